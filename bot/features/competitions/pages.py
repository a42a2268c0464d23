"""What people are shown of a competition: its message, their tables, questions, news."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.features.competitions import shows
from bot.features.competitions.controls import (
    END,
    IN,
    LEAVE,
    MY_TABLES,
    REALLY_END,
    SEE,
    SIGN_UP,
    SMALLER,
    STANDINGS,
    STAY,
    WITHDRAW,
    control,
)
from bot.widgets import items
from bot.widgets.items import COLOUR_ASKED, COLOUR_OVER, COLOUR_WAITING, Page
from bot.widgets.links import link, when
from bot.widgets.names import harmless
from render.lang.catalogue.bot_competitions import BotCompetitions
from render.lang.language import Language
from tables.model import seasons
from tables.model.competitions import (
    COMPUTER,
    Competition,
    CompetitionTable,
    Entrant,
    Facts,
    Trouble,
)
from tables.model.standings import scores
from tables.model.table import Table

_Part = discord.ui.Item[Any]


# --- its message ---------------------------------------------------------------------------------


def message(language: Language, facts: Facts) -> Page:
    """The message of a competition in its channel."""
    say, one = BotCompetitions(language), facts.competition
    words = shows.WORDS[one.kind]
    head = f"### {words.title(language, one)}\n**{_state_word(say, one)}**"
    parts: list[_Part] = [items.text(head)]
    parts.append(items.text("\n".join([*_state(say, facts), *words.summary(language, facts)])))
    if one.trouble and one.live:
        parts.append(items.text(f"> {say.trouble(_public(one.trouble))}"))
    if one.live:
        rules = words.rules(language, facts)
        if one.state == "running":
            parts.append(items.small("\n".join(rules)))
        else:
            parts.append(items.text("\n".join(f"- {rule}" for rule in rules)))
    if one.state != "cancelled":
        parts.append(items.text(f"-# {words.proof(language, facts)}"))
        parts.append(items.row(*_buttons(say, one)))
    colours = {"over": COLOUR_OVER, "cancelled": COLOUR_OVER, "running": COLOUR_WAITING}
    return items.page(*parts, accent=colours.get(one.state, COLOUR_ASKED))


def _public(trouble: Trouble) -> Trouble:
    """Why it waits, as everybody may know it. That two people avoid each other only the manager is
    told: who then waits would be known for one of them."""
    return "few" if trouble == "apart" else trouble


def _state_word(say: BotCompetitions, one: Competition) -> str:
    return say.state(one.state.replace("_", "-"))


def _state(say: BotCompetitions, facts: Facts) -> list[str]:
    """How far it has come, in a line or two."""
    one = facts.competition
    there = sum(it.takes_part for it in facts.entrants)
    starts = f"{when(one.starts_at, 'F')} ({when(one.starts_at)})"
    if one.state == "signing_up":
        lines = [say.signed_up(count=there, when=starts)]
        return lines + ([say.places(most=one.most)] if one.most is not None else [])
    if one.state == "confirming":
        return [say.confirmed(count=len(facts.confirmed), all=there, when=starts)]
    if one.state == "cancelled":
        return [_state_word(say, one)]
    states = [table.state for table in facts.tables]
    over = states.count("finished") + states.count("void")
    return [say.progress(played=over, all=len(states), open=states.count("open"))]


def _buttons(say: BotCompetitions, one: Competition) -> list[items.Control]:
    found = []
    if one.state == "confirming":
        found.append(items.button(say.i_am_in(), control(IN, one.id, 1), "success"))
    if one.live:
        style = "success" if one.state == "signing_up" else "secondary"
        found.append(items.button(say.sign_up(), control(SIGN_UP, one.id), style))
        found.append(items.button(say.withdraw(), control(WITHDRAW, one.id)))
    found.append(items.button(say.standings(), control(STANDINGS, one.id)))
    found.append(items.button(say.my_tables(), control(MY_TABLES, one.id)))
    return found


def digest(page: Page) -> str:
    """What tells whether a message shows something else than it did."""
    shown = json.dumps(page.view.to_components(), sort_keys=True)  # type: ignore[no-untyped-call]
    return hashlib.sha256(shown.encode()).hexdigest()[:20]


# --- what one person sees ------------------------------------------------------------------------


def entrant_page(language: Language, facts: Facts, mine: Entrant, spoken: str) -> Page:
    """What somebody has signed up for. spoken: the name of their language."""
    say, one = BotCompetitions(language), facts.competition
    named = shows.title(language, one)
    if mine.state == "in":
        said = say.you_are_in(title=named)
    elif mine.state == "waiting":
        said = say.you_wait(title=named)
    else:
        said = say.you_signed_up(title=named, when=when(one.starts_at, "F"))
    lines = [said, f"-# {say.your_language(language=spoken)}"]
    buttons = [items.button(say.withdraw(), control(WITHDRAW, one.id, 1))]
    if one.kind == "season":
        buttons.insert(0, items.button(say.change_sign_up(), control(SIGN_UP, one.id, 1)))
    page = items.text("\n".join(lines))
    return items.page(page, items.row(*buttons), accent=COLOUR_WAITING)


def leave_page(language: Language, facts: Facts, mine: Entrant) -> Page:
    """Whether somebody really wants to leave."""
    say, one = BotCompetitions(language), facts.competition
    about = say.leave_running() if mine.plays else say.leave_before()
    heading = say.leave_heading(title=shows.title(language, one))
    return items.page(
        items.text(f"### {heading}\n{about}"),
        items.row(
            items.button(say.leave(), control(LEAVE, one.id), "danger"),
            items.button(say.stay(), control(STAY, one.id)),
        ),
        accent=COLOUR_ASKED,
    )


def said_page(said: str) -> Page:
    """One sentence."""
    return items.page(items.text(said), accent=COLOUR_WAITING)


def tables_page(
    language: Language, facts: Facts, user_id: int, tables: Mapping[int, Table]
) -> Page:
    """The tables of somebody. tables: those that are open, by their numbers."""
    say = BotCompetitions(language)
    mine = facts.of_user(user_id)
    lines = [f"### {say.my_heading(title=shows.title(language, facts.competition))}"]
    if mine is None:
        return items.page(items.text("\n".join([*lines, say.not_in()])))
    for table in facts.tables_of(mine.id):
        lines.append(_line(say, facts, mine, table, tables))
        if mine.id in table.stand_ins.values():
            lines.append(f"-# {say.substitute_there()}")
    if len(lines) == 1:
        lines.append(say.no_tables_yet())
    return items.page(items.text("\n".join(lines)), accent=COLOUR_WAITING)


def _line(
    say: BotCompetitions,
    facts: Facts,
    mine: Entrant,
    table: CompetitionTable,
    tables: Mapping[int, Table],
) -> str:
    seated = [table.stand_ins.get(seat, owner) for seat, owner in enumerate(table.seats)]
    others = [
        say.a_computer() if one == COMPUTER else harmless(facts.entrant(one).name)
        for one in seated
        if one != mine.id
    ]
    state = _state_of(say, facts, mine, table, tables)
    return say.table_line(number=table.number, who=say.listed(others), state=state)


def _state_of(
    say: BotCompetitions,
    facts: Facts,
    mine: Entrant,
    table: CompetitionTable,
    tables: Mapping[int, Table],
) -> str:
    if table.state == "planned":
        return say.planned()
    if table.state == "open":
        there = tables.get(table.number)
        return say.planned() if there is None else say.playing(link=link(there))
    score = next((it for it in scores(facts, table) if it.entrant_id == mine.id), None)
    if score is not None and score.walkover:
        return say.walkover(points=shows.WORDS[facts.competition.kind].worth(score))
    if score is not None:
        worth = shows.WORDS[facts.competition.kind].worth(score)
        return say.finished_with(place=score.place, points=worth)
    return say.void() if table.state == "void" else say.finished()


# --- direct messages -----------------------------------------------------------------------------


def question_page(language: Language, facts: Facts, entrant: Entrant, server: str) -> Page | None:
    """The question whether somebody is in; None if it is not asked, or answered."""
    say, one = BotCompetitions(language), facts.competition
    if one.state != "confirming" or entrant.state != "signed_up":
        return None
    starts = when(one.starts_at, "F")
    said = say.ask_in(title=shows.title(language, one), server=harmless(server), when=starts)
    buttons = items.row(
        items.button(say.i_am_in(), control(IN, one.id), "success"),
        items.button(say.withdraw(), control(LEAVE, one.id)),
    )
    return items.page(items.text(said), buttons, accent=COLOUR_ASKED)


def news_page(language: Language, facts: Facts, entrant: Entrant, server: str) -> Page | None:
    """What an entrant must be told; None if it is no longer true."""
    say, one = BotCompetitions(language), facts.competition
    about = {"title": shows.title(language, one), "server": harmless(server)}
    match entrant.say:
        case "confirm":
            return question_page(language, facts, entrant, server)
        case "begins":
            return said_page(say.begins(**about, link=address(one)))
        case "left_over":
            return said_page(say.no_place(**about))
        case "away" if entrant.away_since is not None:
            until = entrant.away_since + one.grace
            return said_page(say.away(**about, when=when(until, "f")))
        case "dropped":
            return said_page(say.dropped(**about))
        case "slowest" if one.state == "running":
            return said_page(say.slowest(**about))
        case "over" if entrant.rank is not None:
            ended = say.ended_with_rank if one.kind == "season" else say.ended_with_place
            return said_page(ended(**about, rank=entrant.rank))
        case "over":
            return said_page(say.ended(**about))
        case "cancelled":
            return said_page(say.called_off(**about))
    return None


def ping_page(language: Language, one: Competition, user_id: int) -> Page:
    """Tells somebody in the channel that there is a question for them."""
    say = BotCompetitions(language)
    see = items.button(say.see(), control(SEE, one.id), "primary")
    text = items.text(say.question_waits(who=f"<@{user_id}>"))
    return items.page(text, items.row(see), accent=COLOUR_ASKED)


def manager_page(language: Language, facts: Facts, server: str) -> Page:
    """What a manager is told once."""
    say, one = BotCompetitions(language), facts.competition
    said = say.manager_told(
        title=shows.title(language, one), server=harmless(server), said=say.trouble(one.trouble)
    )
    return said_page(said)


def address(one: Competition) -> str:
    """Where its message is, or its channel."""
    parts = [str(one.guild_id), str(one.channel_id)]
    if one.message_id is not None:
        parts.append(str(one.message_id))
    return "https://discord.com/channels/" + "/".join(parts)


# --- for managers --------------------------------------------------------------------------------


def managed_page(language: Language, found: Sequence[Facts], note: str = "") -> Page:
    """What is under way on a server."""
    say = BotCompetitions(language)
    lines = [f"### {say.managed_heading()}", *([f"> {note}"] if note else [])]
    if not found:
        return items.page(items.text("\n".join([*lines, say.managed_none()])))
    parts: list[_Part] = [items.text("\n".join(lines))]
    for facts in found:
        one = facts.competition
        line = say.managed_line(title=shows.title(language, one), state=_state_word(say, one))
        more = [say.trouble(one.trouble)] if one.trouble else []
        parts.append(items.text("\n".join([line, *more])))
        buttons = []
        small = one.kind == "season" and one.state == "confirming" and not one.settings.get("small")
        if small and seasons.small_group(facts) is not None:
            buttons.append(items.button(say.smaller(), control(SMALLER, one.id), "primary"))
        label = say.end_it() if one.state == "running" else say.call_off()
        buttons.append(items.button(label, control(END, one.id), "danger"))
        parts.append(items.row(*buttons))
    return items.page(*parts)


def end_page(language: Language, facts: Facts) -> Page:
    """Whether a manager really wants to end a competition."""
    say, one = BotCompetitions(language), facts.competition
    named = shows.title(language, one)
    running = one.state == "running"
    said = say.end_question(title=named) if running else say.call_off_question(title=named)
    sure = items.button(say.end_yes(), control(REALLY_END, one.id), "danger")
    return items.page(items.text(said), items.row(sure), accent=COLOUR_ASKED)
