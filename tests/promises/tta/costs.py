"""Prices, ratings and the end of the turn: against what is paid and what then happens."""

from __future__ import annotations

from typing import Any

from engine.games.tta.actions import EndTurn
from engine.games.tta.editions import rules_of
from engine.games.tta.query import prices, production, ratings
from tests.promises.case import Case, Sentence
from tests.promises.letters import Beside
from tests.promises.tta.things import BOOK, figures, goods, signed

P = "tta-costs/"


def own(case: Case) -> int:
    """The seat whose numbers these are: a spectator looks at the current player."""
    return case.state.current if case.seat is None else case.seat


@BOOK.promise(P + "rating-*")
def rating(case: Case, said: Sentence) -> None:
    read = {
        "strength": ratings.strength,
        "culture": ratings.culture,
        "science": ratings.science,
        "happiness": ratings.happiness,
    }
    seat = case.notes["whose"]
    n = said.number("number")
    case.same(said.code, n, read[said.code](case.state, seat))
    parts = figures(said.pieces("shares"))
    total = sum(signed(text) for what, text in parts if what != ("nothing", 0))
    case.same("its parts", max(0, total) if said.code != "happiness" else min(max(0, total), n), n)


@BOOK.promise(P + "eaten", P + "corrupted")
def eaten(case: Case, said: Sentence) -> None:
    seat = case.notes["whose"]
    player = case.state.players[seat]
    if said.id == P + "eaten":
        told = said.value("food"), said.value("tokens")
        found = (
            ("food", production.consumption(case.state, seat)),
            ("yellow_tokens", player.yellow_bank),
        )
    else:
        told = said.value("resources"), said.value("tokens")
        found = (
            ("resources", production.corruption(case.state, seat)),
            ("blue_tokens", player.blue_bank),
        )
    case.same("what is lost", told, found)


# -------------------------------------------------------------------------- the end of the turn


def _ended(case: Case) -> list[Any] | None:
    """The events of ending the turn now, while nothing else changes and nobody is asked."""
    if "ended" not in case.notes:
        copy = case.copy()
        seat = copy.current
        asked = [d for d in case.run.rules.decisions(copy) if d.seat == seat]
        possible = any(d.accepts(EndTurn()) for d in asked)
        events = None
        if possible:
            step = case.run.rules.apply(copy, seat, EndTurn())
            events = [n.event for n in step.news]
            last = step
            for _ in range(4):  # what is asked on the way: cards above the limit, mines
                if not last.decisions or last.decisions[0].seat != seat:
                    break
                if last.decisions[0].kind not in ("discard", "leave_token"):
                    break
                decision = last.decisions[0]
                if decision.kind == "leave_token":
                    events = None  # the player may choose to make less
                    break
                answer = next(iter(decision.every()))
                last = case.run.rules.apply(last.state, seat, answer)
                events += [n.event for n in last.news]
        case.notes["ended"] = None if events is None else _own_part(events, seat)
    ended: list[Any] | None = case.notes["ended"]
    return ended


def _own_part(events: list[Any], seat: int) -> list[Any]:
    """Up to the turn of somebody else."""
    found = []
    for event in events:
        if event.kind in ("turn_began", "game_ended"):
            break
        found.append(event)
    return [e for e in found if getattr(e, "seat", seat) == seat]


def _heard(case: Case, kind: str) -> list[Any]:
    return [e for e in _ended(case) or () if e.kind == kind]


@BOOK.promise(P + "uprising")
def uprising(case: Case, said: Sentence) -> None:
    workers = said.value("workers")
    case.same(
        "workers",
        workers,
        ("discontent_worker", ratings.discontent(case.state, case.state.current)),
    )
    if _ended(case) is not None:
        case.holds("there is no uprising", _heard(case, "uprising"))


@BOOK.promise(P + "gains")
def gains(case: Case, said: Sentence) -> None:
    case.notes["gains"] = {}
    case.each(said.inner("gains"))
    if _ended(case) is None:
        return
    case.same("uprising", [], _heard(case, "uprising"))
    made = _heard(case, "produced")
    case.holds("nothing is produced", made or not case.notes["gains"])
    if made:
        e = made[0]
        found = {
            "science": (e.science, 0),
            "culture": (e.culture, e.famine),
            "food": (e.food, e.consumption),
            "resources": (e.resources, e.corruption),
        }
        case.same("production", case.notes["gains"], {k: v for k, v in found.items() if any(v)})


@BOOK.promise(P + "gain-*")
def gain(case: Case, said: Sentence) -> None:
    good = said.code.removesuffix("_less")
    made, lost = signed(said.word("made")), -signed(said.word("lost"))
    case.same("less", said.code.endswith("_less"), lost > 0)
    case.notes["gains"][good] = made, lost


@BOOK.promise(P + "ending")
def ending(case: Case, said: Sentence) -> None:
    card, (_, n) = said.value("card"), said.value("culture")
    if _ended(case) is not None:
        got = [(e.why, e.amount) for e in _heard(case, "changed") if e.what == "culture"]
        case.holds(f"{card} scores {n}, but {got}", (card, n) in got)


@BOOK.promise(P + "draw")
def draw(case: Case, said: Sentence) -> None:
    _, n = said.value("cards")
    if _ended(case) is not None:
        drew = sum(e.count for e in _heard(case, "drew"))
        deck = len(case.state.military_deck.cards)
        case.holds(f"{n} cards, but {drew}", n == drew or deck < n)


@BOOK.promise(P + "discard")
def discard(case: Case, said: Sentence) -> None:
    _, n = said.value("cards")
    if _ended(case) is not None:
        case.same("cards", n, sum(e.count for e in _heard(case, "discarded")))


@BOOK.promise(P + "discard-later")
def discard_later(case: Case, said: Sentence) -> None:
    from engine.games.tta.query import basics

    _, n = said.value("cards")
    if _ended(case) is not None:
        seat = case.state.current
        has = len(case.state.players[seat].military.cards)
        drew = sum(e.count for e in _heard(case, "drew"))
        if drew:
            limit = basics.military_hand_limit(case.state, seat)
            case.same("cards", n, has + drew - limit)


@BOOK.look
def end_is_told(case: Case) -> None:
    """While somebody acts, the end of the turn is foretold."""
    if case.view.preview is not None:
        p, found = case.view.preview, _ended(case)
        if found is None:
            return
        drew = sum(e.count for e in found if e.kind == "drew")
        case.holds("cards are drawn that nobody foretold", p.draw >= drew)


# -------------------------------------------------------------------------------------- prices


@BOOK.promise(P + "no-population")
def no_population(case: Case, said: Sentence) -> None:
    case.same("yellow bank", 0, case.state.players[own(case)].yellow_bank)


@BOOK.promise(P + "population", P + "population-of")
def population(case: Case, said: Sentence) -> None:
    lines = prices.population_lines(case.state, own(case))
    case.same("food", said.value("food"), ("food", prices.total(lines or [])))
    if "shares" in said:
        told = [(what, signed(n)) for what, n in figures(said.pieces("shares"))]
        case.same("its parts", told, list(lines or []))


def _list(said: Sentence) -> dict[Any, tuple[int, list[str]]]:
    """Cards with their prices; parts in brackets behind them."""
    found: dict[Any, tuple[int, list[str]]] = {}
    inside, last = False, None
    for piece in said.pieces("prices"):
        if isinstance(piece, Beside):
            words = piece.replace("(", " ( ").replace(")", " ) ").split()
            for word in words:
                if word == "(":
                    inside = True
                elif word == ")":
                    inside = False
                elif not inside and word.isdigit():
                    found[last] = int(word), []
                elif inside and word not in (",",):
                    found[last][1].append(word.strip(","))
        elif not inside:
            last = piece
    return found


@BOOK.promise(P + "build", P + "develop", P + "revolution")
def price_list(case: Case, said: Sentence) -> None:
    what, seat = said.id.removeprefix(P), own(case)
    told = _list(said)
    cards = rules_of(case.state).cards
    player = case.state.players[seat]
    if what == "build":
        found = {c: prices.build_lines(case.state, seat, c) for c in player.workers}
    else:
        hand = [
            c
            for c in player.civil.cards
            if cards[c].is_technology and (what == "develop" or cards[c].kind == "government")
        ]
        found = {c: prices.develop_lines(case.state, seat, c, what == "revolution") for c in hand}
        if case.seat != seat:
            found = {c: lines for c, lines in found.items() if c in told}
    case.same(
        "prices",
        {c: n for c, (n, _) in told.items()},
        {c: prices.total(lines) for c, lines in found.items()},
    )
    for card, (_, parts) in told.items():
        lines = found.get(card, [])
        case.same(
            f"parts of {card}",
            [signed(n) for n in parts],
            [n for _, n in lines] if len(lines) > 1 else [],
        )


@BOOK.thing(P + "upgrade")
def upgrade(said: Sentence) -> Any:
    parts = [int(n) for n in said.word("difference").split(" \u2212 ")]
    return said.value("source"), said.value("target"), said.number("price"), tuple(parts)


@BOOK.promise(P + "upgrades")
def upgrades(case: Case, said: Sentence) -> None:
    seat, cards = own(case), rules_of(case.state).cards
    workers = case.state.players[seat].workers
    found = {}
    for source, n in workers.items():
        for target in workers if n else ():
            if cards[source].kind == cards[target].kind and cards[source].level < (
                cards[target].level
            ):
                found[source, target] = prices.upgrade_price(case.state, seat, source, target)
    told = said.values("prices")
    case.same("upgrades", {(a, b): n for a, b, n, _ in told}, found)
    for _, _, n, (dearer, cheaper) in told:
        case.same("difference", n, max(0, dearer - cheaper))


@BOOK.promise(P + "stages")
def stages(case: Case, said: Sentence) -> None:
    player = case.state.players[own(case)]
    case.same("wonder", said.value("wonder"), player.wonder)
    costs = rules_of(case.state).cards[player.wonder].stages[player.stages :]
    case.same("stages", [int(n) for n in said.words("prices")], list(costs))
    case.same("how many", said.number("count"), len(costs))


@BOOK.promise(P + "row")
def row(case: Case, said: Sentence) -> None:
    """The cards of the row that do not cost what their spaces do."""
    told = _list(said)
    for card, (n, parts) in told.items():
        spaces = [i for i, c in enumerate(case.state.row) if c == card]
        lines = [prices.take_lines(case.state, own(case), i) for i in spaces]
        case.holds(f"{card} for {n}", n in [prices.total(found) for found in lines])
        case.holds(
            f"parts of {card}",
            [signed(x) for x in parts] in [[x for _, x in found] for found in lines],
        )


@BOOK.promise(P + "discount")
def discount(case: Case, said: Sentence) -> None:
    card, n = said.value("card"), said.number("amount")
    case.same("event", card, case.state.past_events[-1])
    case.same("amount", n, 1)


@BOOK.promise(P + "purse")
def purse(case: Case, said: Sentence) -> None:
    seat = own(case)
    found = goods(
        [
            ("resources", prices.unit_purse(case.state, seat)),
            ("science", case.state.players[seat].purse_science),
        ]
    )
    case.same("goods", goods(said.values("goods")), found)
    case.same("how many", said.number("count"), sum(found.values()))
