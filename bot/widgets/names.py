"""How names enter the sentences of messages.

People choose their names themselves, so one may be a link, a mention or a line of its own. Labels,
menus, pictures and files show a name as it is, because Discord formats nothing there; in a sentence
it is `harmless`.
"""

from __future__ import annotations

import discord

from render.lang.catalogue.bot import Bot
from render.lang.language import Language
from tables.model import naming, placeholder_names

_TURNED = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that turn the direction of what follows them, also outside the name."""

_FIRST_STRONG, _ENDED = "\u2068", "\u2069"
"""Enclose what has a direction of its own."""


def harmless(name: str) -> str:
    """A name, or words of somebody, that formats nothing, mentions nobody and links nowhere."""
    text = discord.utils.escape_markdown(
        " ".join(name.translate(_TURNED).split()), ignore_links=False
    )
    text = text.replace("<", "\\<").replace("@", "@\u200b").replace("://", ":\u200b//")
    return isolated(text)


def isolated(name: str) -> str:
    """A name that does not turn the direction of what stands beside it: behind an Arabic one, a
    score would jump to its left."""
    return f"{_FIRST_STRONG}{name}{_ENDED}" if naming.turns(name) else name


def visible(*names: str | None) -> str:
    """The first of several names of which anything can be seen; empty if there is none."""
    return next((name for name in names if name and naming.tidy(name)), "")


def mark_of(name: str, language: Language) -> str:
    """What stands behind a stored name to tell it from another one that looks the same; mostly
    empty."""
    _, person, number = naming.parts(name)
    marks = (Bot(language).person() if person else "", number)
    return "".join(f" ({mark})" for mark in marks if mark)


def called(name: str, language: Language) -> str:
    """A stored name as people read it. Those of computers and of former players, which are the same
    in the store whatever is spoken, are told in this language; so is the mark of a person."""
    found = placeholder_names.read(name)
    if found is None:
        return naming.parts(name)[0] + mark_of(name, language)
    say = Bot(language)
    if found.level:
        return say.thinker(found.level, number=found.number)
    return say.stand_in(found.kind, number=found.number)
