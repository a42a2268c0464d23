"""What an examination of a database, or of the file of a game, has to say, as codes with facts. The
sentences are in `render/lang/en/findings.ftl`; `bot/widgets/saying.py` says them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tables.model.errors import Fact


@dataclass(frozen=True, slots=True, init=False)
class Finding:
    """Something that should not be so, something the host may want to know, or how far it is.

    Facts may quote what is in a damaged file, so they can be anything at all.
    """

    code: str
    facts: Mapping[str, Fact]

    def __init__(self, code: str, /, **facts: Fact) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "facts", facts)
