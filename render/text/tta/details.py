"""Second lines of what a player can choose: what it costs or brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.tta import actions as a
from engine.games.tta.view import View
from render.lang.catalogue.tta_choices import TtaChoices
from render.lang.forms import joined
from render.text.tta import quotes
from render.text.tta.pacts import Pacts
from render.text.tta.words import Words, me


class Details:
    """What answers cost or bring. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._say = TtaChoices(words.language)
        self._pacts = Pacts(words, names)

    def detail(self, view: View, action: Any) -> str | None:
        """What an answer costs or brings, where its label does not say so."""
        match action:
            case a.FillForce():
                return self._say.fill_force_how(cards=action.cards)
            case a.Populate():
                return self._growth(view) or None
            case a.Build() | a.Upgrade() | a.Destroy() | a.Disband():
                return self._worker(action)
            case a.Develop():
                return self._technology(view, action)
            case a.PlayLeader():
                return self._leader(view, action)
            case a.PlayCard():
                return self._card(view, action)
            case a.UseAbility():
                return self._ability(view, action)
            case a.BuildStages():
                return self._wonder(view, action)
            case a.PlayAggression() | a.DeclareWar():
                return self._attack(view, action)
            case a.OfferPact():
                pair = me(view).seat, action.partner
                return self._pacts.terms(action.card, *(pair if action.side == "a" else pair[::-1]))
        return self._named(view, action)

    def _named(self, view: View, action: Any) -> str | None:
        """What the card does that an answer names."""
        match action:
            case a.Take() | a.PlayTactic() | a.CopyTactic() | a.PrepareEvent():
                return self._words.gist(action.card, view.edition)
            case a.CancelPact():
                return self._words.text(action.card)
            case a.Choose(option=card) | a.DiscardCards(cards=(card,)):
                return self._words.gist(card, view.edition) if self._words.known(card) else None
        return None

    def _growth(self, view: View) -> str:
        """What everybody needs after one more worker, if that is more."""
        eaten, faces = quotes.growth(view)
        have = me(view).happiness
        if eaten and faces:
            return self._say.growth_both(eaten=eaten, faces=faces, have=have)
        if faces:
            return self._say.growth_wants(faces=faces, have=have)
        return self._say.growth_eats(eaten=eaten) if eaten else ""

    def _worker(self, action: a.Build | a.Upgrade | a.Destroy | a.Disband) -> str:
        symbols = self._words.symbols
        if isinstance(action, a.Upgrade):
            return self._say.becomes(old=symbols(action.source), new=symbols(action.target))
        gain = symbols(action.card)
        return gain if isinstance(action, a.Build) else self._say.worker_freed(gain=gain)

    def _technology(self, view: View, action: a.Develop) -> str:
        gist = self._words.gist(action.card, view.edition)
        if action.revolution:
            military = quotes.military_revolution(view)
            return self._say.revolution_for(military=military, text=gist)
        return joined(" ", [*self._one_of_a_type(view, action), gist])

    def _one_of_a_type(self, view: View, action: a.Develop) -> list[str]:
        """Which of two special technologies of a type stays (NS-5.11)."""
        cards = self._words.cards
        new = cards[action.card]
        for old in me(view).specials:
            if cards[old].special == new.special:
                stays = quotes.old_stays(view, old, new.id)
                say = self._say.old_stays if stays else self._say.replaces
                return [say(card=self._words.card(old))]
        return []

    def _leader(self, view: View, action: a.PlayLeader) -> str:
        old, gist = me(view).leader, self._words.gist(action.card)
        if old is None:
            return gist
        if action.under is not None:
            say = self._say.face_stays
        else:
            say = self._say.replaces_leader if quotes.refunds(view) else self._say.replaces
        return f"{say(card=self._words.card(old))} {gist}"

    def _card(self, view: View, action: a.PlayCard) -> str:
        then = action.then
        if then is None or isinstance(then, a.Choose):
            return self._by_rivals(view, action.card) or self._words.text(action.card)
        price = self._price(view, then, quotes.card_discount(view, action))
        if isinstance(then, a.Develop) and then.revolution:
            military = quotes.military_revolution(view)
            return self._say.revolution_price(price=price, military=military)
        growth = self._growth(view) if isinstance(then, a.Populate) else ""
        return self._words.language.row(
            [self._say.for_price(price=price), *([growth] if growth else [])]
        )

    def _price(self, view: View, order: a.Order, discount: int = 0) -> str:
        found = quotes.order(view, order, discount)
        return self._say.no_worker_left() if found is None else self._words.count(*found)

    def _by_rivals(self, view: View, card: str) -> str | None:
        """What an action card gives now if that depends on how many rivals are ahead."""
        found = quotes.by_rivals(view, card)
        if found is None:
            return None
        goods = self._words.count(found.amount, found.what)
        if found.what == "resources":
            goods = self._say.for_military(resources=goods)
        strong = found.ahead_in == "strength"
        say = self._say.by_strength if strong else self._say.by_culture
        return say(goods=goods, rivals=found.rivals)

    def _ability(self, view: View, action: a.UseAbility) -> str:
        say, words, then = self._say, self._words, action.then
        if isinstance(then, a.Build):
            food = words.count(quotes.food(view, 1) or 0, "food")
            price = words.listed([food, self._price(view, then, 1)])
            growth = self._growth(view)
            civil = quotes.code(view, action.card).civil_ability
            paid = say.for_price_civil if civil else say.for_price_military
            said = [paid(price=price), *([growth] if growth else [])]
            return words.language.row(said)
        if isinstance(then, a.Upgrade):
            return say.for_price_civil(price=self._price(view, then))
        if isinstance(then, a.Choose) and words.known(then.option):
            return words.gist(then.option, view.edition)
        return words.beyond(action.card)

    def _wonder(self, view: View, action: a.BuildStages) -> str | None:
        wonder = me(view).wonder
        if wonder is None:
            return None
        left = len(self._words.cards[wonder].stages) - me(view).stages - action.count
        score = self._words.count(view.completion, "culture") if view.completion else ""
        if left:
            if not score:
                return self._say.stages_after(count=left)
            return self._say.stages_before_score(count=left, culture=score)
        text = self._words.text(wonder)
        return self._say.scores(culture=score, text=text) if score else text

    def _attack(self, view: View, action: a.PlayAggression | a.DeclareWar) -> str:
        actions = quotes.attack(view, action.card, action.target)
        price = self._words.count(actions, "military_actions")
        attack, defence = quotes.attack_strengths(view, action.target)
        lack = quotes.nothing_to_lose(view, action.card, action.target)
        if isinstance(action, a.PlayAggression) and quotes.too_weak(view, action.target):
            lack = "strength"
        if lack is None:
            text = self._words.text(action.card)
            return self._say.attack_brings(price=price, attack=attack, defence=defence, text=text)
        who = self._names[action.target]
        return self._say.in_vain(lack, price=price, attack=attack, defence=defence, who=who)
