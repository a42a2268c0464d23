"""Every decision can be answered with buttons and menus, within every limit of Discord."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from bot.delivery.table_message import (
    over_message,
    past_message,
    question_message,
    turn_message,
)
from bot.panel import reading
from bot.panel.answering import InvalidChoice
from bot.panel.boards import Board
from bot.panel.panel import menus_of, panel
from bot.panel.reading import AskNumbers, Do, Show
from bot.panel.window import window
from bot.widgets import ids, limits
from bot.widgets.ids import ControlId, PanelState
from bot.widgets.items import Drawn, Page
from bot.widgets.words import Speech
from engine.checking import Ply
from engine.core import (
    NO_LOOKAHEAD,
    Action,
    Amount,
    Decision,
    Pick,
    Rng,
    Rules,
    Share,
    Subset,
    lookahead,
)
from engine.selfplay import walk
from render.lang.catalogue.bot_panel import BotPanel
from tables.model.table import LogEntry, Position, Seat, Table
from tables.operations.announcements import TurnSummary
from tests.conformance.cases import every_table, game, options

PLACES = 80
"""Places of one panel that are visited."""
EVERY = 4
"""One decision in so many is examined; the first of each kind always."""
NAMES = ("Ann_*`~|", "B" * 32, "<@123> https://x.y", "Ζωή Ő", "Eve")
PICTURE = b"x" * 1000
CONFIRM = "asked once more"


def plies(key: str, seats: int) -> Iterator[Ply[Any]]:
    """Some decisions of some games, among them one of every kind."""
    seen: set[str] = set()
    for seed, wild in ((31, 0), (32, 15)):
        for ply in walk(game(key), options(key, seed), seats, seed, wild):
            kinds = {d.kind for d in ply.decisions}
            if ply.number % EVERY == 0 or kinds - seen or not ply.step.decisions:
                seen |= kinds
                yield ply


def table(key: str, seats: int, status: Any = "running") -> Table:
    people = tuple(Seat(i, (1 << 60) + i, NAMES[i]) for i in range(seats))
    return Table(
        id=999_999_999_999,
        game=key,
        options={},
        guild_id=1,
        channel_id=1 << 62,
        host_id=1 << 60,
        status=status,
        seats=people,
        version=10**9,
        seq=10**5,
        public_seq=10**5,
        draft_seat=None,
        message_id=None,
        announced_seq=0,
        announced_asked=(),
        created_at=0.0,
        changed_at=1.9e9,
    )


def position(
    rules: Rules[Any],
    state: Any,
    decisions: tuple[Decision, ...],
    seats: int,
    viewer: int | None,
) -> Position:
    """What the service would hand out."""
    over = rules.outcome(state)
    return Position(
        table=table(rules.meta.key, seats, "running" if over is None else "finished"),
        viewer=viewer,
        view=rules.view(state, viewer),
        decisions=tuple(d for d in decisions if d.seat == viewer),
        anytime_actions=() if viewer is None else rules.anytime_actions(state, viewer),
        waiting=tuple(Decision(d.seat, d.kind, (), d.facts) for d in decisions),
        draft=True,
        can_undo=True,
        outcome=over,
        lookahead=NO_LOOKAHEAD if viewer is None else lookahead(rules, state, viewer, decisions),
    )


def drawn(speech: Speech, where: Position) -> Drawn | None:
    """A stand-in for the picture, with its real description."""
    if speech.painter is None:
        return None
    name = speech.painter.pictures(where.view)[0]
    return Drawn(f"{name}.png", PICTURE, speech.plain.alt(where.view, name))


def above(speech: Speech, where: Position, place: PanelState) -> Board | None:
    """Stand-ins for the pictures with their real descriptions: the question, and as many parts of
    the table as there are, both with the way to the other."""
    if speech.painter is None:
        return None
    texts, view = speech.plain, where.view
    if not place.table:
        said = texts.question_alt(view, where.decisions[0])
        return Board((Drawn("question.png", PICTURE, said),), question=True)
    names = speech.painter.parts(view, "phone")
    parts = [Drawn(f"{name}.png", PICTURE, texts.alt(view, name)) for name in names]
    return Board((*parts, Drawn("part.png", PICTURE, "part"))[:2])


def news(ply: Ply[Any], viewer: int | None) -> list[LogEntry]:
    events = tuple(n.event for n in ply.step.news if n.heard_by(viewer))
    return [LogEntry(i, ply.seat, 0.0, events, draft=i % 2 == 0) for i in range(12)]


@pytest.mark.sliced
@every_table
def test_panels(key: str, seats: int) -> None:
    """Pressing everything: no page breaks a limit, and every answer can be reached."""
    for ply in plies(key, seats):
        for seat in {d.seat for d in ply.decisions}:
            where = position(game(key), ply.state, ply.decisions, seats, seat)
            speech = Speech(where.table)
            reached: set[Action] = set()
            typed: set[int] = set()
            for place, page in pages(where, speech, news(ply, seat), reached, typed):
                assert page.problems() == [], (ply.number, where.decisions, place)
            assert missing(where, reached, typed) == [], (ply.number, where.decisions)


def pages(
    where: Position,
    speech: Speech,
    recent: list[LogEntry],
    reached: set[Action],
    typed: set[int],
) -> Iterator[tuple[PanelState, Page]]:
    """Every page of a panel that presses lead to; gathers the answers found on the way."""
    menus = menus_of(where)
    seen: set[PanelState] = set()
    queue = [PanelState()]
    while queue and len(seen) < PLACES:
        place = queue.pop(0)
        if place in seen:
            continue
        seen.add(place)
        board = above(speech, where, place)
        page = panel(where, speech, board, recent, place=place, note="n" * 500)
        yield place, page
        for menu, token in presses(page):
            if token.startswith("i"):
                continue
            if token == "t" and place.menu is not None:
                continue  # the same pages again, with another picture
            match reading.read(menus, place, menu, [token], BotPanel()):
                case Do(action):
                    reached.add(action)
                case Show(to, _):
                    assert PanelState.parse(str(to)) == to
                    queue.append(to)
                case AskNumbers(asking):
                    typed.add(asking)


def presses(page: Page) -> Iterator[tuple[int | None, str]]:
    """Menu and token of every button and option of a panel."""
    components: list[dict[str, Any]] = page.view.to_components()
    for component in components[0]["components"]:
        for control in component.get("components", ()):
            found = ids.parse(control["custom_id"])
            assert found is not None
            if found.op != "panel":
                continue
            menu = int(found.args[3]) if found.args[3] else None
            if "options" in control:
                yield from ((menu, option["value"]) for option in control["options"])
            else:
                yield menu, found.args[4]


def missing(where: Position, reached: set[Action], typed: set[int]) -> list[str]:
    """Answers that no press gave, nor typing a number, nor ticking items."""
    found: list[str] = []
    menus = menus_of(where)
    for k, entry in enumerate(menus):
        for action in islice(entry.menu.every(), 60):
            if entry.whole(action) in reached:
                continue
            if isinstance(entry.menu, Subset):
                if ticked(menus, k, entry.menu, action) != action:
                    found.append(f"{action} cannot be ticked")
            elif k in typed:
                if typed_in(where, k, action) not in (Do(action), CONFIRM):
                    found.append(f"{action} cannot be typed")
            else:
                found.append(f"{action} cannot be reached")
    return found


def typed_in(where: Position, k: int, action: Action) -> Do | str:
    """What the numbers of an action lead to, each typed into its field of the window."""
    menus, texts = menus_of(where), Speech(where.table).plain
    menu = menus[k].menu
    if isinstance(menu, Share):
        numbers = list((menu.numbers(action) or {}).values())
    else:
        assert isinstance(menu, Amount)
        numbers = [getattr(action, menu.field)]
    modal = window(ControlId("panel", 1), menus[k], texts, where.view)
    assert limits.modal_problems(modal.to_dict()) == []
    found = reading.read_numbers(menus, k, [str(n) for n in numbers], texts, where.view)
    if isinstance(found, Show):
        return CONFIRM if found.place.sure is not None else str(found.note)
    return found


def ticked(menus: Any, k: int, menu: Subset, action: Action) -> Action | None:
    """The answer that ticking the items of an action gives, on one page or several."""
    wanted = list(getattr(action, menu.chosen))
    marks: list[int] = []
    for i, item in enumerate(menu.items):
        if item in wanted:
            wanted.remove(item)
            marks.append(i)
    chosen = sum(1 << i for i in marks)
    press = ["n"] if not marks else ["k"]
    found = reading.read(menus, PanelState(menu=k, chosen=chosen), k, press, BotPanel())
    if isinstance(found, Show):
        found = reading.read(menus, found.place, k, ["k"], BotPanel())
    if not isinstance(found, Do):
        return None
    same = sorted(getattr(found.action, menu.chosen)) == sorted(getattr(action, menu.chosen))
    return action if same else None


@pytest.mark.sliced
@every_table
def test_public_messages(key: str, seats: int) -> None:
    for ply in plies(key, seats):
        where = position(game(key), ply.step.state, ply.step.decisions, seats, None)
        speech = Speech(where.table)
        picture = drawn(speech, where)
        told = news(ply, None)
        for shown in (picture, None):
            pinged = [seat.user_id for seat in where.table.seats if seat.user_id is not None]
            messages = [
                turn_message(where, speech, shown, TurnSummary(told, told, begun=True), pinged),
                question_message(where, speech, shown, TurnSummary((), told, begun=True), pinged),
                past_message(where, speech, shown, told),
            ]
            if where.outcome is not None:
                messages.append(over_message(where, speech, shown, told))
            for message in messages:
                assert message.problems() == [], ply.number


@pytest.mark.sliced
@every_table
def test_forged_presses(key: str, seats: int) -> None:
    """Any token on any menu is an answer, leads somewhere, or is called a misfit; never a crash."""
    rng = Rng(8)
    tokens = [
        "",
        "a",
        "a99",
        "g0",
        "g99",
        "p9",
        "y0",
        "y99",
        "b",
        "k",
        "n",
        "o",
        "i0",
        "i99",
        "s0",
        "s99",
        "t",
        "zz",
    ]
    for ply in islice(plies(key, seats), 25):
        seat = ply.decisions[0].seat
        where = position(game(key), ply.state, ply.decisions, seats, seat)
        menus = menus_of(where)
        offered = {e.whole(a) for e in menus if isinstance(e.menu, Pick) for a in e.menu.actions}
        for k in (*range(len(menus)), len(menus), None):
            for token in tokens:
                place = PanelState(
                    page=rng.below(3),
                    menu=k,
                    group=rng.below(4),
                    leaf=rng.below(3),
                    chosen=rng.below(99),
                )
                try:
                    found = reading.read(menus, place, k, [token], BotPanel())
                except InvalidChoice:
                    continue
                if isinstance(found, Show):
                    panel(where, Speech(where.table), None, place=found.place)
                elif isinstance(found, Do) and k is not None and isinstance(menus[k].menu, Pick):
                    assert found.action in offered


@pytest.mark.parametrize("text", ["", "x", "-1", "1e3", "99999999999", "٣", "1.5", " "])
def test_forged_numbers(text: str) -> None:
    for ply in plies("skirmish", 3):
        for d in ply.decisions:
            where = position(game("skirmish"), ply.state, ply.decisions, 3, d.seat)
            menus = menus_of(where)
            for k, entry in enumerate(menus):
                texts = Speech(where.table).plain
                if isinstance(entry.menu, (Amount, Share)):
                    fields = 1 if isinstance(entry.menu, Amount) else len(entry.menu.parts)
                    said = [text] * fields
                    found = reading.read_numbers(menus, k, said, texts, where.view)
                    assert isinstance(found, Show)
                    with pytest.raises(InvalidChoice):
                        reading.read_numbers(menus, k, [*said, "1"], texts, where.view)
