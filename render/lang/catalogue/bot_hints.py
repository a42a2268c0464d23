"""Written by tools/sentences.py from render/lang/en/bot-hints.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotHints(Sentences):
    """All that render/lang/en/bot-hints.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-hints"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "allowed": (
            "on",
            "off",
            "learn",
        ),
    }

    def hint(self) -> str:
        """Hint"""
        return self._say("hint")

    def hint_for(self, *, game: str) -> str:
        """{game} · a hint"""
        return self._say("hint-for", game=game)

    def looking(self) -> str:
        """Looking ahead in your turn. This takes a few seconds; you may go on meanwhile."""
        return self._say("looking")

    def nothing_better(self, *, action: str) -> str:
        """I have found nothing better than this: **{action}**."""
        return self._say("nothing-better", action=action)

    def failed(self) -> str:
        """Thinking about your turn has failed this time. Nothing was changed; ask again, or g…"""
        return self._say("failed")

    def best_plan(self) -> str:
        """**What I would do**"""
        return self._say("best-plan")

    def other_plan(self) -> str:
        """**Or else**"""
        return self._say("other-plan")

    def step(self, *, number: int, step: str) -> str:
        """{number}. {step}"""
        return self._say("step", number=number, step=step)

    def new_then(self, *, step: str) -> str:
        """-# Whatever comes after “{step}” hangs on what comes to light; ask again then."""
        return self._say("new-then", step=step)

    def compared(self, *, action: str, parts: str) -> str:
        """Against “{action}” alone: {parts}."""
        return self._say("compared", action=action, parts=parts)

    def compared_other(self, *, parts: str) -> str:
        """Against the other plan: {parts}."""
        return self._say("compared-other", parts=parts)

    def no_difference(self) -> str:
        """As far as I can see, little depends on this."""
        return self._say("no-difference")

    def take_over(self) -> str:
        """Take this over"""
        return self._say("take-over")

    def take_other(self) -> str:
        """Take the other one over"""
        return self._say("take-other")

    def to_my_turn(self) -> str:
        """To my turn"""
        return self._say("to-my-turn")

    def take_by_hand(self) -> str:
        """-# This step counts at once, so it is yours to take: press **To my turn**."""
        return self._say("take-by-hand")

    def only_draft(self) -> str:
        """-# Taking a plan over puts it into your turn as far as it can be undone; ending the…"""
        return self._say("only-draft")

    def taken_over(self) -> str:
        """Taken over. **Undo** takes it back step by step; go on from here."""
        return self._say("taken-over")

    def by_chance(self) -> str:
        """-# Nobody has looked into hidden cards for this: it is found from what you can see."""
        return self._say("by-chance")

    def why(self, *, why: str) -> str:
        """-# {why}"""
        return self._say("why", why=why)

    def option_of_hints(self) -> str:
        """**Hints** -# whether players may ask, privately, what a good plan of their turn wou…"""
        return self._say("option-of-hints")

    def menu_of_hints(self) -> str:
        """Hints at this table"""
        return self._say("menu-of-hints")

    def allowed(self, hints: str) -> str:
        """whether they may, as a choice and as a line of the lobby"""
        return self._say(f"allowed-{hints}")
