"""Second lines: what an answer costs and brings beside its label, and what cards are."""

from __future__ import annotations

from typing import Any

from engine.games.tta.actions import BuildStages
from engine.games.tta.editions import rules_of
from engine.games.tta.query import attacks, production, ratings
from tests.promises.case import Case, Sentence
from tests.promises.tta.choices import C, civ, compare, left
from tests.promises.tta.things import BOOK, EDITIONS, goods

G = "tta-gists/"
SYMBOLS = (
    *("food", "resources", "science", "culture", "strength", "happiness"),
    *("civil_actions", "military_actions", "blue_tokens", "yellow_tokens", "colonization"),
)
OF_GOVERNMENTS = ("science", "culture", "strength", "happiness")


def gives(case: Case, card: str, names: tuple[str, ...] = SYMBOLS) -> dict[str, int]:
    """What is printed on a card."""
    found = rules_of(case.state).cards[card].gives
    return {name: getattr(found, name) for name in names if getattr(found, name)}


def subject(case: Case) -> Any:
    """The card that a text speaks of: the one named before it, else the one that is used."""
    if "card" in case.notes and case.place in ("hand", "question", "prompt"):
        return case.notes["card"]
    action = case.action
    for name in ("card", "option"):
        found = getattr(action, name, None)
        then = getattr(getattr(action, "then", None), "option", None)
        if name == "card" and action.kind == "use_ability" and then is not None:
            cards = rules_of(case.state).cards
            return then if then in cards else found
        if isinstance(found, str):
            return found
    if getattr(action, "kind", "") == "build_stages":
        return civ(case).wonder
    shown: tuple[str, ...] = getattr(action, "cards", ())
    return shown[0] if len(shown) == 1 else None


def figures(case: Case) -> Any:
    """What is printed on the card that a text speaks of."""
    return rules_of(case.state).cards[subject(case)]


@BOOK.promise("tta/symbol-*")
def symbol(case: Case, said: Sentence) -> None:
    n = int(said.word("signed").replace("\u2212", "-"))
    case.same("number", said.number("number"), abs(n))
    case.notes.setdefault("symbols", {})[said.code] = n


@BOOK.promise("tta/nothing")
def nothing(case: Case, said: Sentence) -> None:
    case.notes.setdefault("symbols", {})


@BOOK.closing
def symbols(case: Case) -> None:
    """A building or unit: all that it gives, and nothing else."""
    if "symbols" in case.notes:
        case.same("what it gives", case.notes["symbols"], gives(case, case.action.card))
    if case.action.kind == "build" and "symbols" not in case.notes:
        case.wrong("it does not say what it gives")


@BOOK.promise(C + "becomes")
def becomes(case: Case, said: Sentence) -> None:
    told = goods(said.values("old")), goods(said.values("new"))
    action = case.action
    case.same("symbols", told, (gives(case, action.source), gives(case, action.target)))


@BOOK.promise(C + "worker-freed")
def worker_freed(case: Case, said: Sentence) -> None:
    case.same("what it gave", goods(said.values("gain")), gives(case, case.action.card))
    case.same("unused workers", civ(case).idle + 1, left(case).idle)


# ------------------------------------------------------------------------------------ the gist


@BOOK.promise(G + "technology", G + "first-technology")
def technology(case: Case, said: Sentence) -> None:
    found = figures(case)
    case.same("kind", said.value("kind"), found.kind)
    case.same("gives", goods(said.values("gives")), gives(case, found.id))
    case.same("cost", said.value("cost"), ("resources", found.resource_cost))
    science = said.value("science")[1] if "science" in said else 0
    case.same("science", science, found.science_cost)


@BOOK.promise(G + "rule")
def rule(case: Case, said: Sentence) -> None:
    told = said.value("science"), said.number("revolution")
    found = figures(case)
    case.same("science", told, (("science", found.science_cost), found.revolution_cost))


@BOOK.promise(G + "government")
def government(case: Case, said: Sentence) -> None:
    found = figures(case)
    told = said.number("civil"), said.number("military"), said.number("limit")
    actions = found.gives.civil_actions, found.gives.military_actions, found.urban_limit
    case.same("government", told, actions)
    more = goods(said.values("gives"))
    case.same(
        "gives", (said.yes("more"), more), (bool(more), gives(case, found.id, OF_GOVERNMENTS))
    )


def _text(case: Case, told: Any) -> None:
    case.same("text", told, ("text", subject(case)))


@BOOK.promise(G + "wonder")
def wonder(case: Case, said: Sentence) -> None:
    case.same("stages", said.word("stages"), "-".join(map(str, figures(case).stages)))
    _text(case, said.value("text"))


@BOOK.promise(G + "costing")
def costing(case: Case, said: Sentence) -> None:
    found = figures(case)
    cost = (
        ("science", found.science_cost)
        if found.science_cost is not None
        else ("military_actions", found.military_cost)
    )
    case.same("cost", said.value("cost"), cost)
    _text(case, said.value("text"))


@BOOK.promise(G + "bonus")
def bonus(case: Case, said: Sentence) -> None:
    found = figures(case).bonus
    told = said.number("defense"), said.number("colonization")
    case.same("bonus", told, (found.defense, found.colonization))


@BOOK.promise(*(f"tta-{e}-cards/{f}-*" for e in EDITIONS for f in ("text", "beyond")))
def text(case: Case, said: Sentence) -> None:
    if case.place in ("hand", "detail"):
        case.same("text", said.code, subject(case))
        return
    named = {case.notes.get("card"), *_facts(case), *getattr(case.state, "offered", ())}
    case.holds(f"the text of {said.code}, which nobody asks about", said.code in named)


def _facts(case: Case) -> set[Any]:
    facts = case.question.facts if case.decision is not None else {}
    return {facts.get("card"), facts.get("territory")}


# ------------------------------------------------------------------------------ prices and growth


@BOOK.promise(C + "for-price", C + "for-price-military", C + "for-price-civil")
def for_price(case: Case, said: Sentence) -> None:
    case.same("price", goods(said.values("price")), goods(_paid(case)))
    kind = said.id.removeprefix(C + "for-price").removeprefix("-")
    if kind:
        had, has = civ(case), left(case)
        back = sum(e.count for e in case.heard("actions_back"))
        spent = {"civil": had.ca - has.ca + back, "military": had.ma - has.ma}
        grown = {"civil": has.ca_total - had.ca_total, "military": has.ma_total - had.ma_total}
        case.same(f"{kind} actions", 1, spent[kind] + grown[kind])


def _paid(case: Case) -> list[tuple[str, int]]:
    """What the events of an answer say that it cost."""
    goods_of = {
        "populated": ("food", "food"),
        "built": ("resources", "resources"),
        "upgraded": ("resources", "resources"),
        "stages_built": ("resources", "resources"),
        "developed": ("science", "science"),
    }
    return [
        (goods_of[e.kind][1], getattr(e, goods_of[e.kind][0]))
        for e in case.events
        if e.kind in goods_of and e.seat == case.seat
    ]


@BOOK.thing(C + "no-worker-left")
def no_worker_left(said: Sentence) -> tuple[str, int]:
    return "worker", -1


def _growth(case: Case) -> tuple[int, int]:
    """Consumption and happy faces that are asked for after the answer, where that is more."""
    seat = case.seat or 0
    eaten = production.consumption(case.after, seat)
    faces = ratings.required_faces(case.after, seat)
    return (
        eaten if eaten > production.consumption(case.state, seat) else 0,
        faces if faces > ratings.required_faces(case.state, seat) else 0,
    )


@BOOK.promise(C + "growth-eats", C + "growth-wants", C + "growth-both")
def growth(case: Case, said: Sentence) -> None:
    eaten = said.number("eaten") if "eaten" in said else 0
    faces = said.number("faces") if "faces" in said else 0
    assert case.seat is not None, "spectators have no people"
    case.same("what people need then", (eaten, faces), _growth(case))
    if "have" in said:
        case.same("happy faces", said.number("have"), ratings.happiness(case.state, case.seat))


@BOOK.closing
def growth_told(case: Case) -> None:
    """Whoever grows is told what that makes necessary."""
    if case.heard("populated") and case.action.kind in ("populate", "play_card"):
        if case.action.kind == "play_card" and case.action.then is None:
            return
        told = any(name.startswith(C + "growth-") for name in case.said)
        case.same("told what people need then", told, _growth(case) != (0, 0))


@BOOK.promise(C + "revolution-for", C + "revolution-price")
def revolution(case: Case, said: Sentence) -> None:
    if "price" in said:
        case.same("price", said.value("price"), _paid(case)[0])
    else:
        case.each(said.inner("text"))
    had, has = civ(case), left(case)
    military = said.yes("military")
    kept = (
        (had.ca, has.ca - has.ca_total + had.ca_total)
        if military
        else (had.ma, has.ma - has.ma_total + had.ma_total)
    )
    case.holds("the other actions go", kept[1] >= kept[0] or case.heard("left"))


# ------------------------------------------------------------------------- cards that make way


@BOOK.promise(C + "replaces", C + "old-stays", C + "replaces-leader", C + "face-stays")
def replaces(case: Case, said: Sentence) -> None:
    card, form = said.value("card"), said.id.removeprefix(C)
    leader = case.action.kind == "play_leader"
    if leader:
        compare(case, "leader_played", replaced=card)
        back = sum(e.count for e in case.heard("actions_back"))
        case.same("actions back", form == "replaces-leader", back == 1)
        return
    had, has = civ(case).specials, left(case).specials
    new = case.action.card
    case.holds("it was not there", card in had)
    case.same("old card stays", form == "old-stays", card in has)
    case.same("new card stays", form == "replaces", new in has)


@BOOK.closing
def replaced_told(case: Case) -> None:
    """Whatever is replaced is named."""
    action = case.action
    if action.kind == "play_leader" and civ(case).leader is not None:
        told = case.said & {C + "replaces", C + "replaces-leader", C + "face-stays"}
        case.holds("it does not say who is replaced", told)
    if action.kind == "develop" and not case.state.pacts:
        gone = set(civ(case).specials) - set(left(case).specials)
        case.same("told that a card goes", bool(gone), C + "replaces" in case.said)


# ------------------------------------------------------------------------------- rivals, wonders


@BOOK.promise(C + "by-strength", C + "by-culture")
def by_rivals(case: Case, said: Sentence) -> None:
    players = case.state.players
    strong = said.id == C + "by-strength"
    read = (lambda s: ratings.strength(case.state, s)) if strong else (lambda s: players[s].culture)
    ahead = [s for s, p in enumerate(players) if not p.out and read(s) > read(case.seat)]
    case.same("rivals", said.number("rivals"), len(ahead))
    found = said.inner("goods")[0]
    (told,) = found.values("resources") if "resources" in found else said.values("goods")
    case.same("kind", told[0], "resources" if strong else "culture")
    if "resources" not in found:
        found.number("count")
    got = sum(
        e.amount
        for e in case.heard("changed")
        if e.seat == case.seat and e.what in ("purse", "culture", "resources")
    )
    case.same("what it brings", told[1], got)


@BOOK.thing(C + "for-military")
def for_military(said: Sentence) -> Any:
    return said.value("resources")


@BOOK.promise(C + "stages-after", C + "stages-before-score")
def stages_after(case: Case, said: Sentence) -> None:
    total = len(rules_of(case.state).cards[civ(case).wonder].stages)
    case.same("stages left", said.number("count"), total - left(case).stages)
    case.same("stages built", left(case).stages, civ(case).stages + case.action.count)
    if "culture" in said:
        case.same("culture", said.value("culture"), ("culture", _completed(case)))


def _completed(case: Case) -> int:
    """The last stage of the wonder is built on a copy: what that scores."""
    copy = case.copy()
    seat, player = case.seat or 0, copy.players[case.seat]
    card = rules_of(copy).cards[player.wonder]
    player.stages, player.ca = len(card.stages) - 1, 9
    mine = next(c for c in player.workers if rules_of(copy).cards[c].kind == "mine")
    player.blue[mine] = player.blue.get(mine, 0) + 20
    step = case.run.rules.apply(copy, seat, BuildStages())
    events = [n.event for n in step.news if n.event.kind == "changed"]
    return sum(e.amount for e in events if (e.what, e.why) == ("culture", card.id))


@BOOK.promise(C + "scores")
def scores(case: Case, said: Sentence) -> None:
    wonder_ = civ(case).wonder
    got = sum(
        e.amount
        for e in case.heard("changed")
        if (e.seat, e.what, e.why) == (case.seat, "culture", wonder_)
    )
    case.same("culture", said.value("culture"), ("culture", got))
    case.same("text", said.value("text"), ("text", wonder_))


@BOOK.closing
def scoring_told(case: Case) -> None:
    if case.action.kind == "build_stages":
        got = [e for e in case.heard("changed") if (e.what, e.why) == ("culture", civ(case).wonder)]
        case.same("told that it scores", bool(got), C + "scores" in case.said)


# ---------------------------------------------------------------------------------------- attacks


def _attack(case: Case, said: Sentence) -> None:
    paid = civ(case).ma - left(case).ma
    case.same("price", goods([said.value("price")]), goods([("military_actions", paid)]))
    told = said.number("attack"), said.number("defence")
    found = case.heard("attacked")
    if found:
        case.same("strengths", told, (found[0].attack, found[0].defence))
    else:
        assert case.seat is not None, "spectators attack nobody"
        own, other = attacks.parts(case.state, case.seat, case.action.target)
        sums = tuple(max(0, sum(n for _, n in lines)) for lines in (own, other))
        case.same("strengths", told, sums)


@BOOK.promise(C + "attack-brings")
def attack_brings(case: Case, said: Sentence) -> None:
    _attack(case, said)
    case.same("text", said.value("text"), ("text", case.action.card))


@BOOK.promise(C + "in-vain-*")
def in_vain(case: Case, said: Sentence) -> None:
    """The attack is carried out: it takes nothing from the target."""
    _attack(case, said)
    target = said.seat("who")
    case.same("target", target, case.action.target)
    if said.code == "strength":
        return
    state, succeeded = _carried_out(case)
    if succeeded:
        case.same("what is taken", _loot(case.state, target), _loot(state, target))


def _carried_out(case: Case) -> tuple[Any, bool]:
    """Nobody defends or gives up anything: the position then, and whether it succeeded."""
    step, succeeded = case.step, False
    for _ in range(6):
        answers = [
            (d, a)
            for d in step.decisions
            for m in d.menus
            if m.verb in ("decline", "give_nothing", "give_up", "send_force")
            for a in m.every()
        ]
        succeeded |= any(n.event.kind == "defended" and not n.event.held for n in step.news)
        if not answers or step.decisions[0].kind in ("actions", "politics"):
            break
        decision, action = answers[0]
        step = case.run.rules.apply(step.state, decision.seat, action)
    succeeded |= any(n.event.kind == "defended" and not n.event.held for n in step.news)
    return step.state, succeeded


def _loot(state: Any, seat: int) -> dict[str, Any]:
    player = state.players[seat]
    return {
        "food": production.food(state, seat),
        "resources": production.resources(state, seat),
        "science": player.science,
        "culture": player.culture,
        "leader": player.leader,
        "wonder": player.wonder,
        "colonies": list(player.colonies),
        "workers": dict(player.workers),
    }


STAKES = tuple(f"tta-{e}-stakes/" for e in EDITIONS)


@BOOK.promise(*(s + "terms-*" for s in STAKES))
def terms(case: Case, said: Sentence) -> None:
    told = said.seat("first"), said.seat("second")
    if case.place == "detail":
        (event,) = case.heard("pact_offered")
        pair, side, card = (event.seat, event.partner), event.side, event.card
    else:
        facts = case.question.facts
        pair, side, card = (facts["from"], case.question.seat), facts["side"], facts["card"]
    case.same("pact", said.code, card)
    case.same("sides", told, pair if side == "a" else pair[::-1])
