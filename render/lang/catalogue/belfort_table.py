"""Written by tools/sentences.py from render/lang/en/belfort-table.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BelfortTable(Sentences):
    """All that render/lang/en/belfort-table.ftl says."""

    CATALOGUE: ClassVar[str] = "belfort-table"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "phase": (
            "cards",
            "placement",
            "collection",
            "actions",
            "scoring",
        ),
        "kind_of_good": (
            "wood",
            "stone",
            "metal",
            "gold",
        ),
    }

    def round(self, *, month: str, number: int, rounds: int) -> str:
        """{month} (round {number} of {rounds})"""
        return self._say("round", month=month, number=number, rounds=rounds)

    def before(self) -> str:
        """Before the first round"""
        return self._say("before")

    def scored_now(self) -> str:
        """scored at its end"""
        return self._say("scored-now")

    def next_scoring(self, *, month: str) -> str:
        """next scoring in {month}"""
        return self._say("next-scoring", month=month)

    def showing(self, *, who: str, count: int) -> str:
        """{who} show cards to the Spies"""
        return self._say("showing", who=who, count=count)

    def over(self) -> str:
        """the game is over"""
        return self._say("over")

    def score(self, *, who: str, points: int) -> str:
        """{who} {points}"""
        return self._say("score", who=who, points=points)

    def picture_of(self, *, headline: str) -> str:
        """Belfort: {headline}."""
        return self._say("picture-of", headline=headline)

    def order(self, *, who: str) -> str:
        """Order: {who}."""
        return self._say("order", who=who)

    def district(self, *, district: str, guild: str, markers: str, points: str) -> str:
        """{district}, {guild}: {markers}; it would score {points}."""
        return self._say("district", district=district, guild=guild, markers=markers, points=points)

    def district_empty(self, *, district: str, guild: str) -> str:
        """{district}, {guild}: no markers."""
        return self._say("district-empty", district=district, guild=guild)

    def district_short(self, *, district: str, markers: str) -> str:
        """{district}: {markers}."""
        return self._say("district-short", district=district, markers=markers)

    def owned(self, *, guild: str, who: str) -> str:
        """{guild} of {who}"""
        return self._say("owned", guild=guild, who=who)

    def majority(self, *, piece: str, counts: str, points: str) -> str:
        """{piece}: {counts}; they would score {points}."""
        return self._say("majority", piece=piece, counts=counts, points=points)

    def free(self, *, district: str, sites: str) -> str:
        """Free in {district}: {sites}."""
        return self._say("free", district=district, sites=sites)

    def planks(self, *, planks: str) -> str:
        """Planks: {planks}."""
        return self._say("planks", planks=planks)

    def standing(self, *, plank: str, who: str, worker: str) -> str:
        """{plank}: {who} ({worker})"""
        return self._say("standing", plank=plank, who=who, worker=worker)

    def free_planks(self, *, plank: str, count: int) -> str:
        """{plank}: {count} free"""
        return self._say("free-planks", plank=plank, count=count)

    def dwarf(self, *, plank: str, number: int) -> str:
        """{plank}: dwarf of neutral player {number}"""
        return self._say("dwarf", plank=plank, number=number)

    def areas(self, *, areas: str) -> str:
        """Areas: {areas}."""
        return self._say("areas", areas=areas)

    def area(self, *, area: str, workers: str) -> str:
        """{area}: {workers}"""
        return self._say("area", area=area, workers=workers)

    def workers_of(self, *, who: str, workers: str) -> str:
        """{who} {workers}"""
        return self._say("workers-of", who=who, workers=workers)

    def areas_empty(self) -> str:
        """Nobody is in the resource areas."""
        return self._say("areas-empty")

    def common(self, *, cards: str, deck: int, discards: int, gnomes: int) -> str:
        """Display: {cards}. Deck {deck}, discard pile {discards}, gnomes left {gnomes}."""
        return self._say("common", cards=cards, deck=deck, discards=discards, gnomes=gnomes)

    def player(self, *, who: str, crest: int, points: str) -> str:
        """{who}, crest {crest}: {points}."""
        return self._say("player", who=who, crest=crest, points=points)

    def purse(self, *, goods: str, income: int, tax: int, cards: str) -> str:
        """Has {goods}; income {income}, tax {tax}; {cards} in hand."""
        return self._say("purse", goods=goods, income=income, tax=tax, cards=cards)

    def workers(self, *, workers: str, reserve: str, gnomes: str) -> str:
        """Workers at hand: {workers}; in reserve: {reserve}; {gnomes}."""
        return self._say("workers", workers=workers, reserve=reserve, gnomes=gnomes)

    def built(self, *, cards: str) -> str:
        """Built: {cards}."""
        return self._say("built", cards=cards)

    def with_gnome(self, *, card: str, gnomes: str) -> str:
        """{card} with {gnomes}"""
        return self._say("with-gnome", card=card, gnomes=gnomes)

    def with_worker(self, *, card: str, worker: str) -> str:
        """{card} ({worker})"""
        return self._say("with-worker", card=card, worker=worker)

    def passed(self) -> str:
        """Has passed."""
        return self._say("passed")

    def gone(self) -> str:
        """Has resigned."""
        return self._say("gone")

    def player_short(self, *, who: str, goods: str, income: int, tax: int) -> str:
        """{who}: {goods}, income {income}, tax {tax}."""
        return self._say("player-short", who=who, goods=goods, income=income, tax=tax)

    def shown(self, *, cards: str) -> str:
        """Shown to the Spies: {cards}."""
        return self._say("shown", cards=cards)

    def card_of(self, *, card: str, who: str) -> str:
        """{card} of {who}"""
        return self._say("card-of", card=card, who=who)

    def scoring_heading(self) -> str:
        """What each district would score now"""
        return self._say("scoring-heading")

    def collection_heading(self) -> str:
        """What the next Collection brings"""
        return self._say("collection-heading")

    def next_income(self, *, who: str, income: int, tax: int, gold: int) -> str:
        """{who}: income {income} gold, tax {tax} gold, has {gold} gold."""
        return self._say("next-income", who=who, income=income, tax=tax, gold=gold)

    def next_short(self, *, who: str, income: int, tax: int, gold: int, points: str) -> str:
        """{who}: income {income} gold, tax {tax} gold, has {gold} gold: {points} would be los…"""
        return self._say("next-short", who=who, income=income, tax=tax, gold=gold, points=points)

    def next_area(self, *, who: str, goods: str, area: str) -> str:
        """{who} would get {goods} ({area}), before the bonus."""
        return self._say("next-area", who=who, goods=goods, area=area)

    def costs_heading(self) -> str:
        """Costs"""
        return self._say("costs-heading")

    def costs_file(self, *, title: str) -> str:
        """Costs by this host's file: {title}."""
        return self._say("costs-file", title=title)

    def doubt(self) -> str:
        """(?) marks what is reconstructed: nobody has confirmed it against the printed game."""
        return self._say("doubt")

    def doubts(self, *, what: str) -> str:
        """Reconstructed, and not confirmed by anybody against the printed game: {what}. A (?)…"""
        return self._say("doubts", what=what)

    def all_buildings(self, *, count: int) -> str:
        """the costs of all {count} buildings"""
        return self._say("all-buildings", count=count)

    def all_guilds(self, *, count: int) -> str:
        """the costs of all {count} guilds"""
        return self._say("all-guilds", count=count)

    def some_costs(self, *, names: str) -> str:
        """the costs of {names}"""
        return self._say("some-costs", names=names)

    def some_purchases(self, *, goods: str) -> str:
        """the Trading Post's price of {goods}"""
        return self._say("some-purchases", goods=goods)

    def some_sales(self, *, goods: str) -> str:
        """what the Trading Post gives for {goods}"""
        return self._say("some-sales", goods=goods)

    def all_confirmed(self) -> str:
        """All of these are confirmed."""
        return self._say("all-confirmed")

    def cost(self, *, name: str, cost: str) -> str:
        """{name}: {cost}"""
        return self._say("cost", name=name, cost=cost)

    def cost_doubtful(self, *, name: str, cost: str) -> str:
        """{name}: {cost} (?)"""
        return self._say("cost-doubtful", name=name, cost=cost)

    def purchase(self, *, gold: str, goods: str) -> str:
        """{goods} for {gold}"""
        return self._say("purchase", gold=gold, goods=goods)

    def sale(self, *, gold: str, goods: str) -> str:
        """{gold} for {goods}"""
        return self._say("sale", gold=gold, goods=goods)

    def doubtful(self, *, what: str) -> str:
        """{what} (?)"""
        return self._say("doubtful", what=what)

    def buying(self, *, prices: str) -> str:
        """Trading Post, you buy: {prices}."""
        return self._say("buying", prices=prices)

    def selling(self, *, prices: str) -> str:
        """Trading Post, you sell: {prices}."""
        return self._say("selling", prices=prices)

    def any_of(self, *, goods: str, count: int) -> str:
        """{count} of {goods}"""
        return self._say("any-of", goods=goods, count=count)

    def district_scores(self, *, district: str, markers: str, points: str) -> str:
        """{district}: {points} (markers: {markers})."""
        return self._say("district-scores", district=district, markers=markers, points=points)

    def majority_scores(self, *, piece: str, counts: str, points: str) -> str:
        """{piece}: {points} (they have: {counts})."""
        return self._say("majority-scores", piece=piece, counts=counts, points=points)

    def scoring_total(self, *, points: str) -> str:
        """A scoring now would bring: {points}."""
        return self._say("scoring-total", points=points)

    def hand_free(self, *, districts: str) -> str:
        """Free in {districts}."""
        return self._say("hand-free", districts=districts)

    def hand(self, *, cards: str) -> str:
        """Your hand: {cards}."""
        return self._say("hand", cards=cards)

    def hand_empty(self) -> str:
        """Your hand is empty."""
        return self._say("hand-empty")

    def phase(self, phase: str, *, who: str) -> str:
        """One of a family."""
        return self._say(f"phase-{phase}", who=who)

    def kind_of_good(self, good: str) -> str:
        """goods without a number"""
        return self._say(f"kind-of-good-{good}")
