"""What the rest of an event does to each player, read from what still stands on the agenda."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Literal

from engine.core import Decision, Turn, clone, value
from engine.core.agenda import asked
from engine.games.tta.change import effects
from engine.games.tta.editions import rules_of

if TYPE_CHECKING:
    from engine.games.tta.state import State

What = Literal[
    "goods",
    "either",
    "mixture",
    "produce",
    "free_build",
    "destroy_own",
    "give_up_colony",
    "ruin_wonder",
    "terrorism",
    "suffers_terrorism",
    "develops",
    "take_agreed",
    "spend_actions",
    "leader_leaves",
]
Amounts = tuple[tuple[str, int], ...]


@value
class Effect:
    """One thing an event still does to a seat.

    amounts: goods it gains or (negative) loses; of "either" one of them, of a "mixture" food and
    resources that make up the number under "food". other: the seat it is done to or done by, if
    that is another one.
    """

    seat: int
    what: What
    amounts: Amounts = ()
    other: int = -1


def event(s: State) -> str | None:
    """The event whose frames may be uppermost: the last one that was revealed."""
    if not s.past_events or not _rest(s):
        return None
    card = s.past_events[-1]
    return card if rules_of(s).cards[card].kind == "event" else None


def to_come(s: State) -> tuple[Effect, ...]:
    """What an event in progress has not done yet, in the order in which it will happen."""
    found: list[Effect] = []
    for frame in _rest(s):
        found += _EFFECTS[frame.kind](frame)
    return tuple(found)


def through(s: State, card: str) -> tuple[int, ...]:
    """Seats that this event concerns and with which it is done already."""
    t: Turn[State] = Turn(clone(s))
    t.state.agenda.clear()
    effects.resolve_event(t, card)
    whole = {e.seat for frame in t.state.agenda for e in _EFFECTS.get(frame.kind, _none)(frame)}
    return tuple(sorted(whole - {e.seat for e in to_come(s)}))


def questions(s: State) -> tuple[Decision, ...]:
    """What the rest of an event will ask of seats that are not asked now, of each the first thing,
    as if what is asked before were answered and did nothing. The rulebook's order stays (NS-7.1):
    an answer in advance answers the question that comes.

    It ends where cards are drawn or looked at: behind that nobody knows what will be asked.
    """
    rest = len(_rest(s))
    if rest < 2 or event(s) is None:
        return ()
    seen = {d.seat for d in asked(s)}
    t: Turn[State] = Turn(clone(s))
    agenda = t.state.agenda
    below = len(agenda) - rest
    found: list[Decision] = []
    agenda.pop()
    while len(agenda) > below and not t.revealed:
        now = asked(t.state)
        found += [d for d in now if d.seat not in seen]
        seen.update(d.seat for d in now)
        frame = agenda.pop()
        if not now:
            frame.run(t)
    return tuple(found)


def length(s: State) -> int:
    """How many frames of an event are uppermost on the agenda."""
    return len(_rest(s)) if event(s) is not None else 0


def _rest(s: State) -> list[Any]:
    """The frames that an event has put on the agenda, uppermost first."""
    return list(takewhile(lambda frame: frame.kind in _EFFECTS, reversed(s.agenda)))


# ------------------------------------------------------------------------------- by kind of frame


def _none(frame: Any) -> list[Effect]:
    return []


def _goods(frame: Any) -> list[Effect]:
    return [Effect(frame.seat, "goods", tuple(frame.goods.items()))]


def _either(frame: Any) -> list[Effect]:
    return [Effect(frame.seat, "either", tuple(frame.goods.items()))]


def _mix(frame: Any) -> list[Effect]:
    return [Effect(frame.seat, "mixture", (("food", frame.amount),))]


def _lost(good: str) -> Callable[[Any], list[Effect]]:
    return lambda frame: [Effect(frame.seat, "goods", ((good, -frame.count),))]


def _moved(frame: Any) -> list[Effect]:
    return [
        Effect(frame.source, "goods", ((frame.good, -frame.limit),), frame.target),
        Effect(frame.target, "goods", ((frame.good, frame.limit),), frame.source),
    ]


def _spent(frame: Any) -> list[Effect]:
    return [Effect(frame.seat, "spend_actions", (("civil_actions", -frame.count),))]


def _agreed(frame: Any) -> list[Effect]:
    return [Effect(frame.seat, "take_agreed", (("civil_actions", frame.left),))]


def _terror(frame: Any) -> list[Effect]:
    return [
        Effect(frame.seat, "terrorism", (), frame.target),
        Effect(frame.target, "suffers_terrorism", (), frame.seat),
    ]


def _plain(what: What) -> Callable[[Any], list[Effect]]:
    return lambda frame: [Effect(frame.seat, what)]


_EFFECTS: dict[str, Callable[[Any], list[Effect]]] = {
    "goods": _goods,
    "pick_good": _either,
    "mix": _mix,
    "lose_workers": _lost("population"),
    "lose_tokens": _lost("blue_tokens"),
    "drop_cards": _lost("military_cards"),
    "move_goods": _moved,
    "spend_actions": _spent,
    "take_agreed": _agreed,
    "destroy_foreign": _terror,
    "produce_now": _plain("produce"),
    "free_build": _plain("free_build"),
    "destroy_own": _plain("destroy_own"),
    "give_up_colony": _plain("give_up_colony"),
    "ruin_wonder": _plain("ruin_wonder"),
    "develops": _plain("develops"),
    "leader_leaves": _plain("leader_leaves"),
    "close_row": _none,
}
