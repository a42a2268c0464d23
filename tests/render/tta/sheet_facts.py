"""What the picture of a civilization, that of the row and that of a hand have to show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.tta.view import CivView
from render.board.tta.faces import costs
from render.board.tta.style import (
    AGES,
    CIVIL,
    FACE,
    KINDS,
    MILITARY,
    ON_SLATE,
    PLAYERS,
    RULE,
    SPENT,
    SPENT_MILITARY,
    YELLOW,
)
from render.board.tta.words import actions, at_once, kept, outputs
from render.theme import ALARM, INK, INK_2, MUTED, NOW, PANEL, PAPER, TEXT, WELL, mix
from tests.render.tta.facts import Table
from tests.render.tta.marks import Either, Fact
from tests.render.tta.small_facts import MINUS, plus


class Sheets(Table):
    """Pictures of one civilization, of the row and of a hand."""

    # -------------------------------------------------------------------- the civilization

    def civilization(self, seat: int) -> Iterator[Fact]:
        civ = self.view.players[seat]
        place = f"seat-{seat}"
        yield place, "area", None, PLAYERS[seat][0]
        yield self.inked(place, seat)
        yield place, "text", self.players[seat], INK
        if note := self.note(civ):
            yield place, "text", note, INK
        yield from self.headed(civ)
        for card, workers in civ.workers:
            yield from self.tile(civ, card, workers)
        yield from self.standing(civ)
        if any(civ.civil):
            yield from self.holding(civ)
        yield from self.yellow(civ)
        yield from self.blue(civ)
        yield from self.outlook(civ)
        yield from self.reasons(civ)

    def note(self, civ: CivView) -> str:
        view, say = self.view, self.say
        if civ.out:
            return say.has_resigned()
        if self.over:
            return say.note("wins", number=0) if civ.seat in self.fronts() else ""
        if civ.leaves:
            return say.leaves_next()
        names = []
        if civ.seat == view.start and not civ.owes_politics:
            names.append("start_player")
        if civ.seat == view.current and not view.answering:
            names.append("to_play")
        if civ.owes_politics:
            names.append("no_politics")
        return say.note("_".join(names), number=view.round) if names else ""

    def headed(self, civ: CivView) -> Iterator[Fact]:
        """Figures, actions, hands."""
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
        if civ.colonization and self.rules.military:
            yield f"strength-{seat}", "icon", "count_colonization", ON_SLATE["colonization"]
            yield f"strength-{seat}", "text", f"+{civ.colonization}", ON_SLATE["colonization"]
        place = f"happiness-{seat}"
        yield place, "icon", *self.happy(civ)
        yield place, "text", str(civ.happiness), TEXT
        if self.rules.discontent:
            yield place, "text", f"/{civ.required}", ALARM if civ.discontent else MUTED
        for kind in ("civil", "military"):
            yield from self.acts(f"actions-{seat}-{kind}", kind, civ, SPENT_MILITARY)
        for kind, _, tone, held, limit in self.hands(civ):
            yield f"hand-{seat}-{kind}", "icon", "count_hand", tone
            yield f"hand-{seat}-{kind}", "text", f"{held}/{limit}", self.full(held, limit)

    def tile(self, civ: CivView, card: str, workers: int) -> Iterator[Fact]:
        """A technology: what it makes, what one more costs, workers, blue tokens."""
        found, place = self.cards[card], f"card-{civ.seat}-{card}"
        if card in self.changed(civ.seat):
            yield f"frame-{civ.seat}-{card}", "area", None, NOW
        yield self.badge(place, found.kind)
        yield place, "text", found.age, KINDS[found.kind].text
        yield place, "text", self.named(card), INK
        yield from self.items(place, outputs(found))
        price = dict(civ.build_prices).get(card, found.resource_cost)
        tone = INK_2 if price == found.resource_cost else INK
        yield place, "text", str(price), tone
        yield place, "icon", "count_resources", tone
        if workers > 2:
            yield place, "token", ("yellow", str(workers)), None
            yield place, "icon", "count_worker", INK
        else:
            yield from ((place, "token", ("yellow", ""), None),) * workers
            yield from ((place, "icon", "count_worker", INK),) * workers
        if tokens := dict(civ.blue).get(card):
            yield place, "token", ("blue", ""), None
            yield place, "text", str(tokens), CIVIL

    def standing(self, civ: CivView) -> Iterator[Fact]:
        """Everything else that lies before a player, with what is noted on it."""
        say, view, seat = self.say, self.view, civ.seat
        limit = self.cards[civ.government].urban_limit or 0
        yield from self.slip(civ, civ.government, say.urban_limit(limit=limit))
        if civ.leader:
            used = civ.leader in (*civ.used, *civ.spent)
            yield from self.slip(civ, civ.leader, say.ability_used() if used else "")
        if civ.tactic:
            note = say.exclusive() if civ.exclusive else say.common()
            yield from self.slip(civ, civ.tactic, "" if self.rules.tactics_stay else note)
        for card in civ.wonders:
            face = card == civ.homer
            leader = self.words.name(self.cards["homer"]) if face else ""
            yield from self.slip(civ, card, say.happy_face_of(leader=leader) if face else "")
        for card in (*civ.specials, *civ.colonies):
            yield from self.slip(civ, card)
        if civ.wonder:
            yield from self.slip(civ, civ.wonder, stages=civ.stages)
        for pact in view.pacts:
            if seat in (pact.a, pact.b):
                other = self.players[pact.b if seat == pact.a else pact.a]
                terms = self.words.cases(self.players).terms(pact.card, pact.a, pact.b)
                yield from self.slip(civ, pact.card, say.pact(who=other), terms, lit=False)
        wars = [p for p in view.players if p.war and seat in (p.seat, p.war_on)]
        for i, p in enumerate(wars):
            if p.war and p.seat == seat:
                note = say.against(who=self.players[p.war_on])
            else:
                note = say.declared_by(who=self.players[p.seat])
            again = p.war in [later.war for later in wars[i + 1 :]]
            place = f"gone-{seat}" if again else ""
            yield from self.slip(civ, p.war or "", note, lit=False, place=place)

    def slip(
        self, civ: CivView, card: str, note: str = "", text: str = "", stages: int = -1,
        lit: bool = True, place: str = "",
    ) -> Iterator[Fact]:  # fmt: skip
        found, ruined = self.cards[card], card in civ.ruins
        look, place = KINDS[found.kind], place or f"card-{civ.seat}-{card}"
        if lit and card in self.changed(civ.seat):
            yield f"frame-{civ.seat}-{card}", "area", None, NOW
        yield from self.spine(place, card)
        if ruined:
            yield place, "icon", "badge_arch", look.text
            yield place, "icon", "kind_ruin", look.fill
        yield place, "text", self.named(card), INK
        said = self.say.in_ruins() if ruined else text or self.words.sentences(found)
        if said:
            yield place, "text", said, INK
        if note:
            yield place, "text", note, INK_2
        if stages >= 0:
            yield from self.stages(place, found, stages)
        if not ruined:
            yield from self.numbers(place, card, 4)

    def spine(self, place: str, card: str) -> Iterator[Fact]:
        found = self.cards[card]
        yield self.badge(place, found.kind)
        yield place, "text", found.age, KINDS[found.kind].text

    def numbers(self, place: str, card: str, players: int) -> Iterator[Fact]:
        """What a card gives in signs, where its text does not say it."""
        found = self.cards[card]
        if found.kind in ("leader", "wonder") or found.construction:
            yield from self.items(place, outputs(found))
        else:
            yield from self.items(place, self.words.gist(found, players))

    def holding(self, civ: CivView) -> Iterator[Fact]:
        """The civil hand; cards from behind say nothing."""
        yield "", "text", self.say.civil_hand(), MUTED
        if None not in civ.civil:
            yield "", "text", self.say.open_to_all(), MUTED
        fresh = list(civ.fresh)
        for i, card in enumerate(civ.civil):
            if card is None:
                continue
            place = f"held-{civ.seat}-{i}"
            if card in self.changed(civ.seat):
                yield f"frame-{civ.seat}-{i}", "area", None, NOW
            yield from self.mini(place, card, science=dict(civ.develop_prices).get(card))
            if card in fresh:
                fresh.remove(card)
                yield place, "text", self.say.fresh(), NOW

    def holding_maybe(self, seat: int) -> Iterator[Fact]:
        for i, card in enumerate(self.view.players[seat].civil):
            if card is not None:
                yield from self.rest(f"held-{seat}-{i}", card)

    # ----------------------------------------------------------------------------- the banks

    def yellow(self, civ: CivView) -> Iterator[Fact]:
        board, place, index = self.rules.board, f"banks-{civ.seat}", 0
        yield place, "token", ("yellow", str(civ.yellow_bank)), None
        base = board.population_price(civ.yellow_bank)
        for section in board.yellow:
            for _, faces in section.faces if self.rules.discontent else ():
                tone = FACE if faces == civ.required else MUTED
                yield place, "icon", "count_happiness", tone
                yield place, "text", str(faces), tone
                yield place, "area", None, tone
            for i in range(section.spaces):
                if index + i < civ.yellow_bank:
                    yield place, "token", ("yellow", ""), None
                else:
                    yield place, "icon", "count_ring", SPENT
            if index >= civ.yellow_bank and section.consumption:
                eats = section.consumption == civ.consumption
                yield place, "text", f"{MINUS}{section.consumption}", ALARM if eats else MUTED
            index += section.spaces
            price, pays = section.population_price, civ.price
            live = price == base
            if live:
                yield place, "area", None, NOW
            said = f"{price} → {pays}" if live and pays not in (None, price) else str(price)
            yield place, "icon", "count_food", INK if live else ON_SLATE["food"]
            yield place, "text", said, INK if live else TEXT
        if civ.yellow_bank > index:
            yield place, "text", f"+{civ.yellow_bank - index}", YELLOW

    def blue(self, civ: CivView) -> Iterator[Fact]:
        place, index = f"banks-{civ.seat}", 0
        yield place, "token", ("blue", str(civ.blue_bank)), None
        for section in self.rules.board.blue:
            for i in range(section.spaces):
                if index + i < civ.blue_bank:
                    yield place, "token", ("blue", ""), None
                else:
                    yield place, "area", None, SPENT
            corrupt = section.corruption and "corruption" in self.rules.production
            if index >= civ.blue_bank and corrupt:
                live = section.corruption == civ.corruption
                yield place, "text", f"{MINUS}{section.corruption}", ALARM if live else MUTED
            index += section.spaces
        if civ.blue_bank > index:
            yield place, "text", f"+{civ.blue_bank - index}", ON_SLATE["science"]
        for good, n in (("resources", civ.purse), ("science", civ.purse_science)):
            if n:
                yield place, "icon", "count_strength", ON_SLATE["strength"]
                yield place, "icon", f"count_{good}", ON_SLATE[good]
                yield place, "text", f"+{n}", TEXT

    def outlook(self, civ: CivView) -> Iterator[Fact]:
        """The happiness track, what the end of the turn brings, unused workers."""
        place, say, figures = f"stock-{civ.seat}", self.say, self.rules.board.figures
        for i in range(figures.max_happiness + 1):
            if i == civ.happiness:
                yield place, "icon", *self.happy(civ)
                continue
            wanted = i == civ.required
            yield place, "icon", "disc" if wanted else "count_ring", SPENT if wanted else WELL
            yield place, "text", str(i), TEXT if wanted else MUTED
        for good, (now, made, lost) in self.ledger(civ).items():
            yield place, "icon", f"count_{good}", ON_SLATE[good]
            yield place, "text", str(now), TEXT
            yield place, "text", plus(made), MUTED
            if lost:
                yield place, "text", f"{MINUS}{lost}", ALARM
            yield place, "icon", "to_right", MUTED
            after, most = now + made - lost, figures.max_science_points
            if good == "science" and most is not None and after > most:
                after = most
                yield place, "icon", "kind_limit", NOW
            yield place, "text", str(after).replace("-", MINUS), ALARM if after < 0 else TEXT
        yield place, "icon", "count_worker", YELLOW if civ.idle else SPENT
        yield place, "text", str(civ.idle), TEXT
        yield place, "text", say.unused(), MUTED
        if civ.discontent:
            rises = civ.discontent > civ.idle
            said = say.uprising if rises else say.discontent
            yield place, "text", said(count=civ.discontent), ALARM

    def ledger(self, civ: CivView) -> dict[str, tuple[int, int, int]]:
        """Of each good what there is, what is made and what is lost."""
        p = self.view.preview if civ.seat == self.view.current else None
        if p is not None:
            culture = p.culture + sum(n for _, n in p.ending)
            return {
                "culture": (civ.culture, culture, p.famine),
                "science": (civ.science, p.science, 0),
                "food": (civ.food, p.food, p.consumption),
                "resources": (civ.resources, p.resources, p.corruption),
            }
        on = 0 if civ.discontent > civ.idle else 1
        return {
            "culture": (civ.culture, on * civ.culture_rating, 0),
            "science": (civ.science, on * civ.science_rating, 0),
            "food": (civ.food, on * civ.food_made, on * civ.consumption),
            "resources": (civ.resources, on * civ.resources_made, on * civ.corruption),
        }

    def reasons(self, civ: CivView) -> Iterator[Fact]:
        """Each rating with its parts, the largest first."""
        place = f"reasons-{civ.seat}"
        for what, number, parts in (
            ("culture", civ.culture_rating, civ.culture_lines),
            ("science", civ.science_rating, civ.science_lines),
            ("strength", civ.strength, civ.strength_lines),
            ("happiness", civ.happiness, civ.happiness_lines),
        ):
            some = sorted([p for p in parts if p[1]], key=lambda part: abs(part[1]), reverse=True)
            said = ", ".join(f"{self.words.share(name)} {plus(n)}" for name, n in some)
            yield place, "icon", f"count_{what}", ON_SLATE[what]
            yield place, "text", plus(number).removeprefix("+"), TEXT if number or said else MUTED
            if said:
                yield place, "text", Either.of(said), MUTED

    # -------------------------------------------------------------------------------- the row

    def sheet(self) -> Iterator[Fact]:
        """The row in full."""
        view, say, front = self.view, self.say, self.fronts()[0]
        yield "age", "area", None, TEXT
        yield "age", "text", AGES[view.age], INK
        yield "round", "text", say.round(), MUTED
        yield "round", "text", str(view.round), TEXT
        yield "head", "area", None, PLAYERS[front][0]
        yield self.inked("head", front)
        yield "head", "text", self.players[front], INK
        if not self.over:
            civ = view.players[front]
            said = say.actions_left(left=civ.ca, total=max(civ.ca, civ.ca_total))
            yield "head", "text", said, INK
        for price, spaces in self.zones().items():
            yield f"zone-{price}", "icon", "disc", CIVIL
            yield f"zone-{price}", "text", str(price), INK
            yield f"zone-{price}", "text", say.price_of_each(price=price), MUTED
            for space in spaces:
                card = view.row[space]
                if card is not None:
                    yield from self.offered(f"row-{space}", card, space)
                elif view.civil_deck:
                    yield f"row-{space}", "text", say.taken(), mix(PANEL, MUTED, 0.5)
        yield from self.decks(say.civil_cards_left, say.military_cards_left)

    def offered(self, place: str, card: str, space: int) -> Iterator[Fact]:
        found = self.cards[card]
        yield from self.spine(place, card)
        yield place, "text", str(space + 1), PAPER
        yield place, "text", self.named(card), INK
        if said := self.words.sentences(found):
            yield place, "text", said, INK
        if extra := self.extra(space):
            yield place, "area", None, CIVIL
            yield place, "text", plus(extra), INK
        yield from self.developing(place, found)
        if found.resource_cost:
            yield from self.items(place, [("count_resources", str(found.resource_cost))])
        if found.kind == "wonder":
            yield from self.stages(place, found, 0)
        yield from self.numbers(place, card, max(2, len(self.left)))

    # -------------------------------------------------------------------------------- a hand

    def hand(self, civ: CivView) -> Iterator[Fact]:
        say, view = self.say, self.view
        yield "head", "area", None, PLAYERS[civ.seat][0]
        yield self.inked("head", civ.seat)
        yield "head", "text", self.players[civ.seat], INK
        yield "head", "text", say.only_you(), INK
        yield from self.part("civil", civ.civil, civ.civil_limit)
        if self.rules.military:
            yield from self.part("military", civ.military, civ.military_limit)
        bonuses = [card for card in civ.bonuses if card]
        if bonuses:
            yield say.own_events(), "text", say.own_events(), TEXT
        for card in bonuses:
            yield from self.face(card, card, "")
        known = [("current", card) for _, card in view.current_seen]
        known += [("future", card) for _, card in view.future_seen]
        if known:
            yield "", "text", say.events_known(), MUTED
        for i, (deck, card) in enumerate(known, 1):
            place, event = f"known-{i}", self.cards[card]
            yield place, "text", AGES[event.level], KINDS["event"].text
            yield place, "text", say.deck(deck), MUTED
            yield place, "text", self.words.name(event), TEXT

    def part(self, deck: str, cards: Sequence[str | None], limit: int) -> Iterator[Fact]:
        say, seen = self.say, [card for card in cards if card]
        place, held = say.deck(deck), len(seen)
        yield place, "icon", *(("disc", CIVIL) if deck == "civil" else ("count_shield", MILITARY))
        yield place, "text", say.deck(deck), TEXT
        yield place, "text", say.hand(held=held, limit=limit), NOW if held >= limit else MUTED
        if held > limit:
            later = "hand_limit" not in self.rules.turn_end
            told = say.to_discard_after_politics if later else say.to_discard
            yield place, "text", told(count=held - limit), NOW
        for i, card in enumerate(seen, 1):
            number = f"{deck[0].upper()}{i}"
            yield from self.face(number, card, number)

    def face(self, place: str, card: str, number: str) -> Iterator[Fact]:
        """A card of a hand, with what one types to play it."""
        found = self.cards[card]
        look, say, words = KINDS[found.kind], self.say, self.words
        yield self.badge(place, found.kind)
        if number:
            yield place, "text", number, PAPER
        elif found.doubt:
            yield place, "icon", "doubt", look.text
        yield place, "text", found.age, look.fill
        yield place, "text", self.named(card), look.text
        text = words.sentences(found)
        if found.tactic is not None:
            yield from (self.badge(place, name.removeprefix("kind_")) for name in self.army(card))
            yield from self.items(place, [("count_strength", f"+{found.tactic.strength}")])
            if found.tactic.obsolete:
                old = say.old_units(strength=plus(found.tactic.obsolete))
                yield place, "text", old, INK_2
        elif found.bonus is not None or found.kind == "territory":
            yield from self.halves(place, card)
        elif text:
            yield place, "text", Either.of(text), INK
            yield from self.items(place, outputs(found))
        elif found.kind == "government":
            yield from self.items(place, (*actions(found), *outputs(found)))
            yield place, "text", say.urban_limit(limit=found.urban_limit or 0), INK_2
        else:
            yield from self.items(place, outputs(found))
            if found.takes_workers:
                yield place, "text", say.for_each_worker(), INK_2
        yield from self.prices(place, card)

    def halves(self, place: str, card: str) -> Iterator[Fact]:
        """What a bonus card or a territory gives in two cases."""
        found, say = self.cards[card], self.say
        yield place, "area", None, RULE
        if found.bonus is not None:
            yield place, "text", say.defend(), INK_2
            yield from self.items(place, [("count_defense", f"+{found.bonus.defense}")])
            yield place, "text", say.colonize(), INK_2
            yield from self.items(place, [("count_colonization", f"+{found.bonus.colonization}")])
        else:
            yield place, "text", say.colony(), INK_2
            yield from self.items(place, kept(found))
            yield place, "text", say.at_once(), INK_2
            yield from self.items(place, at_once(found))

    def prices(self, place: str, card: str) -> Iterator[Fact]:
        found = self.cards[card]
        if found.stages:
            yield from self.items(place, [("count_resources", "")])
            yield from self.stages(place, found, 0)
            return
        for verb, items in costs(self.words, found):
            yield place, "text", verb, INK_2
            yield from self.items(place, items)
