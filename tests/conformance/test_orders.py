"""Standing orders, later questions and turns ahead, on positions of random games of every game.

Each test looks at positions of many games, so the games are played once and walked through; what a
game does not offer is not asked of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice, pairwise
from typing import Any

import pytest

from engine.checking import Ply
from engine.checking import _questions as questions
from engine.core import Action, Amount, Decision, Order, Pile, Policy, Rng, Rules, ordered
from engine.core.orders import ONLY_ANSWER, only_answer
from engine.core.redeal import parts
from engine.core.save import document, dump, load
from engine.selfplay import walk
from render.registry import presentation
from render.text.base import LABEL
from tests.conformance.cases import (
    TOY,
    every_game,
    every_table,
    game,
    imagines,
    long_options,
)
from tests.conformance.test_words import labels
from tests.witnesses import witnessed

pytestmark = pytest.mark.xdist_group("orders")
"""The games are played once, not in each process of a test run."""

SEEDS = (31, 32)
"""Games in which turns ahead and later questions are looked at."""
LONG = 8
"""Long games of each game."""
SELDOM = {
    "tta-new-story": (2081, 2159, 3002, 3004, 3017, 3042, 3063),
    "tta-first-edition": (4253, 3007, 3016, 3055, 3298),
}
"""Games in which what most games do not ask is asked."""
MORE = range(3000, 3400)
"""Games that are searched for a question that none of these asks."""
SOME = 5
"""One position in so many is looked at more closely."""
NAMES = ("Ann", "Bartholomew", "C. D.", "Zoë", "Eve")
AMOUNTS = (0, 1, 3, 100)
AHEAD = 40
"""Answers that are given in an imagined turn."""


@cache
def positions(key: str, seats: int) -> tuple[Ply[Any], ...]:
    """Some positions of random games with unusual answers among them."""
    rules = game(key)
    plies: list[Ply[Any]] = []
    for seed in SEEDS:
        chosen = long_options(key, seed)
        plies += islice(walk(rules, chosen, seats, seed, wild=40), 0, 4000, SOME)
    return tuple(plies)


@cache
def by_game(key: str) -> tuple[tuple[tuple[Ply[Any], Decision], ...], ...]:
    """Questions that an order may answer, from many games; where a changed rule has made rarer
    what some policy answers, from more of them."""
    missing = {(o.kind, policy.key) for o in game(key).orderables for policy in o.policies}
    found = []
    for seed in (*range(LONG), *SELDOM.get(key, ()), *MORE):
        if seed not in MORE or missing:
            row = tuple(orderable_questions(key, seed))
            new = {(kind, way) for kind, way in missing if _answers(key, kind, way, row)}
            if seed not in MORE or new:
                found.append(row)
            missing -= new
    return tuple(found)


def _answers(key: str, kind: str, way: str, row: Sequence[tuple[Ply[Any], Decision]]) -> bool:
    """Whether a policy answers any of these questions."""
    ways = [(policy, n) for policy, n in policies(key, kind) if policy.key == way]
    return any(policy.answer(d, n) for _, d in row if d.kind == kind for policy, n in ways)


def orderable_questions(key: str, seed: int) -> Iterator[tuple[Ply[Any], Decision]]:
    rules = game(key)
    kinds = {o.kind for o in rules.orderables}
    seats = rules.meta.seats[seed % len(rules.meta.seats)]
    for ply in walk(rules, long_options(key, seed), seats, seed):
        yield from ((ply, d) for d in ply.decisions if d.kind in kinds)


def asked(key: str) -> list[tuple[Ply[Any], Decision]]:
    """The same in one row."""
    return [question for questions in by_game(key) for question in questions]


def policies(key: str, kind: str) -> Iterator[tuple[Policy, int | None]]:
    """Every policy for a kind of question, with some numbers if it takes one."""
    found = next(o for o in game(key).orderables if o.kind == kind)
    for policy in found.policies:
        yield from ((policy, n) for n in (AMOUNTS if policy.numbered else (None,)))


# ------------------------------------------------------------------------------------- orders


@pytest.mark.sliced
@every_game
def test_what_can_be_ordered_is_asked(key: str) -> None:
    """Nothing is offered that no game ever asks, and each policy is good for something."""
    used: dict[str, set[str]] = {o.kind: set() for o in game(key).orderables}
    for _, d in asked(key):
        for policy, n in policies(key, d.kind):
            if policy.answer(d, n) is not None:
                used[d.kind].add(policy.key)
    offered = {o.kind: {p.key for p in o.policies} for o in game(key).orderables}
    assert used == offered


@pytest.mark.sliced
@every_game
def test_facts_of_orders_are_facts_of_the_question(key: str) -> None:
    by = {o.kind: set(o.by) for o in game(key).orderables}
    assert [d for _, d in asked(key) if not by[d.kind] <= set(d.facts)] == []


@pytest.mark.sliced
@every_game
def test_subjects_cover_what_is_asked(key: str) -> None:
    """Whatever a question is about can be named in an order, and could be some time before."""
    rules, found = game(key), set[str]()
    by = {o.kind: o.by for o in rules.orderables}
    for row in by_game(key):
        for (before, _), (ply, d) in pairwise(row):
            for state in (ply.state,) if key == TOY else (before.state, ply.state):
                view = rules.view(state, d.seat)
                for fact in by[d.kind]:
                    known = rules.order_subjects(view, d.kind, fact)
                    if d.facts[fact] not in known:
                        found.add(f"{d.kind} {fact} {d.facts[fact]} is not among {known}")
    assert found == set()


@pytest.mark.sliced(5)
@every_game
def test_every_answer_of_an_order_is_accepted(key: str) -> None:
    rules, found = game(key), set[str]()
    for _, d in asked(key):
        for policy, n in policies(key, d.kind):
            action = policy.answer(d, n)
            if action is not None and not d.accepts(action):
                found.add(f"{d.kind}/{policy.key}: {action}")
            if action != policy.answer(d, n):
                found.add(f"{d.kind}/{policy.key} answers differently the second time")
            order = Order(d.kind, policy.key, n)
            if ordered(rules.orderables, (order,), d) != action:
                found.add(f"{d.kind}/{policy.key} is not what is ordered")
        if found:
            break
    assert found == set()


@pytest.mark.sliced
@every_game
def test_orders_know_no_more_than_their_owners(key: str) -> None:
    """In a world that looks the same to the seat, its orders answer the same."""
    rules, rng, found = game(key), Rng(7), set[str]()
    for ply, d in asked(key)[::3]:
        other = rules.determinize(ply.state, d.seat, rng)
        (again,) = (x for x in rules.decisions(other) if x.seat == d.seat)
        for policy, n in policies(key, d.kind):
            if policy.answer(d, n) != policy.answer(again, n):
                found.add(f"{d.kind}/{policy.key}")
    assert found == set()


@every_game
def test_what_is_not_guarded_is_public(key: str) -> None:
    """An order for an unguarded question is carried out at once, so whether it answers, and what,
    must not depend on anything that a spectator cannot see."""
    rules, rng, found = game(key), Rng(8), set[str]()
    open_kinds = {o.kind for o in rules.orderables if not o.guarded}
    for ply, d in asked(key)[::3]:
        if d.kind in open_kinds:
            other = rules.determinize(ply.state, None, rng)
            (again,) = (x for x in rules.decisions(other) if x.seat == d.seat)
            for policy, n in policies(key, d.kind):
                if policy.answer(d, n) != policy.answer(again, n):
                    found.add(f"{d.kind}/{policy.key}")
    assert found == set()


@every_game
def test_the_only_answer(key: str) -> None:
    """The order for every question answers exactly where there is nothing to choose."""
    rules = game(key)
    for ply in positions(key, rules.meta.seats[-1]):
        for d in ply.decisions:
            calm: list[Action] = []
            for menu in d.menus:
                calm += islice(menu.every(), 2) if not menu.confirm else ()
            expected = calm[0] if len(calm) == 1 else None
            assert only_answer(d) == expected
            order = Order(ONLY_ANSWER, ONLY_ANSWER)
            assert ordered(rules.orderables, (order,), d) == expected
            assert ordered(rules.orderables, (), d) is None


@every_game
def test_the_sensible_set_is_for_every_time(key: str) -> None:
    """At most one order for each kind, for every question of it, with a number where one is
    needed; it answers some question of each kind in a way that the rules take."""
    rules, answered = game(key), set[str]()
    kinds = {o.kind: o for o in rules.orderables}
    assert len({o.kind for o in rules.recommended_orders}) == len(rules.recommended_orders)
    for order in rules.recommended_orders:
        policy = kinds[order.kind].policy(order.policy)
        assert policy is not None
        assert policy.numbered == (order.amount is not None)
        assert not order.about
    for _, d in asked(key):
        action = ordered(rules.orderables, rules.recommended_orders, d)
        if action is not None:
            assert d.accepts(action)
            answered.add(d.kind)
    assert answered == {o.kind for o in rules.recommended_orders}


# ------------------------------------------------------------------------------------- words


@every_game
def test_orders_have_words(key: str) -> None:
    texts, found = presentation(key).texts(NAMES), set[str]()
    headings = [texts.orderable(o.kind) for o in game(key).orderables]
    for o in game(key).orderables:
        said = [texts.policy(o.kind, p.key, None) for p in o.policies]
        said += [texts.policy(o.kind, p.key, 100) for p in o.policies if p.numbered]
        if len(set(said)) != len(said):
            found.add(f"two policies for {o.kind} have the same words: {said}")
        for text in (texts.orderable(o.kind), *said):
            if not text.strip() or len(text) > LABEL or "_" in text:
                found.add(repr(text))
    if len(set(headings)) != len(headings):
        found.add(f"two headings are the same: {headings}")
    assert found == set()


@pytest.mark.sliced(10)
@every_table
def test_subjects_have_words_and_are_public(key: str, seats: int) -> None:
    """They are the same in all worlds that a spectator cannot tell apart."""
    rules, rng, found = game(key), Rng(9), set[str]()
    texts = presentation(key).texts(NAMES[:seats])
    limits = [(o.kind, fact) for o in rules.orderables for fact in o.by]
    for ply in positions(key, seats)[::SOME]:
        other = rules.determinize(ply.state, None, rng)
        for seat in range(seats):
            view, there = rules.view(ply.state, seat), rules.view(other, seat)
            for kind, fact in limits:
                known = rules.order_subjects(view, kind, fact)
                if known != rules.order_subjects(there, kind, fact):
                    found.add(f"the subjects of {kind}/{fact} depend on what is hidden")
                said = [texts.subject(view, kind, fact, x) for x in known]
                if len(set(said)) != len(said) or not all(0 < len(x) <= LABEL for x in said):
                    found.add(f"subjects of {kind}/{fact}: {said}")
    assert found == set()


# --------------------------------------------------------------------------- later questions


@pytest.mark.sliced(10)
@every_table
def test_later_questions(key: str, seats: int) -> None:
    """Whom they name is public, the menus are those the seat may know; they are asked of others
    than those who are asked now, each once."""
    rules, rng, found = game(key), Rng(10), set[str]()
    for seed in SEEDS:
        for ply in walk(rules, long_options(key, seed), seats, seed):
            later = rules.upcoming(ply.state)
            if not later:
                continue
            now = [d.seat for d in ply.decisions]
            if len({*now, *(d.seat for d in later)}) != len(now) + len(later):
                found.add("a seat is asked now and later, or twice later")
            if not ply.decisions:
                found.add("something is asked later, but nothing now")
            found.update(_differ(rules, ply, later, rng))
    assert found == set()


def _differ(rules: Any, ply: Ply[Any], later: tuple[Decision, ...], rng: Rng) -> Iterator[str]:
    for viewer in (*range(rules.seats(ply.state)), None):
        other = rules.upcoming(rules.determinize(ply.state, viewer, rng))
        if [(d.seat, d.kind, d.facts) for d in other] != [(d.seat, d.kind, d.facts) for d in later]:
            yield f"who is asked later depends on what is hidden from {viewer}"
        mine, there = ([d for d in ds if d.seat == viewer] for ds in (later, other))
        if questions(mine) != questions(there):
            yield f"the later menus of {viewer} depend on what is hidden from it"


@pytest.mark.sliced
@every_game
def test_who_is_asked_next_was_announced(key: str) -> None:
    rules, found, followed = game(key), set[str](), 0
    for seed in range(LONG):
        seats = rules.meta.seats[-1]
        for ply in walk(rules, long_options(key, seed), seats, seed):
            later = rules.upcoming(ply.state)
            now = {d.seat for d in ply.decisions}
            after = [d for d in ply.step.decisions if later and d.kind == later[0].kind]
            if after and after[0].seat not in {later[0].seat, *now}:
                found.add(f"{after[0].seat} is asked, {later[0].seat} was announced")
            followed += len(after)
    assert found == set()
    if any(isinstance(m, Amount) for _, d in asked(key) for m in d.menus):
        witnessed(followed, "questions that were announced", f"{LONG} games of {key}")


# ------------------------------------------------------------------------------- turns ahead


def imagined(key: str, seats: int) -> Iterator[tuple[Ply[Any], int, Any]]:
    rules = game(key)
    for ply in positions(key, seats):
        for seat in range(seats):
            ahead = rules.simulate_turn(ply.state, seat, Rng(ply.number))
            if ahead is not None:
                yield ply, seat, ahead


@pytest.mark.sliced(10)
@every_table
def test_turns_ahead_are_sane(key: str, seats: int) -> None:
    """They leave the table alone, can be saved, and ask that seat alone."""
    rules, found, seen = game(key), set[str](), 0
    for ply, seat, ahead in imagined(key, seats):
        seen += 1
        found.update(rules.check(ahead))
        open_now = rules.decisions(ahead)
        if [d.seat for d in open_now] != [seat]:
            found.add(f"seat {seat} imagines questions to {[d.seat for d in open_now]}")
        if rules.outcome(ahead) is not None:
            found.add("an imagined turn ends the game")
        if load(rules, dump(rules, ahead)) != ahead:
            found.add("an imagined turn cannot be saved")
        if seen % SOME == 0:
            before = document(rules, ply.state)
            again = rules.simulate_turn(ply.state, seat, Rng(ply.number))
            if document(rules, ply.state) != before:
                found.add("imagining changed the table")
            if again != ahead:
                found.add("imagining twice gives two tables")
    assert found == set()
    if imagines(key):
        witnessed(seen, "turns to come that are imagined", f"{key}, {seats} players, seeds {SEEDS}")


@every_table
def test_turns_ahead_tell_nothing(key: str, seats: int) -> None:
    """From all worlds that look the same to the seat, it imagines what looks the same to it."""
    rules, rng, found = game(key), Rng(11), set[str]()
    for ply, seat, ahead in islice(imagined(key, seats), 0, None, SOME):
        other = rules.determinize(ply.state, seat, rng)
        there = rules.simulate_turn(other, seat, Rng(ply.number + 1))
        if there is None:
            found.add("whether a turn is to come depends on what is hidden")
            continue
        if rules.view(ahead, seat) != rules.view(there, seat):
            found.add(f"the imagined view of {seat} depends on what is hidden")
        if questions(rules.decisions(ahead)) != questions(rules.decisions(there)):
            found.add(f"the imagined menus of {seat} depend on what is hidden")
    assert found == set()


@every_table
def test_hidden_things_of_a_turn_ahead_are_invented(key: str, seats: int) -> None:
    """What comes up in an imagined turn must be no look at the real decks and hands."""
    hidden = moved = 0
    secrets = any(
        not pile.shows(i, seat)
        for ply in positions(key, seats)
        for pile in parts(ply.state, Pile)
        for i in range(len(pile))
        for seat in range(seats)
    )
    for ply, seat, ahead in islice(imagined(key, seats), 0, None, SOME):
        for real, there in zip(parts(ply.state, Pile), parts(ahead, Pile), strict=True):
            both = range(min(len(real), len(there)))
            secret = [i for i in both if not real.shows(i, seat)]
            hidden += len(secret)
            moved += sum(real.cards[i] != there.cards[i] for i in secret)
        assert ply.state.rng != ahead.rng
    if secrets and imagines(key):
        witnessed(hidden, "hidden cards in turns to come", f"{key}, {seats} players, seeds {SEEDS}")
    assert moved * 4 >= hidden, f"{moved} of {hidden} hidden cards are others"


@every_table
def test_turns_ahead_can_be_played(key: str, seats: int) -> None:
    """Answers by chance lead through the turn, and then there is nothing more to ask, or it goes
    on where others answer."""
    rules, rng, found = game(key), Rng(12), set[str]()
    for _, seat, ahead in islice(imagined(key, seats), 0, None, SOME):
        state, open_now = ahead, rules.decisions(ahead)
        for _ in range(AHEAD):
            mine = [d for d in open_now if d.seat == seat]
            if len(mine) != len(open_now) or not mine:
                break
            step = rules.apply(state, seat, mine[0].sample(rng), open_now)
            state, open_now = step.state, step.decisions
            if defects := [d for d in rules.check(state) if open_now or "agenda" not in d]:
                found.update(defects)
                break
    assert found == set()


@every_table
def test_turns_ahead_have_words(key: str, seats: int) -> None:
    rules, found = game(key), set[str]()
    texts = presentation(key).texts(NAMES[:seats])
    for _, seat, ahead in islice(imagined(key, seats), 0, None, SOME):
        view = rules.view(ahead, seat)
        for d in rules.decisions(ahead):
            if not texts.prompt(view, d).strip():
                found.add(f"no prompt for {d.kind}")
            found.update(labels(texts, view, d))
    assert found == set()


@every_game
def test_no_turn_is_imagined_after_the_end(key: str) -> None:
    """The game is over."""
    rules = game(key)
    seats = rules.meta.seats[0]
    last = None
    for ply in walk(rules, long_options(key, 3), seats, 3, wild=40):
        last = ply
    assert last is not None
    assert [rules.simulate_turn(last.step.state, seat, Rng(1)) for seat in range(seats)] == [
        None
    ] * seats


def test_every_registered_game_has_orders() -> None:
    for key in ("antike-duellum", "tta-new-story"):
        assert game(key).orderables
        assert any(not o.guarded for o in game(key).orderables)


@every_table
def test_the_rest_of_a_turn_is_sane_and_tells_nothing(key: str, seats: int) -> None:
    """A turn that waits for others is gone on with as it would be in all worlds that look the same,
    by its own seat alone; it is one that cannot be prepared as a turn to come."""
    rules, rng, found, seen = game(key), Rng(13), set[str](), 0
    for ply in positions(key, seats):
        for seat in range(seats):
            rest = rules.simulate_rest(ply.state, seat, Rng(ply.number))
            other = rules.simulate_rest(
                rules.determinize(ply.state, seat, rng), seat, Rng(ply.number + 1)
            )
            if (rest is None) != (other is None):
                found.add("whether a turn goes on depends on what is hidden")
            if rest is None or other is None:
                continue
            seen += 1
            if rules.simulate_turn(ply.state, seat, Rng(1)) is not None:
                found.add("it is both this turn and the next one")
            if seat in {d.seat for d in ply.decisions}:
                found.add("the seat is asked, so it waits for nobody")
            if [d.seat for d in rules.decisions(rest)] != [seat]:
                found.add("somebody else is asked")
            found.update(rules.check(rest))
            if load(rules, dump(rules, rest)) != rest:
                found.add("the rest of a turn cannot be saved")
            if rules.view(rest, seat) != rules.view(other, seat):
                found.add(f"the view of {seat} depends on what is hidden")
            if questions(rules.decisions(rest)) != questions(rules.decisions(other)):
                found.add(f"the menus of {seat} depend on what is hidden")
    assert found == set()
    if type(rules).simulate_rest is not Rules.simulate_rest and seats > rules.meta.seats[0]:
        where = f"{key}, {seats} players, seeds {SEEDS}"
        witnessed(seen, "turns that wait for answers of others", where)
