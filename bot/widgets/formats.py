"""The formats of pictures, as they are chosen."""

from __future__ import annotations

from tables.facts.errors import Refusal
from tables.facts.formats import FORMATS, Format


def chosen(value: str) -> Format:
    """The format of a choice. Raises `Refusal` for what is none."""
    if value not in FORMATS:
        raise Refusal("choices_changed")
    return value
