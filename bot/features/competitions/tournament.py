"""What a tournament says of itself: its rules, how things are, its standings."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.competitions.controls import DRAWN, STANDINGS, control
from bot.widgets import items, limits
from bot.widgets.items import COLOUR_WAITING, Page
from bot.widgets.names import harmless
from render.lang.catalogue.bot_competitions import BotCompetitions
from render.lang.catalogue.bot_open import BotOpen
from render.lang.catalogue.bot_tournament import BotTournament
from render.lang.language import Language
from render.registry import listing
from tables.model import lots
from tables.model.competitions import Competition, Facts
from tables.model.round_facts import POINT
from tables.model.standings import Score
from tables.model.tournaments import Course, normed

LEADERS = 3
"""People who are named in the message."""
LISTED = 25
"""People of one page of the standings."""
NAMED = 10
"""People of the waiting list who are named."""
FEWEST = 2
"""People whom a tournament needs."""


def points(parts: int) -> str:
    """Points, with up to two digits behind the point."""
    return f"{parts / POINT:.2f}".rstrip("0").rstrip(".")


class TournamentWords:
    """The words of tournaments of all kinds."""

    def title(self, language: Language, one: Competition) -> str:
        say = BotTournament(language)
        game = listing(one.game, language).short_title()
        return say.titled(title=say.title(number=one.number, game=game), kind=say.kind(one.kind))

    def rules(self, language: Language, facts: Facts) -> Sequence[str]:
        say, one = BotTournament(language), facts.competition
        course = Course(facts)
        rounds = int(one.settings.get("rounds", 1))
        if one.kind == "swiss":
            first = say.rule_swiss(rounds=rounds, size=one.size)
        elif one.kind == "knockout":
            first = say.rule_knockout(size=one.size, advance=course.advance)
        elif one.size == 2:
            first = say.rule_groups_of_pairs(advance=course.advance)
        else:
            first = say.rule_groups(size=one.size, rounds=rounds, advance=course.advance)
        return (
            first,
            say.rule_points(pace=BotOpen(language).pace(one.pace)),
            say.rule_rounds(),
            say.rule_sizes_knockout() if one.kind == "knockout" else say.rule_sizes(),
            say.rule_consent(),
        )

    def summary(self, language: Language, facts: Facts) -> Sequence[str]:
        if not facts.rounds:
            missing = FEWEST - len(facts.confirmed)
            waits = facts.competition.state == "confirming" and missing > 0
            return [BotCompetitions(language).missing(count=missing)] if waits else []
        say, course = BotTournament(language), Course(facts)
        order = course.order()
        if facts.competition.state == "over":
            return _end(say, facts, order)
        number = len(facts.rounds)
        if number > course.swiss_rounds:
            people = {who for one in course.tables_of(number) for who in one.seats}
            return [say.still_in(round=say.round(number=number), count=len(people))]
        who = " · ".join(
            say.leader(
                who=harmless(facts.entrant(one).name), points=points(course.scores.points(one))
            )
            for one in order[:LEADERS]
        )
        named = say.round_of(number=number, all=course.swiss_rounds)
        return [say.leaders(round=named, who=who)]

    def proof(self, language: Language, facts: Facts) -> str:
        return BotTournament(language).sealed(seal=lots.seal_of(facts.competition.secret))

    def worth(self, score: Score) -> str:
        return points(normed(score))

    def standings(self, language: Language, facts: Facts, part: int, user_id: int) -> Page:
        say, course = BotTournament(language), Course(facts)
        title = self.title(language, facts.competition)
        order = course.order() if facts.rounds else []
        if not order:
            return items.page(items.text(f"### {title}\n{say.no_standings()}"))
        mine = facts.of_user(user_id)
        own = order.index(mine.id) // LISTED + 1 if mine is not None and mine.id in order else 1
        last = (len(order) - 1) // LISTED + 1
        shown = part if 0 < part <= last else own
        first = (shown - 1) * LISTED
        lines = [f"### {say.standings_heading(title=title)}"]
        lines.append(f"-# {BotCompetitions(language).in_bold()}")
        for rank, one in enumerate(order[first : first + LISTED], first + 1):
            lines.append(_line(say, course, rank, one))
        waiting = [harmless(one.name) for one in facts.substitutes[:NAMED]]
        if waiting:
            lines.append(f"-# {say.waiting_list(who=say.listed(waiting))}")
        parts: list[discord.ui.Item[discord.ui.LayoutView]] = [items.text("\n".join(lines))]
        if last > 1:
            parts.append(items.row(_pages(say, facts, shown, len(order))))
        if any("seed" in one.facts for one in facts.rounds):
            parts.append(items.row(_draws(say, facts)))
        return items.page(*parts, accent=COLOUR_WAITING)


def _end(say: BotTournament, facts: Facts, order: Sequence[int]) -> list[str]:
    """Who has won, and who came next."""
    names = [harmless(facts.entrant(one).name) for one in order[:LEADERS]]
    if not names:
        return []
    lines = [say.winner(who=names[0])]
    if len(names) > 1:
        behind = [say.placed(rank=rank, who=who) for rank, who in enumerate(names[1:], 2)]
        lines.append(say.others(who=" · ".join(behind)))
    return lines


def _line(say: BotTournament, course: Course, rank: int, entrant_id: int) -> str:
    entrant, tally = course.facts.entrant(entrant_id), course.scores.of(entrant_id)
    said = say.line(
        rank=rank,
        who=harmless(entrant.name),
        points=points(tally.points),
        games=tally.played,
        wins=tally.wins,
    )
    if course.groups and entrant.division is not None:
        said = say.in_group(line=said, number=entrant.division)
    return f"{said} · {say.dropped_out()}" if entrant.state == "dropped" else said


def _pages(say: BotTournament, facts: Facts, shown: int, people: int) -> items.Control:
    options = [
        discord.SelectOption(
            label=say.places(first=first + 1, last=min(first + LISTED, people)),
            value=str(first // LISTED + 1),
            default=first // LISTED + 1 == shown,
        )
        for first in range(0, people, LISTED)
    ]
    return items.select(control(STANDINGS, facts.competition.id), say.which_places(), options)


def _draws(say: BotTournament, facts: Facts) -> items.Control:
    """A menu of the rounds that were drawn."""
    options = [
        discord.SelectOption(label=say.draw_of(number=one.number), value=str(one.number))
        for one in facts.rounds
        if "seed" in one.facts
    ]
    where = control(DRAWN, facts.competition.id)
    return items.select(where, say.which_draw(), options[-limits.OPTIONS :])
