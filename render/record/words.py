"""What the pictures of a record show, in words."""

from __future__ import annotations

import math
from collections.abc import Iterable

from render.lang.catalogue.common import Common
from render.lang.catalogue.record_picture import RecordPicture
from render.lang.language import ENGLISH, Language
from render.record.facts import Milestone, Places, Points, Rating, RecordFacts, Source, Usual

MINUS = "\N{MINUS SIGN}"


class RecordWords:
    """The words on the pictures of a record, and those that stand for them."""

    def __init__(self, language: Language = ENGLISH) -> None:
        self.say = RecordPicture(language)

    def title(self, facts: RecordFacts) -> str:
        """Of which game the record is."""
        return facts.game or self.say.all_games()

    def which(self, facts: RecordFacts) -> list[str]:
        """The choice of games that are counted: how many they are, at which tables, since when."""
        size = [] if facts.size is None else [self.say.players(count=facts.size)]
        return [self.say.games(count=facts.games), *size, self.say.during(facts.period)]

    def first(self, one: Milestone) -> str:
        """When a first or a best was, and what belongs to it."""
        if one.points is not None:
            lead = one.kind == "closest_win"
            points = number(one.points)
            said = self.say.lead(points=points) if lead else points
            return self.say.by_points(points=said, when=one.when)
        return self.say.of_game(game=one.game, when=one.when) if one.game else one.when

    def too_early(self, rating: Rating) -> str:
        """That there is nothing to say yet."""
        told = self.say.server_too_early if rating.of_server else self.say.too_early
        return told(count=rating.games, needed=rating.needed)

    # --- instead of a picture --------------------------------------------------------------------

    def head(self, facts: RecordFacts) -> str:
        """Whose record it is, and of which games."""
        size = self.say.all_sizes() if facts.size is None else self.say.players(count=facts.size)
        which = self.say.language.row([size, self.say.during(facts.period)])
        return self.say.alt_head(
            who=facts.name, game=self.title(facts), count=facts.games, which=which
        )

    def places(self, places: Iterable[Places]) -> str:
        """The places, and how often each would come by chance."""
        say, found = self.say, []
        for one in places:
            counted = [
                say.alt_place(place=place, count=count) for place, count in enumerate(one.counts, 1)
            ]
            chance = share(one.games / one.people)
            said = say.language.row(counted)
            found.append(say.alt_places(people=one.people, places=said, chance=chance))
        return " ".join(found)

    def strength(self, rating: Rating) -> str:
        """The estimate, where it began, and the levels of computers."""
        say = self.say
        if not rating.course:
            return say.alt_too_early(said=self.too_early(rating))
        then, now = rating.course[0], rating.course[-1]
        found = [
            say.alt_strength(
                end=rating.end,
                middle=now.middle,
                low=now.low,
                high=now.high,
                count=rating.games,
            )
        ]
        if len(rating.course) > 1:
            found.append(
                say.alt_strength_before(
                    begin=rating.begin, middle=then.middle, low=then.low, high=then.high
                )
            )
        if rating.marks:
            levels = [say.alt_computer(level=name, points=points) for name, points in rating.marks]
            found.append(say.alt_computers(levels=say.language.row(levels)))
        return " ".join(found)

    def usual(self, usual: Usual) -> str:
        """The answer times."""
        return self.say.alt_answers(quarter=usual.quarter, half=usual.half, most=usual.most)

    def points(self, points: Iterable[Points]) -> str:
        """The medians of points."""
        say, found = self.say, []
        for one in points:
            parts = [say.alt_points(count=one.size, mine=number(one.mine))]
            if one.server is not None:
                parts.append(say.alt_server(points=number(one.server)))
            if one.winners is not None:
                parts.append(say.alt_winners(points=number(one.winners)))
            found.append(Common(say.language).as_sentence(words=say.language.row(parts)))
        return " ".join(found)

    def sources(self, sources: Iterable[Source]) -> str:
        """Points by source."""
        say, found = self.say, []
        for one in sources:
            mine = number(one.mine)
            if one.winners is None:
                found.append(say.alt_source(source=one.name, mine=mine))
            else:
                against = number(one.winners)
                found.append(say.alt_source_against(source=one.name, mine=mine, winners=against))
        return say.alt_sources(sources=say.language.clauses(found))

    def firsts(self, firsts: Iterable[Milestone]) -> str:
        """Single games."""
        say = self.say
        found = [say.alt_first(first=say.first(one.kind), when=self.first(one)) for one in firsts]
        return " ".join(found)


def number(n: int) -> str:
    """A number with a true minus sign."""
    return str(n).replace("-", MINUS)


def share(n: float) -> str:
    """A number with one digit behind the point, where it is not whole."""
    return number(round(n)) if abs(n - round(n)) < 0.05 else f"{math.floor(n * 10 + 0.5) / 10:.1f}"
