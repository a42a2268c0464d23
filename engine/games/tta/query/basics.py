"""Seats in turn order, cards in play, workers."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING

from engine.games.tta.cards.base import CardRules
from engine.games.tta.cards.model import FARM_MINE, UNITS, URBAN, Card
from engine.games.tta.editions import rules_of
from engine.games.tta.query.in_force import in_force, intact_wonders, who_speak

if TYPE_CHECKING:
    from engine.games.tta.state import Civ, PactInPlay, State

__all__ = ["FARM_MINE", "UNITS", "URBAN", "intact_wonders", "who_speak"]


def card_of(s: State, card: str) -> Card:
    """The figures of a card."""
    return rules_of(s).cards[card]


# ----------------------------------------------------------------------------------- seats


def in_game(s: State) -> list[int]:
    """Seats still playing, in turn order."""
    return [seat for seat in s.order if not s.players[seat].out]


def clockwise(s: State, seat: int) -> list[int]:
    """Seats still playing, in turn order from `seat` on (it comes first if it still plays)."""
    at = s.order.index(seat)
    return [x for x in s.order[at:] + s.order[:at] if not s.players[x].out]


def next_seat(s: State, seat: int) -> int:
    """The next seat still playing after this one."""
    return next(x for x in clockwise(s, seat) if x != seat)


def ranked(s: State, measure: Callable[[State, int], int]) -> list[int]:
    """Seats by a statistic, highest first; ties: the current player, then clockwise (NS-7.2)."""
    return sorted(clockwise(s, s.current), key=lambda seat: -measure(s, seat))


def decks_are_out(s: State) -> bool:
    """Whether the last age with decks is over: age IV (NS-2.4)."""
    return s.age > rules_of(s).last_age


def may_sacrifice(s: State) -> bool:
    """Whether units may be given up now: in some editions not in the last round (OR-5.4)."""
    return not (rules_of(s).last_round_spares and s.last_round and s.round >= s.last_round)


def few(s: State) -> int:
    """How many "the two strongest" are: one with two players (NS-7.3)."""
    return 1 if len(in_game(s)) == 2 else 2


# ------------------------------------------------------------------------------------ cards


def pacts_of(s: State, seat: int) -> list[PactInPlay]:
    """Pacts a seat is party to."""
    return [p for p in s.pacts if seat in (p.a, p.b)]


def single_cards(s: State, civ: Civ) -> tuple[str, ...]:
    """Cards in play whose symbols count once: all but those that take workers; ruins excluded."""
    return in_force(s, civ).cards


def speakers(s: State, seat: int) -> Sequence[CardRules]:
    """Cards in force for a seat that have rules of their own: leader, wonders, pacts."""
    own = in_force(s, s.players[seat]).speakers
    return (*own, *_pacts_that_speak(s, seat)) if s.pacts else own


def speakers_on(s: State, seat: int, moment: str) -> Sequence[CardRules]:
    """Those of them that have a word on something, a moment of `CardRules`."""
    own = in_force(s, s.players[seat]).on.get(moment, ())
    return (*own, *who_speak(_pacts_that_speak(s, seat), moment)) if s.pacts else own


def _pacts_that_speak(s: State, seat: int) -> list[CardRules]:
    code = rules_of(s).code
    return [code[p.card] for p in s.pacts if seat in (p.a, p.b) and p.card in code]


def under_wonder(s: State, civ: Civ) -> CardRules | None:
    """The leader, if any, who is under one of the wonders (NS-12.1)."""
    return None if civ.memorial is None else rules_of(s).resting


def technologies(civ: Civ) -> list[str]:
    """All technology cards in play: with places for workers, special ones, the government."""
    return [*civ.workers, *civ.specials, civ.government]


def has_technology(civ: Civ, card: str) -> bool:
    """Whether a technology of this name is in play or in hand (NS-5.3)."""
    return (
        card in civ.workers
        or card in civ.specials
        or card == civ.government
        or card in civ.civil.cards
    )


# ---------------------------------------------------------------------------------- workers


def workers_on(s: State, seat: int, kinds: Container[str]) -> int:
    """Workers on cards of these kinds."""
    cards = rules_of(s).cards
    return sum(n for c, n in s.players[seat].workers.items() if n and cards[c].kind in kinds)


def best(s: State, seat: int, kinds: Container[str]) -> str | None:
    """The card of highest level among those of these kinds with workers (NS-8.3)."""
    cards = rules_of(s).cards
    staffed = [c for c, n in s.players[seat].workers.items() if n and cards[c].kind in kinds]
    return max(staffed, key=lambda c: cards[c].level, default=None)


def staffed(s: State, seat: int, kinds: Container[str]) -> list[str]:
    """Cards of these kinds with at least one worker, in order of play."""
    cards = rules_of(s).cards
    return [c for c, n in s.players[seat].workers.items() if n and cards[c].kind in kinds]


def civil_hand_limit(s: State, seat: int) -> int:
    """Total civil actions and what wonders add (NS-8.1)."""
    return s.players[seat].ca_total + _hand_bonus(s, seat)


def military_hand_limit(s: State, seat: int) -> int:
    """Total military actions and what wonders add (NS-6.1)."""
    return s.players[seat].ma_total + _hand_bonus(s, seat)


def _hand_bonus(s: State, seat: int) -> int:
    return in_force(s, s.players[seat]).hand_limit


def action_totals(s: State, seat: int) -> tuple[int, int]:
    """Total civil and military actions by the symbols of cards in play (NS-10.4)."""
    cards = rules_of(s).cards
    force = in_force(s, s.players[seat])
    civil, military = force.civil_actions, force.military_actions
    for pact in pacts_of(s, seat):
        terms = cards[pact.card].pact
        assert terms is not None
        for symbols in (terms.both, terms.a if seat == pact.a else terms.b):
            civil += symbols.civil_actions
            military += symbols.military_actions
    return civil, military


def card_tokens(s: State, seat: int) -> tuple[int, int]:
    """Blue and yellow tokens that cards in play brought (NS-10.10)."""
    force = in_force(s, s.players[seat])
    return force.blue_tokens, force.yellow_tokens
