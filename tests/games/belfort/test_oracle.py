"""The arithmetic done again, without the engine's own, on every step of random games.

What is collected is reckoned from where the players said that they send their workers; taxes,
districts and majorities from the pieces on the table. All figures stand here once more.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core import Rng
from engine.games.belfort.rules import RULES
from tests.witnesses import witnessed

COINS = ("pub", "gardens", "tower", "bank", "market", "keep")
GOODS = {"forest": "wood", "quarry": "stone", "mine": "metal", "gold_mine": "gold"}
DISTRICT = {2: (5, 3, 1), 3: (5, 3), 4: (5, 3, 1), 5: (5, 3, 1)}


def ladder(counts: dict[int, int], places: tuple[int, ...]) -> dict[int, int]:
    """Groups of equals from the top; a tie moves the group and all behind it down by one."""
    won, t = dict.fromkeys(counts, 0), 0
    for n in sorted({n for n in counts.values() if n}, reverse=True):
        group = [who for who, count in counts.items() if count == n]
        if len(group) > 1:
            t += 1
        for who in group:
            won[who] = (*places, 0, 0, 0, 0, 0, 0, 0, 0)[t]
        t += 1
    return won


def harvest(sent: list[Counter[str]], area: str, pairs: bool = False) -> list[int]:
    """What everybody takes home from an area, with the bonus; pairs: in the Mine it needs one."""
    amounts, pieces = [], []
    for workers in sent:
        elves = workers[f"elf_{area}"] + 2 * workers[f"master_elf_{area}"]
        dwarves = workers[f"dwarf_{area}"] + 2 * workers[f"master_dwarf_{area}"]
        amounts.append(min(elves, dwarves) if area == "mine" else elves + dwarves)
        kinds = ("elf", "master_elf", "dwarf", "master_dwarf")
        pieces.append(sum(workers[f"{kind}_{area}"] for kind in kinds))
    if max(pieces) and pieces.count(max(pieces)) == 1:
        best = pieces.index(max(pieces))
        amounts[best] += bool(amounts[best]) or not pairs
    return amounts


def place_of(symbol: str) -> str:
    """The district of a symbol, read off its name."""
    if "_in_" in symbol:
        return symbol.rpartition("_")[2]
    return next(part for part in symbol.split("_") if part in ("d1", "d2", "d3", "d4", "d5"))


def districts(state: Any, players: int) -> list[tuple[int, ...]]:
    """What each district scores now."""
    everybody = [*range(players), *((-1, -2) if players == 2 else ())]
    found = []
    for district in ("d1", "d2", "d3", "d4", "d5"):
        owners = Counter(who for s, who in state.marks.items() if place_of(s) == district)
        won = ladder({who: owners[who] for who in everybody}, DISTRICT[players])
        found.append(tuple(won[seat] for seat in range(players)))
    return found


def majorities(state: Any, players: int) -> list[tuple[int, ...]]:
    """What elves, dwarves and gnomes score now; whoever is not in reserve counts."""
    found = []
    for piece in ("elf", "dwarf", "gnome"):
        counts = {
            seat: sum(built.gnomes for built in player.built)
            if piece == "gnome"
            else 7 - player.reserve[piece]
            for seat, player in enumerate(state.players)
        }
        if players == 2 and piece != "gnome":
            counts |= {-1: 4, -2: 4}
        won = ladder(counts, (3, 1))
        found.append(tuple(won[seat] for seat in range(players)))
    return found


@pytest.mark.rule("BF-7.2", "BF-7.3", "BF-7.7", "BF-7.8", "BF-9.1", "BF-9.3", "BF-9.4")
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (5, 6)])
def test_every_step_of_a_random_game(players: int, seed: int) -> None:
    pairs = seed % 2 == 0
    options = RULES.options.model_validate({"mine": "pairs" if pairs else "workers"})
    state: Any = RULES.setup(options, players, seed).state
    rng = Rng(seed)
    sent: list[Counter[str]] = [Counter() for _ in range(players)]
    seen: Counter[str] = Counter()
    while state.result is None:
        asked = RULES.decisions(state)[0]
        choices = list(asked.every())
        steps = [a for a in choices if a.kind != "end_turn"] or choices
        action = steps[rng.below(len(steps))]
        before = [player.score for player in state.players]
        state = (step := RULES.apply(state, asked.seat, action)).state
        news = [n.event for n in step.news]
        for event in news:
            seen[event.kind] += 1
            if event.kind == "passed":
                sent[event.seat].update(dict(event.spread))
            if event.kind == "income_paid":
                cards = [built.card.partition("_")[0] for built in state.players[event.seat].built]
                assert event.income == sum(card in COINS for card in cards)
                assert event.tax == max(0, -(-before[event.seat] // 5) - 1)
        collected = {(e.seat, e.area): e.goods for e in news if e.kind == "collected"}
        if collected or any(e.kind == "income_paid" for e in news):
            if collected:
                for area, good in GOODS.items():
                    taken = [collected.get((seat, area)) for seat in range(players)]
                    found = [getattr(goods, good) if goods else 0 for goods in taken]
                    assert found == harvest(sent, area, pairs)
            sent = [Counter() for _ in range(players)]
        scored = [e.points for e in news if e.kind == "district_scored"]
        assert not scored or scored == districts(state, players)
        most = [e.points for e in news if e.kind == "majority_scored"]
        assert not most or most == majorities(state, players)
        view = RULES.view(state, None)
        assert [d.points for d in view.districts] == districts(state, players)
        assert [m.points for m in view.majorities] == majorities(state, players)
    assert seen["district_scored"] == 15
    assert seen["income_paid"] == 7 * players
    witnessed(
        seen["collected"], "goods that are collected", f"{players} players, seed {seed}", least=8
    )
