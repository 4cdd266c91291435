"""Where a bundled program starts, and each of the processes in which it reads card texts."""

from multiprocessing import freeze_support

from ptcg_desktop.cli.main import run

if __name__ == "__main__":
    freeze_support()  # a process started to read card texts does that and ends here, instead of opening another window
    run()
