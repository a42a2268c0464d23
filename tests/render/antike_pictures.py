"""What the pictures of Antike Duellum for phones have to show."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.antike.view import NationView
from render.board.antike.geometry import shapes
from render.board.antike.style import FIELDS, GOODS, PHONE
from render.theme import INK, MUTED, NOW, TEXT
from tests.render.antike_facts import (
    FIELD,
    KNOWN,
    SAY,
    SPECIAL,
    UNITS,
    Table,
)
from tests.render.shown import Fact


class Pictures(Table):
    """All pictures of one table."""

    def pictures(self) -> Iterator[tuple[str, Iterator[Fact]]]:
        yield "board", self.board()
        yield "phone", self.phone()
        yield "phone-more", self.more()

    # ------------------------------------------------------------------------- race and map

    def phone(self) -> Iterator[Fact]:
        first = self.players[self.front()[0]]
        moves, wins = SAY.player_to_move(player=first), SAY.player_wins(player=first)
        yield from self.head(self.headline(self.players, moves, wins))
        for nation in self.view.nations:
            yield from self.race(nation)
            yield f"race-{nation.seat}", "text", self.players[nation.seat], TEXT
            for i in range(len(nation.personages)):
                yield f"track-{nation.seat}-{i}", "area", None, self.side(nation.seat).fill
        yield "turn", "text", self.turn(), TEXT
        yield from self.map(shapes(PHONE)[self.view.map])

    # ------------------------------------------------------------------- what lies beside it

    def more(self) -> Iterator[Fact]:
        yield from self.fields()
        for nation in self.view.nations:
            yield from self.strip(nation)
        for one in self.view.know_how:
            yield f"know-how-{one.id}", "text", KNOWN[one.id][0], TEXT
        yield from self.known()
        yield "bank", "text", SAY.bank(), MUTED
        yield from self.chip("bank-coins", "coin")
        yield "bank-coins", "text", str(self.view.bank.coins), TEXT
        yield from self.counted("bank-temples", "temple", self.view.bank.temples)
        yield from self.counted("bank-walls", "wall", self.view.bank.walls)
        yield "personages", "text", SAY.personages(), MUTED
        yield from self.left()
        for i, one_card in enumerate(self.view.row):
            yield f"row-{i}", "text", self.card(one_card), INK

    def fields(self) -> Iterator[Fact]:
        """The rondel as two rows, with arrows from field to field."""
        yield from (("", "area", None, MUTED),) * len(FIELD)
        prices = {due.field: due.price for due in self.view.prices}
        for field, (name, sign, ground) in FIELD.items():
            place = f"field-{field}"
            yield from ((place, "area", None, FIELDS[ground]),) * 2
            yield place, "text", name, INK
            if sign in GOODS:
                yield from self.chip(place, sign)
            else:
                yield place, "icon", sign, TEXT
            if field in prices:
                yield place, "text", str(prices[field]), TEXT if prices[field] else NOW
            for nation in self.view.nations:
                if nation.rondel == field:
                    yield from self.token(f"rondel-{nation.seat}", nation.seat)

    def strip(self, nation: NationView) -> Iterator[Fact]:
        """All that lies before a player."""
        seat, side = nation.seat, self.side(nation.seat)
        place = f"nation-{seat}"
        if seat in self.front():
            yield place, "area", None, NOW
        yield place, "area", None, side.fill
        yield place, "icon", side.shape, side.text
        if nation.resigned:
            yield place, "icon", "flag", side.text
        yield from self.track(nation)
        yield from self.purse(nation)
        yield f"box-{seat}", "text", SAY.box(), MUTED
        yield f"supply-{seat}", "text", SAY.supply(), MUTED
        for where, found in (("box", nation.box), ("supply", nation.supply)):
            for kind in UNITS:
                place = f"{where}-{seat}.{kind}"
                yield from self.counted(place, kind, getattr(found, kind))
                if getattr(found, SPECIAL[kind]):
                    yield from ((place, "icon", "star", tone) for tone in (INK, NOW))
        yield from self.counted(f"supply-{seat}.wall", "wall", nation.walls)
        yield from self.goals(nation)
        yield from self.hand(nation)

    def goals(self, nation: NationView) -> Iterator[Fact]:
        """What is counted for the next personages; yellow where one more is enough."""
        for goal in nation.goals:
            place = f"goal-{nation.seat}-{goal.kind}"
            near = goal.goal is not None and goal.have + 1 >= goal.goal
            yield place, "icon", goal.kind, MUTED
            yield place, "text", str(goal.have), NOW if near else TEXT
            if goal.goal is not None:
                yield place, "text", f"/{goal.goal}", MUTED
        place, known = f"known-{nation.seat}", self.view.know_how
        yield place, "icon", "scholar", MUTED
        yield place, "text", str(len([one for one in known if nation.seat in one.by])), TEXT
        yield place, "text", f"/{len(known)}", MUTED
