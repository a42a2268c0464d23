"""Written by tools/sentences.py from render/lang/en/tta-picture.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class TtaPicture(Sentences):
    """All that render/lang/en/tta-picture.ftl says."""

    CATALOGUE: ClassVar[str] = "tta-picture"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "bonus_of": (
            "cards",
            "strength_rating",
            "happiness",
            "science_rating",
            "food_production",
            "resource_production",
        ),
        "note": (
            "wins",
            "start_player",
            "start_player_to_play",
            "to_play",
            "to_play_no_politics",
            "no_politics",
        ),
        "price": (
            "develop",
            "revolt",
            "build",
            "play",
            "play_by_level",
            "copy",
            "prepare",
            "offer",
        ),
        "kind": (
            "farm",
            "mine",
            "lab",
            "temple",
            "arena",
            "library",
            "theater",
            "infantry",
            "cavalry",
            "artillery",
            "air_force",
            "government",
            "leader",
            "wonder",
            "action",
            "event",
            "territory",
            "tactic",
            "aggression",
            "war",
            "pact",
            "bonus",
        ),
        "special": (
            "civil",
            "military",
            "colonization",
            "construction",
        ),
        "type": (
            "civil",
            "military",
            "colonization",
            "construction",
        ),
        "deck": (
            "civil",
            "military",
            "current",
            "future",
        ),
    }

    def age(self) -> str:
        """Age"""
        return self._say("age")

    def round(self) -> str:
        """Round"""
        return self._say("round")

    def last_round_now(self) -> str:
        """the last round"""
        return self._say("last-round-now")

    def last_round(self, *, number: int) -> str:
        """last: {number}"""
        return self._say("last-round", number=number)

    def to_play(self, *, who: str) -> str:
        """{who} to play"""
        return self._say("to-play", who=who)

    def turn_of(self, *, who: str) -> str:
        """{who}'s turn"""
        return self._say("turn-of", who=who)

    def wins(self, *, who: str, count: int) -> str:
        """{who} share the victory"""
        return self._say("wins", who=who, count=count)

    def all_others_resigned(self) -> str:
        """all others have resigned"""
        return self._say("all-others-resigned")

    def culture(self, *, count: int) -> str:
        """{count} culture"""
        return self._say("culture", count=count)

    def price_of_each(self, *, price: int) -> str:
        """actions each"""
        return self._say("price-of-each", price=price)

    def taken(self) -> str:
        """taken"""
        return self._say("taken")

    def civil_cards(self, *, count: int) -> str:
        """civil cards"""
        return self._say("civil-cards", count=count)

    def military_cards(self, *, count: int) -> str:
        """military cards"""
        return self._say("military-cards", count=count)

    def civil_cards_left(self, *, count: int) -> str:
        """civil cards left"""
        return self._say("civil-cards-left", count=count)

    def military_cards_left(self, *, count: int) -> str:
        """military cards left"""
        return self._say("military-cards-left", count=count)

    def actions_left(self, *, left: int, total: int) -> str:
        """{left} of {total} actions"""
        return self._say("actions-left", left=left, total=total)

    def events(self) -> str:
        """Events"""
        return self._say("events")

    def current(self) -> str:
        """Current"""
        return self._say("current")

    def future(self) -> str:
        """Future"""
        return self._say("future")

    def none(self) -> str:
        """none"""
        return self._say("none")

    def no_event(self) -> str:
        """no event yet"""
        return self._say("no-event")

    def last_event(self) -> str:
        """last event"""
        return self._say("last-event")

    def past_events(self, *, count: int) -> str:
        """{count} past"""
        return self._say("past-events", count=count)

    def common_tactics(self) -> str:
        """Common tactics"""
        return self._say("common-tactics")

    def copy_price(self, *, actions: int) -> str:
        """{actions} military actions to copy"""
        return self._say("copy-price", actions=actions)

    def no_tactics(self) -> str:
        """none yet"""
        return self._say("no-tactics")

    def own_tactics(self) -> str:
        """Tactics in use"""
        return self._say("own-tactics")

    def round_events(self) -> str:
        """Round events"""
        return self._say("round-events")

    def to_come(self) -> str:
        """To come"""
        return self._say("to-come")

    def next_event(self, *, number: int) -> str:
        """the next at the start of round {number}"""
        return self._say("next-event", number=number)

    def open_events(self) -> str:
        """These score at the end"""
        return self._say("open-events")

    def offered_events(self) -> str:
        """To choose from: what scores at the end"""
        return self._say("offered-events")

    def kept_events(self) -> str:
        """Kept face down for the end"""
        return self._say("kept-events")

    def own_events(self) -> str:
        """Yours for the end of the game"""
        return self._say("own-events")

    def final_bonus(self) -> str:
        """Culture at the end, and what it is now"""
        return self._say("final-bonus")

    def bank_empty(self) -> str:
        """empty"""
        return self._say("bank-empty")

    def unused(self) -> str:
        """unused"""
        return self._say("unused")

    def discontent(self, *, count: int) -> str:
        """{count} discontent"""
        return self._say("discontent", count=count)

    def uprising(self, *, count: int) -> str:
        """{count} uprising!"""
        return self._say("uprising", count=count)

    def first_player(self) -> str:
        """starts"""
        return self._say("first-player")

    def rank(self, *, place: int) -> str:
        """{place}th"""
        return self._say("rank", place=place)

    def has_resigned(self) -> str:
        """has resigned"""
        return self._say("has-resigned")

    def own_tactic(self) -> str:
        """own"""
        return self._say("own-tactic")

    def ruin(self) -> str:
        """ruin"""
        return self._say("ruin")

    def no_politics(self) -> str:
        """no politics next"""
        return self._say("no-politics")

    def leaves_next(self) -> str:
        """leaves next turn"""
        return self._say("leaves-next")

    def only_attacker(self) -> str:
        """attacks only by"""
        return self._say("only-attacker")

    def open_to_all(self) -> str:
        """open to all"""
        return self._say("open-to-all")

    def civil_hand(self) -> str:
        """Civil cards in hand"""
        return self._say("civil-hand")

    def fresh(self) -> str:
        """new"""
        return self._say("fresh")

    def urban_limit(self, *, limit: int) -> str:
        """urban limit {limit}"""
        return self._say("urban-limit", limit=limit)

    def ability_used(self) -> str:
        """ability used"""
        return self._say("ability-used")

    def exclusive(self) -> str:
        """exclusive"""
        return self._say("exclusive")

    def common(self) -> str:
        """common"""
        return self._say("common")

    def happy_face_of(self, *, leader: str) -> str:
        """{leader}: +1 face"""
        return self._say("happy-face-of", leader=leader)

    def in_ruins(self) -> str:
        """In ruins: 2 culture per turn instead of its effects."""
        return self._say("in-ruins")

    def pact(self, *, who: str) -> str:
        """with {who}"""
        return self._say("pact", who=who)

    def against(self, *, who: str) -> str:
        """against {who}"""
        return self._say("against", who=who)

    def declared_by(self, *, who: str) -> str:
        """declared by {who}"""
        return self._say("declared-by", who=who)

    def for_each_worker(self) -> str:
        """for each worker"""
        return self._say("for-each-worker")

    def old_units(self, *, strength: str) -> str:
        """old units {strength}"""
        return self._say("old-units", strength=strength)

    def defend(self) -> str:
        """Defend"""
        return self._say("defend")

    def colonize(self) -> str:
        """Colonize"""
        return self._say("colonize")

    def colony(self) -> str:
        """Colony"""
        return self._say("colony")

    def at_once(self) -> str:
        """At once"""
        return self._say("at-once")

    def or_else(self) -> str:
        """or"""
        return self._say("or-else")

    def hand(self, *, held: int, limit: int) -> str:
        """{held} of {limit}"""
        return self._say("hand", held=held, limit=limit)

    def to_discard(self, *, count: int) -> str:
        """{count} to discard at the end of the turn"""
        return self._say("to-discard", count=count)

    def to_discard_after_politics(self, *, count: int) -> str:
        """{count} to discard after your next politics"""
        return self._say("to-discard-after-politics", count=count)

    def only_you(self) -> str:
        """Only you see this picture"""
        return self._say("only-you")

    def events_known(self) -> str:
        """Events you know"""
        return self._say("events-known")

    def bonus_of(self, what: str, *, age: str) -> str:
        """what scores at the end, behind how much each is worth"""
        return self._say(f"bonus-of-{what}", age=age)

    def note(self, state: str, *, number: int) -> str:
        """what is special about a player now"""
        return self._say(f"note-{state}", number=number)

    def price(self, verb: str) -> str:
        """what is paid for a card"""
        return self._say(f"price-{verb}")

    def kind(self, name: str) -> str:
        """of a card"""
        return self._say(f"kind-{name}")

    def special(self, sort: str) -> str:
        """a kind of special technology"""
        return self._say(f"special-{sort}")

    def type(self, sort: str) -> str:
        """the same where there is little room"""
        return self._say(f"type-{sort}")

    def deck(self, name: str) -> str:
        """One of a family."""
        return self._say(f"deck-{name}")
