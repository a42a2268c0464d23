"""The Wizards: two sites exchange their markers (BF-14.11)."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

from engine.core import Decision, Fact, Pick, Turn, Waiting, record
from engine.games.belfort.actions import Exchange, Mark, Skip
from engine.games.belfort.components import SITES, Site
from engine.games.belfort.events import SitesExchanged
from engine.games.belfort.frames.declining import declined
from engine.games.belfort.goods import SITE_KINDS
from engine.games.belfort.state import Belfort


def _owners(state: Belfort, site: Site) -> list[int]:
    """Whose markers are on a site."""
    return sorted(state.marks[s.id] for s in site.symbols if s.id in state.marks)


def _differ(mine: list[int], theirs: list[int], site: Site) -> bool:
    """Whether an exchange can change anything: on Gatehouses the symbols of arrival may be others,
    unless all four hold the same player's markers (BF-14.11.1)."""
    if mine != theirs:
        return True
    on_border = len(site.districts) > 1
    return on_border and bool(mine) and (len(mine) < len(site.symbols) or len(set(mine)) > 1)


@record
class ChooseExchange(Waiting):
    """Which two sites of a kind exchange their markers? One of them may be empty (INT-26)."""

    kind: Literal["choose_exchange"] = "choose_exchange"

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        found = [
            Exchange(a.id, b.id) if _owners(state, a) else Exchange(b.id, a.id)
            for kind in SITE_KINDS
            for a, b in combinations([s for s in SITES.values() if s.kind == kind], 2)
            if _differ(_owners(state, a), _owners(state, b), a)
        ]
        if not found:
            return ()
        menus = (Pick("exchange", tuple(found), group_by="first"), *declined(Skip("exchange")))
        return (Decision(state.mover, self.kind, menus),)

    def answer(self, t: Turn[Belfort], seat: int, action: Exchange | Skip) -> None:
        t.state.agenda.pop()
        if isinstance(action, Skip):
            return
        state = t.state
        first, second = SITES[action.first], SITES[action.second]
        mine, theirs = _owners(state, first), _owners(state, second)
        for symbol in (*first.symbols, *second.symbols):
            state.marks.pop(symbol.id, None)
        owners = sorted({who for who in (*mine, *theirs) if who >= 0})
        t.emit(SitesExchanged(seat, first.id, second.id, tuple(owners)))
        t.todo(ChooseArrival(second.id, mine), ChooseArrival(first.id, theirs))


@record
class ChooseArrival:
    """Which symbol of a Gatehouse does a marker that arrives go on? Elsewhere there is no choice.

    arriving: owners of the markers.
    """

    site: str
    arriving: list[int]
    kind: Literal["choose_arrival"] = "choose_arrival"

    def _free(self, state: Belfort) -> list[str]:
        return state.free_symbols(SITES[self.site])

    def ask(self, state: Belfort) -> tuple[Decision, ...]:
        site = SITES[self.site]
        if len(site.districts) == 1 or not self.arriving:
            return ()
        if len(self.arriving) == len(site.symbols) and len(set(self.arriving)) == 1:
            return ()
        menu = Pick("mark", tuple(Mark(symbol) for symbol in self._free(state)))
        facts: dict[str, Fact] = {"owner": self.arriving[0], "site": self.site}
        return (Decision(state.mover, self.kind, (menu,), facts),)

    def answer(self, t: Turn[Belfort], seat: int, action: Mark) -> None:
        t.state.marks[action.symbol] = self.arriving.pop(0)
        if len(self.arriving) == 1 and len(self._free(t.state)) == 1:
            t.state.marks[self._free(t.state)[0]] = self.arriving.pop()

    def run(self, t: Turn[Belfort]) -> None:
        for symbol, owner in zip(self._free(t.state), list(self.arriving), strict=False):
            t.state.marks[symbol] = owner
