"""The neutral players of a game for two (chapter 11)."""

from __future__ import annotations

from typing import Literal

from engine.core import Automatic, Decision, Fact, Pick, Turn, Waiting, record
from engine.games.belfort import building, deck, purse
from engine.games.belfort.actions import Mark, NeutralBuild, PlaceDwarf
from engine.games.belfort.components import BOX, after
from engine.games.belfort.events import DwarfMoved, DwarfPlaced, NeutralDrew
from engine.games.belfort.goods import DISTRICT_IDS, Goods
from engine.games.belfort.parts import NEUTRALS
from engine.games.belfort.state import Belfort


def runs(state: Belfort, number: int) -> int:
    """The seat that acts for a neutral player: the holder of crest 1 or 2."""
    return state.in_order()[number]


@record
class ChooseDwarf(Waiting):
    """On which guild does the dwarf of a neutral player begin?"""

    number: int
    kind: Literal["choose_dwarf"] = "choose_dwarf"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        free = (d for d in DISTRICT_IDS if d not in state.dwarves)
        menu = Pick("dwarf", tuple(PlaceDwarf(district) for district in free))
        facts = {"neutral": self.number}
        return (Decision(runs(state, self.number), self.kind, (menu,), facts),)

    def answer(self, t: Turn[Belfort], seat: int, action: PlaceDwarf) -> None:
        t.state.agenda.pop()
        t.state.dwarves.append(action.district)
        guild = t.state.guilds[action.district]
        t.emit(DwarfPlaced(seat, self.number, action.district, guild))


@record
class ChooseNeutralCard(Waiting):
    """By which card does a neutral player build? A card of the display needs a free site
    (INT-13)."""

    number: int
    kind: Literal["choose_neutral_card"] = "choose_neutral_card"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        found = [
            NeutralBuild(card)
            for card in dict.fromkeys(state.display)
            if any(building.places(state, card))
        ]
        if state.deck.cards or state.discards.cards:
            found.append(NeutralBuild(None))
        if not found:
            return ()
        menu = Pick("card", tuple(found))
        facts = {"neutral": self.number}
        return (Decision(runs(state, self.number), self.kind, (menu,), facts),)

    def answer(self, t: Turn[Belfort], seat: int, action: NeutralBuild) -> None:
        state = t.state
        state.agenda.pop()
        card = action.card
        if card is None:
            card = deck.draw(t)
        else:
            state.display.remove(card)
        assert card is not None
        state.discards.cards.append(card)
        t.emit(NeutralDrew(seat, self.number, card, action.card is None))
        deck.fill_display(t)
        t.todo(ChooseNeutralSite(self.number, card))


@record
class ChooseNeutralSite(Waiting):
    """Where does the neutral player build? Nothing, if there is no site."""

    number: int
    building: str
    kind: Literal["choose_neutral_site"] = "choose_neutral_site"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        free = tuple(Mark(place) for place in building.places(state, self.building))
        if not free:
            return ()
        facts: dict[str, Fact] = {"neutral": self.number, "building": self.building}
        return (Decision(runs(state, self.number), self.kind, (Pick("mark", free),), facts),)

    def answer(self, t: Turn[Belfort], seat: int, action: Mark) -> None:
        t.state.agenda.pop()
        owner = NEUTRALS[self.number]
        building.mark(t, seat, owner, self.building, action.symbol, Goods(), "neutral")


@record
class MoveDwarves(Automatic):
    """Both neutral dwarves go on; the owner of the guild they come to gets gold (INT-15)."""

    kind: Literal["move_dwarves"] = "move_dwarves"

    def run(self, t: Turn[Belfort]) -> None:
        state = t.state
        for number, district in enumerate(state.dwarves):
            there = after(district, BOX.neutrals.step)
            state.dwarves[number] = there
            owner = state.owner(there)
            to = owner if owner is not None and owner >= 0 else None
            gold = BOX.neutrals.gold if to is not None else 0
            if to is not None:
                purse.put(state, to, Goods(gold=gold))
            t.emit(DwarfMoved(number, there, to, gold, state.guilds[there]))
