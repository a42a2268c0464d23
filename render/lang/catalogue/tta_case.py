"""Written by tools/sentences.py from render/lang/en/tta-case.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaCase(Sentences):
    """All that render/lang/en/tta-case.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-case"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "verdict": (
            "lose_worker",
            "lose_token",
            "leave_token",
            "destroy_own",
            "give_up_colony",
            "ruin_wonder",
            "raid",
            "terrorism",
            "annex",
            "infiltrate",
            "plunder",
            "steal",
            "develops",
            "free_build",
            "take_agreed",
        ),
        "fight_add": (
            "sacrifice",
            "answer_attack",
            "war",
        ),
        "fight_reached": (
            "sacrifice",
            "answer_attack",
            "war",
        ),
        "fight_hopeless": (
            "sacrifice",
            "answer_attack",
            "war",
        ),
        "fight_open": (
            "sacrifice",
            "answer_attack",
        ),
        "fight_even": (
            "sacrifice",
            "answer_attack",
        ),
        "outcome": (
            "holds",
            "lost",
            "wins",
            "fails",
            "war_won",
            "war_lost",
            "even",
        ),
        "fate": (
            "produce",
            "free_build",
            "destroy_own",
            "give_up_colony",
            "ruin_wonder",
            "terrorism",
            "suffers_terrorism",
            "develops",
            "take_agreed",
            "leader_leaves",
            "through",
            "spared",
        ),
        "told": (
            "gains",
            "loses",
            "either",
            "more",
            "less",
            "spend_actions",
            "produce",
            "free_build",
            "destroy_own",
            "give_up_colony",
            "ruin_wonder",
            "suffers_terrorism",
            "develops",
            "take_agreed",
            "leader_leaves",
            "through",
        ),
        "number": (
            "food",
            "resources",
            "science",
            "culture",
            "idle",
            "food_made",
            "resources_made",
            "science_rating",
            "culture_rating",
            "strength",
            "happiness",
            "discontent",
            "civil_actions",
            "military_actions",
            "colonization",
            "yellow_bank",
            "blue_bank",
        ),
    }

    def add_to_hold(self, *, missing: int, most: int) -> str:
        """Add {missing} to hold, with up to {most} cards"""
        return self._say("add-to-hold", missing=missing, most=most)

    def cannot_hold(self) -> str:
        """Your cards cannot hold it"""
        return self._say("cannot-hold")

    def would_hold(self, *, missing: int, cards: int) -> str:
        """{missing} more would hold; {cards} cards in hand"""
        return self._say("would-hold", missing=missing, cards=cards)

    def may_bid(self, *, low: int, high: int) -> str:
        """You may bid {low} to {high}"""
        return self._say("may-bid", low=low, high=high)

    def may_bid_only(self, *, bid: int) -> str:
        """You may bid {bid}"""
        return self._say("may-bid-only", bid=bid)

    def cannot_bid(self) -> str:
        """You cannot bid more"""
        return self._say("cannot-bid")

    def highest_by(self, *, who: str, bid: int) -> str:
        """Highest bid: {bid} by {who}"""
        return self._say("highest-by", who=who, bid=bid)

    def no_bid(self) -> str:
        """No bid yet"""
        return self._say("no-bid")

    def reach(self, *, bid: int) -> str:
        """Reach {bid}, with at least one unit"""
        return self._say("reach", bid=bid)

    def reach_so_far(self, *, bid: int, force: int) -> str:
        """Reach {bid}; so far {force}"""
        return self._say("reach-so-far", bid=bid, force=force)

    def then_draw(self, *, count: int) -> str:
        """Then you draw {count} cards"""
        return self._say("then-draw", count=count)

    def attacks(self) -> str:
        """attacks"""
        return self._say("attacks")

    def defends(self) -> str:
        """defends"""
        return self._say("defends")

    def yourself(self, *, who: str) -> str:
        """{who} (you)"""
        return self._say("yourself", who=who)

    def holds(self) -> str:
        """holds"""
        return self._say("holds")

    def lost(self) -> str:
        """you lose"""
        return self._say("lost")

    def no_card(self) -> str:
        """No card"""
        return self._say("no-card")

    def total_to(self, *, total: int, attack: int) -> str:
        """{total} : {attack}"""
        return self._say("total-to", total=total, attack=attack)

    def face_down(self, *, count: int) -> str:
        """{count} face down"""
        return self._say("face-down", count=count)

    def for_good(self) -> str:
        """For good"""
        return self._say("for-good")

    def at_once(self) -> str:
        """at once"""
        return self._say("at-once")

    def highest(self) -> str:
        """highest"""
        return self._say("highest")

    def may_bid_still(self) -> str:
        """may bid"""
        return self._say("may-bid-still")

    def out(self) -> str:
        """is out"""
        return self._say("out")

    def your_force(self) -> str:
        """Your force"""
        return self._say("your-force")

    def bid(self) -> str:
        """Bid"""
        return self._say("bid")

    def costs_least(self) -> str:
        """costs at least"""
        return self._say("costs-least")

    def you_can_add(self) -> str:
        """You can add"""
        return self._say("you-can-add")

    def give_up(self) -> str:
        """You give up"""
        return self._say("give-up")

    def every_mine(self) -> str:
        """Every mine produces"""
        return self._say("every-mine")

    def gain(self) -> str:
        """Gain"""
        return self._say("gain")

    def lose(self) -> str:
        """Lose"""
        return self._say("lose")

    def then_have(self) -> str:
        """then you have"""
        return self._say("then-have")

    def per_turn(self, *, number: str) -> str:
        """{number} a turn"""
        return self._say("per-turn", number=number)

    def makes(self, *, number: int) -> str:
        """= {number}"""
        return self._say("makes", number=number)

    def yes(self) -> str:
        """Yes"""
        return self._say("yes")

    def no(self) -> str:
        """No"""
        return self._say("no")

    def nothing_changes(self) -> str:
        """Nothing changes"""
        return self._say("nothing-changes")

    def starts_now(self) -> str:
        """The pact starts now"""
        return self._say("starts-now")

    def starts_instead(self, *, who: str, card: str) -> str:
        """Starts now; {card} of {who} ends"""
        return self._say("starts-instead", who=who, card=card)

    def each_turn(self) -> str:
        """per turn"""
        return self._say("each-turn")

    def no_number(self) -> str:
        """no figure changes"""
        return self._say("no-number")

    def buys(self) -> str:
        """pays for 1"""
        return self._say("buys")

    def too_little(self) -> str:
        """too little"""
        return self._say("too-little")

    def decline(self) -> str:
        """Nothing"""
        return self._say("decline")

    def population(self) -> str:
        """Population"""
        return self._say("population")

    def unused(self) -> str:
        """unused"""
        return self._say("unused")

    def in_any_case(self) -> str:
        """In any case"""
        return self._say("in-any-case")

    def change_of(self, *, who: str, numbers: str) -> str:
        """{who}: {numbers}"""
        return self._say("change-of", who=who, numbers=numbers)

    def attack_of(self, *, who: str, attack: int, parts: str) -> str:
        """{who} attacks with {attack} ({parts})."""
        return self._say("attack-of", who=who, attack=attack, parts=parts)

    def defence_of(self, *, who: str, defence: int, parts: str) -> str:
        """{who} has {defence} ({parts})."""
        return self._say("defence-of", who=who, defence=defence, parts=parts)

    def hand(self, *, cards: str) -> str:
        """Hand: {cards}."""
        return self._say("hand", cards=cards)

    def holds_with(self, *, cards: str, total: int, attack: int) -> str:
        """Holds: {cards}, {total} to {attack}."""
        return self._say("holds-with", cards=cards, total=total, attack=attack)

    def lost_without(self, *, total: int, attack: int) -> str:
        """No card: {total} to {attack}, lost."""
        return self._say("lost-without", total=total, attack=attack)

    def inside(self, *, who: str) -> str:
        """Still in: {who}."""
        return self._say("inside", who=who)

    def can_send(self, *, who: str, force: int) -> str:
        """{who} can send {force} without cards."""
        return self._say("can-send", who=who, force=force)

    def bid_costs(self, *, bid: int, force: str, strength: int) -> str:
        """{bid} costs at least {force}; strength {strength} afterwards."""
        return self._say("bid-costs", bid=bid, force=force, strength=strength)

    def would_send(self, *, force: str, strength: int) -> str:
        """{force}; strength {strength} afterwards."""
        return self._say("would-send", force=force, strength=strength)

    def would_add(
        self,
        *,
        force: str,
        attack: int,
        defence: int,
        outcome: str,
        strength: int,
    ) -> str:
        """{force}: {attack} to {defence}, {outcome}; strength {strength} afterwards."""
        return self._say(
            "would-add",
            force=force,
            attack=attack,
            defence=defence,
            outcome=outcome,
            strength=strength,
        )

    def changes_always(self, *, changes: str) -> str:
        """In any case: {changes}."""
        return self._say("changes-always", changes=changes)

    def answer_changes(self, *, answer: str, changes: str) -> str:
        """{answer}: {changes}."""
        return self._say("answer-changes", answer=answer, changes=changes)

    def row(self, *, cards: str) -> str:
        """Row: {cards}."""
        return self._say("row", cards=cards)

    def scoring(self, *, cards: str) -> str:
        """At the end of the game these score: {cards}."""
        return self._say("scoring", cards=cards)

    def offered(self, *, cards: str) -> str:
        """To choose from: {cards}."""
        return self._say("offered", cards=cards)

    def event(self, *, card: str, text: str) -> str:
        """{card}: {text}"""
        return self._say("event", card=card, text=text)

    def verdict(self, kind: str, *, count: int, who: str) -> str:
        """the line that decides, to the one who is asked"""
        return self._say(f"verdict-{kind}", count=count, who=who)

    def fight_add(self, goal: str, *, missing: int) -> str:
        """how much is missing, to the one who may give up units"""
        return self._say(f"fight-add-{goal}", missing=missing)

    def fight_reached(self, goal: str) -> str:
        """nothing is missing any more"""
        return self._say(f"fight-reached-{goal}")

    def fight_hopeless(self, goal: str) -> str:
        """all one has is too little"""
        return self._say(f"fight-hopeless-{goal}")

    def fight_open(self, kind: str, *, missing: int, units: int, cards: int) -> str:
        """the same to everybody"""
        return self._say(f"fight-open-{kind}", missing=missing, units=units, cards=cards)

    def fight_even(self, kind: str) -> str:
        """nothing is missing as things stand, to everybody"""
        return self._say(f"fight-even-{kind}")

    def outcome(self, code: str, *, by: int) -> str:
        """what two totals lead to for the one who is asked"""
        return self._say(f"outcome-{code}", by=by)

    def fate(self, what: str) -> str:
        """what an event still does to a player, beside the name"""
        return self._say(f"fate-{what}")

    def told(self, what: str, *, who: str, goods: str) -> str:
        """the same as a sentence"""
        return self._say(f"told-{what}", who=who, goods=goods)

    def number(self, what: str, *, before: int, after: int) -> str:
        """of a civilization, before and after an answer"""
        return self._say(f"number-{what}", before=before, after=after)
