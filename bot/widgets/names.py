"""How names enter the sentences of messages.

People choose their names themselves, so one may be a link, a mention or a line of its own. Labels,
menus, pictures and files show a name as it is, because Discord formats nothing there; in a sentence
it is `harmless`.
"""

from __future__ import annotations

import discord

from render.lang.catalogue.bot import Bot
from render.lang.language import Language
from tables.facts import stand_ins

_TURNED = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that turn the direction of what follows them, also outside the name."""


def harmless(name: str) -> str:
    """A name, or words of somebody, that formats nothing, mentions nobody and links nowhere."""
    text = discord.utils.escape_markdown(
        " ".join(name.translate(_TURNED).split()), ignore_links=False
    )
    return text.replace("<", "\\<").replace("@", "@\u200b").replace("://", ":\u200b//")


def called(name: str, language: Language) -> str:
    """A stored name as people read it. Those of computers and of former players, which are the same
    in the store whatever is spoken, are told in this language."""
    found = stand_ins.read(name)
    if found is None:
        return name
    say = Bot(language)
    if found.level:
        return say.thinker(found.level, number=found.number)
    return say.stand_in(found.kind, number=found.number)
