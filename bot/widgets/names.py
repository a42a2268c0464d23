"""Makes people's names safe to show in messages.

People choose their names themselves, so one may be a link, a mention or a line of its own. Labels,
menus, pictures and files show a name as it is, because Discord formats nothing there; in a sentence
it is `harmless`.
"""

from __future__ import annotations

import discord

from render.lang.catalogue.bot import Bot
from render.lang.forms import changed
from render.lang.language import Language
from tables.model import naming, placeholder_names

_TURNED = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that turn the direction of what follows them, also outside the name."""

_FIRST_STRONG, _ENDED = "\u2068", "\u2069"
"""Enclose what has a direction of its own."""


def harmless(name: str) -> str:
    """A name, or words of somebody, that formats nothing, mentions nobody and links nowhere."""
    return changed(name, _harmless)


def _harmless(name: str) -> str:
    text = discord.utils.escape_markdown(
        " ".join(name.translate(_TURNED).split()), ignore_links=False
    )
    text = text.replace("<", "\\<").replace("@", "@\u200b").replace("://", ":\u200b//")
    return isolated(text)


def isolated(name: str) -> str:
    """A name that does not change the direction of its neighbours: after an Arabic one, a score
    would jump to its left."""
    return f"{_FIRST_STRONG}{name}{_ENDED}" if naming.turns(name) else name


def visible(*names: str | None) -> str:
    """The first of several names that is visible; empty if none is."""
    return next((name for name in names if name and naming.tidy(name)), "")


def mark_of(name: str, language: Language) -> str:
    """The suffix that tells a stored name from another one that looks the same; usually empty."""
    _, person, number = naming.parts(name)
    marks = (Bot(language).person() if person else "", number)
    return "".join(f" ({mark})" for mark in marks if mark)


def called(name: str, language: Language) -> str:
    """A stored name as people read it. The names of computers and former players, and the suffix of
    a person, are the same in the store for all languages; they are translated here."""
    found = placeholder_names.read(name)
    if found is None:
        return naming.parts(name)[0] + mark_of(name, language)
    say = Bot(language)
    if found.level:
        return say.thinker(found.level, number=found.number)
    return say.stand_in(found.kind, number=found.number)
