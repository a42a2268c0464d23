"""What a question depends on, in sentences: on its picture and in its alternative text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core import Amount, Decision
from engine.games.tta.actions import Split
from engine.games.tta.cards.model import Take
from engine.games.tta.case import AnswerForecast, Case, Change, Fight, Force
from engine.games.tta.pending import Effect
from engine.games.tta.view import CivView, Lines, View
from render.lang.catalogue.common import Common
from render.lang.catalogue.tta_case import TtaCase
from render.lang.forms import woven
from render.text.tta.choices import DOWN, Choices
from render.text.tta.event import LastEvent
from render.text.tta.pacts import STAKES, Pacts
from render.text.tta.words import Words

NO_CASE = Case(-1)
_TEXTS = 700
"""More letters than this are too many to describe events by their texts."""
BANKS = ("yellow_bank", "blue_bank")
_PERSONS = {
    "infiltrate": ("leader", "wonder"),
    "assassinate": ("leader",),
    "sabotage": ("wonder",),
}
"""What of a civilization an aggression removes."""


class Cases:
    """What questions depend on. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.say = TtaCase(words.language)
        self._stakes = STAKES[words.edition](words.language)
        self._pacts = Pacts(words, names)
        self._choices = Choices(words, names)
        self._event = LastEvent(words, names)

    # ------------------------------------------------------------------------- what is at stake

    def stake(self, view: View, card: str, attacker: int, target: int, *, yours: bool) -> str:
        """What an aggression does to its target. yours: said to the target itself."""
        who, have = self.names[attacker], self._has(view.players[target], card)
        if yours:
            return self._stakes.yours(card, who=who, have=have)
        return self._stakes.theirs(card, who=who, target=self.names[target], have=have)

    def _has(self, civ: CivView, card: str) -> str:
        """What a civilization has of what a card takes."""
        words = self.words
        if card == "annex":
            return words.named(civ.colonies, brief=True)
        if card in _PERSONS:
            found = (getattr(civ, what) for what in _PERSONS[card])
            return words.named(c for c in found if c is not None)
        taken = {e.what for e in words.cards[card].effects if isinstance(e, Take)}
        wanted = ("food", "resources") if taken == {"food_and_resources"} else tuple(taken)
        return words.goods((good, getattr(civ, good)) for good in wanted)

    def terms(self, card: str, first: int, second: int) -> str:
        """What a pact says, its sides by the names of those who are on them."""
        return self._pacts.terms(card, first, second)

    # ---------------------------------------------------------------------------- what decides

    def verdict(self, view: View, d: Decision, *, means: bool) -> str:
        """The line that decides; without `means` as everybody may know it. May be empty."""
        if maker := _VERDICTS.get(d.kind):
            return maker(self, view, d, means)
        if means and d.kind in self.say.FAMILIES["verdict"]:
            return self.say.verdict(d.kind, count=self._count(d), who=self._rival(d))
        return ""

    def _count(self, d: Decision) -> int:
        """How much may be taken."""
        card = str(d.facts.get("card", ""))
        effects = self.words.cards[card].effects if self.words.known(card) else ()
        limits = [e.limit for e in effects if isinstance(e, Take)]
        splits = (x.food + x.resources for x in d.every() if isinstance(x, Split))
        most = next(iter(limits), 0) or max(splits, default=0)  # of a war, by how much it was won
        return fact(d, "left") or fact(d, "advantage") or most

    def _rival(self, d: Decision) -> str:
        return self.names[fact(d, "target")] if "target" in d.facts else ""

    # ------------------------------------------------------------------------------ an event

    def fates(self, view: View, but: int | None = None) -> Iterator[str]:
        """What an event still does, a sentence for each player and thing, and what it has done to
        those it is through with. but: this seat."""
        case = view.case or NO_CASE
        for effect in case.to_come:
            if effect.what != "terrorism" and effect.seat != but:
                yield self.told(effect)
        for seat in case.through:
            had = list(self._event.to(view, seat))
            yield from had or (self.say.told("through", who=self.names[seat], goods=""),)

    def told(self, effect: Effect) -> str:
        """One thing an event does to a player."""
        who, code, amounts = self.names[effect.seat], str(effect.what), effect.amounts
        goods = self.words.goods((good, abs(n)) for good, n in amounts)
        if code == "goods":
            gains = self.words.goods((good, n) for good, n in amounts if n > 0)
            loses = self.words.goods((good, -n) for good, n in amounts if n < 0)
            said = [("gains", gains)] if any(n > 0 for _, n in amounts) else []
            said += [("loses", loses)] if any(n < 0 for _, n in amounts) else []
            return " ".join(self.say.told(c, who=who, goods=text) for c, text in said)
        if code == "mixture":
            amount = amounts[0][1]
            code, goods = ("more" if amount > 0 else "less"), str(abs(amount))
        return self.say.told(code, who=who, goods=goods)

    # ---------------------------------------------------------------------------- the answers

    def changed(self, change: Change) -> str:
        """ "strength 7 to 5"."""
        return self.say.number(change.what, before=change.before, after=change.after)

    def forecast(self, view: View, d: Decision, look: AnswerForecast) -> str:
        """An answer and what it changes."""
        label = self._choices.action(view, look.action)
        said = self.changes(d.seat, telling(view, look))
        return (
            self.say.answer_changes(answer=label, changes=said)
            if said
            else Common(self.words.language).as_sentence(words=label)
        )

    def changes(self, asked: int, changes: Sequence[Change]) -> str:
        """What changes, for each civilization; the player asked is not named if nobody else is."""
        said = []
        seats = tuple(dict.fromkeys(c.seat for c in changes))
        for seat in seats:
            own = self.words.listed([self.changed(c) for c in changes if c.seat == seat])
            alone = seats == (asked,)
            said.append(own if alone else self.say.change_of(who=self.names[seat], numbers=own))
        return self.words.language.clauses(said)

    def force(self, force: Force) -> str:
        """Units and cards, what is discarded last."""
        units = [c for c, n in force.units for _ in range(n)]
        cards = [c for c in force.cards if not c.startswith(DOWN)]
        down = len(force.cards) - len(cards)
        said = self.words.each([*units, *cards])
        return self.words.listed([*said, self.say.face_down(count=down)] if down else said)

    def parts(self, lines: Lines) -> str:
        """ "Infantry 3, Tactic 4": the sources of a strength by their kinds."""
        return self.words.language.row(
            woven("{} {}", self.kind(kind), str(n)) for kind, n in by_kind(self.words, lines)
        )

    def kind(self, kind: str) -> str:
        """A kind of card, or what else strength comes from."""
        known = kind in self.words.say.FAMILIES["kind"]
        return self.words.say.kind(kind) if known else self.words.say.share(kind)

    # ----------------------------------------------------------------------------- everything

    def case(self, view: View, decision: Decision, *, means: bool = True) -> str:
        """The case, what is at stake, what decides, the means and the answers, a line each."""
        return "\n".join(line for line in _alt(self, view, decision, means) if line)


def always(view: View) -> tuple[Change, ...]:
    """What every answer changes in the same way, if it can be told at all."""
    looks = (view.case or NO_CASE).forecasts
    if len(looks) < 2:
        return ()
    shared = set(looks[0].changes).intersection(*(look.changes for look in looks[1:]))
    return tuple(c for c in _told(view, looks[0]) if c in shared)


def telling(view: View, look: AnswerForecast) -> tuple[Change, ...]:
    """The changes of an answer that help to decide: those that not all answers have in common."""
    shared = always(view)
    return tuple(c for c in _told(view, look) if c not in shared)


def _told(view: View, look: AnswerForecast) -> tuple[Change, ...]:
    """Without the banks, and without the workers of others that become unused."""
    own = (view.case or NO_CASE).seat
    return tuple(
        c for c in look.changes if c.what not in BANKS and (c.what != "idle" or c.seat == own)
    )


def fact(d: Decision, name: str) -> int:
    """A fact that is a number; 0 if there is none."""
    found = d.facts.get(name)
    return found if isinstance(found, int) else 0


def sides(d: Decision) -> tuple[int, int]:
    """Who would be A and who B of an offered pact."""
    pair = fact(d, "from"), d.seat
    return pair if d.facts["side"] == "a" else (pair[1], pair[0])


def by_kind(words: Words, lines: Lines) -> list[tuple[str, int]]:
    """Parts of a strength, those of one kind of card together."""
    found: dict[str, int] = {}
    for source, n in lines:
        kind = words.cards[source].kind if words.known(source) else source
        found[kind] = found.get(kind, 0) + n
    return [(kind, n) for kind, n in found.items() if n]


# ---------------------------------------------------------------------------- the line that decides


def _hold(q: Cases, view: View, d: Decision, means: bool) -> str:
    missing = fact(d, "attack") - fact(d, "defence")
    hand = len(view.players[d.seat].military)
    if not means:
        return q.say.would_hold(missing=missing, cards=hand)
    if not (view.case or NO_CASE).holdings:
        return q.say.cannot_hold()
    return q.say.add_to_hold(missing=missing, most=min(fact(d, "limit"), hand))


def outcome(kind: str, war: bool, attack: int, defence: int) -> tuple[str, int]:
    """What two totals lead to for the one who is asked: a code, and by how much a war is decided.

    kind: of the decision. One of `holds`, `lost`, `wins`, `fails`, `war_won`, `war_lost`, `even`.
    """
    attacks, ahead = kind == "sacrifice", attack - defence
    if not war:
        return (
            ("wins" if ahead > 0 else "fails") if attacks else "lost" if ahead > 0 else "holds"
        ), 0
    own = ahead if attacks else -ahead
    return ("war_won" if own > 0 else "war_lost" if own < 0 else "even"), abs(own)


def outcome_said(say: TtaCase, code: str, by: int) -> str:
    """The same in words."""
    return say.outcome(code, by=by)


def _missing(fight: Fight, kind: str) -> int:
    """What the player asked lacks, as announced: to win as attacker, to hold, or to win a war."""
    if kind == "sacrifice":
        return max(0, fight.defence + 1 - fight.attack)
    return max(0, fight.attack + fight.war - fight.defence)


def _sacrifice(q: Cases, view: View, d: Decision, means: bool) -> str:
    fight = (view.case or NO_CASE).fight
    if fight is None:
        return ""
    missing, own, say = _missing(fight, d.kind), fight.means if means else None, q.say
    if own is None:
        side = "sacrifice" if d.kind == "sacrifice" else "answer_attack"
        if not missing:
            return say.fight_even(side)
        return say.fight_open(
            side,
            missing=missing,
            units=fight.can_add,
            cards=0 if fight.war else len(view.players[d.seat].military),
        )
    base = fight.attack if d.kind == "sacrifice" else fight.defence
    goal = "war" if fight.war else d.kind
    left = missing - fight.so_far
    if left <= 0:
        return say.fight_reached(goal)
    if base + missing > own.most:
        return say.fight_hopeless(goal)
    return say.fight_add(goal, missing=left)


def _bid(q: Cases, view: View, d: Decision, means: bool) -> str:
    bids = (view.case or NO_CASE).bids
    if not means or bids is None:
        if bids is None or not bids.high:
            return q.say.no_bid()
        return q.say.highest_by(bid=bids.high, who=q.names[bids.holder])
    amount = next((m for m in d.menus if isinstance(m, Amount)), None)
    if amount is None:
        return q.say.cannot_bid()
    if amount.low == amount.high:
        return q.say.may_bid_only(bid=amount.low)
    return q.say.may_bid(low=amount.low, high=amount.high)


def _reach(q: Cases, view: View, d: Decision, means: bool) -> str:
    if means and view.force:
        return q.say.reach_so_far(bid=fact(d, "bid"), force=view.force_strength)
    return q.say.reach(bid=fact(d, "bid"))


def _draw(q: Cases, view: View, d: Decision, means: bool) -> str:
    case = view.case or NO_CASE
    return q.say.then_draw(count=case.draw) if d.facts.get("card") == "hand_limit" else ""


_VERDICTS: dict[str, Callable[[Cases, View, Decision, bool], str]] = {
    "defend": _hold,
    "sacrifice": _sacrifice,
    "answer_attack": _sacrifice,
    "answer_war": _sacrifice,
    "bid": _bid,
    "send_force": _reach,
    "discard": _draw,
}


# --------------------------------------------------------------------------- the alternative text


def _of_the_end(q: Cases, view: View, d: Decision) -> Iterator[str]:
    """The events to keep or to choose from: with their texts, or by name where they are many."""
    if view.open_events:
        yield q.say.scoring(cards=q.words.named(view.open_events))
    own = view.players[d.seat].bonuses if d.kind == "keep_bonus" else view.offered
    cards = [c for c in own if c is not None]
    told = [q.say.event(card=q.words.card(c), text=q.words.text(c)) for c in cards]
    if sum(map(len, told)) <= _TEXTS:
        yield from told
    else:
        yield q.say.offered(cards=q.words.named(cards))


def _alt(q: Cases, view: View, d: Decision, means: bool) -> Iterator[str]:
    case = view.case or NO_CASE
    if d.kind == "defend":
        yield from _duel(q, view, d, case, means)
    elif case.fight is not None:
        yield from _fight(q, view, d, case, case.fight, means)
    elif d.kind in ("bid", "send_force"):
        yield from _colony(q, view, d, case, means)
    elif d.kind in ("keep_bonus", "choose_bonus"):
        yield from _of_the_end(q, view, d)
    else:
        card = str(d.facts.get("card", ""))
        if d.kind == "answer_pact":
            yield q.terms(card, *sides(d))
        elif q.words.known(card):
            yield q.words.text(card)
        if not means:  # who is asked reads it with the question
            yield " ".join(q.fates(view))
        yield q.verdict(view, d, means=means)
        if d.kind == "take_agreed":
            yield q.say.row(cards=q.words.named(c for c in view.row if c is not None))
        if means or d.kind == "answer_pact":
            if shared := always(view):
                yield q.say.changes_always(changes=q.changes(d.seat, shared))
            yield from (q.forecast(view, d, look) for look in case.forecasts)
        if means and d.kind == "discard":
            hand = view.players[d.seat].military
            yield q.say.hand(cards=q.words.named(c for c in hand if c is not None))


def _duel(q: Cases, view: View, d: Decision, case: Case, means: bool) -> Iterator[str]:
    attacker, card = fact(d, "from"), str(d.facts["card"])
    attack, defence = fact(d, "attack"), fact(d, "defence")
    own, other = (q.parts(lines) for lines in case.sides)
    yield q.say.attack_of(who=q.names[attacker], attack=attack, parts=own)
    yield q.say.defence_of(who=q.names[d.seat], defence=defence, parts=other)
    yield q.stake(view, card, attacker, d.seat, yours=means)
    yield q.verdict(view, d, means=means)
    if not means:
        return
    hand = [c for c in view.players[d.seat].military if c is not None]
    yield q.say.hand(cards=q.words.listed([q._choices.defence_item(c) for c in hand]))
    for h in case.holdings[:2]:
        said = q.words.each(h.cards)
        said += [q.say.face_down(count=h.down)] if h.down else []
        yield q.say.holds_with(cards=q.words.listed(said), total=defence + h.adds, attack=attack)
    yield q.say.lost_without(total=defence, attack=attack)


def _fight(
    q: Cases, view: View, d: Decision, case: Case, fight: Fight, means: bool
) -> Iterator[str]:
    """An attack in which units may be given up."""
    attacks, rival, card = d.kind == "sacrifice", other(d), str(d.facts["card"])
    attacker, target = (d.seat, rival) if attacks else (rival, d.seat)
    own, theirs = (q.parts(lines) for lines in case.sides)
    yield q.say.attack_of(who=q.names[attacker], attack=fight.attack, parts=own)
    yield q.say.defence_of(who=q.names[target], defence=fight.defence, parts=theirs)
    if fight.war:
        yield q.words.text(card)
    else:
        yield q.stake(view, card, attacker, target, yours=means and not attacks)
    yield q.verdict(view, d, means=means)
    if not means or fight.means is None:
        return
    for total, force in fight.means.offers:
        totals = (total, fight.defence) if attacks else (fight.attack, total)
        code, by = outcome(d.kind, fight.war, *totals)
        yield q.say.would_add(
            force=q.force(force) or q.say.decline(),
            attack=totals[0],
            defence=totals[1],
            outcome=outcome_said(q.say, code, by),
            strength=force.strength,
        )


def other(d: Decision) -> int:
    """The other side of an attack."""
    return fact(d, "from" if "from" in d.facts else "target")


def _colony(q: Cases, view: View, d: Decision, case: Case, means: bool) -> Iterator[str]:
    territory = str(d.facts["territory"])
    card, gist = q.words.card(territory), q.words.gist(territory)
    yield Common(q.words.language).labelled(label=card, words=gist)
    if case.bids is not None:
        yield q.verdict(view, d, means=False)
        yield q.say.inside(who=q.words.listed([q.names[x] for x in case.bids.inside]))
        for seat, force in enumerate(case.bids.open_force):
            if seat in case.bids.inside:
                yield q.say.can_send(who=q.names[seat], force=force)
    if not means:
        yield "" if case.bids else q.verdict(view, d, means=False)
        return
    yield q.verdict(view, d, means=True)
    for bid, sent in case.means.offers if case.means else ():
        said = q.force(sent)
        if d.kind == "bid":
            yield q.say.bid_costs(bid=bid, force=said, strength=sent.strength)
        else:
            yield q.say.would_send(force=said, strength=sent.strength)
