"""Where the program finds its own files and keeps its data."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import platformdirs

from tables.store.address import Where


def default_database() -> Path:
    """The database of an installation that configured nothing."""
    return Path(platformdirs.user_data_dir("agora", appauthor=False)) / "agora.sqlite3"


def folder(where: Where) -> Path:
    """The folder of the host's own files: next to the database, or where the default database would
    be if a server keeps it."""
    return where.parent if isinstance(where, Path) else default_database().parent


def migrations(back_end: str = "") -> list[Traversable]:
    """The numbered SQL files in order: in an installed wheel, or at the root of a checkout.

    back_end: the folder of those for another database than SQLite, e.g. `postgres`.
    """
    packaged = resources.files("tables.store") / "migrations"
    folder: Traversable = packaged
    if not packaged.is_dir():
        folder = Path(__file__).resolve().parents[2] / "migrations"
    if back_end:
        folder = folder / back_end
    return sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)


def numbered(back_end: str = "") -> list[int]:
    """The numbers of the migrations, in order."""
    return [int(file.name.split("_")[0]) for file in migrations(back_end)]
