"""Each action of a turn and of a space stands in one place; menus and reasons are made of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

import pytest

from engine.core import Act, Action, Decision, Pick, Reason, Turn, Verb, menus_of, value
from engine.games.tzolkin import arrangement, kinds
from engine.games.tzolkin.actions import AnyAction, Beg, Claim, Place, SetAdvance, Take
from engine.games.tzolkin.components import BOX
from engine.games.tzolkin.frames import acts, own, using
from engine.games.tzolkin.frames.acts import ACTS
from engine.games.tzolkin.frames.acts.means import Means
from engine.games.tzolkin.frames.acts.placing import PlaceWorker
from engine.games.tzolkin.options import TzolkinOptions
from engine.games.tzolkin.position import AnyFrame
from engine.games.tzolkin.rules import RULES
from engine.games.tzolkin.state import Tzolkin
from engine.selfplay import walk
from tests.games.homes import Homes, assert_offered, members
from tests.games.tzolkin.table import BLUE, GREEN, RED, Table
from tests.witnesses import witnessed

HOMES = Homes(AnyAction, AnyFrame, ACTS, acts)


def test_every_kind_of_action_has_one_home() -> None:
    assert HOMES.wrong(SetAdvance) == {}
    with pytest.raises(ValueError, match="Place is registered twice"):
        ACTS.register(PlaceWorker())


def test_every_menu_of_a_turn_has_its_place() -> None:
    """Begging is folded away, the end of the turn is the way on: the others stand in order."""
    verbs = [verb for act in ACTS.values() for verb in act.verbs]
    assert sorted(v.name for v in verbs if not (v.collapsed or v.ends_step)) == sorted(
        arrangement.MENUS
    )


def questions(players: int, seed: int) -> Iterator[tuple[Tzolkin, Decision]]:
    """What is asked in the own turns of a random game, with the state it is asked in."""
    for ply in walk(RULES, TzolkinOptions(), players, seed):
        if ply.decisions[0].kind == "turn":
            yield ply.state, ply.decisions[0]


@pytest.mark.rule("TZ-4.0", "TZ-4.5.5")
@pytest.mark.sliced(5)
@pytest.mark.parametrize(("players", "seed"), [(2, 31), (3, 32), (4, 33)])
def test_offers_are_the_wishes_without_an_obstacle(players: int, seed: int) -> None:
    refused = 0
    for state, open_ in questions(players, seed):
        refused += assert_offered(ACTS.values(), partial(Means, state), open_)
    witnessed(
        refused,
        "wishes that something stands in the way of",
        f"{players} players, seed {seed}",
        least=101,
    )


@pytest.mark.rule("TZ-4.0")
@pytest.mark.parametrize(
    ("said", "verbs"),
    [
        ([], ["beg", "place", "claim", "take"]),
        ([Beg("chaac")], ["place", "claim", "take"]),
        ([Place("tikal")], ["place", "claim", "end_turn"]),
        ([Claim()], ["place", "end_turn"]),
        ([Take("tikal-2")], ["take", "end_turn"]),
    ],
)
def test_every_menu_is_offered_where_it_belongs(said: list[Action], verbs: list[str]) -> None:
    table = Table().on(RED, "tikal-2", "uxmal-2").hand(RED, 3).purse(RED, corn=2)
    table.does(RED, *said)
    assert_offered(ACTS.values(), partial(Means, table.state), table.asked)
    assert [menu.verb for menu in table.asked.menus] == verbs


@pytest.mark.rule("TZ-4.2.1", "TZ-4.3")
def test_who_is_stranded_begs_or_is_shown_mercy() -> None:
    table = Table().claims(GREEN).turn_of(RED).temples(RED, 0, 0, 0)
    for gear in BOX.gears:
        table.on(BLUE, f"{gear.id}-0")
    table.hand(BLUE, 1).on(BLUE, "tikal-1")
    cheapest = [Place(gear.id) for gear in BOX.gears if gear.id != "tikal"]
    assert possible(table, Place) == table.offered("place") == cheapest
    table.temples(RED, 1, 0, 0)
    assert possible(table, Place) == []
    assert [(menu.verb, menu.collapsed) for menu in table.asked.menus] == [("beg", False)]


def possible(table: Table, kind: type) -> list[object]:
    """What the active player may say of one kind."""
    act, m = ACTS[kind], Means(table.state)
    found = [wish for verb in act.verbs for wish in act.candidates(m, verb.name)]
    return [wish for wish in found if act.obstacle(m, wish) is None]


def test_a_new_action_says_all_of_it_in_one_class(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action that no other file knows is offered, refused with its reason, and done."""

    @value
    class Pray:
        kind: Literal["pray"] = "pray"

    class PrayForRain(Act[Means, Pray]):
        says = Pray
        verbs = (Verb("pray"),)

        def candidates(self, m: Means, verb: str) -> tuple[Pray, ...]:
            return (Pray(),)

        def obstacle(self, m: Means, action: Pray) -> Reason | None:
            return None if m.player.purse.wood else Reason("no_wood")

        def do(self, t: Turn[Tzolkin], seat: int, action: Pray) -> None:
            t.state.players[seat].purse.add("wood", -1)

    monkeypatch.setitem(ACTS, Pray, PrayForRain())
    monkeypatch.setattr(own, "MENUS", menus_of(ACTS.values()))
    table = Table().purse(RED, wood=0)
    assert table.refuses(RED, Pray()) == "no_wood"
    menus = [menu for menu in table.asked.menus if isinstance(menu, Pick)]
    assert (Pray(), Reason("no_wood")) in menus[0].refused
    table.purse(RED, wood=2)
    assert table.offered("pray") == [Pray()]
    ACTS.do(Turn(table.state), RED, Pray())
    assert table.goods(RED) == {"wood": 1}


# The actions of spaces


def test_every_printed_action_has_one_class() -> None:
    printed = members(kinds.Action)
    assert set(using.ACTION_CLASSES) == set(printed)
    assert [action.name for action in using.AT.values()] == list(using.AT)
    assert len(using.AT) == sum(len(gear.actions) for gear in BOX.gears)
    classes = list(using.ACTION_CLASSES.values())
    with pytest.raises(LookupError, match=r"need one class each: \{'Skull': 0\}"):
        using.action_classes([each for each in classes if each is not using.LaySkull], printed)
    with pytest.raises(LookupError, match=r"need one class each: \{'Skull': 2\}"):
        using.action_classes([*classes, using.LaySkull], printed)
    with pytest.raises(LookupError, match=r"need one class each: \{'Gear': 0\}"):
        using.action_classes(classes, [*printed, type(BOX.gears[0])])


@pytest.mark.rule("TZ-4.5.5")
@pytest.mark.parametrize("name", using.AT)
def test_what_is_possible_does_something(name: str) -> None:
    """It asks its question, with the choices that could be said at once, or there is news."""
    table = Table().purse(RED, corn=20, wood=4, stone=4, gold=4, skull=1)
    action = using.AT[name]
    assert action.obstacle(table.state, 4) is None
    choices = action.choices(table.state)
    t = Turn(table.state)
    using.use(t, RED, name)
    if action.question() is None:
        assert t.news
    else:
        assert table.asked.kind == action.question().kind
        assert [a for a in table.asked.every() if a in choices] == list(choices)


@pytest.mark.rule("TZ-4.5.5")
def test_who_has_nothing_is_told_what_lacks() -> None:
    table = Table().hand(RED, 6).skulls(0).display()
    for group in table.state.jungle:
        table.jungle(group, 0, 0)
    found = {name: action.obstacle(table.state) for name, action in using.AT.items()}
    wanted = dict.fromkeys(found, "") | {
        **dict.fromkeys((f"palenque-{n}" for n in (2, 3, 4, 5)), "no_harvest"),
        **dict.fromkeys((f"tikal-{n}" for n in (1, 3, 5)), "resources"),
        **dict.fromkeys(("tikal-2", "tikal-4", "uxmal-4"), "no_building"),
        **dict.fromkeys(("uxmal-1", "uxmal-5"), "corn"),
        **dict.fromkeys((f"chichen_itza-{n}" for n in range(1, 10)), "no_skull"),
        "yaxchilan-4": "no_skulls_left",
        "uxmal-2": "nothing_to_trade",
        "uxmal-3": "no_worker_left",
    }
    assert {name: why.code if why else "" for name, why in found.items()} == wanted
    table.skulls(1).laid(GREEN, 4).purse(RED, skull=1)
    laid = using.AT["chichen_itza-4"].obstacle(table.state)
    assert laid == Reason("skull_laid", {"number": 4})


@pytest.mark.rule("TZ-5.4", "TZ-14.23")
def test_no_action_leads_to_one_that_leads_to_others() -> None:
    assert "uxmal-5" not in using.OTHERS
    assert {*using.OTHERS, "uxmal-5"} == {n for n in using.AT if not n.startswith("chichen")}


def test_corn_for_going_back_is_spoken_for() -> None:
    """An action is looked at with the corn that is left after going back to it."""
    table = Table().on(RED, "uxmal-2").purse(RED, corn=3)
    assert Take("uxmal-2", "uxmal-1") not in list(table.asked.every())
    table.purse(RED, corn=4)
    assert Take("uxmal-2", "uxmal-1") in list(table.asked.every())
