"""Sums up what happened, in order, each event with its consequences. Important events are marked,
and routine ones are left out first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from bot.widgets import words
from bot.widgets.words import Speech
from render.text.base import Importance
from tables.model.table import LogEntry

BOLD = "**"
ELLIPSIS = " …"


@dataclass(slots=True)
class SummaryLine:
    """One event and its consequences, a sentence each. mine: it happened to the reader, who did not
    cause it."""

    weight: Importance
    said: list[str] = field(default_factory=list)
    mine: bool = False

    @property
    def important(self) -> bool:
        """Whether it is never left out."""
        return self.mine or self.weight <= Importance.NOTABLE

    @property
    def rank(self) -> tuple[bool, Importance]:
        """The order of leaving out: the lowest stays longest."""
        return (not self.mine, self.weight)

    def text(self, room: int) -> tuple[str, int]:
        """The event as a line, with what is serious in bold, and its number of sentences."""
        first, *rest = self.said
        if not self.important:
            return f"-# {first}" + "".join(f" {said}" for said in rest), len(self.said)
        line = f"{BOLD}{first}{BOLD}" if self.mine or self.weight is Importance.GRAVE else first
        told = 1
        for said in rest:
            if len(line) + len(said) + len(ELLIPSIS) > room:
                return line + ELLIPSIS, told
            line, told = f"{line} {said}", told + 1
        return line, told


def summary_lines(
    speech: Speech, entries: Iterable[LogEntry], reader: int | None = None
) -> list[SummaryLine]:
    """What happened in some steps, in the order of the log; reader: the reader's seat."""
    found: list[SummaryLine] = []
    going_on: SummaryLine | None = None
    turn: int | None = None
    for entry in entries:
        if not entry.between and entry.seat != turn:
            going_on, turn = None, entry.seat  # nothing came of somebody else's turn
        if entry.aside:
            going_on = None  # it came of nothing
        # A player's choice in another's turn still happens to the others, unless nobody asked for
        # it.
        asked = entry.between and not entry.aside
        others = entry.seat != reader or (asked and turn not in (None, reader))
        told = speech.then(entry.names)
        for event in entry.events:
            texts = told.rich
            if going_on is None or not event.is_consequence():
                going_on = SummaryLine(texts.importance(event))
                found.append(going_on)
            going_on.said.append(words.marked(speech, entry, texts, event))
            going_on.mine = going_on.mine or (others and reader in event.affects())
        if entry.aside:
            going_on = None
        if careful := words.cared(speech, entry):
            found.append(SummaryLine(Importance.NOTABLE, [careful]))
            going_on = None
        for back in entry.took_back:
            then = speech.then(back.names)
            found.append(SummaryLine(Importance.GRAVE, [words.took_back(then, back)]))
            going_on = None
    return found


def told(found: Iterable[SummaryLine], limit: int, room: int, *, more: Callable[[int], str]) -> str:
    """The summary as text, in the order of the log: everything important, and of the rest as much
    as fits into `limit` lines. more: says how many sentences are left out.
    """
    parts = list(found)
    kept: dict[int, str] = {}
    left_out = 0
    full = False
    for i in sorted(range(len(parts)), key=lambda i: parts[i].rank):
        part = parts[i]
        line, count = part.text(room)
        fits = len(line) + 1 <= room and (part.important or len(kept) < limit)
        full = full or not fits
        if full:
            left_out += len(part.said)
            continue
        kept[i] = line
        room -= len(line) + 1
        left_out += len(part.said) - count
    lines = [kept[i] for i in sorted(kept)]
    if left_out and lines:
        lines.append(f"-# {more(left_out)}")
    return "\n".join(lines)


def has_room(found: Sequence[SummaryLine], room: int) -> bool:
    """Whether everything important fits."""
    return sum(len(" ".join(p.said)) + 2 * len(BOLD) + 1 for p in found if p.important) <= room
