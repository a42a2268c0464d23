"""Questions, captions, whom the table waits for, and orders."""

from __future__ import annotations

from typing import Any

from engine.games.tta.actions import Choose, Split
from engine.games.tta.editions import rules_of
from engine.games.tta.query import basics, production, ratings
from tests.promises.case import Case, Sentence
from tests.promises.tta.details import STAKES
from tests.promises.tta.things import BOOK, counted, figures, goods

Q = "tta-questions/"
O = "tta-orders/"  # noqa: E741
AGES = ("A", "I", "II", "III", "IV")


def facts(case: Case) -> Any:
    return case.question.facts


def asked(case: Case) -> Any:
    """The civilization that is asked."""
    return case.state.players[case.question.seat]


def _rival(case: Case) -> Any:
    return facts(case).get("from", facts(case).get("target"))


@BOOK.promise(Q + "caption-*")
def caption(case: Case, said: Sentence) -> None:
    """A menu is called after what its answers do."""
    code = "build" if said.code == "free_build" else said.code
    menus = [m for m in case.question.menus if m.verb == code]
    case.holds("there is no such menu", menus)
    if not menus:
        return
    case.same(
        "free", said.code == "free_build", code == "build" and case.question.kind == "free_build"
    )
    answers: list[Any] = list(menus[0].every())
    first = answers[0] if answers else None
    kinds = {
        "build_unit": "build",
        "upgrade_unit": "upgrade",
        "wonder": "build_stages",
        "leader": "play_leader",
        "revolution": "develop",
        "card": "play_card",
        "tactic": ("play_tactic", "copy_tactic"),
        "ability": "use_ability",
        "look": "use_ability",
        "prepare": "prepare_event",
        "aggression": "play_aggression",
        "aggression_in_vain": "play_aggression",
        "war": "declare_war",
        "pact": "offer_pact",
        "cancel": "cancel_pact",
        "pass": "pass_politics",
        "keep_bonus": "keep_bonuses",
        "send_unit": "commit",
        "add_card": "commit",
        "enough": "assemble",
        "give_up_unit": "commit",
        "use_card": "commit",
        "give_up": "send_force",
        "give_nothing": "send_force",
        "discard": "discard_cards",
    }
    wanted = kinds.get(code)
    if wanted is not None and first is not None:
        case.holds(
            f"{first.kind} is called {code}",
            first.kind in (wanted, *wanted) if isinstance(wanted, tuple) else first.kind == wanted,
        )
    if code in ("build_unit", "upgrade_unit", "build", "upgrade"):
        cards = rules_of(case.state).cards
        unit = all(cards[getattr(a, "target", None) or a.card].is_unit for a in answers)
        case.same("units", unit, code.endswith("unit") or (said.code == "free_build" and unit))


@BOOK.promise(Q + "awaits-*")
def awaits(case: Case, said: Sentence) -> None:
    if case.place.startswith("alt"):  # a picture names everybody who is asked
        asked_ = case.run.rules.decisions(case.state)
        case.decision = next((d for d in asked_ if d.seat == said.seat("who")), asked_[0])
    found = facts(case)
    case.same("who", said.seat("who"), case.question.seat)
    case.same("question", said.code, case.question.kind)
    case.same("rival", said.seat("rival"), _rival(case))
    case.same("card", said.value("card"), found.get("card"))
    case.same("territory", said.value("territory"), found.get("territory"))
    for name in ("attack", "defence", "bid", "high"):
        case.same(name, said.number(name), int(found.get(name) or 0))
    case.same("cards", said.value("cards"), ("military_cards", int(found.get("count") or 0)))
    case.same("actions", said.value("actions"), ("civil_actions", int(found.get("left") or 0)))
    if case.question.kind == "bid":
        case.same("highest bid", found["high"], max((e[1] for e in _bids(case)), default=0))


def _bids(case: Case) -> list[tuple[int, int]]:
    top = case.state.agenda[-1]
    return [(top.bidders[-1], top.high)] if top.high else []


@BOOK.promise(Q + "prompt-*")
def prompt(case: Case, said: Sentence) -> None:
    found = facts(case)
    case.same("question", said.code, case.question.kind)
    case.same("card", said.value("card"), found["card"])
    if said.value("rival") is not None or _rival(case) is not None:
        case.same("rival", said.seat("rival"), _rival(case))
    actions = said.values("actions")
    if actions and "left" in found:
        case.same("actions", actions, [("civil_actions", found["left"])])
        case.holds(
            "more may be taken",
            all(_price(case, a) <= found["left"] for a in case.answers if a.kind == "take"),
        )


def _price(case: Case, action: Any) -> int:
    step = case.run.rules.apply(case.state, case.question.seat, action)
    return next(n.event.price for n in step.news if n.event.kind == "took")


@BOOK.promise(Q + "first-turn")
def first_turn(case: Case, said: Sentence) -> None:
    case.same("actions", goods(said.values("actions")), _actions(case))
    case.same("turns", asked(case).turns, 0)


def _actions(case: Case) -> dict[str, int]:
    civ = asked(case)
    return goods([("civil_actions", civ.ca), ("military_actions", civ.ma)])


@BOOK.promise(Q + "stock")
def stock(case: Case, said: Sentence) -> None:
    civ, seat = asked(case), case.question.seat
    has = goods(
        [
            ("food", production.food(case.state, seat)),
            ("science", civ.science),
            ("resources", production.resources(case.state, seat)),
            ("unused_worker", civ.idle),
        ]
    )
    case.same("what there is", goods(said.values("things")), {**_actions(case), **has})


@BOOK.promise(Q + "left-unused")
def left_unused(case: Case, said: Sentence) -> None:
    """What lies idle is there, and can be used."""
    civ, seat = asked(case), case.question.seat
    has = {
        "civil_actions": civ.ca,
        "military_actions": civ.ma,
        "food": production.food(case.state, seat),
        "resources": production.resources(case.state, seat),
        "science": civ.science,
        "unused_worker": civ.idle,
    }
    acts = case.view.preview
    has["military_actions"] -= acts.draw if acts is not None else 0
    told = dict(said.values("things"))
    if case.view.preview is not None and case.view.preview.uprising:
        told.pop("military_actions", None)
    for what, n in told.items():
        case.same(what, n, has[what])


@BOOK.promise(Q + "purse")
def purse(case: Case, said: Sentence) -> None:
    from engine.games.tta.query import prices

    told = said.value("goods")
    case.same("resources", told, ("resources", prices.unit_purse(case.state, case.question.seat)))


@BOOK.promise(Q + "leaving")
def leaving(case: Case, said: Sentence) -> None:
    """Whoever has resigned leaves at the beginning of the next own turn (OR-5.13)."""
    case.holds("they stay", asked(case).leaves)


@BOOK.promise(Q + "politics-owed")
def politics_owed(case: Case, said: Sentence) -> None:
    case.holds("there is one", asked(case).owes_politics)


@BOOK.promise(Q + "politics-spent")
def politics_spent(case: Case, said: Sentence) -> None:
    case.same("card", said.value("card"), "international_agreement")
    kinds = {a.kind for a in case.answers}
    case.holds("more can be done", kinds <= {"pass_politics", "use_ability", "resign"})


@BOOK.promise(Q + "politics")
def politics(case: Case, said: Sentence) -> None:
    case.same("question", case.question.kind, "politics")
    case.holds("it is spent", not facts(case).get("owed"))


@BOOK.promise(Q + "strengths")
def strengths(case: Case, said: Sentence) -> None:
    told = figures(said.pieces("strengths"))
    state, seat = case.state, case.question.seat
    found = [
        (s, str(ratings.strength(state, s)))
        for s, p in enumerate(state.players)
        if s != seat and not p.out
    ]
    case.same("strengths", told, [(("you", ratings.strength(state, seat)), ""), *found])
    case.same("actions", said.value("actions"), ("military_actions", asked(case).ma))


@BOOK.thing(Q + "strength-of-you")
def strength_of_you(said: Sentence) -> tuple[str, int]:
    return "you", said.number("strength")


@BOOK.promise(Q + "war-on-you")
def war_on_you(case: Case, said: Sentence) -> None:
    who = case.state.players[said.seat("who")]
    case.same("war", (said.value("card"), case.question.seat), (who.war, who.war_on))


@BOOK.promise(Q + "next-event")
def next_event(case: Case, said: Sentence) -> None:
    case.same("event", said.value("card"), case.state.current_events.cards[-1])


@BOOK.promise(Q + "pact-offered")
def pact_offered(case: Case, said: Sentence) -> None:
    told = said.seat("who"), said.value("card")
    case.same("pact", told, (facts(case)["from"], facts(case)["card"]))
    case.notes["card"] = facts(case)["card"]


@BOOK.promise(Q + "attacked", Q + "answer-attack")
def attacked(case: Case, said: Sentence) -> None:
    _fight(case, said, facts(case)["from"])


def _fight(case: Case, said: Sentence, who: int) -> None:
    case.same("who", said.seat("who"), who)
    case.same("card", said.value("card"), facts(case)["card"])
    _totals(case, said)


def _totals(case: Case, said: Sentence) -> None:
    told = said.number("attack"), said.number("defence")
    case.same("strengths", told, (facts(case)["attack"], facts(case)["defence"]))


@BOOK.promise(Q + "sacrifice")
def sacrifice(case: Case, said: Sentence) -> None:
    _fight(case, said, facts(case)["target"])


@BOOK.promise(Q + "defence-needs")
def defence_needs(case: Case, said: Sentence) -> None:
    """So many cards, which add so much, hold; no offered defence has more cards, or adds less."""
    missing, (_, most) = said.number("missing"), said.value("cards")
    case.same("missing", missing, facts(case)["attack"] - facts(case)["defence"])
    answers = [a for a in case.answers if a.kind == "defend"]
    case.holds("there is no defence", answers)
    case.holds("more cards", max(len(a.cards) for a in answers) <= most)
    case.same("cards", most, asked(case).ma_total)


@BOOK.promise(Q + "defence-hopeless")
def defence_hopeless(case: Case, said: Sentence) -> None:
    case.same("defences", [], [a for a in case.answers if a.kind == "defend"])


@BOOK.promise(Q + "if-it-succeeds")
def if_it_succeeds(case: Case, said: Sentence) -> None:
    case.each(said.inner("stake"))


@BOOK.promise(*(s + f"{who}-*" for s in STAKES for who in ("yours", "theirs")))
def stake(case: Case, said: Sentence) -> None:
    """Which card, who attacks whom, and what the target has of what it takes."""
    found = facts(case)
    asked_, other = case.question.seat, _rival(case)
    attacker, target = (asked_, other) if "target" in found else (other, asked_)
    case.same("card", said.code, found["card"])
    case.same("attacker", said.seat("who"), attacker)
    if "target" in said:
        case.same("target", said.seat("target"), target)
    case.same("what there is", counted(said.pieces("have")), _had(case, found["card"], target))


def _had(case: Case, card: str, target: int) -> dict[Any, int]:
    player, state = case.state.players[target], case.state
    plunder = goods(
        [
            ("food", production.food(state, target)),
            ("resources", production.resources(state, target)),
        ]
    )
    by_card = {
        "annex": player.colonies,
        "infiltrate": [c for c in (player.leader, player.wonder) if c],
        "assassinate": [c for c in (player.leader,) if c],
        "sabotage": [c for c in (player.wonder,) if c],
    }
    if card in by_card:
        return dict.fromkeys(by_card[card], 1)
    found = {
        "spy": goods([("science", player.science)]),
        "armed_intervention": goods([("culture", player.culture)]),
    }
    has = plunder if card.startswith("plunder") else found.get(card, {})
    return dict.fromkeys(has.items(), 1)


@BOOK.promise(Q + "units-count-again")
def units_count_again(case: Case, said: Sentence) -> None:
    case.holds("no unit", any(m.verb == "give_up_unit" for m in case.question.menus))


@BOOK.promise(Q + "cards-hold")
def cards_hold(case: Case, said: Sentence) -> None:
    gap = max(0, facts(case)["attack"] - facts(case)["defence"])
    case.same("missing", said.number("missing"), gap)
    case.holds("a war", rules_of(case.state).cards[facts(case)["card"]].kind == "aggression")


@BOOK.promise(Q + "auction")
def auction(case: Case, said: Sentence) -> None:
    case.same("territory", said.value("territory"), facts(case)["territory"])
    case.notes["card"] = facts(case)["territory"]


@BOOK.promise(Q + "highest-bid")
def highest_bid(case: Case, said: Sentence) -> None:
    case.same("bid", said.number("high"), case.state.agenda[-1].high)


@BOOK.promise(Q + "bid-up-to")
def bid_up_to(case: Case, said: Sentence) -> None:
    bids = [a.amount for a in case.answers if a.kind == "bid"]
    case.same("most", said.number("most"), max(bids))


@BOOK.promise(Q + "cannot-bid")
def cannot_bid(case: Case, said: Sentence) -> None:
    case.same("bids", [], [a for a in case.answers if a.kind == "bid"])


BOOK.exempt(
    "says a rule of the game, without a number",
    Q + "passing",
    Q + "mild-corruption",
    Q + "force-open",
)


@BOOK.promise(Q + "force-due")
def force_due(case: Case, said: Sentence) -> None:
    told = said.value("territory"), said.number("bid")
    case.same("force", told, (facts(case)["territory"], facts(case)["bid"]))


@BOOK.promise(Q + "force-bonus")
def force_bonus(case: Case, said: Sentence) -> None:
    bonus = ratings.colonization(case.state, case.question.seat)
    case.same("bonus", said.number("bonus"), bonus)


@BOOK.promise(Q + "force-so-far")
def force_so_far(case: Case, said: Sentence) -> None:
    top = case.state.agenda[-1]
    found = counted(said.pieces("force"))
    down = (
        {k: n for f in found if isinstance(f, tuple) for k, n in f[1].items()}
        if any(isinstance(f, tuple) for f in found)
        else {}
    )
    told = {k: n for k, n in found.items() if isinstance(k, str)}
    told |= {f"down:{k}": n for k, n in down.items()}
    lies = {k: n for k, n in top.units.items() if n}
    for item in top.cards:
        lies[item] = lies.get(item, 0) + 1
    case.same("force", told, lies)
    case.same("strength", said.number("strength"), top.strength(case.state))


@BOOK.promise(Q + "force-enough")
def force_enough(case: Case, said: Sentence) -> None:
    case.holds("it cannot be sent", any(a.kind == "send_force" for a in case.answers))


@BOOK.promise(Q + "hand-limit", Q + "discard-for")
def discard(case: Case, said: Sentence) -> None:
    sizes = {len(a.cards) for a in case.answers if a.kind == "discard_cards"}
    n = said.value("cards")[1]
    case.same("kind", said.value("cards")[0], "military_cards")
    case.holds(f"{n} cards, but {sizes}", n in sizes or facts(case)["count"] == n)
    if "limit" in said:
        limit = basics.military_hand_limit(case.state, case.question.seat)
        case.same("limit", said.number("limit"), limit)
        case.same("cards", n, len(asked(case).military.cards) - limit)
    else:
        case.same("card", said.value("card"), facts(case)["card"])


def _gained(case: Case, action: Any) -> dict[str, int]:
    """What an answer changes, by its events."""
    step = case.run.rules.apply(case.state, case.question.seat, action)
    return goods(
        (n.event.what, n.event.amount)
        for n in step.news
        if n.event.kind == "changed"
        and n.event.seat == case.question.seat
        and n.event.why == facts(case)["card"]
    )


@BOOK.promise(Q + "pick-good")
def pick_good(case: Case, said: Sentence) -> None:
    case.same("card", said.value("card"), facts(case)["card"])
    told = dict([said.value("first"), said.value("second")])
    options = [a.option for a in case.answers if isinstance(a, Choose)]
    case.same("goods", sorted(told), sorted(options))
    for option in options:
        got = _gained(case, Choose(option)).get(option, 0)
        case.holds(
            f"{got} {option}, told {told[option]}",
            got == told[option] or (got < told[option] and asked(case).blue_bank <= got),
        )


@BOOK.promise(Q + "mixture")
def mixture(case: Case, said: Sentence) -> None:
    case.same("card", said.value("card"), facts(case)["card"])
    splits = [a for a in case.answers if isinstance(a, Split)]
    sums = {a.food + a.resources for a in splits}
    case.holds(f"told {said.number('amount')}, but {sums}", max(sums) <= said.number("amount"))
    case.same("gain", said.yes("gain"), case.question.kind == "gain_mix")


@BOOK.promise(Q + "plunder")
def plunder(case: Case, said: Sentence) -> None:
    case.same("card", said.value("card"), facts(case)["card"])
    rival = facts(case)["target"]
    case.same("rival", said.seat("who"), rival)
    has = (
        ("food", production.food(case.state, rival)),
        ("resources", production.resources(case.state, rival)),
    )
    case.same("what the rival has", (said.value("food"), said.value("resources")), has)
    splits = [a for a in case.answers if isinstance(a, Split)]
    case.same(
        "most",
        min(said.number("limit"), has[0][1] + has[1][1]),
        max(a.food + a.resources for a in splits),
    )


@BOOK.thing(Q + "raid-building")
def raid_building(said: Sentence) -> int:
    return AGES.index(said.word("level"))


@BOOK.promise(Q + "raid")
def raid(case: Case, said: Sentence) -> None:
    case.same("card", said.value("card"), facts(case)["card"])
    case.same("rival", said.seat("who"), facts(case)["target"])
    levels = said.values("buildings")
    cards = rules_of(case.state).cards
    (effect,) = [e for e in cards[facts(case)["card"]].effects if e.do == "raid"]
    case.same("levels", levels, list(effect.levels))
    hit = [cards[a.option].level for a in case.answers if isinstance(a, Choose)]
    case.holds("a higher building", max(hit) <= max(levels))


@BOOK.promise(Q + "spoils")
def spoils(case: Case, said: Sentence) -> None:
    found = facts(case)
    told = said.value("card"), said.seat("who"), said.number("advantage")
    case.same("spoils", told, (found["card"], _rival(case), found["advantage"]))


@BOOK.promise(Q + "free-build")
def free_build(case: Case, said: Sentence) -> None:
    case.same("event", said.value("event"), facts(case)["card"])
    built = [a for a in case.answers if a.kind == "build"]
    case.same("card", {said.value("card")}, {a.card for a in built})


@BOOK.promise(Q + "keep-bonus")
def keep_bonus(case: Case, said: Sentence) -> None:
    sizes = {len(a.cards) for a in case.answers if a.kind == "keep_bonuses"}
    case.same("how many", {said.number("count")}, sizes)


@BOOK.promise(Q + "choose-bonus")
def choose_bonus(case: Case, said: Sentence) -> None:
    case.holds("no choice", all(a.kind in ("choose_bonus", "resign") for a in case.answers))


@BOOK.promise(Q + "bonus")
def bonus(case: Case, said: Sentence) -> None:
    card = said.value("card")
    offered = {
        c for a in case.answers for c in (getattr(a, "cards", ()) or (getattr(a, "card", ""),))
    }
    case.holds("it is not offered", card in offered)
    case.same("text", said.value("text"), ("text", card))


# ---------------------------------------------------------------------------------------- orders


@BOOK.promise(O + "orderable-*")
def orderable(case: Case, said: Sentence) -> None:
    case.same("question", said.code, case.question.kind)
    if (card := said.value("card")) is not None:
        case.same("card", card, facts(case).get("card"))


@BOOK.promise(O + "policy-*")
def policy(case: Case, said: Sentence) -> None:
    """The answer an order gives is the one that it is called after."""
    action, amount = case.action, said.number("amount")
    kind, _, key = said.code.partition("-")
    case.same("question", kind, case.question.kind)
    wanted = {
        "accept": lambda: action.accept,
        "refuse": lambda: not action.accept,
        "accept_equal": lambda: action.accept,
        "decline": lambda: action.kind == "decline",
        "fewest": lambda: action.kind in ("defend", "decline"),
        "nothing": lambda: action.kind == "send_force",
        "drop_out": lambda: action.kind == "drop_out",
        "food": lambda: getattr(action, "option", "food") == "food",
        "resources": lambda: getattr(action, "option", "resources") == "resources",
        "build": lambda: action.kind == "build",
        "populate": lambda: action.kind in ("populate", "decline"),
        "science": lambda: not action.cards,
        "up_to": lambda: action.kind == "drop_out" or action.amount <= amount,
        "accept_as_a": lambda: action.accept == (facts(case)["side"] == "b"),
        "accept_as_b": lambda: action.accept == (facts(case)["side"] == "a"),
    }
    if key in wanted and not (
        kind.startswith(("sacrifice", "answer_")) and key in ("resources", "food")
    ):
        case.holds(f"it does {action}", wanted[key]())
    case.holds("a number", amount in (-1, case.question.seat + 1))
    if amount >= 0 and action.kind == "assemble" and key == "units":
        case.holds("more units", len(action.units) <= amount)
    if isinstance(action, Split) and key in ("food", "resources"):
        splits = [a for a in case.answers if isinstance(a, Split)]
        case.same(f"most {key}", getattr(action, key), max(getattr(a, key) for a in splits))


BOOK.exempt("a name of whom an order is limited to", O + "from-player")
