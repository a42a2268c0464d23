"""Whole games against the second reading of the rules (`oracle`): menus and ratings before every
answer, what an action does, production, the row, and the ends of ages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games.tta import RULES
from engine.games.tta.options import TtaOptions
from engine.games.tta.query import ratings
from engine.games.tta.state import State
from engine.selfplay import Ply, walk
from tests.games.tta.oracle import CARDS, Asked, Sheet
from tests.games.tta.oracle_acts import act
from tests.games.tta.test_oracle import different, facts

GAMES = [(players, seed) for players in (2, 3, 4) for seed in (1, 2, 3)]


def plies(players: int, seed: int) -> Iterator[tuple[Ply[State], State, int, State]]:
    """Every answer of a game by a player without pacts, which the second reading does not know."""
    for ply in walk(RULES, TtaOptions(), players, seed):
        s, seat = ply.state, ply.seat
        if not s.players[seat].out and not any(seat in (p.a, p.b) for p in s.pacts):
            yield ply, s, seat, ply.step.state


def engine_ratings(s: State, seat: int) -> tuple[int, ...]:
    asks = ["science", "culture", "strength", "happiness", "discontent", "colonization"]
    return tuple(getattr(ratings, ask)(s, seat) for ask in asks)


@pytest.mark.rule("NS-5.1", "NS-10.1", "NS-14.2", "NS-14.17")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_actions_of_whole_games(players: int, seed: int) -> None:
    for ply, s, seat, after in plies(players, seed):
        sheet = Sheet(s, seat)
        assert engine_ratings(s, seat) == sheet.ratings(), ply.number
        if ply.kind != "actions":
            continue
        if s.players[seat].turns:
            (menu,) = (d for d in ply.decisions if d.seat == seat)
            assert set(menu.every()) == set(sheet.legal()), ply.number
        if ply.action.kind != "end_turn":
            try:
                act(sheet, ply.action)
            except Asked:
                continue
            assert not different(facts(Sheet(after, seat)), facts(sheet)), ply.number


def goes_on(ply: Ply[State], after: State) -> bool:
    """Whether the turn has gone on to the next player, who has not touched anything yet."""
    passed = after.current != ply.state.current
    kind = after.agenda[-1].kind if after.agenda else ""
    return passed and kind in ("politics", "action_phase")


def war(s: State, seat: int) -> bool:
    """Whether a war is resolved as soon as the turn goes on from this seat."""
    following = s.order[(s.order.index(seat) + 1) % len(s.order)]
    return s.players[following].war is not None


@pytest.mark.rule("NS-6.2", "NS-14.22", "NS-14.23", "NS-6.9")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_ends_of_turns(players: int, seed: int) -> None:
    turns = 0
    for ply, s, seat, after in plies(players, seed):
        ended = ply.action.kind == "end_turn" and goes_on(ply, after)
        if not ended or war(s, seat) or after.age != s.age:
            continue
        sheet, found = Sheet(s, seat), Sheet(after, seat)
        sheet.produce()
        stronger = sum(r.strength() > sheet.strength() for r in sheet.rivals)
        if sheet.leader == "genghis_khan" and stronger < (1 if players == 2 else 2):
            sheet.culture += 3
        if sheet.leader == "winston_churchill" and "winston_churchill" not in sheet.used:
            sheet.culture += 3
        assert (found.ca, found.ma) == (sheet.ca_total, sheet.ma_total)
        assert (found.science, found.culture) == (sheet.science, sheet.culture), ply.number
        for good in ("food", "resources"):
            assert found.stock(good) == sheet.stock(good), ply.number
        assert found.bank == sheet.bank, ply.number
        turns += 1
    assert turns > 20


def replenished(s: State) -> tuple[list[str], list[str]]:
    """What a replenishing makes of the row as far as the present deck goes, and the rest of it."""
    kept = [c for c in s.row[{2: 3, 3: 2, 4: 1}[len(s.order)] :] if c]
    deck = list(reversed(s.civil_deck.cards))
    missing = len(s.row) - len(kept)
    return kept + deck[:missing], deck[missing:]


@pytest.mark.rule("NS-3.1", "NS-3.2", "NS-3.3", "NS-14.5")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_rows_and_ages(players: int, seed: int) -> None:
    ages = set()
    for ply in walk(RULES, TtaOptions(), players, seed):
        s, after = ply.state, ply.step.state
        if not goes_on(ply, after):
            continue
        if after.round == 1:
            assert after.row == s.row
            continue
        row, deck = replenished(s)
        dealt = after.row[len(row) :]
        assert after.row[: len(row)] == row, ply.number
        assert all(c and CARDS[c].level == after.age if after.age < 4 else not c for c in dealt)
        ends = s.age == 0 or (s.age < 4 and not deck)
        assert after.age == s.age + ends, ply.number
        if ends:
            ages.add(s.age)
            grown_old(s, after, war(s, ply.seat))
    assert ages == {0, 1, 2, 3}


def grown_old(s: State, after: State, war_resolved: bool) -> None:
    """What the end of an age has taken from everybody."""

    def stays(card: str | None) -> bool:
        return card is not None and CARDS[card].level >= s.age

    for old, new in zip(s.players, after.players, strict=True):
        assert new.civil.cards == [c for c in old.civil.cards if stays(c)]
        assert all(stays(c) for c in new.military.cards)
        assert new.leader == (old.leader if stays(old.leader) else None)
        assert new.wonder == (old.wonder if stays(old.wonder) else None)
        if not war_resolved:
            assert new.yellow_bank == max(0, old.yellow_bank - (2 if s.age else 0))
    assert after.pacts == [p for p in s.pacts if stays(p.card)]
    first = s.order[0]
    if s.age == 3:
        assert after.last_round == after.round + (after.current != first)
