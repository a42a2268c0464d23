"""The words that are the same for every game, and the words of one table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import discord

from bot.widgets.names import called, isolated, mark_of, visible
from bot.widgets.names import harmless as harmless
from engine import registry
from engine.core import GameMeta
from render.lang.catalogue.bot import Bot
from render.lang.language import Language, spoken
from render.listing import Listing
from render.picture import Painter
from render.registry import Presentation, listing, presentation
from render.text.base import Importance, Texts, shorten
from tables.model.table import LogEntry, Seat, Table, TookBack, UserRef

AWAITS = 200
"""Room for a line that names whom the table waits for."""
HEADING = "**"
"""The beginning of a heading line."""
LINE = 300
"""Characters of one line of the log."""


@dataclass(frozen=True)
class Speech:
    """The words and pictures of one table.

    plain: for labels, menus, pictures and files, where Discord formats nothing. rich: for message
    texts; names in it are escaped. mentioning: for the line that names whom the table waits for.
    reader: the reader's language, in private messages; None: the table's, which its channel uses.
    """

    table: Table
    reader: Language | None = None

    @property
    def language(self) -> Language:
        """The language of all of it."""
        return self.reader or spoken(self.table.language)

    @cached_property
    def say(self) -> Bot:
        """The sentences that many messages share."""
        return Bot(self.language)

    @property
    def shown(self) -> Presentation:
        return presentation(self.table.game)

    @property
    def meta(self) -> GameMeta:
        return registry.rules(self.table.game).meta

    @property
    def listing(self) -> Listing:
        """The title of the game and its options."""
        return listing(self.table.game, self.language)

    @property
    def painter(self) -> Painter | None:
        return self.shown.painter

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, unescaped."""
        return tuple(called(name, self.language) for name in self.table.names)

    @cached_property
    def plain(self) -> Texts[Any]:
        names = [isolated(name) for name in self.names]
        return self.shown.texts(names, self.language)

    @cached_property
    def rich(self) -> Texts[Any]:
        names = [harmless(name) for name in self.names]
        return self.shown.texts(names, self.language)

    @cached_property
    def mentioning(self) -> Texts[Any]:
        names = [who(self.table, seat, self.language) for seat in self.table.seats]
        return self.shown.texts(names, self.language)

    def then(self, names: tuple[str, ...]) -> Speech:
        """The words with earlier names of the seats; empty for the present ones."""
        table = self.table.called(names)
        return self if table is self.table else Speech(table, self.reader)

    @property
    def has_hands(self) -> bool:
        """Whether players of this game have hands."""
        return self.plain.says("hand")

    def title(self) -> str:
        """The game without its subtitle and the number of the table: one line of a phone."""
        return self.say.title(game=self.listing.short_title(), table=self.table.id)


def lines(speech: Speech, entries: Iterable[LogEntry]) -> list[str]:
    """The events of some steps and the undos, one line each, with the players' names at the
    time."""
    found = []
    for entry in entries:
        texts = speech.then(entry.names).rich
        found += [marked(speech, entry, texts, event) for event in entry.events]
        found += [took_back(speech.then(back.names), back) for back in entry.took_back]
    return found


def marked(speech: Speech, entry: LogEntry, texts: Texts[Any], event: Any) -> str:
    """An event as a line, with who or what answered if it was not the player's own press. Automatic
    events have no answerer."""
    said = texts.event(event)
    cared = entry.caretaker and texts.importance(event) < Importance.FAINT
    if not (entry.ordered or cared):
        return shorten(said, LINE)
    mark = speech.say.ordered if entry.ordered else speech.say.by_caretaker
    return mark(event=shorten(said, LINE - len(mark(event="·")) + 1))


def cared(speech: Speech, entry: LogEntry) -> str:
    """The line that a caretaker played carefully, and its public aim; empty unless it was the last
    step of that."""
    if entry.cared is None or entry.seat is None:
        return ""
    then = speech.then(entry.names)
    who, hints = then.rich.names[entry.seat], then.rich.hints()
    gained = [] if hints is None else hints.gained(entry.seat, *entry.cared)
    if not gained:
        return speech.say.caretaker_was_careful(who=who)
    return speech.say.caretaker_went_for(who=who, parts=speech.say.listed(gained))


def took_back(speech: Speech, back: TookBack) -> str:
    """The line that a table went back."""
    say, names, steps = speech.say, speech.rich.names, back.steps
    who = names[back.seat]
    agreed = say.listed(names[seat] for seat in back.agreed)
    silent = say.listed(names[seat] for seat in back.waived)
    if agreed and silent:
        return say.took_back_partly_agreed(who=who, steps=steps, agreed=agreed, silent=silent)
    if agreed:
        return say.took_back_agreed(who=who, steps=steps, agreed=agreed)
    if silent:
        return say.took_back_unanswered(who=who, steps=steps, silent=silent)
    return say.took_back(who=who, steps=steps)


def last_lines(
    all_lines: Sequence[str], limit: int, room: int, *, more: Callable[[int], str]
) -> str:
    """The last lines that fit, as a block of small text; says how many were left out.

    more: says that so many earlier lines are left out, and where they are.
    """
    kept: list[str] = []
    for line in reversed(all_lines[-limit:]):
        if size((*kept, line)) > room:
            break
        kept.append(line)
    kept = [f"-# {line}" for line in kept]
    left_out = len(all_lines) - len(kept)
    if left_out and kept:
        kept.append(f"-# {more(left_out)}")
    return "\n".join(reversed(kept))


def whole_lines(said: str, room: int, rest: str) -> str:
    """As many whole lines as fit, without a heading that has no lines below it. rest: says where
    the others are, if there are any."""
    if len(said) <= room:
        return said
    rest = f"-# {rest}"
    room -= len(rest)
    kept: list[str] = []
    for line in said.split("\n"):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    while kept and (not kept[-1] or kept[-1].startswith(HEADING)):
        kept.pop()
    return "\n".join([*kept, rest])


def size(said: Sequence[str]) -> int:
    """The room that lines take as small text."""
    return sum(len(line) + 4 for line in said)


def who(table: Table, seat: Seat, language: Language) -> str:
    """A seat of a table in a message: a mention (which pings only if allowed) or a name. Where
    people may share no server, Discord shows them no names for mentions."""
    if seat.user_id is None or table.by_message:
        return harmless(called(seat.name, language))
    return f"<@{seat.user_id}>{mark_of(seat.name, language)}"


def mention(table: Table, user_id: int | None, language: Language) -> str:
    """A user of a table in a message, with the suffix of their seat's name if it has one."""
    seat = table.seat_of(user_id)
    return f"<@{user_id}>" if seat is None else who(table, table.seats[seat], language)


def counts(say: Bot, numbers: Sequence[int]) -> str:
    """Player counts: `2`, `2 or 3`, `2 to 5`."""
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return say.from_to(low=numbers[0], high=numbers[-1])
    return say.either(str(n) for n in numbers)


def user_ref(user: discord.abc.User) -> UserRef:
    """A Discord user as tables know them."""
    return UserRef(user.id, visible(user.display_name, user.global_name, user.name))
