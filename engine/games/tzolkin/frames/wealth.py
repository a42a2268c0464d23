"""The starting wealth: chosen in secret by all at once (TZ-2.2)."""

from __future__ import annotations

from typing import Literal

from engine.core import Decision, Subset, Turn, record
from engine.games.tzolkin import purse
from engine.games.tzolkin.actions import KeepWealth
from engine.games.tzolkin.components import BOX, WEALTH
from engine.games.tzolkin.events import WealthChosen, WealthShown
from engine.games.tzolkin.frames import effects, turn
from engine.games.tzolkin.state import Tzolkin


@record
class ChooseWealth:
    """Which two tiles does everybody keep?"""

    kind: Literal["choose_wealth"] = "choose_wealth"

    def ask(self, state: Tzolkin) -> tuple[Decision, ...]:
        count = BOX.wealth.kept
        return tuple(
            Decision(
                seat,
                self.kind,
                (Subset("keep", tuple(p.dealt.cards), _keep, "tiles", low=count, high=count),),
                {"count": count},
            )
            for seat, p in enumerate(state.players)
            if not p.kept.cards and not p.resigned
        )

    def answer(self, t: Turn[Tzolkin], seat: int, action: KeepWealth) -> None:
        player = t.state.players[seat]
        player.kept.cards = list(action.tiles)
        player.dealt.cards = [tile for tile in player.dealt.cards if tile not in action.tiles]
        t.emit(WealthChosen(seat))

    def run(self, t: Turn[Tzolkin]) -> None:
        state = t.state
        t.reveal()
        for seat in state.still_in():
            player = state.players[seat]
            player.wealth, player.kept.cards = player.kept.cards, []
            t.emit(WealthShown(seat, tuple(player.wealth)))
            for tile in player.wealth:
                purse.gain(t, seat, WEALTH[tile].goods, tile)
                t.todo(*effects.resolve(t, seat, WEALTH[tile].effects, tile))
        turn.begin_round(t)


def _keep(chosen: tuple[str, ...]) -> KeepWealth:
    return KeepWealth(tuple(sorted(chosen)))
