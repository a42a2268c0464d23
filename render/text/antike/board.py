"""The table in words: one line, a short description, and everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.games.antike.components import BOX
from engine.games.antike.maps import MAPS
from engine.games.antike.parts import ORDINARY, UNITS
from engine.games.antike.view import AntikeView, KnowHowView, NationView, RegionView
from render import sheetnames
from render.lang.catalogue.antike_table import AntikeTable
from render.standing import Figure, Standing
from render.text.antike import signs, things
from render.text.antike.things import Things
from render.text.base import ALT
from render.text.legend import told


class Board:
    """The table as it stands. names: of the seats."""

    def __init__(self, words: Things, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        self._say = AntikeTable(words.language)

    def headline(self, view: AntikeView) -> str:
        """Turn, mover, who is asked meanwhile, and race in one line."""
        race = "–".join(str(n.track) for n in view.nations)
        if view.outcome is not None:
            return self._say.headline_over(race=race)
        who, turn = self._who(view, view.mover), view.turn
        doing = self._words.say.phase(view.phase)
        say, limit = self._say, view.turn_limit
        if not view.answering:
            if not limit:
                return say.headline(turn=turn, who=who, doing=doing, race=race)
            return say.headline_limited(turn=turn, limit=limit, who=who, doing=doing, race=race)
        asked = self._words.listed([self._names[seat] for seat in view.answering])
        if not limit:
            return say.headline_answering(turn=turn, who=who, doing=doing, asked=asked, race=race)
        return say.headline_limited_answering(
            turn=turn, limit=limit, who=who, doing=doing, asked=asked, race=race
        )

    def board(self, view: AntikeView) -> str:
        """The whole table."""
        now = [*self._moment(view), *self._prices(view), *self._changed(view)]
        nations = [self._nation(view, nation) for nation in view.nations]
        return "\n\n".join([*(["\n".join(now)] if now else []), *nations, self._common(view)])

    def alt(self, view: AntikeView, picture: str) -> str:
        """What a picture shows, in a few sentences."""
        page = sheetnames.page_of(picture)
        if page is not None:
            return told(self._words.language, signs.legend(self._words.language), page)
        match picture:
            case sheetnames.UPPER:
                return self._map(view)
            case sheetnames.LOWER:
                said = [*self._resigned(view), *self._stocks(view)]
            case sheetnames.WHOLE:
                said = [*self._title(view), *self._races(view), *self._moves(view)]
                said += self._stocks(view)
            case _:
                said = [*self._title(view), *self._sides(view), *self._moves(view)]
                said += self._shared(view)
        return " ".join(said)

    def _map(self, view: AntikeView) -> str:
        """Every city and all units, if there is room for them; else their names and sums."""
        title, moves = self._title(view), self._moves(view)
        whole = " ".join([*title, *self._races(view, whole=True), *moves])
        return whole if len(whole) <= ALT else " ".join([*title, *self._races(view), *moves])

    def _title(self, view: AntikeView) -> list[str]:
        return [
            self._say.picture_of_board(board=self._words.map_name(view.map)),
            *self._moment(view),
        ]

    def _moment(self, view: AntikeView) -> list[str]:
        """Who offers to end the game, and who has left it."""
        resigned = self._resigned(view)
        if view.draw_offer is None:
            return resigned
        return [self._say.draw_offered(who=self._who(view, view.draw_offer)), *resigned]

    def _resigned(self, view: AntikeView) -> list[str]:
        left = [nation.seat for nation in view.nations if nation.resigned]
        return [self._say.resigned(who=self._who(view, seat)) for seat in left]

    def _moves(self, view: AntikeView) -> list[str]:
        """What has happened on the map, and what may still move there."""
        return [*self._movable(view), *self._changed(view)]

    def _movable(self, view: AntikeView) -> list[str]:
        there = [
            self._say.region_units(region=self._words.region(name), units=self._words.forces(units))
            for name, units in view.unmoved
            if units.total
        ]
        return [self._say.nation_movable(units=self._words.listed(there))] if there else []

    def _changed(self, view: AntikeView) -> list[str]:
        """Regions that bear a yellow name."""
        if not view.changed:
            return []
        regions = self._words.listed([self._words.region(name) for name in view.changed])
        return [self._say.table_changed(who=self._who(view, view.mover), regions=regions)]

    def _prices(self, view: AntikeView) -> list[str]:
        """What the mover pays on the rondel, in the order of the way."""
        if not view.prices:
            return []
        who, way = self._who(view, view.mover), sorted(view.prices, key=lambda it: it.steps)
        free = [things.field(due.field) for due in way if not due.price]
        paid = [
            self._say.field_price(field=things.field(due.field), price=due.price)
            for due in way
            if due.price
        ]
        if not paid:
            return [self._say.table_prices_free(who=who)]
        listed = self._words.listed
        return [self._say.table_prices(who=who, free=listed(free), paid=listed(paid))]

    def _races(self, view: AntikeView, *, whole: bool = False) -> list[str]:
        """Who has which personages and cities, and how many units on the map.

        whole: with all that is known of each city and where units stand.
        """
        said = []
        for nation in view.nations:
            who = self._who(view, nation.seat)
            said += [
                self._say.side(who=who, colour=self._words.say.colour(nation.colour)),
                self._say.won(personages=self._won(nation)),
                *(self._places(view, nation) if whole else self._sums(view, nation)),
            ]
        return said

    def _places(self, view: AntikeView, nation: NationView) -> list[str]:
        """All cities with what stands there, and the units elsewhere."""
        cities = [self._city(view, r, nation.seat) for r in view.regions if r.owner == nation.seat]
        listed = self._words.listed
        said = [self._say.nation_cities_in_full(count=nation.cities, cities=listed(cities))]
        abroad = self._abroad(view, nation.seat)
        return [*said, self._say.nation_abroad(units=listed(abroad))] if abroad else said

    def _sums(self, view: AntikeView, nation: NationView) -> list[str]:
        """The names of the cities, and how many units are on the map."""
        cities = self._words.listed(self._cities(view, nation.seat))
        return [
            self._say.nation_cities(count=nation.cities, cities=cities),
            self._say.army(army=self._army(view, nation.seat)),
        ]

    def _cities(self, view: AntikeView, seat: int) -> list[str]:
        """The names, with temples."""
        return [
            self._say.city_of_temple(city=self._words.region(r.id))
            if r.temple
            else self._words.region(r.id)
            for r in view.regions
            if r.owner == seat
        ]

    def _stocks(self, view: AntikeView) -> list[str]:
        """What is next to the map, the open cards first."""
        say, words = self._say, self._words
        said = [say.table_row(cards=self._row(view))]
        for nation in view.nations:
            who, colour = self._who(view, nation.seat), words.say.colour(nation.colour)
            goals = words.listed(self._goals(nation))
            said += [
                say.side(who=who, colour=colour),
                self._purse(nation),
                say.nation_personages(won=self._won(nation), goals=goals),
                say.cards_held(cards=words.listed(self._held(nation))),
                self._stock(nation),
            ]
        return [*said, *self._shared(view)]

    def _shared(self, view: AntikeView) -> list[str]:
        """What is there for both, and what the rondel asks for."""
        return [self._known(view), self._left(view), self._bank(view), *self._prices(view)]

    def _known(self, view: AntikeView) -> str:
        found = [known(self._words, self._say, view, one) for one in view.know_how]
        return self._say.table_know_how(known=self._words.listed(found))

    def _row(self, view: AntikeView) -> str:
        """The open event cards."""
        return self._words.listed([self._words.marked_name(view, one) for one in view.row])

    def _sides(self, view: AntikeView) -> list[str]:
        """Both players in a line each, then the open cards."""
        say = self._say
        said = []
        for nation in view.nations:
            said.append(
                say.picture_of_nation(
                    who=self._who(view, nation.seat),
                    colour=self._words.say.colour(nation.colour),
                    personages=nation.track,
                    cities=nation.cities,
                    temples=nation.temples,
                    purse=self._words.goods(nation.purse),
                )
            )
            army = self._army(view, nation.seat)
            if nation.rondel is None:
                said.append(say.army_without_marker(army=army))
            else:
                said.append(say.marker_and_army(field=things.field(nation.rondel), army=army))
        return [*said, say.table_row(cards=self._row(view))]

    def picture(self, picture: str) -> str | None:
        """What a picture is called."""
        say = self._words.say
        return say.picture(picture) if picture in say.FAMILIES["picture"] else None

    def sources(self, view: AntikeView, news: Iterable[Any]) -> tuple[Mapping[str, int], ...]:
        """The personages of each seat, by kind."""
        say, kinds = self._words.say, [stack.kind for stack in view.stacks]
        won = [[p.kind for p in nation.personages] for nation in view.nations]
        there = [kind for kind in kinds if any(kind in seat for seat in won)]
        return tuple({say.stack(kind): seat.count(kind) for kind in there} for seat in won)

    def scored_in(self, code: str) -> str | None:
        """What the winner has most of; None for what no game of today tells."""
        return self._words.say.won_in_all() if code == "personages" else None

    def standing(self, view: AntikeView) -> Standing:
        """Personages; a round is a turn of each player."""
        number = (view.turn + 1) // 2 if view.outcome is not None else (view.turn - 1) // 2
        won = tuple(nation.track for nation in view.nations)
        return Standing(
            number,
            self._say.round_number(number=number),
            (Figure(self._say.personages_by_round(), won),),
            frozenset(nation.seat for nation in view.nations if nation.resigned),
        )

    def hand(self, view: AntikeView) -> str | None:
        """The viewer's event cards with what they do."""
        if view.viewer is None:
            return None
        nation = view.nations[view.viewer]
        if not nation.hand:
            return self._say.no_hand()
        return "\n".join(
            self._say.hand_card(
                card=self._words.marked_name(view, c), text=self._words.card_text(c)
            )
            for c in nation.hand
        )

    def _who(self, view: AntikeView, seat: int) -> str:
        """ "Anna (Romans)"."""
        return self._say.player(
            name=self._names[seat], nation=self._words.nation(view.nations[seat].id)
        )

    def _nation(self, view: AntikeView, nation: NationView) -> str:
        say, words = self._say, self._words
        goals = words.listed(self._goals(nation))
        lines = [
            say.nation_heading(
                who=self._who(view, nation.seat),
                colour=words.say.colour(nation.colour),
                track=nation.track,
                goal=BOX.win_at,
            ),
            say.nation_personages(won=self._won(nation), goals=goals),
            self._purse(nation),
            self._cards(nation),
            self._stock(nation),
            *self._places(view, nation),
        ]
        if nation.seat == view.mover:
            lines += self._movable(view)
        return "\n".join(lines)

    def _won(self, nation: NationView) -> str:
        kinds = Counter(p.kind for p in nation.personages)
        return self._words.listed([self._words.people(n, kind) for kind, n in kinds.items()])

    def _goals(self, nation: NationView) -> list[str]:
        return [
            self._say.goal(g.kind, goal=g.goal, have=g.have)
            for g in nation.goals
            if g.goal is not None
        ]

    def _cards(self, nation: NationView) -> str:
        words = self._words
        known_ = words.listed([self._words.know_how(k) for k in nation.know_how])
        return self._say.nation_cards(known=known_, cards=words.listed(self._held(nation)))

    def _stock(self, nation: NationView) -> str:
        words = self._words
        return self._say.nation_stock(
            box=words.forces(nation.box),
            supply=words.forces(nation.supply),
            walls=words.count(nation.walls, "wall"),
        )

    def _purse(self, nation: NationView) -> str:
        purse = self._words.goods(nation.purse)
        if nation.rondel is None:
            return self._say.nation_purse_without_marker(purse=purse)
        return self._say.nation_purse(purse=purse, field=things.field(nation.rondel))

    def _held(self, nation: NationView) -> list[str]:
        return [
            self._say.copies(count=n, card=self._words.card(c)) if n > 1 else self._words.card(c)
            for c, n in Counter(nation.hand).items()
        ]

    def _city(self, view: AntikeView, region: RegionView, seat: int) -> str:
        """ "Roma gold 4 (temple and 1 legion)": the number is the defence strength."""
        say, words = self._say, self._words
        what = [say.home_there()] if region.id in view.homes else []
        what += [say.temple_there()] if region.temple else []
        what += [say.wall_there()] if region.wall else []
        what += [words.forces(region.units[seat])] if region.units[seat].total else []
        city, defence = self._words.region(region.id), region.defence
        resource = words.say.good(str(region.resource))
        if not what:
            return say.city(city=city, resource=resource, defence=defence)
        extra = words.listed(what)
        return say.city_with(city=city, resource=resource, defence=defence, what=extra)

    def _abroad(self, view: AntikeView, seat: int) -> list[str]:
        return [
            self._say.region_units(
                region=self._words.region(r.id), units=self._words.forces(r.units[seat])
            )
            for r in view.regions
            if r.owner != seat and r.units[seat].total
        ]

    def _army(self, view: AntikeView, seat: int) -> str:
        """Legions and galleys on the map; General and Admiral where they are there."""
        found = {kind: sum(getattr(r.units[seat], kind) for r in view.regions) for kind in UNITS}
        told = [(kind, n) for kind, n in found.items() if n or kind in ORDINARY]
        return self._words.listed([self._words.count(n, kind) for kind, n in told])

    def _common(self, view: AntikeView) -> str:
        say, words = self._say, self._words
        free = [
            self._words.region(r.id)
            for r in view.regions
            if r.owner is None and MAPS[view.map].regions[r.id].is_site
        ]
        lines = [
            self._known(view),
            say.table_cards(cards=self._row(view), pile=view.pile, used=len(view.discards)),
            self._left(view),
            self._bank(view),
            say.table_sites(sites=words.listed(free)),
        ]
        return "\n".join(lines)

    def _left(self, view: AntikeView) -> str:
        """The personages in the stacks."""
        left = [self._words.people(stack.left, stack.kind) for stack in view.stacks]
        return self._say.table_personages(people=self._words.listed(left))

    def _bank(self, view: AntikeView) -> str:
        words, bank = self._words, view.bank
        return self._say.table_bank(
            coins=words.count(bank.coins, "coin"),
            temples=bank.temples,
            walls=words.count(bank.walls, "wall"),
            tokens=words.listed([words.count(n, r) for r, n in bank.tokens]),
        )


def known(words: Things, say: AntikeTable, view: AntikeView, know_how: KnowHowView) -> str:
    """A know-how with its owners, and what it costs now."""
    name, price = words.know_how(know_how.id), know_how.price
    owners = words.listed([words.nation(view.nations[seat].id) for seat in know_how.by])
    match len(know_how.by):
        case 0:
            return say.know_how(know_how=name, price=price)
        case 1:
            return say.know_how_of_one(know_how=name, owners=owners, price=price)
    return say.know_how_of(know_how=name, owners=owners)
