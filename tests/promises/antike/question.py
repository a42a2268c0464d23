"""The picture of a question in words: what an answer hangs on, in figures."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.antike.components import CARDS
from engine.games.antike.figures import OURS, doubtful
from engine.games.antike.maps import MAPS
from engine.games.antike.rules import RULES
from tests.promises.antike.table import T, needed, prices
from tests.promises.antike.things import (
    BOOK,
    answers_to,
    forces,
    goods,
    heap,
    marked_card,
    named,
    names,
)
from tests.promises.case import Case, Sentence

Q = "antike-question/"


@BOOK.look
def every_question(case: Case) -> None:
    """All that is said beside the picture of a question, to those asked and to others."""
    for asked in RULES.decisions(case.state):
        seat = asked.seat if case.seat == asked.seat else None
        about = Case(case.run, "question", case.state, seat, asked)
        text = case.run.texts.question_alt(about.view, asked, means=seat is not None)
        about.judge(text)
        if asked.kind == "fortress" and seat is not None:
            answers = sorted(a.cards for a in answers_to(asked))
            about.same("answers", sorted(about.notes.get("answers", [])), answers)
        if asked.kind == "conquest":
            cities = [c for c in case.state.board.sites if _besieged(case.state, asked.seat, c)]
            about.same("cities", about.notes.get("cities", []), cities)
        if asked.kind == "casualties" and seat is not None:
            ways = [(a.legions, a.galleys) for a in answers_to(asked)]
            about.same("ways", about.notes.get("ways", []), ways)


def _besieged(state: Any, seat: int, city: str) -> bool:
    it, units = state.cities.get(city), state.units(seat, city)
    if it is None or it.owner == seat or city in state.now.tried:
        return False
    return bool(units.legion + units.galley)


@BOOK.promise(Q + "alt-head")
def alt_head(case: Case, said: Sentence) -> None:
    case.each([*said.inner("question"), *said.inner("about")])


@BOOK.promise(Q + "asked-*")
def asked_(case: Case, said: Sentence) -> None:
    assert case.decision is not None
    told = said.code, said.seat("player")
    case.same("question", told, (case.decision.kind, case.decision.seat))


@BOOK.promise(Q + "about-*")
def about_(case: Case, said: Sentence) -> None:
    asked = case.decision
    assert asked is not None
    case.same("question", said.code, asked.kind)
    case.same("region", named(said, "region"), asked.facts.get("region"))
    case.same("field", named(said, "field"), asked.facts.get("field"))
    case.same("reason", said.word("reason"), asked.facts.get("reason", ""))
    case.same("other", said.seat("other"), 1 - asked.seat)
    count = said.number("count")
    if asked.kind == "conquest":
        sites = [c for c in case.state.board.sites if _besieged(case.state, asked.seat, c)]
        case.same("cities", count, len(sites))
    if asked.kind == "pay_for_field":
        case.same("price", {count}, {len(a.resources) for a in answers_to(asked)})
    if asked.kind == "choose_chip":
        case.same("chips", count, asked.facts["left"])


@BOOK.thing(Q + "outcome-*")
def outcome(said: Sentence) -> bool:
    """Whether the city holds."""
    return said.code == "yes"


@BOOK.promise(Q + "alt-city")
def alt_city(case: Case, said: Sentence) -> None:
    """Against the rules: the city is attacked in a copy with so many units, and one less."""
    asked, city = case.decision, named(said, "city")
    assert asked is not None
    assert city is not None
    case.notes.setdefault("cities", []).append(city)
    attacker = 1 - case.state.cities[city].owner
    there = case.state.units(attacker, city)
    case.same("units there", said.number("have"), there.legion + there.galley)
    need = said.number("need")
    if asked.kind == "conquest":
        case.same(
            "need", need, max(1, needed(case.state, city) - bool(there.general + there.admiral))
        )
    else:
        case.same("need", need, asked.facts["need"])
    case.same("holds", said.value("outcome"), need > said.number("have"))


@BOOK.thing(Q + "answer-with")
def answer_with(said: Sentence) -> int:
    return said.number("count")


@BOOK.promise(Q + "alt-answer")
def alt_answer(case: Case, said: Sentence) -> None:
    """Each answer is carried out: does the city hold, and what does it take?"""
    asked = case.decision
    assert asked is not None
    cards = said.value("answer")
    case.notes.setdefault("answers", []).append(cards)
    (answer,) = [a for a in answers_to(asked) if a.cards == cards]
    step = RULES.apply(case.state, asked.seat, answer)
    events = [n.event for n in step.news]
    played = [e.needed for e in events if e.kind == "fortress_played"]
    case.same("need", said.number("need"), played[0] if played else asked.facts["need"])
    held = any(e.kind == "city_held" for e in events)
    case.same("holds", said.value("outcome"), held)
    there = case.state.units(1 - asked.seat, str(asked.facts["region"]))
    case.same("units there", said.number("have"), there.legion + there.galley)


@BOOK.promise(Q + "alt-removed")
def alt_removed(case: Case, said: Sentence) -> None:
    asked = case.decision
    assert asked is not None
    lost, left = goods(said.values("lost")), goods(said.values("left"))
    way = lost.get("legion", 0), lost.get("galley", 0)
    case.notes.setdefault("ways", []).append(way)
    found = [a for a in answers_to(asked) if (a.legions, a.galleys) == way]
    case.same("answers", 1, len(found))
    region = str(asked.facts["region"])
    after = RULES.apply(case.state, asked.seat, found[0]).state.units(asked.seat, region)
    special = ("general", "admiral")
    case.same("left", left, {k: n for k, n in forces(after).items() if k not in special})


@BOOK.promise(Q + "alt-card")
def alt_card(case: Case, said: Sentence) -> None:
    case.notes["card"] = marked_card(case, said, "card")
    case.holds("it does not lie open", case.notes["card"] in case.state.row.cards)
    case.each(said.inner("text"))


@BOOK.promise(Q + "alt-purse")
def alt_purse(case: Case, said: Sentence) -> None:
    assert case.decision is not None
    purse = case.state.players[case.decision.seat].purse
    case.same("purse", goods(said.values("purse")), heap(purse))


@BOOK.promise(Q + "alt-know-how")
def alt_know_how(case: Case, said: Sentence) -> None:
    case.same("know-how", said.values("known"), prices(case.state))


@BOOK.promise(Q + "alt-units")
def alt_units(case: Case, said: Sentence) -> None:
    assert case.decision is not None
    mine = case.state.players[case.decision.seat]
    told = goods(said.values("box")), goods(said.values("supply"))
    case.same("units", told, (forces(mine.box), forces(mine.supply)))


@BOOK.promise(Q + "alt-hand")
def alt_hand(case: Case, said: Sentence) -> None:
    assert case.decision is not None
    hand = case.state.players[case.decision.seat].hand.cards
    case.same("cards", Counter(names(said, "cards")), Counter(hand))
    said.values("cards")


BOOK.exempt(
    "another suite proves pictures",
    Q + "fortresses-would-hold",
    Q + "holds-fortress",
    Q + "remove-in-all",
    Q + "stays",
    Q + "box",
    Q + "supply",
)


# ------------------------------------------------------------------------------------ doubts


@BOOK.look
def reconstructed(case: Case) -> None:
    """The cards that are marked: nobody has confirmed what they do."""
    unsure = [card.id for card in case.state.figures.cards if card.uncertain]
    found = tuple(card for card in unsure if CARDS[card].uncertain == "everything")
    case.same("reconstructed", case.view.reconstructed, found)


@BOOK.look
def doubts(case: Case) -> None:
    """Figures nobody has confirmed: once a game is enough."""
    if case.state.turn > 1 or case.seat is None:
        return
    figures = case.state.own_figures or OURS
    listed = tuple(doubtful(figures, case.state.map))
    case.notes["doubtful"] = listed
    case.judge(case.run.texts.doubts(listed))


def _listed(case: Case, part: str) -> list[str]:
    found = [one.partition(".") for one in case.notes["doubtful"]]
    return [name for kind, _, name in found if kind == part]


@BOOK.promise(T + "doubts")
def doubts_(case: Case, said: Sentence) -> None:
    inner = said.inner("what")
    kinds = {one.partition(".")[0] for one in case.notes["doubtful"]}
    case.same("parts", len(inner), len(kinds))
    case.each(inner)


@BOOK.promise(T + "doubtful-cards")
def doubtful_cards(case: Case, said: Sentence) -> None:
    of = sum(c.count for c in CARDS.values())
    some = sum(CARDS[c].count for c in _listed(case, "cards"))
    case.same("cards", (said.number("count"), said.number("all")), (some, of))


@BOOK.promise(T + "doubtful-copies")
def doubtful_copies(case: Case, said: Sentence) -> None:
    case.same("cards", names(said, "cards"), _listed(case, "copies"))


@BOOK.promise(T + "doubtful-prices")
def doubtful_prices(case: Case, said: Sentence) -> None:
    case.same("know-how", names(said, "names"), _listed(case, "know_how"))


@BOOK.promise(T + "doubtful-homes")
def doubtful_homes(case: Case, said: Sentence) -> None:
    case.same("cities", names(said, "cities"), _listed(case, "homes"))


@BOOK.promise(T + "doubtful-borders")
def doubtful_borders(case: Case, said: Sentence) -> None:
    borders = MAPS[case.state.map].borders
    unsure = [b for b in borders if b.uncertain]
    case.same("borders", (said.number("count"), said.number("all")), (len(unsure), len(borders)))


@BOOK.promise(T + "doubtful-coins")
def doubtful_coins(case: Case, said: Sentence) -> None:
    case.holds("they are certain", any(d.startswith("coins") for d in case.notes["doubtful"]))
