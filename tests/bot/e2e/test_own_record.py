"""The record of somebody's games: who sees what, what can be chosen, and what is shared."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.widgets import ids
from bot.widgets.ids import ControlId
from tables.model.results import GameResult, SeatResult
from tables.model.standing import LEAST_GAMES
from tests.bot.e2e.seasons import manager
from tests.bot.e2e.test_strangers import everything, forged
from tests.bot.simulated import DANGER, World, presses, there, words
from tests.bot.ways import resign
from tests.tables import rated_games

pytestmark = pytest.mark.usefixtures("plain_pictures")
DAY = 86_400.0
_FIRST = 5_000


async def record(world: World, name: str, **given: Any) -> Any:
    return await world[name].slash(world.channel, "record", **given)


async def keep(world: World, *results: GameResult) -> None:
    await rated_games.keep(world.service.store, results)


def played(
    world: World,
    number: int,
    *names: str | None,
    game: str = "belfort",
    days: float = 1,
    server: bool = True,
    points: tuple[int, ...] = (),
    level: str = "",
) -> GameResult:
    """A game in which these people came in this order. level: of a computer that came last."""
    scores = points or (None,) * len(names)
    seats = [
        SeatResult(
            i,
            None if name is None else world[name].id,
            None,
            i + 1,
            i + 1,
            None if score is None else {"districts": score - 4, "majority_elf": 4},
        )
        for i, (name, score) in enumerate(zip(names, scores, strict=True))
    ]
    if level:
        seats.append(SeatResult(len(seats), None, level, len(seats) + 1, None))
    guild = world.guild.id if server else 77
    at = world.now() - days * DAY
    return GameResult(_FIRST + number, game, guild, at, len(seats), "end", tuple(seats), rated=True)


async def choose(world: World, name: str, page: Any, part: str, value: str) -> Any:
    found = {
        ids.unmarked(p.value): p
        for p in presses(page.response)
        if p.parsed.op == "myrecord" and p.parsed.args[1] == part and p.value is not None
    }
    press = found[value]
    return await world[name].select(page.response, [press.value], custom_id=press.custom_id)


async def choose_setting(world: World, name: str, page: Any, part: str, value: str) -> None:
    press = next(
        p
        for p in presses(page.response)
        if p.parsed.op == "setting" and p.parsed.args[0] == part and p.value == value
    )
    await world[name].select(page.response, [value], custom_id=press.custom_id)


def pictures(page: Any) -> list[str]:
    return [a.filename for a in there(getattr(page, "response", page)).attachments]


async def give_up(world: World, name: str) -> None:
    sure = await resign(world, world[name])
    code = next(p.custom_id for p in presses(sure.response) if p.style == DANGER)
    await world[name].click(there(sure.response), custom_id=code)
    assert (await world.table()).status == "finished"


# --- one's own -----------------------------------------------------------------------------------


async def test_before_the_first_game_a_sentence(world: World) -> None:
    page = await record(world, "Ann")
    assert page.ephemeral
    assert "You have not finished a game with other people yet" in everything(page)
    assert not presses(page.response)


async def test_the_page_after_some_games(world: World) -> None:
    await keep(
        world,
        played(world, 1, "Ann", "Bob", points=(50, 40), days=400),
        played(world, 2, "Bob", "Ann", points=(61, 47), days=100),
        played(world, 3, "Ann", "Bob", "Chloe", points=(58, 52, 31)),
        played(world, 4, "Ann", "Chloe", game="antike-duellum"),
        played(world, 5, "Ann", game="belfort", level="good"),
        played(world, 6, "Bob", "Chloe", points=(999, 888)),
    )
    page = await record(world, "Ann")
    assert page.ephemeral
    said = everything(page)
    assert "Record of Ann: Belfort, 3 games, all sizes, all time." in said, "the one played most"
    assert "Among 2 people: place 1 once, place 2 once; by chance each 1." in said
    assert "Points with 2 players, as medians: 48.5" not in said, "whole points"
    assert f"<@{world['Bob'].id}>: 3 games, you finished ahead twice, after them once" in said
    assert f"<@{world['Chloe'].id}>: 1 game, you finished ahead once, after them never" in said
    assert "Practice against computers:** *Good*: 1 of 1" in said
    assert "999" not in said
    assert "888" not in said
    assert pictures(page)[0] == "record-1.png"
    data = world.env.backend.cdn.get(there(page.response).attachments[0].url)
    assert data is not None
    with Image.open(io.BytesIO(data)) as image:
        assert image.width == 1080


async def test_menus_choose_games_sizes_and_periods(world: World) -> None:
    await keep(
        world,
        played(world, 1, "Ann", "Bob", points=(50, 40), days=400),
        played(world, 2, "Bob", "Ann", points=(61, 47), days=100),
        played(world, 3, "Ann", "Bob", "Chloe", points=(58, 52, 31)),
        played(world, 4, "Ann", "Chloe", game="antike-duellum"),
    )
    page = await record(world, "Ann")
    page = await choose(world, "Ann", page, "s", "3")
    assert "Belfort, 1 game, 3 players, all time" in everything(page)
    page = await choose(world, "Ann", page, "s", "all")
    page = await choose(world, "Ann", page, "p", "year")
    assert "Belfort, 2 games, all sizes, the last year" in everything(page)
    page = await choose(world, "Ann", page, "p", "quarter")
    assert "Belfort, 1 game, all sizes, the last 3 months" in everything(page)
    page = await choose(world, "Ann", page, "g", "all")
    said = everything(page)
    assert "All games, 2 games, all sizes, the last 3 months" in said
    assert "Points" not in said
    page = await choose(world, "Ann", page, "g", "antike-duellum")
    assert "Antike Duellum, 1 game" in everything(page)
    assert len(world.messages()) == 0, "nobody else sees any of it"


async def test_the_command_takes_a_game(world: World) -> None:
    await keep(world, played(world, 1, "Ann", "Bob", days=100), played(world, 2, "Ann", "Bob"))
    page = await record(world, "Ann", game="tzolkin")
    assert "No finished game with other people fits this choice" in everything(page)
    assert not pictures(page)
    page = await choose(world, "Ann", page, "g", "belfort")
    assert "Belfort, 2 games" in everything(page)
    refused = await record(world, "Ann", game="chess")
    assert "chess" in everything(refused)


async def test_the_best_game_can_be_looked_at(world: World) -> None:
    await world.start("Ann", "Bob")
    await give_up(world, "Bob")
    page = await record(world, "Ann")
    seen = await world.press(world["Ann"], page.response, "begin")
    assert "Looking back" in everything(seen) or "Step" in everything(seen)


async def test_without_pictures_the_page_still_has_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(*_: Any, **__: Any) -> tuple[()]:
        return ()

    await keep(world, played(world, 1, "Ann", "Bob"))
    monkeypatch.setattr(world.bot.pictures, "record", none)
    page = await record(world, "Ann")
    assert "Among 2 people: place 1 once" in everything(page)
    assert "sharerecord" not in {p.parsed.op for p in presses(page.response)}


# --- strength ------------------------------------------------------------------------------------


async def test_strength_is_told_with_its_band_after_enough_games(world: World) -> None:
    people = [world[name].id for name in ("Ann", "Bob", "Chloe", "Dimitri")]
    games = rated_games.season(people, 40, world.now(), world.guild.id, game="belfort")
    await rated_games.keep(world.service.store, games)
    await rated_games.settle(world.service)
    said = everything(await record(world, "Ann"))
    assert "right four times in five" in said
    assert "Rating in" in said


async def test_before_that_it_is_too_early(world: World) -> None:
    await keep(world, *(played(world, n, "Ann", "Bob") for n in range(4)))
    await rated_games.settle(world.service)
    said = everything(await record(world, "Ann"))
    assert f"4 of about {LEAST_GAMES} rated games: nothing to say yet" in said


# --- sharing -------------------------------------------------------------------------------------


async def test_the_owner_shares_the_pictures_alone(world: World) -> None:
    await keep(
        world, played(world, 1, "Ann", "Bob", points=(50, 40)), played(world, 2, "Ann", "Bob")
    )
    page = await record(world, "Ann")
    shown = await world.press(world["Ann"], page.response, "sharerecord")
    assert "I posted your record in this channel" in everything(shown)
    [post] = world.messages()
    said = words(post)
    assert f"<@{world['Ann'].id}> shares a record" in said
    assert "Record of Ann: Belfort, 2 games" in said, "the alt text"
    assert pictures(post) == pictures(page)
    assert str(world["Bob"].id) not in said, "whom one met is for the two alone"
    assert "sharerecord" not in {p.parsed.op for p in presses(shown.response)}, "once is enough"
    assert world.posted[-1].pinged == ()


async def test_a_forged_press_shares_ones_own(world: World) -> None:
    await keep(world, played(world, 1, "Ann", "Bob"), played(world, 2, "Ann", "Bob"))
    await forged(world, world["Bob"], str(ControlId("sharerecord", 0, ("all", "0", "0"))))
    [post] = world.messages()
    assert "Record of Bob: All games" in words(post)
    await forged(world, world["Chloe"], str(ControlId("sharerecord", 0, ("all", "0", "0"))))
    assert len(world.messages()) == 1, "there is nothing to share"


@pytest.mark.parametrize(
    ("args", "value"),
    [
        (("", "g", "all", "0", "0"), "chess"),
        (("", "x", "all", "0", "0"), "all"),
        (("", "s", "99", "0", "0"), "2"),
        (("", "s", "all", "0", "7"), "2"),
        (("bob", "p", "all", "0", "0"), "year"),
        (("", "p"), "year"),
    ],
)
async def test_what_no_menu_offers_changes_nothing(
    world: World, args: tuple[str, ...], value: str
) -> None:
    await keep(world, played(world, 1, "Ann", "Bob"))
    page = await forged(world, world["Ann"], str(ControlId("myrecord", 0, args)), value)
    assert "Record of" not in everything(page)


async def test_strength_stays_away_from_a_running_game(world: World) -> None:
    people = [world[name].id for name in ("Ann", "Bob", "Chloe", "Dimitri")]
    games = rated_games.season(people, 40, world.now(), world.guild.id, game="belfort")
    await rated_games.keep(world.service.store, games)
    await rated_games.settle(world.service)
    await world.start("Ann", "Bob")
    page = await record(world, "Ann")
    shown = await world.press(world["Ann"], page.response, "sharerecord")
    assert "without your rating" in everything(shown)
    post = world.messages()[-1]
    assert "Record of Ann" in words(post)
    assert "Rating" not in words(post)


async def test_without_permission_nothing_is_shared(world: World) -> None:
    await keep(world, played(world, 1, "Ann", "Bob"))
    page = await record(world, "Ann")
    world.forbid(world.channel, attach_files=False)
    shown = await world.press(world["Ann"], page.response, "sharerecord")
    assert "Attach Files" in everything(shown)
    assert not world.messages()


# --- others --------------------------------------------------------------------------------------


async def lets_read(world: World, name: str, who: str) -> None:
    await world.bot.reminders.change_user(
        world[name].id,
        lambda old: replace(old, ratings=who),  # type: ignore[arg-type]
    )


async def test_a_record_is_private_unless_its_owner_lets_others_read_it(world: World) -> None:
    await keep(
        world,
        played(world, 1, "Bob", "Chloe", points=(50, 40)),
        played(world, 2, "Bob", "Ann", points=(51, 41), server=False),
    )
    page = await record(world, "Ann", player=world["Bob"])
    said = everything(page)
    assert page.ephemeral
    assert f"<@{world['Bob'].id}> keeps this record private" in said
    assert "have finished one game together: you finished ahead never, after them once" in said
    assert not pictures(page)
    page = await record(world, "Dimitri", player=world["Bob"])
    assert "have not finished a game together" in everything(page)

    await lets_read(world, "Bob", "server")
    page = await record(world, "Dimitri", player=world["Bob"])
    said = everything(page)
    assert "Record of Bob: Belfort, 1 game" in said, "only what was played on this server"
    assert str(world["Chloe"].id) not in said
    assert "begin" not in {p.parsed.op for p in presses(page.response)}
    assert "sharerecord" not in {p.parsed.op for p in presses(page.response)}
    page = await choose(world, "Dimitri", page, "p", "year")
    assert "Record of Bob: Belfort, 1 game, all sizes, the last year" in everything(page)

    await lets_read(world, "Bob", "everywhere")
    page = await record(world, "Dimitri", player=world["Bob"])
    assert "Record of Bob: Belfort, 2 games" in everything(page)

    await lets_read(world, "Bob", "hidden")
    page = await choose(world, "Dimitri", page, "p", "year")
    assert "keeps this record private" in everything(page), "each press asks again"


async def test_forged_looks_at_others_are_refused(world: World) -> None:
    await keep(world, played(world, 1, "Bob", "Chloe"))
    control = ControlId("myrecord", 0, (str(world["Bob"].id), "p", "all", "0", "0"))
    page = await forged(world, world["Ann"], str(control), "year")
    said = everything(page)
    assert "keeps this record private" in said
    assert "Record of" not in said


async def test_nobody_reads_the_strength_of_a_rival_in_a_running_game(world: World) -> None:
    people = [world[name].id for name in ("Ann", "Bob", "Chloe", "Dimitri")]
    games = rated_games.season(people, 40, world.now(), world.guild.id, game="belfort")
    await rated_games.keep(world.service.store, games)
    await rated_games.settle(world.service)
    await lets_read(world, "Bob", "server")
    assert "Rating in" in everything(await record(world, "Ann", player=world["Bob"]))
    await world.start("Ann", "Bob")
    said = everything(await record(world, "Ann", player=world["Bob"]))
    assert "Rating in" not in said
    assert "I show no rating while" in said
    assert "Rating in" in everything(await record(world, "Chloe", player=world["Bob"]))


async def test_ones_own_name_is_oneself(world: World) -> None:
    await keep(world, played(world, 1, "Ann", "Bob"))
    assert "Only you see this page" in everything(await record(world, "Ann", player=world["Ann"]))


# --- after a game --------------------------------------------------------------------------------


async def test_the_button_below_the_end_of_a_game(world: World) -> None:
    await world.start("Ann", "Bob")
    await give_up(world, "Bob")
    end = world.with_control("recordof")
    page = await world.press(world["Bob"], end, "recordof")
    assert page.ephemeral
    said = everything(page)
    assert "Record of Bob: Antike Duellum, 1 game" in said
    assert "chance to win" not in said, "nothing is known yet"
    page = await world.press(world["Chloe"], end, "recordof")
    assert "You have not finished a game" in everything(page)


async def test_it_says_what_was_special_to_whom_it_happened_alone(world: World) -> None:
    await keep(world, played(world, 1, "Bob", "Ann", game="antike-duellum"))
    await world.start("Ann", "Bob")
    await give_up(world, "Bob")
    end = world.with_control("recordof")
    assert "> This was your first win in Antike Duellum." in everything(
        await world.press(world["Ann"], end, "recordof")
    )
    for name in ("Bob", "Chloe"):
        said = everything(await world.press(world[name], end, "recordof"))
        assert "This was your" not in said
    assert all("first win" not in words(post) for post in world.messages())


async def test_nothing_is_special_about_a_result_that_was_taken_out(world: World) -> None:
    await world.start("Ann", "Bob")
    await give_up(world, "Bob")
    end = world.with_control("recordof")
    assert "first game" in everything(await world.press(world["Ann"], end, "recordof"))
    given = {"table": 1, "reason": "a wrong setup"}
    mara = manager(world)
    assert "no longer counts" in everything(await mara.slash(world.channel, "server void", **given))
    assert "This was your" not in everything(await world.press(world["Ann"], end, "recordof"))


async def test_who_wants_nothing_of_it_is_told_nothing(world: World) -> None:
    await world.start("Ann", "Bob")
    await give_up(world, "Bob")
    end = world.with_control("recordof")
    for choice, told in (("silent", False), ("told", True)):
        page = await world["Ann"].slash(world.channel, "me settings")
        page = await world.press(world["Ann"], page.response, "settings")
        await choose_setting(world, "Ann", page, "f", choice)
        said = everything(await world.press(world["Ann"], end, "recordof"))
        assert ("This was your first win" in said) is told


async def test_it_says_what_was_to_be_expected(world: World) -> None:
    people = [world[name].id for name in ("Ann", "Bob", "Chloe", "Dimitri")]
    games = rated_games.season(people, 40, world.now() - DAY, world.guild.id, game="antike-duellum")
    await rated_games.keep(world.service.store, games)
    await rated_games.settle(world.service)
    await world.start("Ann", "Bob")
    await give_up(world, "Bob")
    page = await world.press(world["Ann"], world.with_control("recordof"), "recordof")
    assert "% chance to win. Finishing 1st" in everything(page)
