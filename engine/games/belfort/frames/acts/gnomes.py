"""Gnomes: hiring one, and their powers (BF-8.6, BF-8.7)."""

from __future__ import annotations

from engine.core import Act, Reason, Turn, Verb
from engine.games.belfort import locks, purse
from engine.games.belfort.actions import Hire, UsePower
from engine.games.belfort.components import BOX, CARDS
from engine.games.belfort.frames import effects
from engine.games.belfort.frames.acts.trading import trade
from engine.games.belfort.goods import Goods
from engine.games.belfort.parts import Built
from engine.games.belfort.state import Belfort


class HireGnome(Act[Belfort, Hire]):
    """A gnome for a free lock, once in a turn."""

    says = Hire
    verbs = (Verb("hire"),)

    def candidates(self, m: Belfort, verb: str) -> list[Hire]:
        return [Hire(built.card) for built in locks.free_locks(m.active)]

    def obstacle(self, m: Belfort, action: Hire) -> Reason | None:
        if m.now.hired >= BOX.actions.gnomes:
            return Reason("hired")
        if not m.gnomes:
            return Reason("no_gnome")
        return purse.lacking(m, Goods(gold=BOX.actions.gnome))

    def do(self, t: Turn[Belfort], seat: int, action: Hire) -> None:
        t.state.now.hired += 1
        purse.take(t.state, seat, Goods(gold=BOX.actions.gnome))
        effects.follow(t, locks.lock_gnome(t, seat, action.card, BOX.actions.gnome))


class Power(Act[Belfort, UsePower]):
    """The power of a gnome; of several alike one."""

    says = UsePower
    verbs = (Verb("power"),)

    def candidates(self, m: Belfort, verb: str) -> list[UsePower]:
        payable: dict[str, Built] = {}
        for built, power in locks.powers(m.active):
            if m.active.purse.holds(power.pay):
                payable.setdefault(CARDS[built.card], built)
        return [UsePower(built.card) for built in payable.values()]

    def do(self, t: Turn[Belfort], seat: int, action: UsePower) -> None:
        powers = locks.powers(t.state.players[seat])
        built, power = next(found for found in powers if found[0].card == action.card)
        built.used = True
        trade(t, seat, power.pay, power.goods, CARDS[action.card])


ACTS = (HireGnome(), Power())
