"""`catalogue import | update | info`: all cards, from where, how many."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ptcg_desktop.cli.groups import command, given_path, group

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.services.catalogue import CatalogueService, ImportReport

FAULTS_SHOWN = 10


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands."""
    own = group(groups, "catalogue", "import, update and look at the catalogue of all cards")
    importing = command(
        own,
        common,
        "import",
        "import card data from files, folders or archives; what is there already is merged with it",
        run_import,
        "catalogue import cards-database.tar.xz\n"
        "catalogue import pokemon-tcg-data.zip\n"
        "catalogue import ~/Downloads/cards-database --json",
    )
    importing.add_argument(
        "paths",
        type=given_path,
        nargs="+",
        metavar="PATH",
        help="TCGdex or pokemon-tcg-data: a file, a folder, a .zip, .tar.gz or .tar.xz",
    )
    command(
        own,
        common,
        "update",
        "download the public card archives and import them",
        run_update,
        "catalogue update\ncatalogue update --json",
    )
    command(own, common, "info", "say what the catalogue holds", run_info, "catalogue info\ncatalogue info --json")


def open_catalogue(options: argparse.Namespace, console: Console) -> CatalogueService:
    """The catalogue of the home folder; the library is not touched."""
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.workspace import default_home

    home = (options.home or default_home()).absolute()
    return CatalogueService(home, renewing=console.renewing)


def run_import(options: argparse.Namespace, console: Console) -> int:
    """`catalogue import`."""
    return _report(open_catalogue(options, console).import_paths(options.paths, console.progress), console)


def run_update(options: argparse.Namespace, console: Console) -> int:
    """`catalogue update`."""
    from ptcg_desktop.services.fetching import UrlFetcher

    return _report(open_catalogue(options, console).update(UrlFetcher(), console.progress), console)


def _report(report: ImportReport, console: Console) -> int:
    console.end_progress()
    console.answer(report)
    console.tell("cli.import.read", count=report.read, added=report.added, merged=report.merged)
    for reason, count in sorted(report.left_out.items()):
        console.tell("cli.import.left_out", count=count, reason=console.say(f"left_out.{reason}"))
    if report.faulty:
        console.tell("cli.import.faulty", count=len(report.faulty))
        for faulty in report.faulty[:FAULTS_SHOWN]:
            console.print(f"  {faulty.path}: {console.say(f'faulty.{faulty.reason}', detail=faulty.detail)}")
        if len(report.faulty) > FAULTS_SHOWN:
            console.tell("cli.more", count=len(report.faulty) - FAULTS_SHOWN)
    console.tell("cli.info.printings", count=report.printings, sets=report.sets)
    return 0 if report.added or report.merged else 1


def run_info(options: argparse.Namespace, console: Console) -> int:
    """`catalogue info`."""
    info = open_catalogue(options, console).info()
    console.answer(info)
    console.tell("cli.info.printings", count=info.printings, sets=info.sets)
    for language, count in info.languages.items():
        console.tell("cli.info.language", count=count, language=console.say(f"cli.language.{language}"))
    for source, count in info.sources.items():
        console.tell("cli.info.source", count=count, source=source)
    if info.built:
        console.tell("cli.info.built", date=info.built)
    else:
        console.tell("cli.info.starter")
    return 0
