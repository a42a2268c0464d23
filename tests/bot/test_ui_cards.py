"""`/card`, numbers explained, and `agora card`: what is printed and where numbers come from."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from PIL import Image
from simcord.results import InteractionResult

import engine.registry
from bot import cli
from bot.drawing import drawer
from bot.widgets import cardfile
from render.lang.language import ENGLISH
from render.registry import presentation
from tables.model.errors import UserError
from tests.bot.simulated import World, simulated, words
from tests.bot.ways import press
from tests.render.lang.pseudo import PSEUDO
from tests.tables.refused import refused

TTA, FIRST = "tta-new-story", "tta-first-edition"


@pytest.fixture
def tta(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Through the Ages and nothing else."""
    monkeypatch.setattr(engine.registry, "GAMES", {TTA: engine.registry.GAMES[TTA]})
    engine.registry.rules.cache_clear()
    yield TTA
    engine.registry.rules.cache_clear()


@pytest.fixture
async def world(tmp_path: Path, tta: str) -> AsyncIterator[World]:
    async with simulated(tmp_path) as world:
        yield world


def said(result: InteractionResult) -> str:
    assert result.response is not None
    assert result.response.ephemeral
    return words(result.response)


def found(name: str) -> str:
    return cardfile.find(name, cardfile.shelf(TTA)).card


def test_every_card_is_found_by_its_name_and_has_text_and_face(tta: str) -> None:
    shelf = cardfile.shelf()
    assert {c.card for c in shelf} == engine.registry.rules(TTA).cards()
    labels = [c.label for c in shelf]
    assert len(set(labels)) == len(labels)
    for card in shelf:
        assert cardfile.find(card.label, shelf) == card
        assert cardfile.find(card.card, shelf) == card
        assert 20 < len(card.book.text(card.card)) <= 1_500
        assert len(card.label) <= 100
    image = shelf[0].book.picture(shelf[0].card)
    assert image is not None


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("Homer", "homer"),
        ("homr", "homer"),
        ("hanging gard", "hanging_gardens"),
        ("pyramids (A)", "pyramids"),
        ("michelangleo", "michelangelo"),
        ("code laws", "code_of_laws"),
    ],
)
def test_slips_and_beginnings_are_understood(tta: str, name: str, card: str) -> None:
    assert found(name) == card


def test_what_is_not_clear_is_asked(tta: str) -> None:
    with refused(UserError, r"Which card is “war over”.*War over .* or "):
        found("war over")
    with refused(UserError, r"Which card is “raid”.*Raid \(I\).* or "):
        found("raid")
    with refused(UserError, "no card called “xqzzy”"):
        found("xqzzy")
    with refused(UserError, "No game here has cards"):
        cardfile.find("Homer", ())


@pytest.mark.parametrize(
    ("game", "name", "cards"),
    [
        (TTA, "raid", ["raid_i", "raid_ii", "raid_iii"]),
        (TTA, "Raid (II)", ["raid_ii"]),
        (TTA, "raid ii", ["raid_ii"]),
        (TTA, "War over Culture", ["war_over_culture"]),
        (FIRST, "War over Culture", ["war_over_culture_ii", "war_over_culture_iii"]),
        (TTA, "Military Alliance", ["military_pact"]),
        (FIRST, "military alliance", ["military_pact"]),
        (FIRST, "Elvis Presley", ["rock_and_roll_icon"]),
        (FIRST, "elvis", ["rock_and_roll_icon"]),
        (FIRST, "Sid Meier", ["game_designer"]),
        (TTA, "Sid Meier", ["sid_meier"]),
        (FIRST, "Johann Sebastian Bach", ["j_s_bach"]),
        (TTA, "St. Peter\u2019s Basilica", ["st_peters_basilica"]),
        (TTA, "st peters basilica", ["st_peters_basilica"]),
    ],
)
def test_all_cards_of_a_name_are_shown_also_by_other_printed_names(
    game: str, name: str, cards: list[str]
) -> None:
    assert [card.card for card in cardfile.named(name, cardfile.shelf(game))] == cards


async def test_a_name_on_several_cards_shows_them_all(world: World) -> None:
    shown = await world["Ann"].slash(world.channel, "card", name="raid")
    for label in ("### Raid (I)", "### Raid (II)", "### Raid (III)"):
        assert label in said(shown)
    assert shown.response is not None
    assert len(shown.response.attachments) == 3
    offered = await world["Ann"].autocomplete(world.channel, "card", "name", "military alli")
    assert offered[0]["value"] == "Military Pact (III)"


async def test_card_shows_text_and_picture(world: World) -> None:
    result = await world["Ann"].slash(world.channel, "card", name="Homer")
    assert "Leader, age A" in said(result)
    assert result.response is not None
    (picture,) = result.response.attachments
    assert picture.filename == f"card-{TTA}.png"
    offered = await world["Ann"].autocomplete(world.channel, "card", "name", "hom")
    assert offered[0]["value"] == "Homer (A)"
    assert len(await world["Ann"].autocomplete(world.channel, "card", "name", "")) == 25


async def test_why_takes_the_numbers_apart(world: World) -> None:
    assert "Players" in said(await _why_in_lobby(world)), "the lobby"
    await world.press(world["Bob"], world.with_control("join"), "join")
    await world.press(world["Ann"], world.with_control("start"), "start")
    board = await world["Ann"].slash(world.channel, "board")
    everything = said(await press(world, world["Ann"], board, "why"))
    assert "Ratings of Ann" in everything
    assert "Ratings of Bob" in everything
    topics = await world["Ann"].autocomplete(world.channel, "board", "picture", "ratings of bob")
    assert [t["value"] for t in topics] == ["Ratings of Bob"]
    one = said(await world["Ann"].slash(world.channel, "board", picture="Ratings of Bob"))
    assert "Ratings of Ann" not in one
    assert "no picture" in said(await world["Ann"].slash(world.channel, "board", picture="moon"))


async def _why_in_lobby(world: World) -> InteractionResult:
    await world["Ann"].slash(world.channel, "game new", game=TTA)
    return await world["Ann"].slash(world.channel, "board", picture="Ratings of Bob")


def test_the_command_line_prints_a_card_and_writes_its_picture(
    tta: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["card", "Homer"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Homer (A)")
    assert "homer.png" in printed
    book = presentation(TTA).cards
    assert book is not None
    drawn = book.picture("homer")
    assert drawn is not None
    with Image.open(tmp_path / "homer.png") as written:
        assert written.size == drawn.size
    assert cli.main(["card", "Homer", "--out", "other.png", "--game", TTA]) == 0
    assert (tmp_path / "other.png").exists()
    capsys.readouterr()
    assert cli.main(["card", "war over"]) == 2
    assert "Which card" in capsys.readouterr().err
    assert cli.main(["card", "Homer", "--game", "chess"]) == 2
    assert cli.main(["card", "raid", "--out", "raid.png"]) == 0
    assert len(list(tmp_path.glob("raid*.png"))) == 3


def test_cards_are_found_and_told_in_the_language_of_the_reader(tta: str) -> None:
    shelf = cardfile.shelf(tta, PSEUDO)
    homer = cardfile.find("homer", shelf)
    assert homer.label == "Homer (A)"
    assert homer.text != homer.book.text("homer")
    assert homer.text.startswith("«")
    assert homer.book.picture("homer", PSEUDO) != homer.book.picture("homer")


def test_a_drawing_process_is_told_the_language_of_a_card(
    tta: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawer, "spoken", {"en": ENGLISH, PSEUDO.code: PSEUDO}.__getitem__)
    board = presentation(tta).board
    english, pseudo = (drawer.paint_card(board, "homer", c, "card") for c in ("en", PSEUDO.code))
    assert english != pseudo
