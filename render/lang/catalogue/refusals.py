"""Written by tools/sentences.py from render/lang/en/refusals.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class Refusals(Sentences):
    """All that render/lang/en/refusals.ftl says."""

    CATALOGUE: ClassVar[str] = "refusals"

    def moved_on(self) -> str:
        """The table has moved on; this is how it stands now."""
        return self._say("moved-on")

    def no_table(self) -> str:
        """There is no table here; open one with /game new."""
        return self._say("no-table")

    def no_such_table(self, *, number: int) -> str:
        """You know of no table {number}; /game status lists yours."""
        return self._say("no-such-table", number=number)

    def no_table_of_yours(self) -> str:
        """You sit at no table; open one in a channel with /game new."""
        return self._say("no-table-of-yours")

    def no_table_in_channel(self) -> str:
        """There is no table in this channel; open one with /game new."""
        return self._say("no-table-in-channel")

    def no_table_at_all(self) -> str:
        """There is no table here, and you sit at none; /game new opens one."""
        return self._say("no-table-at-all")

    def no_table_elsewhere(self) -> str:
        """You sit at no other table of this server; name one in `table`."""
        return self._say("no-table-elsewhere")

    def which_table(self) -> str:
        """Which table? Name it."""
        return self._say("which-table")

    def table_exists(self) -> str:
        """This channel already has a table. Finish it, close it with /host close, or use anot…"""
        return self._say("table-exists")

    def opened_without_secret(self) -> str:
        """This table was opened by an older Agora, so its shuffles take no words; open a new …"""
        return self._say("opened-without-secret")

    def word_too_long(self, *, most: int) -> str:
        """Please give a word of 1 to {most} letters."""
        return self._say("word-too-long", most=most)

    def not_seated(self) -> str:
        """You have no seat at this table."""
        return self._say("not-seated")

    def not_seated_watch(self, *, names: str, count: int) -> str:
        """You have no seat at this table; {names} play here. You can watch: /board shows the …"""
        return self._say("not-seated-watch", names=names, count=count)

    def host_only(self) -> str:
        """Only the host of this table or a server manager can do that."""
        return self._say("host-only")

    def no_such_game(self, *, game: str) -> str:
        """This Agora knows no game called {game}."""
        return self._say("no-such-game", game=game)

    def game_unknown(self, *, said: str, titles: str) -> str:
        """I know no game called “{said}”. I know {titles}."""
        return self._say("game-unknown", said=said, titles=titles)

    def game_unclear(self, *, said: str, titles: str) -> str:
        """Several games are like “{said}”: {titles}. Write more of the name."""
        return self._say("game-unclear", said=said, titles=titles)

    def not_begun(self) -> str:
        """The game has not begun; the lobby message has a Start button."""
        return self._say("not-begun")

    def game_over(self) -> str:
        """This game is over."""
        return self._say("game-over")

    def over_already(self) -> str:
        """This game is over already."""
        return self._say("over-already")

    def lost_position(self) -> str:
        """That position cannot be shown any more: the rules were corrected since."""
        return self._say("lost-position")

    def stopping(self) -> str:
        """Agora is restarting; nothing was changed. Try again in a minute."""
        return self._say("stopping")

    def hints_off(self) -> str:
        """This table plays without hints; the lobby said so."""
        return self._say("hints-off")

    def hint_not_asked(self) -> str:
        """A hint is about what you are asked, and you are not asked now; wait for your turn."""
        return self._say("hint-not-asked")

    def hint_unknown(self) -> str:
        """There are no hints for this game; /rules finds a rule of it."""
        return self._say("hint-unknown")

    def begun_already(self) -> str:
        """The game has begun already."""
        return self._say("begun-already")

    def over_open_new(self) -> str:
        """This game is over; open a new table with /game new."""
        return self._say("over-open-new")

    def closed_open_new(self) -> str:
        """This table was closed; open a new one with /game new."""
        return self._say("closed-open-new")

    def options_settled(self) -> str:
        """The game has begun; its options are settled."""
        return self._say("options-settled")

    def already_seated(self, *, name: str) -> str:
        """{name} already has a seat at this table."""
        return self._say("already-seated", name=name)

    def computer_seated(self) -> str:
        """A computer already has a seat at this table."""
        return self._say("computer-seated")

    def seats_taken(self) -> str:
        """All seats of this table are taken."""
        return self._say("seats-taken")

    def no_computer(self) -> str:
        """No computer player sits at this table."""
        return self._say("no-computer")

    def no_such_seat(self, *, seats: int) -> str:
        """This table has the seats 1 to {seats}."""
        return self._say("no-such-seat", seats=seats)

    def only_computers(self) -> str:
        """Nobody would be left who plays in person; name a player, or close the table with /h…"""
        return self._say("only-computers")

    def wrong_count(self, *, title: str, players: str, here: int) -> str:
        """{title} is for {players} players; {here} sit here."""
        return self._say("wrong-count", title=title, players=players, here=here)

    def no_such_option(self, *, title: str, option: str, options: str) -> str:
        """{title} has no option {option}; its options: {options}."""
        return self._say("no-such-option", title=title, option=option, options=options)

    def no_options(self, *, title: str, option: str) -> str:
        """{title} has no option {option}, and no other ones."""
        return self._say("no-options", title=title, option=option)

    def option_one_of(self, *, option: str, values: str) -> str:
        """The option {option} has to be {values}."""
        return self._say("option-one-of", option=option, values=values)

    def option_yes_or_no(self, *, option: str) -> str:
        """The option {option} has to be yes or no."""
        return self._say("option-yes-or-no", option=option)

    def option_at_least(self, *, option: str, bound: int) -> str:
        """The option {option} has to be at least {bound}."""
        return self._say("option-at-least", option=option, bound=bound)

    def option_at_most(self, *, option: str, bound: int) -> str:
        """The option {option} has to be at most {bound}."""
        return self._say("option-at-most", option=option, bound=bound)

    def option_number(self, *, option: str) -> str:
        """The option {option} has to be a whole number."""
        return self._say("option-number", option=option)

    def options_unfit(self, *, title: str, why: str) -> str:
        """{title} cannot begin like this. {why}"""
        return self._say("options-unfit", title=title, why=why)

    def option_so_many(self, *, option: str, count: int) -> str:
        """The option {option} has to be {count} different ones of its values, joined by +, or…"""
        return self._say("option-so-many", option=option, count=count)

    def option_idle(self, *, option: str, beside: str) -> str:
        """The option {option} changes nothing beside the option {beside} as it is chosen; set…"""
        return self._say("option-idle", option=option, beside=beside)

    def option_unread(self, *, said: str, options: str) -> str:
        """I do not understand the option “{said}”; write it as name=value. This game has the …"""
        return self._say("option-unread", said=said, options=options)

    def option_unread_none(self, *, said: str) -> str:
        """I do not understand the option “{said}”; this game has no options."""
        return self._say("option-unread-none", said=said)

    def no_server(self) -> str:
        """A table needs a channel of a server; open it there with /game new."""
        return self._say("no-server")

    def no_room(self) -> str:
        """A table needs a text channel or a thread; use the command in one. Nothing was chang…"""
        return self._say("no-room")

    def thread_in_thread(self) -> str:
        """This is a thread already, and a thread cannot be opened inside one; leave the optio…"""
        return self._say("thread-in-thread")

    def no_threads(self) -> str:
        """A thread can only be opened from a text or announcement channel; leave the option `…"""
        return self._say("no-threads")

    def bot_not_here(self, *, link: str) -> str:
        """I am not on this server, so no table can be here. Somebody who manages the server c…"""
        return self._say("bot-not-here", link=link)

    def bot_lacks(self, *, permissions: str) -> str:
        """I may not do my work in this channel: I lack {permissions}. Ask a server manager to…"""
        return self._say("bot-lacks", permissions=permissions)

    def bot_lacks_threads(self, *, permissions: str) -> str:
        """I cannot open a thread here: I lack {permissions}. Ask a server manager, or use the…"""
        return self._say("bot-lacks-threads", permissions=permissions)

    def member_lacks(self, *, permissions: str) -> str:
        """You may not do that here: you lack {permissions}. Ask a server manager, or use anot…"""
        return self._say("member-lacks", permissions=permissions)

    def channel_gone(self) -> str:
        """This channel was deleted meanwhile; use another one. Nothing was changed."""
        return self._say("channel-gone")

    def thread_private(self) -> str:
        """I am no member of this private thread, so I cannot write here: mention me in it, or…"""
        return self._say("thread-private")

    def thread_closed(self) -> str:
        """I cannot write in this thread: it is locked or archived, or I may not see it. Ask a…"""
        return self._say("thread-closed")

    def channel_barred(self) -> str:
        """Discord does not let me write in this channel. Ask a server manager to allow it, or…"""
        return self._say("channel-barred")

    def thread_not_opened(self) -> str:
        """Discord does not let me open a thread here; use the channel itself or another one. …"""
        return self._say("thread-not-opened")

    def over_not_moved(self) -> str:
        """This game is over; only a table that is open can be moved."""
        return self._say("over-not-moved")

    def here_already(self) -> str:
        """This table is here already; nothing was changed."""
        return self._say("here-already")

    def other_server(self) -> str:
        """A table stays on its server: use the command in another channel of that server."""
        return self._say("other-server")

    def rules_changed(self) -> str:
        """These rules are no longer numbered so; look them up once more with /rules."""
        return self._say("rules-changed")

    def pace_number(self, *, low: int, high: int) -> str:
        """Each number must be a whole one from {low} to {high}; nothing was changed."""
        return self._say("pace-number", low=low, high=high)

    def choices_changed(self) -> str:
        """These choices have changed; please choose again."""
        return self._say("choices-changed")

    def old_button(self) -> str:
        """This button is of another version of the bot; use /turn instead."""
        return self._say("old-button")

    def old_button_new_table(self) -> str:
        """This button is of another version of the bot; use /game new instead."""
        return self._say("old-button-new-table")

    def line_too_long(self, *, most: int, count: int) -> str:
        """A line takes at most {most} actions and yours has {count}; send it in several lines…"""
        return self._say("line-too-long", most=most, count=count)

    def nothing_to_undo(self) -> str:
        """There is nothing to take back: your last step is already on the table."""
        return self._say("nothing-to-undo")

    def seat_unknown(self, *, said: str, seats: str) -> str:
        """“{said}” is no seat of this table; choose {seats}."""
        return self._say("seat-unknown", said=said, seats=seats)

    def other_bot(self) -> str:
        """Another bot cannot play; leave the player out for a computer."""
        return self._say("other-bot")

    def no_resigning_here(self) -> str:
        """You cannot resign here: you have no seat in a running game."""
        return self._say("no-resigning-here")

    def no_resigning_now(self) -> str:
        """You cannot resign at this moment; `/rules resign` tells when. `/game leave` lets a …"""
        return self._say("no-resigning-now")

    def no_resigning_any_more(self) -> str:
        """You cannot resign at this moment any more; `/rules resign` tells when."""
        return self._say("no-resigning-any-more")

    def nobody_else(self) -> str:
        """A caretaker needs somebody else who still plays in person."""
        return self._say("nobody-else")

    def invited_already(self) -> str:
        """Somebody is to take this seat already; withdraw that first."""
        return self._say("invited-already")

    def invited_elsewhere(self, *, seat: int) -> str:
        """That user is invited to seat {seat} of this table already."""
        return self._say("invited-elsewhere", seat=seat)

    def kept_lately(self) -> str:
        """This player wants to keep the seat. You may ask again three days later, or when the…"""
        return self._say("kept-lately")

    def knows_secrets(self) -> str:
        """That user has seen what another seat of this game holds, or all its secrets, and so…"""
        return self._say("knows-secrets")

    def accept_not_yours(self) -> str:
        """Only the invited user can accept this."""
        return self._say("accept-not-yours")

    def accept_elsewhere(self) -> str:
        """Accept in the channel of the table, where the invitation is."""
        return self._say("accept-elsewhere")

    def decline_not_yours(self) -> str:
        """Only the invited user can decline this."""
        return self._say("decline-not-yours")

    def keep_out_of_time(self) -> str:
        """Your time at this table is out, so your seat may be given away. Take your turn with…"""
        return self._say("keep-out-of-time")

    def not_your_seat(self) -> str:
        """Only whoever sits there can answer this."""
        return self._say("not-your-seat")

    def no_such_invitation(self) -> str:
        """There is no such invitation at this table."""
        return self._say("no-such-invitation")

    def invitation_done(self) -> str:
        """This seat has changed hands already."""
        return self._say("invitation-done")

    def invitation_declined(self) -> str:
        """This is over: the invitation was declined."""
        return self._say("invitation-declined")

    def invitation_kept(self) -> str:
        """This is over: the player keeps the seat."""
        return self._say("invitation-kept")

    def invitation_withdrawn(self) -> str:
        """This is over: the invitation was withdrawn."""
        return self._say("invitation-withdrawn")

    def invitation_lapsed(self) -> str:
        """This is over: nobody has accepted in time."""
        return self._say("invitation-lapsed")

    def invitation_void(self) -> str:
        """This is over: the seat is not what it was."""
        return self._say("invitation-void")

    def nothing_happened(self) -> str:
        """Nothing has happened yet that could be taken back."""
        return self._say("nothing-happened")

    def no_such_moment(self) -> str:
        """The table cannot go back to that moment; choose another one."""
        return self._say("no-such-moment")

    def not_begun_no_undo(self) -> str:
        """The game has not begun, so there is nothing to take back."""
        return self._say("not-begun-no-undo")

    def over_stays(self) -> str:
        """This game is over; it stays as it ended."""
        return self._say("over-stays")

    def caretaker_plays(self) -> str:
        """A caretaker plays for you; press Take my turn first, then ask."""
        return self._say("caretaker-plays")

    def asked_already(self, *, name: str) -> str:
        """{name} has asked to go back already; that question has to be answered first."""
        return self._say("asked-already", name=name)

    def refused_before(self) -> str:
        """This was refused. Play on; you may ask again once the table has moved on."""
        return self._say("refused-before")

    def asked_too_often(self) -> str:
        """You have asked several times here. Play on; you may ask again once the table has mo…"""
        return self._say("asked-too-often")

    def own_question(self) -> str:
        """You asked yourself; the others have to answer."""
        return self._say("own-question")

    def own_question_withdraw(self) -> str:
        """You asked yourself; press Withdraw to take your question back."""
        return self._say("own-question-withdraw")

    def own_answer_missing(self) -> str:
        """Only your own answer is missing; press Agree or Refuse."""
        return self._say("own-answer-missing")

    def not_your_question(self, *, name: str) -> str:
        """Only {name} can withdraw this; press Refuse if you object."""
        return self._say("not-your-question", name=name)

    def too_early(self, *, span: str) -> str:
        """Everybody has {span} to answer, quiet hours and absence not counted; that is not ov…"""
        return self._say("too-early", span=span)

    def out_of_game(self) -> str:
        """You are out of this game; those who still play decide."""
        return self._say("out-of-game")

    def no_such_question(self) -> str:
        """There is no such question at this table; /game undo asks one."""
        return self._say("no-such-question")

    def request_agreed(self) -> str:
        """Everybody agreed already; the table went back."""
        return self._say("request-agreed")

    def request_refused(self) -> str:
        """This question is over: somebody refused."""
        return self._say("request-refused")

    def request_withdrawn(self) -> str:
        """This question is over: it was withdrawn."""
        return self._say("request-withdrawn")

    def request_lapsed(self) -> str:
        """This question is over: the table has moved on since."""
        return self._say("request-lapsed")

    def nothing_ahead(self) -> str:
        """You have no turn ahead that could be prepared."""
        return self._say("nothing-ahead")

    def turn_has_come(self) -> str:
        """The table waits for you now, so this is no preparation any more."""
        return self._say("turn-has-come")

    def plan_done(self) -> str:
        """Nothing is left of your plan."""
        return self._say("plan-done")

    def plan_changed(self) -> str:
        """Your plan has changed since; this is how it stands now."""
        return self._say("plan-changed")

    def plan_under_way(self) -> str:
        """Your turn is under way; it goes on by your plan when the others have answered."""
        return self._say("plan-under-way")

    def no_game_ahead(self) -> str:
        """The game does not run, so there is no turn to prepare."""
        return self._say("no-game-ahead")

    def order_gone(self) -> str:
        """That order is not active any more; /orders lists those that are."""
        return self._say("order-gone")

    def nothing_held(self) -> str:
        """Your answer is on the table already; it cannot be taken back here."""
        return self._say("nothing-held")

    def too_many_orders(self) -> str:
        """You have given so many orders already that no more can be kept; end some of them wi…"""
        return self._say("too-many-orders")

    def no_such_order(self) -> str:
        """There is no such order (any more); /orders shows what can be ordered."""
        return self._say("no-such-order")

    def order_number(self, *, highest: int) -> str:
        """The number must be from 0 to {highest}."""
        return self._say("order-number", highest=highest)

    def orders_while_running(self) -> str:
        """Orders can be given while the game runs."""
        return self._say("orders-while-running")

    def orders_not_begun(self) -> str:
        """Orders can be given once the game has begun."""
        return self._say("orders-not-begun")

    def not_begun_no_past(self) -> str:
        """The game has not begun; there is nothing to look back on."""
        return self._say("not-begun-no-past")

    def not_begun_no_steps(self) -> str:
        """The game has not begun, so nothing has happened."""
        return self._say("not-begun-no-steps")

    def not_begun_no_hand(self) -> str:
        """The game has not begun, so nobody holds anything yet."""
        return self._say("not-begun-no-hand")

    def not_begun_no_sight(self) -> str:
        """The game has not begun, so there is nothing to see yet."""
        return self._say("not-begun-no-sight")

    def not_begun_no_numbers(self) -> str:
        """The game has not begun, so there is nothing to explain yet."""
        return self._say("not-begun-no-numbers")

    def no_such_step(self, *, count: int) -> str:
        """There are only {count} steps so far; choose one of those."""
        return self._say("no-such-step", count=count)

    def no_hands(self) -> str:
        """Nobody holds anything of their own in this game; /board shows all."""
        return self._say("no-hands")

    def no_hand_of_yours(self) -> str:
        """You have no seat at this table, so you hold nothing."""
        return self._say("no-hand-of-yours")

    def no_numbers(self) -> str:
        """This game has no numbers that need explaining; /rules finds a rule."""
        return self._say("no-numbers")

    def number_unknown(self, *, said: str, known: str) -> str:
        """I can explain {known}; “{said}” is none of them."""
        return self._say("number-unknown", said=said, known=known)

    def picture_unknown(self, *, said: str, pictures: str) -> str:
        """There is no picture “{said}”; there are {pictures}."""
        return self._say("picture-unknown", said=said, pictures=pictures)

    def which_game(self) -> str:
        """Which game? Name it in the option “game”."""
        return self._say("which-game")

    def no_rules_text(self, *, title: str) -> str:
        """I have no rules text of {title}."""
        return self._say("no-rules-text", title=title)

    def no_cards(self) -> str:
        """No game here has cards to look up."""
        return self._say("no-cards")

    def card_unknown(self, *, said: str) -> str:
        """I know no card called “{said}”."""
        return self._say("card-unknown", said=said)

    def card_unclear(self, *, said: str, likely: str) -> str:
        """Which card is “{said}”? Perhaps {likely}."""
        return self._say("card-unclear", said=said, likely=likely)

    def secrets_host_only(self) -> str:
        """Only the host of this table may take its secrets away."""
        return self._say("secrets-host-only")

    def nothing_secret(self) -> str:
        """Nothing is secret here; /game export has all there is."""
        return self._say("nothing-secret")

    def zone_several(self, *, said: str, zones: str) -> str:
        """“{said}” can mean several time zones. Write one of them: {zones}. Nothing was chang…"""
        return self._say("zone-several", said=said, zones=zones)

    def zone_unknown(self, *, zones: str) -> str:
        """I know no such time zone; name a city, for example {zones}. Nothing was changed."""
        return self._say("zone-unknown", zones=zones)

    def zone_missing(self) -> str:
        """Choose your time zone as well, so that I know when your night is: /me settings time…"""
        return self._say("zone-missing")

    def quiet_hours_long(self, *, begin: str, end: str, night: str, count: int) -> str:
        """From {begin} to {end} would be {count} quiet hours. Write {night}-{end} if you mean…"""
        return self._say("quiet-hours-long", begin=begin, end=end, night=night, count=count)

    def quiet_hours_unread(self) -> str:
        """Write quiet hours like 22:00-07:30 or 10pm-7am, or off. Nothing was changed."""
        return self._say("quiet-hours-unread")

    def absence_unread(self) -> str:
        """Write when you are back, like 2026-12-24, 2026-12-24 18:00, 3 days or 12 h; off end…"""
        return self._say("absence-unread")

    def absence_too_long(self, *, days: int) -> str:
        """An absence ends in the future and lasts at most {days} days. Nothing was changed."""
        return self._say("absence-too-long", days=days)

    def forgotten_lately(self) -> str:
        """You were forgotten a moment ago; please wait an hour to do it again."""
        return self._say("forgotten-lately")

    def still_seated(self, *, count: int, tables: str) -> str:
        """Your seats at tables {tables} were given up. You still have a seat; nothing else wa…"""
        return self._say("still-seated", count=count, tables=tables)

    def empty_report(self) -> str:
        """Please write in a few words what is wrong. Nothing was stored."""
        return self._say("empty-report")
