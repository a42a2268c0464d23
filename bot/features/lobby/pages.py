"""The lobby message of a table, and the private page on which its options are chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, get_args, get_origin

import discord
from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from bot.features.lobby.gathering import INVITE, WHO
from bot.features.record import pages as record
from bot.features.sealing import words as sealing
from bot.panel.panel import HOSTING
from bot.widgets import figures, items, limits, spelling, words
from bot.widgets.ids import ControlId
from bot.widgets.items import COLOUR_ASKED, COLOUR_WAITING, Control, Page
from bot.widgets.names import harmless
from bot.widgets.poker_face import has_secrets
from bot.widgets.words import Speech
from engine import registry
from engine.thinking.levels import LEVELS
from render.lang.catalogue.bot import Bot
from render.lang.catalogue.bot_gathering import BotGathering
from render.lang.catalogue.bot_group import BotGroup
from render.lang.catalogue.bot_hints import BotHints
from render.lang.catalogue.bot_lobby import BotLobby
from render.lang.catalogue.bot_sealing import BotSealing
from render.lang.catalogue.bot_standing import BotStanding
from render.lang.language import ENGLISH, Language
from render.listing import Listing
from render.registry import listing
from render.text.base import shorten
from tables.model import seating
from tables.model.formats import FORMATS
from tables.model.idleness import LOBBY_DAYS
from tables.model.table import Hinted, Table

ON = "y"
PLUS = "+"
"""Between the values of an option of several."""
NONE = "none"
"""How the value None of an option is typed."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a game: its name in the rules, and the values it may have.

    values: the possible values if they can be listed, else empty and a number is typed. many: so
    many of them are chosen, or none; 0: one is.
    """

    name: str
    values: tuple[Any, ...]
    low: int | None = None
    high: int | None = None
    may_be_none: bool = False
    many: int = 0


def choices(game: str) -> tuple[Choice, ...]:
    """The options of a game that its tables choose."""
    rules = registry.rules(game)
    fields: Mapping[str, FieldInfo] = rules.options.model_fields
    return tuple(
        _choice(name, field) for name, field in fields.items() if name not in rules.settled_later
    )


def agreed(table: Table) -> dict[str, Any]:
    """The options of a table, including options that were added after it was opened."""
    return {**registry.rules(table.game).options.earlier, **table.options}


def counting(game: str, options: Mapping[str, Any]) -> list[tuple[int, Choice]]:
    """The options that have an effect, given the others, with their numbers."""
    beside = registry.rules(game).options.only_beside

    def counts(name: str) -> bool:
        other, needed = beside.get(name, ("", None))
        return not other or options.get(other) == needed

    return [(i, choice) for i, choice in enumerate(choices(game)) if counts(choice.name)]


def value_words(value: Any) -> str:
    """A value as players type it, in every language."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (tuple, list)):
        return PLUS.join(map(value_words, value)) or NONE
    return NONE if value is None else str(value)


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The options of a game and their values as players read them. say: of the game itself."""

    say: Listing
    lobby: BotLobby

    @classmethod
    def of(cls, game: str, language: Language) -> OptionWords:
        return cls(listing(game, language), BotLobby(language))

    def value(self, value: Any) -> str:
        """A value, of whatever option."""
        if isinstance(value, bool):
            return self.lobby.yes() if value else self.lobby.no()
        if isinstance(value, str):
            return self.say.value(value)
        if isinstance(value, (tuple, list)):
            return self.lobby.listed(map(self.value, value)) or self.lobby.none()
        return self.lobby.none() if value is None else str(value)


def read_value(choice: Choice, said: str, language: Language = ENGLISH, game: str = "") -> Any:
    """The value that players mean; the words themselves if they mean none, for the rules to refuse.

    `yes`, `on`, `1` are true where true is possible; a number is a number where one is asked for.
    Words of the page in the reader's language count, too.
    """
    said = said.strip()
    if choice.many:
        one = replace(choice, many=0)
        parts = [part for part in said.split(PLUS) if part.strip().casefold() not in ("", NONE)]
        return tuple(read_value(one, part, language, game) for part in parts)
    shown = OptionWords.of(game, language)
    for value in choice.values:
        names = (value_words(value), str(value), shown.value(value))
        if spelling.folded(said) in map(spelling.folded, names):
            return value
    if True in choice.values and said.casefold() in ("on", "1"):
        return True
    if False in choice.values and said.casefold() in ("off", "0"):
        return False
    if choice.may_be_none and said.casefold() in (NONE, "", "-"):
        return None
    try:
        return int(said)
    except ValueError:
        return said


def _choice(name: str, field: FieldInfo) -> Choice:
    if get_origin(field.annotation) is tuple:
        among = get_args(get_args(field.annotation)[0])
        return Choice(name, among, many=seating.many(field))
    parts = _alternatives(field.annotation)
    optional = type(None) in parts
    kind = next((p for p in parts if p is not type(None)), str)
    low = next((int(m.ge) for m in field.metadata if isinstance(m, Ge)), None)  # type: ignore[call-overload]
    high = next((int(m.le) for m in field.metadata if isinstance(m, Le)), None)  # type: ignore[call-overload]
    values: tuple[Any, ...] = ()
    if kind is bool:
        values = (True, False)
    elif get_origin(kind) is Literal:
        values = get_args(kind)
    elif low is not None and high is not None and high - low < limits.OPTIONS - 1:
        values = tuple(range(low, high + 1))
    if values and optional:
        values = (None, *values)
    return Choice(name, values, low, high, optional)


def _alternatives(annotation: Any) -> tuple[Any, ...]:
    if get_origin(annotation) is Literal or annotation is None:
        return (annotation,)
    return get_args(annotation) or (annotation,)


def lobby_message(
    speech: Speech,
    pace: str = "",
    idle_days: int | None = None,
    *,
    asked: Sequence[str] = (),
    chosen: Sequence[str] = (),
) -> Page:
    """Who sits at the table, what will be played, and the buttons to change that.

    Once the game has begun, a short line: the board below says the rest. pace: how patient the
    table is, with a heading, if that is not the default. idle_days: after how many days without
    activity a running game closes. asked: the names of people whose places are held. chosen: what
    the host has chosen for the lobby, line by line.
    """
    table, game, say = speech.table, speech.listing, BotLobby(speech.language)
    if table.status != "lobby":
        left = [_closed_words(say, table, game.title()), *_by_host(speech)]
        offer = usual_button(speech)
        row = None if offer is None else items.row(offer)
        return items.page(items.small("\n".join(left)), row, accent=COLOUR_WAITING)
    said, chance = options_words(speech), sealing.lobby_words(speech.language, table)
    head = say.lobby_title(table=table.id)
    if table.name:
        head = f"{head} · {harmless(table.name)}"
    return items.page(
        items.text(f"-# {head}\n## {game.title()}\n{shorten(game.summary(), 500)}"),
        items.rule(),
        items.text(_seats(speech, asked)),
        items.small("\n".join(chosen)) if chosen else None,
        items.text(said) if said else None,
        _notes(speech.language, table),
        items.text(chance) if chance else None,
        items.text(pace) if pace else None,
        items.small(_group_words(speech)) if table.borrowed else None,
        items.small(_closing(say, idle_days)),
        *_lobby_rows(speech),
        accent=COLOUR_ASKED,
    )


def _group_words(speech: Speech) -> str:
    """How the bot speaks in a borrowed place, and what it means that somebody is not reached."""
    say = BotGroup(speech.language)
    more = [say.some_unreached()] if speech.table.unreached else []
    return "\n".join([say.lobby_note(), *more])


def _closing(say: BotLobby, days: int | None) -> str:
    if days is None:
        return say.lobby_closed_when_idle(lobby=LOBBY_DAYS)
    return say.closed_when_idle(lobby=LOBBY_DAYS, days=days)


def _by_host(speech: Speech) -> list[str]:
    """The figures that a started game takes from the host's files."""
    table = speech.table
    return [harmless(line) for line in figures.by_host(speech.language, table.game, table.options)]


def _notes(language: Language, table: Table) -> discord.ui.TextDisplay[Any] | None:
    """Whose figures it would be played by, and which nobody has confirmed."""
    said = figures.notes(language, table.game, table.options)
    return items.small("\n".join(map(harmless, said))) if said else None


def usual_button(speech: Speech) -> items.Control | None:
    """Opens everybody's own default answers, where a game that goes on takes them over."""
    table = speech.table
    if table.status != "running" or not (
        table.takes_defaults and registry.rules(table.game).recommended_orders
    ):
        return None
    label = BotStanding(speech.language).my_usual_answers()
    return items.button(label, ControlId("usual", table.id))


def _closed_words(say: BotLobby, table: Table, game: str) -> str:
    """What stays of a lobby that nobody can join any more."""
    seats = say.listed(words.who(table, seat, say.language) for seat in table.seats)
    if table.status == "running":
        return say.game_has_begun(table=table.id, game=game, seats=seats)
    if table.status == "abandoned":
        return say.table_was_closed(table=table.id, game=game)
    return say.game_is_over(table=table.id, game=game, seats=seats)


def _seats(speech: Speech, asked: Sequence[str]) -> str:
    table, meta, say = speech.table, speech.meta, BotLobby(speech.language)
    lines = [say.players(counts=words.counts(speech.say, meta.seats))]
    for seat in table.seats:
        number, who = seat.index + 1, words.who(table, seat, say.language)
        if seat.user_id == table.host_id and not seat.computer:
            line = say.player_host(seat=number, who=who)
        else:
            line = say.player(seat=number, who=who)
        if seat.user_id in table.unreached:
            line = BotGroup(speech.language).seat_unreached(player=line)
        lines.append(line)
    gathering = BotGathering(speech.language)
    lines += [f"-# {gathering.seat_asked(who=harmless(name))}" for name in asked]
    free = max(meta.seats) - len(table.seats) - len(asked)
    if free > 0:
        lines.append(f"-# {say.free_seats(count=free)}")
    return "\n".join(lines)


def options_words(speech: Speech) -> str:
    """The options of a table, one line each."""
    table, say = speech.table, BotLobby(speech.language)
    shown = OptionWords(speech.listing, say)
    options = agreed(table)
    found = [
        say.option(
            option=shown.say.option(choice.name),
            value=harmless(shown.value(options.get(choice.name))),
        )
        for _, choice in counting(table.game, options)
        if choice.name in options
    ]
    if table.pictures != "phone":
        found.append(say.option(option=say.posts_menu(), value=say.posts_choice(table.pictures)))
    if seating.thinks(table.game):
        hints = BotHints(speech.language)
        found.append(hints.allowed(table.hints))
    if not table.takes_defaults:
        found.append(BotStanding(speech.language).usual_forbidden())
    head = say.options_heading()
    return shorten(f"{head}\n" + "\n".join(found), 1_000) if found else ""


def _lobby_rows(speech: Speech) -> list[discord.ui.Item[Any]]:
    table, meta, language = speech.table, speech.meta, speech.language
    say = BotLobby(language)
    full = len(table.seats) >= max(meta.seats)
    ready = len(table.seats) in meta.seats
    t = table.id
    first = [
        items.button(say.join(), ControlId("join", t), "primary", disabled=full),
        items.button(say.leave(), ControlId("leave", t)),
        items.button(say.start(), ControlId("start", t), "success", disabled=not ready),
    ]
    if not table.borrowed:
        first += record.button(language, table)
    if table.seal:
        first.append(items.button(BotSealing(speech.language).give_word(), ControlId("word", t)))
    thinking = seating.thinks(table.game)
    adding = items.button(say.add_computer(), ControlId("computer", t), disabled=full)
    second = [] if thinking else [adding]
    if any(seat.computer for seat in table.seats):
        second.append(items.button(say.remove_computer(), ControlId("nocomputer", t)))
    asking = BotGathering(speech.language).ask()
    if table.borrowed:
        second.append(items.button(BotGroup(language).host_menu(), ControlId(HOSTING, t)))
    else:
        second.append(items.button(asking, ControlId(INVITE, t), disabled=full))
    second.append(items.button(say.options(), ControlId("options", t)))
    second.append(items.button(speech.say.help(), ControlId("help", t)))
    rows: list[discord.ui.Item[Any]] = [items.row(*first), items.row(*second)]
    if thinking and not full:
        rows.append(items.row(_levels(speech.language, t)))
    return rows


def _levels(language: Language, table: int) -> Control:
    """The menu by which a computer is added, by how well it plays."""
    say = BotLobby(language)
    options = [
        discord.SelectOption(label=say.level(level), description=say.skill(level), value=level)
        for level in LEVELS
    ]
    return items.select(ControlId("computer", table), say.add_thinker(), options)


def options_page(language: Language, table: Table, note: str | None = None) -> Page:
    """The options one by one, for the host; of a game that goes on those that can still be changed.
    At most nine options; more games have none."""
    shown = OptionWords.of(table.game, language)
    say = shown.lobby
    head = f"### {say.options_of_table(table=table.id)}"
    if note:
        head += f"\n> {shorten(note, 400)}"
    options = counting(table.game, agreed(table))[:9] if table.status == "lobby" else []
    menus = _table_menus(language, table)
    parts: list[discord.ui.Item[Any]] = [items.text(head), *_game_options(shown, table, options)]
    for about, menu in menus:
        if len(options) < 8:  # with more, the labels of the menus must do
            parts.append(items.text(about))
        parts.append(items.row(menu))
    if table.status == "lobby":
        label = BotGathering(language).players_and_start()
        parts.append(items.row(items.button(label, ControlId(WHO, table.id))))
    return items.page(*parts, _notes(language, table), accent=COLOUR_ASKED)


def _table_menus(language: Language, table: Table) -> list[tuple[str, items.Control]]:
    """The choices for a table in any game, with their values; some only in the lobby."""
    say, standing, hints = BotLobby(language), BotStanding(language), BotHints(language)
    rules, open_still = registry.rules(table.game), table.status == "lobby"
    found = [(say.posts_option(), _format_menu(say, table))]
    if has_secrets(rules):
        found.append((standing.face_option(), _face_menu(standing, table)))
    if rules.recommended_orders and open_still:
        found.append((standing.usual_option(), _usual_menu(standing, table)))
    if seating.thinks(table.game) and open_still:
        found.append((hints.option_of_hints(), _hints_menu(hints, table)))
    return found


def _game_options(
    shown: OptionWords, table: Table, chosen_of: Sequence[tuple[int, Choice]]
) -> list[discord.ui.Item[Any]]:
    """The options of the game itself, which are settled when it begins, with their numbers."""
    parts: list[discord.ui.Item[Any]] = []
    options = agreed(table)
    for index, choice in chosen_of:
        value = options.get(choice.name)
        meaning = shown.say.meaning(choice.name)
        described = f"\n-# {shorten(meaning, 200)}" if meaning else ""
        title = shown.say.option(choice.name)
        chosen = shown.lobby.option_chosen(option=title, value=shown.value(value))
        parts.append(items.text(f"{chosen}{described}"))
        control = ControlId("option", table.id, (str(index),))
        parts.append(items.row(_option_control(shown, control, choice, value)))
    return parts


def _face_menu(say: BotStanding, table: Table) -> items.Control:
    """Whether answers that depend on hidden things all come after the same time."""
    options = [
        discord.SelectOption(label=label, value=value, default=table.poker_face is on)
        for value, on, label in ((ON, True, say.face_on()), ("n", False, say.face_off()))
    ]
    return items.select(ControlId("face", table.id), say.face_menu(), options)


def _hints_menu(say: BotHints, table: Table) -> items.Control:
    """Whether players may ask for hints."""
    options = [
        discord.SelectOption(label=say.allowed(kind), value=kind, default=kind == table.hints)
        for kind in get_args(Hinted)
    ]
    return items.select(ControlId("hints", table.id), say.menu_of_hints(), options)


def _format_menu(say: BotLobby, table: Table) -> items.Control:
    """In which format the posts of the table are."""
    options = [
        discord.SelectOption(label=say.posts_choice(key), value=key, default=key == table.pictures)
        for key in FORMATS
    ]
    return items.select(ControlId("pictures", table.id), say.posts_menu(), options)


def _usual_menu(say: BotStanding, table: Table) -> items.Control:
    """Whether the table takes default answers over."""
    options = [
        discord.SelectOption(label=label, value=value, default=table.takes_defaults is taken)
        for value, taken, label in (
            (ON, True, say.usual_allowed()),
            ("n", False, say.usual_forbidden()),
        )
    ]
    return items.select(ControlId("takesusual", table.id), say.usual_answers(), options)


def _option_control(
    said: OptionWords, control: ControlId, choice: Choice, value: Any
) -> items.Control:
    title = said.say.option(choice.name)
    if not choice.values:
        label = said.lobby.change_option(option=title)
        return items.button(shorten(label, limits.BUTTON_LABEL), control)
    shown: Sequence[Any] = choice.values[: limits.OPTIONS]
    options = [
        discord.SelectOption(
            label=shorten(said.value(v), limits.OPTION_LABEL),
            value=str(i),
            default=v in value if choice.many and value else v == value,
        )
        for i, v in enumerate(shown)
    ]
    return items.select(control, title, options, low=choice.many or 1, high=choice.many or 1)


def close_page(language: Language, table: Table) -> Page:
    """Asks whether a table is really closed."""
    say = BotLobby(language)
    return items.page(
        items.text(say.close_table(table=table.id)),
        items.row(
            items.button(say.yes_close(), ControlId("abandon", table.id), "danger"),
            items.button(Bot(language).go_back(), ControlId("close", table.id)),
        ),
    )
