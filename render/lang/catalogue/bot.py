"""Written by tools/sentences.py from render/lang/en/bot.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class Bot(Sentences):
    """All that render/lang/en/bot.ftl says."""

    CATALOGUE: ClassVar[str] = "bot"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "thinker": (
            "learner",
            "usual",
            "good",
            "strong",
        ),
        "stand_in": (
            "computer",
            "former",
        ),
    }

    def title(self, *, game: str, table: int) -> str:
        """{game} · table {table}"""
        return self._say("title", game=game, table=table)

    def person(self) -> str:
        """person"""
        return self._say("person")

    def from_to(self, *, low: int, high: int) -> str:
        """{low} to {high}"""
        return self._say("from-to", low=low, high=high)

    def your_hand(self) -> str:
        """Your hand"""
        return self._say("your-hand")

    def changes_outlined(self) -> str:
        """What has changed is outlined."""
        return self._say("changes-outlined")

    def table_in_parts(self) -> str:
        """The whole table, for a phone"""
        return self._say("table-in-parts")

    def ordered(self, *, event: str) -> str:
        """{event} (your standing order)"""
        return self._say("ordered", event=event)

    def by_caretaker(self, *, event: str) -> str:
        """{event} (caretaker)"""
        return self._say("by-caretaker", event=event)

    def caretaker_was_careful(self, *, who: str) -> str:
        """A caretaker played carefully for {who}, with nothing that binds or endangers them."""
        return self._say("caretaker-was-careful", who=who)

    def caretaker_went_for(self, *, who: str, parts: str) -> str:
        """A caretaker played carefully for {who}. What spoke for it: {parts}."""
        return self._say("caretaker-went-for", who=who, parts=parts)

    def took_back(self, *, who: str, steps: int) -> str:
        """{who} took back {steps} steps."""
        return self._say("took-back", who=who, steps=steps)

    def took_back_agreed(self, *, who: str, steps: int, agreed: str) -> str:
        """{who} took back {steps} steps; {agreed} agreed."""
        return self._say("took-back-agreed", who=who, steps=steps, agreed=agreed)

    def took_back_unanswered(self, *, who: str, steps: int, silent: str) -> str:
        """{who} took back {steps} steps; {silent} gave no answer in time."""
        return self._say("took-back-unanswered", who=who, steps=steps, silent=silent)

    def took_back_partly_agreed(self, *, who: str, steps: int, agreed: str, silent: str) -> str:
        """{who} took back {steps} steps; {agreed} agreed; {silent} gave no answer in time."""
        return self._say(
            "took-back-partly-agreed",
            who=who,
            steps=steps,
            agreed=agreed,
            silent=silent,
        )

    def earlier(self, *, count: int) -> str:
        """… {count} earlier, see /game log"""
        return self._say("earlier", count=count)

    def earlier_button(self, *, count: int, button: str) -> str:
        """… {count} earlier, see “{button}”"""
        return self._say("earlier-button", count=count, button=button)

    def more(self, *, count: int) -> str:
        """… {count} more, see /game log"""
        return self._say("more", count=count)

    def more_button(self, *, count: int, button: str) -> str:
        """… {count} more, see “{button}”"""
        return self._say("more-button", count=count, button=button)

    def more_button_or_log(self, *, count: int, button: str) -> str:
        """… {count} more, see “{button}” or /game log"""
        return self._say("more-button-or-log", count=count, button=button)

    def take_my_turn(self) -> str:
        """Take my turn"""
        return self._say("take-my-turn")

    def answer(self) -> str:
        """Answer"""
        return self._say("answer")

    def board_in_words(self) -> str:
        """Board in words"""
        return self._say("board-in-words")

    def board_goes_on(self, *, button: str) -> str:
        """The board goes on: **{button}**"""
        return self._say("board-goes-on", button=button)

    def closer_look(self) -> str:
        """Closer look"""
        return self._say("closer-look")

    def my_hand(self) -> str:
        """My hand"""
        return self._say("my-hand")

    def my_turn(self) -> str:
        """My turn"""
        return self._say("my-turn")

    def help(self) -> str:
        """Help"""
        return self._say("help")

    def back(self) -> str:
        """Back"""
        return self._say("back")

    def go_back(self) -> str:
        """No, go back"""
        return self._say("go-back")

    def never_mind(self) -> str:
        """Never mind"""
        return self._say("never-mind")

    def withdraw(self) -> str:
        """Withdraw"""
        return self._say("withdraw")

    def since_last_turn(self) -> str:
        """Since your last turn"""
        return self._say("since-last-turn")

    def report_problem(self) -> str:
        """Report a problem"""
        return self._say("report-problem")

    def report_figure(self) -> str:
        """A printed figure differs"""
        return self._say("report-figure")

    def by_host_file(self, *, option: str, title: str) -> str:
        """{option}: by this host's file “{title}”."""
        return self._say("by-host-file", option=option, title=title)

    def open_panel(self) -> str:
        """Open my panel"""
        return self._say("open-panel")

    def undo(self) -> str:
        """↶ Undo"""
        return self._say("undo")

    def fewer_choices(self) -> str:
        """Fewer choices"""
        return self._say("fewer-choices")

    def more_choices(self) -> str:
        """More choices"""
        return self._say("more-choices")

    def next_menus(self, *, page: int, pages: int) -> str:
        """Next menus ({page} of {pages})"""
        return self._say("next-menus", page=page, pages=pages)

    def whole_number(self) -> str:
        """a whole number"""
        return self._say("whole-number")

    def whole_number_from(self, *, low: int) -> str:
        """a whole number, {low} or more"""
        return self._say("whole-number-from", low=low)

    def whole_number_up_to(self, *, high: int) -> str:
        """a whole number up to {high}"""
        return self._say("whole-number-up-to", high=high)

    def whole_number_between(self, *, low: int, high: int) -> str:
        """a whole number from {low} to {high}"""
        return self._say("whole-number-between", low=low, high=high)

    def table_here(self, *, table: int) -> str:
        """Table {table}"""
        return self._say("table-here", table=table)

    def restarting(self) -> str:
        """Agora is restarting; press again in a minute. Nothing was done with this press."""
        return self._say("restarting")

    def too_fast(self) -> str:
        """That was a little fast for me: nothing was done with your last press. Please wait a…"""
        return self._say("too-fast")

    def picture_follows(self) -> str:
        """One moment; the picture follows in a message of its own."""
        return self._say("picture-follows")

    def stored(self) -> str:
        """Your choice is stored; only the panel could not be shown."""
        return self._say("stored")

    def stored_elsewhere(self) -> str:
        """What you wished is stored; only the answer could not be shown."""
        return self._say("stored-elsewhere")

    def stored_and_reported(self, *, said: str, reference: str) -> str:
        """{said} Something went wrong on our side; tell the host of the bot this reference: {…"""
        return self._say("stored-and-reported", said=said, reference=reference)

    def unreached(self) -> str:
        """The connection to Discord failed, so I could not answer. Nothing was changed; pleas…"""
        return self._say("unreached")

    def went_wrong(self, *, reference: str) -> str:
        """Something went wrong on our side; the game is as it was before. Please try again, a…"""
        return self._say("went-wrong", reference=reference)

    def with_reference(self, *, said: str, reference: str) -> str:
        """{said} Reference: {reference}."""
        return self._say("with-reference", said=said, reference=reference)

    def not_possible_now(self) -> str:
        """That is not possible now; /turn shows what is."""
        return self._say("not-possible-now")

    def only_on_servers(self) -> str:
        """Please use this command in a channel of a server."""
        return self._say("only-on-servers")

    def please_wait(self, *, seconds: int) -> str:
        """Please wait {seconds} seconds and try again."""
        return self._say("please-wait", seconds=seconds)

    def command_has_changed(self) -> str:
        """This command has changed; wait a minute, reload Discord and try again."""
        return self._say("command-has-changed")

    def too_long(self, *, most: int) -> str:
        """That is too long: at most {most} characters fit there. Please shorten it."""
        return self._say("too-long", most=most)

    def not_suggested(self, *, said: str) -> str:
        """“{said}” cannot be used there; choose one of the suggestions."""
        return self._say("not-suggested", said=said)

    def thinker(self, level: str, *, number: int) -> str:
        """a computer at a table, by how well it plays"""
        return self._say(f"thinker-{level}", number=number)

    def stand_in(self, kind: str, *, number: int) -> str:
        """whoever has no name of their own at a table: a computer, somebody who is forgotten"""
        return self._say(f"stand-in-{kind}", number=number)
