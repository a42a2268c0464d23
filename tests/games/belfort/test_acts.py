"""Each action of a turn stands in one place, and menus and reasons are made of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Literal

import pytest

from engine.core import Act, Decision, Pick, Reason, Turn, Verb, menus_of, value
from engine.games.belfort import arrangement, purse
from engine.games.belfort.actions import Activate, AnyAction, BuyCard, EndTurn
from engine.games.belfort.frames import acting, acts
from engine.games.belfort.frames.acts import ACTS
from engine.games.belfort.frames.acts.trading import BarterPiece
from engine.games.belfort.goods import Goods
from engine.games.belfort.options import BelfortOptions
from engine.games.belfort.position import AnyFrame
from engine.games.belfort.rules import RULES
from engine.games.belfort.state import Belfort
from engine.selfplay import walk
from tests.games.belfort.table import RED, Table
from tests.games.homes import Homes, assert_offered
from tests.witnesses import witnessed

HOMES = Homes(AnyAction, AnyFrame, ACTS, acts, ended=EndTurn)


def test_every_kind_of_action_has_one_home() -> None:
    assert HOMES.wrong() == {}
    with pytest.raises(ValueError, match="Barter is registered twice"):
        ACTS.register(BarterPiece())


def test_every_menu_of_a_turn_has_its_place() -> None:
    verbs = [verb.name for act in ACTS.values() for verb in act.verbs]
    assert sorted(verbs) == sorted(arrangement.ACTIONS)


def questions(players: int, seed: int) -> Iterator[tuple[Belfort, Decision]]:
    """What is asked in the Actions of a random game, with the state it is asked in."""
    for ply in walk(RULES, BelfortOptions(), players, seed):
        if ply.decisions[0].kind == "actions":
            yield ply.state, ply.decisions[0]


@pytest.mark.rule("BF-8.0")
@pytest.mark.sliced(5)
@pytest.mark.parametrize(("players", "seed"), [(2, 31), (3, 32), (5, 33)])
def test_offers_are_the_wishes_without_an_obstacle(players: int, seed: int) -> None:
    """After the card that ends the Actions there are none."""
    refused = 0
    for state, open_ in questions(players, seed):
        acts_now = [] if state.now.cards else list(ACTS.values())
        refused += assert_offered(acts_now, partial(_same, state), open_, beside="end_turn")
    witnessed(
        refused,
        "wishes that something stands in the way of",
        f"{players} players, seed {seed}",
        least=101,
    )


@pytest.mark.rule("BF-8.0")
def test_every_menu_is_offered_where_it_belongs() -> None:
    """A trade with the Traders only after their worker, nothing but the end after the card."""
    table = Table().guilds("traders").rich(RED).hand(RED, "pub")
    table.built(RED, "inn", "blacksmith+1").turn(RED).on(RED, guild_d1="elf")
    assert verbs(table) == [*every(but="barter"), "end_turn"]
    table.does(RED, Activate("guild_d1"))
    assert verbs(table) == [*every(but="activate"), "end_turn"]
    table.does(RED, BuyCard(None))
    assert verbs(table) == ["end_turn"]


def _same(state: Belfort) -> Belfort:
    """What acts of Belfort look at is the state as it is."""
    return state


def every(but: str) -> list[str]:
    """All menus but one, as their acts stand."""
    return [verb.name for act in ACTS.values() for verb in act.verbs if verb.name != but]


def verbs(table: Table) -> list[str]:
    """The menus that are offered; they hold what the acts say."""
    acts_now = [] if table.state.now.cards else ACTS.values()
    assert_offered(acts_now, partial(_same, table.state), table.asked, beside="end_turn")
    return [menu.verb for menu in table.asked.menus]


def test_a_new_action_says_all_of_it_in_one_class(monkeypatch: pytest.MonkeyPatch) -> None:
    """An action that no other file knows is offered, refused with its reason, and done."""

    @value
    class Toast:
        kind: Literal["toast"] = "toast"

    class ToastTheKing(Act[Belfort, Toast]):
        says = Toast
        verbs = (Verb("toast"),)

        def candidates(self, m: Belfort, verb: str) -> tuple[Toast, ...]:
            return (Toast(),)

        def obstacle(self, m: Belfort, action: Toast) -> Reason | None:
            return purse.lacking(m, Goods(gold=1))

        def do(self, t: Turn[Belfort], seat: int, action: Toast) -> None:
            purse.take(t.state, seat, Goods(gold=1))

    monkeypatch.setitem(ACTS, Toast, ToastTheKing())
    monkeypatch.setattr(acting, "MENUS", menus_of(ACTS.values()))
    table = Table().turn(RED)
    reason = Reason("cost", {"need_gold": 1})
    (end,) = (menu for menu in table.asked.menus if isinstance(menu, Pick))
    assert (Toast(), reason) in end.refused
    assert table.refuses(RED, Toast()) == reason.code
    table.goods(RED, gold=1)
    assert table.offered("toast") == [Toast()]
    ACTS.do(Turn(table.state), RED, Toast())
    assert table.has(RED) == {}
