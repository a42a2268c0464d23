"""The table in words: one line, a short description, and everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.games.antike.components import BOX
from engine.games.antike.maps import MAPS
from engine.games.antike.parts import ORDINARY, UNITS
from engine.games.antike.view import AntikeView, KnowHowView, NationView, RegionView
from render.lang.catalogue.antike_table import AntikeTable
from render.text.antike import things
from render.text.antike.things import Things


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

    def full(self, view: AntikeView) -> str:
        """The whole table."""
        nations = [self._nation(view, nation) for nation in view.nations]
        return "\n\n".join([*nations, self._common(view)])

    def alt(self, view: AntikeView, picture: str) -> str:
        """What a picture shows, in a few sentences."""
        match picture:
            case "phone":
                return " ".join([*self._title(view), *self._races(view)])
            case "phone-more":
                return " ".join(self._stocks(view))
            case "phone-whole":
                return " ".join([*self._title(view), *self._races(view), *self._stocks(view)])
        return " ".join([*self._title(view), *self._sides(view)])

    def _title(self, view: AntikeView) -> list[str]:
        return [self._say.picture_of_board(board=MAPS[view.map].title)]

    def _races(self, view: AntikeView) -> list[str]:
        """Who has which personages, which cities, and how many units on the map."""
        said = []
        for nation in view.nations:
            who, cities = self._who(view, nation.seat), self._cities(view, nation.seat)
            colour = self._words.say.colour(nation.colour)
            said += [
                self._say.side(who=who, colour=colour),
                self._say.won(personages=self._won(nation)),
                self._say.nation_cities(count=nation.cities, cities=self._words.listed(cities)),
                self._say.army(army=self._army(view, nation.seat)),
            ]
        return said

    def _cities(self, view: AntikeView, seat: int) -> list[str]:
        """The names, with temples."""
        return [
            self._say.city_of_temple(city=things.region(r.id)) if r.temple else things.region(r.id)
            for r in view.regions
            if r.owner == seat
        ]

    def _stocks(self, view: AntikeView) -> list[str]:
        """What lies beside the map, the open cards first."""
        say, words = self._say, self._words
        said = [say.table_row(cards=words.cards(view.row))]
        for nation in view.nations:
            who, colour = self._who(view, nation.seat), words.say.colour(nation.colour)
            goals = words.listed(self._goals(nation))
            said += [
                say.side(who=who, colour=colour),
                self._purse(nation),
                say.nation_personages(won=self._won(nation), goals=goals),
                self._cards(nation),
                self._stock(nation),
            ]
        know_how = [known(words, say, view, one) for one in view.know_how]
        return [*said, say.table_know_how(known=words.listed(know_how))]

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
        return [*said, say.table_row(cards=self._words.cards(view.row))]

    def hand(self, view: AntikeView, nation: NationView) -> str:
        """The event cards of a player with what they do."""
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
        return self._say.player(name=self._names[seat], nation=view.nations[seat].name)

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
            say.nation_cities(
                count=nation.cities,
                cities=words.listed(
                    [self._city(r, nation.seat) for r in view.regions if r.owner == nation.seat]
                ),
            ),
        ]
        abroad = self._abroad(view, nation.seat)
        if abroad:
            lines.append(say.nation_abroad(units=words.listed(abroad)))
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
        known_ = words.listed([things.know_how(k) for k in nation.know_how])
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
            self._say.copies(count=n, card=things.card(c)) if n > 1 else things.card(c)
            for c, n in Counter(nation.hand).items()
        ]

    def _city(self, region: RegionView, seat: int) -> str:
        """ "Roma gold 4 (temple and 1 legion)": the number is the defence strength."""
        say, words = self._say, self._words
        what = [say.temple_there()] if region.temple else []
        what += [say.wall_there()] if region.wall else []
        what += [words.forces(region.units[seat])] if region.units[seat].total else []
        city, defence = things.region(region.id), region.defence
        resource = words.say.good(str(region.resource))
        if not what:
            return say.city(city=city, resource=resource, defence=defence)
        extra = words.listed(what)
        return say.city_with(city=city, resource=resource, defence=defence, what=extra)

    def _abroad(self, view: AntikeView, seat: int) -> list[str]:
        return [
            self._say.region_units(
                region=things.region(r.id), units=self._words.forces(r.units[seat])
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
            things.region(r.id)
            for r in view.regions
            if r.owner is None and MAPS[view.map].regions[r.id].is_site
        ]
        lines = [
            say.table_know_how(
                known=words.listed([known(self._words, self._say, view, k) for k in view.know_how])
            ),
            say.table_cards(cards=words.cards(view.row), pile=view.pile, used=len(view.discards)),
            say.table_personages(
                people=words.listed([words.people(s.left, s.kind) for s in view.stacks])
            ),
            say.table_bank(
                coins=words.count(view.bank.coins, "coin"),
                temples=view.bank.temples,
                tokens=words.listed([words.count(n, r) for r, n in view.bank.tokens]),
            ),
            say.table_sites(sites=words.listed(free)),
        ]
        return "\n".join(lines)


def known(words: Things, say: AntikeTable, view: AntikeView, know_how: KnowHowView) -> str:
    """A know-how with whoever has it, and what it costs now."""
    name, price = things.know_how(know_how.id), know_how.price
    owners = words.listed([view.nations[seat].name for seat in know_how.by])
    match len(know_how.by):
        case 0:
            return say.know_how(know_how=name, price=price)
        case 1:
            return say.know_how_of_one(know_how=name, owners=owners, price=price)
    return say.know_how_of(know_how=name, owners=owners)
