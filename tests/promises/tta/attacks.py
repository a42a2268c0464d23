"""What an attack or a war hangs on, as its picture says it in words: every answer tried."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.tta.actions import Assemble
from engine.games.tta.editions import rules_of
from engine.games.tta.query import attacks, forces
from tests.promises.case import Case, Sentence
from tests.promises.letters import Beside
from tests.promises.tta.questions import asked, facts
from tests.promises.tta.things import BOOK, counted, figures

K = "tta-case/"


def _other(case: Case) -> int:
    found = facts(case)
    return int(found["from"] if "from" in found else found["target"])


def _sides(case: Case) -> tuple[int, int]:
    own = case.question.seat
    return (own, _other(case)) if case.question.kind == "sacrifice" else (_other(case), own)


def _parts(case: Case, said: Sentence, total: int) -> None:
    parts = sum(int(n.replace("\u2212", "-")) for _, n in figures(said.pieces("parts")) if n)
    case.same("its parts", max(0, parts), total)


@BOOK.promise(K + "attack-of")
def attack_of(case: Case, said: Sentence) -> None:
    told = said.seat("who"), said.number("attack")
    case.same("attack", told, (_sides(case)[0], facts(case)["attack"]))
    _parts(case, said, told[1])


@BOOK.promise(K + "defence-of")
def defence_of(case: Case, said: Sentence) -> None:
    told = said.seat("who"), said.number("defence")
    case.same("defence", told, (_sides(case)[1], facts(case)["defence"]))
    _parts(case, said, told[1])


def _gap(case: Case) -> int:
    return int(facts(case)["attack"]) - int(facts(case)["defence"])


@BOOK.promise(K + "add-to-hold")
def add_to_hold(case: Case, said: Sentence) -> None:
    case.same("missing", said.number("missing"), _gap(case))
    most = max(len(a.cards) for a in case.answers if a.kind == "defend")
    hand = len(asked(case).military.cards)
    case.same("cards", said.number("most"), min(asked(case).ma_total, hand))
    case.holds("fewer cards", most <= said.number("most"))
    case.holds("it cannot hold", _holds(case))


def _holds(case: Case) -> bool:
    """Whether a defence that is offered holds."""
    for action in case.answers:
        if action.kind == "defend":
            step = case.run.rules.apply(case.state, case.question.seat, action)
            if any(n.event.kind == "defended" and n.event.held for n in step.news):
                return True
    return False


@BOOK.promise(K + "cannot-hold")
def cannot_hold(case: Case, said: Sentence) -> None:
    case.holds("it holds", not _holds(case))


@BOOK.promise(K + "would-hold")
def would_hold(case: Case, said: Sentence) -> None:
    case.same("missing", said.number("missing"), _gap(case))
    case.same("cards", said.number("cards"), len(asked(case).military.cards))


@BOOK.promise(K + "holds-with")
def holds_with(case: Case, said: Sentence) -> None:
    """Such a defence is carried out, and holds."""
    found = counted(said.pieces("cards"))
    down = sum(k[1] for k in found if isinstance(k, tuple))
    cards = {k: n for k, n in found.items() if isinstance(k, str)}
    total, attack = said.number("total"), said.number("attack")
    case.same("attack", attack, facts(case)["attack"])
    ways = [
        a
        for a in case.answers
        if a.kind == "defend"
        and Counter(c for c in a.cards if not c.startswith("down:")) == Counter(cards)
        and sum(c.startswith("down:") for c in a.cards) == down
    ]
    case.holds("nobody offers that", ways)
    for action in ways[:1]:
        step = case.run.rules.apply(case.state, case.question.seat, action)
        held = any(n.event.kind == "defended" and n.event.held for n in step.news)
        case.same("it holds", held, total >= attack)
    worth = attacks.defence_values(case.state, case.question.seat)
    adds = sum(worth.get(c, 0) * n for c, n in cards.items()) + down
    case.same("total", total, facts(case)["defence"] + adds)


@BOOK.thing(K + "face-down")
def face_down(said: Sentence) -> tuple[str, int]:
    return "down", said.number("count")


@BOOK.promise(K + "lost-without")
def lost_without(case: Case, said: Sentence) -> None:
    told = said.number("total"), said.number("attack")
    case.same("totals", told, (facts(case)["defence"], facts(case)["attack"]))
    case.holds("it holds", told[0] < told[1])


@BOOK.promise(K + "hand")
def hand(case: Case, said: Sentence) -> None:
    found = [p for p in said.pieces("cards") if p != ("nothing", 0)]
    cards: list[str] = []
    times = 1
    for piece in found:
        if isinstance(piece, Beside) and piece.endswith("×"):
            times = int(piece[:-1])
        elif isinstance(piece, Beside) and piece.startswith(":"):
            worth = rules_of(case.state).cards[cards[-1]].bonus
            assert worth is not None, f"{cards[-1]} is no bonus card"
            case.same(f"worth of {cards[-1]}", int(piece.lstrip(":+ ")), worth.defense)
        else:
            cards += [piece] * times
            times = 1
    case.same("hand", sorted(cards), sorted(asked(case).military.cards))


def _fight(case: Case) -> Any:
    return case.state.agenda[-1]


def _missing(case: Case) -> int:
    """So much lacks: the attacker wins with more, the target of a war too; else as much holds."""
    gap = _gap(case)
    if case.question.kind == "sacrifice":
        return max(0, 1 - gap)
    return max(0, gap + (rules_of(case.state).cards[facts(case)["card"]].kind == "war"))


def _most(case: Case, *, cards: bool) -> int:
    top, seat = _fight(case), case.question.seat
    hand_ = (
        [c for c in asked(case).military.cards if rules_of(case.state).cards[c].bonus]
        if cards and top.purpose.half
        else []
    )
    return int(
        forces.force(case.state, seat, forces.units_of(case.state, seat), hand_, top.purpose)
    )


def _goal(case: Case, said: Sentence) -> None:
    war = rules_of(case.state).cards[facts(case)["card"]].kind == "war"
    case.same("goal", said.code, "war" if war else case.question.kind)


@BOOK.promise(K + "fight-add-*")
def fight_add(case: Case, said: Sentence) -> None:
    _goal(case, said)
    left = _missing(case) - _fight(case).strength(case.state)
    case.same("missing", said.number("missing"), left)
    case.holds("it cannot be reached", _missing(case) <= _most(case, cards=True))


@BOOK.promise(K + "fight-reached-*")
def fight_reached(case: Case, said: Sentence) -> None:
    _goal(case, said)
    case.holds("something lacks", _missing(case) <= _fight(case).strength(case.state))


@BOOK.promise(K + "fight-hopeless-*")
def fight_hopeless(case: Case, said: Sentence) -> None:
    _goal(case, said)
    case.holds("there is hope", _missing(case) > _most(case, cards=True))
    case.same("ways", [], [a for a in case.answers if isinstance(a, Assemble)])


@BOOK.promise(K + "fight-open-*")
def fight_open(case: Case, said: Sentence) -> None:
    side = "sacrifice" if case.question.kind == "sacrifice" else "answer_attack"
    case.same("side", said.code, side)
    case.same("missing", said.number("missing"), _missing(case))
    case.same(
        "units",
        said.number("units"),
        forces.most_force(case.state, case.question.seat, (), forces.STRENGTH),
    )
    war = rules_of(case.state).cards[facts(case)["card"]].kind == "war"
    case.same("cards", said.number("cards"), 0 if war else len(asked(case).military.cards))


@BOOK.promise(K + "fight-even-*")
def fight_even(case: Case, said: Sentence) -> None:
    side = "sacrifice" if case.question.kind == "sacrifice" else "answer_attack"
    case.same("missing", (said.code, 0), (side, _missing(case)))


@BOOK.promise(K + "would-add")
def would_add(case: Case, said: Sentence) -> None:
    """So many units are given up: the totals, and what comes of it."""
    told = said.number("attack"), said.number("defence")
    found = counted(said.pieces("force"))
    found.pop("decline", None)
    cards = rules_of(case.state).cards
    units = {c: n for c, n in found.items() if cards[c].is_unit}
    spent = [c for c, n in found.items() if not cards[c].is_unit for _ in range(n)]
    seat, top = case.question.seat, _fight(case)
    worth = forces.force(case.state, seat, units, spent, top.purpose)
    attack, defence = top.fight.attack, top.fight.defence
    totals = (attack + worth, defence) if seat == top.fight.attacker else (attack, defence + worth)
    case.same("totals", told, totals)
    case.same(
        "strength left", said.number("strength"), forces.strength_without(case.state, seat, units)
    )
    case.notes["totals"] = totals
    case.each(said.inner("outcome"))


@BOOK.thing(K + "decline")
def decline(said: Sentence) -> str:
    return "decline"


@BOOK.promise(K + "outcome-*")
def outcome(case: Case, said: Sentence) -> None:
    attack, defence = case.notes["totals"]
    ahead = attack - defence if case.question.kind == "sacrifice" else defence - attack
    war = rules_of(case.state).cards[facts(case)["card"]].kind == "war"
    if war:
        code = "war_won" if ahead > 0 else "war_lost" if ahead < 0 else "even"
        case.same("outcome", (said.code, said.number("by")), (code, abs(ahead)))
        return
    code = (
        ("wins" if ahead > 0 else "fails")
        if case.question.kind == "sacrifice"
        else ("holds" if ahead >= 0 else "lost")
    )
    case.same("outcome", (said.code, said.number("by")), (code, 0))
