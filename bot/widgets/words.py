"""The words that are the same for every game, and the words of one table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import discord

from bot.widgets.names import harmless as harmless
from engine import registry
from engine.core import GameMeta
from render.picture import Painter
from render.registry import Presentation, presentation
from render.text.base import Texts, shorten
from tables.facts.model import LogEntry, Seat, Table, TookBack, UserRef

LOG = "/game log"
"""Shows all that happened at a table."""


@dataclass(frozen=True)
class Speech:
    """The words and pictures of one table.

    plain: for labels, menus, pictures and files, where Discord formats nothing.
    rich: for message texts; the names in it are harmless.
    mentioning: for the line that says whom the table awaits.
    """

    table: Table

    @property
    def shown(self) -> Presentation:
        return presentation(self.table.game)

    @property
    def meta(self) -> GameMeta:
        return registry.rules(self.table.game).meta

    @property
    def painter(self) -> Painter | None:
        return self.shown.painter

    @cached_property
    def plain(self) -> Texts[Any]:
        return self.shown.texts(self.table.names)

    @cached_property
    def rich(self) -> Texts[Any]:
        return self.shown.texts([harmless(name) for name in self.table.names])

    @cached_property
    def mentioning(self) -> Texts[Any]:
        return self.shown.texts([who(seat) for seat in self.table.seats])

    def then(self, names: tuple[str, ...]) -> Speech:
        """The words of a time when the seats were called so; empty for as they are called now."""
        table = self.table.called(names)
        return self if table is self.table else Speech(table)

    @property
    def has_hands(self) -> bool:
        """Whether players of this game hold something of their own."""
        return self.shown.texts.hand is not Texts.hand

    def title(self) -> str:
        """The game without its subtitle and the number of the table: one line of a phone."""
        name, _, _ = self.meta.title.partition(":")
        return f"{name} · table {self.table.id}"


def lines(speech: Speech, entries: Iterable[LogEntry]) -> list[str]:
    """The events of some steps, one line each, and where the table went back; with the names of
    those who sat there then."""
    found = []
    for entry in entries:
        texts = speech.then(entry.names).rich
        by = " (your standing order)" if entry.ordered else ""
        found += [shorten(texts.event(event), 300 - len(by)) + by for event in entry.events]
        found += [took_back(speech.then(back.names).rich.names, back) for back in entry.took_back]
    return found


def took_back(names: Sequence[str], back: TookBack) -> str:
    """That a table went back."""
    steps = "1 step" if back.steps == 1 else f"{back.steps} steps"
    agreed = listed([names[seat] for seat in back.agreed])
    said = f"{names[back.seat]} took back {steps}" + (f"; {agreed} agreed" if agreed else "")
    silent = listed([names[seat] for seat in back.waived])
    return said + (f"; {silent} gave no answer in time." if silent else ".")


def last_lines(all_lines: Sequence[str], limit: int, room: int, *, where: str = LOG) -> str:
    """The last lines that fit, as a block of small text; says how many were left out.

    where: what shows those, for example a button of the same message.
    """
    kept: list[str] = []
    for line in reversed(all_lines[-limit:]):
        if size((*kept, line)) > room:
            break
        kept.append(line)
    kept = [f"-# {line}" for line in kept]
    left_out = len(all_lines) - len(kept)
    if left_out and kept:
        kept.append(f"-# … {left_out} earlier, see {where}")
    return "\n".join(reversed(kept))


def size(said: Sequence[str]) -> int:
    """The room that lines take as small text."""
    return sum(len(line) + 4 for line in said)


def who(seat: Seat) -> str:
    """A seat in a message: a mention (which pings only where that is wanted) or a name."""
    return harmless(seat.name) if seat.user_id is None else f"<@{seat.user_id}>"


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counts(numbers: Sequence[int]) -> str:
    """Player counts: `2`, `2 or 3`, `2 to 5`."""
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return listed([str(n) for n in numbers], "or")


def user_ref(user: discord.abc.User) -> UserRef:
    """A Discord user as tables know them."""
    return UserRef(user.id, user.display_name)
