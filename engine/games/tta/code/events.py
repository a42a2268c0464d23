"""Events with a sentence of their own (NS-12, NS-14.9). Everything compared is read at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import Turn
from engine.games.tta.cards.base import CardRules, card
from engine.games.tta.change import choices
from engine.games.tta.code import agreement, decrees
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, production, ratings

if TYPE_CHECKING:
    from engine.games.tta.state import State

REBELLION = 2
AGREED_ACTIONS = 5
POLITICS_DRAW, POLITICS_DROP = 5, -3
POLITICS_CULTURE, POLITICS_LOSS = 5, -3


def strongest(s: State) -> int:
    """The strongest seat, ties resolved."""
    return basics.ranked(s, ratings.strength)[0]


def weakest(s: State) -> int:
    """The weakest seat, ties resolved."""
    return basics.ranked(s, ratings.strength)[-1]


@card("development_of_civilization")
class DevelopmentOfCivilization(CardRules):
    """Each in turn: population, a building or a technology, its price lowered by one (NS-12.9)."""

    eases = decrees.CIVILIZATION_DISCOUNT
    asks = "develops"

    def resolve(self, t: Turn[State], seat: int) -> None:
        t.todo(*[decrees.Develops(x) for x in basics.clockwise(t.state, seat)])


@card("barbarians")
class Barbarians(CardRules):
    """The first in culture points loses a population if also among the two weakest."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        first = basics.ranked(s, ratings.culture_points)[0]
        if first in basics.ranked(s, ratings.strength)[-basics.few(s) :]:
            t.todo(choices.Goods(first, {"population": -1}, self.card))


@card("border_conflict")
class BorderConflict(CardRules):
    """The weakest destroys a farm, mine or urban building of its own (after the gain of the
    strongest)."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        t.todo(choices.DestroyOwn(weakest(s), self.card))


@card("rats")
class Rats(CardRules):
    """All food is lost."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        stores = [(x, production.food(s, x)) for x in basics.clockwise(s, seat)]
        t.todo(*[choices.Goods(x, {"food": -n}, self.card) for x, n in stores if n])


@card("rebellion", edition="new_story")
class Rebellion(CardRules):
    """Two civil actions are spent for each discontent worker."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        losses = [(x, REBELLION * ratings.discontent(s, x)) for x in basics.clockwise(s, seat)]
        t.todo(*[decrees.SpendActions(x, n, self.card) for x, n in losses if n])


@card("uncertain_borders")
class UncertainBorders(CardRules):
    """A yellow token goes from the bank of the weakest to the bank of the strongest."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        t.todo(choices.MoveGoods(weakest(s), strongest(s), "yellow_tokens", 1, self.card))


@card("emigration")
class Emigration(CardRules):
    """Everybody loses half as many population as there are discontent workers, rounded up."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        losses = [(x, (ratings.discontent(s, x) + 1) // 2) for x in basics.clockwise(s, seat)]
        t.todo(*[choices.Goods(x, {"population": -n}, self.card) for x, n in losses if n])


@card("iconoclasm")
class Iconoclasm(CardRules):
    """Leaders of other ages than the current one leave play (NS-12.12)."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        cards = rules_of(s).cards
        frames = []
        for x in basics.clockwise(s, seat):
            leader = s.players[x].leader
            if leader is not None and cards[leader].level != s.age:
                frames.append(decrees.LeaderLeaves(x, self.card))
        t.todo(*frames)


@card("independence_declaration")
class IndependenceDeclaration(CardRules):
    """The weakest gives up a colony of its choice."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        t.todo(decrees.GiveUpColony(weakest(t.state), self.card))


@card("international_agreement")
class InternationalAgreement(CardRules):
    """The strongest takes cards of the row worth up to five civil actions (NS-12.11)."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        t.todo(agreement.TakeAgreed(strongest(t.state), AGREED_ACTIONS), agreement.CloseRow())


@card("politics_of_strength")
class PoliticsOfStrength(CardRules):
    """The strongest draws five military cards, the weakest discards three; in age IV +5 and -3
    culture instead."""

    asks = "discard"

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        good = "culture" if basics.decks_are_out(s) else "military_cards"
        gain = POLITICS_CULTURE if basics.decks_are_out(s) else POLITICS_DRAW
        loss = POLITICS_LOSS if basics.decks_are_out(s) else POLITICS_DROP
        t.todo(
            choices.Goods(strongest(s), {good: gain}, self.card),
            choices.Goods(weakest(s), {good: loss}, self.card),
        )


@card("ravages_of_time")
class RavagesOfTime(CardRules):
    """Everybody ruins a completed wonder of age A or I (NS-12.10)."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        t.todo(*[decrees.RuinWonder(x, self.card) for x in basics.clockwise(t.state, seat)])


@card("terrorism")
class Terrorism(CardRules):
    """The last in culture points destroys an urban building of every other player."""

    def resolve(self, t: Turn[State], seat: int) -> None:
        s = t.state
        last = basics.ranked(s, ratings.culture_points)[-1]
        others = [x for x in basics.clockwise(s, last) if x != last]
        t.todo(*[decrees.DestroyForeign(last, x, self.card) for x in others])
