"""Labels and second lines: what an answer is called is what it does."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core import Pick
from engine.games.antike.components import BOX, FIELDS
from engine.games.antike.parts import MONEY
from engine.games.antike.pieces import KIN
from engine.games.antike.rules import RULES
from tests.promises.antike.things import BOOK, changed, forces, goods, ids, named, paid, turn_over
from tests.promises.case import Case, Sentence

C = "antike-choices/"


def one(case: Case, kind: str) -> Any:
    """The one event of a kind that the answer causes."""
    found = case.heard(kind)
    case.same(f"events {kind}", 1, len(found))
    return found[0]


def arrived(case: Case) -> tuple[Any, Any]:
    """The marker's move, paid for in some way, and what comes of it."""
    step = case.step
    events = case.events
    if step.decisions and step.decisions[0].kind == "pay_for_field":
        answer = next(step.decisions[0].every())
        step = RULES.apply(step.state, case.seat or 0, answer, step.decisions)
        events = [news.event for news in step.news]
    (moved,) = [e for e in events if e.kind == "marker_moved"]
    return moved, (events, step)


@BOOK.promise(C + "go-to")
def go_to(case: Case, said: Sentence) -> None:
    moved, _ = arrived(case)
    told = named(said, "field"), said.number("price")
    case.same("field and price", told, (moved.field, moved.paid.total))


@BOOK.promise(C + "field-*")
def field(case: Case, said: Sentence) -> None:
    """What the field is for comes next, unless there is nothing to be done there."""
    moved, (events, step) = arrived(case)
    case.same("field", said.code, FIELDS[moved.field].action)
    produces = {"MARMOR": "marble", "FERRUM": "iron", "AURUM": "gold"}
    asks = {
        "TEMPLUM": ("templum",),
        "MILITIA": ("militia",),
        "SCIENTIA": ("scientia",),
        "DUELLUM": ("movement", "conquest"),
    }
    made = [e.resource for e in events if e.kind == "produced"]
    asked = step.decisions[0].kind if step.decisions else ""
    if said.code in produces:
        case.same("goods", produces[said.code], made[0] if made else FIELDS[moved.field].resource)
        case.holds("it does not produce", made or asked == "production")
    else:
        case.same("goods", [], made)
        case.holds(f"asks {asked}", asked in (*asks[said.code], "founding"))


@BOOK.promise(C + "pay")
def pay(case: Case, said: Sentence) -> None:
    moved = one(case, "marker_moved")
    case.same("paid", goods(said.values("goods")), {k: n for k in MONEY if (n := moved.paid.of(k))})


@BOOK.promise(C + "build-temple-*")
def build_temple(case: Case, said: Sentence) -> None:
    event = one(case, "temple_built")
    case.same("city", (named(said, "city"), said.code == "yes"), (event.city, event.quarry))
    had, has = (s.players[case.seat].hand.cards.count("quarry") for s in (case.state, case.after))
    case.same("the card Quarry", said.code == "yes", has < had)
    marble = BOX.temple.marble - (2 if said.code == "yes" else 0)
    case.same("coins for marble", said.number("coins"), marble - paid(case).get("marble", 0))


@BOOK.promise(C + "temple-brings")
def temple_brings(case: Case, said: Sentence) -> None:
    case.same("cost", goods(said.values("cost")), paid(case))
    city = case.action.city
    case.holds(
        "no temple comes", case.after.cities[city].temple and not case.state.cities[city].temple
    )
    triples = (BOX.production, BOX.deployment, BOX.defence)
    case.holds("it does not triple", all(it.temple == 3 * it.plain for it in triples))


@BOOK.promise(C + "build-wall")
def build_wall(case: Case, said: Sentence) -> None:
    event = one(case, "wall_built")
    told = named(said, "city"), said.number("coins")
    case.same("city and coins", told, (event.city, paid(case).get("coin", 0)))


@BOOK.promise(C + "wall-brings")
def wall_brings(case: Case, said: Sentence) -> None:
    case.same("cost", goods(said.values("cost")), paid(case))
    before, after = (RULES.view(s, None).region(case.action.city) for s in (case.state, case.after))
    case.same("more defence", 1, after.defence - before.defence)


@BOOK.promise(C + "deploy-*")
def deploy(case: Case, said: Sentence) -> None:
    event = one(case, "deployed")
    told = said.code, named(said, "city"), said.number("coins")
    case.same("unit, city, coins", told, (event.unit, event.city, paid(case).get("coin", 0)))


@BOOK.promise(C + "develop")
def develop(case: Case, said: Sentence) -> None:
    event = one(case, "developed")
    told = named(said, "know_how"), said.number("coins")
    case.same("know-how and coins", told, (event.know_how, paid(case).get("coin", 0)))


@BOOK.promise(C + "brings-*")
def brings(case: Case, said: Sentence) -> None:
    event = one(case, "developed")
    case.same("know-how", said.code, event.know_how)
    case.same("cost", goods(said.values("cost")), paid(case))
    won = [e for e in turn_over(case)[0] if e.kind == "personage_won"]
    scholars = sum(e.personage.startswith("scholar") for e in won)
    due = case.state.now.scholars
    case.same("scholars", due + said.yes("first"), scholars)


@BOOK.promise(C + "recruit")
def recruit(case: Case, said: Sentence) -> None:
    event = one(case, "recruited")
    told = said.value("units"), said.number("coins")
    case.same("units and coins", told, ((event.unit, event.count), paid(case).get("coin", 0)))
    boxes = [s.players[case.seat].box.of(event.unit) for s in (case.state, case.after)]
    case.same("units in the box", said.value("units")[1], boxes[1] - boxes[0])


@BOOK.promise(C + "move")
def move(case: Case, said: Sentence) -> None:
    event = one(case, "units_moved")
    told = said.value("units"), named(said, "origin"), named(said, "to")
    case.same("move", told, ((event.unit, event.count), event.origin, event.to))


@BOOK.promise(C + "battle-with")
def battle_with(case: Case, said: Sentence) -> None:
    there = case.state.units(1 - (case.seat or 0), case.action.to)
    met = {k: n for k, n in forces(there).items() if k in KIN[case.action.unit]}
    told = goods(said.values("units"))
    case.same("enemies", told, met)
    fought = len(case.heard("battle"))
    case.same("battles", min(sum(told.values()), case.action.count), fought)


@BOOK.promise(C + "conquer")
def conquer(case: Case, said: Sentence) -> None:
    event = one(case, "conquest_announced")
    told = named(said, "city"), said.yes("siege_engine")
    case.same("conquest", told, (event.city, event.siege_engine))


@BOOK.promise(C + "conquest-takes")
def conquest_takes(case: Case, said: Sentence) -> None:
    """As things stand: no Fortress is played."""
    count, temple = said.number("count"), said.yes("temple")
    case.same("units", count, one(case, "conquest_announced").needed)
    step, events = case.step, list(case.events)
    while step.decisions and step.decisions[0].kind in ("fortress", "casualties"):
        asked = step.decisions[0]
        step = RULES.apply(step.state, asked.seat, next(asked.every()), step.decisions)
        events += [news.event for news in step.news]
    if any(e.kind == "fortress_played" for e in events):
        return
    ((lost, destroyed),) = [
        (e.legions + e.galleys, e.temple) for e in events if e.kind == "city_conquered"
    ]
    case.same("units removed and temple", (count, temple), (lost, destroyed))
    due = step.state.now.generals - case.state.now.generals
    case.holds("no general is due", due == temple or step.state.turn != case.state.turn)


@BOOK.promise(C + "defend")
def defend(case: Case, said: Sentence) -> None:
    had, has = (s.players[case.seat].hand.cards.count("fortress") for s in (case.state, case.after))
    taken = sum(e.card == "fortress" for e in case.heard("card_taken") if e.seat == case.seat)
    case.same("cards", said.number("cards"), had - has + taken)


@BOOK.promise(C + "remove")
def remove(case: Case, said: Sentence) -> None:
    event = one(case, "city_conquered")
    lost = {"legion": event.legions, "galley": event.galleys}
    case.same("removed", goods(said.values("units")), {k: n for k, n in lost.items() if n})


@BOOK.promise(C + "play-card", C + "play-card-on")
def play_card(case: Case, said: Sentence) -> None:
    event = one(case, "card_played")
    target = named(said, "region") if "region" in said else None
    case.same("card", (named(said, "card"), target), (event.card, event.target))


@BOOK.promise("antike-cards/marked-text")
def marked_text(case: Case, said: Sentence) -> None:
    case.notes["marked"] = True
    case.each(said.inner("text"))


@BOOK.promise("antike-cards/text-*")
def card_text(case: Case, said: Sentence) -> None:
    """The mark of a reconstructed card stands before the text where its name has none."""
    reconstructed = case.place == "detail" and said.code in case.view.reconstructed
    case.same("marked as reconstructed", case.notes.pop("marked", False), reconstructed)
    if case.place == "hand":
        case.notes.setdefault("texts", []).append(said.code)
    elif case.place == "question":
        case.same("card", case.notes.pop("card"), said.code)
    else:
        case.same("card", case.action.card, said.code)


@BOOK.promise(C + "barter", C + "exchange")
def exchange(case: Case, said: Sentence) -> None:
    event = one(case, "exchanged")
    case.same("by Caravan", said.id.endswith("barter"), event.caravan)
    give, take = goods(said.values("give")), goods(said.values("take"))
    told = {k: take.get(k, 0) - give.get(k, 0) for k in {*give, *take}}
    case.same("goods", {k: n for k, n in told.items() if n}, changed(case, case.seat or 0))
    case.same("given", give, dict(Counter(event.give)))


@BOOK.promise(C + "take")
def take(case: Case, said: Sentence) -> None:
    if case.action.kind == "take_chip":
        case.same("chip", said.value("thing"), (one(case, "chip_taken").resource, 1))
        made = sum(e.chips for e in case.heard("produced") if e.resource == case.action.resource)
        case.same("chips", 1, changed(case, case.seat or 0).get(case.action.resource, 0) - made)
    else:
        taken = [(e.seat, e.card) for e in case.heard("card_taken")]
        case.same("card", (case.seat, named(said, "thing")), taken[0])


@BOOK.promise(C + "finish-*")
def finish(case: Case, said: Sentence) -> None:
    asked = case.decision
    case.same("step", (said.code, said.code), (case.action.step, asked and asked.kind))
    on = [d for d in case.step.decisions if d.kind == said.code]
    case.holds("it goes on", not on or case.heard("turn_began"))
    case.same("produced", said.code == "production", bool(case.heard("produced")))


@BOOK.promise(C + "found-*")
def found(case: Case, said: Sentence) -> None:
    event = one(case, "city_founded")
    told = named(said, "city"), said.value("resource"), said.code == "yes"
    case.same("city", told, (event.city, event.resource, event.colonists))
    in_coins = [r for r in ("marble", "iron", "gold") if not paid(case).get(r)]
    case.same("in coins", said.values("resources") if in_coins else [], in_coins)
    case.same("in coins", said.number("replaced"), len(in_coins))
    if not in_coins:
        case.same("in coins", [("nothing", 0)], said.values("resources"))
    had, has = (
        s.players[case.seat].hand.cards.count("colonists") for s in (case.state, case.after)
    )
    case.same("the card Colonists", said.code == "yes", has < had)


@BOOK.promise(C + "plain-*")
def plain(case: Case, said: Sentence) -> None:
    case.same("answer", said.code, case.action.kind)
    kinds = {"offer_draw": "draw_offered", "decline_draw": "draw_declined", "resign": "resigned"}
    if said.code in kinds:
        case.same("who", [case.seat], [e.seat for e in case.heard(kinds[said.code])])
    result = case.after.result
    if said.code == "accept_draw":
        case.same("places", (1, 1), result.places)
    if said.code == "resign":
        case.same("place", (2, 1), (result.places[case.seat], result.places[1 - (case.seat or 0)]))
    if said.code == "end_turn":
        asked = [d.kind for d in case.step.decisions]
        case.holds("the turn goes on", asked != ["founding"])


@BOOK.promise(C + "give")
def give(case: Case, said: Sentence) -> None:
    case.same("goods", goods(said.values("goods")), dict(Counter(case.action)))


@BOOK.promise(C + "units-*")
def units(case: Case, said: Sentence) -> None:
    case.same("unit", said.code, case.action)


# ------------------------------------------------------------------------------------ closing


@BOOK.promise("antike/amount-*", "antike/nothing")
def goods_alone(case: Case, said: Sentence) -> None:
    """A price as a second line, one good after the other; the sum is compared when all is said."""
    if case.place == "detail":
        case.notes.setdefault("price", Counter())[said.code] += (
            said.number("count") if "count" in said else 0
        )
    else:
        case.same("pieces", ("menu", 1), (case.place, said.number("count")))


@BOOK.closing
def all_is_said(case: Case) -> None:
    """Prices by themselves, battles without a warning, costs of which nothing is said."""
    kind = case.action.kind
    if kind in ("deploy", "recruit", "found"):
        case.holds("no price is told", "price" in case.notes)
        price = {k: n for k, n in case.notes.get("price", {}).items() if n}
        case.same("price", price, paid(case))
    battles = bool(case.heard("battle")) and kind == "move_units"
    case.same("a battle is told", battles, C + "battle-with" in case.said)
    needs = {
        "build_temple": "temple-brings",
        "build_wall": "wall-brings",
        "conquer": "conquest-takes",
        "develop": f"brings-{getattr(case.action, 'know_how', '')}",
    }
    if kind in needs:
        case.holds(f"{needs[kind]} is missing", C + needs[kind] in case.said)
    if kind in ("play_card", "take_card"):
        case.holds(
            "the card's text is missing", f"antike-cards/text-{case.action.card}" in case.said
        )


@BOOK.promise("antike-names/region-*", "antike-names/know-how-*")
def group(case: Case, said: Sentence) -> None:
    """A part of a long menu."""
    case.same("group", said.code, case.action)


@BOOK.look
def groups(case: Case) -> None:
    """Parts of long menus that are called by a name alone."""
    for decision in RULES.decisions(case.state):
        for menu in decision.menus:
            if isinstance(menu, Pick) and menu.group_by in ("city", "origin", "know_how"):
                for value in dict.fromkeys(getattr(a, menu.group_by) for a in menu.actions):
                    text = case.run.texts.group(case.view, decision, menu, value)
                    case.same("group", case.run.things(text) or ids([text]), [value])
