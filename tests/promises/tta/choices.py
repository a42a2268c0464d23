"""Labels: what an answer is called is what it does."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.tta.editions import rules_of
from engine.games.tta.query import forces
from tests.promises.case import Case, Sentence
from tests.promises.tta.news import share_of
from tests.promises.tta.things import BOOK, counted, printed_pact

C = "tta-choices/"
DOWN = "down:"


def civ(case: Case) -> Any:
    """Whoever answers, before it."""
    return case.state.players[case.seat]


def left(case: Case) -> Any:
    """The same after it."""
    return case.after.players[case.seat]


def one(case: Case, kind: str) -> Any:
    """The event of a kind that comes of the answer, of whoever answers."""
    found = [e for e in case.heard(kind) if getattr(e, "seat", case.seat) == case.seat]
    case.holds(f"no {kind}", found)
    return found[0] if found else None


def compare(case: Case, kind: str, **told: Any) -> None:
    """The event of a kind says what is told."""
    if event := one(case, kind):
        case.same(kind, told, {name: getattr(event, name) for name in told})


@BOOK.promise(C + "plain-*")
def plain(case: Case, said: Sentence) -> None:
    case.same("answer", said.code, case.action.kind)
    if said.code == "draw_card":
        compare(case, "drew", count=1)
        case.same("military actions", 1, civ(case).ma - left(case).ma)
    if said.code == "pass_politics":
        one(case, "passed")
    if said.code == "drop_out":
        compare(case, "bid_made", amount=0)
    if said.code == "resign":
        case.same(
            "who resigns",
            [case.seat],
            [e.seat for k in ("resigned", "resignation_announced") for e in case.heard(k)][:1],
        )


@BOOK.promise(C + "decline-*")
def decline(case: Case, said: Sentence) -> None:
    """It is told as what it means for the question that is asked."""
    case.same("answer", "decline", case.action.kind)
    case.same("question", said.code, case.question.kind)


@BOOK.promise(C + "take")
def take(case: Case, said: Sentence) -> None:
    compare(case, "took", card=said.value("card"), price=said.number("price"))
    case.same("space", case.state.row[said.number("space") - 1], case.action.card)


@BOOK.promise(C + "populate")
def populate(case: Case, said: Sentence) -> None:
    compare(case, "populated", food=said.value("price")[1])
    case.same("good", said.value("price")[0], "food")


@BOOK.promise(C + "build")
def build(case: Case, said: Sentence) -> None:
    good, n = said.value("price")
    compare(case, "built", card=said.value("card"), resources=n)
    case.same("good", good, "resources")


@BOOK.promise(C + "build-free")
def build_free(case: Case, said: Sentence) -> None:
    compare(case, "built", card=said.value("card"), resources=0)


@BOOK.promise(C + "upgrade")
def upgrade(case: Case, said: Sentence) -> None:
    good, n = said.value("price")
    told = {"source": said.value("source"), "target": said.value("target"), "resources": n}
    compare(case, "upgraded", **told)
    case.same("good", good, "resources")


@BOOK.promise(C + "stage", C + "stages")
def stages(case: Case, said: Sentence) -> None:
    good, n = said.value("price")
    first = said.number("stage" if "stage" in said else "first")
    last = first if "stage" in said else said.number("last")
    case.same("first stage", first, civ(case).stages + 1)
    told = {"card": said.value("wonder"), "count": last - first + 1, "resources": n}
    compare(case, "stages_built", **told)
    case.same("good", good, "resources")


@BOOK.promise(C + "develop", C + "revolution")
def develop(case: Case, said: Sentence) -> None:
    good, n = said.value("price")
    revolution = said.id == C + "revolution"
    compare(case, "developed", card=said.value("card"), science=n, revolution=revolution)
    case.same("good", good, "science")
    if not case.state.pacts:
        back = sum(
            e.amount for e in case.heard("changed") if (e.seat, e.what) == (case.seat, "science")
        )
        case.same("science paid", n - back, civ(case).science + _purse(case) - left(case).science)


def _purse(case: Case) -> int:
    return int(civ(case).purse_science - left(case).purse_science)


@BOOK.promise(C + "destroy", C + "disband")
def destroy(case: Case, said: Sentence) -> None:
    why = {"destroy": "destroyed", "disband": "disbanded"}[said.id.removeprefix(C)]
    compare(case, "worker_freed", card=said.value("card"), why=why)


@BOOK.promise(C + "elect", C + "elect-with-action", C + "elect-over-wonder")
def elect(case: Case, said: Sentence) -> None:
    compare(case, "leader_played", card=said.value("card"))
    form = said.id.removeprefix(C)
    if form == "elect-with-action":
        compare(case, "actions_back", count=1)
    if form == "elect-over-wonder":
        compare(case, "homer_kept", wonder=said.value("wonder"))
        compare(case, "leader_played", replaced=said.value("old"))
        case.same("actions back", [], case.heard("actions_back"))


@BOOK.promise(C + "play")
def play(case: Case, said: Sentence) -> None:
    compare(case, "card_played", card=said.value("card"))


ORDERS = {
    "populate": ("populated", {}),
    "build": ("built", {"card": "target"}),
    "upgrade": ("upgraded", {"source": "source", "target": "target"}),
    "build_stages": ("stages_built", {"count": "count"}),
    "develop": ("developed", {"card": "target"}),
    "revolution": ("developed", {"card": "target"}),
}


@BOOK.promise(C + "order-*")
def order(case: Case, said: Sentence) -> None:
    compare(case, "card_played", card=said.value("card"))
    told = {
        "target": said.value("target"),
        "source": said.value("source"),
        "count": said.number("count"),
    }
    if said.code == "choose":
        what, amount = told["target"]
        got = [e.amount for e in case.heard("changed") if e.what == what and e.seat == case.seat]
        # What there is no token for does not come.
        short = len(got) == 1 and got[0] <= amount and civ(case).blue_bank < amount
        case.holds(f"gains {got}, told {amount} {what}", got == [amount] or short or not got)
        case.same("good", what, case.action.then.option)
        return
    kind, names = ORDERS[said.code]
    compare(case, kind, **{name: told[fact] for name, fact in names.items()})
    if kind == "developed":
        compare(case, kind, revolution=said.code == "revolution")


@BOOK.promise(C + "use")
def use(case: Case, said: Sentence) -> None:
    case.same("card", said.value("card"), case.action.card)
    case.holds("nothing happens", case.events)


@BOOK.promise(C + "ability-*")
def ability(case: Case, said: Sentence) -> None:
    card, target, source = said.value("card"), said.value("target"), said.value("source")
    case.same("card", card, case.action.card)
    case.holds("another ability", said.code.startswith(card))
    then = case.action.then
    names = [getattr(then, n, None) for n in ("target", "card", "option")]
    if target is not None:
        case.holds(f"{target} is not meant", target in names)
        touched = [
            str(getattr(e, n, "")) for e in case.events for n in ("card", "target", "territory")
        ]
        case.holds(f"nothing happens to {target}", target in touched)
    case.same("source", source, getattr(then, "source", None))
    told = {"winston_churchill-culture": ("culture", 3), "ocean_liner_service": ("", 0)}
    if said.code == "winston_churchill-culture":
        what, n = told[said.code]
        compare(case, "changed", what=what, amount=n)
    if said.code == "ocean_liner_service":
        compare(case, "populated", food=0)
    if said.code == "alexander_the_great":
        case.same("leader", left(case).leader, None)


@BOOK.promise(C + "play-tactic", C + "copy-tactic")
def tactic(case: Case, said: Sentence) -> None:
    own = said.id == C + "play-tactic"
    compare(case, "tactic_adopted", card=said.value("card"), own=own)


@BOOK.promise(C + "prepare-event", C + "prepare-territory")
def prepare(case: Case, said: Sentence) -> None:
    card = said.value("card")
    figures = rules_of(case.state).cards[card]
    compare(case, "event_prepared", level=figures.level)
    case.same("kind", said.id.rpartition("-")[2], figures.kind)
    case.holds(
        "it stays in the hand",
        card in civ(case).military.cards
        and Counter(left(case).military.cards)[card]
        < Counter(civ(case).military.cards)[card] + _drawn(case),
    )


def _drawn(case: Case) -> int:
    return sum(e.count for e in case.heard("drew"))


@BOOK.promise(C + "attack", C + "declare")
def attack(case: Case, said: Sentence) -> None:
    kind = "attacked" if said.id == C + "attack" else "war_declared"
    compare(case, kind, card=said.value("card"), target=said.seat("who"))


@BOOK.promise(C + "offer", C + "offer-side")
def offer(case: Case, said: Sentence) -> None:
    compare(case, "pact_offered", card=said.value("card"), partner=said.seat("who"))
    sided = printed_pact(case.state, case.action.card).sides
    case.same("sides", "own" in said, sided)
    event = one(case, "pact_offered")
    if sided:
        case.same("own side", said.value("own"), share_of(case, event.card, event.side))


@BOOK.promise(C + "cancel")
def cancel(case: Case, said: Sentence) -> None:
    (event,) = case.heard("pact_ended")
    case.same("pact", (said.value("card"), "cancelled"), (event.card, event.why))


@BOOK.promise(C + "accept", C + "refuse")
def accept(case: Case, said: Sentence) -> None:
    compare(case, "pact_answered", accepted=said.id == C + "accept")


@BOOK.promise(C + "discard", C + "discard-nothing")
def discard(case: Case, said: Sentence) -> None:
    told = counted(said.pieces("cards")) if "cards" in said else {}
    gone = Counter(civ(case).military.cards) - Counter(left(case).military.cards)
    if not case.heard("drew"):
        case.same("cards", told, dict(gone))
    case.same(
        "how many",
        sum(told.values()),
        sum(e.count for e in case.heard("discarded") if e.seat == case.seat),
    )


@BOOK.promise(C + "defend", C + "defend-face-down", C + "defend-both")
def defend(case: Case, said: Sentence) -> None:
    cards = counted(said.pieces("cards")) if "cards" in said else {}
    down = counted(said.pieces("down")) if "down" in said else {}
    gone = Counter(civ(case).military.cards) - Counter(left(case).military.cards)
    case.same("cards", dict(Counter(cards) + Counter(down)), dict(gone))
    if event := one(case, "defended"):
        case.same("shown", cards, Counter(event.bonus))
        case.same("face down", sum(down.values()), event.discarded)


@BOOK.promise(C + "bid")
def bid(case: Case, said: Sentence) -> None:
    compare(case, "bid_made", amount=said.number("amount"))


def _force(case: Case, state: Any) -> Counter[str]:
    """What whoever is asked has put together."""
    top = state.agenda[-1]
    return Counter(top.units) + Counter(top.cards)


@BOOK.promise(C + "send", C + "add", C + "give-up-unit", C + "use-card")
def commit(case: Case, said: Sentence) -> None:
    card, worth = said.value("card"), said.number("worth")
    case.same("added", {card: 1}, dict(_force(case, case.after) - _force(case, case.state)))
    top, figures = case.state.agenda[-1], rules_of(case.state).cards[card]
    case.same(
        "a card of the hand",
        figures.deck == "military",
        said.id.removeprefix(C) in ("add", "use-card"),
    )
    purpose = getattr(top, "purpose", forces.COLONY)
    if figures.deck == "military":
        with_it, without = (
            forces.force(case.state, case.seat or 0, {}, cards, purpose) for cards in ((card,), ())
        )
        case.same("worth", worth, with_it - without)
    else:
        case.same("worth", worth, figures.gives.strength)


@BOOK.promise(C + "discard-face-down")
def commit_down(case: Case, said: Sentence) -> None:
    card = said.value("card")
    if case.action is not None and case.action.kind == "commit":
        added = _force(case, case.after) - _force(case, case.state)
        case.same("added", {DOWN + card: 1}, dict(added))
    else:
        case.holds("it is not in hand", card in civ(case).military.cards)


@BOOK.promise(C + "enough")
def enough(case: Case, said: Sentence) -> None:
    _same_force(case, counted(said.pieces("things")))


def _same_force(case: Case, told: dict[str, int]) -> None:
    """What is given up, or lies ready."""
    events = [e for e in case.heard("sacrificed") if e.seat == case.seat]
    found = Counter(case.action.units) + Counter(case.action.cards)
    case.same("force", told, dict(found))
    if not events and case.after.agenda and hasattr(case.after.agenda[-1], "units"):
        case.same("force", told, dict(_force(case, case.after)))


@BOOK.promise(C + "reach")
def reach(case: Case, said: Sentence) -> None:
    top = case.after.agenda[-1]
    if top.kind == case.state.agenda[-1].kind:
        base = top.fight.attack if case.seat == top.fight.attacker else top.fight.defence
        case.holds("it is not reached", base + top.strength(case.after) >= said.number("total"))


@BOOK.promise(C + "give-up")
def give_up(case: Case, said: Sentence) -> None:
    events = [e for e in case.heard("sacrificed") if e.seat == case.seat]
    top = case.state.agenda[-1]
    base = top.fight.attack if case.seat == top.fight.attacker else top.fight.defence
    total = events[0].total if events else base + top.strength(case.state)
    case.same("total", said.number("total"), total)


@BOOK.promise(C + "give-nothing")
def give_nothing(case: Case, said: Sentence) -> None:
    case.same("given up", [], [e for e in case.heard("sacrificed") if e.seat == case.seat])


@BOOK.promise(C + "fill-force", C + "fill-force-how")
def fill_force(case: Case, said: Sentence) -> None:
    case.same("with cards", said.yes("cards"), case.action.cards)


BOOK.exempt("said of a wonder that nobody builds: no menu offers it", C + "your-wonder")


@BOOK.promise(C + "take-spoils", C + "take-no-technology")
def spoils(case: Case, said: Sentence) -> None:
    found = said.values("things") if "things" in said else []
    cards = [v for v in found if isinstance(v, str)]
    science = sum(v[1] for v in found if isinstance(v, tuple))
    if isinstance(case.action, tuple):  # a group: the cards alone
        case.same("cards", tuple(cards), case.action)
        return
    case.same("cards", sorted(cards), sorted(e.card for e in case.heard("stolen")))
    got = sum(e.amount for e in case.heard("changed") if (e.seat, e.what) == (case.seat, "science"))
    case.same("science", science, got)


@BOOK.promise(C + "no-food")
def no_food(case: Case, said: Sentence) -> None:
    case.same("food", case.action, 0)


@BOOK.promise("tta/amount-*")
def amount(case: Case, said: Sentence) -> None:
    """Goods that are an answer by themselves."""
    n = said.number("count")
    if isinstance(case.action, int):
        case.same("food", (said.code, n), ("food", case.action))
    elif case.place == "label":
        case.same(said.code, n, getattr(case.action, said.code, None))
    else:
        case.notes.setdefault("amounts", []).append((said.code, n))


@BOOK.promise(C + "all-nothing")
def all_nothing(case: Case, said: Sentence) -> None:
    case.same("goods", (0, 0), (case.action.food, case.action.resources))


@BOOK.promise(C + "option-*")
def option(case: Case, said: Sentence) -> None:
    wanted = case.action if isinstance(case.action, str) else case.action.option
    case.same("option", said.code, wanted)


@BOOK.promise(C + "keep-bonuses")
def keep_bonuses(case: Case, said: Sentence) -> None:
    case.same("cards", counted(said.pieces("cards")), Counter(case.action.cards))
    compare(case, "bonuses_kept", count=len(case.action.cards))


@BOOK.promise(C + "choose-bonus")
def choose_bonus(case: Case, said: Sentence) -> None:
    compare(case, "bonus_opened", card=said.value("card"))


@BOOK.promise(
    *(f"tta-{e}-names/{f}-*" for e in ("new-story", "first-edition") for f in ("name", "short"))
)
def card(case: Case, said: Sentence) -> None:
    """A card by its name: an option, a group, a card of a hand."""
    case.notes["card"] = said.code
    if case.place == "label":
        case.same("card", said.code, getattr(case.action, "option", None))
    elif case.place == "group":
        case.same("card", said.code, case.action)
    elif case.place == "hand":
        held = [*civ(case).civil.cards, *civ(case).military.cards]
        held += civ(case).bonuses.cards if civ(case).bonuses else []
        case.holds(f"{said.code} is not in hand", said.code in held)
        case.notes.setdefault("hand", []).append(said.code)
    elif case.place == "menu":
        kept = civ(case).bonuses.cards if civ(case).bonuses else []
        case.holds(f"{said.code} is not in hand", said.code in (*civ(case).military.cards, *kept))
