"""Written by tools/sentences.py from render/lang/en/tta.ftl."""

from __future__ import annotations

from typing import ClassVar, Literal

from render.lang.sentences import Sentences


class Tta(Sentences):
    """All that render/lang/en/tta.ftl says."""

    CATALOGUE: ClassVar[str] = "tta"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "amount": (
            "food",
            "science",
            "culture",
            "strength",
            "population",
            "resources",
            "happiness",
            "civil_actions",
            "military_actions",
            "military_cards",
            "blue_tokens",
            "yellow_tokens",
            "card",
            "card_face_down",
            "old_military_card",
            "stage",
            "discontent_worker",
            "unused_worker",
        ),
        "side": (
            "gains",
            "costs",
            "both",
        ),
        "exchange": ("trade_routes_agreement",),
        "symbol": (
            "food",
            "science",
            "culture",
            "strength",
            "colonization",
            "resources",
            "happiness",
            "civil_actions",
            "military_actions",
            "blue_tokens",
            "yellow_tokens",
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
            "special",
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
        "source": (
            "event_prepared",
            "cards",
            "age_end",
            "resigned",
            "hand_limit",
            "replaced",
            "final_bonus",
        ),
        "share": (
            "yellow_bank",
            "space",
            "discount",
            "wonders",
            "given_up",
            "limit",
        ),
    }

    def none(self) -> str:
        """none"""
        return self._say("none")

    def nothing(self) -> str:
        """nothing"""
        return self._say("nothing")

    def face_down(self, *, cards: str) -> str:
        """{cards} face down"""
        return self._say("face-down", cards=cards)

    def amount(self, thing: str, *, count: int) -> str:
        """a number of things, as it stands in lists and after a colon"""
        return self._say(f"amount-{thing}", count=count)

    def side(self, change: str, *, gains: str, costs: str) -> str:
        """what one side has of a pact"""
        return self._say(f"side-{change}", gains=gains, costs=costs)

    def exchange(self, card: str, *, side: Literal["first", "second"]) -> str:
        """what one side of a pact may do, where that is no symbol"""
        return self._say(f"exchange-{card}", side=side)

    def symbol(self, name: str, *, signed: str, number: int) -> str:
        """what a card gives, with its sign"""
        return self._say(f"symbol-{name}", signed=signed, number=number)

    def kind(self, name: str) -> str:
        """of a card"""
        return self._say(f"kind-{name}")

    def source(self, why: str) -> str:
        """where a change comes from that no card made, in brackets"""
        return self._say(f"source-{why}")

    def share(self, what: str) -> str:
        """a part of a price that no card makes, before its number"""
        return self._say(f"share-{what}")
