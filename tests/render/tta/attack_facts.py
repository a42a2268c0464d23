"""What pictures of attacks and auctions of Through the Ages have to show, and what those of all
questions have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core import Action, Decision
from engine.games.tta import actions as a
from engine.games.tta.case import AnswerForecast, Case, Change, Force, Means
from engine.games.tta.view import CivView, View
from render.board.tta.style import KINDS, ON_SLATE, PLAYERS
from render.board.tta.words import Item, at_once, kept
from render.theme import ALARM, INK, INK_2, MUTED, NOW, TEXT
from tests.render.tta.marks import Either, Fact
from tests.render.tta.phone_facts import Phone
from tests.render.tta.small_facts import plus

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


class Attacks(Phone):
    """What questions have in common, attacks and auctions. means: of the one who is asked, with
    what there is to answer with. maybe: what is shown besides if there is room."""

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
        looks = self.case.forecasts
        if len(looks) < 2:
            return ()
        first, *others = looks
        return tuple(c for c in self.public(first) if all(c in look.changes for look in others))

    def public(self, look: AnswerForecast) -> list[Change]:
        return [
            c
            for c in look.changes
            if c.what not in BANKS and not (c.what == "idle" and c.seat != self.case.seat)
        ]

    def what_changes(self, look: AnswerForecast) -> list[Fact]:
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
            yield place, "text", say.total_to(attack=attack, defence=total), TEXT
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
        yield place, "text", self.told_by.total_to(attack=attack, defence=defence), TEXT

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
