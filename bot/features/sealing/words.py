"""What is said of the secrets of a game's chance: in the log, and in the channel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from render.lang.catalogue.bot_sealing import BotSealing
from render.lang.language import Language
from tables.store.sealing import SEALED, TOLD


def note_words(language: Language, kind: str, fact: Mapping[str, Any]) -> str:
    """A line of the log; empty for notes of other kinds."""
    say = BotSealing(language)
    if kind == SEALED and fact["back"]:
        return say.goes_on_from_secret(seal=fact["commitment"])
    if kind == SEALED:
        return say.comes_from_secret(seal=fact["commitment"])
    if kind == TOLD:
        return say.secret_was(seal=fact["commitment"], secret=fact["secret"])
    return ""


def notice_words(language: Language, data: Mapping[str, Any]) -> str | None:
    """The text of a notice; None for notices of other kinds."""
    say = BotSealing(language)
    if data.get("what") == SEALED:
        if data["back"]:
            return f"-# {say.sealed_anew(seal=data['commitment'])}"
        return f"-# {say.sealed(seal=data['commitment'])}"
    if data.get("what") == TOLD:
        lines = [note_words(language, TOLD, fact) for fact in data["deals"]]
        if data["more"]:
            lines.append(say.earlier_in_log())
        lines.append(say.how_to_check())
        return "\n".join(f"-# {line}" for line in lines)
    return None
