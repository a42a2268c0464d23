"""Questions, menus, orders and hints."""

from __future__ import annotations

from typing import Any

from engine.core.clone import clone
from engine.games.antike.parts import Purse
from engine.games.antike.rules import RULES
from tests.promises.antike.table import A, H
from tests.promises.antike.things import BOOK, RONDEL, answers_to, named
from tests.promises.case import Case, Sentence

# ------------------------------------------------------------------------------------ questions


@BOOK.promise(A + "prompt-*")
def prompt(case: Case, said: Sentence) -> None:
    asked, state = case.decision, case.state
    assert asked is not None
    case.same("question", said.code, asked.kind)
    case.same("region", named(said, "region"), asked.facts.get("region"))
    case.same("field", named(said, "field"), asked.facts.get("field"))
    reason = said.word("reason")
    if asked.kind == "choose_field":
        free = 0
        at = RONDEL.index(state.players[asked.seat].rondel)
        for n in range(1, len(RONDEL) + 1):
            name = RONDEL[(at + n) % len(RONDEL)]
            answers = [a for a in answers_to(asked) if getattr(a, "field", "") == name]
            news = RULES.apply(state, asked.seat, answers[0]).news if answers else ()
            if any(e.event.kind == "marker_moved" and not e.event.paid.total for e in news):
                free += 1
            else:
                break
        case.same("free fields", said.number("free"), free)
    _numbers(case, said)
    if asked.kind == "choose_card":
        events = [n.event for n in RULES.apply(state, asked.seat, answers_to(asked)[0]).news]
        case.same("reason", [reason], [e.reason for e in events if e.kind == "card_taken"][:1])


def _numbers(case: Case, said: Sentence) -> None:
    asked, state = case.decision, case.state
    assert asked is not None
    price, need, have, left = (said.number(n) for n in ("price", "need", "have", "left"))
    if asked.kind == "pay_for_field":
        case.same("price", {price}, {len(a.resources) for a in answers_to(asked)})
    if asked.kind in ("fortress", "casualties"):
        region = str(asked.facts["region"])
        there = state.units(state.mover, region)
        if asked.kind == "fortress":
            case.same("units there", have, there.legion + there.galley)
        case.same("units needed", need, _taken(state, asked))
    if asked.kind == "choose_chip":
        case.same("chips", left, _chips(state))


def _taken(state: Any, asked: Any) -> int:
    """What is removed if the first answer is given each time and there are enough units."""
    copy = clone(state)
    region = str(asked.facts["region"])
    units = copy.players[copy.mover].units[region]
    units.legion += 30
    step = RULES.apply(copy, asked.seat, answers_to(asked)[0])
    if asked.kind == "casualties":
        step = RULES.apply(copy, asked.seat, next(RULES.decisions(copy)[0].every()))
    while step.decisions and step.decisions[0].kind == "casualties":
        answer = next(step.decisions[0].every())
        step = RULES.apply(step.state, step.decisions[0].seat, answer)
    (event,) = [n.event for n in step.news if n.event.kind == "city_conquered"]
    return int(event.legions + event.galleys)


def _chips(state: Any) -> int:
    """How many chips are taken until something else is asked."""
    for n in range(9):
        asked = RULES.decisions(state)
        if not asked or asked[0].kind != "choose_chip":
            return n
        state = RULES.apply(state, asked[0].seat, next(asked[0].every())).state
    raise AssertionError


@BOOK.promise(A + "first-field")
def first_field(case: Case, said: Sentence) -> None:
    assert case.decision is not None
    case.same("question", "choose_field", case.decision.kind)
    answers = [a for a in answers_to(case.decision) if a.kind == "move_marker"]
    case.same("fields", 8, len(answers))
    for answer in answers:
        news = RULES.apply(case.state, case.decision.seat, answer).news
        paid = [n.event.paid.total for n in news if n.event.kind == "marker_moved"]
        case.same("price", [0], paid)


@BOOK.promise(A + "nothing-to-found-*")
def nothing_to_found(case: Case, said: Sentence) -> None:
    """Why no city can be founded: with goods it could be, or not even then."""
    assert case.decision is not None
    rich = clone(case.state)
    rich.active.purse = Purse(*4 * [99])
    answers = answers_to(RULES.decisions(rich)[0])
    could = any(a.kind == "found" for a in answers)
    case.same("why", said.code, "price" if could else "site")
    case.same("cities", [], [a for a in answers_to(case.decision) if a.kind == "found"])


@BOOK.promise(A + "awaits-*")
def awaits(case: Case, said: Sentence) -> None:
    asked = case.decision
    assert asked is not None
    case.same("waiting for", (said.code, said.seat("who")), (asked.kind, asked.seat))
    case.same("region", named(said, "region"), asked.facts.get("region"))
    case.same("reason", said.word("reason"), asked.facts.get("reason", ""))


MENUS = {
    "field": "move_marker", "pay": "pay_rondel", "temple": "build_temple", "wall": "build_wall",
    "quarry": "build_temple", "deploy": "deploy", "develop": "develop", "recruit": "recruit",
    "move": "move_units", "conquer": "conquer", "siege": "conquer", "defend": "defend",
    "remove": "remove_units", "found": "found", "colonists": "found", "card": "play_card",
    "know_how_in_coins": "develop", "recruits_in_coins": "recruit", "barter": "barter",
    "exchange": "exchange", "chip": "take_chip", "take_card": "take_card", "done": "done",
}  # fmt: skip


@BOOK.promise(A + "caption-*")
def caption(case: Case, said: Sentence) -> None:
    """A menu is called after what its answers do."""
    if "verb" in case.notes:
        case.same("menu", case.notes["verb"], said.code)
        return
    assert case.decision is not None
    menus = [m for m in case.decision.menus if m.verb == said.code]
    case.same("menus", 1, len(menus))
    for action in next(iter(menus), None).every() if menus else ():  # type: ignore[union-attr]
        if said.code in MENUS:
            case.same("answers", MENUS[said.code], action.kind)
        if said.code == "coins":
            case.holds("no coins", getattr(action, "coins", 0) or getattr(action, "coins_for", 0))
        if said.code in ("quarry", "siege", "colonists"):
            ways = ("quarry", "siege_engine", "colonists")
            case.holds("not with the card", any(getattr(action, w, False) for w in ways))


@BOOK.promise(A + "orderable-*")
def orderable(case: Case, said: Sentence) -> None:
    assert case.decision is not None
    case.same("question", said.code, case.decision.kind)


@BOOK.promise(A + "subject-*")
def subject(case: Case, said: Sentence) -> None:
    case.same("reason", said.code, case.notes["value"])


@BOOK.promise(A + "fortress-policy-*")
def fortress_policy(case: Case, said: Sentence) -> None:
    """Each number of cards is tried: which is the first that saves the city?"""
    assert case.decision is not None
    answers = sorted(answers_to(case.decision), key=lambda a: a.cards)
    saving = [a.cards for a in answers if a.cards and _held(case, a)]
    some = answers[1].cards if len(answers) > 1 else 0
    otherwise = some if said.code == "save_or_weaken" else 0
    wanted = 0 if said.code == "none" else saving[0] if saving else otherwise
    case.same("cards", wanted, case.action.cards)


def _held(case: Case, answer: Any) -> bool:
    news = RULES.apply(case.state, case.seat or 0, answer).news
    return any(n.event.kind == "city_held" for n in news)


@BOOK.promise(A + "card-policy")
def card_policy(case: Case, said: Sentence) -> None:
    taken = [e.card for e in case.heard("card_taken")]
    case.same("card", [named(said, "card")], taken[:1])


@BOOK.look
def menus_at_any_time(case: Case) -> None:
    """Drawing and giving up."""
    for menu in RULES.anytime_actions(case.state, case.seat or 0) if case.seat is not None else ():
        (asked, *_) = RULES.decisions(case.state)
        about = Case(case.run, "menu", case.state, case.seat, asked, notes={"verb": menu.verb})
        about.judge(case.run.texts.caption(case.view, asked, menu))


@BOOK.look
def subjects(case: Case) -> None:
    for asked in RULES.decisions(case.state):
        for value in RULES.order_subjects(case.view, "choose_card", "reason"):
            about = Case(case.run, "subject", case.state, case.seat, asked, notes={"value": value})
            about.judge(case.run.texts.subject(case.view, "choose_card", "reason", value))


# ------------------------------------------------------------------------------------ hints


def counted(state: Any, seat: int) -> dict[str, int]:
    """What hints count, by part."""
    mine = state.players[seat]
    own = [c for c in state.cities.values() if c.owner == seat]
    return {
        "personages": len(mine.personages),
        "cities": len(own),
        "temples": sum(c.temple for c in own),
        "walls": sum(c.wall for c in own),
        "know_how": len(mine.know_how),
        "marble": mine.purse.marble,
        "iron": mine.purse.iron,
        "gold": mine.purse.gold,
        "coin": mine.purse.coin,
        "units": sum(u.total for u in mine.units.values()),
        "cards": len(mine.hand.cards),
    }


@BOOK.promise(H + "differs-*")
def differs(case: Case, said: Sentence) -> None:
    seat, gain = case.seat or 0, case.notes["gain"]
    had, has = counted(case.state, seat), counted(case.after, seat)
    more = has.get(said.code, 0) - had.get(said.code, 0)
    way = ("more" if gain > 0 else "less") if more * gain > 0 else "better" if gain > 0 else "worse"
    case.same("way", said.word("way"), way)
    case.same("number", said.number("count"), abs(more) if more * gain > 0 else 0)
    case.same("rival", said.seat("rival"), 1 - seat)


BOOK.exempt(
    "each reason is looked for in the game itself in tests/render/test_why_antike.py",
    *("antike-hints/reason-*", "antike-hints/matter-*"),
)
BOOK.exempt("tests/conformance/test_courses.py takes the ways of lessons", "antike-course/*")
BOOK.exempt("no position is needed for them: words without facts", H + "why-*", H + "lesson-*")
BOOK.exempt(
    "no table is needed for them", "antike-listing/*", "antike-vocabulary/*", A + "picture-*"
)
BOOK.exempt("another suite proves pictures", "antike-picture/*")
K = "antike-cards/"
BOOK.exempt(
    "said in the cards' own pictures",
    *(K + name for name in ("moment-*", "event-card", "reconstructed", "number-reconstructed")),
)
N, R, C = "antike-news/", "antike-reasons/", "antike-choices/"
BOOK.rare("somebody always gets a coin: the bank begins with one or more", N + "game-began")
BOOK.rare(
    "General and Admiral are never recruited, legions and galleys need no temple",
    *(R + f"no-units-{unit}" for unit in ("general", "admiral")),
    *(C + f"units-{unit}" for unit in ("general", "admiral")),
    *(R + f"needs-temple-{unit}" for unit in ("legion", "galley")),
)
BOOK.rare("he seldom stands near enemies; the legion's is met", R + "way-barred-general")
BOOK.exempt(
    "said in pictures of podiums, which test_standing.py compares",
    "antike/won-in-all",
    "antike-table/personages-by-round",
    "antike-table/round-number",
)
