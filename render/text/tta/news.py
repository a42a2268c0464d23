"""The log: one sentence for everything that happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.games.tta import events as e
from render.text.tta import words

Names = Sequence[str]

GONE = {
    "replaced": "{who}: {cards} makes way for a newer card.",
    "obsolete": "{cards} of {who} is antiquated and leaves play.",
    "obsolete_hand": "{who} discards antiquated cards from the hand: {cards}.",
}
"""Why cards left a civilization; otherwise the card that made them leave is named."""
PACT_ENDS = {
    "replaced": "The pact {card} of {who} ends: a new one takes its place.",
    "cancelled": "The pact {card} of {who} is cancelled.",
    "resigned": "The pact {card} of {who} ends: a party has resigned.",
    "attack": "The pact {card} of {who} ends: one party attacks the other.",
    "obsolete": "The pact {card} of {who} ends: its age is over.",
}
CAUSES = {
    "last_round": "the last round is over",
    "resigned": "all others have resigned",
}
"""How a game ends."""


def sentence(names: Names, event: Any) -> str:
    """One line of the log. Raises `KeyError` for an event that is none of this game."""
    said = _SENTENCES[type(event)](names, event)
    return said[:-1] if said.endswith("..") else said  # a name may end with a point itself


def ended(names: Names, places: Sequence[int], culture: Sequence[int], cause: str) -> str:
    """Who won and how, with everybody's culture."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    scores = ", ".join(f"{names[s]} {culture[s]}" for s in order)
    return f"{won(names, places, cause)} Culture: {scores}."


def won(names: Names, places: Sequence[int], cause: str) -> str:
    """Who won and how."""
    first = [name for name, place in zip(names, places, strict=False) if place == 1]
    wins = "wins" if len(first) == 1 else "share the victory"
    return f"{words.listed(first)} {wins}: {CAUSES.get(cause, cause.replace('_', ' '))}."


def _changed(names: Names, event: e.Changed) -> str:
    who, n = names[event.seat], abs(event.amount)
    why = f" ({words.source(event.why)})"
    if event.what == "purse":
        return f"{who} has {words.good('resources', n)} for military units in this turn{why}."
    verb = "gains" if event.amount > 0 else "loses"
    if event.what in ("science", "culture") and event.amount > 0:
        verb = "scores"
    return f"{who} {verb} {words.good(event.what, n)}{why}."


def _left(names: Names, event: e.Left) -> str:
    cards = words.cards(event.cards)
    if event.why in GONE:
        return GONE[event.why].format(who=names[event.seat], cards=cards)
    if event.cards == (event.why,):
        return f"{cards} leaves the service of {names[event.seat]}."
    return f"{names[event.seat]} loses {cards} ({words.source(event.why)})."


def _freed(names: Names, event: e.WorkerFreed) -> str:
    who, card = names[event.seat], words.card(event.card)
    if event.why == "disbanded":
        return f"{who} disbands a unit: {card}."
    if event.why == "destroyed":
        return f"{who} destroys {card}; the worker is unused."
    return f"{who} has {card} destroyed ({words.source(event.why)}); the worker is unused."


def _worker_lost(names: Names, event: e.WorkerLost) -> str:
    where = "an unused worker" if event.card is None else f"a worker on {words.card(event.card)}"
    return f"{names[event.seat]} loses {where}."


def _age_ended(names: Names, event: e.AgeEnded) -> str:
    said = f"Age {words.NUMERALS[event.level]} has ended."
    return f"{said} Round {event.last_round} is the last." if event.last_round else said


def _produced(names: Names, event: e.Produced) -> str:
    gains = words.goods(
        (good, getattr(event, good)) for good in ("science", "culture", "food", "resources")
    )
    costs = [
        f"{n} {what}"
        for n, what in (
            (event.corruption, "lost by corruption"),
            (event.consumption, "food consumed"),
            (event.famine, "culture lost by famine"),
        )
        if n
    ]
    after = f"; {', '.join(costs)}" if costs else ""
    return f"{names[event.seat]} produces {gains}{after}."


def _stages(names: Names, event: e.StagesBuilt) -> str:
    stages = "a stage" if event.count == 1 else f"{event.count} stages"
    cost = words.good("resources", event.resources)
    done = f"; {words.card(event.card)} is complete" if event.complete else ""
    return f"{names[event.seat]} builds {stages} of {words.card(event.card)} for {cost}{done}."


def _developed(names: Names, event: e.Developed) -> str:
    how = f"by revolution for {event.science}" if event.revolution else f"for {event.science}"
    return f"{names[event.seat]} develops {words.card(event.card)} {how} science."


def _leader(names: Names, event: e.LeaderPlayed) -> str:
    old = f", who replaces {words.card(event.replaced)}" if event.replaced else ""
    return f"{names[event.seat]} elects {words.card(event.card)}{old}."


def _tactic(names: Names, event: e.TacticAdopted) -> str:
    how = "plays the tactic" if event.own else "copies the common tactic"
    return f"{names[event.seat]} {how} {words.card(event.card)}."


def _attacked(names: Names, event: e.Attacked) -> str:
    return (
        f"{names[event.seat]} plays the aggression {words.card(event.card)} against "
        f"{names[event.target]}: strength {event.attack} to {event.defence}."
    )


def _defended(names: Names, event: e.Defended) -> str:
    who, card = names[event.seat], words.card(event.card)
    if not event.held:
        return f"{card} against {who} succeeds."
    down = words.count(event.discarded, "card") + " face down" if event.discarded else ""
    used = [words.cards(event.bonus)] if event.bonus else []
    return f"{who} defends with {words.listed([*used, *([down] if down else [])])}: {card} fails."


def _war_resolved(names: Names, event: e.WarResolved) -> str:
    head = (
        f"{words.card(event.card)}: {names[event.seat]} {event.attack}, "
        f"{names[event.target]} {event.defence}"
    )
    return f"{head}; a draw." if event.winner is None else f"{head}; {names[event.winner]} wins."


def _pact_offered(names: Names, event: e.PactOffered) -> str:
    terms = words.CARDS[event.card].pact
    side = f" as {event.side.upper()}" if terms is not None and terms.sides else ""
    who, partner = names[event.seat], names[event.partner]
    return f"{who} offers {partner} the pact {words.card(event.card)}{side}."


def _pact_answered(names: Names, event: e.PactAnswered) -> str:
    verb = "accepts" if event.accepted else "refuses"
    return f"{names[event.seat]} {verb} {words.card(event.card)}."


def _pact_ended(names: Names, event: e.PactEnded) -> str:
    text = PACT_ENDS.get(event.why, "The pact {card} of {who} ends.")
    return text.format(card=words.card(event.card), who=names[event.owner])


def _bid(names: Names, event: e.BidMade) -> str:
    if not event.amount:
        return f"{names[event.seat]} passes in the auction."
    return f"{names[event.seat]} bids {event.amount}."


def _force(names: Names, event: e.ForceSent) -> str:
    sent = [*([words.cards(event.units)] if event.units else [])]
    if event.bonus:
        sent.append(words.cards(event.bonus))
    if event.discarded:
        sent.append(words.count(event.discarded, "card") + " face down")
    who, where = names[event.seat], words.card(event.territory)
    return f"{who} sends {words.listed(sent)} to {where}: force {event.strength}."


def _colonized(names: Names, event: e.Colonized) -> str:
    verb = "takes over the colony" if event.why == "stolen" else "colonizes"
    return f"{names[event.seat]} {verb} {words.card(event.territory)}."


def _stolen(names: Names, event: e.Stolen) -> str:
    after = "" if event.kept else " and removes it, having a higher one of its type"
    card, victim = words.card(event.card), names[event.victim]
    return f"{names[event.seat]} takes {card} from {victim}{after}."


_SENTENCES: dict[type, Callable[[Names, Any], str]] = {
    e.TurnBegan: lambda n, x: f"Round {x.round}: {n[x.seat]}'s turn.",
    e.RowCleared: lambda n, x: f"Off the card row: {words.cards(x.cards)}.",
    e.RowDealt: lambda n, x: f"New in the card row: {words.cards(x.cards)}.",
    e.AgeEnded: _age_ended,
    e.Left: _left,
    e.HandAged: lambda n, x: (
        f"{n[x.seat]} discards {words.count(x.count, 'antiquated military card')}."
    ),
    e.Took: lambda n, x: (
        f"{n[x.seat]} takes {words.card(x.card)} for {words.count(x.price, 'civil action')}."
    ),
    e.Populated: lambda n, x: f"{n[x.seat]} increases the population for {x.food} food.",
    e.Built: lambda n, x: (
        f"{n[x.seat]} builds {words.card(x.card)} for {words.good('resources', x.resources)}."
    ),
    e.Upgraded: lambda n, x: (
        f"{n[x.seat]} upgrades {words.card(x.source)} to {words.card(x.target)} for "
        f"{words.good('resources', x.resources)}."
    ),
    e.WorkerFreed: _freed,
    e.WorkerLost: _worker_lost,
    e.LeaderPlayed: _leader,
    e.HomerKept: lambda n, x: f"{n[x.seat]} puts Homer under {words.card(x.wonder)}.",
    e.StagesBuilt: _stages,
    e.Developed: _developed,
    e.CardPlayed: lambda n, x: f"{n[x.seat]} plays {words.card(x.card)}.",
    e.AbilityUsed: lambda n, x: f"{n[x.seat]} uses {words.card(x.card)}.",
    e.TacticAdopted: _tactic,
    e.TacticShared: lambda n, x: (
        f"The tactic {words.card(x.card)} of {n[x.seat]} is now common to all."
    ),
    e.Changed: _changed,
    e.ActionsBack: lambda n, x: (
        f"{n[x.seat]} takes back {words.count(x.count, 'civil action')} ({words.source(x.why)})."
    ),
    e.ActionsSpent: lambda n, x: (
        f"{n[x.seat]} loses {words.count(x.count, 'civil action')} ({words.source(x.why)})."
    ),
    e.Uprising: lambda n, x: (
        f"Uprising: {n[x.seat]} has {words.count(x.discontent, 'discontent worker')} and "
        f"{words.count(x.unused, 'unused one') if x.unused else 'no unused one'}; "
        "nothing is produced."
    ),
    e.Produced: _produced,
    e.Drew: lambda n, x: f"{n[x.seat]} draws {words.count(x.count, 'military card')}.",
    e.DrewCards: lambda n, x: f"You draw {words.cards(x.cards, 'nothing')}.",
    e.Discarded: lambda n, x: (
        f"{n[x.seat]} discards {words.count(x.count, 'military card')} face down."
    ),
    e.Passed: lambda n, x: (
        f"{n[x.seat]} has no political action now: it was given up for cards of the row."
        if x.owed
        else f"{n[x.seat]} ends the politics phase."
    ),
    e.EventPrepared: lambda n, x: (
        f"{n[x.seat]} prepares an event of age {words.NUMERALS[x.level]}."
    ),
    e.EventRevealed: lambda n, x: (
        f"{words.KINDS[words.CARDS[x.card].kind]} revealed: {words.card(x.card)}."
    ),
    e.EventsRestacked: lambda n, x: "The future events become the current events.",
    e.EventSeen: lambda n, x: f"You see the next current event: {words.card(x.card)}.",
    e.Looked: lambda n, x: f"{n[x.seat]} looks at the next current event ({words.source(x.why)}).",
    e.Attacked: _attacked,
    e.Defended: _defended,
    e.WarDeclared: lambda n, x: f"{n[x.seat]} declares {words.card(x.card)} on {n[x.target]}.",
    e.WarResolved: _war_resolved,
    e.PactOffered: _pact_offered,
    e.PactAnswered: _pact_answered,
    e.PactEnded: _pact_ended,
    e.Resigned: lambda n, x: f"{n[x.seat]} resigns and leaves the game.",
    e.BidMade: _bid,
    e.ForceSent: _force,
    e.Colonized: _colonized,
    e.NobodyBid: lambda n, x: f"Nobody colonizes {words.card(x.territory)}.",
    e.Ruined: lambda n, x: f"{words.card(x.wonder)} of {n[x.seat]} becomes a ruin.",
    e.Stolen: _stolen,
    e.GameEnded: lambda n, x: ended(n, x.places, x.culture, x.why),
}
