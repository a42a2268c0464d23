"""Which people who would like to play fit together: every rule, in thousands of random rounds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC
from itertools import combinations
from zoneinfo import ZoneInfo

import pytest

from tables.model import matching, wishes
from tables.model.clock import HOUR
from tables.model.invitations import DAY
from tables.model.matching import Around, Group, Lobby, Standing, matches, pair, suits
from tables.model.wishes import ANY_HOURS, Wish

NOW = 1_000_000.0
SEATS = {"belfort": (2, 3, 4, 5), "tzolkin": (2, 3, 4), "duel": (2,)}
ROUNDS = 500
"""In each of twenty parts."""


def wish(user: int, **given: object) -> Wish:
    usual = Wish(
        *(user, 1, f"User {user}", 77),
        games=("belfort",),
        sizes=(2,),
        pace="daily",
        most=1,
        at=NOW - user,
        until=NOW + 30 * DAY,
    )
    return replace(usual, **given)  # type: ignore[arg-type]


def around(**given: object) -> Around:
    return Around(**{"seats": SEATS, **given})  # type: ignore[arg-type]


def people(groups: Sequence[Group]) -> list[set[int]]:
    return [set(group.people) for group in groups]


# --- the rules, written a second time ------------------------------------------------------------


def step(hours: set[int]) -> set[int]:
    return {(hour + by) % 6 for hour in hours for by in (-1, 0, 1)}


def parts(hours: int | None) -> set[int]:
    return set(range(6)) if hours is None else {n for n in range(6) if hours & 2**n}


def wanted(one: Wish) -> tuple[set[int], set[int]]:
    """The sizes and hours of a wish as they count now."""
    sizes, hours = set(one.sizes), parts(one.hours)
    if NOW - one.at > (one.until - one.at) / 2:
        sizes = {n for n in (2, 3, 4, 5) if {n - 1, n, n + 1} & sizes}
        hours = step(hours)
    return sizes, hours


def broken(group: Sequence[Wish], game: str, facts: Around) -> str:
    """The first rule that a group breaks; empty if it breaks none."""
    size = len(group)
    rules = {
        "the same person twice": len({w.user_id for w in group}) == size >= 2,
        "two servers": len({w.guild_id for w in group}) == 1,
        "the wish is over": all(w.until > NOW >= w.rests and w.silent < 2 for w in group),
        "the game": all(game in w.games for w in group) and size in SEATS[game],
        "the size": all(size in wanted(w)[0] for w in group),
        "the pace": len({w.pace for w in group}) == 1,
        "the language": len({w.language for w in group if w.language}) <= 1,
        "the hours": len(set.intersection(*(wanted(w)[1] for w in group))) >= 3,
        "too many tables": all(facts.standing(w.user_id).sitting < w.most for w in group),
    }
    if not all(rules.values()):
        return next(rule for rule, held in rules.items() if not held)
    for a, b in combinations([w.user_id for w in group], 2):
        if (min(a, b), max(a, b)) in facts.avoiding:
            return "somebody avoids somebody"
        if (min(a, b), max(a, b)) not in facts.known:
            for one in map(facts.standing, (a, b)):
                if one.running > one.finished + 3:
                    return "strangers, and too little was finished"
    return ""


def any_lawful(found: Sequence[Wish], facts: Around) -> bool:
    return any(
        not broken(group, game, facts)
        for size in range(2, 6)
        for group in combinations(found, size)
        for game in SEATS
    )


def invented(chance: random.Random, count: int) -> tuple[list[Wish], Around]:
    """Some people who have little or much in common."""
    loose = chance.uniform(0.3, 1.0)

    def some(values: Sequence[object], least: int = 1) -> tuple[object, ...]:
        return tuple(v for v in values if chance.random() < loose) or tuple(
            chance.sample(list(values), least)
        )

    users = chance.sample(range(1, 100), count)
    found = [
        wish(
            user,
            guild_id=1 if chance.random() < 0.8 else 2,
            games=some(list(SEATS)),
            sizes=some(wishes.SIZES),
            pace="daily" if chance.random() < 0.5 + loose / 2 else "weekly",
            most=chance.choice(wishes.MOST),
            at=NOW - chance.uniform(0, 9 * DAY),
            until=NOW + chance.uniform(-DAY, 20 * DAY),
            hours=None if chance.random() < 0.3 else chance.getrandbits(6) | chance.getrandbits(6),
            language=chance.choice((None, "en", "en", "en", "de")),
            welcome=chance.choice(("anybody", "learners", "experienced")),
            silent=chance.choice((0, 0, 0, 0, 1, 1, 2)),
            rests=NOW + chance.choice((-9, -9, -9, -9, -9, 9)),
        )
        for user in users
    ]
    both = list(combinations(sorted(users), 2))
    some_pairs = [frozenset(p for p in both if chance.random() < 0.15) for _ in range(3)]
    standings = {
        user: Standing(
            sitting=chance.choice((0, 0, 0, 1, 2)),
            running=chance.randrange(5),
            finished=chance.randrange(4),
            played=frozenset(game for game in SEATS if chance.random() < 0.5),
        )
        for user in users
    }
    avoiding, known, lately = some_pairs
    return found, around(standings=standings, avoiding=avoiding, known=known, lately=lately & known)


@pytest.mark.sliced(by="part")
@pytest.mark.parametrize("part", range(20))
def test_in_random_rounds_every_rule_holds_and_nobody_waits_in_vain(part: int) -> None:
    """Ten thousand rounds in all."""
    met = 0
    for number in range(ROUNDS):
        chance = random.Random(part * ROUNDS + number)
        found, facts = invented(chance, chance.randrange(2, 9))
        made = matches(found, facts, NOW)
        for group in made:
            assert broken(group.wishes, group.game, facts) == ""
        everybody = [user for group in made for user in group.people]
        assert len(everybody) == len(set(everybody)), "everybody is in one group at most"
        if not made:
            assert not any_lawful(found, facts), f"round {part * ROUNDS + number}"
        met += len(made)
    assert met > ROUNDS / 5, "most rounds would show nothing"


@pytest.mark.parametrize("count", [20, 39, 60, 90])
def test_many_wishes_hold_to_the_rules_too(count: int) -> None:
    for number in range(5):
        found, facts = invented(random.Random(1_000 * count + number), count)
        made = matches(found, facts, NOW)
        assert made
        assert [broken(group.wishes, group.game, facts) for group in made] == [""] * len(made)
        left = {w.user_id for w in found} - {user for group in made for user in group.people}
        rest = [w for w in found if w.user_id in left]
        assert not any(
            not broken(group, game, facts) for group in combinations(rest, 2) for game in SEATS
        ), "two who are left fit together"


def test_as_many_as_possible_come_together() -> None:
    """Whoever has waited longest fits two others, of whom one fits nobody else."""
    first = wish(9, games=("belfort", "duel"))
    second = wish(5, games=("belfort", "tzolkin"))
    third, fourth = wish(4, games=("duel",)), wish(3, games=("tzolkin",))
    made = matches([first, second, third, fourth], around(), NOW)
    assert sorted(map(sorted, people(made))) == [[3, 5], [4, 9]]


def test_who_has_waited_longest_comes_first() -> None:
    made = matches([wish(1), wish(2), wish(3)], around(), NOW)
    assert people(made) == [{2, 3}]


def test_people_who_did_not_meet_lately_come_first() -> None:
    three = [wish(1), wish(2), wish(3)]
    lately = frozenset({pair(2, 3)})
    assert people(matches(three, around(lately=lately), NOW)) == [{1, 3}]


def test_people_who_are_as_strong_as_each_other_come_first() -> None:
    three = [wish(1), wish(2), wish(3)]
    alone = {(2, "belfort"): 2.5}
    assert people(matches(three, around(strengths=alone), NOW)) == [{2, 3}], "nobody to compare"
    strengths = {(1, "belfort"): 0.0, (2, "belfort"): 0.4, (3, "belfort"): 2.5}
    assert people(matches(three, around(strengths=strengths), NOW)) == [{1, 2}]
    lately = frozenset({pair(1, 2)})
    both = around(strengths=strengths, lately=lately)
    assert people(matches(three, both, NOW)) == [{2, 3}], "whom one has met lately counts more"
    others = {(user, "tzolkin"): strength for (user, _), strength in strengths.items()}
    assert people(matches(three, around(strengths=others), NOW)) == [{2, 3}]


def test_beginners_meet_people_who_welcome_them() -> None:
    knows = {n: Standing(played=frozenset(SEATS)) for n in (2, 3)}
    found = [wish(1, at=NOW - 9), wish(2, welcome="learners", at=NOW), wish(3)]
    assert people(matches(found, around(standings=knows), NOW)) == [{1, 2}]
    found = [wish(1), wish(2, at=NOW), wish(3, welcome="experienced")]
    assert people(matches(found, around(standings=knows), NOW)) == [{2, 3}]


def test_after_half_of_its_time_a_wish_fits_more_and_the_match_says_so() -> None:
    early, other = wish(1, hours=0b000111), wish(2, hours=0b001110)
    assert matches([early, other], around(), NOW) == []
    late = replace(early, at=NOW - 31 * DAY)
    [group] = matches([late, other], around(), NOW)
    assert group.widened
    [group] = matches([replace(late, hours=0b001110), other], around(), NOW)
    assert not group.widened
    [group] = matches([replace(late, sizes=(3,), hours=None), other], around(), NOW)
    assert group.widened


def test_a_day_goes_round() -> None:
    assert wishes.spread(0b100000) == 0b110001
    assert wishes.spread(0b000001) == 0b100011
    assert wishes.spread(ANY_HOURS) == ANY_HOURS


def test_hours_come_from_enough_answers() -> None:
    evening = 20 * HOUR
    days = [evening + day * DAY for day in range(wishes.ENOUGH)]
    assert wishes.hours_of(days[1:]) is None
    assert wishes.hours_of(days) == 0b100000
    assert wishes.hours_of([*days, 9 * HOUR]) == 0b100000, "once is not often"
    assert wishes.hours_of([*days, 9 * HOUR, 10 * HOUR, 11 * HOUR]) == 0b100100


def test_tonight_ends_in_the_morning() -> None:
    noon = 1_750_000_000.0 - 1_750_000_000.0 % DAY + 12 * HOUR
    assert wishes.end("tonight", noon, UTC) == noon + 16 * HOUR
    assert wishes.end("tonight", noon + 14 * HOUR, UTC) == noon + 40 * HOUR, "not in two hours"
    berlin = ZoneInfo("Europe/Berlin")
    assert wishes.end("tonight", noon, berlin) == noon + 14 * HOUR
    assert wishes.end("week", noon, UTC) == noon + 7 * DAY


def test_an_open_table_suits_by_the_same_rules() -> None:
    one = wish(1, hours=0b000111, sizes=(2, 3))
    lobby = Lobby(1, "belfort", (2,), matching.sizes_left(SEATS["belfort"], 1), "daily", "en")
    assert suits(one, lobby, around(), NOW)
    assert suits(one, replace(lobby, pace=None), around(), NOW), "it has not said how fast"
    others: list[tuple[Lobby, Around]] = [
        (replace(lobby, pace="weekly"), around()),
        (replace(lobby, game="tzolkin"), around()),
        (replace(lobby, guild_id=2), around()),
        (replace(lobby, sizes=frozenset({4})), around()),
        (replace(lobby, hours=0b111110), around()),
        (replace(lobby, people=(1,)), around()),
        (lobby, around(avoiding=frozenset({pair(2, 1)}))),
        (lobby, around(standings={1: Standing(sitting=1)})),
        (lobby, around(standings={2: Standing(running=4)})),
    ]
    for table, facts in others:
        assert not suits(one, table, facts, NOW), (table, facts)
    assert not suits(replace(one, language="de"), lobby, around(), NOW)
    assert not suits(replace(one, until=NOW), lobby, around(), NOW)
    known = around(standings={2: Standing(running=4)}, known=frozenset({(1, 2)}))
    assert suits(one, lobby, known, NOW)
