"""Games by chance or by computer players from the set-up to the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, get_args, get_origin

from engine.checking import Ply, check_end, check_ply, check_start, crash
from engine.contenders import Contender, Sight
from engine.core.action import Action
from engine.core.agenda import S
from engine.core.clone import clone
from engine.core.decision import Decision, Menu
from engine.core.rng import Rng, seeded
from engine.core.rules import Options, Outcome, Rules, Step

EAGER = 4
"""All but one answer in so many prefer real choices to a lone Done, or little would happen."""
SELDOM = 8
"""With menus of equal chance, folded menus and the way out are taken one time in so many."""
STALE = 12
"""Earlier actions that are tried again later, when most of them must be refused."""
ENOUGH_PROBLEMS = 10
"""A game with so many problems is given up."""


@dataclass(slots=True)
class Report:
    """What was seen in one game. `problems` are lines a person can act on."""

    decisions: int = 0
    outcome: Outcome | None = None
    problems: list[str] = field(default_factory=list)
    cards: set[str] = field(default_factory=set)


def walk(
    rules: Rules[S],
    options: Options,
    seats: int,
    seed: int,
    wild: int = 0,
    start: Step[S] | None = None,
    players: Sequence[Contender] = (),
) -> Iterator[Ply[S]]:
    """Play a game with answers chosen by chance and yield every one of them.

    players: those who answer instead of chance, by seat. wild: one answer in so many is one that
    computer players leave alone (resigning and the like).
    Ends when the game does; the caller decides how long that may take.
    """
    step = start or rules.setup(options, seats, seed)
    rng = seeded((seed + 1) * 0x9E3779B97F4A7C15 & (1 << 64) - 1)
    number = 0
    while step.decisions:
        number += 1
        state, open_now = step.state, step.decisions
        seat, kind, action = _choose(rules, step, rng, wild, players)
        step = rules.apply(state, seat, action, open_now)
        yield Ply(number, state, open_now, seat, kind, action, step)


def _choose(
    rules: Rules[Any], step: Step[Any], rng: Rng, wild: int, players: Sequence[Contender] = ()
) -> tuple[int, str, Action]:
    if wild and rng.below(wild) == 0:
        unusual = [(d.seat, d.kind, m) for d in step.decisions for m in d.menus if m.confirm]
        for seat in range(rules.seats(step.state)):
            unusual += [(seat, "aside", m) for m in rules.anytime_actions(step.state, seat)]
        harmless = [found for found in unusual if not found[2].confirm]
        if unusual:
            gravely = not harmless or rng.below(EAGER) == 0
            seat, kind, menu = rng.choice(unusual if gravely else harmless)
            return seat, kind, menu.sample(rng)
    decision = rng.choice(step.decisions)
    if players:
        sight = Sight(rules, step.state, decision.seat)
        return decision.seat, decision.kind, players[decision.seat].choose(sight, decision, rng)
    if rules.meta.sample_by_menu:
        return decision.seat, decision.kind, _some_menu(decision, rng).sample(rng)
    if rng.below(EAGER):
        wide = tuple(m for m in decision.menus if not m.confirm and m.weight() > 1)
        decision = replace(decision, menus=wide) if wide else decision
    return decision.seat, decision.kind, decision.sample(rng)


def _some_menu(decision: Decision, rng: Rng) -> Menu:
    """One of the menus, each with the same chance. The folded ones and the last one, which is
    the way out of a question with many answers, are taken one time in `SELDOM` only."""
    menus = [m for m in decision.menus if not m.confirm] or list(decision.menus)
    if rng.below(SELDOM):
        menus = [m for m in menus if not m.collapsed] or menus
    if rng.below(SELDOM) and len(menus) > 1:
        del menus[-1]
    return rng.choice(menus)


def some_options(
    rules: Rules[Any],
    rng: Rng,
    quick: bool = True,
    given: Mapping[str, Any] | None = None,
    seats: Iterable[int] = (),
) -> Options:
    """Quick options, everything else by chance: switches, words, and now and then a number.

    quick: False plays games of full length, which may exceed `GameMeta.max_decisions`. given:
    options that are not left to chance; they must go together. seats: all numbers of players for
    which they have to fit; none: all for which the game is. What changes nothing with another one,
    or does not fit, stays as it is by default.
    """
    fixed = given or {}
    chosen = _any_options(rules, rng, quick, fixed)
    for count in seats or rules.meta.seats:
        while unfit := chosen.unfit(count):
            name = str(unfit.facts["option"])
            if name in fixed:
                break  # the one who gave it must hear of it
            chosen = _as_usual(chosen, name)
    while conflict := chosen.conflict():
        idle, beside = conflict
        name = beside if idle in fixed else idle
        chosen = _as_usual(chosen, name)
    return chosen


def _as_usual(chosen: Options, name: str) -> Options:
    """The options with one as it is by default."""
    return chosen.model_copy(update={name: type(chosen).model_fields[name].default})


def _any_options(rules: Rules[Any], rng: Rng, quick: bool, given: Mapping[str, Any]) -> Options:
    chosen: dict[str, Any] = {**(rules.meta.quick if quick else {}), **given}
    for name, info in rules.options.model_fields.items():
        hint = info.annotation
        if name in chosen:
            continue
        if hint is bool:
            chosen[name] = rng.below(2) == 1
        elif get_origin(hint) is Literal:
            chosen[name] = rng.choice(get_args(hint))
        elif get_origin(hint) is tuple:
            values = list(get_args(get_args(hint)[0]))
            rng.shuffle(values)
            count = next(m.max_length for m in info.metadata if hasattr(m, "max_length"))
            chosen[name] = tuple(values[:count])
        elif hint is int and rng.below(3) == 0:
            low = next((m.ge for m in info.metadata if hasattr(m, "ge")), None)
            high = next((m.le for m in info.metadata if hasattr(m, "le")), None)
            if low is not None and high is not None:
                chosen[name] = low + rng.below(high - low + 1)
    return rules.options.model_validate(chosen)


def play_game(
    rules: Rules[S],
    options: Options,
    seats: int,
    seed: int,
    check: bool = False,
    wild: int = 0,
    must_end: bool = True,
    rich: bool = False,
    players: Sequence[Contender] = (),
) -> Report:
    """One random game to its end; with `check`, every decision is examined. rich: everybody begins
    with plenty (`Rules.enrich`). players: as in `walk`.

    A game that reaches `GameMeta.max_decisions` is stopped; with `must_end` that is a problem.
    """
    report = Report()
    game = f"{rules.meta.key}, {seats} players, seed {seed}"
    rng = seeded(seed ^ 0x5E1F)
    where = "set-up"
    try:
        start = rules.setup(options, seats, seed)
        report.cards.update(rules.resolved(start))
        if check:
            _note(report, game, where, check_start(rules, start, options, seats, seed))
        if rich:
            start = _enriched(rules, start)
        last, stale = start, list[Action]()
        for ply in walk(rules, options, seats, seed, wild, start, players):
            where = f"decision {ply.number} ({ply.kind}, seat {ply.seat}, {ply.action})"
            report.decisions, last = ply.number, ply.step
            report.cards.update(rules.resolved(ply.step))
            if check:
                _note(report, game, where, check_ply(rules, ply, rng, stale))
                stale = [*stale[-STALE:], ply.action]
            if ply.number >= rules.meta.max_decisions and ply.step.decisions:
                if must_end:
                    report.problems.append(f"{game}: no end after {ply.number} decisions")
                return report
            if len(report.problems) >= ENOUGH_PROBLEMS:
                return report
        where = "the end"
        report.outcome = rules.outcome(last.state)
        _note(report, game, where, check_end(rules, last.state))
    except Exception as error:  # a crash is a finding like any other
        report.problems.append(f"{game}, after {where}: {crash(error)}")
    return report


def _enriched(rules: Rules[S], start: Step[S]) -> Step[S]:
    """The same beginning with plenty for everybody."""
    state = clone(start.state)
    rules.enrich(state)
    return replace(start, state=state, decisions=rules.decisions(state))


def _note(report: Report, game: str, where: str, found: list[str]) -> None:
    report.problems += [f"{game}, {where}: {what}" for what in found]
