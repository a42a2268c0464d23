"""What all questions of a player's turn share: each is made of acts, and the player may use event
cards and COMMERCIUM at any of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from engine.core import (
    Act,
    Action,
    ActMenu,
    Acts,
    Decision,
    NearMiss,
    Pick,
    Turn,
    Verb,
    menus_of,
    possible,
)
from engine.games.antike import cards, deck
from engine.games.antike.actions import Barter, Done, Exchange, PlayCard, Step
from engine.games.antike.components import Window
from engine.games.antike.exchanges import barters, exchange, exchanges
from engine.games.antike.state import Antike


class Moment:
    """What an act looks at: the table, and the step of the turn in which it would be done.

    window: cards that may be played besides those of any time (AD-9.2). step: what `Done` ends.
    """

    __slots__ = ("state", "step", "window")

    def __init__(self, state: Antike, window: Window | None, step: Step | None) -> None:
        self.state = state
        self.window = window
        self.step = step


class PlayedCard(Act[Moment, PlayCard]):
    """An event card that is named by itself."""

    says = PlayCard
    verbs = (Verb("card"),)

    def candidates(self, m: Moment, verb: str) -> list[PlayCard]:
        return cards.playable(m.state, m.window)

    def do(self, t: Turn[Antike], seat: int, action: PlayCard) -> None:
        cards.CLASSES[action.card].play(t, action)


class Trade(Act[Moment, Barter]):
    """The card Caravan: chips one for one."""

    says = Barter
    verbs = (Verb("barter", group_by="give", collapsed=True),)

    def candidates(self, m: Moment, verb: str) -> Sequence[Barter]:
        return barters(m.state) if cards.holds(m.state, m.state.mover, "caravan") else ()

    def do(self, t: Turn[Antike], seat: int, action: Barter) -> None:
        exchange(t, action.give, action.take, caravan=True)
        deck.discard(t, seat, "caravan")


class Commercium(Act[Moment, Exchange]):
    """Three chips for two, but not in the turn in which COMMERCIUM was developed (AD-10.3)."""

    says = Exchange
    verbs = (Verb("exchange", group_by="give", collapsed=True),)

    def candidates(self, m: Moment, verb: str) -> Sequence[Exchange]:
        state = m.state
        known = state.knows(state.mover, "commercium") and "commercium" not in state.now.developed
        return exchanges(state) if known else ()

    def do(self, t: Turn[Antike], seat: int, action: Exchange) -> None:
        exchange(t, action.give, action.take, caravan=False)


class Finish(Act[Moment, Done]):
    """The end of a step."""

    says = Done
    verbs = (Verb("done", ends_step=True),)

    def candidates(self, m: Moment, verb: str) -> tuple[Done, ...]:
        return (Done(m.step),) if m.step else ()

    def do(self, t: Turn[Antike], seat: int, action: Done) -> None:
        t.state.agenda.pop().run(t)


ALWAYS: tuple[Act[Moment, Any], ...] = (PlayedCard(), Trade(), Commercium(), Finish())
"""What can be done in every step of one's own turn."""


class OwnStep:
    """A frame that asks the active player, who may use cards and COMMERCIUM meanwhile.

    acts: what can be done in this step alone. The first menu of each comes before its other ones,
    which are other ways to pay: it alone tells near misses. window, step: as in `Moment`. A step
    with `step` is not asked for when nothing at all could be done in it.
    """

    kind: str
    acts: ClassVar[tuple[Act[Any, Any], ...]] = ()
    window: ClassVar[Window]
    step: ClassVar[Step | None] = None
    homes: ClassVar[Acts[Act[Any, Any]]]
    menus: ClassVar[list[tuple[ActMenu, bool]]]

    def __init_subclass__(cls) -> None:
        main, always = ({act.verbs[0] for act in acts} for acts in (cls.acts, ALWAYS))

        def place(menu: ActMenu) -> tuple[bool, ...]:
            return menu[0].ends_step, menu[0] in always, menu[0] not in main

        cls.homes = Acts.of(*cls.acts, *ALWAYS)
        in_order = sorted(menus_of(cls.homes.values()), key=place)
        cls.menus = [(menu, menu[0] in main) for menu in in_order]

    def moment(self, state: Antike) -> Moment:
        """What the acts look at."""
        return Moment(state, self.window, self.step)

    def useful(self, state: Antike) -> bool:
        """Whether anything that could be done in this step can matter."""
        return True

    def ask(self, state: Antike) -> tuple[Decision, ...]:
        if not self.useful(state):
            return ()
        m = self.moment(state)
        menus: list[Pick] = []
        missed: list[NearMiss] = []
        for menu, main in self.menus:
            refused: list[NearMiss] = []
            verb, actions = menu[0], possible(m, menu, refused if main else None)
            if actions:
                menus.append(_pick(verb, actions, missed if verb.ends_step else refused))
            else:
                missed += refused
        if self.step and all(menu.ends_step for menu in menus):
            return ()
        return (Decision(state.mover, self.kind, tuple(menus)),)

    def answer(self, t: Turn[Antike], seat: int, action: Action) -> None:
        self.homes.do(t, seat, action)

    def run(self, t: Turn[Antike]) -> None:
        """What happens when the step is over."""


def _pick(verb: Verb, actions: list[Any], refused: list[NearMiss]) -> Pick:
    return Pick(
        verb.name,
        tuple(actions),
        group_by=verb.group_by,
        collapsed=verb.collapsed,
        ends_step=verb.ends_step,
        refused=tuple(refused),
    )
