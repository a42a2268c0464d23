"""The files of the data folder."""

from __future__ import annotations

import tomllib
from importlib import resources


def text(name: str) -> str:
    """A file of the data folder as it is written."""
    return resources.files(__package__).joinpath("data", name).read_text("utf-8")


def read(name: str) -> dict[str, object]:
    """What a file of the data folder says."""
    return tomllib.loads(text(name))
