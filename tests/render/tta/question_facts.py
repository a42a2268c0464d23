"""What the pictures of questions of Through the Ages have to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.games.tta import actions as a
from engine.games.tta.case import Change
from engine.games.tta.pending import Effect
from engine.games.tta.view import CivView
from render.board.tta.question.table import measure
from render.board.tta.style import BLUE, MILITARY, ON_SLATE, PLAYERS, SPENT
from render.board.tta.words import outputs, sign
from render.theme import ALARM, INK, INK_2, MUTED, NOW, RGB, TEXT
from tests.render.tta.attack_facts import BANKS, RATES, Attacks
from tests.render.tta.marks import Either, Fact
from tests.render.tta.small_facts import plus


class Questions(Attacks):
    """The facts of a question."""

    def picture_of_question(self) -> list[Fact]:
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
        for look in self.case.forecasts:
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
        for look in self.case.forecasts:
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
        for look in self.case.forecasts:
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
        for look in self.case.forecasts:
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
        agreed = [look for look in self.case.forecasts if look.action == a.AnswerPact(True)]
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
