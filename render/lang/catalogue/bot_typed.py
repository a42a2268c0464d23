"""Written by tools/sentences.py from render/lang/en/bot-typed.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotTyped(Sentences):
    """All that render/lang/en/bot-typed.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-typed"

    def nothing_names(self, *, cards: str) -> str:
        """Nothing you can choose now names {cards}."""
        return self._say("nothing-names", cards=cards)

    def nothing_has_word_like(self, *, words: str) -> str:
        """Nothing you can choose now has a word like {words}."""
        return self._say("nothing-has-word-like", words=words)

    def played(self, *, actions: str) -> str:
        """Played: {actions}."""
        return self._say("played", actions=actions)

    def not_played(self, *, actions: str) -> str:
        """Not played: {actions}."""
        return self._say("not-played", actions=actions)

    def nothing_played(self, *, line: str) -> str:
        """Nothing was played, as a line is tried to its end first. Yours: `{line}`"""
        return self._say("nothing-played", line=line)

    def nothing_done(self, *, action: str, why: str) -> str:
        """Nothing was played, as {action} would not be possible then: {why}"""
        return self._say("nothing-done", action=action, why=why)

    def something_new(self) -> str:
        """Something new has come to light."""
        return self._say("something-new")

    def stopped_at(self, *, action: str, why: str) -> str:
        """Stopped at {action}: {why}"""
        return self._say("stopped-at", action=action, why=why)

    def did_not_play(self, *, said: str, why: str) -> str:
        """I did not play “{said}”. {why}"""
        return self._say("did-not-play", said=said, why=why)

    def this_game_is_over(self) -> str:
        """This game is over."""
        return self._say("this-game-is-over")

    def nothing_asked_of_you(self) -> str:
        """Nothing is asked of you now."""
        return self._say("nothing-asked-of-you")

    def stopped_impossible(self, *, said: str, action: str, why: str) -> str:
        """I stopped at “{said}” ({action}): {why}"""
        return self._say("stopped-impossible", said=said, action=action, why=why)

    def did_you_mean_this(self) -> str:
        """Did you mean this?"""
        return self._say("did-you-mean-this")

    def did_you_mean_one(self, *, said: str) -> str:
        """I did not understand “{said}”. Did you mean one of these?"""
        return self._say("did-you-mean-one", said=said)

    def several_mean(self, *, said: str) -> str:
        """“{said}” can mean several things. Which of these?"""
        return self._say("several-mean", said=said)

    def not_possible_now(self, *, said: str, why: str) -> str:
        """“{said}” is not possible now. {why}"""
        return self._say("not-possible-now", said=said, why=why)

    def did_not_understand(self, *, said: str, why: str) -> str:
        """I did not understand “{said}”. {why}"""
        return self._say("did-not-understand", said=said, why=why)

    def panel_shows_what_is_possible(self) -> str:
        """Your panel shows what is possible now."""
        return self._say("panel-shows-what-is-possible")

    def own_command(self, *, commands: str) -> str:
        """That is a command of its own: {commands}."""
        return self._say("own-command", commands=commands)

    def undo_words(self) -> str:
        """undo, back"""
        return self._say("undo-words")

    def restart_words(self) -> str:
        """restart, restart turn"""
        return self._say("restart-words")

    def goes_alone(self) -> str:
        """That goes alone: `/play restart`, or **Restart turn** in your panel."""
        return self._say("goes-alone")

    def mode_settled(self) -> str:
        """What becomes of your plan is settled. The actions are not added to it."""
        return self._say("mode-settled")

    def added_to_plan(self, *, done: int, count: int) -> str:
        """{done} of {count} actions are added to your plan."""
        return self._say("added-to-plan", done=done, count=count)

    def nothing_more_to_plan(self, *, said: str) -> str:
        """“{said}” was not added: nothing more can be planned."""
        return self._say("nothing-more-to-plan", said=said)

    def not_added(self, *, said: str, why: str) -> str:
        """“{said}” was not added: {why}"""
        return self._say("not-added", said=said, why=why)

    def not_added_not_understood(self, *, said: str) -> str:
        """“{said}” was not added: I did not understand it."""
        return self._say("not-added-not-understood", said=said)

    def did_you_mean(self, *, actions: str) -> str:
        """Did you mean {actions}?"""
        return self._say("did-you-mean", actions=actions)

    def not_added_either(self, *, actions: str) -> str:
        """Not added either: {actions}."""
        return self._say("not-added-either", actions=actions)
