"""Workers on planks, gnomes, and the card that ends the Actions (BF-8.4, BF-8.6, BF-8.8)."""

from __future__ import annotations

from engine.core import Act, Reason, Turn, Verb
from engine.games.belfort import deck, locks, planks, purse
from engine.games.belfort.actions import Activate, BuyCard, Hire
from engine.games.belfort.components import BOX, BUILDINGS, CARDS, GUILDS
from engine.games.belfort.events import CardBought, WorkerActivated
from engine.games.belfort.frames import effects
from engine.games.belfort.goods import Goods
from engine.games.belfort.state import Belfort


class UsePlank(Act[Belfort, Activate]):
    """A worker comes back from a plank and is used."""

    says = Activate
    verbs = (Verb("activate"),)

    def wishes(self, m: Belfort, verb: str) -> list[Activate]:
        return [Activate(plank) for plank in planks.occupied(m, m.mover)]

    def do(self, t: Turn[Belfort], seat: int, action: Activate) -> None:
        plank = action.plank
        district = planks.district_of(plank)
        guild = t.state.guilds[district] if district is not None else ""
        if guild:
            effect = GUILDS[guild].effect
        else:
            printed = BUILDINGS[CARDS[plank]].plank
            assert printed is not None
            effect = printed.effect
        planks.take_back(t.state, seat, plank)
        t.emit(WorkerActivated(seat, plank, guild))
        t.todo(*effects.begin(t, seat, effect, guild or CARDS[plank]))


class HireGnome(Act[Belfort, Hire]):
    """A gnome for a free lock, once in a turn."""

    says = Hire
    verbs = (Verb("hire"),)

    def wishes(self, m: Belfort, verb: str) -> list[Hire]:
        return [Hire(built.card) for built in locks.free_locks(m.active)]

    def obstacle(self, m: Belfort, action: Hire) -> Reason | None:
        if m.now.hired >= BOX.actions.gnomes:
            return Reason("hired")
        if not m.gnomes:
            return Reason("no_gnome")
        return purse.lacking(m, Goods(gold=BOX.actions.gnome))

    def do(self, t: Turn[Belfort], seat: int, action: Hire) -> None:
        t.state.now.hired += 1
        purse.take(t.state, seat, Goods(gold=BOX.actions.gnome))
        effects.follow(t, locks.lock_gnome(t, seat, action.card, BOX.actions.gnome))


class LastCard(Act[Belfort, BuyCard]):
    """A card of the display or from the deck, as the last action; of equal cards one."""

    says = BuyCard
    verbs = (Verb("card"),)

    def wishes(self, m: Belfort, verb: str) -> list[BuyCard]:
        if not planks.may_end(m):
            return []
        deck_holds = m.deck.cards or m.discards.cards
        return [*map(BuyCard, dict.fromkeys(m.display)), *([BuyCard(None)] if deck_holds else [])]

    def obstacle(self, m: Belfort, action: BuyCard) -> Reason | None:
        return purse.lacking(m, Goods(gold=BOX.actions.card))

    def do(self, t: Turn[Belfort], seat: int, action: BuyCard) -> None:
        state = t.state
        state.now.cards += 1
        purse.take(state, seat, Goods(gold=BOX.actions.card))
        t.emit(CardBought(seat, action.card))
        if action.card is None:
            deck.draw_to_hand(t, seat, 1, "deck")
            return
        state.display.remove(action.card)
        state.players[seat].hand.cards.append(action.card)
        deck.fill_display(t)


ACTIVATE, HIRE, CARD = UsePlank(), HireGnome(), LastCard()
