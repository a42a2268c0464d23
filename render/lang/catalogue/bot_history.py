"""Written by tools/sentences.py from render/lang/en/bot-history.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotHistory(Sentences):
    """All that render/lang/en/bot-history.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-history"

    def log_head(self, *, title: str, first: int, last: int, count: int) -> str:
        """{title} · log, steps {first} to {last} of {count}"""
        return self._say("log-head", title=title, first=first, last=last, count=count)

    def first(self) -> str:
        """First"""
        return self._say("first")

    def older(self) -> str:
        """Older"""
        return self._say("older")

    def newer(self) -> str:
        """Newer"""
        return self._say("newer")

    def last(self) -> str:
        """Last"""
        return self._say("last")

    def board_then(self) -> str:
        """Board then"""
        return self._say("board-then")

    def set_up(self) -> str:
        """Set-up"""
        return self._say("set-up")

    def somebody(self) -> str:
        """Somebody"""
        return self._say("somebody")

    def run_of_step(self, *, who: str, step: int, when: str) -> str:
        """**{who}** · step {step} · {when}"""
        return self._say("run-of-step", who=who, step=step, when=when)

    def run_of_steps(self, *, who: str, first: int, last: int, when: str) -> str:
        """**{who}** · steps {first} to {last} · {when}"""
        return self._say("run-of-steps", who=who, first=first, last=last, when=when)

    def not_yet_on_table(self) -> str:
        """not yet on the table"""
        return self._say("not-yet-on-table")

    def closed_without_result(self) -> str:
        """The table is closed without a result."""
        return self._say("closed-without-result")

    def closed_as_idle(self) -> str:
        """The table is closed because nobody played on."""
        return self._say("closed-as-idle")

    def kept_open(self) -> str:
        """The table is to stay open, although nobody plays at present."""
        return self._say("kept-open")

    def renamed(self, *, old: str, new: str) -> str:
        """{old} is now called {new}."""
        return self._say("renamed", old=old, new=new)

    def out_of_time(self, *, who: str) -> str:
        """{who} is out of time; a caretaker plays for them."""
        return self._say("out-of-time", who=who)

    def is_back(self, *, who: str) -> str:
        """{who} is back."""
        return self._say("is-back", who=who)

    def clock_is_changed(self) -> str:
        """The clock of the table is changed."""
        return self._say("clock-is-changed")

    def table_moves(self, *, old: str, new: str) -> str:
        """The table moves from {old} to {new}."""
        return self._say("table-moves", old=old, new=new)

    def host_took_copy(self) -> str:
        """The host took a copy of the game with all hidden cards."""
        return self._say("host-took-copy")

    def looking_back(self, *, title: str) -> str:
        """{title} · looking back"""
        return self._say("looking-back", title=title)

    def step_of(self, *, step: int, count: int, who: str) -> str:
        """Step {step} of {count} · {who}"""
        return self._say("step-of", step=step, count=count, who=who)

    def board_is_lost(self) -> str:
        """This board cannot be shown: the rules were corrected since, or its save is damaged."""
        return self._say("board-is-lost")

    def no_picture(self) -> str:
        """There is no picture of this game."""
        return self._say("no-picture")

    def board_goes_on(self) -> str:
        """The board goes on; there is no room for it here."""
        return self._say("board-goes-on")

    def log_from_here(self) -> str:
        """Log from here"""
        return self._say("log-from-here")

    def another_picture(self) -> str:
        """Another picture"""
        return self._say("another-picture")

    def turn_back(self) -> str:
        """Turn back"""
        return self._say("turn-back")

    def step_back(self) -> str:
        """Step back"""
        return self._say("step-back")

    def step_on(self) -> str:
        """Step on"""
        return self._say("step-on")

    def turn_on(self) -> str:
        """Turn on"""
        return self._say("turn-on")

    def step_set_up(self, *, step: int) -> str:
        """{step} · Set-up"""
        return self._say("step-set-up", step=step)

    def step_after(self, *, step: int, who: str) -> str:
        """{step} · after {who}"""
        return self._say("step-after", step=step, who=who)

    def step_within_turn(self, *, step: int) -> str:
        """{step} · within a turn"""
        return self._say("step-within-turn", step=step)

    def since_last_turn(self) -> str:
        """Since your last turn"""
        return self._say("since-last-turn")

    def since_hand_over(self) -> str:
        """Since the last hand-over"""
        return self._say("since-hand-over")

    def since_beginning(self) -> str:
        """Since the game began"""
        return self._say("since-beginning")

    def outlined_last_turn(self) -> str:
        """outlined: changed since your last turn"""
        return self._say("outlined-last-turn")

    def outlined_hand_over(self) -> str:
        """outlined: changed since the last hand-over"""
        return self._say("outlined-hand-over")

    def outlined_beginning(self) -> str:
        """outlined: changed since the game began"""
        return self._say("outlined-beginning")

    def read_it_all(self) -> str:
        """Read it all"""
        return self._say("read-it-all")

    def unfold(self, *, count: int) -> str:
        """Show the rest ({count})"""
        return self._say("unfold", count=count)

    def board_before(self) -> str:
        """Board before"""
        return self._say("board-before")

    def nothing_since(self) -> str:
        """Nothing has happened since then."""
        return self._say("nothing-since")

    def earlier_board_is_lost(self) -> str:
        """The earlier board cannot be shown: the rules were corrected since, or its save is d…"""
        return self._say("earlier-board-is-lost")

    def game_in_seconds(self, *, seconds: int) -> str:
        """The game in {seconds} seconds"""
        return self._say("game-in-seconds", seconds=seconds)

    def every_turn(self) -> str:
        """every turn, from the set-up to the end"""
        return self._say("every-turn")

    def some_turns(self, *, frames: int, turns: int) -> str:
        """{frames} of {turns} turns, from the set-up to the end"""
        return self._say("some-turns", frames=frames, turns=turns)

    def lapse_alt(self, *, frames: int, seconds: int, board: str) -> str:
        """Time-lapse of the whole game, {frames} boards in {seconds} seconds. It ends with th…"""
        return self._say("lapse-alt", frames=frames, seconds=seconds, board=board)

    def game_turn_by_turn(self, *, turns: int) -> str:
        """The whole game is kept, all {turns} turns with everything that happened."""
        return self._say("game-turn-by-turn", turns=turns)

    def look_back(self) -> str:
        """Look back step by step"""
        return self._say("look-back")
