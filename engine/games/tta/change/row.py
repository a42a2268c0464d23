"""The card row, the decks and the ends of ages (NS-3.1 to NS-3.4, NS-14.5)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta import events
from engine.games.tta.cards.model import AGES, for_players
from engine.games.tta.change import area, bonuses, economy, hand, pacts
from engine.games.tta.editions import EDITIONS, rules_of
from engine.games.tta.query import basics

if TYPE_CHECKING:
    from engine.games.tta.editions.ruleset import Ruleset
    from engine.games.tta.state import State


ATTACKS = ("aggression", "war")


def replenish(t: Turn[State]) -> None:
    """Discard the leftmost cards, close the row up and deal (NS-3.1)."""
    lost = _clear(t.state)
    if lost:
        t.emit(events.RowCleared(lost))
    refill(t)


def _clear(s: State) -> tuple[str, ...]:
    """Discard the leftmost cards; which these were."""
    players = len(basics.in_game(s))
    cleared = for_players(rules_of(s).board.row.cleared, max(2, players))
    lost = tuple(c for c in s.row[:cleared] if c)
    s.gone.extend(lost)
    s.row[:cleared] = [""] * cleared
    return lost


def slide_on(s: State, times: int) -> None:
    """What is left of the row after some replenishings, as if nobody took a card; nothing is dealt,
    because nobody can know what will be."""
    for _ in range(times):
        _clear(s)
        kept = [c for c in s.row if c]
        s.row[:] = kept + [""] * (len(s.row) - len(kept))


def refill(t: Turn[State]) -> None:
    """Slide the cards left without gaps and deal into the empty spaces."""
    s = t.state
    kept = [c for c in s.row if c]
    empty = len(s.row) - len(kept)
    s.row[:] = kept + [""] * empty
    dealt: list[str] = []
    for slot in range(len(kept), len(s.row)):
        if s.age == 0 and not s.civil_deck.cards:
            _end_age(t)
        if not s.civil_deck.cards:
            break
        s.row[slot] = s.civil_deck.cards.pop()
        dealt.append(s.row[slot])
        if not s.civil_deck.cards and s.age and not basics.decks_are_out(s):
            _announce(t, dealt)
            dealt = []
            _end_age(t)
    _announce(t, dealt)
    if s.age == 0:
        _end_age(t)


def _announce(t: Turn[State], dealt: list[str]) -> None:
    if dealt:
        t.reveal()
        t.emit(events.RowDealt(tuple(dealt)))


def build_decks(s: State, age: int) -> None:
    """Shuffle the two decks of an age for the players now in the game (NS-1.1, NS-4.8)."""
    players = len(s.players if rules_of(s).decks_for_seats else basics.in_game(s))
    s.built_for[age] = players
    s.civil_deck.cards = deck(s, "civil", age, players)
    s.military_deck.cards = deck(s, "military", age, players)
    if age == bonuses.LAST_AGE:
        out = bonuses.taken_out(rules_of(s), players)
        s.military_deck.cards = [c for c in s.military_deck.cards if c not in out]
        s.military_deck.cards += bonuses.given_back(s)
    s.rng.shuffle(s.civil_deck.cards)
    s.rng.shuffle(s.military_deck.cards)


def deck(s: State, which: str, age: int, players: int) -> list[str]:
    """The cards of one deck at this table, in printed order."""
    return deck_of(rules_of(s), which, age, players, s.peaceful)


def deck_of(rules: Ruleset, which: str, age: int, players: int, peaceful: bool) -> list[str]:
    """The cards of one deck of an edition or a variant; a peaceful game has no aggressions and
    wars."""
    return list(_sorted_deck(rules.key, which, age, players, peaceful))


@cache
def _sorted_deck(
    edition: str, which: str, age: int, players: int, peaceful: bool
) -> tuple[str, ...]:
    rules = EDITIONS[edition]
    if which == "military" and age and not rules.military:
        return ()
    out: set[str] = {*rules.without, *(ATTACKS if peaceful else ())}
    found = rules.table.deck(which, AGES[age], players)  # type: ignore[arg-type]
    return tuple(c for c in found if rules.cards[c].kind not in out)


def _end_age(t: Turn[State]) -> None:
    s = t.state
    ended = s.age
    s.discards.cards += s.civil_deck.cards
    s.civil_deck.cards = []
    if ended and rules_of(s).grows_old:
        for seat in basics.in_game(s):
            _grow_old(t, seat, ended)
        for pact in list(s.pacts):
            if rules_of(s).cards[pact.card].level < ended:
                pacts.end(t, pact, "obsolete")
    if ended:
        lost = rules_of(s).board.figures.age_end_yellow
        for seat in basics.in_game(s):
            economy.change(t, seat, "yellow_tokens", -lost, "age_end")
    s.discards.cards += s.military_deck.cards
    s.military_deck.cards = []
    s.age += 1
    if ended:
        bonuses.age_ended(t)
    if not basics.decks_are_out(s):
        build_decks(s, s.age)
    else:
        at_once = rules_of(s).ends_with_round or s.current == s.start
        s.last_round = s.round if at_once else s.round + 1
    t.reveal()
    t.emit(events.AgeEnded(ended, s.last_round))


def _grow_old(t: Turn[State], seat: int, ended: int) -> None:
    """Cards of ages before the one that ended leave hands and play."""
    s = t.state
    civ = s.players[seat]
    cards = rules_of(s).cards
    old = [c for c in civ.civil.cards if cards[c].level < ended]
    if old:
        civ.civil.cards = [c for c in civ.civil.cards if cards[c].level >= ended]
        s.gone.extend(old)
        t.emit(events.Left(seat, tuple(old), "obsolete_hand"))
    aged = [c for c in civ.military.cards if cards[c].level < ended]
    if aged:
        civ.military.cards = [c for c in civ.military.cards if cards[c].level >= ended]
        hand.discard_military(s, aged)
        t.emit(events.HandAged(seat, len(aged)))
    if civ.leader is not None and cards[civ.leader].level < ended:
        area.remove_leader(t, seat, "obsolete")
    if civ.wonder is not None and cards[civ.wonder].level < ended:
        area.remove_wonder(t, seat, "obsolete")
