"""Written by tools/sentences.py from render/lang/en/antike-table.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class AntikeTable(Sentences):
    """All that render/lang/en/antike-table.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-table"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "goal": (
            "king",
            "navigator",
            "citizen",
        ),
    }

    def player(self, *, name: str, nation: str) -> str:
        """{name} ({nation})"""
        return self._say("player", name=name, nation=nation)

    def headline_over(self, *, race: str) -> str:
        """Game over · {race} personages"""
        return self._say("headline-over", race=race)

    def headline(self, *, turn: int, who: str, doing: str, race: str) -> str:
        """Turn {turn} · {who}: {doing} · {race} personages"""
        return self._say("headline", turn=turn, who=who, doing=doing, race=race)

    def headline_answering(self, *, turn: int, who: str, doing: str, asked: str, race: str) -> str:
        """Turn {turn} · {who}: {doing} · {asked} to answer · {race} personages"""
        return self._say(
            "headline-answering",
            turn=turn,
            who=who,
            doing=doing,
            asked=asked,
            race=race,
        )

    def headline_limited(self, *, turn: int, limit: int, who: str, doing: str, race: str) -> str:
        """Turn {turn} of {limit} · {who}: {doing} · {race} personages"""
        return self._say(
            "headline-limited",
            turn=turn,
            limit=limit,
            who=who,
            doing=doing,
            race=race,
        )

    def headline_limited_answering(
        self,
        *,
        turn: int,
        limit: int,
        who: str,
        doing: str,
        asked: str,
        race: str,
    ) -> str:
        """Turn {turn} of {limit} · {who}: {doing} · {asked} to answer · {race} personages"""
        return self._say(
            "headline-limited-answering",
            turn=turn,
            limit=limit,
            who=who,
            doing=doing,
            asked=asked,
            race=race,
        )

    def picture_of_board(self, *, board: str) -> str:
        """Board of Antike Duellum, {board}."""
        return self._say("picture-of-board", board=board)

    def picture_of_nation(
        self,
        *,
        who: str,
        colour: str,
        personages: int,
        cities: int,
        temples: int,
        purse: str,
    ) -> str:
        """{who}, {colour}: personages {personages}, cities {cities}, temples {temples}; {purs…"""
        return self._say(
            "picture-of-nation",
            who=who,
            colour=colour,
            personages=personages,
            cities=cities,
            temples=temples,
            purse=purse,
        )

    def side(self, *, who: str, colour: str) -> str:
        """{who}, {colour}."""
        return self._say("side", who=who, colour=colour)

    def won(self, *, personages: str) -> str:
        """Personages: {personages}."""
        return self._say("won", personages=personages)

    def city_of_temple(self, *, city: str) -> str:
        """{city} (temple)"""
        return self._say("city-of-temple", city=city)

    def army(self, *, army: str) -> str:
        """On the map {army}."""
        return self._say("army", army=army)

    def marker_and_army(self, *, field: str, army: str) -> str:
        """Marker on {field}; on the map {army}."""
        return self._say("marker-and-army", field=field, army=army)

    def army_without_marker(self, *, army: str) -> str:
        """Marker not placed yet; on the map {army}."""
        return self._say("army-without-marker", army=army)

    def nation_heading(self, *, who: str, colour: str, track: int, goal: int) -> str:
        """**{who}, {colour}: {track} of {goal}**"""
        return self._say("nation-heading", who=who, colour=colour, track=track, goal=goal)

    def nation_personages(self, *, won: str, goals: str) -> str:
        """Personages: {won}. Next: {goals}."""
        return self._say("nation-personages", won=won, goals=goals)

    def nation_purse(self, *, purse: str, field: str) -> str:
        """Purse: {purse}. Marker on {field}."""
        return self._say("nation-purse", purse=purse, field=field)

    def nation_purse_without_marker(self, *, purse: str) -> str:
        """Purse: {purse}. Marker not placed yet."""
        return self._say("nation-purse-without-marker", purse=purse)

    def nation_movable(self, *, units: str) -> str:
        """May still move: {units}."""
        return self._say("nation-movable", units=units)

    def cards_held(self, *, cards: str) -> str:
        """Event cards: {cards}."""
        return self._say("cards-held", cards=cards)

    def nation_cards(self, *, known: str, cards: str) -> str:
        """Know-how: {known}. Event cards: {cards}."""
        return self._say("nation-cards", known=known, cards=cards)

    def nation_stock(self, *, box: str, supply: str, walls: str) -> str:
        """Box: {box}. Supply: {supply}, {walls}."""
        return self._say("nation-stock", box=box, supply=supply, walls=walls)

    def nation_cities(self, *, count: int, cities: str) -> str:
        """Cities ({count}): {cities}."""
        return self._say("nation-cities", count=count, cities=cities)

    def nation_abroad(self, *, units: str) -> str:
        """Units elsewhere: {units}."""
        return self._say("nation-abroad", units=units)

    def copies(self, *, count: int, card: str) -> str:
        """{count} × {card}"""
        return self._say("copies", count=count, card=card)

    def city(self, *, city: str, resource: str, defence: int) -> str:
        """{city} {resource} {defence}"""
        return self._say("city", city=city, resource=resource, defence=defence)

    def city_with(self, *, city: str, resource: str, defence: int, what: str) -> str:
        """{city} {resource} {defence} ({what})"""
        return self._say("city-with", city=city, resource=resource, defence=defence, what=what)

    def temple_there(self) -> str:
        """temple"""
        return self._say("temple-there")

    def wall_there(self) -> str:
        """wall"""
        return self._say("wall-there")

    def home_there(self) -> str:
        """home city"""
        return self._say("home-there")

    def region_units(self, *, region: str, units: str) -> str:
        """{region} {units}"""
        return self._say("region-units", region=region, units=units)

    def know_how(self, *, know_how: str, price: int) -> str:
        """{know_how} {price} gold"""
        return self._say("know-how", know_how=know_how, price=price)

    def table_row(self, *, cards: str) -> str:
        """Open event cards: {cards}."""
        return self._say("table-row", cards=cards)

    def know_how_of(self, *, know_how: str, owners: str) -> str:
        """{know_how} ({owners})"""
        return self._say("know-how-of", know_how=know_how, owners=owners)

    def know_how_of_one(self, *, know_how: str, owners: str, price: int) -> str:
        """{know_how} ({owners}, then {price} gold)"""
        return self._say("know-how-of-one", know_how=know_how, owners=owners, price=price)

    def table_know_how(self, *, known: str) -> str:
        """Know-how: {known}."""
        return self._say("table-know-how", known=known)

    def table_cards(self, *, cards: str, pile: int, used: int) -> str:
        """Open event cards: {cards}. Pile {pile}, used {used}."""
        return self._say("table-cards", cards=cards, pile=pile, used=used)

    def table_personages(self, *, people: str) -> str:
        """Personages left: {people}."""
        return self._say("table-personages", people=people)

    def table_bank(self, *, coins: str, temples: int, walls: str, tokens: str) -> str:
        """Bank: {coins}, temples {temples}, {walls}, city tokens {tokens}."""
        return self._say("table-bank", coins=coins, temples=temples, walls=walls, tokens=tokens)

    def draw_offered(self, *, who: str) -> str:
        """{who} offers a draw."""
        return self._say("draw-offered", who=who)

    def resigned(self, *, who: str) -> str:
        """{who} has resigned."""
        return self._say("resigned", who=who)

    def table_prices_free(self, *, who: str) -> str:
        """Rondel for {who}: every field is free."""
        return self._say("table-prices-free", who=who)

    def table_prices(self, *, who: str, free: str, paid: str) -> str:
        """Rondel for {who}: {free} free; prices in resources: {paid}."""
        return self._say("table-prices", who=who, free=free, paid=paid)

    def field_price(self, *, field: str, price: int) -> str:
        """{field} {price}"""
        return self._say("field-price", field=field, price=price)

    def table_changed(self, *, who: str, regions: str) -> str:
        """Changed since the last turn of {who}: {regions}."""
        return self._say("table-changed", who=who, regions=regions)

    def table_sites(self, *, sites: str) -> str:
        """Free city sites: {sites}."""
        return self._say("table-sites", sites=sites)

    def no_hand(self) -> str:
        """You hold no event cards."""
        return self._say("no-hand")

    def hand_card(self, *, card: str, text: str) -> str:
        """{card}: {text}"""
        return self._say("hand-card", card=card, text=text)

    def doubts(self, *, what: str) -> str:
        """Reconstructed, and not confirmed by anybody against the printed game: {what}."""
        return self._say("doubts", what=what)

    def doubtful_cards(self, *, count: int, all: int) -> str:
        """{count} of the {all} event cards"""
        return self._say("doubtful-cards", count=count, all=all)

    def doubtful_copies(self, *, cards: str) -> str:
        """how often {cards} occur"""
        return self._say("doubtful-copies", cards=cards)

    def doubtful_prices(self, *, names: str) -> str:
        """prices of {names}"""
        return self._say("doubtful-prices", names=names)

    def doubtful_homes(self, *, cities: str) -> str:
        """the home cities {cities}"""
        return self._say("doubtful-homes", cities=cities)

    def doubtful_borders(self, *, count: int, all: int) -> str:
        """{count} of the {all} borders of the map"""
        return self._say("doubtful-borders", count=count, all=all)

    def doubtful_coins(self) -> str:
        """the number of coins"""
        return self._say("doubtful-coins")

    def goal(self, kind: str, *, goal: int, have: int) -> str:
        """the next personage of a kind"""
        return self._say(f"goal-{kind}", goal=goal, have=have)
