"""Written by tools/sentences.py from render/lang/en/antike.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class Antike(Sentences):
    """All that render/lang/en/antike.ftl says."""

    CATALOGUE: ClassVar[str] = "antike"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "amount": (
            "marble",
            "iron",
            "gold",
            "coin",
            "legion",
            "galley",
            "general",
            "admiral",
            "unit",
            "wall",
        ),
        "people": (
            "king",
            "scholar",
            "general",
            "navigator",
            "citizen",
        ),
        "stack": (
            "king",
            "scholar",
            "general",
            "navigator",
            "citizen",
        ),
        "good": (
            "marble",
            "iron",
            "gold",
        ),
        "colour": (
            "brown",
            "beige",
        ),
        "phase": (
            "rondel",
            "production",
            "templum",
            "militia",
            "scientia",
            "movement",
            "conquest",
            "founding",
            "personages",
            "over",
        ),
        "caption": (
            "field",
            "pay",
            "temple",
            "wall",
            "quarry",
            "deploy",
            "develop",
            "recruit",
            "move",
            "conquer",
            "siege",
            "defend",
            "remove",
            "found",
            "colonists",
            "coins",
            "know_how_in_coins",
            "recruits_in_coins",
            "card",
            "barter",
            "exchange",
            "chip",
            "take_card",
            "done",
            "end_turn",
            "offer_draw",
            "accept_draw",
            "decline_draw",
            "resign",
        ),
        "prompt": (
            "choose_field",
            "pay_for_field",
            "production",
            "templum",
            "militia",
            "scientia",
            "movement",
            "conquest",
            "fortress",
            "casualties",
            "founding",
            "choose_card",
            "choose_chip",
        ),
        "awaits": (
            "choose_field",
            "pay_for_field",
            "production",
            "templum",
            "militia",
            "scientia",
            "movement",
            "conquest",
            "fortress",
            "casualties",
            "founding",
            "choose_card",
            "choose_chip",
        ),
        "picture": (
            "board",
            "map",
            "tables",
            "phone",
            "phone-more",
            "phone-whole",
        ),
        "orderable": (
            "fortress",
            "choose_card",
        ),
        "fortress_policy": (
            "save",
            "save_or_weaken",
            "none",
        ),
        "subject": (
            "city",
            "personage",
        ),
    }

    def none(self) -> str:
        """none"""
        return self._say("none")

    def nothing(self) -> str:
        """nothing"""
        return self._say("nothing")

    def first_field(self) -> str:
        """Put your rondel marker on any field; this first time it is free."""
        return self._say("first-field")

    def nothing_to_found(self) -> str:
        """You can found no city now. End your turn when you are ready."""
        return self._say("nothing-to-found")

    def card_policy(self, *, card: str) -> str:
        """Take {card}, if it lies open"""
        return self._say("card-policy", card=card)

    def amount(self, thing: str, *, count: int) -> str:
        """a number of things, as it stands in lists and after a colon"""
        return self._say(f"amount-{thing}", count=count)

    def people(self, kind: str, *, count: int) -> str:
        """a number of personages, not to be confused with the unit General"""
        return self._say(f"people-{kind}", count=count)

    def stack(self, kind: str) -> str:
        """where the points at the end come from"""
        return self._say(f"stack-{kind}")

    def good(self, resource: str) -> str:
        """the name of a resource"""
        return self._say(f"good-{resource}")

    def colour(self, code: str) -> str:
        """of a nation"""
        return self._say(f"colour-{code}")

    def phase(self, code: str) -> str:
        """where a turn stands, as it follows the name of a player and a colon"""
        return self._say(f"phase-{code}")

    def caption(self, verb: str) -> str:
        """what a menu is for"""
        return self._say(f"caption-{verb}")

    def prompt(
        self,
        kind: str,
        *,
        free: int,
        field: str,
        price: int,
        region: str,
        need: int,
        have: int,
        left: int,
        reason: str,
    ) -> str:
        """the question, to the one who is asked"""
        return self._say(
            f"prompt-{kind}",
            free=free,
            field=field,
            price=price,
            region=region,
            need=need,
            have=have,
            left=left,
            reason=reason,
        )

    def awaits(self, kind: str, *, who: str, region: str, reason: str) -> str:
        """whom the table waits for, and for what"""
        return self._say(f"awaits-{kind}", who=who, region=region, reason=reason)

    def picture(self, name: str) -> str:
        """what a picture is called where it is offered"""
        return self._say(f"picture-{name}")

    def orderable(self, kind: str) -> str:
        """what can be ordered beforehand, as a heading"""
        return self._say(f"orderable-{kind}")

    def fortress_policy(self, policy: str) -> str:
        """what an order about Fortress does"""
        return self._say(f"fortress-policy-{policy}")

    def subject(self, reason: str) -> str:
        """why one takes a card, to which an order may be limited"""
        return self._say(f"subject-{reason}")
