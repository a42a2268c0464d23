"""Labels and second lines of everything a player can choose.

Figures in labels are prices, except the spaces of the card row: the price of a card of the row is
written in letters, so that "take 4" means the fourth space.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.core import Resign
from engine.games.tta import actions as a
from engine.games.tta.cards.model import Either
from engine.games.tta.view import View
from render.text.tta import quotes, words

DOWN = "down:"
"""Marks a card that is used face down."""
PLAIN: dict[type, str] = {
    a.EndTurn: "End turn",
    a.PassPolitics: "No political action",
    a.Decline: "Decline",
    a.DropOut: "Pass in the auction",
    a.SendForce: "Send the force",
    Resign: "Resign and leave the game",
}
"""Labels that need nothing else."""
ABILITIES = {
    "alexander_the_great": "remove him for 1 yellow token",
    "christopher_columbus": "colonize",
    "hammurabi": "pay the next civil action with a military one",
    "frederick_barbarossa": "more population and",
    "joan_of_arc": "look at the next event",
    "j_s_bach": "",
    "winston_churchill": "",
    "ocean_liner_service": "1 population for free",
    "trade_routes_agreement": "exchange with the next payment",
}
"""What the abilities of cards do, in a few words."""
FILLS = (("Cheapest units", "cards only if needed"), ("Fewest losses", "with cards of your hand"))
"""What is put together without further questions, and how: without and with cards."""
OPTIONS = {
    "military": "3 science and 3 resources for the military",
    "culture": "3 culture",
}
"""Options of abilities that are neither goods nor cards."""


def label(view: View, names: Sequence[str], action: Any) -> str:
    """What the choice does; unlike every other label of the same question."""
    if type(action) in PLAIN:
        return PLAIN[type(action)]
    match action:
        case a.Take():
            return _take(view, action)
        case a.Populate() | a.Build() | a.Upgrade() | a.BuildStages() | a.Develop():
            return _priced(view, action, quotes.event_discount(view))
        case a.Destroy():
            return f"Destroy {words.card(action.card)}"
        case a.Disband():
            return f"Disband {words.card(action.card)}"
        case a.PlayLeader():
            return f"Elect {words.card(action.card)}{_homer(view, action)}"
        case a.Choose():
            return _option(action.option)
        case a.PlayCard():
            return f"{_play(action)}{_what(_ordered_by(action))}"
        case a.UseAbility():
            return _ability(action)
        case a.PlayTactic():
            return f"Play tactic {words.card(action.card)}"
        case a.CopyTactic():
            return f"Copy tactic {words.card(action.card)}"
    return _other(names, action)


def _other(names: Sequence[str], action: Any) -> str:
    """Politics, war and everything that is asked between turns."""
    match action:
        case a.PrepareEvent():
            what = "territory" if words.CARDS[action.card].kind == "territory" else "event"
            return f"Prepare {what} {words.card(action.card)}"
        case a.PlayAggression():
            return f"Play {words.card(action.card)} against {names[action.target]}"
        case a.DeclareWar():
            return f"Declare {words.card(action.card)} on {names[action.target]}"
        case a.OfferPact():
            return _offer(names, action)
        case a.CancelPact():
            return f"Cancel pact {words.card(action.card)}"
        case a.AnswerPact():
            return "Accept the pact" if action.accept else "Refuse the pact"
        case _:
            return _answer(action)


def _answer(action: Any) -> str:
    """What is asked because of a card or of somebody else."""
    match action:
        case a.DiscardCards():
            return f"Discard {words.cards(action.cards, 'nothing')}"
        case a.Defend():
            return f"Defend with {_used(action.cards)}"
        case a.Bid():
            return f"Bid {action.amount}"
        case a.Commit():
            return _commit(action.item)
        case a.FillForce():
            return FILLS[action.cards][0]
        case a.Split():
            return _split(action)
        case a.StealTechnologies():
            taken = [words.card(c) for c in action.cards]
            science = [f"{action.science} science"] if action.science or not taken else []
            return f"Take {words.listed([*taken, *science])}"
    raise TypeError(f"no label for {action!r}")


def detail(view: View, names: Sequence[str], action: Any) -> str | None:
    """What it costs or brings, where the label does not say so."""
    match action:
        case a.FillForce():
            return FILLS[action.cards][1]
        case a.Populate():
            return quotes.growth(view) or None
        case a.Build() | a.Upgrade() | a.Destroy() | a.Disband():
            return _worker_detail(action)
        case a.Develop() | a.PlayLeader():
            return f"{_replacing(view, action)}{words.gist(action.card)}"
        case a.Take() | a.PlayTactic() | a.CopyTactic() | a.PrepareEvent():
            return words.gist(action.card)
        case a.PlayCard():
            return _card_detail(view, action)
        case a.UseAbility():
            return _ability_detail(view, action)
        case a.BuildStages():
            return _wonder_detail(view, action)
        case a.PlayAggression() | a.DeclareWar():
            return _attack_detail(view, names, action)
        case a.OfferPact() | a.CancelPact():
            return words.CARDS[action.card].text
        case a.Choose(option=card) | a.DiscardCards(cards=(card,)):
            return words.gist(card) if words.known(card) else None
    return None


def item(item_name: str) -> str:
    """One card of a choice of several: with its worth in a defence where that is asked."""
    if item_name.startswith(DOWN):
        return f"Discard {words.card(item_name.removeprefix(DOWN))} face down: +1"
    return words.card(item_name)


def defence_item(item_name: str) -> str:
    """A card that can be used in defence, with its worth."""
    bonus = words.CARDS[item_name].bonus if words.known(item_name) else None
    return f"{words.card(item_name)}: +{bonus.defense}" if bonus else item(item_name)


def group(value: Any) -> str:
    """Actions that share a card or, naming what a rival loses, an amount of food."""
    if isinstance(value, int):
        return words.good("food", value).capitalize() if value else "No food"
    if isinstance(value, tuple):
        return f"Take {words.cards(value, 'no technology')}"
    return words.card(str(value))


def _take(view: View, action: a.Take) -> str:
    price = view.take_prices[action.slot]
    cost = words.actions(price) if price else "no action"
    return f"Take {words.card(action.card)} ({cost}, space {action.slot + 1})"


def _priced(view: View, action: Any, discount: int = 0) -> str:
    what = _order(action)
    if isinstance(action, a.BuildStages):
        what = _stages(view, action)
    if isinstance(action, a.Build) and quotes.free_by_event(view, action.card):
        return f"{what} for free"
    return f"{what} ({quotes.order(view, action, discount)})"


def _stages(view: View, action: a.BuildStages) -> str:
    civ = words.me(view)
    wonder = words.card(civ.wonder) if civ.wonder else "your wonder"
    first = civ.stages + 1
    if action.count == 1:
        return f"Stage {first} of {wonder}"
    return f"Stages {first}–{first + action.count - 1} of {wonder}"


def _order(action: Any) -> str:
    match action:
        case a.Populate():
            return "Increase population"
        case a.Build():
            return f"Build {words.card(action.card)}"
        case a.Upgrade():
            return f"Upgrade {words.card(action.source)} to {words.card(action.target)}"
        case a.BuildStages():
            return "Build 1 stage" if action.count == 1 else f"Build {action.count} stages"
        case a.Develop():
            how = "Revolution:" if action.revolution else "Develop"
            return f"{how} {words.card(action.card)}"
    return _option(action.option)


def _option(option: str) -> str:
    if words.known(option):
        return words.card(option)
    said = words.GOODS.get(option, option.replace("_", " "))
    return (words.plural(said) if said == "resource" else said).capitalize()


def _play(action: a.PlayCard) -> str:
    return f"Play {words.card(action.card)}" if action.then is None else words.card(action.card)


def _ordered_by(action: a.PlayCard) -> str:
    """What an action card is used for."""
    then = action.then
    if isinstance(then, a.Choose):
        effects = words.CARDS[action.card].effects
        either = next((e for e in effects if isinstance(e, Either)), None)
        amounts = dict(either.goods) if either is not None else {}
        n = amounts.get(then.option)  # type: ignore[call-overload]
        return words.good(then.option, n) if n else _option(then.option).lower()
    return "" if then is None else _lower(_order(then))


def _what(text: str) -> str:
    return f": {text}" if text else ""


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _ability(action: a.UseAbility) -> str:
    does = ABILITIES.get(action.card, "")
    then = action.then
    if isinstance(then, a.Choose):
        aim = OPTIONS.get(then.option) or _option(then.option)
    else:
        aim = "" if then is None else _lower(_order(then))
    said = " ".join(part for part in (does, aim) if part)
    return f"Use {words.card(action.card)}{_what(said)}"


def _offer(names: Sequence[str], action: a.OfferPact) -> str:
    pact = words.CARDS[action.card].pact
    side = f" as {action.side.upper()}" if pact is not None and pact.sides else ""
    return f"Offer{side}: {words.card(action.card)} to {names[action.partner]}"


def _used(cards: Sequence[str]) -> str:
    bonus = [c for c in cards if not c.startswith(DOWN)]
    down = Counter(c.removeprefix(DOWN) for c in cards if c.startswith(DOWN))
    hidden = words.cards(down.elements())
    if bonus and down:
        return f"{words.cards(bonus)}, face down {hidden}"
    return f"{hidden} face down" if down else words.cards(bonus)


def _commit(item_name: str) -> str:
    if item_name.startswith(DOWN):
        return f"Discard {words.card(item_name.removeprefix(DOWN))} face down (+1)"
    figures = words.CARDS[item_name]
    if figures.bonus is not None:
        return f"Add {words.card(item_name)} (+{figures.bonus.colonization})"
    return f"Send {words.card(item_name)} (+{figures.gives.strength})"


def _split(action: a.Split) -> str:
    parts = (("food", action.food), ("resources", action.resources))
    return words.goods(parts).capitalize()


def _worker_detail(action: a.Build | a.Upgrade | a.Destroy | a.Disband) -> str:
    if isinstance(action, a.Upgrade):
        return f"{_worker_gain(action.source)} becomes {_worker_gain(action.target)}"
    gain = _worker_gain(action.card)
    return gain if isinstance(action, a.Build) else f"The worker becomes unused; it gave {gain}"


def _worker_gain(card: str) -> str:
    return words.symbols(words.CARDS[card])


def _homer(view: View, action: a.PlayLeader) -> str:
    """Which of the two things a replaced Homer can leave behind (NS-14.19)."""
    if action.under is not None:
        return f", Homer under {words.card(action.under)}, no action back"
    civ = words.me(view)
    return ", one action back" if civ.leader == "homer" and civ.wonders else ""


def _replacing(view: View, action: a.Develop | a.PlayLeader) -> str:
    """What a revolution takes, or what becomes of the leader or technology in play."""
    if isinstance(action, a.Develop):
        return f"{quotes.revolution(view)}. " if action.revolution else _one_of_a_type(view, action)
    old = words.me(view).leader
    if old is None:
        return ""
    if action.under is not None:
        return f"{words.card(old)}'s face stays, no civil action comes back. "
    return f"Replaces {words.card(old)}, 1 civil action comes back. "


def _one_of_a_type(view: View, action: a.Develop) -> str:
    """Which of two special technologies of a type stays (NS-5.11)."""
    new = words.CARDS[action.card]
    for old in words.me(view).specials:
        if words.CARDS[old].special == new.special:
            if words.CARDS[old].level > new.level:
                return f"{words.card(old)} stays, this card is discarded at once. "
            return f"Replaces {words.card(old)}. "
    return ""


def _card_detail(view: View, action: a.PlayCard) -> str:
    if action.then is None or isinstance(action.then, a.Choose):
        return quotes.by_rivals(view, action.card) or words.CARDS[action.card].text
    price = quotes.order(view, action.then, quotes.card_discount(action))
    if isinstance(action.then, a.Develop) and action.then.revolution:
        return f"for {price}. {quotes.revolution(view)}"
    if isinstance(action.then, a.Populate) and (growth := quotes.growth(view)):
        return f"for {price}, {growth}"
    return f"for {price}"


def _ability_detail(view: View, action: a.UseAbility) -> str:
    if isinstance(action.then, a.Build):
        food = words.good("food", quotes.food(view, 1) or 0)
        growth = quotes.growth(view)
        price = f"for {food} and {quotes.order(view, action.then, 1)}, 1 military action"
        return f"{price}, {growth}" if growth else price
    if isinstance(action.then, a.Upgrade):
        return f"for {quotes.order(view, action.then)}, 1 civil action"
    if isinstance(action.then, a.Choose) and words.known(action.then.option):
        return words.gist(action.then.option)
    text = words.CARDS[action.card].text.removeprefix("When complete: ")
    return text[:1].upper() + text[1:]


def _wonder_detail(view: View, action: a.BuildStages) -> str | None:
    wonder = words.me(view).wonder
    if wonder is None:
        return None
    figures = words.CARDS[wonder]
    left = len(figures.stages) - words.me(view).stages - action.count
    score = words.good("culture", view.completion) if view.completion else ""
    if left:
        would = f"; complete, it would score {score} now" if score else ""
        return f"{words.count(left, 'stage')} left after that{would}"
    return f"Scores {score} now. {figures.text}" if score else figures.text


def _attack_detail(
    view: View, names: Sequence[str], action: a.PlayAggression | a.DeclareWar
) -> str:
    price = words.good("military_actions", quotes.attack(view, action.card, action.target))
    own, other = quotes.attack_strengths(view, action.target)
    missing = quotes.nothing_to_lose(view, action.card, action.target)
    text = words.CARDS[action.card].text
    if missing is not None:
        text = f"No effect: {names[action.target]} has {missing}."
    return f"{price}, strength {own} to {other}. {text}"
