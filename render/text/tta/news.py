"""The log: how what an event holds is told, and the events that no message says by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import Outcome
from engine.games.tta import events as e
from engine.games.tta.view import View
from render.lang.catalogue.tta_news import TtaNews
from render.text.news import Kinds, Log, beside, odd
from render.text.tta.pacts import Pacts
from render.text.tta.weights import weights
from render.text.tta.words import NUMERALS, Words

PRODUCED = ("science", "culture", "food", "resources")
PAID = ("food", "resources", "science")


class News(Log[TtaNews], events=e.AnyEvent, say=TtaNews):
    """What happened, in sentences. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words, self._pacts = words, Pacts(words, names)
        self.weights = weights(words.cards)
        super().__init__(words.language, names, self._kinds_of(words))

    def _kinds_of(self, words: Words) -> Kinds:
        return {
            **{f"paid-{good}": self._price_in(good) for good in PAID},
            "card": words.card,
            "cards": words.named,
            "civil-actions": self._number_of("civil_actions"),
            "force": beside(self._force, "bonus", "discarded"),
            "military-cards": self._number_of("military_cards"),
            "numeral": NUMERALS.__getitem__,
            "paid-civil-actions": self._price_in("civil_actions"),
            "old-cards": self._number_of("old_military_card"),
            "source": words.source,
            "units": lambda units: words.listed(words.each(units)),
        }

    def _number_of(self, thing: str) -> Callable[[int], str]:
        return lambda count: self._words.count(count, thing)

    def _price_in(self, thing: str) -> Callable[[int], str]:
        return lambda count: self._words.count(count, thing) if count else self._words.say.free()

    def event(self, event: Any) -> str:
        """What happened. A name may end with a point itself."""
        said = super().event(event)
        return said[:-1] if said.endswith("..") else said

    # ------------------------------------------------------------------------------- cards

    @odd(e.Left)
    def left(self, event: e.Left) -> str:
        """Cards that leave a civilization, by why they do."""
        who, cards = self.names[event.seat], self._words.named(event.cards)
        if event.why in self.say.FAMILIES["left"]:
            return self.say.left(event.why, who=who, cards=cards, count=len(event.cards))
        if event.cards == (event.why,):
            return self.say.service_left(who=who, card=cards)
        return self.say.lost(who=who, things=cards, why=self._words.source(event.why))

    @odd(e.WorkerFreed)
    def freed(self, event: e.WorkerFreed) -> str:
        """Disbanded or destroyed, by choice or by others."""
        who, card = self.names[event.seat], self._words.card(event.card)
        if event.why == "disbanded":
            return self.say.disbanded(who=who, card=card)
        if event.why == "destroyed":
            return self.say.destroyed(who=who, card=card)
        return self.say.had_destroyed(who=who, card=card, why=self._words.source(event.why))

    @odd(e.HomerKept)
    def kept(self, event: e.HomerKept) -> str:
        """Each edition has one leader who may rest so."""
        wonder, card = self._words.card(event.wonder), self._words.card(self._words.resting)
        return self.say.homer_kept(who=self.names[event.seat], wonder=wonder, card=card)

    @odd(e.EventRevealed)
    def revealed(self, event: e.EventRevealed) -> str:
        """An event or a territory."""
        words = self._words
        return self.say.event_revealed(kind=words.kind(event.card), card=words.card(event.card))

    @odd(e.BonusOpened)
    def opened(self, event: e.BonusOpened) -> str:
        """Nobody chose the first ones."""
        card = self._words.card(event.card)
        if event.seat < 0:
            return self.say.bonus_opened(card=card)
        return self.say.bonus_chosen(who=self.names[event.seat], card=card)

    # ------------------------------------------------------------------------------- goods

    @odd(e.Changed)
    def changed(self, event: e.Changed) -> str:
        """What is gained, scored, lost, or there for this turn alone."""
        who, why = self.names[event.seat], self._words.source(event.why)
        if event.what == "purse":
            goods = self._words.count(abs(event.amount), "resources")
            return self.say.purse_filled(who=who, goods=goods, why=why)
        goods = self._words.count(abs(event.amount), event.what)
        if event.amount <= 0:
            return self.say.lost(who=who, things=goods, why=why)
        if event.what in ("science", "culture"):
            return self.say.scored(who=who, goods=goods, why=why)
        return self.say.gained(who=who, goods=goods, why=why)

    @odd(e.Produced)
    def produced(self, event: e.Produced) -> str:
        """What is made, and what goes again."""
        goods = self._words.goods((good, getattr(event, good)) for good in PRODUCED)
        said = [self.say.produced(who=self.names[event.seat], goods=goods)]
        if event.corruption:
            said.append(self.say.corruption(count=event.corruption))
        if event.consumption:
            said.append(self.say.consumption(count=event.consumption))
        if event.famine:
            said.append(self.say.famine(count=event.famine))
        return " ".join(said)

    # ------------------------------------------------------------------- politics and colonies

    @odd(e.Defended)
    def defended(self, event: e.Defended) -> str:
        """How an aggression ends, and with which cards it is held."""
        who, card = self.names[event.seat], self._words.card(event.card)
        if not event.held:
            return self.say.attack_succeeds(who=who, card=card)
        cards = self._force((), event.bonus, event.discarded)
        return self.say.defended(who=who, card=card, cards=cards)

    def _force(self, units: Sequence[str], bonus: Sequence[str], discarded: int) -> str:
        """Units and cards that are shown, and how many are not."""
        words = self._words
        hidden = [words.count(discarded, "card_face_down")] if discarded else []
        return words.listed([*words.each(units), *words.each(bonus), *hidden])

    @odd(e.PactOffered)
    def offered(self, event: e.PactOffered) -> str:
        """A pact; its sides, where they differ."""
        card, first = self._words.card(event.card), event.side == "a"
        who, partner = self.names[event.seat], self.names[event.partner]
        if own := self._pacts.of(event.card, first=first):
            other = self._pacts.of(event.card, first=not first)
            say = self.say.pact_offered_sides
            return say(who=who, partner=partner, card=card, own=own, other=other)
        return self.say.pact_offered(who=who, partner=partner, card=card)

    # ------------------------------------------------------------------------------- the end

    @odd(e.GameEnded)
    def over(self, event: e.GameEnded) -> str:
        """Who won and how, with everybody's culture."""
        order = sorted(range(len(event.places)), key=lambda seat: (event.places[seat], seat))
        scores = self.say.language.row(f"{self.names[s]} {event.culture[s]}" for s in order)
        return f"{self._won(event.places, event.why)} {self.say.final_culture(scores=scores)}"

    def outcome(self, view: View, outcome: Outcome) -> str:
        """Who won and how."""
        return self._won(outcome.places, outcome.cause)

    def _won(self, places: Sequence[int], cause: str) -> str:
        winners = self.winners(places)
        return self.say.victory(cause, who=self._words.listed(winners), count=len(winners))
