"""The words of Tzolk'in in one busy position, whole: every question with every answer, the table,
the log, the reasons. They stand in `words.txt`, to be read by a person for sense.

    python -m tests.games.tzolkin.test_words     # writes the file again; read the difference
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import engine.games.tzolkin
from engine.core import Decision, Reason
from engine.games.tzolkin import actions as a
from engine.games.tzolkin import events as e
from engine.games.tzolkin.components import BUILDINGS, GEARS, MONUMENTS
from engine.games.tzolkin.goods import GEAR_IDS, TEMPLE_IDS, TRACK_IDS, Goods
from engine.games.tzolkin.kinds import Skull
from engine.games.tzolkin.options import TzolkinOptions
from engine.games.tzolkin.position import Position
from engine.games.tzolkin.rules import RULES
from render.lang.catalogue.tzolkin import Tzolkin as Words
from render.lang.catalogue.tzolkin_names import TzolkinNames
from render.lang.language import ENGLISH
from render.text.base import LABEL
from render.text.tzolkin import TEXTS
from render.text.tzolkin.explanations import SOURCES
from render.text.tzolkin.reasons import SENTENCES
from tests.games.tzolkin.table import BLUE, GREEN, RED, YELLOW, Table

FILE = Path(__file__).with_name("words.txt")
ROOT = Path(engine.games.tzolkin.__file__).parent
TEXT = TEXTS(("Ann", "Ben", "Cleo", "Dan"))
LISTED = 60
WEALTH = {
    RED: ("W-P1", "W-U3"),
    GREEN: ("W-C10", "W-Y3"),
    BLUE: ("W-C5", "W-C7"),
    YELLOW: ("W-P3", "W-C3"),
}
PICTURES = ("board", "gears", "tiles", "phone", "phone-more", "seat-1", "seat-4")


def busy() -> Table:
    """Day 11 of four players: workers on all gears, buildings, a skull left, Ann knows a lot."""
    t = Table(4, 7).first(GREEN).day(11, 1)
    t.purse(RED, corn=9, wood=3, stone=2, gold=1, skull=1).purse(GREEN, corn=4, wood=1)
    t.purse(BLUE, gold=2).purse(YELLOW, corn=14, stone=1, skull=2)
    t.hand(RED, 1)
    t.on(RED, "palenque-4", "yaxchilan-4", "tikal-4", "uxmal-5", "chichen_itza-6")
    t.on(GREEN, "palenque-1", "tikal-2").on(BLUE, "yaxchilan-0", "uxmal-7")
    t.on(YELLOW, "chichen_itza-9")
    t.temples(RED, 2, 5, 1).temples(GREEN, 0, 3, 4).temples(BLUE, 1, 2, 1).temples(YELLOW, 4, 1, 1)
    t.levels(RED, agriculture=1, extraction=1, architecture=3, theology=2)
    t.levels(GREEN, agriculture=2)
    t.display("A1-04", "A1-06", "A1-08", "A1-11", "A1-12", "A1-13")
    t.owns(RED, "A1-01").owns(YELLOW, "A1-07").monuments("M02", "M05", "M11").owns(BLUE, "M08")
    t.jungle(3, 3, 2).jungle(4, 3, 3).laid(RED, 1).laid(BLUE, 3).skulls(1, to=GREEN)
    t.teeth(3).dark(RED)
    for player in t.state.players:
        t.state.box.cards += player.dealt.cards
        player.dealt.cards = []
    for seat, tiles in WEALTH.items():
        t.owns(seat, *tiles)
        t.player(seat).score("temples", 3 * seat)
    return t.turn_of(RED)


# ------------------------------------------------------------------------------------------- scenes


def scenes() -> Iterator[tuple[str, Table]]:
    """Every question of the game, out of the busy position."""
    yield "the turn: workers come back, none is in hand", busy()
    yield "the turn: all is possible", busy().turn_of(GREEN)
    yield "the turn: the start space, with the marker elsewhere", busy().turn_of(YELLOW)
    yield "the turn: a beggar", busy().turn_of(BLUE)
    yield "the turn: after the last worker was taken back", _all_taken()
    yield "the turn: placing", busy().turn_of(YELLOW).does(YELLOW, a.Place("tikal"))
    yield "the turn: a worker for all the corn there is", _stranded()
    yield "the turn: nothing but begging", _stranded(step=1)
    yield "starting wealth", _wealth()
    yield "a harvest", _takes("palenque-4", "palenque-3")
    yield "technologies", _takes("tikal-4", "tikal-3")
    yield "a second step", _pays(_takes("tikal-4", "tikal-3").does(RED, a.Research("architecture")))
    yield "paying", _takes("tikal-4", "tikal-3").does(RED, a.Research("theology"))
    yield "a free step", _free_step()
    yield "buildings", _takes("tikal-4", "tikal-2")
    yield "buildings or a monument", _rich_builder()
    yield "a second building", _rich_builder().does(RED, a.Construct("A1-11"))
    yield "a building for corn", _takes("uxmal-5", "uxmal-4")
    yield "temples", _takes("uxmal-5", "uxmal-1")
    yield "two temples", _two_temples()
    yield "another action", _any_action()
    yield "resources", _takes("chichen_itza-6", "chichen_itza-6")
    yield "an offering", _takes("chichen_itza-6", "chichen_itza-7")
    yield "the market", _takes("uxmal-5", "uxmal-2")
    yield "the calendar", _calendar()


def _takes(worker: str, action: str) -> Table:
    return busy().does(RED, a.Take(worker, action))


def _pays(t: Table) -> Table:
    return t.does(RED, a.Pay(Goods(wood=1))) if t.asked.kind == "pay_any" else t


def _all_taken() -> Table:
    return busy().turn_of(YELLOW).does(YELLOW, a.Take("chichen_itza-9"))


def _stranded(step: int = 0) -> Table:
    """A player without corn whose workers are all in hand; only the dearest spaces are free."""
    t = Table(4, 7).purse(RED, corn=0).temples(RED, step, 0, 0)
    for seat, space in ((GREEN, 0), (BLUE, 1), (YELLOW, 2)):
        t.hand(seat, 6)
        t.on(seat, *(f"{gear}-{space}" for gear in GEAR_IDS))
    return t.claims(GREEN).turn_of(RED)


def _wealth() -> Table:
    t = Table(3, 5)
    t.state = RULES.setup(TzolkinOptions(), 3, 5).state
    return t


def _free_step() -> Table:
    t = busy().purse(RED, corn=9, wood=3, stone=2, gold=3, skull=1)
    t.state.display[0] = None
    t.state.decks[1].cards.append("A1-04")
    t.state.decks[2].cards.remove("A2-17")
    t.state.display[0] = "A2-17"
    return t.does(RED, a.Take("tikal-4", "tikal-2"), a.Construct("A2-17", True, "gold"))


def _rich_builder() -> Table:
    t = busy().purse(RED, corn=9, wood=9, stone=9, gold=9, skull=1)
    t.state.gears["tikal"][6], t.state.gears["tikal"][4] = RED, None
    return t.turn_of(RED).does(RED, a.Take("tikal-6", "tikal-4"))


def _two_temples() -> Table:
    t = busy()
    t.state.gears["tikal"][6], t.state.gears["tikal"][4] = RED, None
    return t.turn_of(RED).does(RED, a.Take("tikal-6", "tikal-5"))


def _any_action() -> Table:
    t = busy()
    t.state.gears["uxmal"][6], t.state.gears["uxmal"][5] = RED, None
    return t.turn_of(RED).does(RED, a.Take("uxmal-6", "uxmal-5"))


def _calendar() -> Table:
    return Table(4, 7).day(5).claims(GREEN).comes_to_the_calendar()


def told(t: Table) -> Iterator[str]:
    """Everything that is said of a question."""
    for d in RULES.decisions(t.state)[:1]:
        view = t.view(d.seat)
        yield TEXT.prompt(view, d)
        yield f"({TEXT.awaits(t.view(), d)})"
        yield f"[picture] {TEXT.question_alt(view, d)}"
        bare = Decision(d.seat, d.kind, (), d.facts)
        yield f"[picture for all] {TEXT.question_alt(t.view(), bare, means=False)}"
        for menu in d.menus:
            yield f"  {TEXT.caption(view, d, menu)}:"
            for action in islice(menu.every(), LISTED):
                said = TEXT.action(view, action), TEXT.detail(view, action)
                yield f"    {' | '.join(filter(None, said))}"
            for action, reason in getattr(menu, "refused", ()):
                yield f"    not: {TEXT.action(view, action)} | {TEXT.reason(reason)}"


def table() -> Iterator[str]:
    """The position in words, forecasts and descriptions of pictures."""
    t = busy()
    yield TEXT.board(t.view(RED))
    for viewer in (RED, GREEN, None):
        who = "nobody" if viewer is None else TEXT.names[viewer]
        for heading, text in TEXT.explain(t.view(viewer)).items():
            yield f"[{who}] {heading}\n{text}"
    for picture in PICTURES:
        yield f"[{picture}] {TEXT.alt(t.view(), picture)}"


EVENTS: tuple[Any, ...] = (
    e.GameBegan(1, (), ()),
    e.GameBegan(1, (), (), ("tikal-2", "uxmal-5")),
    e.WealthChosen(0),
    e.WealthShown(0, ("W-P1", "W-U3")),
    e.RoundBegan(3, 2, False),
    e.RoundBegan(13, 2, True),
    e.TurnBegan(3, 3),
    e.Begged(0, 2),
    e.Placed(0, "tikal-0", 0),
    e.Placed(0, "tikal-3", 5),
    e.Placed(0, "tikal-3", 1, True),
    e.Claimed(1, 0),
    e.Claimed(1, 2),
    e.Taken(0, "tikal-3", None),
    e.Taken(0, "tikal-3", "tikal-3"),
    e.Taken(0, "tikal-3", "tikal-1", 2),
    e.Taken(0, "tikal-7", "tikal-1"),
    e.Gained(0, Goods(corn=2, skull=1), "yaxchilan-4"),
    e.Gained(0, Goods(wood=1), "W-P1"),
    e.Paid(0, Goods(wood=1, gold=1), "theology"),
    *(e.Harvested(0, 3, way, Goods(corn=4), 2, 1) for way in ("corn", "free", "burn")),
    e.Harvested(0, 3, "wood", Goods(wood=3), 2, 1),
    e.Climbed(0, "chaac", 4),
    e.Climbed(0, "chaac", 6, True),
    e.Descended(0, "kukulkan", 0),
    e.LightRegained(0),
    e.Researched(0, "theology", 2),
    e.Researched(0, "theology", 3, True),
    e.Constructed(0, "A1-13", Goods()),
    e.Constructed(0, "A1-06", Goods(wood=2, stone=1)),
    e.Constructed(0, "M02", Goods(wood=1, stone=3, gold=2)),
    e.Traded(0, Goods(), Goods(gold=1), -4),
    e.Traded(0, Goods(wood=2), Goods(), 4),
    e.Traded(0, Goods(wood=2), Goods(gold=1), 0),
    e.Traded(0, Goods(gold=1), Goods(wood=1), 2),
    e.Traded(0, Goods(wood=1), Goods(gold=1), -2),
    e.SkullLaid(0, 3, 6),
    e.WorkerJoined(0),
    e.PointsScored(0, 1, "building"),
    e.PointsScored(0, 2, "architecture"),
    e.DisplayFilled(("A1-04", "A1-06")),
    e.CalendarCorn(1, 3),
    e.FoodDayBegan(1, False),
    e.FoodDayBegan(2, True),
    e.Fed(0, 0, 0, 0),
    e.Fed(0, 6, 0, 0),
    e.Fed(0, 4, 1, -3),
    e.Fed(0, 2, 2, -6),
    e.AgeBegan(2, ("A2-04", "A2-17")),
    e.Rewarded(0, "chaac", Goods(stone=1)),
    e.SkullsShort(2, 1),
    e.SkullsShort(3, 0),
    e.TempleScored(0, "chaac", 8, 4),
    e.TempleScored(0, "chaac", 1, 0),
    e.TempleScored(0, "chaac", -1, 0),
    e.TempleScored(0, "chaac", -1, 2),
    e.FirstPlayer(2),
    e.CalendarAdvanced(4, 1, 0),
    e.CalendarAdvanced(4, 1, 1),
    e.CalendarAdvanced(5, 2, 0, 3),
    e.CalendarAdvanced(27, 1, 0),
    e.WorkersFell(0, ("tikal-7",)),
    e.WorkersFell(0, ("tikal-7", "uxmal-7")),
    e.FinalScored(0, 9, 2, 3, (("M02", 8),)),
    e.FinalScored(0, 0, 0, 0, (("M11", -6),)),
    e.Resigned(0),
    e.GameEnded((2, 1, 3, 4), (40, 52, 31, 12), "food_days"),
    e.GameEnded((1, 1, 3, 4), (52, 52, 31, 12), "food_days"),
    e.GameEnded((1, 2, 3, 4), (4, 2, 1, 0), "resigned"),
)
NEEDS = {f"need_{good}": n for good, n in (("corn", 0), ("wood", 2), ("stone", 1), ("gold", 0))}
REASONS = (
    *(Reason(c, {"need": 4, "have": 3}) for c in ("corn", "step_back", "resources")),
    Reason("resources", {"need": 1, "have": 0}),
    Reason("cost", {"tile": "A1-06", **NEEDS, "need_skull": 0}),
    Reason("skull_laid", {"number": 3}),
    *(Reason(c) for c in ("no_worker", "no_room", "no_harvest", "no_building", "no_skull")),
    *(Reason(c) for c in ("no_skulls_left", "no_worker_left", "no_action", "nothing_to_trade")),
)


@cache
def chapters() -> dict[str, str]:
    """All that is compared, by heading."""
    found = {name: "\n".join(told(t)) for name, t in scenes()}
    found["the table"] = "\n\n".join(table())
    found["the log"] = "\n".join(f"- {TEXT.event(event)}" for event in EVENTS)
    found["not possible"] = "\n".join(f"- {TEXT.reason(reason)}" for reason in REASONS)
    return found


def recorded() -> dict[str, str]:
    """What the file says."""
    parts = FILE.read_text("utf-8").split("## ")[1:]
    return {part.partition("\n")[0]: part.partition("\n")[2].strip("\n") for part in parts}


@pytest.mark.parametrize(
    "chapter", [name for name, _ in scenes()] + ["the table", "the log", "not possible"]
)
def test_the_words_are_those_that_were_read(chapter: str) -> None:
    assert chapters()[chapter] == recorded()[chapter]


def test_nothing_else_is_recorded() -> None:
    assert recorded().keys() == chapters().keys()


# ---------------------------------------------------------------------------------------- length


def test_no_text_is_cut() -> None:
    assert [line for text in chapters().values() for line in text.splitlines() if "…" in line] == []


def test_every_way_back_at_chichen_itza_is_named_whole() -> None:
    """With all that its action brings, however long that is."""
    last = len(GEARS["chichen_itza"].actions)
    for worker in range(2, last + 1):
        t = Table(4, 7).on(RED, f"chichen_itza-{worker}").turn_of(RED)
        for number in range(1, worker):
            name = f"chichen_itza-{number}"
            label = TEXT.action(t.view(RED), a.Take(f"chichen_itza-{worker}", name))
            action = GEARS["chichen_itza"].action(number)
            assert isinstance(action, Skull)
            resource = ", 1 resource" if action.resources else ""
            temple = TzolkinNames(ENGLISH).temple(action.temple)
            assert label.endswith(f"skull for {action.points} points, {temple} up{resource}"), label
            assert len(label) <= LABEL


# ------------------------------------------------------------------- what a choice costs and brings


@pytest.mark.rule("TZ-4.3")
def test_only_the_cheapest_spaces_are_told_as_mercy() -> None:
    """A dearer one, which is refused, is told with its price."""
    t = _stranded().on(BLUE, "tikal-3")
    said = {gear: TEXT.action(t.view(RED), a.Place(gear)) for gear in GEAR_IDS}
    assert said.pop("tikal").endswith("(4 corn)")
    assert [label for label in said.values() if not label.endswith("(all your corn)")] == []


@pytest.mark.parametrize(
    ("space", "days"), [(5, ["In 1 day:", "In 2 days:"]), (6, ["In 1 day:"]), (7, [])]
)
def test_a_worker_is_told_of_the_days_up_to_the_last_space(space: int, days: list[str]) -> None:
    t = Table(4, 7).purse(RED, corn=9).on(GREEN, *(f"palenque-{n}" for n in range(5)))
    t.on(BLUE, *(f"palenque-{n}" for n in range(5, space)))
    said = TEXT.detail(t.view(RED), a.Place("palenque")) or ""
    assert [day for day in ("In 1 day:", "In 2 days:") if day in said] == days


@pytest.mark.rule("TZ-9.5")
def test_a_step_that_a_temple_does_not_have_is_told_as_wasted() -> None:
    """Of a building with one step on each of two temples."""
    t = Table(4, 7).on(RED, "tikal-2").purse(RED, wood=2, stone=1).display("A1-06")
    t.temples(RED, 6, 1, 1).turn_of(RED)
    built = [x for x in t.offered("take") if x.then == a.Construct("A1-06")]
    assert len(built) == 1
    said = TEXT.detail(t.view(RED), built[0]) or ""
    assert "Chaac: wasted" in said
    assert "Quetzalcoatl: " not in said


# --------------------------------------------------------------------------------- completeness


def test_every_question_answer_event_and_reason_is_among_them() -> None:
    """A new one has to be read, too."""
    (frames,) = get_args(get_type_hints(Position)["agenda"])
    kinds = {get_type_hints(frame)["kind"].__args__[0] for frame in get_args(frames)}
    asked = {d.kind for _, t in scenes() for d in RULES.decisions(t.state)}
    assert asked == kinds & set(Words.FAMILIES["prompt"]) == set(Words.FAMILIES["awaits"])
    said = {x.kind for _, t in scenes() for d in RULES.decisions(t.state) for x in d.every()}
    actions = set(RULES.action_codec.json_schema()["discriminator"]["mapping"])
    assert actions - said == {"set_advance", "resign"}, "old logs, and what can be said any time"
    events = set(RULES.event_codec.json_schema()["discriminator"]["mapping"])
    assert {event.kind for event in EVENTS} == events - {"advance_set"}
    assert {reason.code for reason in REASONS} == set(SENTENCES)


def test_every_reason_of_the_game_has_its_sentence() -> None:
    codes = set()
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                codes.add(node.args[0].value)  # type: ignore[attr-defined]
    assert codes == set(SENTENCES)


def test_every_code_has_its_words() -> None:
    """Families of names hold what the rules can name, and nothing else."""
    found = {name: set(codes) for name, codes in TzolkinNames.FAMILIES.items()}
    assert found == {
        "tile": {*BUILDINGS, *MONUMENTS},
        "gear": set(GEAR_IDS),
        "temple": set(TEMPLE_IDS),
        "technology": set(TRACK_IDS),
    }
    assert set(Words.FAMILIES["source"]) == set(SOURCES)
    verbs = {m.verb for _, t in scenes() for d in RULES.decisions(t.state) for m in d.menus}
    assert set(Words.FAMILIES["caption"]) - verbs == {"resign", "take_resources"}
    assert "Choose resources:" in chapters()["resources"]


def written() -> str:
    return "\n\n".join(f"## {name}\n\n{text}" for name, text in chapters().items()) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
