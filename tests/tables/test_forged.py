"""Files of games that somebody forged: none of them passes for a proof.

The forger is the host of the bot. They know the program, so whatever depends on nothing but the
file itself, hashes of states and what was told, is made to fit.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.commands import replay as command
from bot.widgets import saying
from engine.core import Resign, save
from tables.model import codec
from tables.model.chance import chance, commitment, drawn, written
from tables.model.errors import UserError
from tables.operations.export import check, replay, reseeded
from tests.tables.errands import Finish, Roll, Walk, rules_of
from tests.tables.parlour import ANN, BOB, Parlour, parlour
from tests.tables.refused import refused

Found = dict[str, Any]
OTHER = written(12345)
"""A secret that somebody chose."""


async def _play(here: Parlour, *, older: bool) -> Found:
    """A game that went back twice; the second time, it left behind what the first one had dealt.
    older: its table was opened before there was one secret for all deals, and words."""
    table = await here.lobby(vote=False, goal=100)
    if older:
        await here.store.write(lambda db: db.execute("UPDATE games SET sealed = NULL"))
    else:
        for user, word in ((BOB, "plum"), (ANN, "kiwi é")):
            here.clock.at += 1
            await here.service.lobbies.give_word(table.id, user.id, word)
    table = await here.service.playing.start(table.id, ANN.id)
    await here.act(table, ANN, Walk(1), Finish())
    await here.act(table, BOB, Roll(), Finish())
    for user, other, goal in ((BOB, ANN, 2), (ANN, BOB, 1)):
        at = (await here.table(table)).public_seq
        request = await here.service.undo_votes.ask_back(table.id, user.id, goal, at)
        await here.service.undo_votes.agree(table.id, other.id, request.id)
    await here.act(table, ANN, Finish())
    await here.act(table, BOB, Roll(), Walk(1), Finish())
    await here.act(table, ANN, Roll(), Resign())
    return await here.service.views.export(table.id, None)


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[bool, str]:
    """The honest files of two such games, which are played once; the older one by True."""

    async def play(older: bool) -> Found:
        async with parlour(tmp_path_factory.mktemp("forged") / "agora.sqlite3") as here:
            return await _play(here, older=older)

    return {older: json.dumps(asyncio.run(play(older))) for older in (False, True)}


@pytest.fixture
def found(whole: dict[bool, str]) -> Found:
    """That of the older game, to be forged."""
    made: Found = json.loads(whole[True])
    return made


@pytest.fixture
def today(whole: dict[bool, str]) -> Found:
    """That of a game with words, to be forged."""
    made: Found = json.loads(whole[False])
    return made


def fitted(found: Found) -> Found:
    """The file with hashes and news that go with what it says of chance."""
    rules = rules_of(found["game"])
    options = rules.options.model_validate(found["options"])
    word: Any = int(found["seed"]) if "seed" in found else found["deals"][0]["secret"]
    step = rules.setup(options, len(found["seats"]), chance(word))
    for old in found["steps"]:
        if old["seat"] is not None:
            action = rules.parse_action(json.dumps(old["action"]))
            step = rules.apply(step.state, old["seat"], action, step.decisions)
        old["news"] = json.loads(codec.news_json(rules, step.news))
        words = [int(w) if w.isdecimal() and len(w) < 20 else w for w in old.get("reseeds", [])]
        step = reseeded(rules, step, words)
        old["hash"] = save.state_hash(rules, step.state)
    return found


def sealed(found: Found, number: int, secret: str) -> Found:
    """A deal from another secret, with the commitment to that."""
    deal = found["deals"][number]
    old, deal["secret"] = deal["secret"], secret
    facts = (found["table"], number, found["game"], len(found["seats"]), found["options"])
    deal["commitment"] = commitment(*facts, secret)
    for step in found["steps"]:
        if "reseeds" in step:
            step["reseeds"] = [secret if word == old else word for word in step["reseeds"]]
    return found


def reseeds(found: Found) -> list[str]:
    """The secrets with which chance went on when the table had come back."""
    [step] = [step for step in found["steps"] if "reseeds" in step]
    words: list[str] = step["reseeds"]
    return words


# --- the kinds of forged files -------------------------------------------------------------------


def with_a_seed(found: Found) -> None:
    found["seed"] = "77"


def reseeded_by_a_number(found: Found) -> None:
    reseeds(found)[:] = ["12345"]


def reseeded_by_a_number_besides(found: Found) -> None:
    reseeds(found).append("12345")


def first_without_commitment(found: Found) -> None:
    found["deals"][0]["secret"] = OTHER
    del found["deals"][0]["commitment"]


def last_without_commitment(found: Found) -> None:
    reseeds(found)[:] = [OTHER]
    found["deals"][2].update(secret=OTHER, commitment=None)


def without_any_commitment(found: Found) -> None:
    for deal in found["deals"]:
        del deal["commitment"]


def another_secret(found: Found) -> None:
    found["deals"][0]["secret"] = OTHER


def a_secret_of_nobody(found: Found) -> None:
    reseeds(found)[:] = [OTHER]


def one_more_reseed(found: Found) -> None:
    found["steps"][4]["reseeds"] = [found["deals"][2]["secret"]]


def twice_the_same(found: Found) -> None:
    reseeds(found).append(reseeds(found)[0])


def the_new_deal_not_taken(found: Found) -> None:
    [step] = [step for step in found["steps"] if "reseeds" in step]
    del step["reseeds"]


def the_deal_that_was_left_behind(found: Found) -> None:
    found["steps"][2]["reseeds"] = [found["deals"][1]["secret"]]


def at_another_step(found: Found) -> None:
    [step] = [step for step in found["steps"] if "reseeds" in step]
    found["steps"][2]["reseeds"] = step.pop("reseeds")


def deals_swapped(found: Found) -> None:
    one, two = found["deals"][1:]
    one["secret"], two["secret"] = two["secret"], one["secret"]
    reseeds(found)[:] = [two["secret"]]


def deals_in_another_order(found: Found) -> None:
    found["deals"][1:] = found["deals"][:0:-1]


def a_second_beginning(found: Found) -> None:
    found["deals"][1]["after"] = None


def of_another_table(found: Found) -> None:
    found["table"] += 1


def with_another_option(found: Found) -> None:
    found["options"]["goal"] = 50


def steps_counted_otherwise(found: Found) -> None:
    for step in found["steps"][2:]:
        step["seq"] += 1


def only_secrets_in_steps(found: Found) -> None:
    found.update(deals=[], seed="77")


FORGED: list[tuple[Callable[[Found], None], str]] = [
    (with_a_seed, "another source of chance"),
    (reseeded_by_a_number, "uses a secret that has no commitment"),
    (reseeded_by_a_number_besides, "uses a secret that has no commitment"),
    (first_without_commitment, "deal 0 has no commitment"),
    (last_without_commitment, "deal 2 has no commitment"),
    (without_any_commitment, "deal 0 has no commitment"),
    (another_secret, "deal 0 does not fit its commitment"),
    (a_secret_of_nobody, "uses a secret that has no commitment"),
    (one_more_reseed, "step 4 uses a secret that has no commitment"),
    (twice_the_same, "deal 2 was committed to, but never"),
    (the_new_deal_not_taken, "deal 2 was committed to, but never"),
    (the_deal_that_was_left_behind, "step 2 uses a secret that has no commitment"),
    (at_another_step, "step 2 uses a secret that has no commitment"),
    (deals_swapped, "deal 1 does not fit its commitment"),
    (deals_in_another_order, "deal 1 does not fit its commitment"),
    (a_second_beginning, "deal 1 names another moment"),
    (of_another_table, "deal 0 does not fit its commitment"),
    (with_another_option, "deal 0 does not fit its commitment"),
    (steps_counted_otherwise, "in the place of step 2"),
    (only_secrets_in_steps, "uses a secret that has no commitment"),
]


@pytest.mark.parametrize(("forge", "said"), FORGED, ids=[f.__name__ for f, _ in FORGED])
def test_a_forged_file_is_found_out(
    found: Found,
    forge: Callable[[Found], None],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    check_forged(found, forge)
    assert said in replayed(found, 1, tmp_path, monkeypatch, capsys)


def check_forged(found: Found, forge: Callable[[Found], None]) -> None:
    """Forge an honest file."""
    assert replay(json.dumps(found), rules_of) == (len(found["steps"]), None)
    assert fitted(json.loads(json.dumps(found))) == found, "the forger's tools are good"
    forge(found)


def replayed(
    found: Found,
    code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> str:
    """What `agora replay` says of a file that fits itself; it never passes for a proof."""
    monkeypatch.setattr(command, "rules", rules_of)
    file = tmp_path / "forged.json"
    file.write_text(json.dumps(fitted(found)))
    assert cli.main(["replay", str(file)]) == code
    told = capsys.readouterr().out
    assert "All shuffles followed" not in told
    return told


# --- of tables with one secret, and words --------------------------------------------------------


def another_word(found: Found) -> None:
    found["sealed"]["words"][1]["word"] = "pear"


def a_word_left_out(found: Found) -> None:
    del found["sealed"]["words"][0]


def words_in_another_order(found: Found) -> None:
    found["sealed"]["words"].reverse()


def a_word_besides(found: Found) -> None:
    found["sealed"]["words"].append({"seat": 1, "word": "chosen"})


def a_word_of_a_seat_that_is_not_there(found: Found) -> None:
    found["sealed"]["words"][0]["seat"] = 7


def another_secret_of_the_table(found: Found) -> None:
    found["sealed"]["secret"] = OTHER
    for number, deal in enumerate(found["deals"]):
        words = [word["word"] for word in found["sealed"]["words"]]
        moved(found, number, drawn(OTHER, number, words))
        assert deal["secret"] != OTHER


def a_deal_from_elsewhere(found: Found) -> None:
    moved(found, 0, OTHER)


def a_later_deal_from_elsewhere(found: Found) -> None:
    moved(found, 2, OTHER)


def without_its_secret(found: Found) -> None:
    """So that its deals would have to be sealed one by one, which nobody has seen."""
    del found["sealed"]


def with_commitments_of_its_own(found: Found) -> None:
    moved(found, 0, OTHER)
    sealed(found, 0, OTHER)


def without_deals(found: Found) -> None:
    found.update(deals=[], seed="77")
    for step in found["steps"]:
        step.pop("reseeds", None)


def moved(found: Found, number: int, secret: str) -> None:
    """A deal from another secret."""
    old, found["deals"][number]["secret"] = found["deals"][number]["secret"], secret
    for step in found["steps"]:
        if "reseeds" in step:
            step["reseeds"] = [secret if word == old else word for word in step["reseeds"]]


NEWER: list[tuple[Callable[[Found], None], str]] = [
    (another_word, "deal 0 does not follow from the table's secret and its players' words"),
    (a_word_left_out, "deal 0 does not follow from the table's secret and its players' words"),
    (
        words_in_another_order,
        "deal 0 does not follow from the table's secret and its players' words",
    ),
    (a_word_besides, "the words for the shuffles do not come from different seats"),
    (
        a_word_of_a_seat_that_is_not_there,
        "the words for the shuffles do not come from different seats",
    ),
    (another_secret_of_the_table, "the secret of the table does not fit its commitment"),
    (of_another_table, "the secret of the table does not fit its commitment"),
    (a_deal_from_elsewhere, "deal 0 does not follow from the table's secret"),
    (a_later_deal_from_elsewhere, "deal 2 does not follow from the table's secret"),
    (without_its_secret, "deal 0 has no commitment"),
    (with_commitments_of_its_own, "another source of chance"),
    (with_a_seed, "another source of chance"),
    (without_deals, "another source of chance"),
    (reseeded_by_a_number, "uses a secret that has no commitment"),
    (one_more_reseed, "uses a secret that has no commitment"),
    (the_new_deal_not_taken, "deal 2 was committed to, but never"),
    (the_deal_that_was_left_behind, "step 2 uses a secret that has no commitment"),
    (deals_in_another_order, "deal 1 does not follow from the table's secret"),
]


@pytest.mark.parametrize(("forge", "said"), NEWER, ids=[f.__name__ for f, _ in NEWER])
def test_a_forged_file_of_a_game_with_words_is_found_out(
    today: Found,
    forge: Callable[[Found], None],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    check_forged(today, forge)
    assert said in replayed(today, 1, tmp_path, monkeypatch, capsys)


def test_what_a_game_with_words_proves(
    today: Found,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(command, "rules", rules_of)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(today))
    assert cli.main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert "All shuffles followed" in told
    assert today["sealed"]["commitment"] in told
    assert "dealt again 2 times" in told
    assert told.index("player 2: plum") < told.index("player 1: kiwi é")


# --- files that pass for another kind ------------------------------------------------------------


def nothing_sealed(found: Found) -> None:
    """Without its secrets a game says no more than one that is older than they are."""
    del found["deals"]
    found.pop("sealed", None)
    found["seed"] = "77"
    for step in found["steps"]:
        step.pop("reseeds", None)


def said_to_be_reported(found: Found) -> None:
    found["reported"] = {"reference": "A0D0-0001"}
    found["deals"][0]["secret"] = OTHER


@pytest.mark.parametrize("forge", [nothing_sealed, said_to_be_reported])
@pytest.mark.parametrize("older", [False, True])
def test_a_file_that_passes_for_another_kind_proves_nothing(
    whole: dict[bool, str],
    older: bool,
    forge: Callable[[Found], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = json.loads(whole[older])
    forge(found)
    told = replayed(found, 0, tmp_path, monkeypatch, capsys)
    assert "Nothing is proved about its shuffles" in told
    assert "followed" not in told


def test_another_deal_shows_other_commitments(found: Found) -> None:
    """A file that fits itself in all things is still none of the posts in the channel."""
    before = [deal["commitment"] for deal in found["deals"]]
    told = check(json.dumps(fitted(sealed(found, 0, OTHER))), rules_of)
    assert told.difference is None
    assert told.proof.commitments != tuple(before)
    assert list(told.proof.commitments)[1:] == before[1:]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hash": None}, None),
        ({"hash": None, "news": None}, "step 3 says neither what it led to nor what players"),
        ({"news": []}, "step 3 tells players something else"),
        (
            {
                "hash": None,
                "news": [{"to": None, "event": {"kind": "say", "seat": 1, "what": "6"}}],
            },
            "step 3 tells players something else",
        ),
    ],
)
def test_what_players_were_told_is_compared_too(
    found: Found, change: Found, said: str | None
) -> None:
    found["steps"][3].update(change)
    _, difference = replay(json.dumps(found), rules_of)
    told = "" if difference is None else saying.found(difference)
    assert (said in told) if said else not told


def test_a_game_that_is_cut_short_is_not_over(
    found: Found,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Somebody leaves out how it went on."""
    del found["steps"][-2:]
    _, difference = replay(json.dumps(found), rules_of)
    assert difference is not None
    assert "it goes on after its" in saying.found(difference)
    found["status"] = "abandoned"
    monkeypatch.setattr(command, "rules", rules_of)
    file = tmp_path / "cut.json"
    file.write_text(json.dumps(found))
    assert cli.main(["replay", str(file)]) == 0
    assert "the game is not over after them" in capsys.readouterr().out


def test_a_name_that_stands_twice_is_refused(found: Found) -> None:
    """A reader who opens the file sees one value, and the program another."""
    text = json.dumps(found)
    doubled = text.replace('"deals": [', '"deals": [], "deals": [', 1)
    assert doubled != text
    with refused(UserError, "deals stands there twice"):
        replay(doubled, rules_of)


# --- what older versions have written ------------------------------------------------------------


def test_an_older_file_of_a_game_that_went_back_unsealed_says_so(
    found: Found,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Until form 3 a table that went back past a secret only dropped it, without a new one."""
    found["agora"] = 3
    del found["deals"][2]
    for step in found["steps"]:
        step.pop("reseeds", None)
    monkeypatch.setattr(command, "rules", rules_of)
    file = tmp_path / "older.json"
    file.write_text(json.dumps(fitted(found)))
    assert cli.main(["replay", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Not proved: that each of these secrets was used" in told
    del found["took_back"][0]
    _, difference = replay(json.dumps(found), rules_of)
    assert difference is not None
