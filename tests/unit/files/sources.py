"""Invented card data in the shapes of both public sources."""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

SERIE = """import { Serie } from '../interfaces'

const invented: Serie = {
	id: "inv",
	name: { en: "Invented", pt: "Inventada" }
}

export default invented
"""
SET = """import { Set } from '../../interfaces'
import serie from '../Invented'

const set: Set = {
	id: "inv1",
	name: { en: "Glass Garden", 'pt-br': "Jardim de Vidro" },
	serie: serie,
	tcgOnline: "GLG",
	cardCount: { official: 3 },
	releaseDate: "2030-05-01",
}

export default set
"""
POCKET_SERIE = SERIE.replace('"inv"', '"tcgp"')


def card_file(**fields: str) -> str:
    """A TypeScript card file; every field is source text (`hp="70"`, `name='{ en: "Glimmoth" }'`)."""
    known = {
        "name": '{ en: "Glimmoth", pt: "Mariluz" }',
        "rarity": '"Common"',
        "category": '"Pokemon"',
        "set": "Set",
        "hp": "60",
        "types": '["Grass"]',
        "stage": '"Basic"',
        "attacks": """[
		{
			// a comment, with "quotes"
			cost: ["Grass", "Colorless",],
			name: { en: 'Dust Off', pt: "Sacudir" },
			effect: { en: "Flip a coin. If heads, draw a card.", },
			damage: "20+",
		},
	]""",
        "retreat": "1",
        **fields,
    }
    body = "".join(f"\t{key}: {value},\n" for key, value in known.items() if value)
    return (
        "import { Card } from '../../../interfaces'\nimport Set from '../Glass Garden'\n\n"
        f"const card: Card = {{\n{body}\n}}\n\nexport default card\n"
    )


def tree(cards: Mapping[str, str] | None = None, root: str = "cards-database/") -> dict[str, bytes]:
    """Member path → bytes of a small TCGdex tree; `cards` is local id → card file."""
    files = {
        "interfaces.d.ts": "export interface Card {}\n",
        "data/Invented.ts": SERIE,
        "data/Invented/Glass Garden.ts": SET,
    }
    for number, text in (cards if cards is not None else {"1": card_file()}).items():
        files[f"data/Invented/Glass Garden/{number}.ts"] = text
    return {root + path: text.encode() for path, text in files.items()}


def json_card(**fields: Any) -> dict[str, Any]:
    """An English record of pokemon-tcg-data."""
    return {
        "id": "inv1-1",
        "name": "Glimmoth",
        "supertype": "Pokémon",
        "subtypes": ["Basic"],
        "hp": "60",
        "types": ["Grass"],
        "attacks": [{"name": "Dust Off", "cost": ["Grass", "Colorless"], "damage": "20+", "text": "Invented text."}],
        "weaknesses": [{"type": "Fire", "value": "×2"}],
        "convertedRetreatCost": 1,
        "number": "1",
        "rarity": "Common",
        "images": {"small": "https://images.pokemontcg.io/inv1/1.png"},
        **fields,
    }


def json_tree(
    cards: list[dict[str, Any]] | None = None,
    portuguese: list[dict[str, Any]] | None = None,
    decks: list[dict[str, Any]] | None = None,
) -> dict[str, bytes]:
    """Member path → bytes of a small pokemon-tcg-data tree of the set `inv1`."""
    sets = [
        {"id": "inv1", "name": "Glass Garden", "series": "Invented", "printedTotal": 3, "releaseDate": "2030/05/01"}
    ]
    files: dict[str, Any] = {
        "sets/en.json": sets,
        "cards/en/inv1.json": cards if cards is not None else [json_card()],
        "cards/de/inv1.json": [json_card(name="Glimmerling")],
    }
    if portuguese is not None:
        files["cards/ptbr/inv1.json"] = portuguese
    if decks is not None:
        files["decks/en/inv1.json"] = decks
    return {f"pokemon-tcg-data-master/{path}": json.dumps(value).encode() for path, value in files.items()}


def make_zip(path: Path, files: Mapping[str, bytes]) -> Path:
    """A zip of `files`."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def make_tar(path: Path, files: Mapping[str, bytes], mode: str = "w:xz") -> Path:
    """A tar of `files`, packed as `mode` says."""
    with tarfile.open(path, mode) as archive:  # type: ignore[call-overload]  # the mode is only known at run time
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return path


def make_folder(path: Path, files: Mapping[str, bytes]) -> Path:
    """A folder of `files`."""
    for name, data in files.items():
        target = path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    return path
