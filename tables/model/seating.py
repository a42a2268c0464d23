"""Who sits at a table before it begins, and with which options. Pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, get_args, get_origin

from annotated_types import MaxLen
from pydantic import ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from engine import registry
from engine.core import Options, Rules
from engine.thinking.levels import LEVELS
from tables.model import asked, naming, notes, placeholder_names
from tables.model.errors import (
    AlreadySeated,
    BadOptions,
    NotSeated,
    Unfit,
    UserError,
    WrongSeats,
    WrongStatus,
)
from tables.model.table import Seat, Table, UserRef

TICK = 0.001
"""Seconds between two words, at least."""

WORD = 40
"""Letters of the longest word for the shuffles."""

PLAYS_ON = "normal"
"""The level of a computer that takes the seat of somebody who has left."""

_NO_LOBBY = {
    "running": "begun_already",
    "finished": "over_open_new",
    "abandoned": "closed_open_new",
}
"""The codes of refusals, by what the table is instead."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The lobby after a change; `note` is kept of it. No seats: the table closes."""

    seats: tuple[Seat, ...]
    options: dict[str, Any] | None = None
    note: notes.Written = field(kw_only=True)


def tidy(user: UserRef) -> UserRef:
    """The user with a name that is one short line, whatever they call themselves."""
    return UserRef(user.id, naming.tidy(user.name) or naming.UNNAMED)


def named(user: UserRef, others: Iterable[Seat] = ()) -> UserRef:
    """The user with the name of their seat, which is like no other one's."""
    return UserRef(user.id, naming.given(user.name, [seat.name for seat in others]))


def renamed(table: Table, user: UserRef) -> Seat | None:
    """The seat of a user with their present display name; None if it is called so already, or if
    they have none."""
    seat = next((s for s in table.seats if s.user_id == user.id and not s.computer), None)
    if seat is None:
        return None
    others = [s for s in table.seats if s.index != seat.index]
    if naming.still_fits(seat.name, user.name, [s.name for s in others]):
        return None
    new = named(user, others).name
    return None if new == seat.name else replace(seat, name=new)


def taught_options(rules: Rules[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table for learning: those that somebody chose, and those the game has for a
    first time, as far as both go together. Raises `BadOptions`."""
    try:
        return checked_options(rules, {**rules.meta.learn, **options})
    except BadOptions:
        return checked_options(rules, options)


def one_line(text: str) -> str:
    """What somebody typed, in one line of visible characters."""
    line = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(line.split())


def is_word(text: str) -> bool:
    """Whether a text is a word for the shuffles in the form in which it is stored."""
    return 0 < len(text) <= WORD and text == one_line(text)


def checked_options(rules: Rules[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game with their values, but for those that are settled when the game
    begins. Raises `BadOptions` that names the option."""
    given = rules.settled_later
    try:
        chosen = rules.options.model_validate({k: v for k, v in options.items() if k not in given})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = str(first["loc"][0])
        if first["type"] == "extra_forbidden":
            known = tuple(n for n in rules.options.model_fields if n not in given)
            title = rules.meta.key
            if not known:
                raise BadOptions("no_options", title=title, option=name) from error
            raise BadOptions("no_such_option", title=title, option=name, options=known) from error
        raise _bad_value(name, rules.options.model_fields.get(name), first) from error
    conflict = chosen.conflict()
    if conflict is not None:
        option, beside = conflict
        raise BadOptions("option_idle", option=option, beside=beside)
    return chosen.model_dump(mode="json", exclude=set(given))


def changed_options(
    rules: Rules[Any], before: Mapping[str, Any], chosen: Mapping[str, Any]
) -> dict[str, Any]:
    """All options after some of them were chosen. An option that only counts with a value that
    another one has lost goes back to its default. Raises `BadOptions`."""
    merged = {**rules.options.earlier, **before, **chosen}
    for name, (other, needed) in rules.options.only_beside.items():
        if name not in chosen and other in chosen and chosen[other] != needed:
            merged.pop(name, None)
    return checked_options(rules, merged)


def settled_options(
    rules: Rules[Any], table: Table, figures: Mapping[str, Mapping[str, Any]]
) -> dict[str, Any]:
    """The options of a table with the figures that its host's files give it, if its game has not
    begun; of any other one, those with which it began."""
    if table.status != "lobby":
        return table.options
    given = rules.settled_later
    chosen = {name: value for name, value in table.options.items() if name not in given}
    return {**chosen, **figures.get(table.game, {})}


def _bad_value(option: str, field: FieldInfo | None, error: ErrorDetails) -> BadOptions:
    """What the value of an option has to be that pydantic refuses."""
    facts = error.get("ctx", {})
    match error["type"]:
        case "literal_error":
            values = _words(field and field.annotation)
            return BadOptions("option_one_of", option=option, values=values)
        case "bool_parsing" | "bool_type":
            return BadOptions("option_yes_or_no", option=option)
        case "greater_than_equal":
            return BadOptions("option_at_least", option=option, bound=facts["ge"])
        case "less_than_equal":
            return BadOptions("option_at_most", option=option, bound=facts["le"])
        case "value_error" | "too_long" | "tuple_type" if many(field):
            return BadOptions("option_so_many", option=option, count=many(field))
        case _:
            return BadOptions("option_number", option=option)


def many(field: FieldInfo | None) -> int:
    """How many of its values an option is, if it is not just one; 0 if it is."""
    bounds = field.metadata if field is not None else []
    return next((int(m.max_length) for m in bounds if isinstance(m, MaxLen)), 0)


def _words(annotation: Any) -> tuple[str, ...]:
    """The values among which an option, or each of several, is chosen."""
    inner = get_args(annotation)
    if get_origin(annotation) is tuple:
        return _words(inner[0])
    return tuple(str(value) for value in inner)


def need_lobby(table: Table) -> None:
    """Raises `WrongStatus` unless the table is in the lobby."""
    if table.status != "lobby":
        raise WrongStatus(_NO_LOBBY[table.status])


def check_count(rules: Rules[Any], count: int) -> None:
    """Raises `WrongSeats` if the game is not for so many."""
    if count not in rules.meta.seats:
        meta = rules.meta
        raise WrongSeats("wrong_count", title=meta.key, players=tuple(meta.seats), here=count)


def check_fit(rules: Rules[Any], options: Options, count: int) -> None:
    """Raises `Unfit` if no game of so many can begin with these options."""
    reason = options.unfit(count)
    if reason is not None:
        raise Unfit(rules.meta.key, reason)


def join(table: Table, rules: Rules[Any], user: UserRef) -> Seating:
    """A person sits down."""
    if table.seat_of(user.id) is not None:
        raise AlreadySeated("already_seated", name=tidy(user).name)
    return _seated(table, rules, Seat(len(table.seats), user.id, named(user, table.seats).name))


def give_word(table: Table, user_id: int, said: str, at: float) -> Seating:
    """The seats after a player has given a word for the shuffles, in place of an earlier one.

    Raises `WrongStatus`, `NotSeated`, `UserError` where the table has no secret yet, or that is
    none.
    """
    need_lobby(table)
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated()
    if not table.seal:
        raise UserError("opened_without_secret")
    word = one_line(said)
    if not is_word(word):
        raise UserError("word_too_long", most=WORD)
    last = max((other.word_at for other in table.given), default=0.0)
    # Who was last counts, whatever the clock of this machine has done.
    given = replace(table.seats[seat], word=word, word_at=max(at, last + TICK))
    seats = tuple(given if s.index == seat else s for s in table.seats)
    return Seating(seats, note=notes.WordGiven(user=user_id, word=word))


def add_computer(table: Table, rules: Rules[Any], level: str = "") -> Seating:
    """A computer sits down. level: of `placeholder_names.LEVELS`; empty: it answers by chance, as
    it does in a game about which nobody can think."""
    level = placeholder_names.current(level)
    known = level in LEVELS and thinks(table.game)
    name = computer_name(table.seats, level if known else "")
    return _seated(table, rules, Seat(len(table.seats), None, name, True))


def _seated(table: Table, rules: Rules[Any], seat: Seat) -> Seating:
    if len(table.seats) >= max(rules.meta.seats):
        raise WrongSeats("seats_taken")
    return Seating((*table.seats, seat), note=notes.Joined(user=seat.user_id, name=seat.name))


def thinks(game: str) -> bool:
    """Whether computers can think about a game."""
    entry = registry.GAMES.get(game)
    return entry is not None and bool(entry.evaluator)


def computer_name(seats: Sequence[Seat], level: str) -> str:
    """The name of one more computer of a level at a table."""
    return placeholder_names.free(
        placeholder_names.computer(level), [placeholder_names.renewed(s.name) for s in seats]
    )


def leave(table: Table, user_id: int) -> Seating:
    """A person leaves their seat."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated()
    return remove(table, seat, notes.Left)


def remove_computer(table: Table) -> Seating:
    """The last computer leaves its seat."""
    computers = [s.index for s in table.seats if s.computer]
    if not computers:
        raise WrongSeats("no_computer")
    return remove(table, computers[-1])


def remove(
    table: Table, seat: int, how: type[notes.Left | notes.Removed] = notes.Removed
) -> Seating:
    """Somebody leaves a seat, or is taken out. With the last person the table closes."""
    gone = seat_at(table, seat)
    left = tuple(s for s in table.seats if s.index != seat)
    note = how(user=gone.user_id, name=gone.name)
    if all(s.computer for s in left):
        return Seating((), note=note)
    seats = tuple(replace(s, index=i) for i, s in enumerate(left))
    return Seating(seats, note=note)


def take_out(table: Table, user_id: int) -> Seating:
    """A person is taken out. Raises `UserError` if they have no seat, or are the host."""
    seat = table.seat_of(user_id)
    if seat is None or user_id == table.host_id:
        raise UserError("choices_changed")
    return remove(table, seat)


def table_name(said: str) -> str:
    """The name of a table as it is stored. Raises `UserError` for one that is too long."""
    name = one_line(said)
    if len(name) > asked.NAME:
        raise UserError("table_name_long", most=asked.NAME)
    return name


def seat_at(table: Table, seat: int) -> Seat:
    """A seat by its number. Raises `WrongSeats`."""
    if not 0 <= seat < len(table.seats):
        raise WrongSeats("no_such_seat", seats=len(table.seats))
    return table.seats[seat]


def replaced(table: Table, seat: int, new: UserRef | None) -> tuple[Seat, ...]:
    """The seats after one was given to another user or, if `new` is None, to a computer.

    Raises `AlreadySeated`, and `WrongSeats` where computers would play the game out by themselves.
    """
    old = seat_at(table, seat)
    others = tuple(s for s in table.seats if s.index != seat)
    if new is None:
        if old.computer:
            raise AlreadySeated("computer_seated")
        if all(s.computer for s in others):
            raise WrongSeats("only_computers")
        level = PLAYS_ON if thinks(table.game) else ""
        fresh = Seat(seat, None, computer_name(others, level), True)
    else:
        if table.seat_of(new.id) is not None:
            raise AlreadySeated("already_seated", name=tidy(new).name)
        # Also unlike the one who gives the seat up: the log names both.
        fresh = Seat(seat, new.id, named(new, table.seats).name)
    # Every shuffle depends on the words of those who were there when the game began.
    fresh = replace(fresh, word=old.word, word_at=old.word_at)
    return tuple(fresh if s.index == seat else s for s in table.seats)
