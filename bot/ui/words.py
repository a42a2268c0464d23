"""The words that are the same for every game, and the words of one table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bot.names import harmless as harmless
from bot.tables.model import LogEntry, Seat, Table, TookBack
from engine import registry
from engine.core import GameMeta
from render.picture import Painter
from render.registry import Presentation, presentation
from render.text.base import Texts, shorten

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
        return self.shown.texts(self.table.said)

    @cached_property
    def mentioning(self) -> Texts[Any]:
        return self.shown.texts([who(seat) for seat in self.table.seats])

    @property
    def has_hands(self) -> bool:
        """Whether players of this game hold something of their own."""
        return self.shown.texts.hand is not Texts.hand

    def title(self) -> str:
        """The game without its subtitle and the number of the table: one line of a phone."""
        name, _, _ = self.meta.title.partition(":")
        return f"{name} · table {self.table.id}"


def lines(texts: Texts[Any], entries: Iterable[LogEntry]) -> list[str]:
    """The events of some steps, one line each, and where the table went back."""
    found = []
    for entry in entries:
        by = " (your standing order)" if entry.ordered else ""
        found += [shorten(texts.event(event), 300 - len(by)) + by for event in entry.events]
        found += [took_back(texts.names, back) for back in entry.took_back]
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
    used = 0
    for line in reversed(all_lines[-limit:]):
        if used + len(line) + 4 > room:
            break
        kept.append(f"-# {line}")
        used += len(line) + 4
    left_out = len(all_lines) - len(kept)
    if left_out and kept:
        kept.append(f"-# … {left_out} earlier, see {where}")
    return "\n".join(reversed(kept))


def who(seat: Seat) -> str:
    """A seat in a message: a mention (which pings only where that is wanted) or a name."""
    return seat.said if seat.user_id is None else f"<@{seat.user_id}>"


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
