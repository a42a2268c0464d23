"""Set-up, the turn and the rondel (chapters 1 to 5)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.core import IllegalAction
from engine.games.antike.actions import (
    BuildTemple,
    Done,
    EndTurn,
    Exchange,
    Found,
    MoveMarker,
    PayRondel,
    PlayCard,
    TakeChip,
)
from engine.games.antike.components import BOX, CARDS, FIELDS
from engine.games.antike.costs import rondel_mixes, rondel_price, rondel_steps
from engine.games.antike.maps import MAPS
from engine.games.antike.parts import Purse
from engine.games.antike.rules import RULES
from engine.games.antike.state import Antike
from tests.games.antike.table import BEIGE, BROWN, Table


def new_game(seed: int = 1, **options: object) -> Antike:
    return RULES.setup(RULES.options.model_validate(options), 2, seed).state


@pytest.mark.rule("AD-1.1", "AD-11.1")
def test_the_goal_is_nine_personages() -> None:
    assert BOX.win_at == 9
    assert Counter(p.kind for p in BOX.personages) == {
        "king": 6,
        "scholar": 5,
        "general": 4,
        "navigator": 2,
        "citizen": 4,
    }


@pytest.mark.rule("AD-1.2", "AD-3.1")
@pytest.mark.parametrize(
    ("board", "names"),
    [
        ("west", ["Carthaginians", "Romans"]),
        ("east", ["Greeks", "Persians"]),
    ],
)
@pytest.mark.parametrize("first", ["brown", "beige"])
def test_nations_and_home_cities(board: str, names: list[str], first: str) -> None:
    view = RULES.view(new_game(map=board, first_seat=first), None)
    led = names if first == "brown" else names[::-1]
    assert [n.name for n in view.nations] == led
    assert [n.colour for n in view.nations] == (
        ["brown", "beige"] if first == "brown" else ["beige", "brown"]
    )
    for seat in (0, 1):
        homes = [r for r in view.regions if r.owner == seat]
        assert sorted(str(r.resource) for r in homes) == ["gold", "iron", "marble"]
        assert not any(r.temple or r.wall for r in homes)
        nation = view.nations[seat].id
        assert all(MAPS[board].regions[r.id].home == nation for r in homes)


@pytest.mark.rule("AD-2.1", "AD-3.2", "AD-3.3", "AD-3.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_t22_stock_of_a_nation_at_the_start(seat: int) -> None:
    state = new_game()
    player = state.players[seat]
    assert (player.supply.legion, player.supply.galley, player.walls) == (11, 11, 1)
    assert (player.box.legion, player.box.galley) == (1, 1)
    assert (player.purse.marble, player.purse.iron, player.purse.gold) == (3, 3, 3)
    assert player.personages == []
    assert player.units == {}
    assert player.rondel is None
    assert state.bank.tokens == {"gold": 8, "marble": 10, "iron": 10}
    assert state.bank.temples == 12


@pytest.mark.rule("AD-3.5")
def test_personages_lie_in_five_open_stacks() -> None:
    stacks = {s.kind: s.left for s in RULES.view(new_game(), None).stacks}
    assert stacks == {"king": 6, "scholar": 5, "general": 4, "navigator": 2, "citizen": 4}


@pytest.mark.rule("AD-3.6", "AD-12.1")
def test_event_cards_at_the_start() -> None:
    state = new_game()
    assert len(state.row) == 3
    assert len(state.pile) == 22
    cards = Counter(state.row.cards + state.pile.cards)
    assert cards == {c.id: c.count for c in CARDS.values()}
    assert sum(cards.values()) == 25
    orders = {tuple(new_game(seed).pile.cards) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("AD-3.6", "AD-3.7")
def test_the_set_up_is_told_in_one_sentence() -> None:
    step = RULES.setup(RULES.options.model_validate({}), 2, 3)
    (began,) = [n.event for n in step.news]
    assert began.kind == "game_began"
    assert list(began.row) == step.state.row.cards
    assert began.start == step.state.mover


@pytest.mark.rule("AD-12.1")
def test_only_the_order_of_the_pile_is_hidden() -> None:
    from engine.core import Rng

    state = Table().hand(BEIGE, "fortress", "levy").state
    other = RULES.determinize(state, BROWN, Rng(5))
    assert other.pile.cards != state.pile.cards
    assert Counter(other.pile.cards) == Counter(state.pile.cards)
    assert RULES.view(other, BROWN) == RULES.view(state, BROWN)
    assert RULES.view(state, BROWN).nations[BEIGE].hand == ("fortress", "levy")


@pytest.mark.rule("AD-3.7")
def test_start_player_is_drawn_and_the_other_gets_a_coin() -> None:
    starts = set()
    for seed in range(20):
        state = new_game(seed)
        starts.add(state.start)
        assert state.mover == state.start
        assert state.players[state.start].purse.coin == 0
        assert state.players[1 - state.start].purse.coin == 1
        assert state.bank.coins == 23
    assert starts == {0, 1}


@pytest.mark.rule("AD-2.2")
def test_number_of_coins_is_an_option_and_chips_replace_missing_ones() -> None:
    table = Table(coins=1).cities(BROWN, zama="iron").purse(BEIGE, coin=1)
    table.does(BROWN, MoveMarker("ferrum"))
    assert table.asked.kind == "choose_chip"
    table.does(BROWN, TakeChip("gold"))
    assert table.goods(BROWN) == {"iron": 1, "gold": 1}
    assert table.state.bank.coins == 0
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-2.3", "AD-8.5")
def test_six_town_walls_for_each_nation() -> None:
    assert BOX.wall_icons == (0, 1, 2, 3, 5, 7)
    state = new_game()
    assert state.bank.walls == 10
    assert [p.walls for p in state.players] == [1, 1]


@pytest.mark.rule("AD-4.1", "AD-4.2", "AD-4.3")
def test_a_turn_in_three_steps() -> None:
    table = Table().purse(BROWN, marble=7).cities(BROWN, zama="iron", carthago="gold")
    assert table.asked.kind == "choose_field"
    table.does(BROWN, MoveMarker("templum"))
    assert table.asked.kind == "templum"
    table.does(BROWN, Done("templum"))
    assert table.asked.kind == "founding"
    assert table.state.mover == BROWN
    table.does(BROWN, EndTurn())
    assert (table.asked.seat, table.asked.kind) == (BEIGE, "choose_field")
    assert table.state.turn == 2


@pytest.mark.rule("AD-4.2", "AD-5.3")
def test_the_marker_must_move() -> None:
    table = Table().at(BROWN, "aurum")
    assert {a.kind for a in table.asked.every()} == {"move_marker"}
    assert table.refuses(BROWN, EndTurn()) == "not_offered"


@pytest.mark.rule("AD-4.2")
def test_nobody_has_to_use_the_action() -> None:
    table = Table().does(BROWN, MoveMarker("duellum_a"))
    assert table.asked.kind == "founding"


@pytest.mark.rule("AD-5.1")
def test_first_turn_any_field_is_free() -> None:
    table = Table()
    assert [a.field for a in table.offered("move_marker")] == list(FIELDS)
    assert {p.price for p in table.view().prices} == {0}


@pytest.mark.rule("AD-5.2", "AD-5.3", "AD-5.6")
@pytest.mark.parametrize(("origin", "prices"), [
    pytest.param("ferrum", {
        "templum": 0, "aurum": 0, "duellum_a": 0, "militia": 1, "marmor": 2, "scientia": 3,
        "duellum_b": 4, "ferrum": 5,
    }, id="T02"),
    pytest.param("scientia", {"scientia": 5, "duellum_b": 0, "marmor": 4}, id="T21"),
    pytest.param("duellum_a", {"duellum_b": 1}, id="two DUELLUM fields"),
])  # fmt: skip
def test_rondel_prices(origin: str, prices: dict[str, int]) -> None:
    table = Table().at(BROWN, origin).purse(BROWN, marble=5)
    quoted = {p.field: p.price for p in table.view().prices}
    for field, price in prices.items():
        assert rondel_price(rondel_steps(origin, field)) == price
        assert quoted[field] == price
    assert Table().at(BROWN, origin).refuses(BROWN, MoveMarker(origin)) == "rondel_price"


@pytest.mark.rule("AD-5.6")
def test_use_fields_lie_opposite_their_production() -> None:
    order = list(FIELDS)
    pairs = {("ferrum", "militia"), ("templum", "marmor"), ("aurum", "scientia")}
    for a, b in pairs | {("duellum_a", "duellum_b")}:
        assert abs(order.index(a) - order.index(b)) == 4


@pytest.mark.rule("AD-5.2", "AD-10.1")
def test_the_mix_for_the_rondel_is_free() -> None:
    table = Table().at(BROWN, "ferrum").purse(BROWN, marble=1, gold=1, coin=1)
    table.does(BROWN, MoveMarker("marmor"))
    mixes = {a.resources for a in table.offered("pay_rondel")}
    assert mixes == {("marble", "gold"), ("marble", "coin"), ("gold", "coin")}
    table.does(BROWN, PayRondel(("gold", "coin")))
    assert table.goods(BROWN) == {"marble": 1, "coin": 1}  # the action brought a coin


@pytest.mark.rule("AD-5.2")
def test_a_long_list_of_mixes_is_put_together_piece_by_piece() -> None:
    table = Table().at(BROWN, "ferrum").purse(BROWN, marble=5, iron=5, gold=5, coin=5)
    table.does(BROWN, MoveMarker("ferrum"))
    assert len(table.offered("pay_rondel")) == 56
    assert table.refuses(BROWN, PayRondel(("gold",) * 4))
    table.does(BROWN, PayRondel(("coin", "gold", "marble", "gold", "iron")))
    assert table.goods(BROWN) == {"marble": 4, "iron": 4, "gold": 3, "coin": 5}


@pytest.mark.rule("AD-5.2", "AD-10.2")
@pytest.mark.parametrize("have", [(1, 1, 1, 1), (3, 0, 2, 1), (0, 2, 5, 0), (5, 5, 5, 5)])
@pytest.mark.parametrize("price", range(6))
def test_every_mix_for_the_rondel_once_chips_first(have: tuple[int, ...], price: int) -> None:
    kinds = ("marble", "iron", "gold", "coin")
    every = {
        tuple(k for k, n in zip(kinds, numbers, strict=True) for _ in range(n))
        for numbers in product(*(range(n + 1) for n in have))
        if sum(numbers) == price
    }
    mixes = list(rondel_mixes(Purse(*have), price))
    assert set(mixes) == every
    assert len(mixes) == len(every)
    coins = [m.count("coin") for m in mixes]
    assert coins == sorted(coins)


@pytest.mark.rule("AD-5.2")
def test_no_question_where_there_is_only_one_mix() -> None:
    table = Table().at(BROWN, "ferrum").purse(BROWN, marble=2)
    table.does(BROWN, MoveMarker("marmor"))
    assert table.asked.kind == "founding"
    assert table.goods(BROWN) == {"coin": 1}


@pytest.mark.rule("AD-5.4")
def test_markers_do_not_block() -> None:
    table = Table().at(BEIGE, "aurum").at(BROWN, "ferrum").does(BROWN, MoveMarker("aurum"))
    assert [p.rondel for p in table.state.players] == ["aurum", "aurum"]


@pytest.mark.rule("AD-5.5")
def test_the_yield_cannot_pay_for_the_way() -> None:
    table = Table().at(BROWN, "ferrum").cities(BROWN, zama="marble")
    assert table.refuses(BROWN, MoveMarker("marmor")) == "rondel_price"


@pytest.mark.rule("AD-4.3", "AD-10.3")
def test_cards_and_exchange_until_the_turn_ends() -> None:
    table = Table().knows(BROWN, "commercium").purse(BROWN, gold=3).hand(BROWN, "levy")
    table.does(BROWN, MoveMarker("duellum_a"))
    table.does(BROWN, Exchange(("gold",) * 3, ("iron", "iron")), PlayCard("levy"))
    assert table.asked.kind == "founding"
    assert table.offers(EndTurn())


def test_actions_of_the_wrong_moment_are_refused() -> None:
    table = Table()
    for action in (EndTurn(), Done("templum"), BuildTemple("zama"), Found("zama", "iron")):
        assert table.refuses(BROWN, action) == "not_offered"
    assert table.refuses(BEIGE, MoveMarker("ferrum")) == "not_asked"
    with pytest.raises(IllegalAction):
        RULES.parse_action('{"kind": "move_marker", "field": "ferrum", "speed": 3}')
