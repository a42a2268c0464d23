"""Written by tools/sentences.py from render/lang/en/antike-question.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class AntikeQuestion(Sentences):
    """All that render/lang/en/antike-question.ftl says."""

    CATALOGUE: ClassVar[str] = "antike-question"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "asked": (
            "fortress",
            "casualties",
            "conquest",
            "choose_card",
            "choose_chip",
            "pay_for_field",
            "scientia",
        ),
        "about": (
            "fortress",
            "casualties",
            "conquest",
            "choose_card",
            "choose_chip",
            "pay_for_field",
            "scientia",
        ),
        "outcome": (
            "yes",
            "no",
        ),
    }

    def fortresses_would_hold(self, *, count: int) -> str:
        """{count} Fortress would hold it"""
        return self._say("fortresses-would-hold", count=count)

    def holds_fortress(self, *, player: str, count: int) -> str:
        """{player} holds Fortress ×{count}"""
        return self._say("holds-fortress", player=player, count=count)

    def remove_in_all(self, *, count: int) -> str:
        """{count} units in all"""
        return self._say("remove-in-all", count=count)

    def answer_with(self, *, count: int) -> str:
        """{count} Fortress"""
        return self._say("answer-with", count=count)

    def stays(self) -> str:
        """stays"""
        return self._say("stays")

    def box(self) -> str:
        """Box"""
        return self._say("box")

    def supply(self) -> str:
        """Supply"""
        return self._say("supply")

    def alt_head(self, *, question: str, about: str) -> str:
        """{question}: {about}."""
        return self._say("alt-head", question=question, about=about)

    def alt_city(self, *, city: str, need: int, have: int, outcome: str) -> str:
        """{city}: takes {need}, there are {have}: {outcome}."""
        return self._say("alt-city", city=city, need=need, have=have, outcome=outcome)

    def alt_answer(self, *, answer: str, need: int, have: int, outcome: str) -> str:
        """{answer}: takes {need} of {have}: {outcome}."""
        return self._say("alt-answer", answer=answer, need=need, have=have, outcome=outcome)

    def alt_removed(self, *, lost: str, left: str) -> str:
        """Remove {lost}: {left} left."""
        return self._say("alt-removed", lost=lost, left=left)

    def alt_card(self, *, card: str, text: str) -> str:
        """{card}: {text}"""
        return self._say("alt-card", card=card, text=text)

    def alt_purse(self, *, purse: str) -> str:
        """Purse: {purse}."""
        return self._say("alt-purse", purse=purse)

    def alt_know_how(self, *, known: str) -> str:
        """Know-how: {known}."""
        return self._say("alt-know-how", known=known)

    def alt_units(self, *, box: str, supply: str) -> str:
        """Box: {box}. Supply: {supply}."""
        return self._say("alt-units", box=box, supply=supply)

    def alt_hand(self, *, cards: str) -> str:
        """Event cards in hand: {cards}."""
        return self._say("alt-hand", cards=cards)

    def asked(self, kind: str, *, player: str) -> str:
        """who is asked for what, as a headline"""
        return self._say(f"asked-{kind}", player=player)

    def about(
        self,
        kind: str,
        *,
        region: str,
        other: str,
        field: str,
        count: int,
        reason: str,
    ) -> str:
        """what it is about, the second line"""
        return self._say(
            f"about-{kind}",
            region=region,
            other=other,
            field=field,
            count=count,
            reason=reason,
        )

    def outcome(self, holds: str) -> str:
        """whether a city holds"""
        return self._say(f"outcome-{holds}")
