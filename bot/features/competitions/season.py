"""What a season says of itself: its rules, how things are, its standings."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import discord

from bot.features.competitions.controls import STANDINGS, control
from bot.widgets import items, limits
from bot.widgets.items import COLOUR_WAITING, Page
from bot.widgets.names import harmless
from render.lang.catalogue.bot_competitions import BotCompetitions
from render.lang.catalogue.bot_open import BotOpen
from render.lang.catalogue.bot_season import BotSeason
from render.lang.language import Language
from render.registry import listing
from tables.model import designs, seasons
from tables.model.competitions import Competition, Facts
from tables.model.standings import POINTS, Line, Score, standings

LEADERS = 3
"""People of a group who are named in the message."""
NAMED = 10
"""People of the waiting list who are named."""


def number(value: Fraction) -> str:
    """Points, with one digit behind the point where they are shared."""
    return str(int(value)) if value == int(value) else f"{float(value):.1f}"


class SeasonWords:
    """The words of season leagues."""

    def title(self, language: Language, one: Competition) -> str:
        game = listing(one.game, language).short_title()
        return BotSeason(language).title(number=one.number, game=game)

    def rules(self, language: Language, facts: Facts) -> Sequence[str]:
        say, one = BotSeason(language), facts.competition
        design = designs.FULL[one.size]
        points = language.listed([str(worth) for worth in POINTS[one.size]])
        return (
            say.rule_groups(people=design.people, games=design.games, size=one.size),
            say.rule_points(pace=BotOpen(language).pace(one.pace), points=points),
            say.rule_ties(),
            say.rule_move(),
            say.rule_consent(),
        )

    def summary(self, language: Language, facts: Facts) -> Sequence[str]:
        if not facts.rounds:
            missing = seasons.missing(facts) if facts.competition.state == "confirming" else 0
            return [BotCompetitions(language).missing(count=missing)] if missing else []
        say = BotSeason(language)
        return [
            say.leaders(
                group=say.group(number=group),
                who=" · ".join(
                    say.leader(who=harmless(line.entrant.name), points=number(line.points))
                    for line in standings(facts, seasons.members(facts, group))[:LEADERS]
                ),
            )
            for group in seasons.divisions(facts)
        ]

    def proof(self, language: Language, facts: Facts) -> str:
        say, one = BotCompetitions(language), facts.competition
        if one.state == "over":
            return say.unsealed(secret=one.secret)
        return say.sealed(seal=one.seal)

    def worth(self, score: Score) -> str:
        return number(score.points)

    def standings(self, language: Language, facts: Facts, part: int, user_id: int) -> Page:
        say, groups = BotSeason(language), seasons.divisions(facts)
        title = self.title(language, facts.competition)
        if not groups:
            return items.page(items.text(f"### {title}\n{say.no_standings()}"))
        mine = facts.of_user(user_id)
        own = mine.division if mine is not None and mine.division in groups else groups[0]
        group = part if part in groups else own
        assert group is not None
        lines = [f"### {say.standings_heading(title=title, group=_group(say, group))}"]
        lines.append(f"-# {BotCompetitions(language).in_bold()}")
        for line in standings(facts, seasons.members(facts, group)):
            lines.append(_line(say, line))
        waiting = [harmless(one.name) for one in facts.substitutes[:NAMED]]
        if waiting:
            lines.append(f"-# {say.waiting_list(who=say.listed(waiting))}")
        parts: list[discord.ui.Item[discord.ui.LayoutView]] = [items.text("\n".join(lines))]
        if len(groups) > 1:
            options = [
                discord.SelectOption(label=_group(say, one), value=str(one), default=one == group)
                for one in groups[: limits.OPTIONS]
            ]
            where = control(STANDINGS, facts.competition.id)
            parts.append(items.row(items.select(where, say.which_group(), options)))
        return items.page(*parts, accent=COLOUR_WAITING)


def _group(say: BotSeason, group: int) -> str:
    return say.group_of(number=group, division=seasons.level(group))


def _line(say: BotSeason, line: Line) -> str:
    said = say.line(
        rank=line.rank,
        who=harmless(line.entrant.name),
        points=number(line.points),
        games=line.games,
        wins=number(line.wins),
    )
    return f"{said} · {say.dropped_out()}" if line.entrant.state == "dropped" else said
