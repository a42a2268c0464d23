"""How names enter the sentences of messages.

People choose their names themselves, so one may be a link, a mention or a line of its own. Labels,
menus, pictures and files show a name as it is, because Discord formats nothing there; a sentence
takes `said` of a `Seat` or `UserRef`, which is `harmless` here.
"""

from __future__ import annotations

import re

_FORMATS = re.compile(r"[_\\~|*`]|^>(?:>>)?\s|\[.+\]\(.+\)|^#{1,3}|^\s*-")
"""What Discord would format, at the beginning or within."""
_TURNED = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""Characters that turn the direction of what follows them, also outside the name."""


def harmless(name: str) -> str:
    """A name, or words of somebody, that formats nothing, mentions nobody and links nowhere."""
    text = _FORMATS.sub(r"\\\g<0>", " ".join(name.translate(_TURNED).split()))
    return text.replace("<", "\\<").replace("@", "@\u200b").replace("://", ":\u200b//")
