"""Written by tools/sentences.py from render/lang/en/tta-questions.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class TtaQuestions(Sentences):
    """All that render/lang/en/tta-questions.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-questions"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "caption": (
            "take",
            "populate",
            "build",
            "build_unit",
            "free_build",
            "upgrade",
            "upgrade_unit",
            "destroy",
            "disband",
            "wonder",
            "leader",
            "develop",
            "revolution",
            "card",
            "tactic",
            "ability",
            "end_turn",
            "look",
            "prepare",
            "aggression",
            "aggression_in_vain",
            "war",
            "pact",
            "cancel",
            "pass",
            "draw_card",
            "keep_bonus",
            "choose_bonus",
            "resign",
            "answer_pact",
            "defend",
            "decline",
            "drop_out",
            "bid",
            "fill_force",
            "send_unit",
            "add_card",
            "send_force",
            "enough",
            "reach",
            "give_up_unit",
            "use_card",
            "give_up",
            "give_nothing",
            "lose_worker",
            "lose_token",
            "discard",
            "pick_good",
            "gain_mix",
            "lose_mix",
            "leave_token",
            "plunder",
            "plunder_other",
            "raid",
            "give_up_colony",
            "ruin_wonder",
            "terrorism",
            "annex",
            "infiltrate",
            "steal",
            "steal_less",
        ),
        "awaits": (
            "actions",
            "politics",
            "answer_pact",
            "defend",
            "bid",
            "send_force",
            "lose_worker",
            "lose_token",
            "discard",
            "pick_good",
            "gain_mix",
            "lose_mix",
            "free_build",
            "destroy_own",
            "leave_token",
            "sacrifice",
            "answer_attack",
            "answer_war",
            "plunder",
            "raid",
            "give_up_colony",
            "ruin_wonder",
            "terrorism",
            "annex",
            "infiltrate",
            "develops",
            "steal",
            "keep_bonus",
            "choose_bonus",
            "take_agreed",
        ),
        "prompt": (
            "lose_worker",
            "lose_token",
            "destroy_own",
            "give_up_colony",
            "ruin_wonder",
            "terrorism",
            "annex",
            "infiltrate",
            "develops",
            "take_agreed",
        ),
    }

    def leaving(self) -> str:
        """You have resigned: you leave the game when your next turn begins."""
        return self._say("leaving")

    def first_turn(self, *, actions: str) -> str:
        """First round: take cards from the row, then end your turn. You have {actions}."""
        return self._say("first-turn", actions=actions)

    def stock(self, *, things: str) -> str:
        """You have {things}."""
        return self._say("stock", things=things)

    def left_unused(self, *, things: str) -> str:
        """Not used: {things}."""
        return self._say("left-unused", things=things)

    def purse(self, *, goods: str) -> str:
        """For military units only: {goods} more."""
        return self._say("purse", goods=goods)

    def politics_owed(self) -> str:
        """Next turn you have no political action."""
        return self._say("politics-owed")

    def politics_spent(self, *, card: str) -> str:
        """{card} has cost you the political action of this turn. You may still look at the ne…"""
        return self._say("politics-spent", card=card)

    def politics(self) -> str:
        """Politics: one political action, or none."""
        return self._say("politics")

    def strength_of_you(self, *, strength: int) -> str:
        """you {strength}"""
        return self._say("strength-of-you", strength=strength)

    def strengths(self, *, strengths: str, actions: str) -> str:
        """Strength: {strengths}. You have {actions}."""
        return self._say("strengths", strengths=strengths, actions=actions)

    def war_on_you(self, *, who: str, card: str) -> str:
        """{who} is waging {card} on you."""
        return self._say("war-on-you", who=who, card=card)

    def next_event(self, *, card: str) -> str:
        """The next current event is {card}."""
        return self._say("next-event", card=card)

    def pact_offered(self, *, who: str, card: str) -> str:
        """{who} offers you the pact {card}."""
        return self._say("pact-offered", who=who, card=card)

    def attacked(self, *, who: str, card: str, attack: int, defence: int) -> str:
        """{who} plays {card} against you: attack {attack}, your defence {defence}."""
        return self._say("attacked", who=who, card=card, attack=attack, defence=defence)

    def defence_needs(self, *, missing: int, cards: str) -> str:
        """You need {missing} more, with at most {cards}."""
        return self._say("defence-needs", missing=missing, cards=cards)

    def defence_hopeless(self) -> str:
        """Your cards cannot make up for that."""
        return self._say("defence-hopeless")

    def if_it_succeeds(self, *, stake: str) -> str:
        """If it succeeds: {stake}"""
        return self._say("if-it-succeeds", stake=stake)

    def auction(self, *, territory: str) -> str:
        """{territory} is open for colonization."""
        return self._say("auction", territory=territory)

    def highest_bid(self, *, high: int) -> str:
        """The highest bid is {high}."""
        return self._say("highest-bid", high=high)

    def bid_up_to(self, *, most: int) -> str:
        """You can bid up to {most}."""
        return self._say("bid-up-to", most=most)

    def cannot_bid(self) -> str:
        """You cannot bid more."""
        return self._say("cannot-bid")

    def passing(self) -> str:
        """Whoever passes is out of the auction."""
        return self._say("passing")

    def force_due(self, *, territory: str, bid: int) -> str:
        """You have won {territory} for {bid}. The force must reach {bid}, with at least one u…"""
        return self._say("force-due", territory=territory, bid=bid)

    def force_bonus(self, *, bonus: int) -> str:
        """Your cards in play add {bonus}."""
        return self._say("force-bonus", bonus=bonus)

    def force_so_far(self, *, force: str, strength: int) -> str:
        """So far: {force}, together {strength}."""
        return self._say("force-so-far", force=force, strength=strength)

    def force_enough(self) -> str:
        """It is enough now: send it, or add to it."""
        return self._say("force-enough")

    def force_open(self) -> str:
        """Choose what you send."""
        return self._say("force-open")

    def hand_limit(self, *, limit: int, cards: str) -> str:
        """Your military hand holds at most {limit}: discard {cards}."""
        return self._say("hand-limit", limit=limit, cards=cards)

    def discard_for(self, *, card: str, cards: str) -> str:
        """{card}: discard {cards}."""
        return self._say("discard-for", card=card, cards=cards)

    def pick_good(self, *, card: str, first: str, second: str) -> str:
        """{card}: you gain {first} or {second}. Which?"""
        return self._say("pick-good", card=card, first=first, second=second)

    def mixture(self, *, card: str, amount: int, gain: bool) -> str:
        """{card}: you lose {amount} in food and resources, mixed as you like. How?"""
        return self._say("mixture", card=card, amount=amount, gain=yes(gain))

    def plunder(self, *, card: str, limit: int, who: str, food: str, resources: str) -> str:
        """{card} succeeds: name an amount of food and one of resources, {limit} in all. {who}…"""
        return self._say("plunder", card=card, limit=limit, who=who, food=food, resources=resources)

    def raid_building(self, *, level: str) -> str:
        """one of level {level} or lower"""
        return self._say("raid-building", level=level)

    def raid(self, *, card: str, who: str, buildings: str) -> str:
        """{card} succeeds: of the urban buildings of {who} destroy {buildings}. Which now?"""
        return self._say("raid", card=card, who=who, buildings=buildings)

    def spoils(self, *, card: str, who: str, advantage: int) -> str:
        """You win {card} against {who} by {advantage}: take {advantage} science, or special t…"""
        return self._say("spoils", card=card, who=who, advantage=advantage)

    def free_build(self, *, event: str, card: str) -> str:
        """{event}: you may build {card} for free with an unused worker."""
        return self._say("free-build", event=event, card=card)

    def mild_corruption(self) -> str:
        """Your mines produce. One of them may leave its blue token in the bank."""
        return self._say("mild-corruption")

    def keep_bonus(self, *, count: int) -> str:
        """Keep {count} of these events, unseen by the others. At the end of the game they sco…"""
        return self._say("keep-bonus", count=count)

    def choose_bonus(self) -> str:
        """Choose one of these events. At the end of the game it scores for everybody:"""
        return self._say("choose-bonus")

    def bonus(self, *, card: str, text: str) -> str:
        """**{card}**: {text}"""
        return self._say("bonus", card=card, text=text)

    def sacrifice(self, *, card: str, who: str, attack: int, defence: int) -> str:
        """{card} against {who}: strength {attack} to {defence}."""
        return self._say("sacrifice", card=card, who=who, attack=attack, defence=defence)

    def answer_attack(self, *, who: str, card: str, attack: int, defence: int) -> str:
        """{who} attacks you with {card}: strength {attack} to {defence}."""
        return self._say("answer-attack", who=who, card=card, attack=attack, defence=defence)

    def units_count_again(self) -> str:
        """Units that you give up count once more, and are lost whatever comes of it."""
        return self._say("units-count-again")

    def cards_hold(self, *, missing: int) -> str:
        """Bonus cards count for you too. To hold you need {missing} more."""
        return self._say("cards-hold", missing=missing)

    def caption(self, verb: str) -> str:
        """what a menu is for"""
        return self._say(f"caption-{verb}")

    def awaits(
        self,
        kind: str,
        *,
        who: str,
        rival: str,
        card: str,
        territory: str,
        attack: int,
        defence: int,
        bid: int,
        high: int,
        cards: str,
        actions: str,
    ) -> str:
        """whom the table waits for, and for what; only facts that everybody knows"""
        return self._say(
            f"awaits-{kind}",
            who=who,
            rival=rival,
            card=card,
            territory=territory,
            attack=attack,
            defence=defence,
            bid=bid,
            high=high,
            cards=cards,
            actions=actions,
        )

    def prompt(self, kind: str, *, card: str, rival: str, actions: str) -> str:
        """the question, to the one who is asked"""
        return self._say(f"prompt-{kind}", card=card, rival=rival, actions=actions)
