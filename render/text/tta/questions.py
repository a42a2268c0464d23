"""What is asked: prompts, captions of menus, and whom the table waits for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.core import Decision, Fact, Menu, Pick
from engine.games.tta.actions import Choose, ChooseBonus, Split
from engine.games.tta.cards.model import Either, Mixture, Raid, Take
from engine.games.tta.view import CivView, View
from render.lang.catalogue.common import Common
from render.lang.catalogue.tta_phone import TtaPhone
from render.lang.catalogue.tta_questions import TtaQuestions
from render.lang.forms import woven
from render.text.tta import quotes
from render.text.tta.breakdown import Breakdowns
from render.text.tta.case import Cases, sides
from render.text.tta.choices import DOWN
from render.text.tta.words import NUMERALS, Words

AGREEMENT = "international_agreement"
"""The event that costs a political action."""


class Questions:
    """What is asked of a player. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.say = TtaQuestions(words.language)
        self._phone = TtaPhone(words.language)
        self.breakdowns = Breakdowns(words)
        self.cases = Cases(words, names)

    def caption(self, view: View, decision: Decision, menu: Menu) -> str:
        """What a menu is for. Raises `KeyError` for one that is none of this game."""
        free = decision.kind == "free_build" and menu.verb == "build"
        return self.say.caption("free_build" if free else menu.verb)

    def asks(self, view: View, decision: Decision) -> str:
        """Who is asked for what, in the fewest words: "Ann: defend"."""
        who, count = self.names[decision.seat], number(decision.facts, "count")
        return self._phone.asked(decision.kind, who=who, count=count)

    def awaits(self, view: View, decision: Decision) -> str:
        """Whom the table waits for and why."""
        f = decision.facts
        return self.say.awaits(
            decision.kind,
            who=self.names[decision.seat],
            rival=self.rival(f),
            card=self.words.source(str(f["card"])) if "card" in f else "",
            territory=self.words.card(str(f["territory"])) if "territory" in f else "",
            attack=number(f, "attack"),
            defence=number(f, "defence"),
            bid=number(f, "bid"),
            high=number(f, "high"),
            cards=self.words.count(number(f, "count"), "military_cards"),
            actions=self.words.count(number(f, "left"), "civil_actions"),
        )

    def prompt(self, view: View, decision: Decision) -> str:
        """The question, with the situation and what is at stake; during an event also what it does
        to the others."""
        asked = self._asked(view, decision)
        others = " ".join(self.cases.fates(view, but=decision.seat))
        return f"{asked}\n{others}" if others else asked

    def _asked(self, view: View, decision: Decision) -> str:
        if decision.kind in _LONG:
            return _LONG[decision.kind](self, view, decision)
        facts = decision.facts
        return self.say.prompt(
            decision.kind,
            card=self.words.card(str(facts["card"])),
            rival=self.rival(facts),
            actions=self.words.count(number(facts, "left"), "civil_actions"),
        )

    def unspent(self, view: View, things: Mapping[str, int]) -> str:
        """What is left unused, listed."""
        return self.words.listed([self.words.count(n, thing) for thing, n in things.items()])

    def rival(self, facts: Mapping[str, Fact]) -> str:
        """The other player that a question names."""
        seats = (facts[name] for name in ("from", "target") if name in facts)
        return next((self.names[int(str(seat))] for seat in seats), "")

    def actions_left(self, decision: Decision) -> list[str]:
        """The actions that are left, of both kinds."""
        kinds = ("civil", "military")
        return [self.words.count(number(decision.facts, k), f"{k}_actions") for k in kinds]


def number(facts: Mapping[str, Fact], name: str) -> int:
    """A fact that is a number; 0 if there is none."""
    return int(str(facts.get(name) or 0))


def _card(q: Questions, decision: Decision) -> str:
    return q.words.card(str(decision.facts["card"]))


def _effect(q: Questions, decision: Decision, kind: type) -> Any:
    """What the card that asks does; None if it does no such thing."""
    effects = q.words.cards[str(decision.facts["card"])].effects
    return next((effect for effect in effects if isinstance(effect, kind)), None)


def _actions(q: Questions, view: View, decision: Decision) -> str:
    civ, words = view.players[decision.seat], q.words
    left = q.actions_left(decision)
    if not civ.turns:
        return q.say.first_turn(actions=words.listed(left))
    stock = (("food", civ.food), ("resources", civ.resources), ("science", civ.science))
    goods = [words.count(n, good) for good, n in stock if n]
    idle = words.count(civ.idle, "unused_worker")
    lines = [q.say.stock(things=words.listed([*left, *goods, idle]))]
    if civ.purse:
        lines.append(q.say.purse(goods=words.count(civ.purse, "resources")))
    if civ.owes_politics:
        lines.append(q.say.politics_owed())
    if civ.leaves:
        lines.append(q.say.leaving())
    if view.preview is not None:
        said = [q.breakdowns.preview(view.preview)]
        picks = [menu for menu in decision.menus if isinstance(menu, Pick)]
        said += [
            q.say.left_unused(things=q.unspent(view, p.leftovers)) for p in picks if p.leftovers
        ]
        lines.append(" ".join(said))
    return "\n".join(lines)


def _politics(q: Questions, view: View, decision: Decision) -> str:
    civ = view.players[decision.seat]
    if decision.facts.get("owed"):
        return q.say.politics_spent(card=q.words.card(AGREEMENT))
    lines = [q.say.politics(), _strengths(q, view, civ)]
    for p in view.players:
        if p.war is not None and p.war_on == civ.seat:
            lines.append(q.say.war_on_you(who=q.names[p.seat], card=q.words.card(p.war)))
    top = dict(view.current_seen).get(len(view.current_events) - 1)
    if top is not None:
        lines.append(q.say.next_event(card=q.words.card(top)))
    return "\n".join(lines)


def _strengths(q: Questions, view: View, civ: CivView) -> str:
    others = [p for p in view.players if p is not civ and not p.out]
    said = [q.say.strength_of_you(strength=civ.strength)]
    said += [f"{q.names[p.seat]} {p.strength}" for p in others]
    actions = q.words.count(civ.ma, "military_actions")
    return q.say.strengths(strengths=q.words.language.row(said), actions=actions)


def _answer_pact(q: Questions, view: View, decision: Decision) -> str:
    card, who = str(decision.facts["card"]), q.rival(decision.facts)
    terms = q.cases.terms(card, *sides(decision))
    return f"{q.say.pact_offered(who=who, card=q.words.card(card))} {terms}"


def _defend(q: Questions, view: View, decision: Decision) -> str:
    f, rival = decision.facts, q.rival(decision.facts)
    attack, defence = number(f, "attack"), number(f, "defence")
    if any(m.verb == "defend" for m in decision.menus):
        most = q.words.count(number(f, "limit"), "card")
        chance = q.say.defence_needs(missing=attack - defence, cards=most)
    else:
        chance = q.say.defence_hopeless()
    card = _card(q, decision)
    attacked = q.say.attacked(who=rival, card=card, attack=attack, defence=defence)
    stake = q.cases.stake(view, str(f["card"]), number(f, "from"), decision.seat, yours=True)
    return f"{attacked} {chance}\n{q.say.if_it_succeeds(stake=stake)}"


def _leave_token(q: Questions, view: View, decision: Decision) -> str:
    return q.say.mild_corruption()


def _sacrifice(q: Questions, view: View, decision: Decision) -> str:
    f, card = decision.facts, _card(q, decision)
    attack, defence = number(f, "attack"), number(f, "defence")
    said = q.say.sacrifice(card=card, who=q.rival(f), attack=attack, defence=defence)
    return " ".join([said, *_units_count(q, decision), *_so_far(q, view)])


def _answer_attack(q: Questions, view: View, decision: Decision) -> str:
    """An aggression can be held off with cards, too, and brings what stands on it; a war not."""
    f, rival = decision.facts, q.rival(decision.facts)
    attack, defence = number(f, "attack"), number(f, "defence")
    card = _card(q, decision)
    said = q.say.answer_attack(who=rival, card=card, attack=attack, defence=defence)
    said = " ".join([said, *_units_count(q, decision), *_so_far(q, view)])
    if q.words.cards[str(f["card"])].kind == "war":
        return said
    hold = q.say.cards_hold(missing=max(0, attack - defence))
    stake = q.cases.stake(view, str(f["card"]), number(f, "from"), decision.seat, yours=True)
    return f"{said} {hold}\n{q.say.if_it_succeeds(stake=stake)}"


def _bid(q: Questions, view: View, decision: Decision) -> str:
    territory, say = str(decision.facts["territory"]), q.say
    amount = next((m for m in decision.menus if m.verb == "bid"), None)
    can = say.bid_up_to(most=getattr(amount, "high", 0)) if amount else say.cannot_bid()
    state = say.highest_bid(high=number(decision.facts, "high"))
    begun = say.auction(territory=q.words.card(territory))
    return f"{begun} {q.words.gist(territory)}\n{state} {can} {say.passing()}"


def _send_force(q: Questions, view: View, decision: Decision) -> str:
    f, say, civ = decision.facts, q.say, view.players[decision.seat]
    territory = q.words.card(str(f["territory"]))
    said = [say.force_due(territory=territory, bid=number(f, "bid"))]
    if civ.colonization:
        said.append(say.force_bonus(bonus=civ.colonization))
    said += _so_far(q, view)
    enough = any(m.verb == "send_force" for m in decision.menus)
    said.append(say.force_enough() if enough else say.force_open())
    return " ".join(said)


def _units_count(q: Questions, decision: Decision) -> list[str]:
    """What it means to give up units, where there is one to give up; none in a last round."""
    may = any(menu.verb == "give_up_unit" for menu in decision.menus)
    return [q.say.units_count_again()] if may else []


def _so_far(q: Questions, view: View) -> list[str]:
    """What the viewer has put together, if there is something."""
    if not view.force:
        return []
    return [q.say.force_so_far(force=_force(q, view.force), strength=view.force_strength)]


def _force(q: Questions, items: Sequence[str]) -> str:
    """Units and cards of a force, what is discarded last."""
    shown = q.words.each(item for item in items if not item.startswith(DOWN))
    down = [item.removeprefix(DOWN) for item in items if item.startswith(DOWN)]
    hidden = [q.words.say.face_down(cards=q.words.named(down))] if down else []
    return q.words.listed([*shown, *hidden])


def _discard(q: Questions, view: View, decision: Decision) -> str:
    cards = q.words.count(number(decision.facts, "count"), "military_cards")
    if decision.facts["card"] == "hand_limit":
        limit = view.players[decision.seat].military_limit
        return q.say.hand_limit(limit=limit, cards=cards)
    return q.say.discard_for(card=_card(q, decision), cards=cards)


def _pick_good(q: Questions, view: View, decision: Decision) -> str:
    goods: Mapping[str, int] = _effect(q, decision, Either).goods
    first, second = (q.words.count(n, good) for good, n in goods.items())
    return q.say.pick_good(card=_card(q, decision), first=first, second=second)


def _mix(q: Questions, view: View, decision: Decision) -> str:
    mixture = _effect(q, decision, Mixture)
    amount = abs(mixture.amount) if mixture else 0
    gain = decision.kind == "gain_mix"
    return q.say.mixture(card=_card(q, decision), amount=amount, gain=gain)


def _plunder(q: Questions, view: View, decision: Decision) -> str:
    rival, take = view.players[number(decision.facts, "target")], _effect(q, decision, Take)
    first = next(split for split in decision.every() if isinstance(split, Split))  # takes most
    return q.say.plunder(
        card=_card(q, decision),
        limit=take.limit if take else first.food + first.resources,
        who=q.names[rival.seat],
        food=q.words.count(rival.food, "food"),
        resources=q.words.count(rival.resources, "resources"),
    )


def _raid(q: Questions, view: View, decision: Decision) -> str:
    raid = _effect(q, decision, Raid)
    of = [q.say.raid_building(level=NUMERALS[n]) for n in (raid.levels if raid else ())]
    return q.say.raid(
        card=_card(q, decision), who=q.rival(decision.facts), buildings=q.words.listed(of)
    )


def _steal(q: Questions, view: View, decision: Decision) -> str:
    f = decision.facts
    advantage = number(f, "advantage")
    return q.say.spoils(card=_card(q, decision), who=q.rival(f), advantage=advantage)


def _infiltrate(q: Questions, view: View, decision: Decision) -> str:
    """The cards with the culture that each would bring (NS-12.12)."""
    options = [a.option for a in decision.every() if isinstance(a, Choose)]
    levels = {c: q.words.cards[c].level for c in options}
    each = quotes.code(view, str(decision.facts["card"])).culture_per_level
    worth = [
        woven("{} {}", q.words.card(c), q.words.count(each * level, "culture"))
        for c, level in levels.items()
    ]
    asked = q.say.prompt(
        decision.kind, card=_card(q, decision), rival=q.rival(decision.facts), actions=""
    )
    said = Common(q.words.language).as_sentence(words=q.words.language.clauses(worth))
    return f"{asked} {said}"


def _free_build(q: Questions, view: View, decision: Decision) -> str:
    built = next(m for m in decision.menus if m.verb == "build")
    card = next(built.every()).card  # type: ignore[attr-defined]
    return q.say.free_build(event=_card(q, decision), card=q.words.card(card))


def _ruin_wonder(q: Questions, view: View, decision: Decision) -> str:
    asked = q.say.prompt(decision.kind, card=_card(q, decision), rival="", actions="")
    return f"{asked} {q.words.text(str(decision.facts['card']))}"


def _keep_bonus(q: Questions, view: View, decision: Decision) -> str:
    own = (c for c in view.players[decision.seat].bonuses if c is not None)
    return "\n".join([q.say.keep_bonus(count=number(decision.facts, "count")), *_bonuses(q, own)])


def _choose_bonus(q: Questions, view: View, decision: Decision) -> str:
    cards = (x.card for x in decision.every() if isinstance(x, ChooseBonus))
    return "\n".join([q.say.choose_bonus(), *_bonuses(q, cards)])


def _bonuses(q: Questions, cards: Iterable[str]) -> list[str]:
    return [q.say.bonus(card=q.words.card(c), text=q.words.text(c)) for c in cards]


_LONG: dict[str, Callable[[Questions, View, Decision], str]] = {
    "actions": _actions,
    "keep_bonus": _keep_bonus,
    "choose_bonus": _choose_bonus,
    "politics": _politics,
    "answer_pact": _answer_pact,
    "defend": _defend,
    "leave_token": _leave_token,
    "sacrifice": _sacrifice,
    "answer_attack": _answer_attack,
    "answer_war": _answer_attack,
    "bid": _bid,
    "send_force": _send_force,
    "discard": _discard,
    "pick_good": _pick_good,
    "gain_mix": _mix,
    "lose_mix": _mix,
    "plunder": _plunder,
    "raid": _raid,
    "steal": _steal,
    "free_build": _free_build,
    "infiltrate": _infiltrate,
    "ruin_wonder": _ruin_wonder,
}
KINDS = frozenset({*_LONG, *TtaQuestions.FAMILIES["prompt"]})
"""Every kind of decision that has a prompt."""
