"""What becomes of a competition in time: people are asked, it starts, its tables end, people
drop out, rounds follow, and it is over. All of it inside one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from tables.model import users
from tables.model.competitions import (
    COMPUTER,
    Competition,
    CompetitionTable,
    Draw,
    Entrant,
    EntrantState,
    Facts,
    Plan,
    Say,
)
from tables.model.invitations import DAY
from tables.model.matching import pair
from tables.model.tournaments import urged_from
from tables.store import bar_rows, competition_rows, tournament_rows, user_rows
from tables.store.connection import Connection

Gather = Callable[[], Facts]
"""Reads what is known of a competition in the present transaction."""


@dataclass(slots=True)
class ToDo:
    """What is to be done at tables of the bot, each in a transaction of its own. close: tables at
    which too few people are left. leave: seats of people who have dropped out, as table and
    user. draw: a round is to be drawn first, which takes too long for a transaction."""

    close: list[int] = field(default_factory=list)
    leave: list[tuple[int, int]] = field(default_factory=list)
    draw: Facts | None = None


def advance(db: Connection, gather: Gather, plan: Plan, now: float) -> ToDo:
    """Do everything that is due for a competition. Doing it again changes nothing."""
    facts = gather()
    one = facts.competition
    if one.live:
        _keep_out(db, facts, now)
    if one.state == "signing_up" and now >= one.confirms_at:
        _ask(db, facts, now)
    elif one.state == "confirming" and now >= one.starts_at:
        facts = gather()
        if not plan.ready(facts):
            return ToDo(draw=facts)
        _start(db, facts, plan, now)
    if gather().competition.state != "running":
        return ToDo()
    _settle(db, gather())
    _note_absence(db, gather(), now)
    _fill(db, gather())
    _urge(db, gather(), now)
    waiting = _go_on(db, gather, plan, now)
    return replace(_to_do(db, gather()), draw=waiting)


def tell(db: Connection, entrants: Iterable[Entrant], say: Say, now: float) -> None:
    """Tell people something, each outside of their quiet hours."""
    for one in entrants:
        if one.user_id is not None:
            settings = user_rows.load(db, one.user_id)
            competition_rows.tell(db, one.id, say, users.awake(settings, now))


def leave(db: Connection, entrant: Entrant, now: float) -> Entrant:
    """Somebody does not take part any more: they drop out if they have a place."""
    state: EntrantState = "dropped" if entrant.plays else "out"
    competition_rows.change_entrant(db, entrant.id, state=state, changed_at=now, say=None)
    return replace(entrant, state=state, changed_at=now)


def _keep_out(db: Connection, facts: Facts, now: float) -> None:
    """Who may not join tables of the server any more does not play on."""
    for one in facts.entrants:
        if not one.takes_part or one.user_id is None:
            continue
        if bar_rows.barred(db, facts.competition.guild_id, one.user_id, now):
            leave(db, one, now)


# --- until it starts -----------------------------------------------------------------------------


def _ask(db: Connection, facts: Facts, now: float) -> None:
    """Ask everybody whether they are in. Who is asked late still has a day to answer, or half of
    the time since the competition was made."""
    one = facts.competition
    least = now + min(DAY, (one.starts_at - one.created_at) / 2)
    competition_rows.change(db, one.id, state="confirming", starts_at=max(one.starts_at, least))
    tell(db, [it for it in facts.entrants if it.state == "signed_up"], "confirm", now)


def _start(db: Connection, facts: Facts, plan: Plan, now: float) -> None:
    """Draw the first round, if that is possible."""
    one = facts.competition
    draw = plan.draw(facts)
    if draw is None or not draw.tables:
        trouble = draw.trouble if draw is not None and draw.trouble else "few"
        competition_rows.set_trouble(db, one.id, trouble)
        return
    competition_rows.change(db, one.id, state="running", starts_at=now, trouble=draw.trouble)
    for it in facts.entrants:
        if it.state == "signed_up":
            competition_rows.change_entrant(db, it.id, state="out", changed_at=now, say=None)
    _carry_out(db, facts, draw, 1, now)
    tell(db, [it for it in facts.confirmed if it.id in draw.placed], "begins", now)


def _carry_out(db: Connection, facts: Facts, draw: Draw, number: int, now: float) -> None:
    """Begin a round as it was drawn."""
    one = facts.competition
    competition_rows.begin_round(db, one.id, number, draw.tables, draw.facts, now)
    for entrant_id, (division, place) in draw.placed.items():
        competition_rows.change_entrant(db, entrant_id, division=division, place=place)
    left = [it for it in facts.entrants if it.id in set(draw.left_over)]
    for it in left:
        competition_rows.change_entrant(db, it.id, state="waiting", changed_at=now)
    tell(db, left, "left_over", now)


# --- while it runs -------------------------------------------------------------------------------


def _settle(db: Connection, facts: Facts) -> None:
    """Note the tables that have ended. One that ended without a result is void."""
    statuses = competition_rows.statuses(db, facts.competition.id)
    for table in facts.tables:
        status = statuses.get(table.number, "abandoned")
        if table.state == "open" and status not in ("lobby", "running"):
            state = "finished" if status == "finished" else "void"
            competition_rows.change_table(db, table, state=state)


def _note_absence(db: Connection, facts: Facts, now: float) -> None:
    """Who has run out of time at all their tables is told so, and drops out after a while."""
    present = competition_rows.present(db, facts.competition.id)
    for one in facts.entrants:
        if not one.takes_part or one.user_id is None:
            continue
        here = [it for it in facts.tables if it.state == "open" and one.id in it.people]
        away = bool(here) and not any(one.user_id in present.get(it.number, ()) for it in here)
        if not away:
            if one.away_since is not None:
                competition_rows.change_entrant(db, one.id, away_since=None)
        elif one.away_since is None:
            competition_rows.change_entrant(db, one.id, away_since=now)
            tell(db, [one], "away", now)
        elif now - one.away_since >= facts.competition.grace:
            leave(db, one, now)
            tell(db, [one], "dropped", now)


def _fill(db: Connection, facts: Facts) -> None:
    """Find somebody for the seats of those who dropped out, at tables that have not begun: who
    waits for a place, or else a computer. A table for fewer than two people is not played."""
    active = {one.id for one in facts.entrants if one.takes_part}
    load = {one.id: 0 for one in facts.substitutes}
    for table in facts.tables:
        for who in table.stand_ins.values():
            load[who] = load.get(who, 0) + 1
    for table in facts.tables:
        if table.state != "planned":
            continue
        stand_ins = dict(table.stand_ins)
        for seat, owner in enumerate(table.seats):
            who = stand_ins.get(seat, owner)
            if who == COMPUTER or who not in active:
                stand_ins[seat] = _substitute(facts, replace(table, stand_ins=stand_ins), load)
        changed = replace(table, stand_ins=stand_ins)
        people = [one for one in changed.people if one in active]
        if len(people) < 2:
            competition_rows.change_table(db, table, state="void", stand_ins=stand_ins)
        elif stand_ins != table.stand_ins:
            competition_rows.change_table(db, table, stand_ins=stand_ins)


def _substitute(facts: Facts, table: CompetitionTable, load: dict[int, int]) -> int:
    """Of those who wait for a place the one with the fewest such tables, who would not rather avoid
    anybody there; or a computer."""
    for one in sorted(facts.substitutes, key=lambda it: (load[it.id], it.at, it.id)):
        meets = (pair(one.id, other) for other in table.people)
        if one.id not in table.people and facts.avoiding.isdisjoint(meets):
            load[one.id] += 1
            return one.id
    return COMPUTER


def _urge(db: Connection, facts: Facts, now: float) -> None:
    """Tell the people of the slowest table of a round, once and only them, that others wait for
    them. In a season nobody waits for another table."""
    one, last = facts.competition, facts.rounds[-1]
    tables = [it for it in facts.tables if it.round == last.number]
    playing = [it for it in tables if it.state == "open"]
    if one.kind == "season" or len(tables) < 2 or not playing or now < urged_from(one, last):
        return
    if not tournament_rows.note_urged(db, one.id, last.number, now):
        return
    steps = tournament_rows.steps(db, one.id)
    slowest = min(playing, key=lambda it: (steps.get(it.number, 0), it.number))
    people = [facts.entrant(it) for it in slowest.people]
    tell(db, [it for it in people if it.takes_part and it.say is None], "slowest", now)


def _go_on(db: Connection, gather: Gather, plan: Plan, now: float) -> Facts | None:
    """Once all tables of a round are over, the next one begins, or the competition ends. The facts
    of a draw that has still to be made."""
    facts = gather()
    last = facts.rounds[-1]
    if any(it.state in ("planned", "open") for it in facts.tables if it.round == last.number):
        return None
    if last.state == "playing":
        competition_rows.end_round(db, facts.competition.id, last.number, now)
        facts = gather()
    if not plan.ready(facts):
        return facts
    draw = plan.draw(facts)
    if draw is None or not draw.tables:
        end(db, facts, plan, now)
    else:
        _carry_out(db, facts, draw, last.number + 1, now)
    return None


def end(db: Connection, facts: Facts, plan: Plan, now: float) -> None:
    """It is over: what was played counts, and what was only planned is not played."""
    one = facts.competition
    for table in facts.tables:
        if table.state in ("planned", "open"):
            competition_rows.change_table(db, table, state="void")
    for entrant_id, rank in plan.ranks(facts).items():
        competition_rows.change_entrant(db, entrant_id, rank=rank)
    competition_rows.change(db, one.id, state="over", ended_at=now, trouble="")
    tell(db, [it for it in facts.entrants if it.plays], "over", now)


def _to_do(db: Connection, facts: Facts) -> ToDo:
    """What people who dropped out leave to be done at tables that are open."""
    made = ToDo()
    if facts.competition.state != "running":
        return made
    active = {one.id for one in facts.entrants if one.takes_part}
    present = competition_rows.present(db, facts.competition.id)
    for table in facts.tables:
        if table.state != "open" or table.table_id is None:
            continue
        if sum(one in active for one in table.people) < 2:
            made.close.append(table.table_id)
            continue
        here = present.get(table.number, set())
        for one in table.people:
            user = facts.entrant(one).user_id
            if one not in active and user is not None and user in here:
                made.leave.append((table.table_id, user))
    return made


def next_due(one: Competition) -> float | None:
    """When something becomes due by the clock alone, before it runs."""
    if one.state == "signing_up":
        return one.confirms_at
    return one.starts_at if one.state == "confirming" else None
