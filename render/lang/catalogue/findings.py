"""Written by tools/sentences.py from render/lang/en/findings.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class Findings(Sentences):
    """All that render/lang/en/findings.ftl says."""

    CATALOGUE: ClassVar[str] = "findings"

    def looking_at_file(self) -> str:
        """the file itself"""
        return self._say("looking-at-file")

    def looking_at_table(self, *, number: int, tables: int, steps: int) -> str:
        """table {number} of {tables}, steps so far: {steps}"""
        return self._say("looking-at-table", number=number, tables=tables, steps=steps)

    def host_file_used(self, *, path: str, game: str, file: str) -> str:
        """{path} corrects figures of {game} ({file})"""
        return self._say("host-file-used", path=path, game=game, file=file)

    def table_unreadable(self, *, table: int, error: str) -> str:
        """Table {table}: {error}."""
        return self._say("table-unreadable", table=table, error=error)

    def table_partly_read(self, *, table: int, error: str) -> str:
        """Table {table}: not everything of it could be read: {error}."""
        return self._say("table-partly-read", table=table, error=error)

    def table_not_examined(self, *, table: int, error: str) -> str:
        """Table {table}: it cannot be examined to the end: {error}."""
        return self._say("table-not-examined", table=table, error=error)

    def table_game_unknown(self, *, table: int, game: str) -> str:
        """Table {table}: this Agora knows no game called {game}."""
        return self._say("table-game-unknown", table=table, game=game)

    def table_steps_before_begin(self, *, table: int, count: int) -> str:
        """Table {table}: it has not begun, yet {count} steps are stored."""
        return self._say("table-steps-before-begin", table=table, count=count)

    def table_status_impossible(self, *, table: int, status: str) -> str:
        """Table {table}: it is {status}, which no table can be."""
        return self._say("table-status-impossible", table=table, status=status)

    def table_lobby_with_secret(self, *, table: int) -> str:
        """Table {table}: it is in the lobby, yet the game has a secret for its chance."""
        return self._say("table-lobby-with-secret", table=table)

    def table_without_secret(self, *, table: int, status: str) -> str:
        """Table {table}: it is {status}, yet the game has no secret for its chance."""
        return self._say("table-without-secret", table=table, status=status)

    def table_option_impossible(self, *, table: int, option: str, error: str) -> str:
        """Table {table}: its option {option} is not possible: {error}."""
        return self._say("table-option-impossible", table=table, option=option, error=error)

    def table_seats_with_gaps(self, *, table: int) -> str:
        """Table {table}: its seats are not numbered without gaps."""
        return self._say("table-seats-with-gaps", table=table)

    def table_seats_miscounted(self, *, table: int, count: int) -> str:
        """Table {table}: {count} seats are too few or too many for the game."""
        return self._say("table-seats-miscounted", table=table, count=count)

    def table_empty(self, *, table: int) -> str:
        """Table {table}: nobody has a seat."""
        return self._say("table-empty", table=table)

    def seat_unnamed(self, *, table: int, seat: int) -> str:
        """Table {table}: seat {seat} has no name."""
        return self._say("seat-unnamed", table=table, seat=seat)

    def seat_of_nobody(self, *, table: int, seat: int) -> str:
        """Table {table}: seat {seat} is neither a user's nor a computer's."""
        return self._say("seat-of-nobody", table=table, seat=seat)

    def published_too_many(self, *, table: int, published: int, steps: int) -> str:
        """Table {table}: {published} steps are published of {steps}."""
        return self._say("published-too-many", table=table, published=published, steps=steps)

    def draft_mismatched(self, *, table: int) -> str:
        """Table {table}: its unpublished steps do not go with whose draft is open."""
        return self._say("draft-mismatched", table=table)

    def draft_of_no_seat(self, *, table: int, seat: int) -> str:
        """Table {table}: its draft belongs to seat {seat}, which is not there."""
        return self._say("draft-of-no-seat", table=table, seat=seat)

    def announced_no_seat(self, *, table: int) -> str:
        """Table {table}: it was announced that a seat is asked which is not there."""
        return self._say("announced-no-seat", table=table)

    def announced_too_much(self, *, table: int, step: int, published: int) -> str:
        """Table {table}: step {step} was announced, but only {published} are published."""
        return self._say("announced-too-much", table=table, step=step, published=published)

    def draft_not_running(self, *, table: int, status: str) -> str:
        """Table {table}: it is {status}, yet there is a draft."""
        return self._say("draft-not-running", table=table, status=status)

    def secrets_not_sealed(self, *, table: int) -> str:
        """Table {table}: the secrets of its chance are not those that were sealed."""
        return self._say("secrets-not-sealed", table=table)

    def question_not_running(self, *, table: int, status: str) -> str:
        """Table {table}: it is {status}, yet it is asked whether it should go back."""
        return self._say("question-not-running", table=table, status=status)

    def question_of_other_steps(self, *, table: int, first: int, last: int, published: int) -> str:
        """Table {table}: it is asked to go back from step {first} to {last}, yet {published} …"""
        return self._say(
            "question-of-other-steps",
            table=table,
            first=first,
            last=last,
            published=published,
        )

    def question_of_no_seat(self, *, table: int) -> str:
        """Table {table}: a seat that is not there asks to go back, or agrees."""
        return self._say("question-of-no-seat", table=table)

    def question_answered(self, *, table: int) -> str:
        """Table {table}: everybody agreed to go back, yet it did not."""
        return self._say("question-answered", table=table)

    def plan_unreadable(self, *, table: int, seat: int, error: str) -> str:
        """Table {table}: the prepared turn of seat {seat} cannot be read: {error}."""
        return self._say("plan-unreadable", table=table, seat=seat, error=error)

    def plan_not_running(self, *, table: int, seat: int, status: str) -> str:
        """Table {table}: it is {status}, yet the prepared turn of seat {seat} is kept."""
        return self._say("plan-not-running", table=table, seat=seat, status=status)

    def plan_of_nobody(self, *, table: int, seat: int) -> str:
        """Table {table}: the prepared turn of seat {seat} belongs to nobody."""
        return self._say("plan-of-nobody", table=table, seat=seat)

    def plan_begun_later(self, *, table: int, seat: int, begun: int, steps: int) -> str:
        """Table {table}: the prepared turn of seat {seat} began after step {begun} of {steps}."""
        return self._say("plan-begun-later", table=table, seat=seat, begun=begun, steps=steps)

    def steps_missing(self, *, table: int, steps: str, count: int, last: int) -> str:
        """Table {table}: steps {steps} are missing of 0 to {last}."""
        return self._say("steps-missing", table=table, steps=steps, count=count, last=last)

    def steps_behind(self, *, table: int, steps: str, count: int, last: int) -> str:
        """Table {table}: steps {steps} are stored behind the last one, {last}."""
        return self._say("steps-behind", table=table, steps=steps, count=count, last=last)

    def step_with_action(self, *, table: int, step: int) -> str:
        """Table {table}: step {step} has an action."""
        return self._say("step-with-action", table=table, step=step)

    def step_without_action(self, *, table: int, step: int) -> str:
        """Table {table}: step {step} has no action."""
        return self._say("step-without-action", table=table, step=step)

    def step_of_no_seat(self, *, table: int, step: int) -> str:
        """Table {table}: step {step} belongs to a seat that is not there."""
        return self._say("step-of-no-seat", table=table, step=step)

    def news_unreadable(self, *, table: int, step: int) -> str:
        """Table {table}: the news of step {step} cannot be read."""
        return self._say("news-unreadable", table=table, step=step)

    def step_in_other_draft(self, *, table: int, step: int) -> str:
        """Table {table}: step {step} lies in the draft of another seat."""
        return self._say("step-in-other-draft", table=table, step=step)

    def step_no_draft(self, *, table: int, step: int) -> str:
        """Table {table}: step {step} cannot be undone, so it may not be a draft."""
        return self._say("step-no-draft", table=table, step=step)

    def steps_lead_elsewhere(self, *, table: int, steps: str, count: int) -> str:
        """Table {table}: steps {steps} are leading to another state than the stored one; an a…"""
        return self._say("steps-lead-elsewhere", table=table, steps=steps, count=count)

    def steps_tell_otherwise(self, *, table: int, steps: str, count: int) -> str:
        """Table {table}: steps {steps} are telling something else than was stored as news; th…"""
        return self._say("steps-tell-otherwise", table=table, steps=steps, count=count)

    def save_missing(self, *, table: int, step: int) -> str:
        """Table {table}: step {step} has no save."""
        return self._say("save-missing", table=table, step=step)

    def save_is_text(self, *, table: int, step: int) -> str:
        """Table {table}: the save of step {step} is text."""
        return self._say("save-is-text", table=table, step=step)

    def save_unreadable(self, *, table: int, step: int, error: str) -> str:
        """Table {table}: the save of step {step} cannot be read: {error}."""
        return self._say("save-unreadable", table=table, step=step, error=error)

    def save_not_of_hash(self, *, table: int, step: int) -> str:
        """Table {table}: the save of step {step} is not the state that its hash names."""
        return self._say("save-not-of-hash", table=table, step=step)

    def state_impossible(self, *, table: int, step: int, error: str) -> str:
        """Table {table}: the state after step {step} is not possible: {error}."""
        return self._say("state-impossible", table=table, step=step, error=error)

    def action_impossible(self, *, table: int, step: int, error: str) -> str:
        """Table {table}: the action of step {step} is not possible: {error}."""
        return self._say("action-impossible", table=table, step=step, error=error)

    def step_not_played_again(self, *, table: int, step: int, error: str) -> str:
        """Table {table}: step {step} cannot be played again: {error}."""
        return self._say("step-not-played-again", table=table, step=step, error=error)

    def nobody_asked(self, *, table: int) -> str:
        """Table {table}: it is running, yet nobody is asked anything."""
        return self._say("nobody-asked", table=table)

    def finished_without_result(self, *, table: int) -> str:
        """Table {table}: it is finished, yet the game has no result."""
        return self._say("finished-without-result", table=table)

    def draft_unpublished(self, *, table: int) -> str:
        """Table {table}: its draft should have been published."""
        return self._say("draft-unpublished", table=table)

    def order_of_nobody(self, *, table: int, number: int) -> str:
        """Table {table}: order {number} belongs to nobody."""
        return self._say("order-of-nobody", table=table, number=number)

    def held_of_nobody(self, *, table: int, seat: int) -> str:
        """Table {table}: the answer that is held for seat {seat} belongs to nobody."""
        return self._say("held-of-nobody", table=table, seat=seat)

    def order_limit_unreadable(self, *, table: int, number: int) -> str:
        """Table {table}: order {number} is limited to something that cannot be read."""
        return self._say("order-limit-unreadable", table=table, number=number)

    def usual_unreadable(self, *, game: str) -> str:
        """Usual answers of somebody in {game} cannot be read; they answer nothing."""
        return self._say("usual-unreadable", game=game)

    def order_unknown(self, *, table: int, number: int) -> str:
        """Table {table}: order {number} is none that the game knows; it answers nothing."""
        return self._say("order-unknown", table=table, number=number)

    def held_unreadable(self, *, table: int, seat: int) -> str:
        """Table {table}: the answer that is held for seat {seat} cannot be read."""
        return self._say("held-unreadable", table=table, seat=seat)

    def orders_not_running(self, *, table: int, status: str) -> str:
        """Table {table}: it is {status}, yet orders are kept."""
        return self._say("orders-not-running", table=table, status=status)

    def invitation_not_running(self, *, table: int, status: str, number: int, seat: int) -> str:
        """Table {table}: it is {status}, yet the invitation {number} to seat {seat} is open."""
        return self._say(
            "invitation-not-running",
            table=table,
            status=status,
            number=number,
            seat=seat,
        )

    def invitation_to_no_seat(self, *, table: int, number: int, seat: int) -> str:
        """Table {table}: the invitation {number} to seat {seat} is to a seat that is not ther…"""
        return self._say("invitation-to-no-seat", table=table, number=number, seat=seat)

    def invitation_of_other(self, *, table: int, number: int, seat: int) -> str:
        """Table {table}: the invitation {number} to seat {seat} names somebody else than who …"""
        return self._say("invitation-of-other", table=table, number=number, seat=seat)

    def invitation_for_seated(self, *, table: int, number: int, seat: int) -> str:
        """Table {table}: the invitation {number} to seat {seat} is for somebody who has a sea…"""
        return self._say("invitation-for-seated", table=table, number=number, seat=seat)

    def invitation_for_computer(self, *, table: int, number: int, seat: int) -> str:
        """Table {table}: the invitation {number} to seat {seat} is for a computer that has no…"""
        return self._say("invitation-for-computer", table=table, number=number, seat=seat)

    def insights_not_running(self, *, table: int, status: str) -> str:
        """Table {table}: it is {status}, yet it is kept who has seen which hand."""
        return self._say("insights-not-running", table=table, status=status)

    def outbox_waiting(self, *, count: int) -> str:
        """{count} messages wait in the outbox."""
        return self._say("outbox-waiting", count=count)

    def outbox_given_up(self, *, count: int) -> str:
        """{count} messages were given up; their rows say why."""
        return self._say("outbox-given-up", count=count)

    def message_kind_unknown(self, *, table: int, row: int, kind: str) -> str:
        """Table {table}: message {row} of the outbox is of an unknown kind, {kind}."""
        return self._say("message-kind-unknown", table=table, row=row, kind=kind)

    def message_state_impossible(self, *, table: int, row: int, state: str) -> str:
        """Table {table}: message {row} of the outbox is {state}, which none can be."""
        return self._say("message-state-impossible", table=table, row=row, state=state)

    def message_state_mistimed(self, *, table: int, row: int, state: str) -> str:
        """Table {table}: message {row} of the outbox is {state}, which does not go with its t…"""
        return self._say("message-state-mistimed", table=table, row=row, state=state)

    def message_given_up_silently(self, *, table: int, row: int) -> str:
        """Table {table}: message {row} of the outbox was given up without a reason."""
        return self._say("message-given-up-silently", table=table, row=row)

    def message_sent_unattempted(self, *, table: int, row: int) -> str:
        """Table {table}: message {row} of the outbox was sent without an attempt."""
        return self._say("message-sent-unattempted", table=table, row=row)

    def message_unreadable(self, *, table: int, row: int, error: str) -> str:
        """Table {table}: message {row} of the outbox cannot be read: {error}."""
        return self._say("message-unreadable", table=table, row=row, error=error)

    def message_searched_otherwise(self, *, table: int, row: int) -> str:
        """Table {table}: message {row} of the outbox is searched for by other facts than it t…"""
        return self._say("message-searched-otherwise", table=table, row=row)

    def message_of_other_steps(
        self,
        *,
        table: int,
        row: int,
        first: int,
        last: int,
        published: int,
    ) -> str:
        """Table {table}: message {row} of the outbox tells of steps {first} to {last}; {publi…"""
        return self._say(
            "message-of-other-steps",
            table=table,
            row=row,
            first=first,
            last=last,
            published=published,
        )

    def newer_database(self, *, schema: int, known: int) -> str:
        """The database was written by a newer Agora (schema {schema}, this one knows {known})…"""
        return self._say("newer-database", schema=schema, known=known)

    def older_database(self, *, schema: int, known: int) -> str:
        """The database has schema {schema}, this Agora {known}; the bot, or `agora migrate`, …"""
        return self._say("older-database", schema=schema, known=known)

    def migration_failed(self, *, error: str) -> str:
        """The migration fails: {error}."""
        return self._say("migration-failed", error=error)

    def quick_look(self) -> str:
        """A quick look: no game was played again, and not every page read."""
        return self._say("quick-look")

    def not_looked_at(self, *, error: str) -> str:
        """Not everything could be looked at: {error}."""
        return self._say("not-looked-at", error=error)

    def file_damaged(self, *, error: str) -> str:
        """The file is damaged; restore a backup. SQLite says: {error}."""
        return self._say("file-damaged", error=error)

    def schema_lacks(self, *, sort: str, name: str) -> str:
        """The {sort} {name} is missing."""
        return self._say("schema-lacks", sort=sort, name=name)

    def schema_differs(self, *, sort: str, name: str) -> str:
        """The {sort} {name} is not as this Agora makes it."""
        return self._say("schema-differs", sort=sort, name=name)

    def schema_foreign(self, *, sort: str, name: str) -> str:
        """The {sort} {name} is none of Agora's."""
        return self._say("schema-foreign", sort=sort, name=name)

    def rows_stray(self, *, count: int, child: str, parent: str) -> str:
        """{count} rows belong to nothing: in {child}, without their {parent}."""
        return self._say("rows-stray", count=count, child=child, parent=parent)

    def board_astray(self, *, table: int) -> str:
        """Table {table}: its board message is not among its messages."""
        return self._say("board-astray", table=table)

    def deal_unsealed(self, *, deal: int) -> str:
        """the secret of deal {deal} does not fit its commitment"""
        return self._say("deal-unsealed", deal=deal)

    def step_uncommitted(self, *, step: int) -> str:
        """step {step} goes on from a secret that nobody was committed to"""
        return self._say("step-uncommitted", step=step)

    def secret_unsealed(self) -> str:
        """the secret of the table does not fit its commitment"""
        return self._say("secret-unsealed")

    def words_of_nobody(self) -> str:
        """the words for the shuffles are not of different seats of the table"""
        return self._say("words-of-nobody")

    def word_not_given(self, *, player: int) -> str:
        """nobody can have given the word of player {player} in this form"""
        return self._say("word-not-given", player=player)

    def deal_undrawn(self, *, deal: int) -> str:
        """deal {deal} does not come from the secret of the table and the words of its players"""
        return self._say("deal-undrawn", deal=deal)

    def deal_uncommitted(self, *, deal: int) -> str:
        """deal {deal} has no commitment"""
        return self._say("deal-uncommitted", deal=deal)

    def deal_misplaced(self, *, deal: int) -> str:
        """deal {deal} says that it came at another moment than its place in the file says"""
        return self._say("deal-misplaced", deal=deal)

    def deal_unused(self, *, deal: int) -> str:
        """deal {deal} was committed to, but chance did not go on from it"""
        return self._say("deal-unused", deal=deal)

    def chance_twice(self) -> str:
        """there is another source of chance (a seed, or a second commitment) beside the secre…"""
        return self._say("chance-twice")

    def step_misnumbered(self, *, step: int, number: int) -> str:
        """where step {step} should stand, there is step {number}"""
        return self._say("step-misnumbered", step=step, number=number)

    def step_silent(self, *, step: int) -> str:
        """step {step} says neither what it led to nor what players were told"""
        return self._say("step-silent", step=step)

    def step_tells_otherwise(self, *, step: int) -> str:
        """step {step} tells players something else than it did"""
        return self._say("step-tells-otherwise", step=step)

    def game_cut_short(self, *, steps: int) -> str:
        """the game is said to be over, but it goes on after its {steps} steps"""
        return self._say("game-cut-short", steps=steps)

    def step_leads_elsewhere(self, *, step: int) -> str:
        """step {step} leads to another state than it did"""
        return self._say("step-leads-elsewhere", step=step)

    def step_unseated(self, *, step: int) -> str:
        """step {step} names no seat"""
        return self._say("step-unseated", step=step)

    def step_impossible(self, *, step: int, error: str) -> str:
        """step {step} is not possible: {error}"""
        return self._say("step-impossible", step=step, error=error)
