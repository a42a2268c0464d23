"""The table in words: one line, a short description, and everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.games.belfort.view import BelfortView, BuiltView, DistrictView, PlankView, PlayerView
from render import sheetnames
from render.lang.catalogue.belfort_table import BelfortTable
from render.lang.forms import joined
from render.sheetnames import page_of, seat_of
from render.text.base import shorten
from render.text.belfort import signs, table
from render.text.belfort.effects import Effects
from render.text.belfort.people import People
from render.text.belfort.prices import Prices
from render.text.belfort.things import GUILD, Things
from render.text.legend import told

SEPARATOR = " · "
"""Between the sites of players: within these stand commas."""
LONGEST = 3500
"""Characters of the table in words; longer, it leaves out what is free, then costs. Of a hand."""


class Board:
    """The table as it stands."""

    def __init__(self, words: Things, effects: Effects, people: People, prices: Prices) -> None:
        self._words, self._effects, self._people = words, effects, people
        self._prices = prices
        self._names = people.names
        self._say = BelfortTable(words.language)

    # -------------------------------------------------------------------------------- in short

    def headline(self, view: BelfortView) -> str:
        """Month, scoring, whose turn it is, and the points in the order of the crests."""
        order = [*view.order, *(p.seat for p in view.players if p.seat not in view.order)]
        scores = [
            self._say.score(who=self._names[seat], points=view.players[seat].score)
            for seat in order
        ]
        return joined(SEPARATOR, [*self._now(view), *scores])

    def _now(self, view: BelfortView) -> Iterator[str]:
        say = self._say
        if view.round:
            yield say.round(
                month=self._words.month(view.round), number=view.round, rounds=view.rounds
            )
        else:
            yield say.before()
        if view.outcome is not None:
            yield say.over()
            return
        if view.scoring:
            yield say.scored_now()
        elif view.next_scoring is not None:
            yield say.next_scoring(month=self._words.month(view.next_scoring))
        if view.showing:
            names = [self._names[seat] for seat in view.showing]
            yield say.showing(who=say.listed(names), count=len(names))
            return
        yield say.phase(view.phase, who=self._names[view.mover])
        asked = view.answering
        if view.awaited and view.phase not in ("placement", "actions"):
            asked = tuple(dict.fromkeys(seat for seat, _ in view.awaited))
        if len(asked) > 1 and len(asked) == sum(not p.resigned for p in view.players):
            yield say.to_answer(who=say.everybody())
        elif asked:
            yield say.to_answer(who=say.listed(self._names[seat] for seat in asked))

    def alt(self, view: BelfortView, picture: str) -> str:
        """What a picture shows, in a few sentences."""
        page = page_of(picture)
        if page is not None:
            return told(self._words.language, signs.legend(self._words.language), page)
        seat = seat_of(picture)
        if seat is not None:
            player = view.players[seat]
            return " ".join([
                self._head(player), *self._player(view, player), *self._sites_of(view, player)
            ])  # fmt: skip
        headline = self._say.picture_of_table()
        for district in view.districts:
            if picture == f"district-{district.id}":
                return " ".join([headline, *self._quarter(view, district)])
        match picture:
            case "market":
                return " ".join([headline, *self._shown(view), *self._market(view)])
            case sheetnames.LOWER:
                return " ".join([headline, *self.workers(view), *self._shown(view)])
        market = self._market(view) if picture == sheetnames.BOARD else ()
        players = map(self.short, view.players)
        return " ".join([headline, *self.standings(view), *players, *market])

    def _quarter(self, view: BelfortView, district: DistrictView) -> Iterator[str]:
        """One district, with what can be built there and what that costs."""
        yield self._district(view, district, True)
        plank = next(plank for plank in view.guilds if plank.id == GUILD + district.id)
        if there := self._guild(view, plank):
            yield self._say.guild_plank(plank=there)
        free = table.free_kinds(view, district.id)
        costs = [self._prices.building(view, kind) for kind in free if kind != "guild"]
        if district.owner is None:
            costs.append(self._prices.guild(view, district.id))
        if costs:
            yield self._prices.line(costs)
            yield from self._doubts(view)

    def _market(self, view: BelfortView) -> Iterator[str]:
        """What the cards on display cost, and the Trading Post."""
        cards = dict.fromkeys(view.display)
        if cards:
            yield self._prices.line(self._prices.building(view, card) for card in cards)
        yield from self._prices.post(view)
        yield from self._doubts(view)

    def _doubts(self, view: BelfortView) -> Iterator[str]:
        if view.uncertain:
            yield self.doubt()

    def picture(self, picture: str) -> str | None:
        """What a picture is called, by the part of the table: `board`, `phone-more`, `seat-1`."""
        say, (what, _, which) = self._words.say, picture.partition("-")
        if what == "district" and which in self._words.names.FAMILIES["district"]:
            return self._words.names.district(which)
        seat = seat_of(picture)
        if seat is not None and seat < len(self._names):
            return self._names[seat]
        return say.picture(picture) if picture in say.FAMILIES["picture"] else None

    def standings(self, view: BelfortView) -> Iterator[str]:
        """Who has how many markers where, and what a scoring would bring now."""
        for d in view.districts:
            if any(d.markers):
                yield self._say.district_short(
                    district=self._words.names.short(d.id),
                    markers=self._people.tally(view, d.markers),
                )
        yield self._say.scoring_total(points=self._people.tally(view, table.scores_now(view)))

    def short(self, player: PlayerView) -> str:
        """What a player has, in one sentence."""
        if player.resigned:
            return self._say.gone_short(who=self._names[player.seat])
        return self._say.player_short(
            who=self._names[player.seat],
            goods=self._words.price(player.goods),
            income=player.income,
            tax=player.tax,
        )

    def held(self, player: PlayerView) -> str:
        """The cards of their owner by their names."""
        return self._say.hand(cards=self._words.row(map(self._words.card, player.cards)))

    def doubt(self) -> str:
        """What the mark behind a price means."""
        return self._say.doubt()

    # ------------------------------------------------------------------------------ everything

    def board(self, view: BelfortView) -> str:
        """The whole table; where there is no room, without the free sites, then without costs."""
        ways = ((True, True), (False, True), (False, False))
        said = (self._full(view, free, costs) for free, costs in ways)
        return next((each for each in said if len(each) <= LONGEST), self._full(view, False, False))

    def _full(self, view: BelfortView, free: bool, costs: bool) -> str:
        said = [
            "\n".join(self._shown(view)),
            "\n".join(self._district(view, d, free) for d in view.districts),
            "\n".join(self.majorities(view)),
            "\n".join(self.workers(view)),
            *(
                "\n".join([self._heading(player), *self._player(view, player)])
                for player in view.players
            ),
        ]
        if costs:
            said.append("\n".join([*self._prices.all(view), *self._doubts(view)]))
        return "\n\n".join(said)

    def _shown(self, view: BelfortView) -> Iterator[str]:
        yield self.order(view)
        yield self._say.common(
            cards=self._words.row(map(self._words.card, view.display)),
            deck=view.deck,
            discards=len(view.discards),
            gnomes=view.gnomes,
        )
        if view.costs:
            yield self._say.costs_file(title=view.costs)
        if view.shown:
            yield self.cards_shown(view)

    def order(self, view: BelfortView) -> str:
        """The players by their crests."""
        return self._say.order(who=self._words.row(self._names[seat] for seat in view.order))

    def cards_shown(self, view: BelfortView) -> str:
        """The cards that are open before the Spies."""
        cards = [
            self._say.card_of(card=self._words.card(card), who=self._names[seat])
            for seat, card in view.shown
        ]
        return self._say.shown(cards=self._words.row(cards))

    def _district(self, view: BelfortView, district: DistrictView, with_free: bool) -> str:
        say, words = self._say, self._words
        guild = words.names.guild(district.guild)
        if district.owner is not None:
            guild = say.owned(guild=guild, who=self._people.owner(district.owner))
        name = words.names.district(district.id)
        if any(district.markers):
            said = say.district(
                district=name,
                guild=guild,
                markers=self._people.tally(view, district.markers),
                points=self._people.tally(view, district.points),
            )
        else:
            said = say.district_empty(district=name, guild=guild)
        short = words.names.short(district.id)
        if there := list(self._built_in(view, district)):
            said = f"{said} {say.built_in(district=short, built=words.language.clauses(there))}"
        if not with_free:
            return said
        free = [self.kind(kind) for kind in table.free_kinds(view, district.id) if kind != "guild"]
        return f"{said} {say.free(district=short, sites=words.row(free))}"

    def _built_in(self, view: BelfortView, district: DistrictView) -> Iterator[str]:
        """Whose markers are on which sites of a district; the line has the guild's already."""
        found: dict[int, Counter[str]] = {}
        for symbol in view.symbols:
            here = symbol.district == district.id and symbol.kind != "guild"
            if here and symbol.owner is not None:
                found.setdefault(symbol.owner, Counter())[symbol.kind] += 1
        for owner in sorted(found, key=lambda who: (who < 0, abs(who))):
            sites = [self._markers(kind, n) for kind, n in found[owner].items()]
            who = self._people.owner(owner)
            yield self._say.sites_of(who=who, sites=self._words.row(sites))

    def _markers(self, kind: str, count: int) -> str:
        """A kind of site with so many markers: "Pub", "2 × Keep"."""
        site = self.kind(kind)
        return site if count == 1 else self._words.say.times(count=count, card=site)

    def kind(self, kind: str) -> str:
        """A kind of site."""
        return self._words.names.building(kind)

    def majorities(self, view: BelfortView) -> Iterator[str]:
        """Elves, dwarves and gnomes."""
        for majority in view.majorities:
            yield self._say.majority(
                piece=self._words.say.majority(majority.piece),
                counts=self._people.tally(view, majority.counts),
                points=self._people.tally(view, majority.points),
            )

    def workers(self, view: BelfortView) -> Iterator[str]:
        """Planks and resource areas."""
        say, words = self._say, self._words
        planks = [
            *self._row_of_planks("recruiters_desk", view.desk),
            *self._row_of_planks("kings_camp", view.camp),
            *(self._guild(view, plank) for plank in view.guilds),
        ]
        yield say.planks(planks=words.row(filter(None, planks)))
        areas = [
            say.area(area=words.names.area(area.id), workers=words.row(there))
            for area in view.areas
            if (there := self._in_area(area.workers))
        ]
        yield say.areas(areas=words.language.clauses(areas)) if areas else say.areas_empty()

    def _row_of_planks(self, name: str, planks: Sequence[PlankView]) -> Iterator[str]:
        """Who stands on planks that are alike, and how many of them are free."""
        board = self._words.names.board(name)
        yield from (self._standing(board, plank) for plank in planks if plank.seat is not None)
        free = sum(plank.seat is None for plank in planks)
        if free:
            yield self._say.free_planks(plank=board, count=free)

    def _standing(self, name: str, plank: PlankView) -> str:
        assert plank.seat is not None
        assert plank.worker is not None
        worker = self._words.say.worker(plank.worker)
        return self._say.standing(plank=name, who=self._names[plank.seat], worker=worker)

    def _guild(self, view: BelfortView, plank: PlankView) -> str:
        district = next(d for d in view.districts if plank.id.endswith(d.id))
        name = self._words.names.guild(district.guild)
        if plank.dwarf is not None:
            return self._say.dwarf(plank=name, number=plank.dwarf + 1)
        return self._standing(name, plank) if plank.seat is not None else ""

    def _in_area(self, workers: Sequence[Sequence[tuple[str, int]]]) -> list[str]:
        return [
            self._say.workers_of(who=self._names[seat], workers=self._words.workers(there))
            for seat, there in enumerate(workers)
            if any(n for _, n in there)
        ]

    # --------------------------------------------------------------------------------- players

    def _head(self, player: PlayerView) -> str:
        who, points = self._names[player.seat], self._words.count(player.score, "point")
        return self._say.player(who=who, crest=player.crest, points=points)

    def _heading(self, player: PlayerView) -> str:
        who, points = self._names[player.seat], self._words.count(player.score, "point")
        return self._say.player_heading(who=who, crest=player.crest, points=points)

    def _player(self, view: BelfortView, player: PlayerView) -> Iterator[str]:
        """What is in front of a player."""
        say, words = self._say, self._words
        if player.resigned:
            yield say.gone()
            return
        purse = say.purse(
            goods=words.price(player.goods),
            income=player.income,
            tax=player.tax,
            cards=words.count(player.hand, "card"),
        )
        passed = view.phase == "placement" and player.passed
        yield f"{purse} {say.passed()}" if passed else purse
        yield say.workers(
            workers=words.workers(player.workers),
            reserve=words.workers(player.reserve),
            gnomes=words.count(player.gnomes, "gnome"),
        )
        if player.built:
            yield say.built(cards=words.row(map(self._built, player.built)))

    def _sites_of(self, view: BelfortView, player: PlayerView) -> Iterator[str]:
        """Where the markers of a player are."""
        say, names = self._words.say, self._words.names
        guilds = [
            say.site(kind=names.guild(d.guild), district=names.short(d.id))
            for d in view.districts
            if d.owner == player.seat
        ]
        found = Counter(
            (s.kind, s.district)
            for s in view.symbols
            if s.owner == player.seat and s.kind != "guild"
        )
        sites = [
            say.site(kind=self._markers(kind, n), district=names.short(district))
            for (kind, district), n in found.items()
        ]
        if guilds or sites:
            yield self._say.sites(sites=self._words.row([*guilds, *sites]))

    def _built(self, built: BuiltView) -> str:
        said = self._words.card(built.card)
        if built.gnomes:
            gnomes = self._words.count(built.gnomes, "gnome")
            said = self._say.with_gnome(card=said, gnomes=gnomes)
        if built.worker is not None:
            worker = self._words.say.worker(built.worker)
            said = self._say.with_worker(card=said, worker=worker)
        return said

    def hand(self, view: BelfortView) -> str | None:
        """The viewer's cards, with costs and what they do; equal ones once."""
        if view.viewer is None:
            return None
        return shorten(self._hand(view, view.players[view.viewer]), LONGEST)

    def _hand(self, view: BelfortView, player: PlayerView) -> str:
        if not player.cards:
            return self._say.hand_empty()
        lines = [self._say.hand(cards=self._words.count(len(player.cards), "card"))]
        for card in dict.fromkeys(sorted(player.cards)):
            line = self._effects.line(view, card)
            count = player.cards.count(card)
            free = [
                self._words.names.short(d.id)
                for d in view.districts
                if card in table.free_kinds(view, d.id)
            ]
            where = self._say.hand_free(districts=self._words.row(free))
            held = f" ×{count}" if count > 1 else ""
            lines.append(f"- {line} {where}{held}")
        if view.uncertain:
            lines.append(self._say.doubt())
        return "\n".join(lines)
