"""Written by tools/sentences.py from render/lang/en/bot-commands.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotCommands(Sentences):
    """All that render/lang/en/bot-commands.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-commands"
    FAMILIES: ClassVar[dict[str, tuple[str, ...]]] = {
        "reminder_choice": (
            "ping",
            "dm",
            "none",
        ),
        "report_choice": (
            "problem",
            "figure",
        ),
        "format_choice": (
            "phone",
            "desk",
            "words",
        ),
        "call_choice": (
            "dm",
            "ping",
        ),
        "ending_choice": (
            "ask",
            "end",
        ),
        "invitation_choice": (
            "ping",
            "quiet",
            "never",
        ),
        "plan_choice": (
            "run",
            "through",
            "propose",
        ),
    }

    def table(self) -> str:
        """number of the table, if it is not the one of this channel"""
        return self._say("table")

    def clock(self) -> str:
        """How patient the table is: reminders and clock"""
        return self._say("clock")

    def clock_first(self) -> str:
        """hours until the first reminder"""
        return self._say("clock-first")

    def clock_every(self) -> str:
        """hours between further reminders"""
        return self._say("clock-every")

    def clock_most(self) -> str:
        """how many reminders for one wait; 0 for none"""
        return self._say("clock-most")

    def clock_move(self) -> str:
        """hours for each wait; 0 for no clock"""
        return self._say("clock-move")

    def clock_bank(self) -> str:
        """hours that each player may use beyond that in the whole game"""
        return self._say("clock-bank")

    def clock_fallback(self) -> str:
        """what happens when time is out"""
        return self._say("clock-fallback")

    def clock_pauses(self) -> str:
        """what stops the clock"""
        return self._say("clock-pauses")

    def clock_fallback_none(self) -> str:
        """only a notice"""
        return self._say("clock-fallback-none")

    def clock_fallback_replace(self) -> str:
        """the host is asked to replace the player"""
        return self._say("clock-fallback-replace")

    def clock_fallback_caretaker(self) -> str:
        """a caretaker plays carefully"""
        return self._say("clock-fallback-caretaker")

    def clock_pauses_all(self) -> str:
        """quiet hours and absence"""
        return self._say("clock-pauses-all")

    def clock_pauses_quiet(self) -> str:
        """quiet hours only"""
        return self._say("clock-pauses-quiet")

    def clock_pauses_none(self) -> str:
        """nothing"""
        return self._say("clock-pauses-none")

    def card(self) -> str:
        """Show any card of a game: what it costs and does"""
        return self._say("card")

    def card_name(self) -> str:
        """the card's name, or the beginning of it"""
        return self._say("card-name")

    def why(self) -> str:
        """Where the numbers come from, and what ending the turn brings"""
        return self._say("why")

    def why_about(self) -> str:
        """which number; left out: all of them"""
        return self._say("why-about")

    def log(self) -> str:
        """What happened at the table, page by page"""
        return self._say("log")

    def history(self) -> str:
        """The board as it was, step by step or turn by turn"""
        return self._say("history")

    def history_step(self) -> str:
        """after which step; left out: the newest"""
        return self._say("history-step")

    def new(self) -> str:
        """Open a table in this channel or in a new thread"""
        return self._say("new")

    def new_game(self) -> str:
        """what to play"""
        return self._say("new-game")

    def new_options(self, *, example: str) -> str:
        """for example: {example} (can be changed later in the lobby)"""
        return self._say("new-options", example=example)

    def new_thread(self) -> str:
        """open a new thread for the table"""
        return self._say("new-thread")

    def new_learn(self) -> str:
        """to learn the game: easy computer players, and a hint with a reason in each turn"""
        return self._say("new-learn")

    def join(self) -> str:
        """Take a seat at the table of this channel"""
        return self._say("join")

    def join_word(self) -> str:
        """A word of yours that the shuffles hang on, so that nobody can have chosen the deal"""
        return self._say("join-word")

    def start(self) -> str:
        """Begin the game"""
        return self._say("start")

    def status(self) -> str:
        """Where the table stands and whom it waits for; your tables"""
        return self._say("status")

    def export(self) -> str:
        """The whole game as a file: table, log and actions"""
        return self._say("export")

    def export_secrets(self) -> str:
        """also the seed and all hidden cards of a running game (host only)"""
        return self._say("export-secrets")

    def resign(self) -> str:
        """Give up your game (asks for confirmation)"""
        return self._say("resign")

    def abandon(self) -> str:
        """Close the table without a result"""
        return self._say("abandon")

    def board(self) -> str:
        """Show the table as it stands"""
        return self._say("board")

    def board_text(self) -> str:
        """in words instead of a picture"""
        return self._say("board-text")

    def board_picture(self) -> str:
        """which picture, if there are several"""
        return self._say("board-picture")

    def hand(self) -> str:
        """What you hold; nobody else sees it"""
        return self._say("hand")

    def hand_dm(self) -> str:
        """send it to your direct messages, where it stays"""
        return self._say("hand-dm")

    def rules(self) -> str:
        """Find a rule of this table's game"""
        return self._say("rules")

    def rules_keyword(self) -> str:
        """a question in your own words, or a number; empty: all chapters"""
        return self._say("rules-keyword")

    def rules_game(self) -> str:
        """another game than this table's"""
        return self._say("rules-game")

    def help(self) -> str:
        """How to play board games here"""
        return self._say("help")

    def me(self) -> str:
        """Your own settings"""
        return self._say("me")

    def me_settings(self) -> str:
        """Time zone, quiet hours, absence, reminders, invitations, pictures"""
        return self._say("me-settings")

    def me_settings_timezone(self) -> str:
        """a city, for example Berlin; or CET, UTC+2"""
        return self._say("me-settings-timezone")

    def me_settings_quiet(self) -> str:
        """no reminders and no clock at night, like 22:00-07:30 or 10pm-7am; off ends it"""
        return self._say("me-settings-quiet")

    def me_settings_away(self) -> str:
        """when you are back: 2026-12-24, 3 days, 12 h; off ends it"""
        return self._say("me-settings-away")

    def me_settings_kind(self) -> str:
        """how you are reminded"""
        return self._say("me-settings-kind")

    def me_settings_calls(self) -> str:
        """how you hear of questions that standing orders may answer"""
        return self._say("me-settings-calls")

    def me_settings_pictures(self) -> str:
        """how everything is shown that only you see: panels, /board, looking back"""
        return self._say("me-settings-pictures")

    def me_settings_ending(self) -> str:
        """what happens if you end a turn with actions that could still be used"""
        return self._say("me-settings-ending")

    def me_settings_invitations(self) -> str:
        """whether others may invite you to a seat of a running game"""
        return self._say("me-settings-invitations")

    def me_settings_language(self) -> str:
        """what the bot speaks to you in private"""
        return self._say("me-settings-language")

    def me_export(self) -> str:
        """A file with all that is stored about you"""
        return self._say("me-export")

    def me_forget(self) -> str:
        """Remove all that is stored about you (asks first)"""
        return self._say("me-forget")

    def me_back(self) -> str:
        """You are back: no absence, and you play your seats again"""
        return self._say("me-back")

    def turns(self) -> str:
        """All tables that wait for you, on every server"""
        return self._say("turns")

    def pokerface(self) -> str:
        """Whether all answers come at one pace that tells nothing"""
        return self._say("pokerface")

    def pokerface_face(self) -> str:
        """on: answers that hang on hidden things come after the same short while"""
        return self._say("pokerface-face")

    def pokerface_face_on(self) -> str:
        """on: speed tells nothing"""
        return self._say("pokerface-face-on")

    def pokerface_face_off(self) -> str:
        """off: all answers at once"""
        return self._say("pokerface-face-off")

    def orders(self) -> str:
        """Your standing orders: answers given beforehand; only you see them"""
        return self._say("orders")

    def tables(self) -> str:
        """The open tables of this server (of yours, unless you manage it), to close many at o…"""
        return self._say("tables")

    def tables_host(self) -> str:
        """only the tables of this host"""
        return self._say("tables-host")

    def move(self) -> str:
        """Bring a table to this channel or to a new thread"""
        return self._say("move")

    def move_table(self) -> str:
        """number of the table, if it is not your only one"""
        return self._say("move-table")

    def move_thread(self) -> str:
        """open a new thread of this channel for it"""
        return self._say("move-thread")

    def plan(self) -> str:
        """Prepare your next turn while others play; ; separates actions"""
        return self._say("plan")

    def plan_text(self) -> str:
        """what you want to do, added to your plan; leave it out to choose from menus"""
        return self._say("plan-text")

    def plan_then(self) -> str:
        """what becomes of the plan when your turn comes"""
        return self._say("plan-then")

    def turn(self) -> str:
        """Open your private panel to take your turn"""
        return self._say("turn")

    def undo(self) -> str:
        """Take back the last step of your turn"""
        return self._say("undo")

    def hint(self) -> str:
        """A good plan for your turn in words, only for you"""
        return self._say("hint")

    def play(self) -> str:
        """Type an action instead of choosing it; ; separates several"""
        return self._say("play")

    def play_text(self) -> str:
        """what you do, for example a line of the suggestions"""
        return self._say("play-text")

    def report(self) -> str:
        """Tell the host of the bot what is wrong"""
        return self._say("report")

    def report_kind(self) -> str:
        """what it is about; without it, that something is wrong"""
        return self._say("report-kind")

    def leave(self) -> str:
        """Get up from your seat; a game that runs asks how"""
        return self._say("leave")

    def replace(self) -> str:
        """Invite somebody to a seat, or let a computer take it"""
        return self._say("replace")

    def replace_seat(self) -> str:
        """whose seat"""
        return self._say("replace-seat")

    def replace_player(self) -> str:
        """who is to play on; left out: a computer"""
        return self._say("replace-player")

    def game(self) -> str:
        """Tables of board games"""
        return self._say("game")

    def host(self) -> str:
        """Your table, as its host: clock, seats, channel, end (or as a manager of the server)"""
        return self._say("host")

    def pictures(self) -> str:
        """How the posts of the table are shown: for phones, wide screens, in words"""
        return self._say("pictures")

    def pictures_format(self) -> str:
        """what most at the table look at it with"""
        return self._say("pictures-format")

    def game_undo(self) -> str:
        """Ask the others to go back; also what is on the table"""
        return self._say("game-undo")

    def reminder_choice(self, kind: str) -> str:
        """how somebody is reminded"""
        return self._say(f"reminder-choice-{kind}")

    def report_choice(self, kind: str) -> str:
        """what a report is about"""
        return self._say(f"report-choice-{kind}")

    def format_choice(self, kind: str) -> str:
        """for what pictures are drawn"""
        return self._say(f"format-choice-{kind}")

    def call_choice(self, kind: str) -> str:
        """how somebody hears of questions that orders may answer"""
        return self._say(f"call-choice-{kind}")

    def ending_choice(self, kind: str) -> str:
        """whether somebody is asked once more where a turn ends with something unspent"""
        return self._say(f"ending-choice-{kind}")

    def invitation_choice(self, kind: str) -> str:
        """whether somebody may be invited to seats of running games"""
        return self._say(f"invitation-choice-{kind}")

    def plan_choice(self, mode: str) -> str:
        """what becomes of a plan in its turn"""
        return self._say(f"plan-choice-{mode}")
