"""Written by tools/sentences.py from render/lang/en/bot-undo.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotUndo(Sentences):
    """All that render/lang/en/bot-undo.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-undo"

    def steps(self, *, count: int) -> str:
        """{count} steps"""
        return self._say("steps", count=count)

    def goal_and_steps(self, *, goal: str, count: int) -> str:
        """{goal} · {count} steps go"""
        return self._say("goal-and-steps", goal=goal, count=count)

    def go_back_how_far(self) -> str:
        """Go back how far?"""
        return self._say("go-back-how-far")

    def can_be_taken_back(self) -> str:
        """What is on the table already can be taken back if everybody agrees."""
        return self._say("can-be-taken-back")

    def before_menu(self) -> str:
        """To the moment before …"""
        return self._say("before-menu")

    def your_last_action(self) -> str:
        """Your last action"""
        return self._say("your-last-action")

    def your_last_turn(self) -> str:
        """Your last turn"""
        return self._say("your-last-turn")

    def turn_of(self, *, who: str) -> str:
        """The turn of {who}"""
        return self._say("turn-of", who=who)

    def answer_of(self, *, who: str) -> str:
        """The answer of {who}"""
        return self._say("answer-of", who=who)

    def take_back_question(self, *, count: int) -> str:
        """Take back {count} steps?"""
        return self._say("take-back-question", count=count)

    def take_back(self, *, count: int) -> str:
        """Take back {count} steps"""
        return self._say("take-back", count=count)

    def nobody_heard(self) -> str:
        """Nobody else heard anything of it."""
        return self._say("nobody-heard")

    def seen(self) -> str:
        """Nobody can forget what was shown since. Where chance was used or hidden cards were …"""
        return self._say("seen")

    def also_gone(self) -> str:
        """Unfinished turns, prepared turns and held answers are thrown away, too."""
        return self._say("also-gone")

    def have_to_agree(self, *, who: str, count: int) -> str:
        """{who} have to agree; one refusal ends it."""
        return self._say("have-to-agree", who=who, count=count)

    def nobody_has_to_agree(self) -> str:
        """Nobody else plays in person, so nobody has to agree."""
        return self._say("nobody-has-to-agree")

    def ask_the_others(self) -> str:
        """Ask the others"""
        return self._say("ask-the-others")

    def choose_again(self) -> str:
        """Choose again"""
        return self._say("choose-again")

    def taken_back_note(self, *, count: int) -> str:
        """{count} steps taken back."""
        return self._say("taken-back-note", count=count)

    def moved_on(self) -> str:
        """The table has moved on meanwhile; please choose anew."""
        return self._say("moved-on")

    def question_is_out(self, *, channel: str, who: str) -> str:
        """The question is in {channel}: {who} can agree there or refuse. It lapses when the t…"""
        return self._say("question-is-out", channel=channel, who=who)

    def asks_to_take_back(self, *, who: str, count: int) -> str:
        """{who} asks to take back **{count} steps**:"""
        return self._say("asks-to-take-back", who=who, count=count)

    def host(self) -> str:
        """**Go on without** is for the host, if somebody does not answer for long."""
        return self._say("host")

    def have_agreed(self, *, who: str, count: int) -> str:
        """{who} agree."""
        return self._say("have-agreed", who=who, count=count)

    def gave_no_answer(self, *, who: str) -> str:
        """{who} gave no answer in time."""
        return self._say("gave-no-answer", who=who)

    def do_you_agree(self, *, who: str) -> str:
        """{who}: do you agree? One refusal ends it."""
        return self._say("do-you-agree", who=who)

    def taken_back_agreed(self, *, who: str) -> str:
        """**Taken back.** {who} agreed."""
        return self._say("taken-back-agreed", who=who)

    def taken_back(self) -> str:
        """**Taken back.**"""
        return self._say("taken-back")

    def refused(self, *, who: str) -> str:
        """**Refused** by {who}. The game goes on as it stands."""
        return self._say("refused", who=who)

    def withdrawn(self) -> str:
        """**Withdrawn.** The game goes on as it stands."""
        return self._say("withdrawn")

    def over(self) -> str:
        """**Over:** the table has moved on before everybody agreed."""
        return self._say("over")

    def agree(self) -> str:
        """Agree"""
        return self._say("agree")

    def refuse(self) -> str:
        """Refuse"""
        return self._say("refuse")

    def go_on_without(self) -> str:
        """Go on without"""
        return self._say("go-on-without")
