"""Written by tools/sentences.py from render/lang/en/tta-news.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class TtaNews(Sentences):
    """All that render/lang/en/tta-news.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-news"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "left": (
            "replaced",
            "obsolete",
            "obsolete_hand",
        ),
        "pact_ended": (
            "replaced",
            "cancelled",
            "resigned",
            "attack",
            "obsolete",
        ),
        "victory": (
            "last_round",
            "resigned",
        ),
    }

    def turn_began(self, *, number: int, who: str) -> str:
        """Round {number}: {who} to play."""
        return self._say("turn-began", number=number, who=who)

    def row_cleared(self, *, cards: str) -> str:
        """Off the card row: {cards}."""
        return self._say("row-cleared", cards=cards)

    def row_dealt(self, *, cards: str) -> str:
        """New in the card row: {cards}."""
        return self._say("row-dealt", cards=cards)

    def age_ended(self, *, age: str) -> str:
        """Age {age} has ended."""
        return self._say("age-ended", age=age)

    def last_round_named(self, *, number: int) -> str:
        """Round {number} is the last."""
        return self._say("last-round-named", number=number)

    def service_left(self, *, who: str, card: str) -> str:
        """{card} leaves the service of {who}."""
        return self._say("service-left", who=who, card=card)

    def lost(self, *, who: str, things: str, why: str) -> str:
        """{who} loses {things} ({why})."""
        return self._say("lost", who=who, things=things, why=why)

    def gained(self, *, who: str, goods: str, why: str) -> str:
        """{who} gains {goods} ({why})."""
        return self._say("gained", who=who, goods=goods, why=why)

    def scored(self, *, who: str, goods: str, why: str) -> str:
        """{who} scores {goods} ({why})."""
        return self._say("scored", who=who, goods=goods, why=why)

    def purse_filled(self, *, who: str, goods: str, why: str) -> str:
        """{who} has {goods} for military units in this turn ({why})."""
        return self._say("purse-filled", who=who, goods=goods, why=why)

    def actions_back(self, *, who: str, actions: str, why: str) -> str:
        """{who} takes back {actions} ({why})."""
        return self._say("actions-back", who=who, actions=actions, why=why)

    def hand_aged(self, *, who: str, cards: str) -> str:
        """{who} discards {cards}."""
        return self._say("hand-aged", who=who, cards=cards)

    def took(self, *, who: str, card: str, price: str) -> str:
        """{who} takes {card} for {price}."""
        return self._say("took", who=who, card=card, price=price)

    def populated(self, *, who: str, food: str) -> str:
        """{who} increases the population for {food}."""
        return self._say("populated", who=who, food=food)

    def built(self, *, who: str, card: str, price: str) -> str:
        """{who} builds {card} for {price}."""
        return self._say("built", who=who, card=card, price=price)

    def upgraded(self, *, who: str, source: str, target: str, price: str) -> str:
        """{who} upgrades {source} to {target} for {price}."""
        return self._say("upgraded", who=who, source=source, target=target, price=price)

    def disbanded(self, *, who: str, card: str) -> str:
        """{who} disbands a unit: {card}."""
        return self._say("disbanded", who=who, card=card)

    def destroyed(self, *, who: str, card: str) -> str:
        """{who} destroys {card}; the worker is unused."""
        return self._say("destroyed", who=who, card=card)

    def had_destroyed(self, *, who: str, card: str, why: str) -> str:
        """{who} has {card} destroyed ({why}); the worker is unused."""
        return self._say("had-destroyed", who=who, card=card, why=why)

    def worker_lost(self, *, who: str) -> str:
        """{who} loses an unused worker."""
        return self._say("worker-lost", who=who)

    def worker_lost_on(self, *, who: str, card: str) -> str:
        """{who} loses a worker on {card}."""
        return self._say("worker-lost-on", who=who, card=card)

    def elected(self, *, who: str, card: str) -> str:
        """{who} elects {card}."""
        return self._say("elected", who=who, card=card)

    def elected_in_place(self, *, who: str, card: str, old: str) -> str:
        """{who} elects {card}, who replaces {old}."""
        return self._say("elected-in-place", who=who, card=card, old=old)

    def homer_kept(self, *, who: str, card: str, wonder: str) -> str:
        """{who} puts {card} under {wonder}."""
        return self._say("homer-kept", who=who, card=card, wonder=wonder)

    def stages_built(self, *, who: str, card: str, count: int, price: str, complete: bool) -> str:
        """{who} builds {count} stages of {card} for {price}."""
        return self._say(
            "stages-built",
            who=who,
            card=card,
            count=count,
            price=price,
            complete=yes(complete),
        )

    def developed(self, *, who: str, card: str, price: str, revolution: bool) -> str:
        """{who} develops {card} for {price}."""
        return self._say("developed", who=who, card=card, price=price, revolution=yes(revolution))

    def card_played(self, *, who: str, card: str) -> str:
        """{who} plays {card}."""
        return self._say("card-played", who=who, card=card)

    def ability_used(self, *, who: str, card: str) -> str:
        """{who} uses {card}."""
        return self._say("ability-used", who=who, card=card)

    def tactic_adopted(self, *, who: str, card: str, own: bool) -> str:
        """{who} copies the common tactic {card}."""
        return self._say("tactic-adopted", who=who, card=card, own=yes(own))

    def tactic_shared(self, *, who: str, card: str) -> str:
        """The tactic {card} of {who} is now common to all."""
        return self._say("tactic-shared", who=who, card=card)

    def uprising(self, *, who: str, discontent: int, unused: int) -> str:
        """Uprising: {who} has {discontent} discontent workers and {unused} unused ones; nothi…"""
        return self._say("uprising", who=who, discontent=discontent, unused=unused)

    def produced(self, *, who: str, goods: str) -> str:
        """{who} produces {goods}."""
        return self._say("produced", who=who, goods=goods)

    def corruption(self, *, count: int) -> str:
        """Lost by corruption: {count}."""
        return self._say("corruption", count=count)

    def consumption(self, *, count: int) -> str:
        """Food consumed: {count}."""
        return self._say("consumption", count=count)

    def famine(self, *, count: int) -> str:
        """Culture lost by famine: {count}."""
        return self._say("famine", count=count)

    def bonus_opened(self, *, card: str) -> str:
        """{card} lies open: it scores for everybody at the end of the game."""
        return self._say("bonus-opened", card=card)

    def bonus_chosen(self, *, who: str, card: str) -> str:
        """{who} chooses {card}: it scores for everybody at the end of the game."""
        return self._say("bonus-chosen", who=who, card=card)

    def bonuses_kept(self, *, who: str, count: int) -> str:
        """{who} keeps {count} events for the end of the game, unseen by the others."""
        return self._say("bonuses-kept", who=who, count=count)

    def bonus_shown(self, *, who: str, card: str) -> str:
        """{who} has kept {card}."""
        return self._say("bonus-shown", who=who, card=card)

    def drew(self, *, who: str, cards: str) -> str:
        """{who} draws {cards}."""
        return self._say("drew", who=who, cards=cards)

    def drew_cards(self, *, cards: str) -> str:
        """You draw {cards}."""
        return self._say("drew-cards", cards=cards)

    def discarded(self, *, who: str, cards: str) -> str:
        """{who} discards {cards} face down."""
        return self._say("discarded", who=who, cards=cards)

    def passed(self, *, who: str, owed: bool) -> str:
        """{who} ends the politics phase."""
        return self._say("passed", who=who, owed=yes(owed))

    def event_prepared(self, *, who: str, age: str) -> str:
        """{who} prepares an event of age {age}."""
        return self._say("event-prepared", who=who, age=age)

    def event_revealed(self, *, kind: str, card: str) -> str:
        """{kind} revealed: {card}."""
        return self._say("event-revealed", kind=kind, card=card)

    def events_restacked(self) -> str:
        """The future events become the current events."""
        return self._say("events-restacked")

    def event_seen(self, *, card: str) -> str:
        """You see the next current event: {card}."""
        return self._say("event-seen", card=card)

    def looked(self, *, who: str, why: str) -> str:
        """{who} looks at the next current event ({why})."""
        return self._say("looked", who=who, why=why)

    def attacked(self, *, who: str, card: str, target: str, attack: int, defence: int) -> str:
        """{who} plays the aggression {card} against {target}: strength {attack} to {defence}."""
        return self._say(
            "attacked",
            who=who,
            card=card,
            target=target,
            attack=attack,
            defence=defence,
        )

    def defended(self, *, who: str, cards: str, card: str) -> str:
        """{who} defends with {cards}: {card} fails."""
        return self._say("defended", who=who, cards=cards, card=card)

    def attack_succeeds(self, *, who: str, card: str) -> str:
        """{card} against {who} succeeds."""
        return self._say("attack-succeeds", who=who, card=card)

    def sacrificed(self, *, who: str, card: str, units: str, total: int) -> str:
        """{who} gives up {units} in {card}: total {total}."""
        return self._say("sacrificed", who=who, card=card, units=units, total=total)

    def war_declared(self, *, who: str, card: str, target: str) -> str:
        """{who} declares {card} on {target}."""
        return self._say("war-declared", who=who, card=card, target=target)

    def war_resolved(
        self,
        *,
        card: str,
        who: str,
        attack: int,
        target: str,
        defence: int,
        winner: str,
        drawn: bool,
    ) -> str:
        """{card}: {who} {attack}, {target} {defence}; {winner} wins."""
        return self._say(
            "war-resolved",
            card=card,
            who=who,
            attack=attack,
            target=target,
            defence=defence,
            winner=winner,
            drawn=yes(drawn),
        )

    def pact_offered(self, *, who: str, partner: str, card: str) -> str:
        """{who} offers {partner} the pact {card}."""
        return self._say("pact-offered", who=who, partner=partner, card=card)

    def pact_offered_sides(self, *, who: str, partner: str, card: str, own: str, other: str) -> str:
        """{who} offers {partner} the pact {card} ({who}: {own}; {partner}: {other})."""
        return self._say(
            "pact-offered-sides",
            who=who,
            partner=partner,
            card=card,
            own=own,
            other=other,
        )

    def pact_answered(self, *, who: str, card: str, accepted: bool) -> str:
        """{who} refuses {card}."""
        return self._say("pact-answered", who=who, card=card, accepted=yes(accepted))

    def resignation_announced(self, *, who: str) -> str:
        """{who} has resigned and leaves the game when their next turn begins."""
        return self._say("resignation-announced", who=who)

    def resigned(self, *, who: str) -> str:
        """{who} resigns and leaves the game."""
        return self._say("resigned", who=who)

    def bid_made(self, *, who: str, amount: int) -> str:
        """{who} bids {amount}."""
        return self._say("bid-made", who=who, amount=amount)

    def force_sent(self, *, who: str, force: str, territory: str, strength: int) -> str:
        """{who} sends {force} to {territory}: force {strength}."""
        return self._say("force-sent", who=who, force=force, territory=territory, strength=strength)

    def colonized(self, *, who: str, territory: str, stolen: bool) -> str:
        """{who} colonizes {territory}."""
        return self._say("colonized", who=who, territory=territory, stolen=yes(stolen))

    def nobody_bid(self, *, territory: str) -> str:
        """Nobody colonizes {territory}."""
        return self._say("nobody-bid", territory=territory)

    def ruined(self, *, who: str, wonder: str) -> str:
        """{wonder} of {who} becomes a ruin."""
        return self._say("ruined", who=who, wonder=wonder)

    def stolen(self, *, who: str, card: str, victim: str, kept: bool) -> str:
        """{who} takes {card} from {victim} and removes it, having a higher one of its type."""
        return self._say("stolen", who=who, card=card, victim=victim, kept=yes(kept))

    def final_culture(self, *, scores: str) -> str:
        """Culture: {scores}."""
        return self._say("final-culture", scores=scores)

    def left(self, why: str, *, who: str, cards: str, count: int) -> str:
        """why cards left a civilization"""
        return self._say(f"left-{why}", who=who, cards=cards, count=count)

    def pact_ended(self, why: str, *, who: str, card: str) -> str:
        """One of a family."""
        return self._say(f"pact-ended-{why}", who=who, card=card)

    def victory(self, cause: str, *, who: str, count: int) -> str:
        """how a game can end"""
        return self._say(f"victory-{cause}", who=who, count=count)
