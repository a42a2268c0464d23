"""Written by tools/sentences.py from render/lang/en/bot-panel.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotPanel(Sentences):
    """All that render/lang/en/bot-panel.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-panel"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "plan_reason": (
            "plan_revealed",
            "plan_answered",
            "plan_undone",
            "plan_overtaken",
            "plan_skipped",
            "plan_grave",
            "plan_failed",
        ),
    }

    def sure(self, *, action: str) -> str:
        """Yes: {action}"""
        return self._say("sure", action=action)

    def sure_yes(self) -> str:
        """Yes"""
        return self._say("sure-yes")

    def are_you_sure(self) -> str:
        """**Are you sure?** This cannot be taken back."""
        return self._say("are-you-sure")

    def still_unused(self, *, things: str) -> str:
        """**Still unused:** {things}. Go on all the same?"""
        return self._say("still-unused", things=things)

    def some_and_more(self, *, names: str, count: int) -> str:
        """{names} and {count} more"""
        return self._say("some-and-more", names=names, count=count)

    def caption_between(self, *, caption: str, low: int, high: int) -> str:
        """{caption} ({low} to {high})"""
        return self._say("caption-between", caption=caption, low=low, high=high)

    def caption_page(self, *, caption: str, first: int, last: int, count: int) -> str:
        """{caption} ({first}–{last} of {count})"""
        return self._say("caption-page", caption=caption, first=first, last=last, count=count)

    def caption_choose(self, *, caption: str, count: int) -> str:
        """{caption} (choose {count})"""
        return self._say("caption-choose", caption=caption, count=count)

    def caption_choose_up_to(self, *, caption: str, count: int) -> str:
        """{caption} (up to {count})"""
        return self._say("caption-choose-up-to", caption=caption, count=count)

    def caption_some(self, *, caption: str) -> str:
        """{caption}: one or several"""
        return self._say("caption-some", caption=caption)

    def caption_together(self) -> str:
        """Several at once"""
        return self._say("caption-together")

    def times(self, *, action: str, count: int) -> str:
        """{action} ×{count}"""
        return self._say("times", action=action, count=count)

    def caption_choose_between(self, *, caption: str, low: int, high: int) -> str:
        """{caption} (choose {low} to {high})"""
        return self._say("caption-choose-between", caption=caption, low=low, high=high)

    def choices(self, *, count: int) -> str:
        """{count} choices"""
        return self._say("choices", count=count)

    def copy_of_item(self, *, item: str, nth: int, count: int) -> str:
        """{item} ({nth} of {count})"""
        return self._say("copy-of-item", item=item, nth=nth, count=count)

    def menu_back(self) -> str:
        """← Back"""
        return self._say("menu-back")

    def menu_before(self) -> str:
        """← Before"""
        return self._say("menu-before")

    def menu_more(self) -> str:
        """More →"""
        return self._say("menu-more")

    def items_before(self) -> str:
        """← Items before"""
        return self._say("items-before")

    def items_more(self) -> str:
        """More items →"""
        return self._say("items-more")

    def choose_none(self) -> str:
        """None"""
        return self._say("choose-none")

    def type_the_numbers(self) -> str:
        """Type the numbers"""
        return self._say("type-the-numbers")

    def choose_these(self, *, count: int) -> str:
        """Choose these {count}"""
        return self._say("choose-these", count=count)

    def show_table(self) -> str:
        """Show the table"""
        return self._say("show-table")

    def where_numbers_come_from(self) -> str:
        """Why these numbers"""
        return self._say("where-numbers-come-from")

    def show_question(self) -> str:
        """Show the question"""
        return self._say("show-question")

    def typed_line(self, *, line: str) -> str:
        """-# The same typed: `/play {line}`"""
        return self._say("typed-line", line=line)

    def goes_without_saying(self, *, action: str) -> str:
        """-# Any other action now also means: {action}"""
        return self._say("goes-without-saying", action=action)

    def no_number_between(self, *, said: str, low: int, high: int) -> str:
        """“{said}” is not a whole number from {low} to {high}."""
        return self._say("no-number-between", said=said, low=low, high=high)

    def no_number_between_for(self, *, label: str, said: str, low: int, high: int) -> str:
        """{label}: “{said}” is not a whole number from {low} to {high}."""
        return self._say("no-number-between-for", label=label, said=said, low=low, high=high)

    def choose_exactly(self, *, wanted: int, chosen: int) -> str:
        """Please choose {wanted}; you chose {chosen}."""
        return self._say("choose-exactly", wanted=wanted, chosen=chosen)

    def choose_from_to(self, *, low: int, high: int, chosen: int) -> str:
        """Please choose {low} to {high}; you chose {chosen}."""
        return self._say("choose-from-to", low=low, high=high, chosen=chosen)

    def choose_exactly_in_all(self, *, wanted: int, chosen: int) -> str:
        """Please choose {wanted} in all; you chose {chosen}."""
        return self._say("choose-exactly-in-all", wanted=wanted, chosen=chosen)

    def choose_from_to_in_all(self, *, low: int, high: int, chosen: int) -> str:
        """Please choose {low} to {high} in all; you chose {chosen}."""
        return self._say("choose-from-to-in-all", low=low, high=high, chosen=chosen)

    def choice_will_not_do(self) -> str:
        """That choice will not do; please choose differently."""
        return self._say("choice-will-not-do")

    def your_turn_has_shown(self) -> str:
        """**Your turn has shown:**"""
        return self._say("your-turn-has-shown")

    def last_step_and_since(self) -> str:
        """**Your last step, and all since:**"""
        return self._say("last-step-and-since")

    def since_your_last_turn(self) -> str:
        """**Since your last turn:**"""
        return self._say("since-your-last-turn")

    def your_turn_so_far(self) -> str:
        """**Your turn so far**, not yet on the table:"""
        return self._say("your-turn-so-far")

    def not_possible_now(self) -> str:
        """**Not possible now**"""
        return self._say("not-possible-now")

    def closed_without_result(self) -> str:
        """This table was closed without a result."""
        return self._say("closed-without-result")

    def restart_turn(self) -> str:
        """⟲ Restart turn"""
        return self._say("restart-turn")

    def refresh(self) -> str:
        """Refresh"""
        return self._say("refresh")

    def ask_to_undo(self) -> str:
        """Ask to undo"""
        return self._say("ask-to-undo")

    def standing_orders(self) -> str:
        """Standing orders"""
        return self._say("standing-orders")

    def done(self) -> str:
        """Your turn is done; the table knows of it."""
        return self._say("done")

    def answered(self) -> str:
        """Your answer is on the table."""
        return self._say("answered")

    def beside(self) -> str:
        """That is done; the table knows of it."""
        return self._say("beside")

    def moved_on(self) -> str:
        """The table has moved on since this panel was made; this is how it stands now."""
        return self._say("moved-on")

    def undone(self) -> str:
        """Your last step is taken back."""
        return self._say("undone")

    def restarted(self) -> str:
        """Your turn starts anew."""
        return self._say("restarted")

    def no_letters(self) -> str:
        """You take no direct messages from me, so new cards are not sent to you; **Closer loo…"""
        return self._say("no-letters")

    def no_board_here(self, *, permissions: str) -> str:
        """I cannot post the board here: I lack {permissions}."""
        return self._say("no-board-here", permissions=permissions)

    def waits_for_answers(self, *, who: str, count: int) -> str:
        """Waiting for the answers of {who}; then your turn goes on."""
        return self._say("waits-for-answers", who=who, count=count)

    def what_else(self) -> str:
        """What else?"""
        return self._say("what-else")

    def whole_table_in_words(self) -> str:
        """The whole table in words"""
        return self._say("whole-table-in-words")

    def board_goes_on(self, *, button: str, sight: str) -> str:
        """The table goes on: **{button}**, {sight}"""
        return self._say("board-goes-on", button=button, sight=sight)

    def you_hold_nothing(self) -> str:
        """You hold nothing."""
        return self._say("you-hold-nothing")

    def my_hand_now(self) -> str:
        """My hand now"""
        return self._say("my-hand-now")

    def which_table(self) -> str:
        """**Which table?**"""
        return self._say("which-table")

    def name_the_table(self, *, table: int) -> str:
        """**Which table?** Name it in the option `table`, for example {table}."""
        return self._say("name-the-table", table=table)

    def table_of_game(self, *, table: int, game: str) -> str:
        """Table {table} · {game}"""
        return self._say("table-of-game", table=table, game=game)

    def plan_carried_out(self) -> str:
        """**Your prepared turn** is carried out."""
        return self._say("plan-carried-out")

    def prepared_turn(self) -> str:
        """**Your prepared turn**"""
        return self._say("prepared-turn")

    def my_prepared_turn(self) -> str:
        """My prepared turn"""
        return self._say("my-prepared-turn")

    def prepare_my_turn(self) -> str:
        """Prepare my turn"""
        return self._say("prepare-my-turn")

    def prepare_what_is_left(self) -> str:
        """Prepare the rest of my turn"""
        return self._say("prepare-what-is-left")

    def plan_stopped(self, *, step: int, steps: int, why: str) -> str:
        """It stopped before step {step} of {steps}: {why}"""
        return self._say("plan-stopped", step=step, steps=steps, why=why)

    def plan_goes_on(self) -> str:
        """It goes on by itself once this question is answered."""
        return self._say("plan-goes-on")

    def plan_goes_on_unless_new(self) -> str:
        """It goes on by itself once this question is answered, unless that shows something ne…"""
        return self._say("plan-goes-on-unless-new")

    def more_steps(self, *, count: int) -> str:
        """… and {count} more"""
        return self._say("more-steps", count=count)

    def carry_it_out(self) -> str:
        """Carry it out"""
        return self._say("carry-it-out")

    def forget_what_is_left(self) -> str:
        """Forget the rest"""
        return self._say("forget-what-is-left")

    def throw_away(self) -> str:
        """Throw away"""
        return self._say("throw-away")

    def your_plan_stopped(self, *, step: int, steps: int, why: str) -> str:
        """Your plan stopped before step {step} of {steps}: {why}"""
        return self._say("your-plan-stopped", step=step, steps=steps, why=why)

    def your_plan_is_carried_out(self) -> str:
        """Your plan is carried out; nothing of it is on the table yet."""
        return self._say("your-plan-is-carried-out")

    def next_step_is_final(self, *, step: str) -> str:
        """The next step cannot be taken back: {step}. Press **Carry it out** again for it."""
        return self._say("next-step-is-final", step=step)

    def plan_reason(self, code: str) -> str:
        """why a plan does not go on"""
        return self._say(f"plan-reason-{code}")
