"""What the pictures of Through the Ages for phones have to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from engine.games.tta.view import CivView
from render.board.tta.style import (
    AGES,
    CIVIL,
    KINDS,
    MILITARY,
    ON_SLATE,
    PLAYERS,
    SPENT,
)
from render.names import shorter
from render.theme import ALARM, INK, INK_2, MUTED, NOW, PANEL, TEXT, mix
from tests.render.tta.facts import Table
from tests.render.tta.marks import Either, Fact
from tests.render.tta.small_facts import WORKING, plus

WONDER = mix(KINDS["wonder"].fill, TEXT, 0.45)
BOTH = (("disc", CIVIL), ("count_shield", MILITARY))
OWN_TURN = ("actions", "politics")
STRENGTHS = ("defend", "sacrifice", "answer_attack", "answer_war")
AT_THE_END = ("keep_bonus", "choose_bonus")


class Phone(Table):
    """All pictures for phones of one table. dense: whether things stand closer together than they
    should, for want of room: prices have no sign then."""

    dense = False

    # ------------------------------------------------------------------------------ the head

    def asked(self) -> tuple[int, str, Mapping[str, Any]]:
        """Who is asked first, what, and under which circumstances."""
        if not self.view.asked:
            return self.view.current, "actions", {}
        first = self.view.asked[0]
        return first.seat, first.kind, dict(first.facts)

    def banner(self, seats: Sequence[int], said: Callable[[str], str]) -> Iterator[Fact]:
        """said: the headline of names; where they have no room, their ends are left out."""
        yield "head", "area", None, PLAYERS[seats[0]][0]
        yield from (self.inked("head", seat) for seat in seats)
        who = self.words.listed([self.players[seat] for seat in seats])
        yield "head", "text", Either.of(said(who), *map(said, shorter(who))), INK

    def age(self) -> Iterator[Fact]:
        view, say = self.view, self.phone_say
        last = view.last_round
        yield "age", "area", None, ALARM if last and view.round >= last else TEXT
        yield "age", "text", AGES[view.age], INK
        said = say.round_of(number=view.round, last=last) if last else say.round(number=view.round)
        yield "age", "text", said, INK

    def top(self) -> Iterator[Fact]:
        """Age, and who is asked what; or who has won."""
        yield from self.age()
        if self.over:
            count = len(self.fronts())
            yield from self.banner(self.fronts(), lambda who: self.say.wins(who=who, count=count))
            yield "case", "text", self.ending(), TEXT
            if self.view.cause != "resigned":
                yield "case", "icon", "count_culture", ON_SLATE["culture"]
            return
        seat, kind, facts = self.asked()
        seats = list(dict.fromkeys(a.seat for a in self.view.asked)) or [self.view.current]
        yield from self.banner(seats, self.sentence(kind, facts))
        if kind in OWN_TURN:
            yield from self.remaining(seat)
        else:
            yield from self.about(seat, kind, facts)

    def sentence(self, kind: str, facts: Mapping[str, Any]) -> Callable[[str], str]:
        count = int(facts.get("count") or 0)
        return lambda who: self.phone_say.asked(kind, who=who, count=count)

    def remaining(self, seat: int) -> Iterator[Fact]:
        """Actions that are left."""
        civ, say = self.view.players[seat], self.phone_say
        for (name, tone), left, total in (
            (BOTH[0], civ.ca, civ.ca_total),
            (BOTH[1], civ.ma, civ.ma_total),
        ):
            yield "case", "icon", name, tone
            yield "case", "text", say.left_of(left=left, total=max(left, total)), TEXT

    def words_of_actions(self) -> Iterator[Fact]:
        """Beside them, if there is room."""
        yield "case", "text", self.phone_say.civil(), TEXT
        yield "case", "text", self.phone_say.military(), TEXT

    def about(self, seat: int, kind: str, facts: Mapping[str, Any]) -> Iterator[Fact]:
        """The card that asks, who is behind it, and numbers."""
        civ, say, place = self.view.players[seat], self.phone_say, "case"
        if kind in AT_THE_END:
            yield self.badge(place, "event")
            yield place, "text", say.scores_at_end(), TEXT
            return
        if kind == "leave_token":
            yield place, "icon", "count_resources", ON_SLATE["resources"]
            yield place, "text", str(civ.resources), TEXT
            yield place, "token", ("blue", str(civ.blue_bank)), None
            return
        card = str(facts.get("card") or facts.get("territory") or "")
        if card in self.cards:
            yield self.badge(place, self.cards[card].kind)
            yield place, "text", self.words.source(card), TEXT
        elif card:
            yield place, "text", self.words.source(card), TEXT
            yield place, "icon", *BOTH[1]
            yield place, "text", f"{len(civ.military)}/{civ.military_limit}", TEXT
        behind = facts.get("from", facts.get("target"))
        if behind is not None:
            yield self.token(place, behind)
            yield place, "text", self.players[behind], TEXT
        if kind in STRENGTHS:
            yield place, "icon", "count_strength", ON_SLATE["strength"]
        if "left" in facts:
            yield place, "text", str(facts["left"]), TEXT
            yield place, "icon", *BOTH[0]
        elif kind in say.FAMILIES["detail"]:
            names = ("attack", "defence", "bid", "high")
            given = {name: int(facts.get(name) or 0) for name in names}
            yield place, "text", say.detail(kind, **given), TEXT

    # --------------------------------------------------------------------------- the columns

    def columns(self) -> Iterator[Fact]:
        yield from self.labels()
        for civ in self.left:
            yield from self.column(civ)
        out = [civ for civ in self.view.players if civ.out]
        if out:
            yield "", "text", self.phone_say.resigned(count=len(out)), MUTED
        for civ in out:
            yield self.token(f"out-{civ.seat}", civ.seat)
            yield f"out-{civ.seat}", "text", self.players[civ.seat], MUTED

    def labels(self) -> Iterator[Fact]:
        for what in ("culture", "science", "strength"):
            yield "", "icon", f"count_{what}", ON_SLATE[what]
        yield "", "icon", "count_hand", MUTED
        kinds = ["government", "leader", "wonder"]
        if self.rules.military:
            kinds += ["tactic", "territory"]
        else:
            yield "", "icon", "kind_wonder", WONDER
        yield from (self.badge("", kind) for kind in kinds)

    def beside(self) -> Iterator[Fact]:
        """What stands before pacts and wars where they have a line of their own."""
        yield self.badge("", "pact")

    def column(self, civ: CivView) -> Iterator[Fact]:
        seat, few = civ.seat, len(self.left) < 4
        place, colour = f"seat-{seat}", PLAYERS[seat][0]
        lit = seat in self.fronts()
        yield from ((place, "area", None, colour),) * (4 if lit else 1)
        yield self.inked(place, seat)
        yield place, "text", self.players[seat], INK
        if self.over and lit:
            yield place, "icon", "star", INK
        if seat == self.view.start:
            yield place, "icon", "start_flag", INK
        if rank := self.rank(civ):
            yield f"culture-{seat}" if few else place, "text", rank, MUTED if few else INK
        for what, number, rate in (
            ("culture", civ.culture, plus(civ.culture_rating)),
            ("science", civ.science, plus(civ.science_rating)),
            ("strength", civ.strength, ""),
        ):
            yield f"{what}-{seat}", "text", str(number), TEXT
            if rate:
                yield f"{what}-{seat}", "text", rate, ON_SLATE[what]
            if self.ended(civ, what):
                yield f"{what}-{seat}", "icon", "kind_limit", NOW
        yield f"happiness-{seat}", "icon", *self.happy(civ)
        faces = f"{civ.happiness}/{civ.required}" if self.rules.discontent else str(civ.happiness)
        yield f"happiness-{seat}", "text", faces, ALARM if civ.discontent else TEXT
        for kind, name, tone, held, limit in self.hands(civ):
            spot = f"hand-{seat}-{kind}"
            yield spot, "icon", name, tone
            yield spot, "text", str(held), self.full(held, limit)
            if few:
                yield spot, "text", f"/{limit}", MUTED
        yield from self.rulers(civ)
        yield from self.belongings(civ)

    def rulers(self, civ: CivView) -> Iterator[Fact]:
        """Government, leader, unfinished wonder, tactic."""
        kinds = ("government", "leader", "wonder", "tactic")
        for kind in kinds if self.rules.military else kinds[:-1]:
            card = getattr(civ, kind)
            place = f"card-{civ.seat}-{card}"
            if not card:
                yield f"gone-{civ.seat}", "area", None, SPENT
                continue
            yield place, "text", self.named(card), TEXT
            if kind == "wonder":
                built = f"{civ.stages}/{len(self.cards[card].stages)}"
                yield place, "text", built, NOW
            elif kind == "tactic" and civ.exclusive and not self.rules.tactics_stay:
                yield place, "text", self.phone_say.own(), NOW
            elif kind == "tactic" and len(self.left) < 3:
                gives = sum(n for one, n in civ.strength_lines if one == card)
                yield place, "text", plus(gives), ON_SLATE["strength"]

    def belongings(self, civ: CivView) -> Iterator[Fact]:
        place = f"owned-{civ.seat}"
        yield place, "text", str(len(civ.wonders)), TEXT
        if self.rules.military:
            yield place, "text", str(len(civ.colonies)), TEXT
            yield place, "icon", "kind_wonder", WONDER
            if civ.colonization:
                yield place, "text", f"({plus(civ.colonization)})", ON_SLATE["colonization"]
        place = f"bonds-{civ.seat}"
        if civ.leaves:
            yield place, "icon", "leaving", ALARM
        if civ.owes_politics:
            yield place, "icon", "no_politics", ALARM
        if civ.marker_with >= 0:
            yield place, "icon", "kind_aggression", TEXT
            yield place, "icon", "to_left", TEXT
            yield self.token(place, civ.marker_with)
        for pact in self.view.pacts:
            if civ.seat in (pact.a, pact.b):
                yield place, "icon", "kind_pact", TEXT
                yield self.token(place, pact.b if civ.seat == pact.a else pact.a)
        for p in self.view.players:
            if p.war and civ.seat in (p.seat, p.war_on):
                declares = civ.seat == p.seat
                yield place, "icon", "kind_war", ALARM
                yield place, "icon", "to_right" if declares else "to_left", ALARM
                yield self.token(place, p.war_on if declares else p.seat)

    # ------------------------------------------------------------------------------- the row

    def line(self, bright: Sequence[int] | None = None) -> Iterator[Fact]:
        """The row by prices. bright: the spaces whose cards lie on paper, if not all do."""
        view = self.view
        for i, (price, spaces) in enumerate(self.zones().items()):
            here = [n for n in spaces if view.civil_deck or view.row[n] is not None]
            if here or not i:
                yield f"zone-{price}", "icon", "disc", CIVIL
                yield f"zone-{price}", "text", str(price), INK
            for space in here:
                lit = bright is None or space in bright
                yield from self.space(f"row-{space}", view.row[space], space, lit)
        yield from self.decks(self.phone_say.left, self.phone_say.left)

    def space(self, place: str, card: str | None, space: int, lit: bool) -> Iterator[Fact]:
        if card is None:
            return
        yield self.badge(place, self.cards[card].kind)
        yield place, "text", self.named(card), INK if lit else MUTED
        if extra := self.extra(space):
            yield place, "text", plus(extra), CIVIL

    def levels(self) -> Iterator[Fact]:
        """Ages of cards that are not of the present one, where there is room."""
        for space, card in enumerate(self.view.row):
            if card is not None and self.cards[card].level != self.view.age:
                for tone in (INK_2, MUTED):
                    yield f"row-{space}", "text", self.cards[card].age, tone

    # --------------------------------------------------------------------- one civilization

    def shown(self) -> CivView:
        """Whom the lower picture shows: the viewer, else who has won or is asked."""
        view = self.view
        if view.viewer is not None and not view.players[view.viewer].out:
            return view.players[view.viewer]
        return view.players[self.fronts()[0] if self.over else self.asked()[0]]

    def own(self) -> Iterator[Fact]:
        civ = self.shown()
        seat, place = civ.seat, f"own-{civ.seat}"
        yield place, "area", None, PLAYERS[seat][0]
        yield self.token(place, seat)
        yield place, "text", self.players[seat], TEXT
        for what, n, made, lost in (
            ("food", civ.food, civ.food_made, civ.consumption),
            ("resources", civ.resources, civ.resources_made, civ.corruption),
        ):
            yield f"stock-{seat}", "icon", f"count_{what}", ON_SLATE[what]
            yield f"stock-{seat}", "text", str(n), TEXT
            yield f"stock-{seat}", "text", plus(made), ON_SLATE[what]
            if lost:
                yield f"stock-{seat}", "text", plus(-lost), ALARM
        for card, workers in civ.workers:
            yield from self.chip(f"card-{seat}-{card}", card, workers)
        yield place, "icon", "count_worker", ON_SLATE["food"]
        yield place, "text", str(civ.idle), TEXT
        yield place, "text", self.say.unused(), MUTED
        if civ.price is not None:
            yield place, "icon", "to_right", MUTED
            yield place, "icon", "count_food", ON_SLATE["food"]
            yield place, "text", str(civ.price), TEXT
        yield f"banks-{seat}", "token", ("yellow", str(civ.yellow_bank)), None
        yield f"banks-{seat}", "token", ("blue", str(civ.blue_bank)), None
        if civ.purse:
            yield place, "icon", "count_strength", ON_SLATE["strength"]
            yield place, "icon", "count_resources", ON_SLATE["resources"]
            yield place, "text", plus(civ.purse), TEXT
        if civ.specials:
            names = [self.words.short(self.cards[card]) for card in civ.specials]
            yield self.badge(f"specials-{seat}", "special")
            said = Either.of(", ".join(names), str(len(names)))
            yield f"specials-{seat}", "text", said, TEXT

    def chip(self, place: str, card: str, workers: int) -> Iterator[Fact]:
        """A technology with its workers, and what one more costs."""
        found = self.cards[card]
        assert found.kind in WORKING
        look, price = KINDS[found.kind], dict(self.shown().build_prices).get(card)
        yield place, "icon", f"kind_{found.kind}", look.text
        yield place, "text", found.age, look.text
        if workers:
            yield place, "token", ("yellow", str(workers)), None
        if price is None:
            return
        if not self.dense:
            yield place, "icon", "count_resources", ON_SLATE["resources"]
        yield place, "text", str(price), ON_SLATE["resources"] if self.dense else TEXT

    # ------------------------------------------------------------------------------ the foot

    def foot(self) -> Iterator[Fact]:
        view, say = self.view, self.phone_say
        many = len(view.current_events) + len(view.future_events) > 9
        yield "events-current", "text", self.say.events(), MUTED
        yield from self.stack("events-current", [(n, None) for n in view.current_events], many)
        if not view.current_events:
            yield "events-current", "text", "0", MUTED
        elif self.rules.round_start:
            number = max(3, view.round + 1)
            yield "events-current", "text", say.round(number=number), MUTED
        if view.future_events:
            yield "events-future", "text", say.then(), MUTED
            yield from self.stack("events-future", view.future_events, many)
        if view.last_event:
            yield "event-last", "text", say.last(), MUTED
            yield "event-last", "text", self.named(view.last_event), TEXT
        if not self.dense:
            yield from self.told()
        yield from self.armies()
        yield from self.scored()

    def armies(self) -> Iterator[Fact]:
        for i, card in enumerate(self.tactics()):
            place, tactic = f"tactic-{card}", self.cards[card].tactic
            assert tactic is not None
            if not i:
                yield self.badge(place, "tactic")
            yield from ((place, "icon", name, ON_SLATE["strength"]) for name in self.army(card))
            yield place, "text", f"+{tactic.strength}", TEXT
            yield from (self.token(place, seat) for seat in self.users(card))

    def scored(self) -> Iterator[Fact]:
        """What scores when the game is over."""
        view, say = self.view, self.phone_say
        for said, cards in ((say.at_end(), view.open_events), (say.offered(), view.offered)):
            for i, card in enumerate(cards):
                if not i:
                    yield f"event-{card}", "text", said, MUTED
                yield self.badge(f"event-{card}", "event")
                yield f"event-{card}", "text", self.named(card), TEXT
        if any(p.bonuses for p in view.players):
            yield "kept", "text", say.kept(), MUTED
        for p in view.players:
            if p.bonuses:
                yield self.token("kept", p.seat)
                yield "kept", "text", str(len(p.bonuses)), TEXT
        if self.rules.final_bonus:
            yield "bonuses", "text", say.at_end(), MUTED
            for civ in self.left:
                yield self.token("bonuses", civ.seat)
                yield "bonuses", "text", plus(civ.final_bonus), ON_SLATE["culture"]

    def stack(
        self, place: str, events: Sequence[tuple[int, int | None]], many: bool
    ) -> Iterator[Fact]:
        """Events face down, with who placed them; many of them in numbers by age."""
        levels = [level for level, _ in events]
        for level in sorted(set(levels)) if many else levels:
            yield place, "text", AGES[level], KINDS["event"].text
            if many:
                yield place, "text", str(levels.count(level)), TEXT
        for _, by in () if many else events:
            if by is not None:
                yield place, "icon", "disc", PANEL
                yield self.token(place, by)

    def told(self) -> Iterator[Fact]:
        """What the last event did."""
        if not self.view.last_event:
            return
        for i, (seats, items) in enumerate(self.done()):
            place = f"done-{i}"
            yield from (self.token(place, seat) for seat in seats)
            yield from self.items(place, items, {**ON_SLATE, "discontent": ALARM}, TEXT)

    # ------------------------------------------------------------------------- all pictures

    def pictures(self) -> Iterator[tuple[str, list[Fact], list[Fact]]]:
        """Every picture with its facts, and with what it shows besides if there is room."""
        upper = [*self.top(), *self.columns()]
        lower = [*(() if self.over else self.line()), *self.own(), *self.foot()]
        more = [*self.words_of_actions(), *self.beside()]
        rest = [*self.levels(), *(self.told() if self.dense else ())]
        yield "phone", upper, more
        yield "phone-more", lower, rest
        yield "phone-whole", [*upper, *lower], [*more, *rest]
