"""What the pictures of Antike Duellum's questions have to show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.core import Decision
from engine.games.antike.actions import Defend, RemoveUnits
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView, RegionView, UnitsView
from render.theme import ALARM, INK, MUTED, NOW, TEXT
from tests.render.antike_facts import ASK, CARD, FIELD, KNOWN, MONEY, UNITS
from tests.render.antike_pictures import Pictures
from tests.render.shown import Fact


@dataclass(frozen=True)
class Strength:
    """What a city is defended by, sign by sign. It always takes one unit."""

    parts: tuple[tuple[str, int], ...]

    @property
    def need(self) -> int:
        return max(1, sum(n for _, n in self.parts))

    def with_cards(self, strength: int) -> Strength:
        """The same where cards make it so strong."""
        more = strength - sum(n for _, n in self.parts)
        return Strength((*self.parts, ("card", more))) if more else self


class Questions(Pictures):
    """The picture of a question. means: with what only who is asked should see."""

    def __init__(
        self, view: AntikeView, players: Sequence[str], decision: Decision, means: bool
    ) -> None:
        super().__init__(view, players)
        self.decision, self.means = decision, means
        self.me, self.other = decision.seat, 1 - decision.seat
        self.answers = [a for menu in decision.menus for a in getattr(menu, "actions", ())]

    def question(self) -> Iterator[Fact]:
        """All of it."""
        kinds: dict[str, Callable[[], Iterator[Fact]]] = {
            "fortress": self.fortress,
            "casualties": self.casualties,
            "conquest": self.conquest,
            "choose_card": self.cards,
            "scientia": self.scientia,
            "choose_chip": self.goods,
            "pay_for_field": self.goods,
        }
        side = self.side(self.me)
        said = ASK.asked(self.decision.kind, player=self.players[self.me])
        yield "head", "area", None, side.fill
        yield "head", "icon", "arrow", side.text
        yield "head", "text", said, side.text
        yield "head", "text", self.about(), TEXT
        yield from kinds[self.decision.kind]()

    def about(self) -> str:
        facts, region = self.decision.facts, ""
        if "region" in facts:
            region = MAPS[self.view.map].regions[str(facts["region"])].name
        counts = {
            "conquest": len(self.targets()),
            "choose_chip": facts.get("left"),
            "pay_for_field": facts.get("price"),
        }
        return ASK.about(
            self.decision.kind,
            region=region,
            other=self.players[self.other],
            field=FIELD[str(facts["field"])][0] if "field" in facts else "",
            count=int(str(counts.get(self.decision.kind) or 0)),
            reason=str(facts.get("reason", "")),
        )

    # ------------------------------------------------------------------------------- strength

    def strength(self, it: RegionView) -> Strength:
        """As the table shows it, without cards."""
        assert it.owner is not None
        own, enemies = it.units[it.owner], it.units[1 - it.owner]
        republic = any(k.id == "res_publica" and it.owner in k.by for k in self.view.know_how)
        parts = (
            ("temple", 3) if it.temple else ("city", 1),
            ("legion", own.legion),
            ("galley", own.galley),
            ("star", own.general + own.admiral),
            ("wall", int(it.wall)),
            ("scholar", int(republic)),
            ("star", -enemies.general - enemies.admiral),
        )
        return Strength(tuple(part for part in parts if part[1]))

    def attacked(self) -> tuple[RegionView, Strength]:
        """The city that is asked about, and what it is defended by when asked."""
        it = self.view.region(str(self.decision.facts["region"]))
        need, found = int(str(self.decision.facts["need"])), self.strength(it)
        useful = [a.cards for a in self.answers if isinstance(a, Defend) and a.cards]
        if useful:
            return it, found.with_cards(need + 1 - useful[0])
        return it, found if found.need == need else found.with_cards(need)

    def after(self, strength: Strength, cards: int) -> int:
        """What it takes if so many Fortress cards are played."""
        return max(1, sum(n for _, n in strength.parts) + cards)

    def outcome(self, place: str, holds: bool) -> Iterator[Fact]:
        tone = NOW if holds else ALARM
        yield place, "text", "holds" if holds else "falls", tone
        yield place, "icon", "wall" if holds else "general", tone

    def decides(self, said: str) -> Iterator[Fact]:
        yield "decides", "area", None, NOW
        yield "decides", "text", said, INK

    def fortress(self) -> Iterator[Fact]:
        it, strength = self.attacked()
        there = it.units[self.other]
        have = there.legion + there.galley
        attack = [(kind, getattr(there, kind)) for kind in UNITS if getattr(there, kind)]
        sides = ((self.other, have, attack), (self.me, strength.need, strength.parts))
        for seat, total, parts in sides:
            place = f"duel-{seat}"
            yield place, "area", None, self.side(seat).fill
            yield from self.token(place, seat)
            yield place, "text", self.players[seat], TEXT
            yield place, "text", str(total), TEXT
            for j, (sign, n) in enumerate(parts):
                yield f"{place}.{j}", "icon", sign, MUTED
                yield f"{place}.{j}", "text", str(n).replace("-", "\u2212"), TEXT
        fewest = 0
        while self.after(strength, fewest) <= have:
            fewest += 1
        yield from self.decides(ASK.fortresses_would_hold(count=fewest))
        for answer in self.answers if self.means else ():
            assert isinstance(answer, Defend)
            place, need = f"answer-{answer.cards}", self.after(strength, answer.cards)
            yield place, "text", ASK.answer_with(count=answer.cards), TEXT
            yield place, "text", f"{have} : {need}", TEXT
            yield from self.outcome(place, need > have)

    def siege(self, it: RegionView, strength: Strength) -> Iterator[Fact]:
        """A city and who stands in it."""
        assert it.owner is not None
        place, there, seat = f"siege-{it.id}", it.units[1 - it.owner], 1 - it.owner
        yield from self.city(place, it, strength.need, False)
        yield place, "text", MAPS[self.view.map].regions[it.id].name, TEXT
        for kind in UNITS:
            n = getattr(there, kind)
            if n:
                yield from self.badge(f"{kind}.{it.id}", seat, kind, UnitsView(**{kind: n}), False)
        yield from self.outcome(place, strength.need > there.legion + there.galley)

    def casualties(self) -> Iterator[Fact]:
        it, strength = self.attacked()
        yield from self.siege(it, strength)
        yield from self.decides(ASK.remove_in_all(count=strength.need))
        there = it.units[self.me]
        for answer in self.answers if self.means else ():
            assert isinstance(answer, RemoveUnits)
            place = f"removal-{answer.legions}-{answer.galleys}"
            for kind, gone in (("legion", answer.legions), ("galley", answer.galleys)):
                tone = ALARM if gone else MUTED
                yield f"{place}.{kind}", "icon", kind, tone
                yield f"{place}.{kind}", "text", f"\u2212{gone}" if gone else "0", tone
                left = str(getattr(there, kind) - gone)
                yield from self.counted(f"{place}.{kind}-left", kind, int(left))
            yield place, "text", ASK.stays(), MUTED

    def targets(self) -> list[RegionView]:
        """Enemy cities with own legions or galleys, but for those tried already."""
        return [
            it
            for it in self.view.regions
            if it.owner == self.other
            and it.id not in self.view.tried
            and it.units[self.me].legion + it.units[self.me].galley
        ]

    def conquest(self) -> Iterator[Fact]:
        for it in self.targets():
            yield from self.siege(it, self.strength(it))
        held = self.view.nations[self.other].hand.count("fortress")
        if held:
            player = self.players[self.other]
            yield from self.decides(ASK.holds_fortress(player=player, count=held))
        if self.means:
            yield from self.hand(self.view.nations[self.me])

    # ------------------------------------------------------------------------ cards and goods

    def cards(self) -> Iterator[Fact]:
        for one in set(self.view.row):
            yield f"card-{one}", "text", f"{self.card(one)} {CARD.text(one)}", INK
        if self.means:
            yield from self.hand(self.view.nations[self.me])

    def goods(self) -> Iterator[Fact]:
        yield from self.fields()
        yield from self.means_of(self.me)
        yield from self.means_of(self.other)

    def means_of(self, seat: int) -> Iterator[Fact]:
        yield from self.token(f"purse-{seat}", seat)
        for kind in MONEY:
            place = f"purse-{seat}-{kind}"
            yield from self.good(place, kind, TEXT if kind == "iron" else INK)
            yield place, "text", str(getattr(self.view.nations[seat].purse, kind)), TEXT

    def scientia(self) -> Iterator[Fact]:
        for one in self.view.know_how:
            yield f"know-how-{one.id}", "text", KNOWN[one.id][0], TEXT
            yield f"know-how-{one.id}", "text", self.note(one.id), MUTED
        yield from self.known()
        if not self.means:
            return
        yield from self.means_of(self.me)
        nation = self.view.nations[self.me]
        for where, said, found in (
            ("box", ASK.box(), nation.box),
            ("supply", ASK.supply(), nation.supply),
        ):
            yield "forces", "text", said, MUTED
            for kind in UNITS:
                yield from self.counted(f"{where}-{self.me}.{kind}", kind, getattr(found, kind))
