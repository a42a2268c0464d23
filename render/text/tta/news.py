"""The log: what is said of everything that happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.games.tta import events as e
from render.lang.catalogue.tta_news import TtaNews
from render.text.tta.pacts import Pacts
from render.text.tta.words import NUMERALS, Words

PRODUCED = ("science", "culture", "food", "resources")


class News:
    """What happened, in sentences. names: of the seats."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.say = TtaNews(words.language)
        self.pacts = Pacts(words, names)

    def sentence(self, event: Any) -> str:
        """One line of the log. Raises `KeyError` for an event that is none of this game."""
        said = _SENTENCES[type(event)](self, event)
        return said[:-1] if said.endswith("..") else said  # a name may end with a point itself

    def ended(self, places: Sequence[int], culture: Sequence[int], cause: str) -> str:
        """Who won and how, with everybody's culture."""
        order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        scores = ", ".join(f"{self.names[s]} {culture[s]}" for s in order)
        return f"{self.won(places, cause)} {self.say.final_culture(scores=scores)}"

    def won(self, places: Sequence[int], cause: str) -> str:
        """Who won and how."""
        first = [name for name, place in zip(self.names, places, strict=False) if place == 1]
        return self.say.victory(cause, who=self.words.listed(first), count=len(first))

    def of(self, say: Callable[..., str], event: Any, *names: str, **more: Any) -> str:
        """A sentence about a seat, and the cards that the fields of these names hold."""
        cards = {name: self.words.card(getattr(event, name)) for name in names}
        return say(who=self.names[event.seat], **cards, **more)


def _age_ended(news: News, event: e.AgeEnded) -> str:
    said = news.say.age_ended(age=NUMERALS[event.level])
    if not event.last_round:
        return said
    return f"{said} {news.say.last_round_named(number=event.last_round)}"


def _left(news: News, event: e.Left) -> str:
    who, cards = news.names[event.seat], news.words.named(event.cards)
    if event.why in news.say.FAMILIES["left"]:
        return news.say.left(event.why, who=who, cards=cards, count=len(event.cards))
    if event.cards == (event.why,):
        return news.say.service_left(who=who, card=cards)
    return news.say.lost(who=who, things=cards, why=news.words.source(event.why))


def _changed(news: News, event: e.Changed) -> str:
    who, why = news.names[event.seat], news.words.source(event.why)
    if event.what == "purse":
        goods = news.words.count(abs(event.amount), "resources")
        return news.say.purse_filled(who=who, goods=goods, why=why)
    goods = news.words.count(abs(event.amount), event.what)
    if event.amount <= 0:
        return news.say.lost(who=who, things=goods, why=why)
    if event.what in ("science", "culture"):
        return news.say.scored(who=who, goods=goods, why=why)
    return news.say.gained(who=who, goods=goods, why=why)


def _actions_back(news: News, event: e.ActionsBack) -> str:
    actions = news.words.count(event.count, "civil_actions")
    why = news.words.source(event.why)
    return news.say.actions_back(who=news.names[event.seat], actions=actions, why=why)


def _actions_spent(news: News, event: e.ActionsSpent) -> str:
    actions = news.words.count(event.count, "civil_actions")
    why = news.words.source(event.why)
    return news.say.lost(who=news.names[event.seat], things=actions, why=why)


def _freed(news: News, event: e.WorkerFreed) -> str:
    if event.why == "disbanded":
        return news.of(news.say.disbanded, event, "card")
    if event.why == "destroyed":
        return news.of(news.say.destroyed, event, "card")
    return news.of(news.say.had_destroyed, event, "card", why=news.words.source(event.why))


def _worker_lost(news: News, event: e.WorkerLost) -> str:
    if event.card is None:
        return news.of(news.say.worker_lost, event)
    return news.of(news.say.worker_lost_on, event, "card")


def _leader(news: News, event: e.LeaderPlayed) -> str:
    if not event.replaced:
        return news.of(news.say.elected, event, "card")
    old = news.words.card(event.replaced)
    return news.of(news.say.elected_in_place, event, "card", old=old)


def _stages(news: News, event: e.StagesBuilt) -> str:
    return news.of(
        news.say.stages_built,
        event,
        "card",
        count=event.count,
        price=news.words.count(event.resources, "resources"),
        complete=event.complete,
    )


def _developed(news: News, event: e.Developed) -> str:
    price = news.words.count(event.science, "science")
    revolution = event.revolution
    return news.of(news.say.developed, event, "card", price=price, revolution=revolution)


def _produced(news: News, event: e.Produced) -> str:
    goods = news.words.goods((good, getattr(event, good)) for good in PRODUCED)
    said = [news.of(news.say.produced, event, goods=goods)]
    if event.corruption:
        said.append(news.say.corruption(count=event.corruption))
    if event.consumption:
        said.append(news.say.consumption(count=event.consumption))
    if event.famine:
        said.append(news.say.famine(count=event.famine))
    return " ".join(said)


def _attacked(news: News, event: e.Attacked) -> str:
    return news.of(
        news.say.attacked,
        event,
        "card",
        target=news.names[event.target],
        attack=event.attack,
        defence=event.defence,
    )


def _defended(news: News, event: e.Defended) -> str:
    if not event.held:
        return news.of(news.say.attack_succeeds, event, "card")
    cards = _with_face_down(news, news.words.each(event.bonus), event.discarded)
    return news.of(news.say.defended, event, "card", cards=cards)


def _with_face_down(news: News, cards: list[str], discarded: int) -> str:
    """Cards that are shown, and how many are not."""
    hidden = [news.words.count(discarded, "card_face_down")] if discarded else []
    return news.words.listed([*cards, *hidden])


def _war_resolved(news: News, event: e.WarResolved) -> str:
    return news.of(
        news.say.war_resolved,
        event,
        "card",
        target=news.names[event.target],
        attack=event.attack,
        defence=event.defence,
        winner="" if event.winner is None else news.names[event.winner],
        drawn=event.winner is None,
    )


def _pact_offered(news: News, event: e.PactOffered) -> str:
    card, first = news.words.card(event.card), event.side == "a"
    who, partner = news.names[event.seat], news.names[event.partner]
    if own := news.pacts.of(event.card, first=first):
        other = news.pacts.of(event.card, first=not first)
        say = news.say.pact_offered_sides
        return say(who=who, partner=partner, card=card, own=own, other=other)
    return news.say.pact_offered(who=who, partner=partner, card=card)


def _pact_ended(news: News, event: e.PactEnded) -> str:
    card = news.words.card(event.card)
    return news.say.pact_ended(event.why, who=news.names[event.owner], card=card)


def _force(news: News, event: e.ForceSent) -> str:
    sent = [*news.words.each(event.units), *news.words.each(event.bonus)]
    force = _with_face_down(news, sent, event.discarded)
    return news.of(news.say.force_sent, event, "territory", force=force, strength=event.strength)


def _revealed(news: News, event: e.EventRevealed) -> str:
    words = news.words
    return news.say.event_revealed(kind=words.kind(event.card), card=words.card(event.card))


def _bonus_opened(news: News, event: e.BonusOpened) -> str:
    if event.seat < 0:
        return news.say.bonus_opened(card=news.words.card(event.card))
    return news.of(news.say.bonus_chosen, event, "card")


_SENTENCES: dict[type, Callable[[News, Any], str]] = {
    e.TurnBegan: lambda n, x: n.of(n.say.turn_began, x, number=x.round),
    e.RowCleared: lambda n, x: n.say.row_cleared(cards=n.words.named(x.cards)),
    e.RowDealt: lambda n, x: n.say.row_dealt(cards=n.words.named(x.cards)),
    e.AgeEnded: _age_ended,
    e.Left: _left,
    e.HandAged: lambda n, x: n.of(
        n.say.hand_aged, x, cards=n.words.count(x.count, "old_military_card")
    ),
    e.Took: lambda n, x: n.of(n.say.took, x, "card", price=n.words.count(x.price, "civil_actions")),
    e.Populated: lambda n, x: n.of(n.say.populated, x, food=n.words.count(x.food, "food")),
    e.Built: lambda n, x: n.of(
        n.say.built, x, "card", price=n.words.count(x.resources, "resources")
    ),
    e.Upgraded: lambda n, x: n.of(
        n.say.upgraded, x, "source", "target", price=n.words.count(x.resources, "resources")
    ),
    e.WorkerFreed: _freed,
    e.WorkerLost: _worker_lost,
    e.LeaderPlayed: _leader,
    e.HomerKept: lambda n, x: n.of(
        n.say.homer_kept, x, "wonder", card=n.words.card(n.words.resting)
    ),
    e.StagesBuilt: _stages,
    e.Developed: _developed,
    e.CardPlayed: lambda n, x: n.of(n.say.card_played, x, "card"),
    e.AbilityUsed: lambda n, x: n.of(n.say.ability_used, x, "card"),
    e.TacticAdopted: lambda n, x: n.of(n.say.tactic_adopted, x, "card", own=x.own),
    e.TacticShared: lambda n, x: n.of(n.say.tactic_shared, x, "card"),
    e.Changed: _changed,
    e.ActionsBack: _actions_back,
    e.ActionsSpent: _actions_spent,
    e.Uprising: lambda n, x: n.of(n.say.uprising, x, discontent=x.discontent, unused=x.unused),
    e.Produced: _produced,
    e.BonusOpened: _bonus_opened,
    e.BonusesKept: lambda n, x: n.of(n.say.bonuses_kept, x, count=x.count),
    e.BonusShown: lambda n, x: n.of(n.say.bonus_shown, x, "card"),
    e.Drew: lambda n, x: n.of(n.say.drew, x, cards=n.words.count(x.count, "military_cards")),
    e.DrewCards: lambda n, x: n.say.drew_cards(cards=n.words.named(x.cards)),
    e.Discarded: lambda n, x: n.of(
        n.say.discarded, x, cards=n.words.count(x.count, "military_cards")
    ),
    e.Passed: lambda n, x: n.of(n.say.passed, x, owed=x.owed),
    e.EventPrepared: lambda n, x: n.of(n.say.event_prepared, x, age=NUMERALS[x.level]),
    e.EventRevealed: _revealed,
    e.EventsRestacked: lambda n, x: n.say.events_restacked(),
    e.EventSeen: lambda n, x: n.say.event_seen(card=n.words.card(x.card)),
    e.Looked: lambda n, x: n.of(n.say.looked, x, why=n.words.source(x.why)),
    e.Attacked: _attacked,
    e.Defended: _defended,
    e.Sacrificed: lambda n, x: n.of(
        n.say.sacrificed,
        x,
        "card",
        units=n.words.listed(n.words.each(x.units)),
        total=x.total,
    ),
    e.WarDeclared: lambda n, x: n.of(n.say.war_declared, x, "card", target=n.names[x.target]),
    e.WarResolved: _war_resolved,
    e.PactOffered: _pact_offered,
    e.PactAnswered: lambda n, x: n.of(n.say.pact_answered, x, "card", accepted=x.accepted),
    e.PactEnded: _pact_ended,
    e.ResignationAnnounced: lambda n, x: n.of(n.say.resignation_announced, x),
    e.Resigned: lambda n, x: n.of(n.say.resigned, x),
    e.BidMade: lambda n, x: n.of(n.say.bid_made, x, amount=x.amount),
    e.ForceSent: _force,
    e.Colonized: lambda n, x: n.of(n.say.colonized, x, "territory", stolen=x.why == "stolen"),
    e.NobodyBid: lambda n, x: n.say.nobody_bid(territory=n.words.card(x.territory)),
    e.Ruined: lambda n, x: n.of(n.say.ruined, x, "wonder"),
    e.Stolen: lambda n, x: n.of(n.say.stolen, x, "card", victim=n.names[x.victim], kept=x.kept),
    e.GameEnded: lambda n, x: n.ended(x.places, x.culture, x.why),
}
