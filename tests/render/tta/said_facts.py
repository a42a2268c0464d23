"""What the words of Through the Ages have to say of a table, told from the view alone: sentences of
the catalogue with figures that are worked out here a second time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.games.tta.editions import EDITIONS
from engine.games.tta.view import CivView, View
from render.board.tta.style import AGES
from render.lang.catalogue.tta_table import TtaTable
from render.lang.language import ENGLISH
from render.text.tta.pacts import Pacts
from render.text.tta.words import Words
from tests.render.tta.small_facts import MINUS, plus

Said = tuple[str, ...]
"""Sentences of which one has to be there; where the first is empty, it need not be there at all."""


class Saying:
    """The sentences of one table. players: the names of the seats. brief: whether there is so
    little room that some are left out."""

    brief = False

    def __init__(self, view: View, players: Sequence[str]) -> None:
        self.view, self.players = view, players
        self.words, self.say = Words(view.printed), TtaTable(ENGLISH)
        self.pacts = Pacts(self.words, players)
        self.rules = EDITIONS[view.edition]

    # ------------------------------------------------------------------------- what is small

    def cards(self, cards: Iterable[str]) -> str:
        return ", ".join(map(self.words.card, cards)) or self.words.say.none()

    def faces(self, civ: CivView) -> str:
        return self.say.happiness(
            happiness=civ.happiness, needed=civ.required, discontent=civ.discontent
        )

    def by_age(self, levels: Iterable[int]) -> str:
        found = sorted(Counter(levels).items())
        said = (self.say.of_age(count=n, age=AGES[level]) for level, n in found)
        return ", ".join(said) or self.words.say.none()

    def there(self) -> list[CivView]:
        return [self.view.players[seat] for seat in self.view.order]

    # ----------------------------------------------------------------------------- the table

    def summary(self, civ: CivView) -> Said:
        who, say = self.players[civ.seat], self.say
        if civ.out:
            return (say.resigned(who=who, culture=self.words.count(civ.culture, "culture")),)
        said = say.summary(
            who=who,
            government=self.words.card(civ.government),
            culture=civ.culture,
            more_culture=plus(civ.culture_rating),
            science=civ.science,
            more_science=plus(civ.science_rating),
            strength=civ.strength,
            happiness=self.faces(civ),
        )
        war = f" {say.at_war(who=who, card=self.words.card(civ.war))}" if civ.war else ""
        return (said + war,)

    def row(self) -> Said:
        parts: dict[int, list[str]] = {}
        view = self.view
        for card, price, pays in zip(view.row, view.row_prices, view.take_prices, strict=True):
            if card is not None:
                name = self.words.aged(card)
                more = plus(pays - price)
                said = name if pays == price else self.say.dearer(card=name, more=more)
                parts.setdefault(price, []).append(said)
        told = (
            f"{self.words.count(price, 'civil_actions')}: {', '.join(cards)}"
            for price, cards in sorted(parts.items())
        )
        return (self.say.row(row="; ".join(told) or self.say.row_empty()),)

    def last(self) -> Said:
        """The last event, for pictures without room: nothing."""
        if not self.view.last_event:
            return ("",)
        return ("", self.say.past_event(card=self.words.card(self.view.last_event)))

    def current(self) -> Said:
        return (self.say.current_events(events=self.by_age(self.view.current_events)),)

    def remaining(self) -> Said:
        civ, count = self.view.players[self.view.current], self.words.count
        civil, military = count(civ.ca, "civil_actions"), count(civ.ma, "military_actions")
        who = self.players[civ.seat]
        return (self.say.actions_left(who=who, civil=civil, military=military),)

    def overview(self) -> Iterator[Said]:
        yield (self.say.alt_overview(),)
        if not self.view.cause:
            yield self.remaining()
        yield from map(self.summary, self.there())
        yield self.current()
        yield self.row()
        yield self.last()

    def upper(self) -> Iterator[Said]:
        """The upper picture for phones: everybody's figures."""
        say, view = self.say, self.view
        if not view.cause and not view.asked:
            yield self.remaining()
        for civ in view.players:
            yield self.summary(civ)
            if civ.out:
                continue
            cards = [civ.leader, civ.tactic]
            named = [self.words.card(card) for card in cards if card]
            if civ.wonder:
                of = len(self.words.cards[civ.wonder].stages)
                name = self.words.card(civ.wonder)
                built = say.wonder_built(wonder=name, built=civ.stages, stages=of)
                named.insert(bool(civ.leader), built)
            yield (
                "",
                say.possessions(
                    who=self.players[civ.seat],
                    cards=", ".join(named) or self.words.say.none(),
                    colonies=len(civ.colonies),
                    wonders=len(civ.wonders),
                    civil=len(civ.civil),
                    military=len(civ.military),
                ),
            )

    def lower(self, civ: CivView) -> Iterator[Said]:
        """The lower one: the row, and a civilization in full."""
        if not self.view.cause:
            yield self.row()
        yield (self.say.in_full(who=self.players[civ.seat]),)
        yield from self.stocks(civ)

    def board(self) -> Iterator[Said]:
        """Everything in words."""
        view, say = self.view, self.say
        for civ in self.there():
            yield from self.civilization(civ)
        yield (say.began(who=self.players[view.start]),)
        yield self.row()
        yield self.current()
        decks = say.civil_decks(civil=view.civil_deck)
        if self.rules.military:
            decks = say.decks(civil=view.civil_deck, military=view.military_deck)
        yield (decks,)
        future = [
            say.prepared(count=n, age=AGES[level], who=self.players[by])
            for (level, by), n in sorted(Counter(view.future_events).items())
        ]
        yield (say.future_events(events=", ".join(future) or self.words.say.none()),)
        if view.common_tactics:
            yield (say.common_tactics(cards=self.cards(view.common_tactics)),)
        yield self.last()[1:] or ("",)
        yield from self.at_end()

    def at_end(self) -> Iterator[Said]:
        view, say, there = self.view, self.say, self.there()
        if view.open_events:
            yield (say.open_events(cards=self.cards(view.open_events)),)
        if view.offered:
            yield (say.offered_events(cards=self.cards(view.offered)),)
        kept = [
            say.kept_by(who=self.players[p.seat], count=len(p.bonuses)) for p in there if p.bonuses
        ]
        if kept:
            yield (say.kept_events(kept=", ".join(kept)),)
        if self.rules.final_bonus:
            now = (say.bonus_of(who=self.players[p.seat], culture=p.final_bonus) for p in there)
            yield (say.final_bonus(bonuses=", ".join(now)),)

    # ------------------------------------------------------------------------ a civilization

    def civilization(self, civ: CivView) -> Iterator[Said]:
        say, words, who = self.say, self.words, self.players[civ.seat]
        if civ.out:
            culture = words.count(civ.culture, "culture")
            yield (say.civilization_out(who=who, culture=culture),)
            return
        yield (f"**{who}** ({self.cards(filter(None, (civ.government, civ.leader)))})",)
        yield (
            say.ratings(
                culture=civ.culture,
                more_culture=plus(civ.culture_rating),
                science=civ.science,
                more_science=plus(civ.science_rating),
                strength=civ.strength,
                happiness=self.faces(civ),
            ),
        )
        yield (
            say.actions(
                civil=civ.ca, civil_total=civ.ca_total, military=civ.ma, military_total=civ.ma_total
            ),
        )
        if civ.colonization and not self.brief:
            yield (say.colonization(number=plus(civ.colonization)),)
        yield from self.stocks(civ)
        yield self.workers(civ)
        yield from self.possessions(civ)
        yield from self.relations(civ)
        yield self.hands(civ)

    def stocks(self, civ: CivView) -> Iterator[Said]:
        def made(more: int, lost: int) -> str:
            return f"+{more} {MINUS}{lost}" if lost else f"+{more}"

        yield (
            self.say.stocks(
                food=civ.food,
                more_food=made(civ.food_made, civ.consumption),
                resources=civ.resources,
                more_resources=made(civ.resources_made, civ.corruption),
                workers=self.words.count(civ.idle, "unused_worker"),
                yellow=civ.yellow_bank,
                blue=civ.blue_bank,
            ),
        )
        if self.brief:
            return
        if civ.price is not None:
            yield (self.say.next_worker(price=civ.price),)
        purse = [("resources", civ.purse), ("science", civ.purse_science)]
        if civ.purse or civ.purse_science:
            goods = self.words.goods([one for one in purse if one[1]])
            yield (self.say.purse(goods=goods),)

    def workers(self, civ: CivView) -> Said:
        tokens = dict(civ.blue)
        full = [
            self.say.workers_and_tokens(card=self.words.card(card), workers=n, tokens=tokens[card])
            if tokens.get(card)
            else f"{self.words.card(card)} {n}"
            for card, n in civ.workers
        ]
        few = [f"{self.words.card(card)} {n}" for card, n in civ.workers if n]
        none = self.words.say.none()
        return tuple(self.say.workers(workers=", ".join(one) or none) for one in (full, few))

    def possessions(self, civ: CivView) -> Iterator[Said]:
        say, words = self.say, self.words
        wonders = []
        for card in civ.wonders:
            marks = [say.ruin()] * (card in civ.ruins)
            marks += [words.card("homer")] * (card == civ.homer)
            wonders.append(words.card(card) + (f" ({', '.join(marks)})" if marks else ""))
        if civ.wonder:
            of = len(words.cards[civ.wonder].stages)
            name = words.card(civ.wonder)
            wonders.append(say.wonder_built(wonder=name, built=civ.stages, stages=of))
        if wonders:
            yield (say.wonders(wonders=", ".join(wonders)),)
        if civ.specials:
            yield (say.specials(cards=self.cards(civ.specials)),)
        if civ.colonies:
            brief = ", ".join(map(words.colony, civ.colonies))
            yield say.colonies(cards=self.cards(civ.colonies)), say.colonies(cards=brief)
        if civ.tactic:
            gives = plus(sum(n for card, n in civ.strength_lines if card == civ.tactic))
            name = words.card(civ.tactic)
            yield (say.tactic(card=name, gives=gives, exclusive=civ.exclusive),)

    def relations(self, civ: CivView) -> Iterator[Said]:
        say, words = self.say, self.words
        if civ.war:
            yield (say.war(card=words.card(civ.war), who=self.players[civ.war_on]),)
        if civ.owes_politics:
            yield (say.politics_owed(),)
        if civ.leaves:
            yield (say.leaves(),)
        if civ.marker_with >= 0:
            yield (say.only_attacker(who=self.players[civ.marker_with]),)
        pacts = []
        for pact in self.view.pacts:
            if civ.seat in (pact.a, pact.b):
                other = self.players[pact.b if pact.a == civ.seat else pact.a]
                own = self.pacts.of(pact.card, first=pact.a == civ.seat)
                name = words.card(pact.card)
                pacts.append(
                    say.pact_side(card=name, who=other, own=own)
                    if own
                    else say.pact(card=name, who=other)
                )
        if pacts:
            yield (say.pacts(pacts=", ".join(pacts)),)

    def hands(self, civ: CivView) -> Said:
        known = [card for card in civ.civil if card]
        hidden = len(civ.civil) - len(known)
        parts = [self.words.named(known)] * bool(known) + [str(len(civ.civil))] * bool(hidden)
        held = (", ".join(parts) or self.words.say.none(), str(len(civ.civil)))
        if not self.rules.military:
            return tuple(self.say.civil_hands(civil=one) for one in held)
        military = len(civ.military)
        return tuple(self.say.hands(civil=one, military=military) for one in held)


def check_said(name: str, told: str, wanted: Iterable[Said], titles: Sequence[str] = ()) -> None:
    """Fail with the sentences that are missing. titles: how sentences begin of which none may be
    said otherwise."""
    faults = []
    for tries in wanted:
        there = next((one for one in tries[::-1] if one in told), None)
        if there is None:
            faults.append(f"not said: {tries[0]}")
        elif there:
            told = told.replace(there, "", 1)
    faults += [f"said wrongly: {title}" for title in titles if title in told]
    assert not faults, "\n".join([f"the words of {name}", *faults, f"left: {told}"])
