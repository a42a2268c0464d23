"""Not possible because ...: what lacks lacks, and with it the answer is offered."""

from __future__ import annotations

from typing import Any

from engine.core.clone import clone
from engine.games.belfort.parts import Purse
from tests.promises.belfort import lab
from tests.promises.belfort.things import BOOK, goods, purse
from tests.promises.case import Case, Sentence

R = "belfort-reasons/"


def label(case: Case, state: Any) -> None:
    """The label that stands beside the reason is true as well, once the answer is possible."""
    mended = case.in_state("refused", state)
    mended.judge(case.run.texts.action(case.view, case.action))


def with_it(case: Case, state: Any) -> None:
    """With what lacks the answer is offered, and its label is true."""
    offered = case.offers(state)
    case.holds("it is something else", offered)
    if offered:
        label(case, state)


@BOOK.promise(R + "cost")
def cost(case: Case, said: Sentence) -> None:
    price = goods(said.values("cost"))
    have = purse(case.state, case.seat)
    case.holds("it can be paid", any(have.of(g) < n for g, n in price.listed()))
    with_it(case, lab.with_purse(case.state, case.seat, price))
    for fewer in lab.less(price):
        case.holds("with less, too", not case.offers(lab.with_purse(case.state, case.seat, fewer)))


@BOOK.promise(R + "no-site")
def no_site(case: Case, said: Sentence) -> None:
    kind = said.value("building")
    case.same("building", case.action.building, kind)
    case.judge(case.run.texts.action(case.view, case.action))
    copy = lab.rich(case.state, case.seat)
    for symbol in [s for s in copy.marks if s.startswith(f"{kind}_")]:
        del copy.marks[symbol]
    found = [a for d in case.run.rules.decisions(copy) for a in d.every()]
    case.holds("a site does not help", any(getattr(a, "building", "") == kind for a in found))


@BOOK.promise(R + "no-visit")
def no_visit(case: Case, said: Sentence) -> None:
    case.same("visits", 0, case.state.now.purchases)
    copy = lab.rich(case.state, case.seat)
    copy.now.purchases = 1
    with_it(case, copy)


@BOOK.promise(R + "hired")
def hired(case: Case, said: Sentence) -> None:
    case.same("gnomes hired", 1, case.state.now.hired)
    copy = lab.rich(case.state, case.seat)
    copy.now.hired = 0
    copy.gnomes = max(1, copy.gnomes)
    with_it(case, copy)


@BOOK.promise(R + "no-gnome")
def no_gnome(case: Case, said: Sentence) -> None:
    case.same("gnomes", 0, case.state.gnomes)
    copy = lab.rich(case.state, case.seat)
    copy.gnomes = 1
    with_it(case, copy)


@BOOK.promise(R + "plank-taken")
def plank_taken(case: Case, said: Sentence) -> None:
    copy = lab.rich(case.state, case.seat)
    plank = case.action.plank
    case.holds("there is room", not case.offers(copy))
    if plank.startswith("guild_"):
        copy.planks[plank.removeprefix("guild_")] = None
    elif plank == "recruiters_desk":
        copy.desk[0] = None
    else:
        copy.camp[0] = None
    with_it(case, copy)


@BOOK.promise(R + "camp-once")
def camp_once(case: Case, said: Sentence) -> None:
    copy = clone(case.state)
    mine = [i for i, p in enumerate(copy.camp) if p is not None and p.seat == case.seat]
    case.same("own workers there", 1, len(mine))
    for i in mine:
        copy.camp[i] = None
    with_it(case, copy)


@BOOK.promise(R + "dwarf-stands")
def dwarf_stands(case: Case, said: Sentence) -> None:
    copy = lab.rich(case.state, case.seat)
    where = case.action.plank.removeprefix("guild_")
    case.holds("none stands there", where in copy.dwarves)
    copy.dwarves[copy.dwarves.index(where)] = "nowhere"
    with_it(case, copy)


@BOOK.promise(R + "gold")
def gold(case: Case, said: Sentence) -> None:
    need, have = said.number("need"), said.number("have")
    case.same("gold", have, purse(case.state, case.seat).gold)
    case.holds("there is enough", need > have)
    for n, enough in ((need, True), (need - 1, False)):
        copy = clone(case.state)
        copy.players[case.seat].purse = Purse(gold=n)
        case.same(f"offered for {n} gold", enough, case.offers(copy))
        if enough and case.offers(copy):
            label(case, copy)


BOOK.exempt(
    "said before a table begins, see tests/games/belfort/test_options.py and test_words.py",
    R + "no-guilds-picked",
    R + "guilds-barred",
)
