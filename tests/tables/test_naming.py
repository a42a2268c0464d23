"""Seats are told apart, and nobody is taken for somebody else."""

from __future__ import annotations

import pytest

from bot.widgets.names import called, isolated, visible
from render.lang.language import ENGLISH
from tables.maintenance.privacy import Privacy
from tables.model import naming, placeholder_names
from tables.model.notes import Renamed
from tables.model.table import UserRef
from tables.operations import export
from tests.tables.parlour import Parlour

TWINS = [
    ("Ann", "Ann"),
    ("Ann", "ann"),
    ("Ann", "A\u200bnn"),
    ("Ann", "Ann\u200d"),
    ("Ann", "\u2066Ann\u2069"),
    ("Ann", "\uff21\uff4e\uff4e"),
    ("Ann", "\U0001d4d0\U0001d4f7\U0001d4f7"),
    ("Ann", "\u0410nn"),  # a Cyrillic letter
    ("Alan", "AIan"),
    ("Zo\u00eb", "Zoe\u0308"),
    ("Ann\u2764", "Ann\u2764\ufe0f"),
    ("Ann", "Ann\u3164"),
]


@pytest.mark.parametrize(("first", "second"), TWINS)
def test_a_name_that_looks_the_same_gets_a_mark(first: str, second: str) -> None:
    stored = naming.given(second, [naming.given(first, [])])
    said = called(stored, ENGLISH)
    assert said.endswith(" (2)")
    assert not naming.alike(said, first)
    third = naming.given(first, [first, stored])
    assert called(third, ENGLISH).endswith(" (3)")


@pytest.mark.parametrize(
    ("first", "second"), [("Ann", "Anna"), ("Ann🔥", "Ann❄"), ("محمد", "محمود"), ("1", "2")]
)
def test_different_names_stay_as_they_are(first: str, second: str) -> None:
    assert naming.given(second, [first]) == second


def test_nobody_gives_themselves_a_mark() -> None:
    """What looks like a mark is a part of the name, and the next Ann gets another number."""
    theirs = naming.given("Ann\u00a0(2)", [])
    assert naming.parts(theirs) == ("Ann (2)", False, "")
    twin = naming.given("Ann", ["Ann", theirs])
    assert called(twin, ENGLISH) == "Ann (3)"


@pytest.mark.parametrize(
    "name",
    [
        "Computer",
        "Computer 2",
        "Computer (strong)",
        "Computer 2 (good)",
        "Computer (usual)",
        "computer learner",
        "computer(STRONG)",
        "Computer\u200b (strong)",
        "\u0421omputer (strong)",
        "C0mputer",
        "Computer (expert)",
        "Computer Beginner",
        "\uff23omputer",
        "Former player",
        "former  Player 3",
        "a former player",
    ],
)
def test_a_person_who_could_pass_for_a_computer_gets_a_mark(name: str) -> None:
    stored = naming.given(name, [])
    assert placeholder_names.read(stored) is None
    assert called(stored, ENGLISH).endswith(" (person)")
    twin = naming.given(name, [stored])
    assert called(twin, ENGLISH).endswith(" (person) (2)")


@pytest.mark.parametrize("name", ["Computers", "my Computer", "Computer Kid", "The Former", "Ann"])
def test_other_names_get_none(name: str) -> None:
    assert naming.given(name, []) == name


@pytest.mark.parametrize(
    "name", ["\u200b", "\u3164", "\u2800 \u2800", "\u202e", "\u0301", "\ufe0f"]
)
def test_a_name_that_cannot_be_seen_gets_a_substitute(name: str) -> None:
    assert naming.given(name, []) == "Player"
    assert called(naming.given(name, ["Player"]), ENGLISH) == "Player (2)"
    assert visible(name, None, "ann.b") == "ann.b", "their other name, if they have one"


def test_joined_letters_and_emoji_stay_joined() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    persian = "\u0645\u06cc\u200c\u0631\u0648\u0645"
    assert naming.given(family, []) == family
    assert naming.given(persian, []) == persian


def test_a_tower_of_accents_is_cut() -> None:
    assert naming.tidy("a" + "\u0323" * 20 + "b") == "\u1ea1\u0323\u0323b"


@pytest.mark.parametrize("name", ["x" * 40, "Computer " + "(strong)" * 4, "ש" * 40])
def test_names_stay_short_with_their_marks(name: str) -> None:
    taken: list[str] = []
    for _ in range(12):
        taken.append(naming.given(name, taken))
    assert len(set(taken)) == 12
    assert all(len(isolated(called(n, ENGLISH))) <= naming.LONGEST for n in taken)


def test_what_is_read_from_right_to_left_turns_nothing_beside_it() -> None:
    assert isolated("محمد") == "\u2068محمد\u2069"
    assert isolated("Ann") == "Ann"


def test_a_mark_stays_when_the_other_one_leaves() -> None:
    stored = naming.given("Ann", ["Ann"])
    assert naming.still_fits(stored, "Ann", [])
    assert naming.still_fits(stored, "Ann", ["Ann"])
    assert not naming.still_fits(stored, "Anna", ["Ann"])
    assert not naming.still_fits("Ann", "Ann", ["A\u200bnn"]), "of before there were marks"
    assert not naming.still_fits("Computer", "Computer", [])


# --- at tables -----------------------------------------------------------------------------------


async def table_of(here: Parlour, *names: str) -> int:
    users = [UserRef(100 + i, name) for i, name in enumerate(names)]
    table = await here.service.lobbies.create(
        game="errands", guild_id=1, channel_id=7, host=users[0]
    )
    for user in users[1:]:
        await here.service.lobbies.join(table.id, user)
    await here.service.playing.start(table.id, users[0].id)
    return table.id


async def test_two_of_one_name_sit_down(here: Parlour) -> None:
    number = await table_of(here, "Ann", "\u0410nn")
    table = await here.service.views.table(number)
    assert [naming.shown(n) for n in table.names] == ["Ann", "\u0410nn (2)"]


async def test_a_seat_is_called_as_its_player_calls_themselves(here: Parlour) -> None:
    number = await table_of(here, "Ann", "Bob")
    renamed = await here.service.names.goes_by(UserRef(100, "Anna"), guild_id=1)
    assert [t.names for t in renamed] == [("Anna", "Bob")]
    table = await here.service.views.table(number)
    assert table.names == ("Anna", "Bob")
    assert await here.service.names.goes_by(UserRef(100, "Anna"), guild_id=1) == []
    assert await here.service.names.goes_by(UserRef(100, "Anja"), guild_id=2) == [], "elsewhere"
    said = [note.said for note in await here.service.views.notes(number)]
    assert Renamed(user=100, old="Ann", name="Anna") in said


async def test_who_takes_a_name_that_is_there_gets_a_mark(here: Parlour) -> None:
    number = await table_of(here, "Ann", "Bob")
    [table] = await here.service.names.goes_by(UserRef(101, "ANN"), guild_id=1)
    assert [naming.shown(n) for n in table.names] == ["Ann", "ANN (2)"]
    assert (await here.service.views.table(number)).names == table.names


async def test_a_new_name_changes_no_version(here: Parlour) -> None:
    number = await table_of(here, "Ann", "Bob")
    before = await here.service.views.table(number)
    await here.service.names.goes_by(UserRef(100, "Anna"), guild_id=1)
    after = await here.service.views.table(number)
    assert (after.version, after.version_token) == (before.version, before.version_token), (
        "buttons stay good"
    )


async def test_an_export_tells_marks_in_plain_characters(here: Parlour) -> None:
    number = await table_of(here, "Computer", "Computer")
    loaded = await here.service.repository.load(number)
    rules = here.service.rules("errands")
    made = export.document(loaded, rules, [], {}, None, False)
    assert made["seats"] == [
        {"name": "Computer (person)", "computer": False},
        {"name": "Computer (person) (2)", "computer": False},
    ]


async def test_who_is_forgotten_takes_no_twin_with_them(here: Parlour) -> None:
    number = await table_of(here, "Ann", "Ann")
    await here.service.names.goes_by(UserRef(101, "Rita"), guild_id=1)
    await here.service.names.goes_by(UserRef(101, "Ann"), guild_id=1)
    await here.service.hosting.abandon(number, 100)
    await Privacy(here.service).forget(UserRef(101, "Ann"))
    table = await here.service.views.table(number)
    assert table.names == ("Ann", "Former player")
    said = [str(note.said) for note in await here.service.views.notes(number)]
    assert not any("Rita" in s or "Ann\u00a0(2)" in s or "101" in s for s in said)
