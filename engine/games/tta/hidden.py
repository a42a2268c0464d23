"""A consistent re-deal: what goes on stays possible, and piles hold what they can hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine.core import Pile, Rng
from engine.core.clone import clone
from engine.core.redeal import CardSlot, is_among, parts, redeal
from engine.games.tta import hidden_hands
from engine.games.tta.actions import DOWN
from engine.games.tta.editions import rules_of
from engine.games.tta.frames.attack import Defence, Sacrifice
from engine.games.tta.frames.colonies import promised
from engine.games.tta.frames.forces import PutTogether
from engine.games.tta.frames.politics import PactOffer

if TYPE_CHECKING:
    from engine.games.tta.state import State

Back = Callable[[str], str]


def deal_again(state: State, viewer: int | None, rng: Rng, back: Back) -> State:
    """A world that looks the same to a viewer and in which the game can go on."""
    state = _gathered(state, viewer)
    other = redeal(state, viewer, rng, back, named)
    hidden_hands.settle(state, other, lambda s, seats: _civil(s, seats, viewer), rng, back)
    _settle_events(other, viewer, rng, back)
    _settle_force(other, viewer, back)
    return other


def _gathered(state: State, viewer: int | None) -> State:
    """The same with the named cards at the ends of their piles, where a viewer does not see the
    difference. Else a deal would tell where such a card was among others of its name."""
    other = clone(state)
    places = [(pile, i) for pile, i in named(other) if not pile.shows(i, viewer)]
    if not places:
        return state
    for number, (pile, _) in enumerate(places):
        if any(pile is earlier for earlier, _ in places[:number]):
            continue
        here = {i for each, i in places if each is pile}
        last = sorted(pile.cards[i] for i in here)
        pile.cards[:] = [c for i, c in enumerate(pile.cards) if i not in here] + last
    return other


def named(s: State) -> Iterator[CardSlot]:
    """Cards that are face down although everybody knows them, because they are talked about: a pact
    that is offered, an aggression that is not decided, bonus cards whose strength the question
    tells, civil cards that were taken in this turn."""
    for frame in s.agenda:
        if isinstance(frame, PactOffer):
            yield from _places(s.players[frame.seat].military, [frame.card])
        elif isinstance(frame, Defence):
            yield from _places(s.discards, [frame.card])
        elif isinstance(frame, Sacrifice):
            yield from _places(s.discards, [frame.fight.card])
        if isinstance(frame, PutTogether):
            bonus = [c for c in frame.cards if not c.startswith(DOWN)]
            yield from _places(s.players[frame.seat].military, bonus)
    for civ in s.players:
        yield from _places(civ.civil, civ.fresh)


def _places(pile: Pile, cards: list[str]) -> Iterator[CardSlot]:
    """Where these cards are in a pile, the latest ones first."""
    wanted = Counter(cards)
    for i in reversed(range(len(pile))):
        if wanted[pile.cards[i]] > 0:
            wanted[pile.cards[i]] -= 1
            yield pile, i


def _hidden(s: State, piles: list[Pile], viewer: int | None) -> Iterator[CardSlot]:
    """The places of some piles that were redealt for a viewer."""
    fixed = tuple(named(s))
    for pile in piles:
        for i in range(len(pile)):
            if not pile.shows(i, viewer) and not is_among(fixed, pile, i):
                yield pile, i


def _swap(one: CardSlot, two: CardSlot) -> None:
    (pile, i), (other, j) = one, two
    pile.cards[i], other.cards[j] = other.cards[j], pile.cards[i]


def _civil(s: State, seats: Sequence[int] | None, viewer: int | None) -> list[CardSlot]:
    """The places of the civil hands of some seats that were redealt for a viewer; without seats,
    those of all piles that are no civil hand."""
    if seats is not None:
        return list(_hidden(s, [s.players[seat].civil for seat in seats], viewer))
    hands = [civ.civil for civ in s.players]
    others = [p for p in parts(s, Pile) if not any(p is hand for hand in hands)]
    return list(_hidden(s, others, viewer))


def _settle_events(s: State, viewer: int | None, rng: Rng, back: Back) -> None:
    """Swap cards that a re-deal put into the event piles by mistake with hidden events and
    territories that have the same back."""
    cards = rules_of(s).cards

    def fits(card: str) -> bool:
        return cards[card].kind in ("event", "territory")

    outside = [civ.military for civ in s.players] + [s.military_deck, s.discards]
    spare: dict[str, list[CardSlot]] = {}
    for pile, i in _hidden(s, outside, viewer):
        if fits(pile.cards[i]):
            spare.setdefault(back(pile.cards[i]), []).append((pile, i))
    found = [s.current_events, s.future_events, s.bonuses, *(civ.bonuses for civ in s.players)]
    for place in _hidden(s, [pile for pile in found if pile is not None], viewer):
        card = place[0].cards[place[1]]
        if not fits(card):
            slots = spare[back(card)]
            _swap(place, slots.pop(rng.below(len(slots))))


def _settle_force(s: State, viewer: int | None, back: Back) -> None:
    """A bidder for a colony can send the force, and the cards that are added to it face down are
    of the hand that was dealt."""
    promise = promised(s)
    if promise is None or promise.seat == viewer:
        return
    seat, committed = promise.seat, promise.cards
    cards = rules_of(s).cards

    def strength(card: str) -> int:
        bonus = cards[card].bonus
        return bonus.colonization if bonus else 0

    def add() -> None:
        rest = Counter(s.players[seat].military.cards)
        rest.subtract(c for c in committed if not c.startswith(DOWN))
        plain = iter(sorted(rest.elements(), key=strength))
        committed[:] = [DOWN + next(plain) if c.startswith(DOWN) else c for c in committed]

    add()
    elsewhere = [civ.military for civ in s.players if civ is not s.players[seat]]
    elsewhere += [s.military_deck, s.discards]
    weakest = sorted(
        _hidden(s, [s.players[seat].military], viewer), key=lambda p: strength(p[0].cards[p[1]])
    )
    for place in weakest:
        if promise.can_be_kept(s):
            return
        mine = place[0].cards[place[1]]
        better = [
            (pile, i)
            for pile, i in _hidden(s, elsewhere, viewer)
            if back(pile.cards[i]) == back(mine)
        ]
        best = max(better, key=lambda p: strength(p[0].cards[p[1]]), default=place)
        if strength(best[0].cards[best[1]]) > strength(mine):
            _swap(place, best)
            add()
