"""What must be true of every table, counted again."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from engine.games.tta.change import bonuses, row
from engine.games.tta.editions import EDITIONS, rules_of
from engine.games.tta.frames.attack import GoHome
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.state import Civ, State


def check(s: State) -> list[str]:
    """Named defects; empty when the table is sane."""
    problems = [*_tokens(s), *_cards(s)]
    for seat, civ in enumerate(s.players):
        if not civ.out:
            problems += [f"seat {seat}: {p}" for p in _civ(s, seat, civ)]
    return problems


def _tokens(s: State) -> list[str]:
    """Yellow and blue tokens: those of the start and those that came from the box since."""
    start = rules_of(s).board.start
    per_player = start.yellow_bank + start.unused_workers + sum(start.workers.values())
    yellow = sum(c.yellow_bank + c.idle + sum(c.workers.values()) for c in s.players)
    yellow += sum(frame.count for frame in s.agenda if isinstance(frame, GoHome))
    blue = sum(c.blue_bank + sum(c.blue.values()) + c.stages for c in s.players)
    problems = []
    if yellow != per_player * len(s.players) + s.yellow_box:
        problems.append(f"{yellow} yellow tokens, {s.yellow_box} from the box")
    if blue != start.blue_bank * len(s.players) + s.blue_box:
        problems.append(f"{blue} blue tokens, {s.blue_box} from the box")
    return problems


def _cards(s: State) -> list[str]:
    """Every copy of every card of the decks built so far is in exactly one place."""
    expected: Counter[str] = Counter()
    for age, players in enumerate(s.built_for):
        if players:
            expected.update(_decks(s.edition, age, players, s.peaceful))
    start = rules_of(s).board.start
    for _ in s.players:
        expected.update([*start.workers, start.government])
    found = Counter(_everywhere(s))
    different = (expected - found) + (found - expected)
    return [f"{c}: {found[c]} instead of {expected[c]}" for c in sorted(different)]


@cache
def _decks(edition: str, age: int, players: int, peaceful: bool) -> Counter[str]:
    """Both decks of an age as they are built for so many players."""
    return Counter(
        c
        for which in ("civil", "military")
        for c in row.deck_of(EDITIONS[edition], which, age, players, peaceful)
    )


def _everywhere(s: State) -> list[str]:
    piles = [s.civil_deck, s.military_deck, s.discards, s.current_events, s.future_events]
    places = [c for pile in piles for c in pile.cards]
    places += [c for c in s.row if c]
    places += bonuses.out_of_deck(s)
    places += s.past_events + s.common_tactics + s.gone + s.duplicates
    places += [p.card for p in s.pacts]
    for civ in s.players:
        places += civ.civil.cards + civ.military.cards + civ.specials
        if civ.out:
            continue
        places += [*civ.workers, civ.government, *civ.wonders, *civ.colonies]
        places += [c for c in (civ.leader, civ.wonder, civ.war) if c is not None]
        if resting := basics.under_wonder(s, civ):
            places.append(resting.card)
        if civ.exclusive and civ.tactic is not None:
            places.append(civ.tactic)
    return places


def _civ(s: State, seat: int, civ: Civ) -> list[str]:
    problems = []
    numbers = (civ.idle, civ.yellow_bank, civ.blue_bank, civ.ca, civ.ma, civ.science, civ.culture)
    if min(numbers) < 0 or min([*civ.workers.values(), *civ.blue.values(), 0]) < 0:
        problems.append("a negative number")
    if (civ.ca_total, civ.ma_total) != basics.action_totals(s, seat):
        problems.append("totals of actions do not fit the cards in play")
    if (civ.blue_cards, civ.yellow_cards) != basics.card_tokens(s, seat):
        problems.append("tokens brought by cards do not fit the cards in play")
    if civ.ca > civ.ca_total or civ.ma > civ.ma_total + civ.ma_extra:
        problems.append("more actions than there are")
    cards = rules_of(s).cards
    if len({cards[c].special for c in civ.specials}) != len(civ.specials):
        problems.append("two special technologies of a type")
    if not set(civ.ruins) <= set(civ.wonders):
        problems.append("a ruin that is no wonder")
    if civ.tactic is not None and not civ.exclusive and civ.tactic not in s.common_tactics:
        problems.append("a tactic that is nowhere")
    if civ.wonder is not None and civ.stages >= len(cards[civ.wonder].stages):
        problems.append("a complete wonder that is not in play")
    for c, n in civ.blue.items():
        if n and cards[c].kind not in ("farm", "mine", "lab"):
            problems.append(f"tokens on {c}")
    owners = Counter(p.owner for p in s.pacts)
    if owners[seat] > 1:
        problems.append("two pacts in one area")
    return problems
