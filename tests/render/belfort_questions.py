"""What the pictures of Belfort's questions have to show."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

from engine.core import Decision
from engine.games.belfort.components import AREAS as PRINTED
from engine.games.belfort.components import BOX, BUILDINGS, CARDS, GUILDS
from engine.games.belfort.goods import Goods
from engine.games.belfort.view import BelfortView, DistrictView, PlankView, PlayerView
from render.board.belfort import effects
from render.board.belfort.question import page
from render.board.belfort.style import LAUREL, ON_SLATE, SEATS, SPENT
from render.theme import ALARM, INK, MUTED, NOW, TEXT
from tests.render.belfort_facts import AREAS, GOODS, NAMED, SAY, SIGNS, SORTS, WORDS
from tests.render.belfort_pictures import Pictures
from tests.render.shown import Fact

LABEL: Fact = ("", "text", "", MUTED)


class Questions(Pictures):
    """The picture of a question. means: with what only who is asked should see."""

    def __init__(
        self, view: BelfortView, players: Sequence[str], decision: Decision, means: bool
    ) -> None:
        super().__init__(view, players)
        self.decision, self.means = decision, means
        self.me = view.players[decision.seat]
        menus = decision.menus if means else ()
        self.answers = [a for menu in menus for a in getattr(menu, "actions", ())]

    def question(self) -> Iterator[Fact]:
        """All of it."""
        kinds: dict[str, Callable[[], Iterator[Fact]]] = {
            "choose_cards": self.choose_cards,
            "choose_dwarf": self.choose_dwarf,
            "placement": self.placement,
            "send_rest": self.send_rest,
            "swap_crests": self.swap_crests,
            "actions": self.actions,
            "discard_cards": self.discard,
            "choose_loot": self.loot,
            "choose_recruit": self.recruit,
            "show_cards": self.show,
            "choose_neutral_card": self.neutral_card,
            "choose_neutral_site": self.neutral_site,
            "choose_half": self.half,
            "choose_arrival": self.arrival,
            "choose_exchange": self.exchange,
            "take_shown": self.take_shown,
            "choose_design": self.design,
            "pay_architects": self.pay,
        }
        yield from self.heading()
        yield from kinds[self.decision.kind]()

    def heading(self) -> Iterator[Fact]:
        """Who is asked for what, and what it is about or the month."""
        colour, sign = SEATS[self.me.seat]
        yield "head", "area", None, colour
        yield "head", "icon", sign, INK
        said = SAY.asked(self.decision.kind, player=self.players[self.me.seat])
        yield "head", "text", said, INK
        if self.decision.kind in SAY.FAMILIES["about"]:
            case = page.Case(self.view, self.decision, self.players, WORDS, self.means)
            yield "head", "text", page.about(case), TEXT
            return
        yield "head", "text", self.month(), TEXT
        yield "head", "text", self.next_scoring(), NOW

    # ------------------------------------------------------------------------------ planks

    def plank(
        self, plank: PlankView, district: DistrictView, can: bool, fee: bool
    ) -> Iterator[Fact]:
        place = f"ask.{plank.id}"
        if can:
            yield place, "area", None, NOW
        yield from self.numbered(place, district)
        if district.owner is None:
            yield from self.guild(place, district.guild)
        else:
            yield from self.marker(place, district.owner, SIGNS[district.guild][1])
        yield place, "text", NAMED.guild(district.guild), TEXT
        yield from self.line(place, effects.guild(district.guild), False)
        if fee:
            yield from self.fee(place, plank.fee)
        yield from self.empty(place, plank)

    def fee(self, place: str, fee: int) -> Iterator[Fact]:
        if fee:
            yield place, "icon", "bf_gold", ON_SLATE["gold"]
            yield place, "text", str(fee), ALARM if fee > self.me.goods.gold else TEXT

    def empty(self, place: str, plank: PlankView) -> Iterator[Fact]:
        if plank.seat is None and plank.dwarf is None:
            yield place, "area", None, NOW
        yield from self.standing(place, plank)

    def placement(self) -> Iterator[Fact]:
        view, can = self.view, {getattr(a, "plank", "") for a in self.answers}
        yield from self.figures(self.me)
        for plank, district in zip(view.guilds, view.districts, strict=True):
            yield from self.plank(plank, district, plank.id in can, True)
        boards = {"recruiters_desk": "desk", "kings_camp": "camp"}
        yield from self.planks([key for name, key in boards.items() if name in can])
        for card in self.me.built:
            printed = BUILDINGS[CARDS[card.card]].plank
            if not card.open or printed is None:
                continue
            place = f"ask.{card.card}"
            if card.worker is None and any(name.startswith(card.building) for name in can):
                yield place, "area", None, NOW
            yield place, "icon", f"bf_{card.building}", TEXT
            yield from self.line(place, effects.plank(card.card), False)
            yield from self.fee(place, printed.fee)
            seat = None if card.worker is None else self.me.seat
            yield from self.empty(place, PlankView(card.card, seat, card.worker))
        yield from self.people_there()

    def people_there(self) -> Iterator[Fact]:
        yield LABEL
        yield from self.columns(False)
        yield from self.areas(False)

    def choose_dwarf(self) -> Iterator[Fact]:
        for plank, district in zip(self.view.guilds, self.view.districts, strict=True):
            yield from self.plank(plank, district, plank.dwarf is None, False)

    def send_rest(self) -> Iterator[Fact]:
        kind, count = str(self.decision.facts["worker"]), self.decision.facts["count"]
        assert isinstance(count, int)
        yield from self.figures(self.me)
        for area in self.view.areas:
            printed = next(one for one in PRINTED.values() if one.id == area.id)
            place, good = f"ask.{area.id}", AREAS[area.id]
            sort = kind.removeprefix("master_")
            tone = TEXT if sort in printed.workers else SPENT
            yield place, "icon", f"bf_{area.id}", tone
            yield place, "text", NAMED.area(area.id), tone
            if tone == SPENT:
                yield place, "text", "–", SPENT
                continue
            yield from self.worker(place, kind)
            yield place, "text", f"0–{count}", TEXT
            yield place, "icon", f"bf_{good}", ON_SLATE[good]  # type: ignore[index]
            strength = {"elf": 0, "dwarf": 0}
            for there, n in (*area.workers[self.me.seat], (kind, count)):
                double = there.startswith("master_")
                worth = BOX.collection.master_strength if double else BOX.collection.strength
                strength[there.removeprefix("master_")] += n * worth
            now, most = (
                area.goods[self.me.seat],
                printed.harvest(strength["elf"], strength["dwarf"]),
            )
            yield place, "text", str(now) if now == most else f"{now}–{most}", NOW
        yield from self.people_there()

    def swap_crests(self) -> Iterator[Fact]:
        view = self.view
        still = sorted((p for p in view.players if not p.resigned), key=lambda p: p.crest)
        for n, player in enumerate(still, 1):
            place, mine, shut = f"ask.{player.seat}", player == self.me, player.crest in view.shut
            if not mine and not shut:
                yield place, "area", None, NOW
            yield from self.crest(place, player.crest)
            yield self.token(place, player.seat)
            yield place, "text", self.players[player.seat], SPENT if shut else TEXT
            yield place, "icon", "bf_laurel", LAUREL
            yield place, "text", str(player.score).replace("-", "−"), TEXT
            if shut:
                yield place, "icon", "bf_lock", SPENT
                yield place, "text", SAY.safe(), SPENT
                continue
            yield place, "text", SAY.acts(place=n), MUTED
            if mine:
                yield place, "text", SAY.you(), NOW
        yield from self.planks(())

    # ------------------------------------------------------------------------------- cards

    def own(self, told: bool = False) -> Iterator[Fact]:
        for kind in dict.fromkeys(self.me.cards):
            count = self.me.cards.count(kind)
            yield from self.card(f"card.{kind}", kind, count, self.me.goods, told)

    def choosers(self, players: Sequence[PlayerView]) -> Iterator[Fact]:
        for player in players:
            place = f"ask.{player.seat}"
            yield self.token(place, player.seat)
            yield place, "text", self.players[player.seat], TEXT
            yield (
                place,
                "text",
                SAY.chosen() if player.chosen else SAY.choosing(),
                (NOW if player.chosen else MUTED),
            )

    def display(self) -> Iterator[Fact]:
        view = self.view
        for kind in dict.fromkeys(view.display):
            yield from self.card("", kind, view.display.count(kind), None, False)
        yield "", "text", str(view.deck), TEXT
        yield "", "text", SAY.deck(), MUTED
        yield "", "text", str(len(view.discards)), TEXT
        yield "", "text", SAY.discarded(), MUTED

    def choose_cards(self) -> Iterator[Fact]:
        if self.means:
            yield from self.own(told=True)
            return
        yield from self.choosers([p for p in self.view.players if not p.resigned])
        yield from self.display()

    def discard(self) -> Iterator[Fact]:
        yield from self.figures(self.me)
        yield from self.own() if self.means else self.display()

    def show(self) -> Iterator[Fact]:
        by = self.view.players[int(str(self.decision.facts["by"]))]
        yield from self.figures(by)
        if self.means:
            yield from self.own()
            return
        asked = [p for p in self.view.players if p != by and p.hand and not p.resigned]
        yield from self.choosers(asked)

    def actions(self) -> Iterator[Fact]:
        view, me = self.view, self.me
        yield from self.figures(me)
        yield from self.stood()
        yield from self.own()
        can = {(a.kind, getattr(a, "district", "")) for a in self.answers}
        verbs = {kind for kind, _ in can}
        works = [("wall", "")] + [("guild", d.id) for d in view.districts if d.owner is None]
        for kind, at in works:
            place = f"ask.{kind}.{at}"
            district = next((d for d in view.districts if d.id == at), None)
            if ("build_guild", at) in can if district else "build_wall" in verbs:
                yield place, "area", None, NOW
            if district is None:
                yield place, "icon", "bf_wall", TEXT
                yield from self.price(place, BOX.actions.wall, False, False, me.goods)
                continue
            yield from self.guild(place, district.guild)
            yield from self.numbered(place, district)
            doubt = f"guilds.{district.guild}" in view.uncertain
            yield from self.price(place, district.guild_cost, False, doubt, me.goods)
        for verb, sign, gold in (
            ("hire", "bf_gnome", BOX.actions.gnome),
            ("buy_card", "bf_hand", BOX.actions.card),
        ):
            if verb in verbs:
                yield f"ask.{verb}", "area", None, NOW
            yield f"ask.{verb}", "icon", sign, TEXT if verb in verbs else SPENT
            yield from self.price(f"ask.{verb}", Goods(gold=gold), False, False)
        yield from (("ask.buy_card", "icon", f"bf_{card}", TEXT) for card in view.display)
        sides = (view.purchases, view.sales)
        golden = iter([NOW if left else SPENT for left in sides])
        tone = next(golden)
        for fact in self.offers(TEXT):
            if fact[2] == SAY.sell():
                tone = next(golden)
            yield (*fact[:3], tone) if fact[3] == NOW else fact
        yield from (("post", "icon", "arrow", MUTED) for _ in view.offers)

    def stood(self) -> Iterator[Fact]:
        """Where own workers still stand."""
        found = [
            (SIGNS[d.guild][1], effects.guild(d.guild))
            for plank, d in zip(self.view.guilds, self.view.districts, strict=True)
            if plank.seat == self.me.seat
        ]
        found += [
            (f"bf_{card.building}", effects.plank(card.card))
            for card in self.me.built
            if card.worker is not None
        ]
        few = len(found) <= 6
        yield from ((("", "area", None, NOW),) * (len(found) if few else 1))
        for sign, line in found:
            yield from self.marker("", self.me.seat, sign)
            if few:
                yield from self.line("", line, False)

    # ------------------------------------------------------------------------------- goods

    def loot(self) -> Iterator[Fact]:
        """What can be taken is golden."""
        source = self.decision.facts["source"]
        effect = next(one.effect for one in GUILDS.values() if one.id == source)
        ways = effect.ways  # type: ignore[union-attr]
        of = {good for way in ways for good in way.of}
        yield from self.figures(self.me)
        for way in ways:
            most = str(way.count)
            if way.rulebook:
                taken = [sum(goods.of(g) for g in GOODS) for a in self.answers
                         for _, goods in getattr(a, "loot", ())]  # fmt: skip
                most = str(max(taken)) if taken else ""
            yield from self.line("", ("people",) * way.opponents, False)
            yield "", "icon", "arrow", MUTED
            kinds = [word for good in way.of for word in ("/", good)][1:]
            yield from self.line("", (*([most] if most else []), *kinds), False)
        for player in self.view.players:
            if player == self.me or player.resigned:
                continue
            place = f"ask.{player.seat}"
            some = any(getattr(player.goods, good) for good in of)
            if some:
                yield place, "area", None, NOW
            yield self.token(place, player.seat)
            yield place, "text", self.players[player.seat], TEXT if some else SPENT
            yield place, "icon", "bf_laurel", LAUREL
            yield place, "text", str(player.score).replace("-", "−"), TEXT
            for good in GOODS:
                n = getattr(player.goods, good)
                can = good in of and n
                yield place, "icon", f"bf_{good}", ON_SLATE[good] if can else SPENT  # type: ignore[index]
                yield place, "text", str(n), NOW if can else SPENT

    def recruit(self) -> Iterator[Fact]:
        source, me = str(self.decision.facts["source"]), self.me
        effect = next((g.effect for g in GUILDS.values() if g.id == source), None)
        if effect is None:
            kind = CARDS.get(source, source)
            effect = next(b.plank.effect for b in BUILDINGS.values() if b.plank and b.id == kind)
        yield from self.figures(me)
        for sort in SORTS if effect.worker else ():  # type: ignore[union-attr]
            left, place = self.of(me.reserve, sort), f"ask.{sort}"
            if left:
                yield place, "area", None, NOW
            yield place, "icon", f"bf_{sort}", TEXT if left else SPENT
            yield place, "text", str(left), TEXT if left else SPENT
            yield place, "text", SAY.in_reserve(), MUTED
        for card in me.built:
            if not (effect.gnome and self.view.gnomes and card.gnomes < card.locks):  # type: ignore[union-attr]
                continue
            place = f"ask.{card.card}"
            yield place, "area", None, NOW
            yield place, "icon", f"bf_{card.building}", TEXT
            lock = BUILDINGS[CARDS[card.card]].locks[card.gnomes]
            yield from self.line(place, ("gnome", "to", *effects.gives(lock)), False)
        yield LABEL
        yield from self.columns(False)
        yield from self.people(False)

    # ------------------------------------------------------------------------------- sites

    def standings(self, kind: str, lit: Collection[str]) -> Iterator[Fact]:
        yield LABEL
        yield from self.columns(True)
        for district in self.view.districts:
            yield from self.numbered(f"row.{district.id}", district)
            yield from self.cells(district.id, district.markers, district.points)
            for symbol in self.view.symbols:
                if symbol.district == district.id and symbol.kind == kind == "guild":
                    place, ground = symbol.id, self.tint(district)
                    for fact in self.site(symbol, ground, symbol.id in lit):
                        sign = SIGNS[district.guild][1]
                        yield (place, "icon", sign, fact[3]) if fact[2] == "bf_guild" else fact
                elif symbol.district == district.id and symbol.kind == kind:
                    yield from self.site(symbol, self.tint(district), symbol.id in lit)

    def half(self) -> Iterator[Fact]:
        gates = [s for s in self.view.symbols if s.kind == "gatehouse"]
        mine = {s.site for s in gates if s.owner == self.me.seat}
        return self.standings(
            "gatehouse", [s.id for s in gates if s.owner is None and s.site in mine]
        )

    def arrival(self) -> Iterator[Fact]:
        at = self.decision.facts["site"]
        lit = [s.id for s in self.view.symbols if s.site == at and s.owner is None]
        return self.standings("gatehouse", lit)

    def neutral_site(self) -> Iterator[Fact]:
        kind = str(self.decision.facts["building"])
        return self.standings(kind, self.free_sites(kind))

    def neutral_card(self) -> Iterator[Fact]:
        yield from self.display()
        yield from self.table_standings()

    def table_standings(self) -> Iterator[Fact]:
        yield "", "icon", "bf_laurel", LAUREL
        yield LABEL
        yield from self.columns(True)
        yield from self.rows(False)

    def exchange(self) -> Iterator[Fact]:
        yield from self.sites()
        yield from self.table_standings()

    # -------------------------------------------------------------------------- Architects

    def free_sites(self, kind: str) -> list[str]:
        """Symbols of a kind on which somebody may build."""
        marked = {s.site for s in self.view.symbols if s.owner is not None}
        shared = kind == "gatehouse" and self.view.gatehouses_shared
        return [
            s.id
            for s in self.view.symbols
            if s.kind == kind and s.owner is None and (shared or s.site not in marked)
        ]

    def design(self) -> Iterator[Fact]:
        view = self.view
        kinds = {a.building for a in self.answers if a.kind == "design"}
        guilds = {a.place for a in self.answers if a.kind == "design" and a.building == "guild"}
        yield from self.figures(self.me)
        yield "", "icon", "bf_compass", TEXT
        yield from self.line("", effects.guild("architects"), False)
        for kind in {s.kind for s in view.symbols} - {"guild"}:
            tone = TEXT if not self.means else NOW if kind in kinds else SPENT
            yield "", "icon", f"bf_{kind}", tone
            doubt = kind != "wall" and f"buildings.{kind}" in view.uncertain
            yield from self.price("", self.cost(kind), False, doubt)
        yield from self.sites([one for kind in kinds for one in self.free_sites(kind)])
        for district in view.districts:
            if district.id in guilds:
                yield "", "area", None, NOW
            yield from self.numbered("", district)
            if district.owner is not None:
                yield from self.marker("", district.owner, SIGNS[district.guild][1])
                continue
            yield from self.guild("", district.guild)
            doubt = f"guilds.{district.guild}" in view.uncertain
            yield from self.price("", district.guild_cost, False, doubt)

    def pay(self) -> Iterator[Fact]:
        kind, place = (str(self.decision.facts[key]) for key in ("building", "place"))
        district = next((d for d in self.view.districts if d.id == place), None)
        name = f"guilds.{district.guild}" if kind == "guild" and district else f"buildings.{kind}"
        cost = district.guild_cost if kind == "guild" and district else self.cost(kind)
        yield from self.figures(self.me)
        yield from self.price("", cost, False, name in self.view.uncertain)
        yield from self.line("", effects.guild("architects"), False)
        yield "", "icon", "bf_compass", MUTED
        for action in self.answers:
            if action.kind != "pay_design":
                continue
            yield "", "area", None, NOW
            yield from self.price("", action.goods, False, False, self.me.goods)
            yield "", "icon", "arrow", MUTED
            for good in GOODS:
                n = getattr(action.goods, good)
                if n:
                    left = str(getattr(self.me.goods, good) - n)
                    yield from self.line("", (left, good), False)
        lit = [
            s.id
            for s in self.view.symbols
            if s.kind == kind and place in (s.id, s.district) and s.id in self.free_sites(kind)
        ]
        yield from self.standings(kind, lit)

    def take_shown(self) -> Iterator[Fact]:
        yield from self.figures(self.me)
        for seat, kind in self.view.shown:
            yield self.token(f"card.{kind}", seat)
            yield from self.card(f"card.{kind}", kind, 1, self.me.goods, False)
