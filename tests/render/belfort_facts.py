"""What the pictures of Belfort have to show, told from the view alone.

It knows the palette, the signs and where things stand, but none of the code that draws: what it
says of leads, ranks, points and free planks is worked out here a second time.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.games.belfort.components import BOX, BUILDINGS
from engine.games.belfort.goods import Goods
from engine.games.belfort.view import (
    BelfortView,
    BuiltView,
    DistrictView,
    PlankView,
    PlayerView,
    SymbolView,
)
from render.board.belfort.style import (
    BACK,
    BACK_RIM,
    CATEGORY,
    GROUND,
    LAUREL,
    NEUTRAL,
    ON_PAPER,
    ON_SLATE,
    SEASONS,
    SEATS,
    SPENT,
)
from render.board.belfort.words import Words
from render.theme import ALARM, INK, INK_2, MUTED, NOW, PAPER, RGB, TEXT, WELL, mix
from tests.render import shown
from tests.render.shown import Fact

WORDS = Words()
SAY, NAMED = WORDS.say, WORDS.names
SIGNS = {
    "traders": ("basic", "bf_trade"),
    "librarians": ("basic", "bf_book"),
    "architects": ("basic", "bf_compass"),
    "recruiters": ("basic", "bf_recruit"),
    "lumberjacks": ("resource", "bf_axe"),
    "miners": ("resource", "bf_mine"),
    "bankers": ("resource", "bf_gold"),
    "masons": ("resource", "bf_trowel"),
    "thieves": ("interactive", "bf_mask"),
    "bandits": ("interactive", "bf_dagger"),
    "wizards": ("interactive", "bf_wand"),
    "spies": ("interactive", "bf_eye"),
}
AREAS = {"forest": "wood", "quarry": "stone", "mine": "metal", "gold_mine": "gold"}
QUIET = shown.QUIET | {BACK, BACK_RIM}
SORTS = ("elf", "dwarf")
GOODS = ("wood", "stone", "metal", "gold")


class Table:
    """The facts of one table for its pictures. players: the names of the seats."""

    def __init__(self, view: BelfortView, players: Sequence[str]) -> None:
        self.view, self.players = view, players
        self.who = [*range(len(view.players)), *(-1 - n for n in range(view.neutrals))]

    # ------------------------------------------------------------------------- what is small

    def livery(self, who: int) -> tuple[RGB, str]:
        return SEATS[who] if who >= 0 else NEUTRAL[-1 - who]

    def token(self, place: str, who: int) -> Fact:
        colour, sign = self.livery(who)
        return place, "icon", sign, colour

    def leader(self, district: DistrictView) -> int | None:
        """Who has more markers there than everybody else."""
        ranked = sorted(zip(district.markers, self.who, strict=True), key=lambda one: -one[0])
        alone = len(ranked) < 2 or ranked[0][0] > ranked[1][0]
        return ranked[0][1] if ranked[0][0] and alone else None

    def tint(self, district: DistrictView) -> RGB:
        first = self.leader(district)
        return GROUND if first is None else mix(GROUND, self.livery(first)[0], 0.5)

    def numbered(self, place: str, district: DistrictView) -> Iterator[Fact]:
        """The number of a district on the sign of its leader."""
        first, number = self.leader(district), str(self.view.districts.index(district) + 1)
        if first is None:
            yield place, "icon", "bf_disc_full", INK
            yield place, "text", number, TEXT
        else:
            yield self.token(place, first)
            yield place, "text", number, INK

    def guild(self, place: str, guild: str) -> Iterator[Fact]:
        category, sign = SIGNS[guild]
        yield place, "area", None, CATEGORY[category]  # type: ignore[index]
        yield place, "icon", sign, PAPER

    def marker(self, place: str, who: int, sign: str) -> Iterator[Fact]:
        yield self.token(place, who)
        yield place, "icon", sign, INK

    def worker(self, place: str, kind: str) -> Iterator[Fact]:
        yield place, "icon", f"bf_{kind.removeprefix('master_')}", TEXT
        if kind.startswith("master_"):
            yield place, "icon", "bf_crown", NOW

    def crest(self, place: str, number: int) -> Iterator[Fact]:
        yield place, "icon", "bf_shield", PAPER
        yield place, "text", str(number), INK

    def price(
        self, place: str, cost: Goods, paper: bool, doubt: bool, have: Goods | None = None
    ) -> Iterator[Fact]:
        """Goods with their numbers; red is what is missing."""
        for good in GOODS:
            n = getattr(cost, good)
            if not n:
                continue
            short = have is not None and getattr(have, good) < n
            plain = INK if paper else TEXT
            loss = (163, 36, 31) if paper else ALARM
            yield place, "text", str(n), loss if short else plain
            yield place, "icon", f"bf_{good}", (ON_PAPER if paper else ON_SLATE)[good]  # type: ignore[index]
        if doubt:
            yield place, "text", "?", INK_2 if paper else MUTED

    def front(self) -> int | None:
        """Whose colour the head has."""
        view = self.view
        if view.outcome is not None:
            first = [seat for seat, place in enumerate(view.outcome.places) if place == 1]
            return first[0] if len(first) == 1 else None
        if len(view.awaited) == 1:
            return view.awaited[0][0]
        if view.phase == "collection":
            there = [plank.seat for plank in view.camp if plank.seat is not None]
            return there[0] if there else view.mover
        if view.showing:
            return view.showing[0] if len(view.showing) == 1 else None
        return None if view.phase in ("cards", "scoring") else view.mover

    def now(self, seat: int) -> int:
        """What a scoring would bring a seat."""
        districts = sum(district.points[seat] for district in self.view.districts)
        return districts + sum(row.points[seat] for row in self.view.majorities)

    def of(self, row: Sequence[tuple[str, int]], sort: str) -> int:
        return sum(n for kind, n in row if kind.endswith(sort))

    def headline(self) -> str:
        """Whose name stands in the headline is told by `front`; the sentence is the language's."""
        front = self.front()
        return WORDS.headline(self.view, "" if front is None else self.players[front])

    def next_scoring(self) -> str:
        view = self.view
        if view.outcome is not None or (view.next_scoring is None and not view.scoring):
            return SAY.game_over()
        if view.scoring:
            return SAY.scored_now()
        return SAY.next_scoring(round=view.next_scoring or 0)

    def month(self) -> str:
        if not self.view.round:
            return SAY.before()
        found = BOX.calendar[self.view.round - 1]
        return SAY.month(season=NAMED.season(found.season), month=found.month)

    # --------------------------------------------------------------------------- the ledger

    def columns(self, totals: bool) -> Iterator[Fact]:
        for who in self.who:
            place = f"column.{who}"
            yield self.token(place, who)
            if totals and who >= 0 and self.view.outcome is None:
                yield place, "text", f"+{self.now(who)}", NOW

    def cells(self, key: str, counts: Sequence[int], points: Sequence[int]) -> Iterator[Fact]:
        """Everybody's markers or people, and in gold what they would score."""
        for i, who in enumerate(self.who):
            place, count = f"{key}.{who}", counts[i] if i < len(counts) else 0
            won = points[i] if i < len(points) else 0
            if count and count == max(counts):
                yield place, "area", None, mix(WELL, self.livery(who)[0], 0.42)
            yield (
                place,
                "text",
                str(count) if count else "–",
                (SPENT if not count else TEXT if won else MUTED),
            )
            if count and won:
                yield place, "text", f"+{won}", NOW

    def people(self, named: bool) -> Iterator[Fact]:
        said = {"elf": SAY.elves(), "dwarf": SAY.dwarves(), "gnome": SAY.gnomes()}
        for row in self.view.majorities:
            place = f"row.{row.piece}"
            yield place, "icon", f"bf_{row.piece}", TEXT
            if named:
                yield place, "text", said[row.piece], TEXT
            yield from self.cells(row.piece, row.counts, row.points)

    def areas(self, named: bool) -> Iterator[Fact]:
        """Who works where, and who gets the bonus."""
        for area in self.view.areas:
            place, good = f"row.{area.id}", AREAS[area.id]
            yield place, "icon", f"bf_{area.id}", TEXT
            yield place, "icon", f"bf_{good}", ON_SLATE[good]  # type: ignore[index]
            if named:
                yield place, "text", NAMED.area(area.id), TEXT
            sums = [sum(n for _, n in there) for there in area.workers]
            for seat, there in enumerate(area.workers):
                cell = f"{area.id}.{seat}"
                if sums[seat] and all(n < sums[seat] for i, n in enumerate(sums) if i != seat):
                    yield cell, "area", None, mix(WELL, self.livery(seat)[0], 0.42)
                yield from self.working(cell, there)

    def working(self, cell: str, there: Sequence[tuple[str, int]]) -> Iterator[Fact]:
        row = [kind for kind, n in there for _ in range(n)]
        if len(row) <= 4:
            for kind in row:
                yield from self.worker(cell, kind)
            return
        for sort in SORTS:
            kinds = [kind for kind in row if kind.endswith(sort)]
            if kinds:
                master = f"master_{sort}"
                yield from self.worker(cell, master if master in kinds else sort)
                yield cell, "text", str(len(kinds)), TEXT

    # --------------------------------------------------------------------------- the board

    def planks(self, lit: Collection[str]) -> Iterator[Fact]:
        """Recruiter's Desk and King's Camp. lit: where the next free plank may be shown."""
        yield from (("", "icon", sign, TEXT) for sign in ("bf_quill", "bf_crown"))
        yield "", "icon", "bf_gold", ON_SLATE["gold"]
        yield "", "text", str(BOX.desk.fee), TEXT
        for key, row in (("desk", self.view.desk), ("camp", self.view.camp)):
            empty = [i for i, plank in enumerate(row) if plank.seat is None]
            for i, plank in enumerate(row):
                place = f"{key}.{i}"
                next_ = key in lit and self.view.phase == "placement" and empty[:1] == [i]
                if next_:
                    yield place, "area", None, NOW
                if plank.seat is not None:
                    yield self.token(place, plank.seat)
                    if plank.worker is not None:
                        yield from self.worker(place, plank.worker)
                elif key == "camp":
                    yield place, "text", str(i + 1), NOW if next_ else SPENT

    def standing(self, place: str, plank: PlankView) -> Iterator[Fact]:
        if plank.seat is not None:
            yield self.token(place, plank.seat)
        elif plank.dwarf is not None:
            yield self.token(place, -1 - plank.dwarf)

    def city(self) -> Iterator[Fact]:
        """The markers, the guilds with their planks, and the gnomes left."""
        view = self.view
        for n, district in enumerate(view.districts):
            yield f"sector.{district.id}", "area", str(n + 1), self.tint(district)
            category, sign = SIGNS[district.guild]
            yield f"house.{district.id}", "area", None, CATEGORY[category]  # type: ignore[index]
            place = f"guild_{district.id}"
            if district.owner is None:
                yield place, "icon", sign, PAPER
            else:
                yield from self.marker(place, district.owner, sign)
            plank = view.guilds[n]
            place = f"guild.{district.id}"
            if view.phase == "placement" and plank.seat is None and plank.dwarf is None:
                yield place, "area", None, NOW
            yield from self.standing(place, plank)
        for symbol in view.symbols:
            if symbol.kind == "guild":
                continue
            if symbol.owner is not None:
                yield from self.marker(symbol.id, symbol.owner, f"bf_{symbol.kind}")
            elif self.kept(symbol):
                yield symbol.id, "icon", "bf_gnome", PAPER
        yield "gnomes", "icon", "bf_gnome", TEXT
        yield "gnomes", "text", str(view.gnomes), TEXT

    def kept(self, symbol: SymbolView) -> bool:
        """Whether a half of a Gatehouse is kept for a gnome."""
        others = [s for s in self.view.symbols if s.site == symbol.site and s.id != symbol.id]
        return symbol.kind == "gatehouse" and any(s.owner is not None for s in others)

    def calendar(self) -> Iterator[Fact]:
        view = self.view
        for number, month in enumerate(BOX.calendar[: view.rounds], 1):
            today = number == view.round
            past = number < view.round or view.outcome is not None
            place = "month" if today else f"month.{number}"
            if today:
                yield place, "area", None, NOW
            elif not past:
                yield place, "area", None, SEASONS[month.season]
            ink = SPENT if past and not today else INK
            yield place, "text", str(number), ink
            if month.scoring:
                yield place, "icon", "bf_laurel", ink

    def order(self) -> Iterator[Fact]:
        for k, seat in enumerate(self.view.order):
            player = self.view.players[seat]
            yield self.token(f"order.{k}", seat)
            yield from self.crest(f"order.{k}", player.crest)
            if player.passed and self.view.phase == "placement":
                yield f"turn.{k}", "text", SAY.passed(), MUTED

    def head(self) -> Iterator[Fact]:
        front = self.front()
        ink = TEXT
        if front is not None:
            colour, sign = SEATS[front]
            yield "head", "area", None, colour
            yield "head", "icon", sign, INK
            ink = INK
        yield "head", "text", self.headline(), ink
        yield "head", "text", self.next_scoring(), ink
        yield "head", "text", SAY.round(round=self.view.round), TEXT
        yield "head", "text", self.month(), MUTED

    def market(self) -> Iterator[Fact]:
        view, costs = self.view, dict(self.view.building_costs)
        for n, card in enumerate(view.display):
            place = f"display.{n}"
            yield place, "icon", f"bf_{card}", INK
            yield place, "text", NAMED.building(card), INK
            yield from self.price(place, costs[card], True, f"buildings.{card}" in view.uncertain)
        yield "deck", "text", str(view.deck), PAPER
        yield "discards", "text", str(len(view.discards)), MUTED
        yield "post", "icon", "bf_trade", TEXT
        yield "post", "text", NAMED.board("trading_post"), TEXT
        yield from self.offers(TEXT)

    def offers(self, _: RGB) -> Iterator[Fact]:
        view = self.view
        yield "post", "text", SAY.buy(), MUTED
        for good, gold in view.prices:
            yield "post", "icon", f"bf_{good}", ON_SLATE[good]  # type: ignore[index]
            yield "post", "text", str(gold), NOW
            if f"purchases.{good}" in view.uncertain:
                yield "post", "text", "?", MUTED
        yield "post", "text", SAY.sell(), MUTED
        for kinds, count, gold in view.offers:
            if count > 1:
                yield "post", "text", str(count), TEXT
            for i, good in enumerate(kinds):
                if i:
                    yield "post", "text", "/", MUTED
                yield "post", "icon", f"bf_{good}", ON_SLATE[good]  # type: ignore[index]
            yield "post", "text", str(gold), NOW
            if f"sales.{'_'.join(kinds)}" in view.uncertain:
                yield "post", "text", "?", MUTED

    def strip(self, player: PlayerView) -> Iterator[Fact]:
        """One player on the board."""
        seat, (colour, sign) = player.seat, SEATS[player.seat]
        place = f"seat.{seat}"
        if self.front() == seat:
            yield place, "area", None, colour
        yield from ((place, "area", None, colour),) * 2
        yield place, "icon", sign, INK
        yield place, "text", self.players[seat], SPENT if player.resigned else TEXT
        if player.resigned:
            yield place, "icon", "flag", SPENT
        else:
            yield from self.crest(place, player.crest)
        yield f"{seat}.points", "icon", "bf_laurel", LAUREL
        yield f"{seat}.points", "text", str(player.score).replace("-", "−"), TEXT
        for good in GOODS:
            n = getattr(player.goods, good)
            yield f"{seat}.{good}", "icon", f"bf_{good}", ON_SLATE[good]  # type: ignore[index]
            yield f"{seat}.{good}", "text", str(n), TEXT if n else SPENT
        for sort in SORTS:
            n, total = self.of(player.workers, sort), self.of(player.standing, sort)
            cell = f"{seat}.{sort}"
            yield cell, "icon", f"bf_{sort}", TEXT if n else SPENT
            yield cell, "text", str(n), TEXT if n else SPENT
            yield cell, "text", f"/{total}", MUTED
            if any(n for kind, n in player.standing if kind == f"master_{sort}"):
                yield cell, "icon", "bf_crown", NOW
        yield f"{seat}.gnomes", "icon", "bf_gnome", TEXT
        yield f"{seat}.gnomes", "text", str(player.gnomes), TEXT
        yield f"{seat}.hand", "icon", "bf_hand", TEXT
        yield f"{seat}.hand", "text", str(player.hand), TEXT
        if player.chosen:
            yield place, "icon", "bf_disc_full", NOW
        for card in player.built:
            yield from self.small(f"built.{seat}.{card.card}", card, seat)
        yield f"{seat}.income", "icon", "bf_gold", ON_SLATE["gold"]
        yield f"{seat}.income", "text", f"+{player.income}", TEXT
        tax = f"−{player.tax}" if player.tax else "0"
        yield f"{seat}.income", "text", tax, ALARM if player.tax else SPENT

    def small(self, place: str, card: BuiltView, seat: int) -> Iterator[Fact]:
        """A built card on the board."""
        yield place, "icon", f"bf_{card.building}", INK
        for g in range(len(BUILDINGS[card.building].locks)):  # type: ignore[index]
            yield place, "icon", "bf_disc_full", INK
            yield place, "icon", "bf_disc_full", NOW if g < card.gnomes else SPENT
        if card.worker is not None:
            yield self.token(place, seat)

    def rows(self, named: bool) -> Iterator[Fact]:
        """What stands at the left end of the districts' rows."""
        for district in self.view.districts:
            place = f"row.{district.id}"
            yield from self.numbered(place, district)
            yield from self.guild(place, district.guild)
            if named:
                yield place, "text", NAMED.guild(district.guild), TEXT
            yield from self.cells(district.id, district.markers, district.points)

    def board(self) -> Iterator[Fact]:
        """All of the main picture."""
        yield from self.city()
        yield from (self.token(f"track.{p.seat}", p.seat) for p in self.view.players)
        yield from self.calendar()
        yield from self.order()
        yield from self.head()
        yield "", "text", SAY.majorities(), MUTED
        yield from self.columns(True)
        yield from self.rows(True)
        yield from self.people(True)
        yield from self.areas(True)
        yield from self.planks(("desk", "camp"))
        yield from self.market()
        for player in self.view.players:
            yield from self.strip(player)
