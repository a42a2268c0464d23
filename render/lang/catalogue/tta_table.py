"""Written by tools/sentences.py from render/lang/en/tta-table.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class TtaTable(Sentences):
    """All that render/lang/en/tta-table.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-table"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "headline": (
            "open",
            "ending",
            "last",
            "over",
        ),
        "track": (
            "culture",
            "science",
            "strength",
        ),
    }

    def everybody(self) -> str:
        """everybody"""
        return self._say("everybody")

    def civilization_out(self, *, who: str, culture: str) -> str:
        """**{who}** has resigned, with {culture}."""
        return self._say("civilization-out", who=who, culture=culture)

    def ratings(
        self,
        *,
        culture: int,
        more_culture: str,
        science: int,
        more_science: str,
        strength: int,
        happiness: str,
    ) -> str:
        """Culture {culture} ({more_culture}), science {science} ({more_science}), strength {s…"""
        return self._say(
            "ratings",
            culture=culture,
            more_culture=more_culture,
            science=science,
            more_science=more_science,
            strength=strength,
            happiness=happiness,
        )

    def actions(self, *, civil: int, civil_total: int, military: int, military_total: int) -> str:
        """Actions: civil {civil}/{civil_total}, military {military}/{military_total}."""
        return self._say(
            "actions",
            civil=civil,
            civil_total=civil_total,
            military=military,
            military_total=military_total,
        )

    def stocks(
        self,
        *,
        food: int,
        more_food: str,
        resources: int,
        more_resources: str,
        workers: str,
        yellow: int,
        blue: int,
    ) -> str:
        """Food {food} ({more_food}), resources {resources} ({more_resources}); {workers}; ban…"""
        return self._say(
            "stocks",
            food=food,
            more_food=more_food,
            resources=resources,
            more_resources=more_resources,
            workers=workers,
            yellow=yellow,
            blue=blue,
        )

    def next_worker(self, *, price: int) -> str:
        """The next worker costs {price} food."""
        return self._say("next-worker", price=price)

    def purse(self, *, goods: str) -> str:
        """For military units alone: {goods}."""
        return self._say("purse", goods=goods)

    def workers(self, *, workers: str) -> str:
        """Workers: {workers}."""
        return self._say("workers", workers=workers)

    def workers_and_tokens(self, *, card: str, workers: int, tokens: int) -> str:
        """{card} {workers} ({tokens} blue)"""
        return self._say("workers-and-tokens", card=card, workers=workers, tokens=tokens)

    def wonders(self, *, wonders: str) -> str:
        """Wonders: {wonders}."""
        return self._say("wonders", wonders=wonders)

    def specials(self, *, cards: str) -> str:
        """Special: {cards}."""
        return self._say("specials", cards=cards)

    def colonies(self, *, cards: str) -> str:
        """Colonies: {cards}."""
        return self._say("colonies", cards=cards)

    def tactic(self, *, card: str, gives: str, exclusive: bool) -> str:
        """Tactic: {card} ({gives})."""
        return self._say("tactic", card=card, gives=gives, exclusive=yes(exclusive))

    def changed(self, *, cards: str) -> str:
        """New or changed: {cards}."""
        return self._say("changed", cards=cards)

    def colonization(self, *, number: str) -> str:
        """Colonization {number}."""
        return self._say("colonization", number=number)

    def war(self, *, card: str, who: str) -> str:
        """{card} on {who}."""
        return self._say("war", card=card, who=who)

    def politics_owed(self) -> str:
        """No political action in the next turn."""
        return self._say("politics-owed")

    def wonder_built(self, *, wonder: str, built: int, stages: int) -> str:
        """{wonder} ({built} of {stages} stages)"""
        return self._say("wonder-built", wonder=wonder, built=built, stages=stages)

    def ruin(self) -> str:
        """ruin"""
        return self._say("ruin")

    def pact(self, *, card: str, who: str) -> str:
        """{card} with {who}"""
        return self._say("pact", card=card, who=who)

    def pact_side(self, *, card: str, own: str, who: str) -> str:
        """{card} ({own}) with {who}"""
        return self._say("pact-side", card=card, own=own, who=who)

    def pacts(self, *, pacts: str) -> str:
        """Pacts: {pacts}."""
        return self._say("pacts", pacts=pacts)

    def hands(self, *, civil: str, military: int) -> str:
        """Hand: civil {civil}; military {military}."""
        return self._say("hands", civil=civil, military=military)

    def civil_hands(self, *, civil: str) -> str:
        """Hand: {civil}."""
        return self._say("civil-hands", civil=civil)

    def leaves(self) -> str:
        """Leaves the game when their next turn begins."""
        return self._say("leaves")

    def began(self, *, who: str) -> str:
        """{who} began."""
        return self._say("began", who=who)

    def only_attacker(self, *, who: str) -> str:
        """Only {who} may attack."""
        return self._say("only-attacker", who=who)

    def at_limit(self, *, tracks: str) -> str:
        """At the limit: {tracks}."""
        return self._say("at-limit", tracks=tracks)

    def open_events(self, *, cards: str) -> str:
        """In the end these score: {cards}."""
        return self._say("open-events", cards=cards)

    def offered_events(self, *, cards: str) -> str:
        """To choose from, for the end: {cards}."""
        return self._say("offered-events", cards=cards)

    def kept_events(self, *, kept: str) -> str:
        """Kept face down for the end: {kept}."""
        return self._say("kept-events", kept=kept)

    def kept_by(self, *, who: str, count: int) -> str:
        """{who} {count}"""
        return self._say("kept-by", who=who, count=count)

    def final_bonus(self, *, bonuses: str) -> str:
        """Culture of the end, as things stand: {bonuses}."""
        return self._say("final-bonus", bonuses=bonuses)

    def bonus_of(self, *, who: str, culture: int) -> str:
        """{who} {culture}"""
        return self._say("bonus-of", who=who, culture=culture)

    def row(self, *, row: str) -> str:
        """Card row: {row}."""
        return self._say("row", row=row)

    def row_empty(self) -> str:
        """empty"""
        return self._say("row-empty")

    def decks(self, *, civil: int, military: int) -> str:
        """Decks: civil {civil}, military {military}."""
        return self._say("decks", civil=civil, military=military)

    def civil_decks(self, *, civil: int) -> str:
        """Deck: {civil} civil cards."""
        return self._say("civil-decks", civil=civil)

    def current_events(self, *, events: str) -> str:
        """Current events: {events}."""
        return self._say("current-events", events=events)

    def future_events(self, *, events: str) -> str:
        """Future events: {events}."""
        return self._say("future-events", events=events)

    def prepared(self, *, count: int, age: str, who: str) -> str:
        """{count} of age {age} ({who})"""
        return self._say("prepared", count=count, age=age, who=who)

    def dearer(self, *, card: str, more: str) -> str:
        """{card} ({more})"""
        return self._say("dearer", card=card, more=more)

    def common_tactics(self, *, cards: str) -> str:
        """Common tactics: {cards}."""
        return self._say("common-tactics", cards=cards)

    def of_age(self, *, count: int, age: str) -> str:
        """{count} of age {age}"""
        return self._say("of-age", count=count, age=age)

    def happiness(self, *, happiness: int, needed: int, discontent: int) -> str:
        """happiness {happiness} ({needed} needed, {discontent} discontent)"""
        return self._say("happiness", happiness=happiness, needed=needed, discontent=discontent)

    def picture_overview(self) -> str:
        """The whole table"""
        return self._say("picture-overview")

    def picture_row(self) -> str:
        """Card row"""
        return self._say("picture-row")

    def picture_civilization(self, *, who: str) -> str:
        """Civilization of {who}"""
        return self._say("picture-civilization", who=who)

    def picture_phone(self) -> str:
        """Everybody's numbers"""
        return self._say("picture-phone")

    def picture_phone_more(self) -> str:
        """Card row and one civilization in full"""
        return self._say("picture-phone_more")

    def picture_phone_whole(self) -> str:
        """The whole table, upright"""
        return self._say("picture-phone_whole")

    def possessions(
        self,
        *,
        who: str,
        cards: str,
        colonies: int,
        wonders: int,
        civil: int,
        military: int,
    ) -> str:
        """{who} has: {cards}; colonies {colonies}, complete wonders {wonders}; in hand civil …"""
        return self._say(
            "possessions",
            who=who,
            cards=cards,
            colonies=colonies,
            wonders=wonders,
            civil=civil,
            military=military,
        )

    def in_full(self, *, who: str) -> str:
        """{who} in full:"""
        return self._say("in-full", who=who)

    def past_event(self, *, card: str) -> str:
        """Last event: {card}."""
        return self._say("past-event", card=card)

    def alt_phone(self) -> str:
        """Through the Ages: everybody's numbers."""
        return self._say("alt-phone")

    def alt_phone_more(self) -> str:
        """Through the Ages: the card row and one civilization in full."""
        return self._say("alt-phone_more")

    def alt_overview(self) -> str:
        """Table of Through the Ages."""
        return self._say("alt-overview")

    def alt_civilization(self) -> str:
        """A civilization of Through the Ages."""
        return self._say("alt-civilization")

    def alt_row(self, *, age: str) -> str:
        """Card row of Through the Ages, age {age}."""
        return self._say("alt-row", age=age)

    def actions_left(self, *, who: str, civil: str, military: str) -> str:
        """{who} has {civil} and {military} left."""
        return self._say("actions-left", who=who, civil=civil, military=military)

    def resigned(self, *, who: str, culture: str) -> str:
        """{who}: resigned with {culture}."""
        return self._say("resigned", who=who, culture=culture)

    def summary(
        self,
        *,
        who: str,
        government: str,
        culture: int,
        more_culture: str,
        science: int,
        more_science: str,
        strength: int,
        happiness: str,
    ) -> str:
        """{who}, {government}: culture {culture} ({more_culture}), science {science} ({more_s…"""
        return self._say(
            "summary",
            who=who,
            government=government,
            culture=culture,
            more_culture=more_culture,
            science=science,
            more_science=more_science,
            strength=strength,
            happiness=happiness,
        )

    def at_war(self, *, who: str, card: str) -> str:
        """{who} is at war ({card})."""
        return self._say("at-war", who=who, card=card)

    def civil_deck(self, *, count: int) -> str:
        """{count} cards in the civil deck."""
        return self._say("civil-deck", count=count)

    def civil_hand(self, *, count: int, limit: int) -> str:
        """**Civil cards** ({count} of {limit})"""
        return self._say("civil-hand", count=count, limit=limit)

    def military_hand(self, *, count: int, limit: int) -> str:
        """**Military cards** ({count} of {limit})"""
        return self._say("military-hand", count=count, limit=limit)

    def kept_bonuses(self) -> str:
        """**For the end of the game**"""
        return self._say("kept-bonuses")

    def fresh_card(self, *, card: str, text: str) -> str:
        """**{card}** (new, from the next turn on): {text}"""
        return self._say("fresh-card", card=card, text=text)

    def explained_end(self) -> str:
        """End of the turn"""
        return self._say("explained-end")

    def explained_prices(self, *, who: str) -> str:
        """Prices of {who}"""
        return self._say("explained-prices", who=who)

    def explained_ratings(self, *, who: str) -> str:
        """Ratings of {who}"""
        return self._say("explained-ratings", who=who)

    def headline(
        self,
        state: str,
        *,
        age: str,
        number: int,
        last: int,
        who: str,
        count: int,
        asked: str,
    ) -> str:
        """age, round and whose turn it is"""
        return self._say(
            f"headline-{state}",
            age=age,
            number=number,
            last=last,
            who=who,
            count=count,
            asked=asked,
        )

    def track(self, what: str) -> str:
        """what counts up to an end"""
        return self._say(f"track-{what}")
