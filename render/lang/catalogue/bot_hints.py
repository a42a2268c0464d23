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
        """Looking ahead in your turn. This takes a few seconds, or up to a minute if many peo…"""
        return self._say("looking")

    def failed(self) -> str:
        """Thinking about your turn has failed this time. Nothing was changed; ask again, or g…"""
        return self._say("failed")

    def busy(self) -> str:
        """Many people are asking for hints, so yours did not get its turn within a minute. As…"""
        return self._say("busy")

    def replaced(self) -> str:
        """You have asked for another hint since. The bot thinks about one hint at a time for …"""
        return self._say("replaced")

    def ask_again(self) -> str:
        """Ask again"""
        return self._say("ask-again")

    def best_plan(self) -> str:
        """**What I would do**"""
        return self._say("best-plan")

    def other_plan(self) -> str:
        """**Or else**"""
        return self._say("other-plan")

    def step(self, *, number: int, step: str) -> str:
        """{number}. {step}"""
        return self._say("step", number=number, step=step)

    def step_detail(self, *, what: str) -> str:
        """-# {what}"""
        return self._say("step-detail", what=what)

    def new_then(self) -> str:
        """-# What comes after that hangs on what comes to light; ask again then."""
        return self._say("new-then")

    def for_it(self, *, parts: str) -> str:
        """For it: {parts}."""
        return self._say("for-it", parts=parts)

    def for_it_later(self, *, parts: str) -> str:
        """For it, with what I would do after it: {parts}."""
        return self._say("for-it-later", parts=parts)

    def for_it_versus(self, *, parts: str) -> str:
        """For it, compared with the other: {parts}."""
        return self._say("for-it-versus", parts=parts)

    def for_it_versus_later(self, *, parts: str) -> str:
        """For it, compared with the other and with what I would do after it: {parts}."""
        return self._say("for-it-versus-later", parts=parts)

    def against_it(self, *, parts: str) -> str:
        """Against it: {parts}."""
        return self._say("against-it", parts=parts)

    def against_it_versus(self, *, parts: str) -> str:
        """Against it, compared with the other: {parts}."""
        return self._say("against-it-versus", parts=parts)

    def no_difference(self) -> str:
        """As far as I can see, little depends on this."""
        return self._say("no-difference")

    def about_as_good(self) -> str:
        """As far as I can see, this is about as good."""
        return self._say("about-as-good")

    def nothing_much_better(self) -> str:
        """As far as I can see, nothing else is much better, or much worse."""
        return self._say("nothing-much-better")

    def take_over(self) -> str:
        """Take this over"""
        return self._say("take-over")

    def take_other(self) -> str:
        """Take the other one over"""
        return self._say("take-other")

    def do_this(self) -> str:
        """Do this"""
        return self._say("do-this")

    def do_other(self) -> str:
        """Do the other one"""
        return self._say("do-other")

    def to_my_turn(self) -> str:
        """To my turn"""
        return self._say("to-my-turn")

    def counts_at_once(self) -> str:
        """-# **Do this** counts at once, as if you had chosen it in your panel."""
        return self._say("counts-at-once")

    def other_counts_at_once(self) -> str:
        """-# **Do the other one** counts at once, as if you had chosen it in your panel."""
        return self._say("other-counts-at-once")

    def take_by_hand(self) -> str:
        """-# This needs your word once more, so it is yours to take: press **To my turn**."""
        return self._say("take-by-hand")

    def only_draft(self) -> str:
        """-# Taking a plan over puts it into your turn as far as it can be undone; ending the…"""
        return self._say("only-draft")

    def taken_over(self) -> str:
        """Taken over. **Undo** takes it back step by step; go on from here."""
        return self._say("taken-over")

    def taken_over_up_to(self, *, step: str) -> str:
        """Taken over. **Undo** takes it back step by step. Next in the plan: **{step}**."""
        return self._say("taken-over-up-to", step=step)

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
