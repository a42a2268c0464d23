"""What the pictures of Belfort for phones, of players, districts and cards have to show."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from engine.games.belfort.components import BOX
from engine.games.belfort.goods import Goods
from engine.games.belfort.view import BuiltView, DistrictView, PlayerView, SymbolView
from render.board.belfort import effects, lines
from render.board.belfort.style import LAUREL, ON_PAPER, ON_SLATE, SEATS, SPENT
from render.theme import ALARM, INK, INK_2, MUTED, NOW, PAPER, RGB, TEXT, mix
from tests.render.belfort_facts import GOODS, NAMED, QUIET, SAY, SIGNS, SORTS, WORDS, Table
from tests.render.shown import Fact


class Pictures(Table):
    """All pictures of one table."""

    # ------------------------------------------------------------------- pictures for phones

    def banner(self, said: str) -> Iterator[Fact]:
        front = self.front()
        if front is not None:
            yield "head", "area", None, SEATS[front][0]
            yield "head", "icon", SEATS[front][1], INK
        yield "head", "text", said, TEXT if front is None else INK
        yield "head", "text", self.month(), TEXT
        yield "head", "text", self.next_scoring(), NOW

    def rank(self, player: PlayerView) -> int:
        view = self.view
        if view.outcome is not None:
            return view.outcome.places[player.seat]
        better = [p for p in view.players if p.score > player.score and not p.resigned]
        return 1 + len(better)

    def figures(self, player: PlayerView) -> Iterator[Fact]:
        """One player on a picture for phones."""
        view, seat, (colour, sign) = self.view, player.seat, SEATS[player.seat]
        place = f"seat.{seat}"
        if self.front() == seat:
            yield place, "area", None, colour
        yield place, "area", None, colour
        yield place, "icon", sign, INK
        yield place, "text", self.players[seat], SPENT if player.resigned else TEXT
        if player.resigned:
            yield place, "icon", "flag", SPENT
        else:
            yield from self.crest(f"{seat}.crest", player.crest)
        yield place, "text", SAY.rank(place=self.rank(player)), MUTED
        yield f"{seat}.points", "icon", "bf_laurel", LAUREL
        yield f"{seat}.points", "text", str(player.score).replace("-", "−"), TEXT
        if view.phase == "cards" and player.chosen:
            yield place, "text", SAY.chosen(), MUTED
        elif view.phase == "placement" and player.passed:
            yield place, "text", SAY.passed(), MUTED
        yield from self.goods(player, seat)
        for sort in SORTS:
            n, total = self.of(player.workers, sort), self.of(player.standing, sort)
            yield f"{seat}.{sort}", "icon", f"bf_{sort}", TEXT if n else SPENT
            yield f"{seat}.{sort}", "text", str(n), TEXT if n else SPENT
            yield f"{seat}.{sort}", "text", f"/{total}", MUTED
        for key, n in (("gnomes", player.gnomes), ("hand", player.hand)):
            yield f"{seat}.{key}", "icon", {"gnomes": "bf_gnome"}.get(key, "bf_hand"), TEXT
            yield f"{seat}.{key}", "text", str(n), TEXT if n else SPENT

    def goods(self, player: PlayerView, seat: int | None) -> Iterator[Fact]:
        for good in GOODS:
            n, place = getattr(player.goods, good), "" if seat is None else f"{seat}.{good}"
            yield place, "icon", f"bf_{good}", ON_SLATE[good]  # type: ignore[index]
            yield place, "text", str(n), TEXT if n else SPENT

    def phone(self) -> Iterator[Fact]:
        yield from self.banner(self.headline())
        yield "", "icon", "bf_laurel", LAUREL
        yield "", "text", "", MUTED
        yield from self.columns(True)
        yield from self.rows(False)
        for player in self.view.players:
            yield from self.figures(player)

    def phone_more(self) -> Iterator[Fact]:
        yield from self.sites()
        yield from self.planks(("desk", "camp"))
        yield "", "text", "", MUTED
        yield from self.columns(False)
        yield from self.people(False)
        yield from self.areas(False)

    def sites(self, golden: Collection[str] = ()) -> Iterator[Fact]:
        """Every district in a row."""
        view = self.view
        for n, district in enumerate(view.districts):
            place = f"district.{district.id}"
            yield place, "area", None, self.tint(district)
            yield from self.numbered(place, district)
            yield from self.house(district)
            plank = view.guilds[n]
            if view.phase == "placement" and plank.seat is None and plank.dwarf is None:
                yield f"guild.{district.id}", "area", None, NOW
            yield from self.standing(f"guild.{district.id}", plank)
            for symbol in view.symbols:
                if symbol.district == district.id and symbol.kind != "guild":
                    yield from self.site(symbol, self.tint(district), symbol.id in golden)

    def house(self, district: DistrictView) -> Iterator[Fact]:
        """The guild, or the marker of its owner."""
        place = f"guild_{district.id}"
        if district.owner is None:
            yield from self.guild(place, district.guild)
        else:
            yield from self.marker(place, district.owner, SIGNS[district.guild][1])

    def site(self, symbol: SymbolView, ground: RGB, golden: bool) -> Iterator[Fact]:
        place, sign = symbol.id, f"bf_{symbol.kind}"
        yield place, "area", None, NOW if golden else mix(ground, INK, 0.30)
        yield place, "area", None, mix(ground, PAPER, 0.36)
        if symbol.kind == "gatehouse":
            beyond = next(
                s.district for s in self.view.symbols if s.site == symbol.site and s.id != symbol.id
            )
            number = [d.id for d in self.view.districts].index(beyond) + 1
            yield place, "text", str(number), INK
        if symbol.owner is not None:
            yield from self.marker(place, symbol.owner, sign)
        else:
            kept = self.kept(symbol)
            yield place, "icon", "bf_gnome" if kept else sign, mix(ground, INK, 0.42)

    def quarter(self, number: int) -> Iterator[Fact]:
        """One district in full."""
        view = self.view
        district, plank = view.districts[number], view.guilds[number]
        yield "head", "area", None, self.tint(district)
        yield from self.numbered("head", district)
        yield "head", "text", NAMED.district(district.id), INK
        yield "head", "text", NAMED.guild(district.guild), INK
        yield from self.house(district)
        if district.owner is None:
            doubt = f"guilds.{district.guild}" in view.uncertain
            yield from self.price("head", district.guild_cost, True, doubt)
        yield from self.standing(f"guild.{district.id}", plank)
        for i, who in enumerate(self.who):
            place, count = f"{district.id}.{who}", district.markers[i]
            yield self.token(place, who)
            yield place, "text", str(count), TEXT if count else SPENT
            if i < len(district.points) and district.points[i]:
                yield place, "text", f"+{district.points[i]}", NOW
        for symbol in view.symbols:
            if symbol.district != district.id or symbol.kind == "guild":
                continue
            for fact in self.site(symbol, PAPER, False):
                if not (fact[1] == "area" and fact[3] in QUIET):
                    yield fact
            yield symbol.id, "text", NAMED.building(symbol.kind), INK
            if symbol.owner is None:
                doubt = f"buildings.{symbol.kind}" in view.uncertain
                yield from self.price(symbol.id, self.cost(symbol.kind), True, doubt)

    def cost(self, kind: str) -> Goods:
        return BOX.actions.wall if kind == "wall" else dict(self.view.building_costs)[kind]

    def line(self, place: str, line: Sequence[str], paper: bool) -> Iterator[Fact]:
        """Signs and figures of what something does."""
        plain = INK if paper else TEXT
        for word in line:
            if word == " ":
                continue
            if word.startswith("master_"):
                yield place, "icon", f"bf_{word.removeprefix('master_')}", plain
                yield place, "icon", "bf_crown", plain if paper else NOW
            elif word in GOODS:
                yield place, "icon", f"bf_{word}", (ON_PAPER if paper else ON_SLATE)[word]  # type: ignore[index]
            elif word in lines.SIGNS:
                yield place, "icon", lines.SIGNS[word], plain
            else:
                yield place, "text", word, plain

    def tableau(self, player: PlayerView) -> Iterator[Fact]:
        """One player in full."""
        seat = player.seat
        yield from self.figures(player)
        place = f"{seat}.income"
        yield from self.line(place, ("gold", "round", f"+{player.income}"), False)
        if player.tax:
            yield place, "text", f"−{player.tax}", ALARM
        yield "", "text", SAY.in_reserve(), MUTED
        for sort in SORTS:
            yield "", "icon", f"bf_{sort}", TEXT
            yield "", "text", str(self.of(player.reserve, sort)), TEXT
        for district in self.view.districts:
            yield from self.of_district(f"{district.id}.{seat}", district, seat)
        if not player.built:
            yield "", "text", SAY.nothing_built(), MUTED
        for card in player.built:
            yield from self.large(f"built.{seat}.{card.card}", card, seat)

    def of_district(self, place: str, district: DistrictView, seat: int) -> Iterator[Fact]:
        yield place, "area", None, self.tint(district)
        yield from self.numbered(place, district)
        yield from self.guild(place, district.guild)
        if district.points[seat : seat + 1] and district.points[seat]:
            yield place, "text", f"+{district.points[seat]}", INK
        signs = [
            f"bf_{s.kind}"
            for s in self.view.symbols
            if s.district == district.id and s.owner == seat and s.kind != "guild"
        ]
        if district.owner == seat:
            signs.append(SIGNS[district.guild][1])
        yield from ((place, "icon", sign, INK) for sign in signs)
        if not signs:
            yield place, "text", "–", SPENT

    def large(self, place: str, card: BuiltView, seat: int) -> Iterator[Fact]:
        """A built card in full."""
        yield place, "icon", f"bf_{card.building}", INK
        yield place, "text", NAMED.building(card.building), INK
        for g in range(card.locks):
            yield place, "icon", "bf_disc_full", INK
            free = g >= card.gnomes
            yield place, "icon", "bf_lock" if free else "bf_gnome", PAPER if free else NOW
        if card.worker is not None:
            yield self.token(place, seat)
        yield from self.line(place, effects.card(card.building), True)

    # -------------------------------------------------------------------------------- cards

    def free(self, kind: str) -> list[int]:
        """Districts, from 0, in which a kind of building may stand."""
        view = self.view
        marked = {s.site for s in view.symbols if s.owner is not None}
        found = []
        for n, district in enumerate(view.districts):
            for s in view.symbols:
                half = s.kind == "gatehouse" and view.gatehouses_shared
                here = s.kind == kind and s.district == district.id and s.owner is None
                if here and (half or s.site not in marked):
                    found.append(n)
                    break
        return found

    def card(
        self, place: str, kind: str, count: int, have: Goods | None, told: bool
    ) -> Iterator[Fact]:
        """A building card: golden is the price that can be paid where a site is free.

        told: with its words, else in signs.
        """
        view, cost, free = self.view, self.cost(kind), self.free(kind)
        yield place, "icon", f"bf_{kind}", INK
        yield place, "text", NAMED.building(kind), INK
        if count > 1:
            yield place, "text", f"×{count}", INK_2
        if have is not None and free and all(getattr(have, g) >= getattr(cost, g) for g in GOODS):
            yield place, "area", None, NOW
        yield from self.price(place, cost, True, f"buildings.{kind}" in view.uncertain, have)
        for n in free:
            yield place, "icon", "bf_disc_full", INK
            yield place, "text", str(n + 1), PAPER
        if told:
            yield place, "text", WORDS.effects.card(kind), INK
        else:
            yield from self.line(place, effects.card(kind), True)

    def shop(self) -> Iterator[Fact]:
        for n, kind in enumerate(self.view.display):
            yield from self.card(f"display.{n}", kind, 1, None, True)
        yield from self.offers(TEXT)
        yield from (("post", "icon", "arrow", MUTED) for _ in self.view.offers)

    def hand(self, player: PlayerView, told: bool) -> Iterator[Fact]:
        yield self.token("", player.seat)
        yield "", "text", SAY.your_hand(), TEXT
        yield from self.goods(player, None)
        for kind in dict.fromkeys(player.cards):
            count = player.cards.count(kind)
            yield from self.card(f"card.{kind}", kind, count, player.goods, told)

    # ------------------------------------------------------------------------- all pictures

    def pictures(self) -> Iterator[tuple[str, Iterator[Fact]]]:
        """Every public picture with its facts."""
        yield "board", self.board()
        yield "phone", self.phone()
        yield "phone-more", self.phone_more()
        yield "market", self.shop()
        for n, district in enumerate(self.view.districts):
            yield f"district-{district.id}", self.quarter(n)
        for player in self.view.players:
            yield f"seat-{player.seat + 1}", self.tableau(player)
