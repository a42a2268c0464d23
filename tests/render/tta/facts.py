"""What the pictures of Through the Ages have to show, told from the view alone.

It knows the palette, the signs, the words of cards and where things stand, but none of the code
that draws: what it says of ranks, prices, owners and changes is worked out here a second time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.games.tta.view import CivView
from render.board.tta.style import (
    AGES,
    CIVIL,
    KINDS,
    MILITARY,
    ON_SLATE,
    PLAYERS,
    SPENT,
    YELLOW,
)
from render.board.tta.words import own_terms
from render.theme import ALARM, INK, MUTED, NOW, PANEL, RGB, TEXT, mix
from tests.render.tta.marks import Fact
from tests.render.tta.small_facts import MINUS, Small, plus

DULL = mix(INK, MILITARY, 0.7)


class Table(Small):
    """The facts of one table for its pictures, part by part."""

    # --------------------------------------------------------------------------- the head

    def last_round(self) -> str:
        view = self.view
        if not view.last_round or self.over:
            return ""
        now = view.round >= view.last_round
        return self.say.last_round_now() if now else self.say.last_round(number=view.last_round)

    def ending(self) -> str:
        if self.view.cause == "resigned":
            return self.say.all_others_resigned()
        return self.say.culture(count=self.view.players[self.fronts()[0]].culture)

    def wins(self) -> str:
        names = [self.players[seat] for seat in self.fronts()]
        return self.say.wins(who=self.words.listed(names), count=len(names))

    def question(self, number: int) -> str:
        """What is asked, and of whom."""
        asked = self.view.asked[number]
        seats = self.view.answering
        who = self.words.listed([self.players[seat] for seat in seats])
        count = int(str(dict(asked.facts).get("count") or 0))
        return self.phone_say.asked(asked.kind, who=who, count=count)

    def head(self) -> Iterator[Fact]:
        view, say = self.view, self.say
        yield "age", "area", None, TEXT
        yield "age", "text", say.age(), INK
        yield "age", "text", AGES[view.age], INK
        yield "round", "text", say.round(), MUTED
        yield "round", "text", str(view.round), TEXT
        if last := self.last_round():
            yield "round", "text", last, ALARM
        if self.over:
            yield "head", "area", None, PLAYERS[self.fronts()[0]][0]
            yield self.inked("head", self.fronts()[0])
            yield "head", "text", self.wins(), INK
            yield "head", "text", self.ending(), INK
        elif view.answering:
            yield "head", "area", None, PLAYERS[view.answering[0]][0]
            yield from (self.inked("head", seat) for seat in view.answering)
            yield "head", "text", self.question(0), INK
            yield self.token("turn", view.current)
            yield "turn", "text", say.turn_of(who=self.players[view.current]), TEXT
        else:
            yield "head", "area", None, PLAYERS[view.current][0]
            yield self.inked("head", view.current)
            yield "head", "text", say.to_play(who=self.players[view.current]), INK
            yield from self.actions("turn", view.players[view.current], DULL)

    def actions(self, place: str, civ: CivView, dull: RGB) -> Iterator[Fact]:
        """An action a sign; dull: the colour of military ones that are spent."""
        yield from self.acts(place, "civil", civ, dull)
        yield from self.acts(place, "military", civ, dull)

    def acts(self, place: str, kind: str, civ: CivView, dull: RGB) -> Iterator[Fact]:
        left, total = (civ.ca, civ.ca_total) if kind == "civil" else (civ.ma, civ.ma_total)
        has, spent = ("disc", CIVIL), ("count_ring", SPENT)
        if kind == "military":
            has, spent = ("count_shield", MILITARY), ("count_shieldring", dull)
        for i in range(max(left, total)):
            yield place, "icon", *(has if i < left else spent)

    # ---------------------------------------------------------------------------- the row

    def row(self) -> Iterator[Fact]:
        view, say = self.view, self.say
        for price, spaces in self.zones().items():
            yield f"zone-{price}", "icon", "disc", CIVIL
            yield f"zone-{price}", "text", str(price), INK
            yield f"zone-{price}", "text", say.price_of_each(price=price), MUTED
            for space in spaces:
                card, place = view.row[space], f"row-{space}"
                if card is not None:
                    yield from self.mini(place, card, space + 1, self.extra(space))
                elif view.civil_deck:
                    yield place, "text", say.taken(), mix(PANEL, MUTED, 0.5)
        yield from self.decks(say.civil_cards, say.military_cards)

    def decks(self, civil: object, military: object) -> Iterator[Fact]:
        view = self.view
        decks = [("disc", view.civil_deck, civil), ("count_shield", view.military_deck, military)]
        for name, count, said in decks[: 2 if self.rules.military else 1]:
            yield "decks", "icon", name, TEXT
            yield "decks", "text", str(count), TEXT
            yield "decks", "text", said(count=count), MUTED  # type: ignore[operator]

    # -------------------------------------------------------------------- the civilizations

    def strip(self, civ: CivView) -> Iterator[Fact]:
        view, say, seat, place = self.view, self.say, civ.seat, f"seat-{civ.seat}"
        colour = PLAYERS[seat][0]
        lit = seat in self.fronts()
        yield from ((place, "area", None, colour),) * (3 if lit else 2)
        yield self.inked(place, seat)
        if civ.out:
            yield place, "text", self.players[seat], MUTED
            yield place, "text", say.has_resigned(), MUTED
            return
        if rank := self.rank(civ):
            yield place, "text", rank, INK
        if seat == view.start:
            yield place, "text", say.first_player(), INK
        if lit:
            yield place, "icon", "star" if self.over else "to_move", INK
        yield place, "text", self.players[seat], TEXT
        for kind, name, tone, left, total in (
            ("civil", "disc", CIVIL, civ.ca, civ.ca_total),
            ("military", "count_shield", MILITARY, civ.ma, civ.ma_total),
        ):
            spot = f"actions-{seat}-{kind}"
            yield spot, "icon", name, tone
            yield spot, "text", f"{left}/{total}" if lit and not self.over else str(total), TEXT
        for kind, _, tone, held, limit in self.hands(civ):
            yield f"hand-{seat}-{kind}", "icon", "count_hand", tone
            yield f"hand-{seat}-{kind}", "text", str(held), self.full(held, limit)
        yield from self.figures(civ)
        yield from self.fields(civ)
        yield from self.lists(civ)
        yield from self.stock(civ)

    def figures(self, civ: CivView) -> Iterator[Fact]:
        seat = civ.seat
        for what, number, rate in (
            ("culture", civ.culture, plus(civ.culture_rating)),
            ("science", civ.science, plus(civ.science_rating)),
            ("strength", civ.strength, ""),
        ):
            place, tone = f"{what}-{seat}", ON_SLATE[what]
            yield place, "icon", f"count_{what}", tone
            yield place, "text", str(number), TEXT
            if rate:
                yield place, "text", rate, tone
            if self.ended(civ, what):
                yield place, "icon", "kind_limit", NOW
        place = f"strength-{seat}"
        if self.rules.military and civ.tactic:
            gives = sum(n for card, n in civ.strength_lines if card == civ.tactic)
            yield place, "icon", "kind_tactic", ON_SLATE["strength"]
            yield place, "text", plus(gives), ON_SLATE["strength"]
        if self.rules.military and civ.colonization:
            yield place, "icon", "count_colonization", ON_SLATE["colonization"]
            yield place, "text", plus(civ.colonization), ON_SLATE["colonization"]
        place, (face, tone) = f"happiness-{seat}", self.happy(civ)
        yield place, "icon", face, tone
        yield place, "text", str(civ.happiness), TEXT
        if self.rules.discontent:
            yield place, "text", f"/{civ.required}", ALARM if civ.discontent else MUTED

    def fields(self, civ: CivView) -> Iterator[Fact]:
        """Technologies with workers and blue tokens."""
        kinds = {self.cards[card].kind for p in self.view.players for card, _ in p.blue}
        levels = self.rules.last_age + 1
        working = [c for c in self.words.cards.values() if c.takes_workers and c.level < levels]
        exists = frozenset((c.kind, c.level) for c in working)
        yield "", "grid", (frozenset({"farm", "mine", *kinds}), exists, levels), None
        tokens, lit = dict(civ.blue), self.changed(civ.seat)
        for card, workers in civ.workers:
            kind, place = self.cards[card].kind, f"card-{civ.seat}-{card}"
            yield place, "cell", (kind, workers, tokens.get(card, 0), card in lit), None

    def lists(self, civ: CivView) -> Iterator[Fact]:
        """A line for each card, pact and war."""
        say, seat, own = self.say, civ.seat, not self.rules.tactics_stay
        for card in (civ.government, civ.leader, *civ.specials):
            if card:
                yield from self.entry(civ, card)
        if civ.tactic:
            yield from self.entry(civ, civ.tactic)
            if civ.exclusive and own:
                yield f"card-{seat}-{civ.tactic}", "text", say.own_tactic(), NOW
        for card in civ.wonders:
            yield from self.entry(civ, card)
            if card in civ.ruins:
                yield f"card-{seat}-{card}", "text", say.ruin(), NOW
            if card == civ.homer:
                yield f"card-{seat}-{card}", "icon", "kind_leader", TEXT
        if civ.wonder:
            yield from self.entry(civ, civ.wonder)
            built = f"{civ.stages}/{len(self.cards[civ.wonder].stages)}"
            yield f"card-{seat}-{civ.wonder}", "text", built, NOW
        alone = (civ.leader, civ.tactic, civ.wonder)
        lines = 1 + sum(map(bool, alone)) + len((*civ.specials, *civ.wonders, *civ.colonies))
        step = 2 if lines > 12 else 1
        for i in range(0, len(civ.colonies), step):
            yield from self.entry(civ, *civ.colonies[i : i + step])
        yield from self.politics(civ)

    def entry(self, civ: CivView, *cards: str, place: str = "") -> Iterator[Fact]:
        """place: if it is not that of the card."""
        line, kind = place or f"line-{civ.seat}-{cards[0]}", self.cards[cards[0]].kind
        place = place or f"card-{civ.seat}-{cards[0]}"
        lit = bool(self.changed(civ.seat) & set(cards))
        if lit:
            yield line, "area", None, NOW
        yield self.badge(place, kind)
        tone = ALARM if kind == "war" else NOW if lit else TEXT
        yield place, "text", self.named(*cards), tone

    def politics(self, civ: CivView) -> Iterator[Fact]:
        """Politics given up, who leaves, who alone may attack, pacts and wars."""
        say, seat = self.say, civ.seat
        for there, name, kind, said in (
            (civ.owes_politics, "owes_politics", "event", say.no_politics()),
            (civ.leaves, "leaves", "event", say.leaves_next()),
            (civ.marker_with >= 0, "attacker", "aggression", say.only_attacker()),
        ):
            if there:
                place = f"card-{seat}-{name}"
                yield self.badge(place, kind)
                yield place, "text", said, TEXT if name == "attacker" else ALARM
        if civ.marker_with >= 0:
            yield self.token(f"card-{seat}-attacker", civ.marker_with)
            yield f"card-{seat}-attacker", "icon", "to_left", ALARM
        for pact in self.view.pacts:
            if seat in (pact.a, pact.b):
                yield from self.entry(civ, pact.card)
                place = f"card-{seat}-{pact.card}"
                yield self.token(place, pact.b if seat == pact.a else pact.a)
                terms = own_terms(self.cards[pact.card], first=seat == pact.a)
                yield from self.items(place, terms[:1], ON_SLATE, TEXT)
        wars = [p for p in self.view.players if p.war and seat in (p.seat, p.war_on)]
        for i, p in enumerate(wars):
            if p.war:
                # Of two copies of a card the last one is at its place.
                again = p.war in [later.war for later in wars[i + 1 :]]
                place = f"gone-{seat}" if again else f"card-{seat}-{p.war}"
                yield from self.entry(civ, p.war, place=place if again else "")
                yield self.token(place, p.war_on if seat == p.seat else p.seat)
                yield place, "icon", "to_right" if seat == p.seat else "to_left", ALARM

    def stock(self, civ: CivView) -> Iterator[Fact]:
        place, say = f"stock-{civ.seat}", self.say
        for good, n, made, lost in (
            ("food", civ.food, civ.food_made, civ.consumption),
            ("resources", civ.resources, civ.resources_made, civ.corruption),
        ):
            yield place, "icon", f"count_{good}", ON_SLATE[good]
            yield place, "text", str(n), TEXT
            yield place, "text", f"+{made}", MUTED
            if lost:
                yield place, "text", f"{MINUS}{lost}", ALARM
        yield place, "token", ("yellow", str(civ.yellow_bank)), None
        yield place, "token", ("blue", str(civ.blue_bank)), None
        yield place, "icon", "to_right", MUTED
        if civ.price is None:
            yield place, "text", say.bank_empty(), MUTED
        else:
            yield place, "text", str(civ.price), TEXT
            yield place, "icon", "count_food", ON_SLATE["food"]
        yield place, "icon", "count_worker", YELLOW if civ.idle else SPENT
        yield place, "text", str(civ.idle), TEXT
        if civ.purse:
            yield place, "icon", "count_strength", ON_SLATE["strength"]
            yield place, "text", f"+{civ.purse}", ON_SLATE["resources"]
        else:
            yield place, "text", say.unused(), MUTED

    # ---------------------------------------------------------------------------- the foot

    def events(self) -> Iterator[Fact]:
        view, say = self.view, self.say
        current = [(level, None) for level in view.current_events]
        if self.rules.round_start:
            yield "events", "text", say.round_events(), TEXT
            yield from self.deck("events-current", say.to_come(), current)
            if current:
                number = max(3, view.round + 1)
                yield "events", "text", say.next_event(number=number), MUTED
        else:
            yield "events", "text", say.events(), TEXT
            yield from self.deck("events-current", say.current(), current)
            yield from self.deck("events-future", say.future(), view.future_events)
        if not view.last_event:
            yield "event-last", "text", say.no_event(), MUTED
            return
        card = self.cards[view.last_event]
        yield self.badge("event-last", card.kind)
        yield "event-last", "text", say.last_event(), MUTED
        yield "event-last", "text", say.past_events(count=len(view.past_events)), MUTED
        yield "event-last", "text", self.words.name(card), TEXT
        yield "event-last", "text", self.words.text(card), TEXT

    def deck(
        self, place: str, said: str, cards: Collection[tuple[int, int | None]]
    ) -> Iterator[Fact]:
        """Events face down; who prepared them."""
        yield place, "text", said, MUTED
        if not cards:
            yield place, "text", self.say.none(), MUTED
        for level, by in cards:
            yield place, "text", AGES[level], KINDS["event"].text
            if by is not None:
                yield place, "icon", "disc", PANEL
                yield self.token(place, by)

    def effects(self, place: str) -> Iterator[Fact]:
        for seats, items in self.done():
            yield from (self.token(place, seat) for seat in seats)
            yield from self.items(place, items, ON_SLATE, TEXT)

    def common(self) -> Iterator[Fact]:
        """Tactics that are in use."""
        say, own, found = self.say, self.rules.tactics_stay, self.tactics()
        yield "tactics", "text", say.own_tactics() if own else say.common_tactics(), TEXT
        if not own:
            price = say.copy_price(actions=self.rules.board.figures.copy_tactic)
            yield "tactics", "text", price, MUTED
        if not found:
            yield "tactics", "text", say.no_tactics(), MUTED
        for card in found:
            place, tactic = f"tactic-{card}", self.cards[card].tactic
            assert tactic is not None
            yield place, "text", self.words.name(self.cards[card]), TEXT
            yield from ((place, "icon", name, ON_SLATE["strength"]) for name in self.army(card))
            yield place, "text", f"+{tactic.strength}", TEXT
            if tactic.obsolete:
                yield place, "text", f"/{tactic.obsolete}", MUTED
            yield from (self.token(place, seat) for seat in self.users(card))

    def final(self) -> Iterator[Fact]:
        """What scores in the end, and what that would bring now."""
        say, tone = self.say, ON_SLATE["culture"]
        yield "bonuses", "text", say.final_bonus(), TEXT
        for civ in self.left:
            yield self.token(f"bonus-{civ.seat}", civ.seat)
            yield f"bonus-{civ.seat}", "text", f"+{civ.final_bonus}", tone
        for wanted in self.rules.final_bonus or ():
            age = AGES[wanted.level] if isinstance(wanted.level, int) else ""
            yield "bonuses", "text", f"{wanted.times}×", tone
            yield "bonuses", "text", say.bonus_of(wanted.of, age=age), TEXT

    def scoring(self) -> Iterator[Fact]:
        """Events that score when the game is over."""
        view, say = self.view, self.say
        for said, cards in (
            (say.open_events(), view.open_events),
            (say.offered_events(), view.offered),
        ):
            if cards:
                yield "", "text", said, TEXT
            for card in cards:
                place, event = f"event-{card}", self.cards[card]
                yield self.badge(place, event.kind)
                yield place, "text", self.words.name(event), TEXT
                yield place, "text", self.words.text(event), TEXT
        if any(p.bonuses for p in self.view.players):
            yield "kept", "text", say.kept_events(), TEXT
        for p in self.view.players:
            if p.bonuses:
                yield self.token("kept", p.seat)
                yield "kept", "text", str(len(p.bonuses)), TEXT

    # ---------------------------------------------------------------------------- the whole

    def overview(self) -> Iterator[Fact]:
        yield from self.head()
        if not self.over:
            yield from self.row()
        for civ in self.view.players:
            yield from self.strip(civ)
        yield from self.events()
        yield from self.final() if self.rules.final_bonus else self.common()
        yield from self.scoring()

    def overview_maybe(self) -> Iterator[Fact]:
        """What the main picture shows besides if there is room."""
        for space, card in enumerate(self.view.row):
            if card is not None and not self.over:
                yield from self.rest(f"row-{space}", card)
        if self.view.last_event:
            yield from self.effects("event-last")
