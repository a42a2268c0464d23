"""Labels and second lines of everything a player can choose.

Figures in labels are prices, except the spaces of the card row: the price of a card of the row is
written in letters, so that "take 4" means the fourth space.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core import Decision, Menu, Resign
from engine.games.tta import actions as a
from engine.games.tta.cards.model import Either
from engine.games.tta.view import View
from render.lang.catalogue.tta_choices import TtaChoices
from render.lang.forms import woven
from render.text.base import LABEL
from render.text.tta import quotes
from render.text.tta.details import Details
from render.text.tta.pacts import Pacts
from render.text.tta.words import Words, me

DOWN = "down:"
"""Marks a card that is used face down."""
ATTACKS = frozenset({"sacrifice", "answer_attack", "answer_war"})
"""Questions of an attack in which units may be given up."""
PLAIN = (a.EndTurn, a.DrawCard, a.PassPolitics, a.DropOut, a.SendForce, Resign)
"""Answers whose labels need nothing else."""
ATTACKED = "defend"
"""The question of somebody who is attacked."""
NEEDING = ("christopher_columbus", "frederick_barbarossa", "j_s_bach", "winston_churchill")
"""Abilities that are for something that must be named."""


class Choices:
    """What the answers to questions are called. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._say = TtaChoices(words.language)
        self._details = Details(words, names)
        self._pacts = Pacts(words, names)

    def action(self, view: View, action: Any) -> str:
        """What the choice does; unlike every other label of the same question."""
        given_up = self._given_up(view, action) if attacks(view) else ""
        return given_up or self._ordinary(view, action)

    def _ordinary(self, view: View, action: Any) -> str:
        """Outside attacks."""
        say, words = self._say, self._words
        if isinstance(action, PLAIN):
            return say.plain(action.kind)
        match action:
            case a.Take():
                price = view.take_prices[action.slot]
                card = words.card(action.card)
                return say.take(card=card, price=price, space=action.slot + 1)
            case a.Populate() | a.Build() | a.Upgrade() | a.BuildStages() | a.Develop():
                return self._priced(view, action)
            case a.Destroy():
                return say.destroy(card=words.card(action.card))
            case a.Disband():
                return say.disband(card=words.card(action.card))
            case a.PlayLeader():
                return self._leader(view, action)
            case a.Choose():
                return self._option(action.option)
            case a.PlayCard():
                return self._played(action)
            case a.UseAbility():
                return self._ability(action)
            case a.PlayTactic():
                return say.play_tactic(card=words.card(action.card))
            case a.CopyTactic():
                return say.copy_tactic(card=words.card(action.card))
        return self._politics(view, action)

    def _politics(self, view: View, action: Any) -> str:
        """Politics and war."""
        say, words = self._say, self._words
        match action:
            case a.PrepareEvent():
                card = words.card(action.card)
                if words.cards[action.card].kind == "territory":
                    return say.prepare_territory(card=card)
                return say.prepare_event(card=card)
            case a.PlayAggression():
                who = self._names[action.target]
                return say.attack(card=words.card(action.card), who=who)
            case a.DeclareWar():
                who = self._names[action.target]
                return say.declare(card=words.card(action.card), who=who)
            case a.OfferPact():
                return self._offer(action)
            case a.CancelPact():
                return say.cancel(card=words.card(action.card))
            case a.KeepBonuses():
                return say.keep_bonuses(cards=words.named(action.cards))
            case a.ChooseBonus():
                return say.choose_bonus(card=words.card(action.card))
            case a.AnswerPact():
                return say.accept() if action.accept else say.refuse()
        return self._answer(view, action)

    def _answer(self, view: View, action: Any) -> str:
        """What is asked because of a card or of somebody else."""
        say, words = self._say, self._words
        match action:
            case a.Decline():
                return say.decline(_declined(view))
            case a.DiscardCards():
                return self._fitting(self._discards, action.cards)
            case a.Defend():
                return self._fitting(self._defence, action.cards)
            case a.Bid():
                return say.bid(amount=action.amount)
            case a.Commit():
                return self._commit(action.item)
            case a.FillForce():
                return say.fill_force(cards=action.cards)
            case a.Assemble():
                return self._fitting(self._enough, (*action.units, *action.cards))
            case a.Reach():
                return say.reach(total=action.total)
            case a.Split():
                return self._split(action)
            case a.StealTechnologies():
                taken = [words.card(c) for c in action.cards]
                if action.science or not taken:
                    taken.append(words.count(action.science, "science"))
                return say.take_spoils(things=words.listed(taken))
        raise TypeError(f"no label for {action!r}")

    def detail(self, view: View, action: Any) -> str | None:
        """What it costs or brings, where the label does not say so."""
        return self._details.detail(view, action)

    def called(self, view: View, action: Any) -> str:
        """The kind of the card with which something is done."""
        if isinstance(action, a.BuildStages):
            return self._words.say.kind("wonder")
        card = getattr(action, "card", None) or getattr(action, "source", None)
        return self._words.kind(card) if isinstance(card, str) and self._words.known(card) else ""

    def item(self, view: View, decision: Decision, menu: Menu, item: str) -> str:
        """One card of a choice of several."""
        return self.defence_item(item) if menu.verb == "defend" else self._item(item)

    def _item(self, item: str) -> str:
        if item.startswith(DOWN):
            return self._say.discard_face_down(card=self._words.card(item.removeprefix(DOWN)))
        return self._words.card(item)

    def defence_item(self, item: str) -> str:
        """A card that can be used in defence, with its worth."""
        bonus = self._words.cards[item].bonus if self._words.known(item) else None
        return (
            woven("{}: +{}", self._words.card(item), str(bonus.defense))
            if bonus
            else self._item(item)
        )

    def group(self, view: View, decision: Decision, menu: Menu, value: Any) -> str:
        """Actions that share a card or, naming what a rival loses, an amount of food."""
        if isinstance(value, int):
            return self._words.count(value, "food") if value else self._say.no_food()
        if isinstance(value, tuple):
            if not value:
                return self._say.take_no_technology()
            return self._say.take_spoils(things=self._words.named(value))
        return self._option(str(value))

    def _priced(self, view: View, action: Any) -> str:
        say, words = self._say, self._words
        if isinstance(action, a.Build) and quotes.free_by_event(view, action.card):
            return say.build_free(card=words.card(action.card))
        price = self._price(view, action)
        match action:
            case a.Populate():
                return say.populate(price=price)
            case a.Build():
                return say.build(card=words.card(action.card), price=price)
            case a.Upgrade():
                source, target = words.card(action.source), words.card(action.target)
                return say.upgrade(source=source, target=target, price=price)
            case a.Develop(revolution=True):
                return say.revolution(card=words.card(action.card), price=price)
            case a.Develop():
                return say.develop(card=words.card(action.card), price=price)
        return self._stages(view, action, price)

    def _price(self, view: View, action: a.Order) -> str:
        found = quotes.order(view, action, quotes.event_discount(view))
        return self._say.no_worker_left() if found is None else self._words.count(*found)

    def _stages(self, view: View, action: a.BuildStages, price: str) -> str:
        civ = me(view)
        wonder = self._words.card(civ.wonder) if civ.wonder else self._say.your_wonder()
        first = civ.stages + 1
        if action.count == 1:
            return self._say.stage(wonder=wonder, stage=first, price=price)
        last = first + action.count - 1
        return self._say.stages(wonder=wonder, first=first, last=last, price=price)

    def _leader(self, view: View, action: a.PlayLeader) -> str:
        """With which of the two things a leader can leave behind who may rest under a wonder
        (NS-14.19)."""
        card, civ = self._words.card(action.card), me(view)
        if action.under is not None:
            words = self._words
            old, wonder = words.card(words.resting), words.card(action.under)
            return self._say.elect_over_wonder(card=card, old=old, wonder=wonder)
        if quotes.code(view, civ.leader).faces_lent and civ.wonders:
            return self._say.elect_with_action(card=card)
        return self._say.elect(card=card)

    def _option(self, option: str) -> str:
        words = self._words
        return words.card(option) if words.known(option) else self._say.option(option)

    def _played(self, action: a.PlayCard) -> str:
        """An action card, with what it is used for."""
        card, then = self._words.card(action.card), action.then
        if then is None:
            return self._say.play(card=card)
        kind = "revolution" if isinstance(then, a.Develop) and then.revolution else then.kind
        target = self._amount(action.card, then) if isinstance(then, a.Choose) else _target(then)
        return self._say.order(
            kind,
            card=card,
            target=self._words.card(target) if self._words.known(target) else target,
            source=self._words.card(then.source) if isinstance(then, a.Upgrade) else "",
            count=then.count if isinstance(then, a.BuildStages) else 0,
        )

    def _amount(self, card: str, then: a.Choose) -> str:
        """What a card gives of a good that one chooses."""
        effects = self._words.cards[card].effects
        either = next((e for e in effects if isinstance(e, Either)), None)
        goods: dict[str, int] = dict(either.goods) if either is not None else {}  # type: ignore[arg-type]
        n = goods.get(then.option)
        return self._words.count(n, then.option) if n else self._option(then.option)

    def _ability(self, action: a.UseAbility) -> str:
        card, then = self._words.card(action.card), action.then
        code = action.card
        if isinstance(then, a.Choose) and not self._words.known(then.option):
            code = f"{code}-{then.option}"
        named = then is not None or action.card not in NEEDING
        if not named or code not in self._say.FAMILIES["ability"]:
            return self._say.use(card=card)
        target = _target(then)
        return self._say.ability(
            code,
            card=card,
            target=self._words.card(target) if self._words.known(target) else "",
            source=self._words.card(then.source) if isinstance(then, a.Upgrade) else "",
        )

    def _offer(self, action: a.OfferPact) -> str:
        who, words = self._names[action.partner], self._words
        own = self._pacts.of(action.card, first=action.side == "a")
        if not own:
            return self._say.offer(card=words.card(action.card), who=who)
        said = self._say.offer_side(card=words.card(action.card), who=who, own=own)
        if len(said) <= LABEL:
            return said
        return self._say.offer_side(card=words.brief(action.card), who=who, own=own)

    def _fitting(self, label: Callable[[Sequence[str], bool], str], cards: Sequence[str]) -> str:
        """A label with the names of cards; with short ones if they are too many."""
        said = label(cards, False)
        return said if len(said) <= LABEL else label(cards, True)

    def _discards(self, cards: Sequence[str], brief: bool) -> str:
        if not cards:
            return self._say.discard_nothing()
        return self._say.discard(cards=self._words.named(cards, brief=brief))

    def _defence(self, cards: Sequence[str], brief: bool) -> str:
        shown = [c for c in cards if not c.startswith(DOWN)]
        hidden = [c.removeprefix(DOWN) for c in cards if c.startswith(DOWN)]
        bonus = self._words.named(shown, brief=brief)
        down = self._words.named(hidden, brief=brief)
        if not shown:
            return self._say.defend_face_down(down=down)
        if hidden:
            return self._say.defend_both(cards=bonus, down=down)
        return self._say.defend(cards=bonus)

    def _commit(self, item: str) -> str:
        if item.startswith(DOWN):
            return self._item(item)
        figures, card = self._words.cards[item], self._words.card(item)
        if figures.bonus is not None:
            return self._say.add(card=card, worth=figures.bonus.colonization)
        return self._say.send(card=card, worth=figures.gives.strength)

    def _given_up(self, view: View, action: Any) -> str:
        """What is given up in an attack; empty for anything else."""
        say = self._say
        match action:
            case a.SendForce():
                return say.give_up(total=_total(view)) if view.force else say.give_nothing()
            case a.Commit(item) if not item.startswith(DOWN):
                figures, card = self._words.cards[item], self._words.card(item)
                if figures.deck == "military":
                    return say.use_card(card=card, worth=quotes.defence_worth(view, figures))
                return say.give_up_unit(card=card, worth=figures.gives.strength)
        return ""

    def _enough(self, items: Sequence[str], brief: bool) -> str:
        return self._say.enough(things=self._words.named(items, brief=brief))

    def _split(self, action: a.Split) -> str:
        if not action.food and not action.resources:
            return self._say.all_nothing()
        return self._words.goods((("food", action.food), ("resources", action.resources)))


def _total(view: View) -> int:
    """What the side that is asked has with what it has put together."""
    d = next(d for d in view.asked if d.kind in ATTACKS)
    own = dict(d.facts)["attack" if d.kind == "sacrifice" else "defence"]
    return int(str(own)) + view.force_strength


def _declined(view: View) -> str:
    """The kind of the question whose offer can be declined."""
    offers = TtaChoices.FAMILIES["decline"]
    return next((d.kind for d in view.asked if d.kind in offers), ATTACKED)


def attacks(view: View) -> bool:
    """Whether somebody is asked what to give up in an attack."""
    return any(d.kind in ATTACKS for d in view.asked)


def _target(then: Any) -> str:
    """The card that an order is about; empty if it is about none."""
    match then:
        case a.Build() | a.Develop():
            return then.card
        case a.Upgrade():
            return then.target
        case a.Choose():
            return then.option
    return ""
