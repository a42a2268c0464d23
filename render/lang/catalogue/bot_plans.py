"""Written by tools/sentences.py from render/lang/en/bot-plans.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotPlans(Sentences):
    """All that render/lang/en/bot-plans.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-plans"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "choice": (
            "run",
            "through",
            "propose",
        ),
        "then": (
            "run",
            "through",
            "propose",
        ),
        "going_on": (
            "run",
            "through",
            "propose",
        ),
        "end": (
            "hidden",
            "others",
            "turn",
        ),
    }

    def not_on_table(self) -> str:
        """A prepared turn, not on the table."""
        return self._say("not-on-table")

    def your_prepared_turn(self) -> str:
        """Your prepared turn"""
        return self._say("your-prepared-turn")

    def your_turn_goes_on(self) -> str:
        """The rest of your turn"""
        return self._say("your-turn-goes-on")

    def first_possible(self) -> str:
        """It is a list: each time it is your turn in that round, the first step of it that is…"""
        return self._say("first-possible")

    def no_longer_plan(self) -> str:
        """A longer plan cannot be kept."""
        return self._say("no-longer-plan")

    def takes_its_place(self) -> str:
        """What you choose now takes the place of the rest."""
        return self._say("takes-its-place")

    def how_it_would_begin(self) -> str:
        """This is how your turn would begin; what happens until then may change it."""
        return self._say("how-it-would-begin")

    def how_it_would_go_on(self) -> str:
        """This is how your turn would go on if nothing came of what the others are asked; the…"""
        return self._say("how-it-would-go-on")

    def no_longer_possible(self, *, why: str) -> str:
        """no longer possible: {why}"""
        return self._say("no-longer-possible", why=why)

    def uncertain(self) -> str:
        """uncertain: it hangs on what nobody can know yet"""
        return self._say("uncertain")

    def steps_behind(self, *, count: int) -> str:
        """… and {count} more steps behind it"""
        return self._say("steps-behind", count=count)

    def steps_before(self, *, count: int) -> str:
        """… {count} steps before"""
        return self._say("steps-before", count=count)

    def when_your_turn_comes(self) -> str:
        """When your turn comes"""
        return self._say("when-your-turn-comes")

    def throw_away(self) -> str:
        """Throw away"""
        return self._say("throw-away")

    def back_to_table(self) -> str:
        """Back to the table"""
        return self._say("back-to-table")

    def taken_back(self) -> str:
        """The last step of your plan is gone."""
        return self._say("taken-back")

    def thrown_away(self) -> str:
        """Your prepared turn is thrown away."""
        return self._say("thrown-away")

    def changed(self) -> str:
        """Your plan or the table has changed since; this is how it stands now."""
        return self._say("changed")

    def choice(self, mode: str) -> str:
        """what becomes of a plan in its turn, as a choice"""
        return self._say(f"choice-{mode}")

    def then(self, mode: str) -> str:
        """the same as a sentence"""
        return self._say(f"then-{mode}")

    def going_on(self, mode: str) -> str:
        """the same for the rest of a turn that waits for answers of others"""
        return self._say(f"going-on-{mode}")

    def end(self, why: str) -> str:
        """why nothing more can be planned"""
        return self._say(f"end-{why}")
