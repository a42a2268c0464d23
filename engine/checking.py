"""What must be true of every decision of a game.

`agora selfplay` and the conformance suite use the same checks, so a game is proven the same way
on a desk and in the suite. A check never raises: it says in a line what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from itertools import islice
from typing import Any, Generic

from engine.core.action import Action, IllegalAction
from engine.core.agenda import News, S
from engine.core.clone import clone
from engine.core.decision import SMALL_SUBSET, Decision, Menu, Pick, Subset
from engine.core.piles import Pile
from engine.core.redeal import parts
from engine.core.rng import Rng
from engine.core.rules import Options, Outcome, Rules, Step
from engine.core.save import SaveError, document, dump, load
from engine.core.share import SMALL_SHARE, Share

LISTED = 60
"""Answers of a long menu that are looked at one by one."""
ASIDES_EVERY = 5
"""What is always possible seldom changes: tried at one decision in so many."""
AHEAD = 3
"""Decisions that are played on from each redealt world."""


@dataclass(frozen=True, slots=True)
class Ply(Generic[S]):
    """One answer: the state and questions before, who said what, and what came of it."""

    number: int
    state: S
    decisions: tuple[Decision, ...]
    seat: int
    kind: str
    action: Action
    step: Step[S]


def check_ply(
    rules: Rules[S], ply: Ply[S], rng: Rng, stale: list[Action] | None = None
) -> list[str]:
    """Everything that must be true of one answer. stale: actions of earlier decisions."""
    return [
        *check_state(rules, ply.step.state),
        *check_questions(rules, ply.state, ply.decisions),
        *check_step(rules, ply),
        *check_refusals(rules, ply, stale or []),
        *(check_asides(rules, ply.state) if rng.below(ASIDES_EVERY) == 0 else ()),
        *check_secrets(rules, ply, rng),
    ]


def check_start(
    rules: Rules[S], start: Step[S], options: Options, seats: int, seed: int
) -> list[str]:
    """Everything that must be true of a set-up."""
    found = check_state(rules, start.state)
    again = rules.setup(options, seats, seed)
    if document(rules, again.state) != document(rules, start.state):
        found.append("the same seed gives another game")
    if rules.seats(start.state) != seats:
        found.append(f"{rules.seats(start.state)} seats instead of {seats}")
    return found + _check_news(rules, start.news)


def check_state(rules: Rules[S], state: S) -> list[str]:
    """A state is sane, and its save says all of it."""
    found = [f"check: {defect}" for defect in rules.check(state)]
    for pile in parts(state, Pile):
        if pile.placed_by and len(pile.placed_by) != len(pile.cards):
            found.append(f"a pile of {len(pile)} cards says who placed {len(pile.placed_by)}")
    try:
        back = load(rules, dump(rules, state))
    except SaveError as error:
        return [*found, f"its save does not load: {error}"]
    if type(back) is not type(state):
        loaded, begun = type(back).__name__, type(state).__name__
        return [*found, f"its save loads as a {loaded}, so `begin` has to make one, not a {begun}"]
    if back != state:
        found.append("its save loads as another state")
    if document(rules, back) != document(rules, state):
        found.append("saving twice writes different saves")
    return found


def check_questions(rules: Rules[S], state: S, decisions: tuple[Decision, ...]) -> list[str]:
    """Every question can be answered, and every answer is legal and can be written down."""
    found: list[str] = []
    asked = [d.seat for d in decisions]
    if lost := rules.eliminated(state) & {*asked, *(d.seat for d in rules.upcoming(state))}:
        found.append(f"seats {sorted(lost)} are out of the game, yet they are asked")
    if len(set(asked)) != len(asked):
        found.append(f"a seat is asked twice at once: {asked}")
    if rules.outcome(state) is not None:
        found.append("there is an outcome while somebody is asked")
    for d in decisions:
        if not 0 <= d.seat < rules.seats(state):
            found.append(f"seat {d.seat} does not exist")
        for menu in d.menus:
            found += [f"{d.kind}/{menu.verb}: {what}" for what in _check_menu(rules, d, menu)]
        if not d.menus:
            found.append(
                f"{d.kind} offers nothing: what has nothing to ask answers (), and `run` goes on"
            )
    return found


def _check_menu(rules: Rules[Any], decision: Decision, menu: Menu) -> list[str]:
    found: list[str] = []
    actions = list(islice(menu.every(), LISTED))
    if not actions:
        found.append(
            "an empty menu: leave it out, and put its near misses into `refused` of another menu"
        )
    if len(set(actions)) != len(actions):
        found.append("an answer is offered twice")
    for action in actions:
        if not decision.accepts(action):
            found.append(f"{action} is offered but not accepted")
        if _wire(rules, action) != action:
            found.append(f"{action} does not survive JSON")
        if (
            isinstance(menu, Pick)
            and menu.group_by is not None
            and not hasattr(action, menu.group_by)
        ):
            found.append(f"{action} has no field {menu.group_by} to group by")
    for near_miss, _ in menu.refused if isinstance(menu, Pick) else ():
        if decision.accepts(near_miss):
            found.append(f"{near_miss} is both offered and refused")
        if _wire(rules, near_miss) != near_miss:
            found.append(f"{near_miss} does not survive JSON")
    return found


def _wire(rules: Rules[Any], action: Action) -> Action:
    return rules.parse_action(rules.action_codec.dump_json(action, warnings="error"))


def _check_news(rules: Rules[Any], news: tuple[News, ...]) -> list[str]:
    codec = rules.event_codec
    return [
        f"the event {n.event} does not survive JSON"
        for n in news
        if codec.validate_json(codec.dump_json(n.event, warnings="error")) != n.event
    ]


def check_step(rules: Rules[S], ply: Ply[S]) -> list[str]:
    """`apply` is pure and deterministic, and says truly what comes next."""
    found = _check_news(rules, ply.step.news)
    before = document(rules, ply.state)
    again = rules.apply(load(rules, dump(rules, ply.state)), ply.seat, ply.action)
    if document(rules, again.state) != document(rules, ply.step.state):
        found.append("the same action leads to another state the second time")
    if again.news != ply.step.news or again.barrier != ply.step.barrier:
        found.append("the same action makes other news the second time")
    once_more = rules.apply(ply.state, ply.seat, ply.action)
    if document(rules, ply.state) != before:
        found.append("apply changed the state it was given")
    if once_more.state != again.state:
        found.append("apply depends on something outside the save")
    if _questions(rules.decisions(ply.step.state)) != _questions(ply.step.decisions):
        found.append("the step announces other questions than its state asks")
    return found


def check_refusals(rules: Rules[S], ply: Ply[S], stale: list[Action]) -> list[str]:
    """What the rules do not offer is refused with a reason and changes nothing."""
    found: list[str] = []
    before = document(rules, ply.state)
    seats = rules.seats(ply.state)
    asked = {d.seat: d for d in ply.decisions}
    for seat in (*range(seats), -1, seats):
        if seat not in asked and ply.kind != "aside":
            found += _must_refuse(rules, ply, seat, ply.action, "not_asked")
    for d in ply.decisions:
        for menu in d.menus:
            for near_miss, reason in menu.refused if isinstance(menu, Pick) else ():
                found += _must_refuse(rules, ply, d.seat, near_miss, reason.code)
        aside = rules.anytime_actions(ply.state, d.seat)
        for action in stale:
            if not d.accepts(action) and not any(m.accepts(action) for m in aside):
                found += _must_refuse(rules, ply, d.seat, action, None)
    if document(rules, ply.state) != before:
        found.append("a refused action changed the state")
    return found


def _must_refuse(
    rules: Rules[S], ply: Ply[S], seat: int, action: Action, code: str | None
) -> list[str]:
    try:
        rules.apply(ply.state, seat, action, ply.decisions)
    except IllegalAction as refused:
        said = refused.reason.code
        if code is None or said == code:
            return []
        return [f"{action} by seat {seat} is refused as {said}, not as {code}"]
    return [f"{action} by seat {seat} should have been refused"]


def check_asides(rules: Rules[S], state: S) -> list[str]:
    """What is always possible is possible for every seat now, and leads to a sane state."""
    found: list[str] = []
    for seat in range(rules.seats(state)):
        for menu in rules.anytime_actions(state, seat):
            for action in islice(menu.every(), 3):
                after = rules.apply(state, seat, action).state
                found += [f"after {action} by {seat}: {what}" for what in rules.check(after)]
                if not rules.decisions(after) and rules.outcome(after) is None:
                    found.append(f"after {action} by {seat} nobody is asked")
    return found


def check_secrets(rules: Rules[S], ply: Ply[S], rng: Rng) -> list[str]:
    """Nobody can tell two worlds apart that differ only in what is hidden from him.

    Everything a viewer cannot see is redealt, for every seat and a spectator: their view, their own
    menus and what is public of other questions must be the same. An answer that can be undone must
    not show anybody either in which of the two worlds he is. The game goes on from such a world,
    and with face-down cards in another order, everybody is told the same.
    """
    found: list[str] = []
    viewers = (*range(rules.seats(ply.state)), None)
    chosen = rng.choice(viewers)  # one of them: what follows needs as long as all before
    for viewer in viewers:
        other = rules.determinize(ply.state, viewer, rng)
        found += [f"dealt again for {viewer}: {defect}" for defect in rules.check(other)]
        found += _differences(rules, ply.state, ply.decisions, other, viewer)
        if viewer in (ply.seat, chosen) and not ply.step.barrier:
            found += _check_barrier(rules, ply, other, viewer)
        if viewer == chosen:
            found += _check_going_on(rules, other, viewer, rng)
    return found + _check_order(rules, ply, chosen, rng)


def _check_barrier(rules: Rules[S], ply: Ply[S], other: S, viewer: int | None) -> list[str]:
    """An undoable step, taken in a world a viewer cannot tell apart, looks the same to them."""
    try:
        step = rules.apply(other, ply.seat, ply.action)
    except IllegalAction as error:
        if viewer != ply.seat:  # it may need a card that only its author holds
            return []
        return [f"whether the action is legal depends on what is hidden: {error}"]
    if step.barrier:
        return ["whether undo stops here depends on what is hidden"]
    after = ply.step
    found = [
        f"undo would teach: {what}"
        for what in _differences(rules, after.state, after.decisions, step.state, viewer)
    ]
    if _heard(step, viewer) != _heard(after, viewer):
        found.append(f"undo would teach: the news of {viewer} depends on what is hidden")
    return found


def _heard(step: Step[Any], viewer: int | None) -> list[Any]:
    return [n.event for n in step.news if n.heard_by(viewer)]


def _check_going_on(rules: Rules[S], other: S, viewer: int | None, rng: Rng) -> list[str]:
    """A redealt world can be played on from; otherwise no computer could think in it."""
    state, decisions = other, rules.decisions(other)
    for _ in range(AHEAD):
        if not decisions:
            break
        decision = rng.choice(decisions)
        action = decision.sample(rng)
        try:
            step = rules.apply(state, decision.seat, action, decisions)
        except Exception as error:
            return [f"dealt again for {viewer}, {action} breaks off: {crash(error)}"]
        state, decisions = step.state, step.decisions
        if wrong := rules.check(state):
            return [f"dealt again for {viewer}, after {action}: {wrong[0]}"]
    return []


def _check_order(rules: Rules[S], ply: Ply[S], viewer: int | None, rng: Rng) -> list[str]:
    """What a viewer hears and sees of a step does not depend on the order of cards that remain face
    down for them: those that neither they nor the author see before, and of which nothing tells
    them afterwards, change places within their piles."""
    after = ply.step
    known = set(_words(rules.view(after.state, viewer))) | set(_words(_heard(after, viewer)))
    known |= set(_words(_questions(d for d in after.decisions if d.seat == viewer)))
    known |= set(_words([(d.kind, dict(d.facts)) for d in after.decisions]))
    other = clone(ply.state)
    moved = False
    for pile in parts(other, Pile):
        slots: dict[str, list[int]] = {}
        for i, card in enumerate(pile.cards):
            seen = pile.shows(i, viewer) or pile.shows(i, ply.seat)
            if not seen and card not in known:
                slots.setdefault(rules.back(card), []).append(i)
        for places in slots.values():
            cards = [pile.cards[i] for i in places]
            rng.shuffle(cards)
            for i, card in zip(places, cards, strict=True):
                moved = moved or pile.cards[i] != card
                pile.cards[i] = card
    if not moved:
        return []
    step = rules.apply(other, ply.seat, ply.action)
    found = _differences(rules, after.state, after.decisions, step.state, viewer)
    if _heard(step, viewer) != _heard(after, viewer):
        found.append(f"what {viewer} is told depends on what is hidden")
    return [f"with face-down cards in another order, {what}" for what in found]


def _words(x: Any) -> Iterator[str]:
    """Every text in a view, an event or a menu."""
    if isinstance(x, str):
        yield x
    elif is_dataclass(x) and not isinstance(x, type):
        for f in fields(x):
            yield from _words(getattr(x, f.name))
    elif isinstance(x, Mapping):
        for key, inner in x.items():
            yield from _words(key)
            yield from _words(inner)
    elif isinstance(x, (list, tuple, set, frozenset)):
        for inner in x:
            yield from _words(inner)


def _differences(
    rules: Rules[S], one: S, first: tuple[Decision, ...], two: S, viewer: int | None
) -> list[str]:
    """What a viewer can tell two worlds apart by; `first` are the questions of the first."""
    found: list[str] = []
    views = rules.view(one, viewer), rules.view(two, viewer)
    if views[0] != views[1]:
        where = difference(*views)
        found.append(f"the view of {viewer} depends on what is hidden: {where}")
    second = rules.decisions(two)
    if _questions(d for d in first if d.seat == viewer) != _questions(
        d for d in second if d.seat == viewer
    ):
        found.append(f"the menus of {viewer} depend on what is hidden")
    if [(d.seat, d.kind, d.facts) for d in first] != [(d.seat, d.kind, d.facts) for d in second]:
        found.append(f"who is asked what depends on what is hidden from {viewer}")
    return found


def _questions(decisions: Any) -> list[Any]:
    """Decisions in a form that can be compared; two functions never are equal."""
    return [(d.seat, d.kind, dict(d.facts), [_menu(m) for m in d.menus]) for d in decisions]


def _menu(menu: Menu) -> tuple[Any, ...]:
    same = (type(menu).__name__, menu.verb, menu.collapsed, menu.confirm)
    if isinstance(menu, Pick):
        return (*same, menu.group_by, menu.actions, menu.refused)
    if isinstance(menu, Subset):
        listed = list(menu.every()) if len(menu.items) <= SMALL_SUBSET else None
        return (*same, sorted(menu.items), menu.low, menu.high, listed)
    if isinstance(menu, Share):
        listed = list(menu.every()) if menu.combinations() <= SMALL_SHARE else None
        return (*same, tuple(menu.parts.items()), listed)
    return (*same, menu.low, menu.high, menu.build(menu.low))


def difference(one: Any, two: Any, path: str = "") -> str:
    """The first place where two values differ, as a path and both sides."""
    if type(one) is type(two):
        if hasattr(one, "__dataclass_fields__"):
            inner = [(f".{n}", getattr(one, n), getattr(two, n)) for n in one.__dataclass_fields__]
        elif isinstance(one, (list, tuple)) and len(one) == len(two):
            inner = [(f"[{i}]", a, b) for i, (a, b) in enumerate(zip(one, two, strict=True))]
        elif isinstance(one, Mapping) and one.keys() == two.keys():
            inner = [(f"[{k!r}]", one[k], two[k]) for k in one]
        else:
            inner = []
        for step, a, b in inner:
            if a != b:
                return difference(a, b, path + step)
    return f"{path.lstrip('.')} {one!r} / {two!r}".lstrip()


def check_end(rules: Rules[S], state: S) -> list[str]:
    """A finished game has a sane result and takes nothing more."""
    result = rules.outcome(state)
    if result is None:
        return ["nobody is asked, but there is no outcome"]
    seats = rules.seats(state)
    found = check_outcome(result, seats)
    if rules.outcome(load(rules, dump(rules, state))) != result:
        found.append("the saved game has another outcome")
    for seat in range(seats):
        if rules.anytime_actions(state, seat):
            found.append(f"seat {seat} may still act after the end")
    for viewer in (*range(seats), None):
        rules.view(state, viewer)
    return found


def check_outcome(result: Outcome, seats: int) -> list[str]:
    """Places begin with 1 and leave no gap that no tie explains."""
    found: list[str] = []
    ranks = sorted(result.places)
    if len(ranks) != seats:
        return [f"{len(ranks)} places for {seats} seats"]
    for i, place in enumerate(ranks):
        better = sum(1 for other in ranks if other < place)
        dense = len(set(ranks[:i]) - {place})
        if place not in (better + 1, dense + 1):
            found.append(f"the places {result.places} have a gap")
            break
    if result.scores and len(result.scores) != seats:
        found.append(f"{len(result.scores)} scores for {seats} seats")
    if not result.cause:
        found.append("the outcome has no cause")
    return found


def crash(error: Exception) -> str:
    """An error in one line, with where it was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    at = ""
    if trace is not None:
        name = trace.tb_frame.f_code.co_filename.replace("\\", "/").rsplit("/", 1)[-1]
        at = f" ({name}:{trace.tb_lineno})"
    return f"{type(error).__name__}: {error}{at}"
