"""What developers and continuous integration run; no part of the program."""
