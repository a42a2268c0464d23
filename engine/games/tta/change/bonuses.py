"""Events of the last age that were taken out of its deck (OR-7.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta import events
from engine.games.tta.cards.model import AGES
from engine.games.tta.editions import rules_of

if TYPE_CHECKING:
    from engine.games.tta.editions.ruleset import Ruleset
    from engine.games.tta.state import State

LAST_AGE = len(AGES) - 1


def taken_out(rules: Ruleset, players: int) -> list[str]:
    """The events of the last age, where a ruleset takes them out of the deck; in printed order."""
    if rules.bonuses == "deck":
        return []
    deck = rules.table.deck("military", AGES[LAST_AGE], players)
    return [card for card in deck if rules.cards[card].kind == "event"]


def turn_up(t: Turn[State]) -> None:
    """One of those that were put aside is open from now on."""
    s = t.state
    assert s.bonuses is not None
    card = s.bonuses.cards.pop()
    s.open_events.append(card)
    t.reveal()
    t.emit(events.BonusOpened(-1, card))


def age_ended(t: Turn[State]) -> None:
    """Where they are turned up age by age, the end of each but the first age shows one."""
    if rules_of(t.state).bonuses == "age_by_age":
        turn_up(t)


def given_back(s: State) -> list[str]:
    """Those that are shuffled into the deck of the last age; they are in nobody's keeping then."""
    rules = rules_of(s)
    if s.bonuses is None:
        return []
    still = rules.open_bonuses - len(s.open_events) if rules.bonuses == "age_by_age" else 0
    at = len(s.bonuses.cards) - still
    back, s.bonuses.cards = s.bonuses.cards[:at], s.bonuses.cards[at:]
    return back


def out_of_deck(s: State) -> list[str]:
    """Cards of the last deck, once that is built, that are with those that score in the end."""
    if not s.built_for[LAST_AGE]:
        return []
    kept = [card for civ in s.players if civ.bonuses for card in civ.bonuses.cards]
    return [*s.open_events, *kept, *(s.bonuses.cards if s.bonuses else ())]
