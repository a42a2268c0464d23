"""For what pictures of tables are made."""

from __future__ import annotations

from typing import Literal, get_args

Format = Literal["phone", "desk", "words"]
"""For a phone, for a wide screen, or no pictures but words in their place."""
FORMATS: tuple[Format, ...] = get_args(Format)
