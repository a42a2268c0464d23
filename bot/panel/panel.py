"""The private panel: one ephemeral message, edited in place, in which a player takes a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import discord

from bot.panel import boards, controls, looking, proposal
from bot.panel.boards import Board
from bot.panel.controls import Caption, Layout, Select
from bot.panel.entries import Entry, check_of, entries_of
from bot.panel.order_controls import NOTHING, Parts
from bot.widgets import items, limits, turn_summary, words
from bot.widgets.ids import ControlId, PanelState
from bot.widgets.items import COLOUR_ASKED, COLOUR_OVER, COLOUR_WAITING, Control, Page
from bot.widgets.links import beside
from bot.widgets.names import harmless
from bot.widgets.reporting import report_button
from bot.widgets.words import AWAITS, Speech
from engine.core import Decision, Pick, Resign
from render.lang.catalogue.bot_group import BotGroup
from render.lang.catalogue.bot_hints import BotHints
from render.lang.catalogue.bot_panel import BotPanel
from render.text.base import shorten
from tables.model import seating
from tables.model.plans import PlanStatus
from tables.model.table import LogEntry, Position

HOSTING = "hosting"
"""Opens what the host of a table in a borrowed place can do."""
PROMPT = 1_000
NOTE = 400
LINE = 150
"""A longer typed line is not shown, because nobody learns it by heart."""
RECENT_LINES = 6
RECENT_ROOM = 700
SHOWN_LINES = 3
SHOWN_ROOM = 350
HINTS = 800
"""Room for explanations of buttons that have no room for them."""
MORE = 5
"""Buttons after the one for more, besides the others: log, share, options, a row."""
LEAST_WORDS = 300
"""The least room for the board in words, however much else a panel says."""


def stamp(position: Position, menus: Sequence[Entry]) -> tuple[str, str]:
    """The mark of the state a panel was made for: since when the table has not gone back, its
    version, and its check with the last public step.

    Those who wait get no version, because it changes with every unpublished step of others. Those
    who are asked learn no count from it either, see `Table.version_token`.
    """
    table = position.table
    version = (
        f"{table.rewind_token}.{table.version_token}" if position.decisions else table.rewind_token
    )
    return version, f"{check_of(menus)}.{table.public_seq}"


def menus_of(position: Position) -> tuple[Entry, ...]:
    """The menus of the panel of a position."""
    if position.viewer is None:
        return ()
    return entries_of(
        position.decisions, position.anytime_actions, position.viewer, position.lookahead
    )


def questions(position: Position) -> tuple[Decision, ...]:
    """The questions that the panel of a position shows."""
    return (*position.decisions, *position.lookahead.decisions)


def panel(
    position: Position,
    speech: Speech,
    board: Board | None,
    recent: Sequence[LogEntry] = (),
    *,
    place: PanelState | None = None,
    note: str | None = None,
    line: str = "",
    plan_status: PlanStatus | None = None,
    standing: Parts = NOTHING,
    moving: Control | None = None,
    following: Control | None = None,
    sharing: Sequence[Control] = (),
) -> Page:
    """The panel of a seated viewer, at a page, with a remark on the last press.

    board: the pictures above the menus; None: words instead. line: what could have been typed for
    the last press. outlook: what the viewer has prepared, for this turn or the next one. standing:
    the part on standing orders. moving: brings a table without a channel to this one. following:
    leads to another table that waits for the viewer. sharing: shows the board where the viewer is.
    """
    place = place or PanelState()
    menus = menus_of(position)
    plan, ahead = proposal.parts(plan_status, speech, position)
    moved = [items.row(moving)] if moving is not None else []
    above = _above(position, speech, board, menus, place)
    leading = [following] if following is not None else []
    leading += [] if position.decisions or place.more else sharing
    following_row = [items.row(*leading)] if leading else []
    added = (*plan, *standing.menu, *moved, *following_row, *above[1:])
    numbers = looking.numbers_button(position, speech)
    spare = sum(1 + len(getattr(part, "children", ())) for part in added)
    spare += len(numbers) + MORE if place.more else 0
    layout = controls.layout(
        menus, speech.plain, position.view, place, budget=controls.BUDGET - spare
    )
    parts: list[discord.ui.Item[Any] | None] = [
        items.text("\n".join((_head(position, speech, note, line), *standing.lines))),
        *above,
        *moved,
        _optional(_recent(position, speech, recent)),
        *(plan if place.sure is None else ()),
        *(standing.menu if standing.leads and place.sure is None else ()),
        items.rule() if layout.rows else None,
        *rows(layout, partial(_id, position, menus, place)),
        *(standing.menu if not standing.leads and place.sure is None else ()),
    ]
    asks = any(e.seat == position.viewer and not e.draft for e in recent)
    if place.more and place.sure is None:
        parts.append(_optional(_refusals(position, speech, menus)))
        more = [*_hint(position, speech), *numbers, *_seldom(position, speech, sharing, asks=asks)]
        parts += _in_rows(more)
    parts += _steering(
        position,
        speech,
        menus,
        layout,
        place,
        asks=asks,
        ahead=ahead,
        standing=standing,
        whole=board is not None and not board.question,
        numbers=() if place.more or _only_waits(position) else numbers,
    )
    parts += following_row
    if board is None and above:
        fit(above[0], speech, parts)
    colour = COLOUR_ASKED if position.decisions else COLOUR_WAITING
    if position.outcome is not None:
        colour = COLOUR_OVER
    return items.page(*parts, pictures=board.pictures if board else (), accent=colour)


def _head(position: Position, speech: Speech, note: str | None, line: str = "") -> str:
    texts, view = speech.rich, position.view
    table = position.table
    where = "" if table.place == "gone" else beside(table)
    found = [f"-# {speech.title()}{where}"]
    headline = shorten(texts.headline(view), 200)
    if headline:
        found.append(f"### {headline}")
    if note:
        found.append(f"> {shorten(note, NOTE)}")
    if line and len(line) <= LINE:
        found.append(BotPanel(speech.language).typed_line(line=line.lower().replace("`", "")))
    found += prompts(position, speech, menus_of(position))
    if position.outcome is not None:
        found.append(f"**{texts.outcome(view, position.outcome)}**")
    elif position.table.status == "abandoned":
        found.append(BotPanel(speech.language).closed_without_result())
    elif not position.decisions:
        found += [shorten(texts.awaits(view, d), AWAITS) for d in position.waiting]
    return "\n".join(found)


def prompts(position: Position, speech: Speech, menus: Sequence[Entry]) -> list[str]:
    """The questions. If the only answer is an implied one, only the follow-up question."""
    texts, lookahead = speech.rich, position.lookahead
    found = [shorten(texts.prompt(position.view, d), PROMPT) for d in position.decisions]
    if lookahead.implied is None:
        return found
    [decision] = position.decisions
    if not any(e.decision is decision and not e.folded for e in menus):
        found = []
    found += [shorten(texts.prompt(lookahead.view, d), PROMPT) for d in lookahead.decisions]
    action = texts.action(position.view, lookahead.implied)
    return [*found, BotPanel(speech.language).goes_without_saying(action=action)]


def _recent(position: Position, speech: Speech, recent: Sequence[LogEntry]) -> str:
    """The viewer's unpublished steps and the part of their turn before them. Before their first
    step: what is new since they last acted."""
    say = BotPanel(speech.language)
    drafted = [e for e in recent if e.draft]
    new = _unread(position.viewer, [e for e in recent if not e.draft])
    if drafted:
        seen = _of_this_turn(position.viewer, new)
        shown = _what_happened(position, speech, seen, SHOWN_LINES, SHOWN_ROOM)
        block = _block(speech, drafted, RECENT_LINES, RECENT_ROOM)
        own = f"{say.your_turn_so_far()}\n{block}" if block else ""
        seen_words = f"{say.your_turn_has_shown()}\n{shown}" if shown else ""
        return "\n".join(filter(None, (seen_words, own)))
    block = _what_happened(position, speech, new, RECENT_LINES, RECENT_ROOM)
    mine = bool(new) and _by_hand(position.viewer, new[0])
    head = say.last_step_and_since() if mine else say.since_your_last_turn()
    return f"{head}\n{block}" if block else ""


def _block(speech: Speech, entries: Sequence[LogEntry], limit: int, room: int) -> str:
    """The last lines of some steps."""

    def more(count: int) -> str:
        return speech.say.earlier(count=count)

    return words.last_lines(words.lines(speech, entries), limit, room, more=more)


def _what_happened(
    position: Position, speech: Speech, entries: Sequence[LogEntry], limit: int, room: int
) -> str:
    """What happened in some steps, with the important events marked."""

    def more(count: int) -> str:
        return speech.say.more(count=count)

    found = turn_summary.summary_lines(speech, entries, position.viewer)
    return turn_summary.told(found, limit, room, more=more)


def _by_hand(viewer: int | None, entry: LogEntry) -> bool:
    return entry.seat == viewer and not (entry.ordered or entry.planned)


def _unread(viewer: int | None, told: Sequence[LogEntry]) -> Sequence[LogEntry]:
    """What happened since the viewer last acted by hand. That step is included if it revealed
    something they did not know when they chose it."""
    last = max((i for i, entry in enumerate(told) if _by_hand(viewer, entry)), default=-1)
    return told[last:] if last >= 0 and told[last].revealed else told[last + 1 :]


def _of_this_turn(viewer: int | None, new: Sequence[LogEntry]) -> Sequence[LogEntry]:
    """The part of the news that is the viewer's own unfinished turn, with its consequences."""
    start = len(new)
    for i in range(len(new) - 1, -1, -1):
        if new[i].seat == viewer:
            start = i
        elif not new[i].between:
            break
    return new[start:]


def _above(
    position: Position,
    speech: Speech,
    board: Board | None,
    menus: Sequence[Entry],
    place: PanelState,
) -> list[discord.ui.Item[Any]]:
    """The pictures, or words instead; and the button from the question to the table and back, if
    the question has more to show than its words."""
    found: list[discord.ui.Item[Any]] = []
    question = board.question if board else False
    if board is not None:
        found += items.galleries(board.pictures)
    else:
        said = "" if place.table else boards.question_in_words(speech, position)
        question = bool(said)
        whole = board_in_words(position, speech)
        found += [items.text(said)] if said else [whole] if whole else []
    label = switch_label(speech, place, question=question)
    if label and place.sure is None and position.decisions:
        found.append(items.row(items.button(label, _id(position, menus, place, None, "t"))))
    return found


def switch_label(speech: Speech, place: PanelState, *, question: bool) -> str:
    """What the button from the question to the table and back says; empty where there is none.
    question: that is shown, and not the table."""
    say = BotPanel(speech.language)
    if place.table:
        return say.show_question()
    return say.show_table() if question else ""


def board_in_words(position: Position, speech: Speech) -> discord.ui.Item[Any] | None:
    return _optional(speech.rich.board(position.view))


def fit(
    said: discord.ui.Item[Any], speech: Speech, parts: Sequence[discord.ui.Item[Any] | None]
) -> None:
    """Give the board in words all the room that the other parts of the message leave."""
    if isinstance(said, discord.ui.TextDisplay):
        others = (p for p in parts if isinstance(p, discord.ui.TextDisplay) and p is not said)
        room = limits.TEXT_TOTAL - sum(len(part.content) for part in others)
        say = BotPanel(speech.language)
        rest = say.board_goes_on(button=speech.say.closer_look(), sight=say.whole_table_in_words())
        said.content = words.whole_lines(said.content, max(room, LEAST_WORDS), rest)


def _refusals(position: Position, speech: Speech, menus: Sequence[Entry]) -> str:
    found = controls.refusals(menus, speech.rich, position.view)
    if not found:
        return ""
    head = BotPanel(speech.language).not_possible_now()
    return shorten(f"{head}\n" + "\n".join(f"-# {line}" for line in found), 700)


def rows(
    layout: Layout, control: Callable[[int | None, str | None], ControlId]
) -> list[discord.ui.Item[Any]]:
    """The menus of a page. control: the id for a menu and what is chosen from it."""
    found: list[discord.ui.Item[Any]] = []
    room = HINTS
    for row in layout.rows:
        if isinstance(row, Caption):
            said = _caption(row, room)
            room -= len(said) - len(row.text) - len(row.about)
            found += [items.text(said)] if said else []
        elif isinstance(row, Select):
            found.append(items.row(_select(row, control(row.menu, None))))
        else:
            buttons = [items.button(b.label, control(b.menu, b.token), b.style) for b in row]
            found.append(items.row(*buttons))
    return found


def _caption(row: Caption, room: int) -> str:
    """A caption with as many of its hints as fit."""
    found = [row.text] if row.text else []
    found += [f"-# {harmless(row.about)}"] if row.about else []
    for hint in row.hints:
        line = f"-# {harmless(hint)}"
        if len(line) < room:
            found.append(line)
            room -= len(line) + 1
    return "\n".join(found)


def _select(row: Select, control: ControlId) -> Control:
    options = [
        discord.SelectOption(
            label=o.label, value=o.token, description=o.description, default=o.chosen
        )
        for o in row.options
    ]
    placeholder = shorten(row.placeholder, limits.PLACEHOLDER)
    return items.select(control, placeholder, options, low=row.low, high=row.high)


def _id(
    position: Position,
    menus: Sequence[Entry],
    place: PanelState,
    menu: int | None,
    token: str | None = None,
) -> ControlId:
    where = (*stamp(position, menus), str(place), "" if menu is None else str(menu))
    args = where if token is None else (*where, token)
    return ControlId("panel", position.table.id, args)


def _steering(
    position: Position,
    speech: Speech,
    menus: Sequence[Entry],
    layout: Layout,
    place: PanelState,
    *,
    asks: bool = False,
    ahead: Control | None = None,
    standing: Parts = NOTHING,
    whole: bool = False,
    numbers: Sequence[Control] = (),
) -> list[discord.ui.Item[Any]]:
    """The last row of every panel: undo, restart, more choices, next page, a closer look. Those who
    wait have four buttons: to prepare a turn, orders, a closer look, and more.

    asks: there is something to take back that the others must agree to; for those who are asked,
    that is among the further choices. whole: the whole table is shown above. numbers: explains
    where they come from; dropped first if there is no room.
    """
    if place.sure is not None:
        return []
    table, version = position.table.id, position.table.version_token
    say = BotPanel(speech.language)
    found: list[Control] = []
    if position.can_undo:
        found.append(items.button(speech.say.undo(), ControlId("undo", table, (version,))))
        found.append(items.button(say.restart_turn(), ControlId("restart", table, (version,))))
    found += standing.first
    waits = _only_waits(position)
    if waits:
        found += [ahead] if ahead is not None else []
        found += standing.last
    if layout.folded and not waits:
        label = speech.say.fewer_choices() if place.more else speech.say.more_choices()
        found.append(items.button(label, _id(position, menus, place, None, "m")))
    if layout.pages > 1:
        nth = min(place.page, layout.pages - 1)
        label = speech.say.next_menus(page=nth + 1, pages=layout.pages)
        token = f"q{(nth + 1) % layout.pages}"
        found.append(items.button(label, _id(position, menus, place, None, token)))
    if asks and position.decisions and (place.more or not layout.folded) and not position.can_undo:
        found.append(items.button(say.ask_to_undo(), ControlId("back", table)))
    found += looking.closer_button(position, speech, panel=whole)
    if waits:
        label = say.less() if place.more else say.more()
        found.append(items.button(label, _id(position, menus, place, None, "m")))
    found += () if waits else standing.last
    if position.decisions:
        room = len(found) < limits.ROW_BUTTONS or position.table.hints == "learn"
        if room and not place.more:
            found = [*_hint(position, speech), *found]
        found = [*found, *numbers][: limits.ROW_BUTTONS]
    else:
        found += numbers if len(found) % limits.ROW_BUTTONS else ()
    return _in_rows(found)


def _in_rows(buttons: Sequence[Control]) -> list[discord.ui.Item[Any]]:
    size = limits.ROW_BUTTONS
    return [items.row(*buttons[i : i + size]) for i in range(0, len(buttons), size)]


def _only_waits(position: Position) -> bool:
    """Whether the viewer of a running game is asked nothing."""
    return not position.decisions and position.table.status == "running"


def _seldom(
    position: Position, speech: Speech, sharing: Sequence[Control], *, asks: bool
) -> list[Control]:
    """What the button for more offers. sharing: shows the board where the viewer is. asks: there is
    something to take back."""
    table, say = position.table, BotPanel(speech.language)
    found: list[Control] = []
    if _only_waits(position):
        found.append(items.button(say.refresh(), ControlId("look", table.id)))
        if asks and not position.can_undo:
            found.append(items.button(say.ask_to_undo(), ControlId("back", table.id)))
    end = ("u", str(table.public_seq + 1), "0", "x")
    found.append(items.button(say.log(), ControlId("log", table.id, end)))
    found += sharing or looking.share_button(position, speech)
    seat = None if position.viewer is None else table.seats[position.viewer]
    if seat is not None and seat.user_id == table.host_id and table.open:
        found.append(items.button(say.options(), ControlId("options", table.id)))
    if seat is not None and table.borrowed and table.open:
        label = BotGroup(speech.language).host_menu()
        found.append(items.button(label, ControlId(HOSTING, table.id)))
    return [*found, report_button(speech.say, table.id)]


def _hint(position: Position, speech: Speech) -> list[Control]:
    """The button for a hint, for those who are asked, if the table allows hints."""
    table = position.table
    if not position.decisions or table.hints == "off" or not seating.thinks(table.game):
        return []
    return [items.button(BotHints(speech.language).hint(), ControlId("hint", table.id))]


def _optional(content: str) -> discord.ui.Item[Any] | None:
    return items.text(content) if content.strip() else None


def place_to_resign(position: Position) -> PanelState | None:
    """The place in a panel that confirms giving up; None if the rules do not offer it now."""
    for k, entry in enumerate(menus_of(position)):
        if isinstance(entry.menu, Pick):
            for i, action in enumerate(entry.menu.actions):
                if isinstance(action, Resign):
                    return PanelState(more=True, menu=k, sure=i)
    return None
