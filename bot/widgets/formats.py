"""The formats of pictures, as they are chosen."""

from __future__ import annotations

from tables.model.errors import UserError
from tables.model.formats import FORMATS, Format


def chosen(value: str) -> Format:
    """The format of a choice. Raises `UserError` for what is none."""
    if value not in FORMATS:
        raise UserError("choices_changed")
    return value
