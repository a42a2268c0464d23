"""Games that are played by chance, and all that is said in them compared with what happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any

import engine.registry
from engine.checking import Ply
from engine.core import Action, Decision, Pick, Rng, Share, Subset
from engine.core.clone import clone
from engine.core.rng import seeded
from engine.core.rules import Rules, Step
from engine.selfplay import some_options, walk
from render.registry import presentation
from render.sheetnames import page_of
from tests.conformance.cases import every_picture
from tests.promises.book import Book, Game
from tests.promises.case import Case, Run, Sentence
from tests.promises.letters import Letters, Listed, Said

LISTED = 60
"""Answers of one menu that are looked at: the first ones, and others by chance."""


WHOLE = (0, 1)
"""All positions; (2, 10) is every tenth of them, from the third on."""


@cache
def examined(book: Book, game: Game, part: tuple[int, int] = WHOLE) -> Run:
    """One game from the set-up to the end. Once for all tests of a process.

    part: which of the positions are looked at. The whole game is played and told all the same.
    """
    rules = engine.registry.rules(book.key)
    letters = Letters()
    texts = presentation(book.key).texts(letters.names(game.seats), letters)
    run = Run(book, rules, letters, texts)
    start = _begun(rules, game)
    log = Log(run, start)
    last = start
    met: Counter[str] = Counter()
    options, players = _options(rules, game), (game.player,) * game.seats if game.player else ()
    kinds: Counter[str] = Counter()
    first, step = part
    positions = 0
    for ply in walk(rules, options, game.seats, game.seed, game.wild, start, players):
        if (ply.number + game.seed) % game.every == 0 or _seldom(met, game, ply):
            if positions % step == first:
                _position(run, ply)
                _hints(run, ply)
            positions += 1
        else:
            _first_questions(run, ply, kinds)
        log.told(ply.state, ply.seat, ply.action, ply.step)
        run.decisions += 1
        last = ply.step
        if ply.number >= rules.meta.max_decisions:
            break
    log.ended(last)
    return run


def _options(rules: Rules[Any], game: Game) -> Any:
    return some_options(rules, Rng(game.seed), given=game.options, seats=(game.seats,))


def _begun(rules: Rules[Any], game: Game) -> Step[Any]:
    start = rules.setup(_options(rules, game), game.seats, game.seed)
    if not game.rich and game.prepared is None:
        return start
    state = clone(start.state)
    if game.rich:
        rules.enrich(state)
    if game.prepared is not None:
        game.prepared(state)
    return Step(state, start.news, start.barrier, rules.decisions(state))


def _seldom(met: Counter[str], game: Game, ply: Ply[Any]) -> bool:
    """Whether a question, an answer or a reason comes up that has not come up often."""
    if not game.seldom:
        return False
    here = {getattr(ply.action, "kind", ""), *(decision.kind for decision in ply.decisions)}
    for decision in ply.decisions:
        for menu in decision.menus:
            here |= {reason.code for _, reason in getattr(menu, "refused", ())}
    new = any(met[what] < game.seldom for what in here)
    met.update(here)
    return new


# ------------------------------------------------------------------------------------ positions


def _position(run: Run, ply: Ply[Any]) -> None:
    """Everything that is said at one position: of the table, of each question, of each answer."""
    seats = run.rules.seats(ply.state)
    for viewer in dict.fromkeys((ply.seat, (ply.number % (seats + 1)), None)):
        seat = None if viewer == seats else viewer
        _table(run, ply.state, seat)
    for decision in ply.decisions:
        _question(run, ply.state, decision)
    for menu in run.rules.anytime_actions(ply.state, ply.seat):
        for action in islice(menu.every(), LISTED):
            _answer(run, ply.state, ply.seat, None, action)


def _first_questions(run: Run, ply: Ply[Any], kinds: Counter[str]) -> None:
    """Questions of kinds that have not been asked often."""
    for decision in ply.decisions:
        kinds[decision.kind] += 1
        if kinds[decision.kind] <= run.book.first_questions:
            _question(run, ply.state, decision)


def _table(run: Run, state: Any, seat: int | None) -> None:
    """What is said of the table, and where its numbers come from."""
    texts, case = run.texts, Case(run, "table", state, seat)
    for place, text in (
        ("headline", texts.headline(case.view)),
        ("board", texts.board(case.view)),
        ("hand", texts.hand(case.view)),
    ):
        Case(run, place, state, seat).judge(text)
    painter = presentation(run.book.key).painter
    if seat is None and painter is not None:
        for picture in every_picture(painter, case.view):
            if page_of(picture) is not None:
                continue  # a legend is the same in every position
            shown = Case(run, "alt", state, seat, notes={"picture": picture})
            shown.judge(texts.alt(case.view, picture))
    for heading, text in texts.explain(case.view).items():
        about = Case(run, "explain", state, seat)
        about.judge(heading)
        about.judge(text)
    for look in run.book.looks:
        look(Case(run, "view", state, seat))


def _question(run: Run, state: Any, decision: Decision) -> None:
    texts, seat = run.texts, decision.seat
    case = Case(run, "prompt", state, seat, decision)
    case.judge(texts.prompt(case.view, decision))
    public = Case(run, "awaits", state, None, decision)
    public.judge(texts.awaits(public.view, decision))
    for ask in run.book.asks:
        ask(Case(run, "question", state, seat, decision))
    for menu in decision.menus:
        about = Case(run, "menu", state, seat, decision)
        about.judge(texts.caption(case.view, decision, menu))
        if isinstance(menu, (Subset, Share)):
            for item in menu.items if isinstance(menu, Subset) else menu.parts:
                about.judge(texts.item(case.view, decision, menu, item))
        if isinstance(menu, Pick):
            _pick(run, state, decision, menu)
        for action in _some(menu, run.decisions):
            _answer(run, state, seat, decision, action)
    _orders(run, state, decision)


def _pick(run: Run, state: Any, decision: Decision, menu: Pick) -> None:
    """Groups, what lies idle, and what is not possible because ..."""
    texts, case = run.texts, Case(run, "menu", state, decision.seat, decision)
    if menu.group_by is not None:
        for value in dict.fromkeys(getattr(a, menu.group_by) for a in menu.actions):
            grouped = Case(run, "group", state, decision.seat, decision, value)
            grouped.judge(texts.group(case.view, decision, menu, value))
    if menu.leftovers:
        case.judge(texts.unspent(case.view, menu.leftovers))
    for action, reason in islice(menu.refused, LISTED):
        refused = Case(run, "reason", state, decision.seat, decision, action, reason=reason)
        refused.holds("it is refused, yet it is offered", not decision.accepts(action))
        refused.judge(texts.reason(reason))


def _orders(run: Run, state: Any, decision: Decision) -> None:
    """What orders for this question say that they do, by the answers they give."""
    for kind in run.rules.orderables:
        if kind.kind != decision.kind:
            continue
        case = Case(run, "order", state, decision.seat, decision)
        case.judge(run.texts.orderable(kind.kind))
        for policy in kind.policies:
            amount = decision.seat + 1 if policy.numbered else None
            action = policy.answer(decision, amount)
            if action is not None and decision.accepts(action):
                ordered = Case(run, "order", state, decision.seat, decision, action)
                ordered.judge(run.texts.policy(kind.kind, policy.key, amount))


def _some(menu: Any, number: int) -> Iterator[Action]:
    """The first answers of a menu, and of a long one some by chance."""
    yield from islice(menu.every(), LISTED)
    if menu.weight() > LISTED:
        rng = seeded(number)
        for _ in range(LISTED // 4):
            yield menu.sample(rng)


def _answer(run: Run, state: Any, seat: int, decision: Decision | None, action: Action) -> None:
    """What is said of one answer, compared with what comes of it."""
    run.answers += 1
    case = Case(run, "label", state, seat, decision, action)
    case.judge(run.texts.action(case.view, action))
    case.place = "detail"
    case.judge(run.texts.detail(case.view, action))
    for close in run.book.closings:
        close(case)


def _hints(run: Run, ply: Ply[Any]) -> None:
    """What hints say that an answer has changed, and what is told of a turn when it is over."""
    hints = run.texts.hints()
    if hints is None:
        return
    seat = ply.seat
    before, after = (run.rules.view(state, seat) for state in (ply.state, ply.step.state))
    public = tuple(run.rules.view(state, None) for state in (ply.state, ply.step.state))
    case = Case(run, "hint", ply.state, seat, None, ply.action, found=ply.step, earlier=before)
    for part in hints.say.FAMILIES["differs"]:
        for gain in (1.0, -1.0):
            case.notes["gain"] = gain
            case.judge(hints.differs(part, gain, before, after))
    case.notes["gain"] = 1.0
    for line in hints.gained(seat, *public):
        case.judge(line)


# ------------------------------------------------------------------------------------- the log


class Log:
    """The story of a game: each line agrees with its event, and all lines add up to the state."""

    def __init__(self, run: Run, start: Step[Any]) -> None:
        self._run = run
        self._news: list[Any] = []
        self._tell(start.state, None, None, start)

    def told(self, before: Any, seat: int, action: Action, step: Step[Any]) -> None:
        """What one answer did, in lines and in the states."""
        told = self._tell(before, seat, action, step)
        holdings = self._run.book.holdings
        if holdings is None:
            return
        had, has = holdings(before), holdings(step.state)
        case = Case(self._run, "log", before, seat, action=action, found=step)
        for key in {*had, *has, *told}:
            case.same(f"the log of {key}", told.get(key, 0), has.get(key, 0) - had.get(key, 0))

    def _tell(
        self, before: Any, seat: int | None, action: Action | None, step: Step[Any]
    ) -> Mapping[tuple[int, str], int]:
        told: Counter[tuple[int, str]] = Counter()
        for news in step.news:
            self._news.append(news.event)
            text = self._run.texts.event(news.event)
            case = Case(
                self._run, "news", before, seat, action=action, event=news.event, found=step
            )
            case.judge(text)
            for said in self._lines(text):
                ledger = self._run.book.of("ledgers", said.id)
                for who, what, count in ledger(case, said) if ledger else ():
                    told[who, what] += count
        return told

    def _lines(self, text: str) -> Iterator[Sentence]:
        for node in self._run.letters.read(text):
            if isinstance(node, Said):
                yield Sentence(self._run, node)
            elif isinstance(node, Listed):
                for part in node.parts:
                    yield from self._lines(part)

    def ended(self, last: Step[Any]) -> None:
        """How it ended, and the final table of points."""
        outcome = self._run.rules.outcome(last.state)
        if outcome is None:
            return
        texts = self._run.texts
        case = Case(self._run, "outcome", last.state, None, found=last)
        case.judge(texts.outcome(case.view, outcome))
        for seat, sources in enumerate(texts.sources(case.view, self._news)):
            total = Case(self._run, "sources", last.state, None, found=last)
            if outcome.scores:
                total.same(
                    f"points of seat {seat} by source",
                    sum(sources.values()),
                    sum(outcome.scores[seat].values()),
                )
            for compare in self._run.book.totals:
                found = {self._run.things(heading)[0]: n for heading, n in sources.items()}
                compare(total, seat, found)
        for seat in range(self._run.rules.seats(last.state)):
            _table(self._run, last.state, seat)
