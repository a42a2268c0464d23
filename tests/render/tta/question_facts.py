"""What the pictures of questions of Through the Ages have to show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from engine.core import Action, Decision
from engine.games.tta import actions as a
from engine.games.tta.case import Case, Change, Force, Means, Outlook
from engine.games.tta.pending import Effect
from engine.games.tta.view import CivView, View
from render.board.tta.look import BLUE, KINDS, MILITARY, ON_SLATE, PLAYERS, SPENT
from render.board.tta.question.table import measure
from render.board.tta.words import Item, at_once, kept, outputs, sign
from render.theme import ALARM, INK, INK_2, MUTED, NOW, RGB, TEXT
from tests.render.tta.facts import plus
from tests.render.tta.marks import Either, Fact
from tests.render.tta.phone_facts import Phone

STRENGTH = ON_SLATE["strength"]
LIGHT = {**ON_SLATE, "discontent": ALARM}
BANKS = ("yellow_bank", "blue_bank")
RATES = {"food_made", "resources_made", "science_rating", "culture_rating"}
SIGNS = {
    "idle": "count_worker",
    "civil_actions": "civil",
    "military_actions": "military",
    "yellow_bank": "yellow",
    "blue_bank": "blue",
}


class Questions(Phone):
    """The facts of a question. means: of the one who is asked, with what there is to answer with.
    maybe: what is shown besides if there is room."""

    def __init__(
        self, view: View, players: Sequence[str], decision: Decision, *, means: bool
    ) -> None:
        super().__init__(view, players)
        self.decision, self.means = decision, means
        self.kind, self.given = decision.kind, decision.facts
        self.case = view.case or Case(-1)
        self.me = view.players[decision.seat]
        other = self.given.get("from", self.given.get("target"))
        self.rival = None if other is None else view.players[int(str(other))]
        self.q = self.words.cases(players)
        self.told_by = self.q.say
        self.maybe: list[Fact] = []
        self.number = 0

    def question(self) -> list[Fact]:
        yes = self.sentence(self.kind, self.given)
        head = [*self.banner([self.decision.seat], yes)]
        about = [*self.about(self.decision.seat, self.kind, self.given)]
        templates: dict[str, Callable[[], Iterator[Fact]]] = {
            "defend": self.duel,
            **dict.fromkeys(("sacrifice", "answer_attack", "answer_war"), self.fight),
            **dict.fromkeys(("bid", "send_force"), self.auction),
            **dict.fromkeys(("pick_good", "gain_mix", "lose_mix"), self.goods),
            **dict.fromkeys(("develops", "free_build"), self.free),
            **dict.fromkeys(("keep_bonus", "choose_bonus"), self.scoring_events),
            "answer_pact": self.pact,
            "take_agreed": self.agreed,
        }
        own = self.rivals if self.rival is not None else self.own
        return [*head, *about, *templates.get(self.kind, own)()]

    # ------------------------------------------------------------------------- what is small

    def answer(self) -> str:
        """The place of the next answer."""
        self.number += 1
        return f"answer-{self.number - 1}"

    def verdict(self, more: Iterable[Fact] = ()) -> Iterator[Fact]:
        if said := self.q.verdict(self.view, self.decision, means=self.means):
            yield "verdict", "area", None, NOW
            yield "verdict", "text", said, INK
            yield from more

    def band(self, place: str, civ: CivView, name: str, letter: str = "") -> Iterator[Fact]:
        yield from ((place, "area", None, PLAYERS[civ.seat][0]),) * 2
        yield self.inked(place, civ.seat)
        yield place, "text", name, INK
        if letter:
            yield place, "text", letter, INK

    def back(self, place: str, card: str | None) -> Iterator[Fact]:
        """The left end of an answer."""
        if card is None:
            yield place, "icon", "to_right", INK_2
            return
        found = self.cards[card]
        yield self.badge(place, found.kind)
        self.maybe.append((place, "text", found.age, KINDS[found.kind].text))

    def option(self, cards: Sequence[str], title: str, more: Iterable[Fact]) -> Iterator[Fact]:
        """more: with places that are filled in here."""
        place = self.answer()
        yield from self.back(place, cards[0] if cards else None)
        if cards:
            yield place, "text", self.named(cards[0]), INK
        elif title:
            yield place, "text", title, INK
        for card in cards[1:]:
            yield place, "text", self.words.short(self.cards[card]), INK
        yield from ((place, what, value, tone) for _, what, value, tone in more)

    def all_change(self) -> tuple[Change, ...]:
        """What every answer changes."""
        looks = self.case.outlooks
        if len(looks) < 2:
            return ()
        first, *others = looks
        return tuple(c for c in self.public(first) if all(c in look.changes for look in others))

    def public(self, look: Outlook) -> list[Change]:
        return [
            c
            for c in look.changes
            if c.what not in BANKS and not (c.what == "idle" and c.seat != self.case.seat)
        ]

    def what_changes(self, look: Outlook) -> list[Fact]:
        """On an answer: whose numbers change, and by how much."""
        shared = self.all_change()
        return [*self.changing([c for c in self.public(look) if c not in shared], paper=True)]

    def changing(self, changes: Sequence[Change], *, paper: bool) -> Iterator[Fact]:
        for seat in {c.seat for c in changes} if self.rival is not None else ():
            yield self.inked("", seat) if paper else self.token("", seat)
        for c in changes:
            by, name = plus(c.after - c.before), SIGNS.get(c.what, f"count_{c.what}")
            if c.what in RATES:
                name = f"count_{c.what.split('_')[0]}"
                by = self.told_by.per_turn(number=by)
            yield from self.items("", [(name, by)]) if paper else self.light("", [(name, by)])

    def light(self, place: str, items: Iterable[Item]) -> Iterator[Fact]:
        return self.items(place, items, LIGHT, TEXT)

    def in_any_case(self) -> Iterator[Fact]:
        if shared := self.all_change():
            yield "", "text", self.told_by.in_any_case(), MUTED
            yield from self.changing(shared, paper=False)

    def naming(self, action: Action) -> list[str]:
        """The cards that an answer names."""
        names: Sequence[str] = ()
        if isinstance(action, a.Choose):
            names = (action.option,)
        elif isinstance(action, a.Build | a.Develop | a.Take):
            names = (action.card,)
        elif isinstance(action, a.StealTechnologies):
            names = action.cards
        return [name for name in names if name in self.cards]

    # ---------------------------------------------------------------------------- attacks

    def sides(self, civs: Sequence[CivView], totals: Sequence[int]) -> Iterator[Fact]:
        words = (self.told_by.attacks(), self.told_by.defends())
        for civ, total, lines, word in zip(civs, totals, self.case.sides, words, strict=True):
            place = f"side-{civ.seat}"
            yield from self.band(place, civ, self.players[civ.seat], word)
            yield place, "icon", "count_strength", STRENGTH
            yield place, "text", str(total), TEXT
            parts: dict[str, int] = {}
            for source, n in lines:
                kind = self.cards[source].kind if source in self.cards else source
                parts[kind] = parts.get(kind, 0) + n
            for kind, n in parts.items():
                if n:
                    yield place, "icon", f"kind_{kind}", STRENGTH
                    yield place, "text", str(n) if n > 0 else plus(n), TEXT

    def stake(self, attacker: CivView, target: CivView, *, yours: bool) -> Fact:
        card = str(self.given["card"])
        said = self.q.stake(self.view, card, attacker.seat, target.seat, yours=yours)
        return "", "text", said, TEXT

    def duel(self) -> Iterator[Fact]:
        rival, attack = self.rival, int(str(self.given["attack"]))
        defence = int(str(self.given["defence"]))
        assert rival is not None
        yield from self.sides((rival, self.me), (attack, defence))
        yield self.stake(rival, self.me, yours=self.means)
        yield from self.verdict()
        if not self.means:
            return
        for card in filter(None, self.me.military):
            place, found = self.answer(), self.cards[card]
            bonus = found.bonus.defense if found.bonus else 0
            yield self.badge(place, found.kind)
            yield place, "text", self.named(card), INK
            adds = max(bonus, self.rules.board.figures.defense_discard)
            yield place, "text", plus(adds), INK
            if found.bonus:
                yield place, "text", found.age, INK
        say = self.told_by
        for held in [*self.case.holdings[:2], None]:
            place, tone = self.answer(), NOW if held else ALARM
            yield place, "icon", "count_defense" if held else "kind_aggression", tone
            yield place, "text", say.holds() if held else say.lost(), tone
            total = defence + (held.adds if held else 0)
            yield place, "text", say.total_to(total=total, attack=attack), TEXT
            if held is None:
                yield place, "text", say.no_card(), TEXT
                continue
            for card in held.cards:
                bonus_card = self.cards[card].bonus
                assert bonus_card is not None
                yield place, "icon", "kind_bonus", TEXT
                yield place, "text", plus(bonus_card.defense), TEXT
            if held.down:
                # Without room there is a sign for the words.
                self.maybe.append((place, "icon", "count_hand", TEXT))
                said = Either.of(say.face_down(count=held.down), f"+{held.down}")
                yield place, "text", said, TEXT

    def fight(self) -> Iterator[Fact]:
        fight, rival = self.case.fight, self.rival
        assert fight is not None
        assert rival is not None
        attacks = self.kind == "sacrifice"
        civs = (self.me, rival) if attacks else (rival, self.me)
        yield from self.sides(civs, (fight.attack, fight.defence))
        if fight.war:
            yield "", "text", self.words.text(self.cards[str(self.given["card"])]), TEXT
        else:
            yield self.stake(*civs, yours=self.means and not attacks)
        yield from self.verdict()
        means, worth = fight.means, dict(fight.worth)
        if not self.means or means is None:
            return
        strip = [*self.army_of(means), *self.bonuses(worth[card] for card in means.cards)]
        if strip:
            most = means.most - (fight.attack if attacks else fight.defence)
            yield from self.could(self.told_by.you_can_add(), strip, f"+{most}")
        yield "", "text", self.told_by.give_up(), MUTED
        yield from self.weaker()
        for total, force in means.offers:
            place = self.answer()
            yield place, "text", str(force.strength), TEXT
            totals = (total, fight.defence) if attacks else (fight.attack, total)
            yield from self.result(place, *totals, war=fight.war)
            spent = [*self.sent(place, force, lambda card: worth[card])]
            yield from spent or [(place, "text", self.told_by.decline(), TEXT)]

    def result(self, place: str, attack: int, defence: int, *, war: bool) -> Iterator[Fact]:
        attacks, ahead = self.kind == "sacrifice", attack - defence
        own = ahead if attacks else -ahead
        if war:
            code = "war_won" if own > 0 else "war_lost" if own < 0 else "even"
        elif attacks:
            code = "wins" if own > 0 else "fails"
        else:
            code = "holds" if own >= 0 else "lost"
        tone = {"fails": ALARM, "lost": ALARM, "war_lost": ALARM, "even": TEXT}.get(code, NOW)
        yield place, "text", self.told_by.outcome(code, by=abs(own) if war else 0), tone
        yield place, "text", self.told_by.total_to(total=attack, attack=defence), TEXT

    def weaker(self) -> Iterator[Fact]:
        """The head of the strengths that are left."""
        yield "", "icon", "count_strength", STRENGTH
        yield "", "text", str(self.me.strength), MUTED
        yield "", "icon", "to_right", MUTED

    def could(self, label: str, strip: Iterable[Fact], total: str) -> Iterator[Fact]:
        yield "", "text", label, MUTED
        yield "", "text", total, TEXT
        yield from strip

    def army_of(self, means: Means) -> Iterator[Fact]:
        for card, n in means.units:
            found = self.cards[card]
            yield "", "icon", f"kind_{found.kind}", STRENGTH
            yield "", "text", f"{n}×{found.gives.strength}", TEXT
        if means.army:
            yield "", "icon", "kind_tactic", STRENGTH
            yield "", "text", plus(means.army), TEXT

    def bonuses(self, adds: Iterable[int], place: str = "") -> Iterator[Fact]:
        for n in adds:
            yield place, "icon", "kind_bonus", TEXT
            yield place, "text", plus(n), TEXT

    def sent(self, place: str, force: Force, worth: Callable[[str], int]) -> Iterator[Fact]:
        """Units and cards that are given."""
        for card, n in force.units:
            found = self.cards[card]
            if n:
                yield place, "icon", f"kind_{found.kind}", STRENGTH
                yield place, "text", f"×{n}", TEXT
            if n and found.level:
                yield place, "text", found.age, STRENGTH
        down = [card for card in force.cards if card.startswith(a.DOWN)]
        yield from self.bonuses((worth(card) for card in force.cards if card not in down), place)
        if down:
            yield place, "icon", "count_hand", TEXT
            yield place, "text", plus(len(down)), TEXT

    # --------------------------------------------------------------------------- an auction

    def auction(self) -> Iterator[Fact]:
        card, say = self.cards[str(self.given["territory"])], self.told_by
        for word, items in ((say.for_good(), kept(card)), (say.at_once(), at_once(card))):
            if items:
                yield "", "text", word, MUTED
                yield from self.items("", items, ON_SLATE, TEXT)
        bids = self.case.bids
        for civ in self.left if bids is not None else ():
            assert bids is not None
            place, inside = f"side-{civ.seat}", civ.seat in bids.inside
            if inside:
                yield place, "area", None, PLAYERS[civ.seat][0]
                yield place, "icon", "count_colonization", ON_SLATE["colonization"]
                yield place, "text", str(bids.open_force[civ.seat]), TEXT
            yield self.inked(place, civ.seat) if inside else self.token(place, civ.seat)
            yield place, "text", self.players[civ.seat], INK if inside else MUTED
            if civ.seat == bids.holder:
                yield place, "text", str(bids.high), NOW
                self.maybe.append((place, "text", say.highest(), TEXT))
            elif inside:
                self.maybe.append((place, "text", say.may_bid_still(), TEXT))
            else:
                self.maybe.append((place, "text", say.out(), MUTED))
        yield from self.verdict()
        if self.means and self.case.means is not None:
            yield from self.colonizing(self.case.means)

    def colonizing(self, means: Means) -> Iterator[Fact]:
        say, bidding = self.told_by, self.kind == "bid"

        def worth(card: str) -> int:
            bonus = self.cards[card].bonus
            assert bonus is not None
            return bonus.colonization

        strip = [*self.army_of(means), *self.bonuses(map(worth, means.cards))]
        if ships := self.me.colonization:
            strip.append(("", "icon", "count_colonization", ON_SLATE["colonization"]))
            strip.append(("", "text", plus(ships), TEXT))
        yield from self.could(say.your_force(), strip, say.makes(number=means.most))
        if not means.offers:
            return
        if bidding:
            yield "", "text", say.bid(), MUTED
        yield "", "text", say.costs_least(), MUTED
        yield from self.weaker()
        for bid, force in means.offers:
            place = self.answer()
            if bidding:
                yield place, "text", str(bid), NOW
            yield place, "text", str(force.strength), TEXT
            yield from self.sent(place, force, worth)

    # ----------------------------------------------------------------------------- an event

    def event(self) -> Iterator[Fact]:
        card = str(self.given.get("card", ""))
        if card in self.cards:
            yield "", "text", self.words.text(self.cards[card]), TEXT
        if self.case.event is not None:
            yield from self.lines()

    def lines(self) -> Iterator[Fact]:
        """What an event still does to each player."""
        what = measure(self.cards[str(self.case.event)])
        for civ in self.left:
            place = f"line-{civ.seat}"
            yield place, "area", None, PLAYERS[civ.seat][0]
            yield self.inked(place, civ.seat)
            yield place, "text", self.players[civ.seat], TEXT
            if what:
                yield place, "icon", "to_right", MUTED
                yield from self.measured(place, civ, what)
            yield from self.fate(place, civ.seat)

    def measured(self, place: str, civ: CivView, what: str) -> Iterator[Fact]:
        if what in ("discontent", "happiness"):
            yield place, "icon", *self.happy(civ)
            yield place, "text", f"{civ.happiness}/{civ.required}", TEXT
        elif what == "idle":
            yield place, "icon", "count_worker", TEXT
            yield place, "text", str(civ.idle), TEXT
        else:
            yield place, "icon", f"count_{what}", ON_SLATE[what]
            yield place, "text", str(getattr(civ, what)), TEXT

    def fate(self, place: str, seat: int) -> Iterator[Fact]:
        say = self.told_by
        own = [e for e in self.case.to_come if e.seat == seat]
        done = [
            self.effect(e.what, e.amount)
            for e in self.view.event_effects
            if e.seat == seat and e.amount
        ]
        for word in {e.what for e in own if e.what in say.FAMILIES["fate"]}:
            yield place, "text", say.fate(word), TEXT
        for e in own:
            if e.what not in say.FAMILIES["fate"]:
                yield from self.to_come(place, e)
        if own:
            return
        if done:
            self.maybe.append((place, "text", say.fate("through"), MUTED))
            yield from self.light(place, done)
            return
        over = seat in self.case.through
        yield place, "text", say.fate("through" if over else "spared"), MUTED

    def to_come(self, place: str, e: Effect) -> Iterator[Fact]:
        if e.what == "mixture":
            amount = e.amounts[0][1]
            yield place, "text", plus(amount), NOW if amount > 0 else TEXT
            yield place, "icon", "count_food", ON_SLATE["food"]
            yield place, "icon", "count_resources", ON_SLATE["resources"]
            return
        yield from self.light(place, [(sign(good), plus(n)) for good, n in e.amounts])
        if e.what == "either":
            yield from ((place, "text", self.say.or_else(), TEXT),) * (len(e.amounts) - 1)

    def goods(self) -> Iterator[Fact]:
        """Food and resources as each answer leaves them."""
        yield from self.event()
        yield from self.verdict()
        if not self.means:
            return
        me, say = self.me, self.told_by
        yield "", "area", None, PLAYERS[me.seat][0]
        yield "", "text", say.lose() if self.kind == "lose_mix" else say.gain(), MUTED
        yield "", "text", say.then_have(), MUTED
        for look in self.case.outlooks:
            place, then = self.answer(), {"food": me.food, "resources": me.resources}
            then |= {c.what: c.after for c in look.changes if c.seat == me.seat and c.what in then}
            changed = False
            for good, after in then.items():
                yield place, "icon", f"count_{good}", ON_SLATE[good]
                yield place, "text", str(after), TEXT
                by = after - getattr(me, good)
                if by:
                    changed = True
                    yield place, "icon", f"count_{good}", ON_SLATE[good]
                    yield place, "text", plus(by), TEXT
            if not changed:
                yield place, "text", self.q.words.say.nothing(), MUTED
            if me.price is not None and (me.food >= me.price) != (then["food"] >= me.price):
                buys = then["food"] >= me.price
                yield place, "icon", "count_worker", NOW if buys else MUTED
                said = say.buys() if buys else say.too_little()
                yield place, "text", said, NOW if buys else MUTED

    def free(self) -> Iterator[Fact]:
        """What is built, developed or raised for less."""
        if self.means and self.kind == "develops":
            yield from self.lines()
        else:
            yield from self.event()
        yield from self.verdict()
        if not self.means:
            return
        yield from self.in_any_case()
        for look in self.case.outlooks:
            more = isinstance(look.action, a.Populate)
            title = self.told_by.population() if more else self.told_by.decline()
            yield from self.option(self.naming(look.action), title, self.what_changes(look))

    # ------------------------------------------------------------------------------ cards

    def own(self) -> Iterator[Fact]:
        if not self.means:
            yield from self.event()
            return
        if self.case.event is not None:
            yield from self.lines()
        if self.kind == "discard":
            yield from self.discard()
            return
        tokens = self.kind == "leave_token"
        if tokens:
            yield from self.slots()
        yield from self.verdict()
        yield from self.in_any_case()
        for look in self.case.outlooks:
            more = self.what_changes(look)
            if tokens:
                after = [c.after for c in look.changes if c.what == "blue_bank"]
                left = str(after[0] if after else self.me.blue_bank)
                more.append(("", "token", ("blue", left), None))
            yield from self.option(self.naming(look.action), self.told_by.every_mine(), more)

    def slots(self) -> Iterator[Fact]:
        index = 0
        for section in self.rules.board.blue:
            tone = ALARM if section.corruption == self.me.corruption else MUTED
            yield "", "area", None, tone
            yield "", "text", plus(-section.corruption), tone
            yield "", "icon", "count_resources", tone
            for i in range(section.spaces):
                yield "", "area", None, BLUE if index + i < self.me.blue_bank else SPENT
            index += section.spaces

    def discard(self) -> Iterator[Fact]:
        for card in filter(None, self.me.military):
            yield from self.option([card], "", self.worth(card))
        unused: list[Fact] = [
            ("verdict", "icon", "count_shield", MILITARY),
            ("verdict", "text", str(self.me.ma), INK),
            ("verdict", "text", self.told_by.unused(), INK),
        ]
        yield from self.verdict(unused if self.given["card"] == "hand_limit" else ())

    def worth(self, card: str) -> list[Fact]:
        """What a military card gives, else its kind and price."""
        found = self.cards[card]
        if found.kind in ("bonus", "tactic"):
            return [*self.items("", self.words.gist(found))]
        if found.kind == "territory" and outputs(found):
            return [*self.items("", outputs(found))]
        facts: list[Fact] = [("", "text", self.say.kind(found.kind), INK_2)]
        if found.military_cost and found.kind != "territory":
            facts.append(("", "token", ("military", str(found.military_cost)), None))
        return facts

    def rivals(self) -> Iterator[Fact]:
        """What somebody else loses."""
        rival, card = self.rival, str(self.given["card"])
        assert rival is not None
        if self.case.event is not None and not self.means:
            yield from self.event()
        elif self.means or self.cards[card].kind != "aggression":
            yield "", "text", self.words.text(self.cards[card]), TEXT
        else:
            yield self.stake(self.me, rival, yours=False)
        place = f"side-{rival.seat}"
        yield from self.band(place, rival, self.players[rival.seat])
        for what in ("food", "resources", "science", "culture", "strength", "happiness"):
            yield place, "icon", f"count_{what}", ON_SLATE[what]
            yield place, "text", str(getattr(rival, what)), TEXT
        yield from self.verdict()
        if not self.means:
            return
        yield from self.in_any_case()
        for look in self.case.outlooks:
            title = ""
            if isinstance(look.action, a.StealTechnologies):
                title = self.q.words.count(look.action.science, "science")
            yield from self.option(self.naming(look.action), title, self.what_changes(look))

    def agreed(self) -> Iterator[Fact]:
        """Cards of the row; on paper are those that may be taken."""
        if self.case.event is not None:
            yield from self.lines()
        yield from self.verdict()
        bright = [x.slot for x in self.decision.every() if isinstance(x, a.Take)]
        table = self
        if not self.means:
            plain = replace(self.view, take_prices=self.view.row_prices)
            table = Questions(plain, self.players, self.decision, means=False)
        yield from table.line(bright if self.means else None)
        self.maybe += table.levels()

    def scoring_events(self) -> Iterator[Fact]:
        view, keeps = self.view, self.kind == "keep_bonus"
        if view.open_events:
            yield "", "text", self.say.open_events(), MUTED
        for card in view.open_events:
            yield self.badge("", self.cards[card].kind)
            yield "", "text", self.named(card), TEXT
        for card in filter(None, self.me.bonuses if keeps else view.offered):
            place, found = self.answer(), self.cards[card]
            yield from self.back(place, card)
            yield place, "text", self.named(card), INK
            said = Either.of(self.words.text(found), self.phone_say.scores(card))
            yield place, "text", said, INK_2

    # ------------------------------------------------------------------------------ a pact

    def pact(self) -> Iterator[Fact]:
        rival, say = self.rival, self.told_by
        assert rival is not None
        agreed = [look for look in self.case.outlooks if look.action == a.AnswerPact(True)]
        for civ in (self.me, rival):
            place, name = f"side-{civ.seat}", self.players[civ.seat]
            mine = self.means and civ is self.me
            yield from self.band(place, civ, say.yourself(who=name) if mine else name)
            changes = [
                c for look in agreed for c in look.changes
                if c.seat == civ.seat and c.what not in BANKS
            ]  # fmt: skip
            for change in changes:
                yield from self.difference(place, change)
            if not changes:
                yield place, "text", say.no_number(), MUTED
            for what, number in (("strength", civ.strength), ("culture", civ.culture)):
                yield place, "icon", f"count_{what}", ON_SLATE[what]
                yield place, "text", str(number), TEXT
        card, offers = str(self.given["card"]), rival.seat
        first = offers if self.given["side"] == "a" else self.me.seat
        second = self.me.seat if first == offers else offers
        yield "", "text", self.q.terms(card, first, second), TEXT
        old = [p.card for p in self.view.pacts if p.owner == offers]
        starts = say.starts_now()
        if old:
            short = self.words.short(self.cards[old[0]])
            starts = say.starts_instead(card=short, who=self.players[offers])
        for word, tone, follows in (
            (say.yes(), NOW, starts),
            (say.no(), TEXT, say.nothing_changes()),
        ):
            place = self.answer()
            yield place, "text", word, tone
            yield place, "text", follows, TEXT

    def difference(self, place: str, c: Change) -> Iterator[Fact]:
        tone: RGB = ALARM if c.after < c.before else NOW
        good = c.what.split("_")[0] if c.what in RATES else c.what
        if good in ("civil_actions", "military_actions"):
            number = plus(c.after - c.before)
            yield place, "token", (good.removesuffix("_actions"), number), None
        else:
            yield place, "icon", f"count_{good}", ON_SLATE.get(good, TEXT)
            yield place, "text", plus(c.after - c.before), tone
        yield place, "text", str(c.before), TEXT
        yield place, "icon", "to_right", MUTED
        yield place, "text", str(c.after), tone
        if c.what in RATES:
            self.maybe.append((place, "text", self.told_by.each_turn(), MUTED))
