"""Figures that the host of a bot corrects by a file: from the lobby to the export of the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.commands.problems import line
from bot.widgets import saying
from engine.games.belfort.costs import FILE
from engine.games.belfort.files import text
from engine.registry import rules
from tables.maintenance import problems
from tables.model.errors import BadConfig
from tables.operations.export import replay
from tests.bot.simulated import World, presses, words
from tests.bot.ways import game_file
from tests.conftest import BELFORT, with_game

PRINTED = 'title = "Second printing"\n' + text("costs.toml").replace(
    "cost = { wood = 1, stone = 2 }\nuncertain = true", "cost = { wood = 4 }", 1
)
"""A corrected Pub; nobody has confirmed the rest."""
DOUBTS = "Nobody has confirmed these against the printed game:"


@pytest.fixture(autouse=True)
def _offered(plain_pictures: None) -> Iterator[None]:
    with with_game("belfort", BELFORT):
        yield


async def corrected(world: World, written: str = PRINTED) -> None:
    """The host writes a file and starts the bot again."""
    (world.folder / FILE).write_text(written, "utf-8")
    await world.restart()


async def opened(world: World, *others: str, options: str = "") -> None:
    await world["Ann"].slash(world.channel, "game new", game="belfort", options=options)
    for name in others:
        await world.press(world[name], world.with_control("join"), "join")


async def asked(world: World, command: str, **options: Any) -> str:
    answer = await world["Ann"].slash(world.channel, command, **options)
    return words(answer.response)


async def board(world: World) -> str:
    return await asked(world, "board", text=True)


@pytest.mark.rule("BF-2.5")
async def test_the_lobby_rules_and_cards_say_what_nobody_has_confirmed(world: World) -> None:
    await opened(world, "Bob", "Chloe")
    every = (
        f"{DOUBTS} the costs of all 10 buildings, the costs of all 12 guilds, the Trading Post's "
        "price of stone and metal and what the Trading Post gives for wood and stone."
    )
    lobby = world.with_control("options")
    assert every in words(lobby)
    panel = await world.press(world["Ann"], lobby, "options")
    assert every in words(panel.response)
    assert every in await asked(world, "rules", keyword="Pub")
    assert "not confirmed" in await asked(world, "card", name="Pub")
    assert "this host's file" not in words(lobby)
    await world.press(world["Ann"], lobby, "start")
    assert (await world.table()).options.get("costs") is None


@pytest.mark.rule("BF-2.6")
async def test_a_corrected_file_is_named_everywhere_and_the_game_keeps_it(world: World) -> None:
    await corrected(world)
    await opened(world, "Bob", "Chloe")
    named = "Costs: from this host's file “Second printing”."
    lobby = world.with_control("options")
    assert named in words(lobby)
    assert "the costs of Gardens, Tower," in words(lobby), "Pub is confirmed"
    await world.press(world["Ann"], lobby, "start")

    assert named in words(world.messages()[0]), "what is left of the lobby"
    log = await asked(world, "game log")
    assert "Costs come from this host's file: Second printing." in log
    assert "Costs come from this host's file: Second printing." in await board(world)
    ruled = await asked(world, "rules", keyword="Pub")
    assert named in ruled
    assert "Where the rules here name others, those of the file count." in ruled
    assert named in await asked(world, "turns")
    card = await asked(world, "card", name="Pub")
    assert "4 wood" in card
    assert "not confirmed" not in card
    assert named in card
    assert "Pub: 4 wood\n" in await asked(world, "board", picture="Costs")

    # The file is gone, and the bot starts again: the table goes on as it began.
    (world.folder / FILE).unlink()
    await world.restart()
    assert "4 wood" in await asked(world, "card", name="Pub")
    table = await world.table()
    assert table.options["costs"]["title"] == "Second printing"
    await world.service.hosting.abandon(table.id, world["Ann"].id)
    exported = await game_file(world, world["Ann"], table=table.id)
    assert exported.response is not None
    document = world.env.backend.cdn.get(exported.response.attachments[0].url)
    assert document is not None
    assert json.loads(document)["options"]["costs"]["title"] == "Second printing"
    assert replay(document, rules) == (1, None)

    # A new table plays by what there is now.
    await opened(world, "Bob")
    assert "this host's file" not in words(world.with_control("options"))


async def test_a_file_that_is_corrected_again_counts_from_the_next_game(world: World) -> None:
    await corrected(world)
    await opened(world, "Bob")
    await corrected(world, PRINTED.replace("wood = 4", "wood = 5"))
    assert "5 wood" in await asked(world, "card", name="Pub"), "the game has not begun"
    await world.press(world["Ann"], world.with_control("start"), "start")
    await corrected(world, PRINTED.replace("wood = 4", "wood = 6"))
    assert "5 wood" in await asked(world, "card", name="Pub")


async def test_nobody_can_choose_the_figures(world: World) -> None:
    answer = await asked(world, "game new", game="belfort", options="costs=cheap")
    assert "I do not understand the option “costs=cheap”" in answer
    assert "costs" not in answer.partition("has the options")[2]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "pub"', 'id = "pup"', "line 8: buildings.0.id has an impossible value"),
        ("wood = 4", "wood = 99", "line 8: buildings.pub has an impossible value"),
        ("wood = 4", "iron = 2", "line 9: buildings.0.cost.iron is unknown"),
        ('id = "gardens"', 'id = "pub"', "buildings.gardens is missing"),
        ('of = ["metal"]', 'of = ["metal", "wood"]', "sales.wood is there twice"),
        ("[[guilds]]", "[guilds", "line 56: this is not TOML"),
    ],
)
async def test_with_a_wrong_file_the_bot_does_not_start(
    world: World, old: str, new: str, said: str
) -> None:
    (world.folder / FILE).write_text(PRINTED.replace(old, new, 1), "utf-8")
    with pytest.raises(BadConfig) as caught:
        await world.make_bot()
    told = saying.plain(caught.value)
    assert told.startswith(str(world.folder / FILE))
    assert said in told


@pytest.mark.rule("BF-14.9")
@pytest.mark.parametrize(("thieves", "gold"), [("tile", 2), ("rulebook", 3)])
async def test_the_card_of_thieves_says_what_the_table_has_chosen(
    world: World, thieves: str, gold: int
) -> None:
    await opened(world, "Bob", "Chloe", options=f"thieves={thieves}")
    assert f"Take {gold} gold from one opponent, or 1" in await asked(world, "card", name="Thieves")
    lobby = world.with_control("options")
    panel = await world.press(world["Ann"], lobby, "options")
    told = words(panel.response)
    assert "A designer of the game says the tile has 2 gold, the rulebook says 3." in told


async def test_a_printed_figure_can_be_reported(world: World) -> None:
    await opened(world, "Bob")
    shown = await world["Ann"].slash(world.channel, "card", name="Pub")
    window = await world.press(world["Ann"], shown.response, "report")
    assert "Which number, and what is printed?" in json.dumps(window.modal)
    await world["Ann"].submit_modal(window, {"words": "Pub: 2 wood"})
    window = await world["Bob"].slash(world.channel, "report", kind="figure")
    await world["Bob"].submit_modal(window, {"words": "Inn: 3 gold"})
    window = await world["Bob"].slash(world.channel, "report")
    assert "What is wrong?" in json.dumps(window.modal)
    await world["Bob"].submit_modal(window, {"words": "The board is upside down"})

    kept = await world.service.store.read(problems.listed)
    assert [(p.report and (p.report.kind, p.report.words)) for p in kept] == [
        ("figure", "Pub: 2 wood"),
        ("figure", "Inn: 3 gold"),
        ("problem", "The board is upside down"),
    ]
    assert "printed figure" in line(kept[0])
    assert "reported" in line(kept[2])


# --- choosing guilds -----------------------------------------------------------------------------

FIVE = ("Miners", "Bankers", "Traders", "Architects", "Wizards")


async def options_panel(world: World) -> Any:
    answer = await world.press(world["Ann"], world.with_control("options"), "options")
    return answer.response


async def chosen(world: World, panel: Any, *labels: str) -> Any:
    """Choose in the menu that has these; the page afterwards."""
    menus = {p.custom_id for p in presses(panel) if p.label == labels[0] and p.value is not None}
    custom_id = min(menus)
    of_menu = {p.label: p.value for p in presses(panel) if p.custom_id == custom_id}
    values = [str(of_menu[label]) for label in labels]
    return (await world["Ann"].select(panel, values, custom_id=custom_id)).response


async def begin(world: World) -> str:
    """Start the game; what is answered to that."""
    answer = await world.press(world["Ann"], world.with_control("start"), "start")
    return "\n".join(map(words, answer.followups))


@pytest.mark.rule("BF-3.2")
@pytest.mark.parametrize(
    ("label", "value"),
    [
        ("beginner", "beginner"),
        ("normal", "normal"),
        ("no attacks", "without_interactive"),
        ("random", "random"),
    ],
)
async def test_sets_of_guilds_are_chosen_in_the_panel(world: World, label: str, value: str) -> None:
    await opened(world, "Bob", "Chloe")
    await chosen(world, await options_panel(world), label)
    assert f"Guilds: **{label}**" in words(world.with_control("options"))
    await begin(world)
    table = await world.table()
    assert (table.status, table.options["guilds"]) == ("running", value)


@pytest.mark.rule("BF-3.2")
async def test_the_host_picks_the_guilds_in_the_panel(world: World) -> None:
    await opened(world, "Bob", "Chloe")
    panel = await options_panel(world)
    assert "Guilds chosen" not in words(panel), "there is nothing to pick yet"
    panel = await chosen(world, panel, "chosen")
    assert "**Guilds chosen**: none" in words(panel)
    menu = next(p for p in presses(panel) if p.label == "Spies")
    assert (menu.low, menu.high) == (5, 5)
    refused = await begin(world)
    assert "Belfort cannot start like this." in refused
    assert "Choose five in the options, or another set." in refused
    assert (await world.table()).status == "lobby"

    panel = await chosen(world, panel, *FIVE)
    assert "**Guilds chosen**: Miners, Bankers, Traders, Architects and Wizards" in words(panel)
    await begin(world)
    table = await world.table()
    view = (await world.service.views.position(table.id, None)).view
    assert {d.guild for d in view.districts} == {name.lower() for name in FIVE}


async def test_another_set_forgets_what_was_picked(world: World) -> None:
    await opened(world, "Bob", "Chloe")
    panel = await chosen(world, await options_panel(world), "chosen")
    panel = await chosen(world, panel, *FIVE)
    panel = await chosen(world, panel, "random")
    assert "Guilds chosen" not in words(panel)
    assert (await world.table()).options["picked"] == []
    await begin(world)
    assert (await world.table()).status == "running"


@pytest.mark.rule("BF-11.1")
async def test_with_two_players_some_guilds_are_refused_by_name(world: World) -> None:
    picked = "miners+bankers+traders+thieves+spies"
    await opened(world, "Bob", options=f"guilds=chosen, picked={picked}")
    assert (await world.table()).options["picked"] == picked.split("+")
    refused = await begin(world)
    assert "Two players cannot use these guilds: Thieves and Spies." in refused
    await world.press(world["Chloe"], world.with_control("join"), "join")
    await begin(world)
    assert (await world.table()).status == "running"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("picked=miners+bankers+traders+spies+thieves", "has no effect with guilds set like that"),
        ("guilds=chosen, picked=miners", "takes 5 different values"),
        ("guilds=chosen, picked=" + "+".join(5 * ["miners"]), "takes 5 different values"),
        ("guilds=chosen, picked=miners+elves", "The option picked must be traders,"),
    ],
)
async def test_guilds_that_make_no_sense_open_no_table(
    world: World, options: str, said: str
) -> None:
    answer = await asked(world, "game new", game="belfort", options=options)
    assert said in answer.replace("\\_", "_")
    assert await world.service.views.table_in(world.channel.id) is None


async def test_guilds_are_suggested_one_after_the_other(world: World) -> None:
    found = await world["Ann"].autocomplete(
        world.channel, "game new", "options", "guilds=chosen, picked=miners+ba", game="belfort"
    )
    assert [c["value"] for c in found] == [
        "guilds=chosen, picked=miners+bankers",
        "guilds=chosen, picked=miners+bandits",
    ]
