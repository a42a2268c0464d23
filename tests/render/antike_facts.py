"""What the board of Antike Duellum has to show, told from the view alone.

It knows the palette, the signs and the names of places, but none of the code that draws: whom a
picture is about, what is printed on the box and who may still move is said here a second time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.antike.components import CARDS
from engine.games.antike.maps import MAPS
from engine.games.antike.view import AntikeView, NationView, RegionView, UnitsView
from render.board.antike.geometry import MapShape, shapes
from render.board.antike.style import (
    BORDERS,
    CASING,
    FIELDS,
    GOODS,
    ROCK,
    ROCK_LINE,
    SEA,
    SIDES,
    SITE,
    VEIN,
    Side,
)
from render.board.antike.words import Words
from render.lang.catalogue.antike_cards import AntikeCards
from render.lang.catalogue.antike_question import AntikeQuestion
from render.theme import INK, LINE, MUTED, NOW, PANEL, PAPER, RGB, SLATE, TEXT
from tests.render import shown
from tests.render.shown import Fact

SAY, ASK, CARD = Words().say, AntikeQuestion(), AntikeCards()
QUIET = shown.QUIET | {CASING, VEIN}
FIELD = {
    "ferrum": ("FERRUM", "iron", "iron"),
    "templum": ("TEMPLUM", "temple", "marble"),
    "aurum": ("AURUM", "gold", "gold"),
    "duellum_a": ("DUELLUM I", "general", "war"),
    "militia": ("MILITIA", "legion", "iron"),
    "marmor": ("MARMOR", "marble", "marble"),
    "scientia": ("SCIENTIA", "scholar", "gold"),
    "duellum_b": ("DUELLUM II", "general", "war"),
}
"""Name, sign and ground of each field."""
KNOWN = {
    "strata": ("STRATA", 2, 0),
    "navigatio": ("NAVIGATIO", 2, 0),
    "moneta": ("MONETA", 1, 0),
    "res_publica": ("RES PUBLICA", 1, 0),
    "commercium": ("COMMERCIUM", 3, 2),
}
"""Name and figures of each know-how."""
MONEY = ("marble", "iron", "gold", "coin")
UNITS = ("legion", "galley")
SPECIAL = {"legion": "general", "galley": "admiral"}
STEPS = {"king": 5, "navigator": 7, "citizen": 3}
"""So many cities, sea points and temples for each of them."""
COUNTED = {"king": "city", "citizen": "temple", "navigator": "sea"}
WIN, WALLS = 9, (1, 2, 3, 5, 7)
"""Length of the track, and where a wall is won on it."""


class Table:
    """The facts of one table. players: the names of the seats as they are drawn."""

    def __init__(self, view: AntikeView, players: Sequence[str]) -> None:
        self.view, self.players = view, players

    # ------------------------------------------------------------------------- what is small

    def side(self, seat: int) -> Side:
        return SIDES[self.view.nations[seat].colour]

    def token(self, place: str, seat: int) -> Iterator[Fact]:
        side = self.side(seat)
        yield from ((place, "icon", side.shape, tone) for tone in (CASING, INK, side.fill))

    def good(self, place: str, kind: str, rim: RGB = INK) -> Iterator[Fact]:
        yield place, "icon", kind, rim
        yield place, "icon", kind, GOODS[kind]
        if kind == "coin":
            yield place, "icon", "coinmark", INK

    def chip(self, place: str, kind: str) -> Iterator[Fact]:
        """On dark ground iron has a light rim."""
        yield from self.good(place, kind, CASING if kind == "iron" else INK)

    def counted(self, place: str, sign: str, count: int) -> Iterator[Fact]:
        yield place, "icon", sign, TEXT
        yield place, "text", str(count), TEXT

    def shield(self, place: str, strength: int) -> Iterator[Fact]:
        yield from ((place, "icon", "shield", tone) for tone in (CASING, INK))
        yield place, "text", str(strength), TEXT

    def city(self, place: str, it: RegionView, strength: int, home: bool) -> Iterator[Fact]:
        """A city: whose, what it brings, what stands in it, how strong it is."""
        assert it.owner is not None
        assert it.resource is not None
        side = self.side(it.owner)
        yield from self.token(place, it.owner)
        if home:
            yield from ((place, "icon", side.shape, tone) for tone in (side.text, side.fill))
        yield place, "icon", it.resource, CASING
        yield from self.good(place, it.resource)
        if it.temple:
            yield place, "icon", "temple", CASING
        if it.wall:
            yield place, "icon", "wall", CASING
        yield from self.shield(place, strength)

    def badge(
        self, place: str, seat: int, kind: str, there: UnitsView, ready: bool
    ) -> Iterator[Fact]:
        """Units of one kind. A star is a General or an Admiral; who may still move is yellow."""
        side, count = self.side(seat), getattr(there, kind)
        star = getattr(there, SPECIAL[kind]) > 0
        if ready:
            yield place, "area", None, NOW
        yield place, "area", None, side.fill
        yield place, "icon", kind, side.text
        if count or not star:
            yield place, "text", str(count), side.text
        if star:
            yield from ((place, "icon", "star", tone) for tone in (INK, NOW))

    def front(self) -> list[int]:
        """Who is asked, or who has won."""
        view = self.view
        if view.outcome is not None:
            return [seat for seat in (0, 1) if view.outcome.places[seat] == 1]
        asked = {seat for seat, _ in view.awaited}
        return sorted(asked) if asked else [view.mover]

    def headline(self, named: Sequence[str], moves: str, wins: str) -> str:
        """moves, wins: the same for whoever is in front, as the picture says it."""
        front = self.front()
        if self.view.outcome is not None:
            return wins if len(front) == 1 else SAY.draw()
        seat, kind = self.view.awaited[0] if self.view.awaited else (self.view.mover, "")
        if front == [self.view.mover]:
            return moves
        return ASK.asked(kind, player=named[seat])

    def moment(self) -> str:
        view = self.view
        if view.outcome is not None:
            return SAY.ended(view.outcome.cause, goal=WIN)
        if view.draw_offer is not None:
            return SAY.offers_draw(nation=view.nations[view.draw_offer].name)
        at = view.nations[view.mover].rondel
        if at is None or view.phase == "rondel":
            return SAY.doing(view.phase)
        return SAY.at_field(view.phase, field=FIELD[at][0])

    def turn(self) -> str:
        view = self.view
        if view.turn_limit is None:
            return SAY.turn(turn=view.turn)
        return SAY.turn_of(turn=view.turn, limit=view.turn_limit)

    def held(self, nation: NationView) -> str:
        """The event cards of a nation, each once with its number."""
        named = []
        for one in dict.fromkeys(nation.hand):
            said, count = CARDS[one].name, nation.hand.count(one)
            said = SAY.copies(card=said, count=count) if count > 1 else said
            named.append(said.replace(" ", "\u00a0"))
        return ", ".join(named)

    def hand(self, nation: NationView) -> Iterator[Fact]:
        place, none = f"hand-{nation.seat}", SAY.no_cards()
        yield place, "icon", "card", PAPER
        yield place, "text", str(len(nation.hand)), INK
        yield place, "text", self.held(nation) or none, TEXT if nation.hand else MUTED

    def card(self, identity: str) -> str:
        name = CARDS[identity].name
        return CARD.marked_name(card=name) if identity in self.view.reconstructed else name

    # ------------------------------------------------------------------------------- the map

    def map(self, shape: MapShape) -> Iterator[Fact]:
        view = self.view
        for it in view.regions:
            place = f"city.{it.id}"
            if it.owner is not None:
                yield place, "area", it.id, self.side(it.owner).land
                yield from self.city(place, it, it.defence, it.id in view.homes)
            elif MAPS[view.map].regions[it.id].is_site:
                yield from ((place, "icon", "disc", tone) for tone in (INK, PAPER, SITE, PAPER))
            for seat, there in enumerate(it.units):
                for kind in UNITS:
                    if getattr(there, kind) or getattr(there, SPECIAL[kind]):
                        ready = seat == view.mover and self.movable(it.id, kind)
                        yield from self.badge(f"{kind}.{it.id}", seat, kind, there, ready)
        for name in view.changed:
            yield f"name.{name}", "area", None, NOW
            for line in shape.regions[name].label.lines:
                yield f"name.{name}", "text", line, INK

    def movable(self, region: str, kind: str) -> bool:
        """Whether units of a kind may still move from there."""
        for name, units in self.view.unmoved:
            if name == region:
                return getattr(units, kind) + getattr(units, SPECIAL[kind]) > 0
        return False

    def legend(self) -> Iterator[Fact]:
        """What lines and marks of the map mean; printed."""
        land, sea = BORDERS["land"], BORDERS["sea"]
        samples = {
            "rock": (ROCK_LINE, ROCK, ROCK, ROCK),
            "land": (land,),
            "sea": (SEA, sea, sea, sea),
            "changed": (NOW,),
            "shield": (),
            "gate": (land, SEA, sea),
        }
        for mark, tones in samples.items():
            yield f"legend-{mark}", "text", SAY.legend(mark), TEXT
            yield from ((f"legend-{mark}", "area", None, tone) for tone in tones)
        yield from self.shield("legend-shield", 3)
        yield from (("legend-gate", "icon", "disc", tone) for tone in (CASING, INK, CASING))

    # -------------------------------------------------------------------------- the wide board

    def track(self, nation: NationView) -> Iterator[Fact]:
        """The personages in the order won; the walls and the flag still ahead."""
        side = self.side(nation.seat)
        won = [personage.kind for personage in nation.personages]
        for i in range(WIN):
            place = f"track-{nation.seat}-{i}"
            if i < len(won):
                yield place, "area", None, side.fill
                yield place, "icon", won[i], side.text
            elif i == WIN - 1:
                yield place, "area", None, NOW
                yield place, "icon", "flag", NOW
            elif i + 1 in WALLS:
                yield place, "icon", "wall", MUTED

    def race(self, nation: NationView) -> Iterator[Fact]:
        place = f"race-{nation.seat}"
        if nation.seat in self.front():
            yield place, "area", None, NOW
        yield from self.token(place, nation.seat)
        yield place, "text", f"/{WIN}", MUTED
        yield place, "text", str(nation.track), TEXT

    def head(self, title: str) -> Iterator[Fact]:
        """Whose turn it is in their colour, or how the game ended."""
        front = self.front()
        yield "head", "area", None, NOW
        ink = TEXT
        if len(front) == 1:
            yield "head", "area", None, self.side(front[0]).fill
            ink = self.side(front[0]).text
        yield "head", "icon", "arrow" if self.view.outcome is None else "flag", ink
        yield "head", "text", title, ink
        yield "head", "text", self.moment(), ink

    def desk_head(self) -> Iterator[Fact]:
        nations = [nation.name for nation in self.view.nations]
        first = nations[self.front()[0]]
        said = self.headline(nations, SAY.to_move(nation=first), SAY.wins(nation=first))
        yield from self.head(said)
        front = self.front()
        yield "head", "text", self.turn(), TEXT if len(front) != 1 else self.side(front[0]).text
        for nation in self.view.nations:
            yield from self.race(nation)
            yield f"race-{nation.seat}", "text", nation.name, TEXT
            yield f"race-{nation.seat}", "text", self.players[nation.seat], MUTED
            yield from self.track(nation)

    def rondel(self) -> Iterator[Fact]:
        """Who stands where, and what the mover pays to go on."""
        view, side = self.view, self.side(self.view.mover)
        waiting = [n.seat for n in view.nations if n.rondel is None]
        for field, (name, sign, ground) in FIELD.items():
            place, here = f"field-{field}", [n.seat for n in view.nations if n.rondel == field]
            yield "rondel", "area", None, FIELDS[ground]
            yield place, "text", name, INK
            if len(here) < 2 and sign in GOODS:
                yield from self.good(place, sign)
            elif len(here) < 2:
                yield place, "icon", sign, INK
            for seat in here:
                yield from self.token(f"rondel-{seat}", seat)
        for due in view.prices:
            place = f"price-{due.field}"
            if due.price == 0:
                yield from ((place, "icon", "disc", tone) for tone in (NOW, PANEL))
                continue
            yield from ((place, "icon", side.shape, tone) for tone in (NOW, INK, side.fill))
            yield place, "text", str(due.price), side.text
        yield "rondel-middle", "icon", "disc", SLATE
        for seat in waiting:
            yield from self.token("rondel-middle", seat)
        if not waiting:
            yield "rondel-middle", "icon", "clockwise", MUTED

    def note(self, known: str) -> str:
        _, count, other = KNOWN[known]
        return SAY.note(known, count=count, other=other)

    def known(self) -> Iterator[Fact]:
        """Who has which know-how; a scroll was first; else what it costs."""
        for one in self.view.know_how:
            for seat in (0, 1):
                place, tone = f"known-{seat}-{one.id}", self.side(seat).text
                if seat not in one.by:
                    yield place, "icon", "gold", GOODS["gold"]
                    yield place, "text", str(one.price), INK
                    continue
                yield from self.token(place, seat)
                yield place, "icon", "scholar" if one.by.index(seat) == 0 else "disc", tone

    def know_how(self) -> Iterator[Fact]:
        yield "know-how", "text", SAY.know_how(), MUTED
        for seat in (0, 1):
            yield from self.token("know-how", seat)
        for one in self.view.know_how:
            yield f"know-how-{one.id}", "text", KNOWN[one.id][0], TEXT
            yield f"know-how-{one.id}", "text", self.note(one.id), MUTED
        yield from self.known()

    def left(self) -> Iterator[Fact]:
        """How many personages of each kind are left."""
        for stack in self.view.stacks:
            place = f"stack-{stack.kind}"
            yield place, "icon", stack.kind, NOW if stack.left else LINE
            yield place, "text", str(stack.left), TEXT if stack.left else MUTED

    def personages(self) -> Iterator[Fact]:
        yield "personages", "text", SAY.personages(), MUTED
        yield "personages", "text", SAY.personages_note(), MUTED
        yield from self.left()
        for stack in self.view.stacks:
            place, step = f"stack-{stack.kind}", STEPS.get(stack.kind, 0)
            yield place, "text", SAY.stack(stack.kind), TEXT
            yield place, "text", SAY.condition(stack.kind, step=step), MUTED
            for nation in self.view.nations:
                kinds = [personage.kind for personage in nation.personages]
                yield from self.token(place, nation.seat)
                won = str(kinds.count(stack.kind))
                yield place, "text", won, self.side(nation.seat).text

    def nation(self, nation: NationView) -> Iterator[Fact]:
        """All that lies before a player."""
        seat, side = nation.seat, self.side(nation.seat)
        place = f"nation-{seat}"
        if seat in self.front():
            yield place, "area", None, NOW
        yield from ((place, "area", None, side.fill),) * 2
        yield from ((place, "icon", side.shape, tone) for tone in (side.text, side.fill))
        yield place, "text", nation.name, side.text
        if nation.resigned:
            yield place, "text", SAY.resigned(), side.text
        yield from self.purse(nation)
        yield f"box-{seat}", "text", SAY.box(), MUTED
        yield f"supply-{seat}", "text", SAY.supply(), MUTED
        for where, found in (("box", nation.box), ("supply", nation.supply)):
            for kind in UNITS:
                yield from self.counted(f"{where}-{seat}.{kind}", kind, getattr(found, kind))
                if getattr(found, SPECIAL[kind]):
                    yield f"{where}-{seat}", "icon", kind, TEXT
                    yield f"{where}-{seat}", "icon", "star", NOW
        yield from self.counted(f"supply-{seat}.wall", "wall", nation.walls)
        for goal in nation.goals:
            place = f"goal-{seat}-{goal.kind}"
            yield place, "icon", COUNTED[goal.kind], MUTED
            yield place, "text", str(goal.have), TEXT
            if goal.goal is not None:
                yield place, "text", f"/{goal.goal}", MUTED
            if goal.have and goal.goal is not None:
                yield place, "area", None, NOW
        yield from self.hand(nation)

    def purse(self, nation: NationView) -> Iterator[Fact]:
        for kind in MONEY:
            place = f"purse-{nation.seat}-{kind}"
            yield from self.chip(place, kind)
            yield place, "text", str(getattr(nation.purse, kind)), TEXT

    def events(self) -> Iterator[Fact]:
        view = self.view
        yield "events", "text", SAY.event_cards(), MUTED
        note = SAY.event_cards_note(pile=view.pile, used=len(view.discards))
        yield "events", "text", note, MUTED
        for i, one in enumerate(view.row):
            yield f"row-{i}", "text", self.card(one), INK
            yield f"row-{i}", "text", CARD.text(one), INK

    def bank(self) -> Iterator[Fact]:
        bank = self.view.bank
        yield "bank", "text", SAY.bank(), MUTED
        yield "bank", "text", SAY.city_tokens(), MUTED
        yield from self.chip("bank-coins", "coin")
        yield "bank-coins", "text", str(bank.coins), TEXT
        yield from self.counted("bank-temples", "temple", bank.temples)
        for kind, left in bank.tokens:
            yield from self.chip(f"bank-{kind}", kind)
            yield f"bank-{kind}", "text", str(left), TEXT

    def board(self) -> Iterator[Fact]:
        """All of the wide picture."""
        yield from self.desk_head()
        yield from self.map(shapes()[self.view.map])
        yield from self.legend()
        yield from self.rondel()
        yield from self.know_how()
        yield from self.personages()
        for nation in self.view.nations:
            yield from self.nation(nation)
        yield from self.events()
        yield from self.bank()
