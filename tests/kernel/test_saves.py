"""Saves and actions from outside: complete, of this game and of a known schema, or refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic_core import PydanticSerializationError

from engine.core import GameMeta, IllegalAction, SaveError
from engine.core import save as saves
from engine.core.save import document, dump, hashed_document, load, read, state_hash
from engine.selfplay import walk
from tests.kernel.toy import RULES, Skirmish
from tests.kernel.toy_frames import State
from tests.kernel.toy_words import Bid, Pay
from tests.witnesses import lost

OPTIONS = RULES.options.model_validate({"turns": 30})


def middle(plies: int = 40) -> State:
    """A busy state in the middle of a game."""
    for ply in walk(RULES, OPTIONS, 3, seed=5):
        if ply.number == plies:
            return ply.step.state
    raise lost(f"a game of {plies} answers", "Skirmish, 3 players, seed 5")


STATE = middle()
TREE: dict[str, Any] = json.loads(document(RULES, STATE))


def changed(**changes: Any) -> bytes:
    return json.dumps({**TREE, **changes}).encode()


def in_state(**changes: Any) -> bytes:
    """As `document` writes it, without spaces."""
    tree = {**TREE, "state": {**TREE["state"], **changes}}
    return json.dumps(tree, separators=(",", ":")).encode()


def test_there_and_back() -> None:
    assert load(RULES, dump(RULES, STATE)) == STATE
    assert read(RULES, document(RULES, STATE).decode()) == STATE
    assert set(TREE) == {"game", "schema", "state"}


def test_a_document_that_somebody_formatted_is_read() -> None:
    assert read(RULES, json.dumps(TREE, indent=2)) == STATE
    assert read(RULES, json.dumps(dict(reversed(TREE.items())))) == STATE
    with pytest.raises(SaveError, match="damaged"):
        read(RULES, "\ud800")


def test_every_frame_survives() -> None:
    for ply in walk(RULES, OPTIONS, 4, seed=9):
        assert load(RULES, dump(RULES, ply.step.state)) == ply.step.state


def test_the_hash_tells_states_apart() -> None:
    other = load(RULES, dump(RULES, STATE))
    assert state_hash(RULES, other) == state_hash(RULES, STATE)
    other.players[1].coins += 1
    assert state_hash(RULES, other) != state_hash(RULES, STATE)
    assert len(state_hash(RULES, STATE)) == 16
    assert hashed_document(RULES, STATE) == (document(RULES, STATE), state_hash(RULES, STATE))


@pytest.mark.parametrize(
    ("raw", "says"),
    [
        (b"", "the save is damaged"),
        (b"null", "the save is damaged"),
        (b"[1]", "the save is damaged"),
        (b"{", "the save is damaged"),
        (b"\xff\xfe", "the save is damaged"),
        (b"[" * 100_000, "the save is damaged"),
        (changed(game="chess"), "a save of chess, not of skirmish"),
        (changed(game=1), "damaged: game"),
        (changed(schema=3), "schema 3, this program knows 2"),
        (changed(schema=0), "cannot be lifted from schema 0"),
        (changed(schema=-(10**12)), "cannot be lifted from schema -1000000000000"),
        (changed(schema="2"), "damaged: schema"),
        (changed(extra=1), "damaged: extra"),
        (document(RULES, STATE)[:-1], "damaged"),
        (document(RULES, STATE)[:-1] + b',"extra":1}', "damaged"),
        (document(RULES, STATE) + b"}", "damaged"),
        (changed(state=[]), "damaged: state"),
        (changed(state={}), "damaged: rng: Field required"),
        (in_state(turn="5"), "damaged: turn"),
        (in_state(turn=True), "damaged: turn"),
        (in_state(turn=5.5), "damaged: turn"),
        (in_state(turn=None), "damaged: turn"),
        (in_state(bonus=1), "damaged: bonus: Unexpected keyword argument"),
        (in_state(players="all"), "damaged: players"),
        (in_state(agenda=[{"kind": "war"}]), r"damaged: agenda\.0: Input tag 'war'"),
        (in_state(agenda=[{"seat": 1}]), r"damaged: agenda\.0"),
        (in_state(agenda=[{"kind": "act", "seat": 1, "x": 2}]), r"damaged: agenda\.0\.act\.x"),
        (in_state(deck={"cards": [1]}), r"damaged: deck\.cards\.0"),
        (in_state(deck={"cards": [], "sight": "friends"}), r"damaged: deck\.sight"),
    ],
)
def test_bad_documents_are_refused_and_say_where(raw: bytes, says: str) -> None:
    with pytest.raises(SaveError, match=says):
        read(RULES, raw)


@pytest.mark.parametrize("blob", [b"", b"not a save", document(RULES, STATE), b"\x78\x9c"])
def test_what_is_not_compressed_is_refused(blob: bytes) -> None:
    with pytest.raises(SaveError, match=r"not compressed|cut off"):
        load(RULES, blob)


def test_a_save_cut_anywhere_is_refused() -> None:
    blob = dump(RULES, STATE)
    for end in range(0, len(blob), 7):
        with pytest.raises(SaveError):
            load(RULES, blob[:end])


def test_something_behind_the_end_is_refused() -> None:
    with pytest.raises(SaveError, match="follows the end"):
        load(RULES, dump(RULES, STATE) + b"x")


@pytest.mark.sliced(10)
def test_a_bomb_is_refused_before_it_is_unpacked() -> None:
    packer = zlib.compressobj(9)
    bomb = b"".join(packer.compress(b" " * saves.MAX_BYTES) for _ in range(8)) + packer.flush()
    assert len(bomb) < 200_000
    with pytest.raises(SaveError, match="larger than any game"):
        load(RULES, bomb)


@given(st.integers(0, 10_000), st.integers(1, 255))
@settings(max_examples=150)
def test_a_flipped_byte_never_crashes(where: int, flip: int) -> None:
    blob = bytearray(dump(RULES, STATE))
    blob[where % len(blob)] ^= flip
    with suppress(SaveError):
        assert load(RULES, bytes(blob)) is not None


def test_a_state_that_could_not_be_loaded_again_is_not_saved() -> None:
    state = load(RULES, dump(RULES, STATE))
    state.players[0].coins = "many"
    with pytest.raises(PydanticSerializationError):
        dump(RULES, state)


# ------------------------------------------------------------------------------------ schemas
def old_save() -> bytes:
    """As schema 1 wrote it: points instead of score, and no units yet."""
    players = [
        {("points" if k == "score" else k): v for k, v in p.items() if k != "units"}
        for p in TREE["state"]["players"]
    ]
    return changed(schema=1, state={**TREE["state"], "players": players})


def test_an_old_save_is_lifted() -> None:
    state = read(RULES, old_save())
    assert [p.score for p in state.players] == [p.score for p in STATE.players]
    assert all(p.units == {} for p in state.players)
    assert RULES.decisions(state)


def test_an_old_save_that_is_damaged_is_refused() -> None:
    tree = json.loads(old_save())
    for damage in ({"players": 5}, {"players": [1]}, {"players": None}, {}):
        with pytest.raises(SaveError, match="cannot be lifted from schema 1"):
            read(RULES, json.dumps({**tree, "state": damage}))


def test_a_game_lifts_one_schema_after_the_other() -> None:
    class Later(Skirmish):
        meta = GameMeta(**{**{k: getattr(RULES.meta, k) for k in META}, "schema": 3})

        def upgrade(self, schema: int, raw: dict[str, Any]) -> dict[str, Any]:
            steps.append(schema)
            return raw if schema == 2 else super().upgrade(schema, raw)

    steps: list[int] = []
    assert read(Later(), old_save()).turn == STATE.turn
    assert steps == [1, 2]


META = ("key", "seats", "max_decisions", "quick")


# ------------------------------------------------------------------------------------ actions
@pytest.mark.parametrize("action", [Bid(3), Pay(("b1", "b4")), Pay(())])
def test_actions_survive_json(action: Bid | Pay) -> None:
    assert RULES.parse_action(RULES.action_codec.dump_json(action)) == action


@pytest.mark.parametrize(
    ("raw", "where"),
    [
        ('{"kind":"bid","n":"3"}', "bid.n"),
        ('{"kind":"bid","n":1.5}', "bid.n"),
        ('{"kind":"bid","n":true}', "bid.n"),
        ('{"kind":"bid"}', "bid.n"),
        ('{"kind":"bid","n":1,"x":1}', "bid.x"),
        ('{"kind":"pay","cards":"b1"}', "pay.cards"),
        ('{"kind":"pay","cards":["b1",2]}', "pay.cards.1"),
        ('{"kind":"castle"}', ""),
        ('{"n":1}', ""),
        ("[]", ""),
        ("", ""),
        ("\x00", ""),
        ('{"kind":"bid","n":' + "9" * 5000 + "}", ""),
        ("\ud800", ""),
        (b"\xff", ""),
    ],
)
def test_unreadable_actions_say_where(raw: str | bytes, where: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        RULES.parse_action(raw)
    assert caught.value.reason.code == "unreadable"
    assert caught.value.reason.facts["where"] == where
    assert caught.value.reason.facts["what"]


@given(st.one_of(st.text(max_size=40), st.binary(max_size=40)))
def test_any_text_is_an_action_or_refused(raw: str | bytes) -> None:
    with suppress(IllegalAction):
        assert RULES.parse_action(raw).kind


@pytest.mark.sliced(10)
def test_the_same_game_in_another_process() -> None:
    """No order of a set or hash of a string may reach a state: they differ between processes."""
    program = (
        "from engine.core.save import state_hash\n"
        "from engine.selfplay import walk\n"
        "from tests.kernel.toy import RULES\n"
        "options = RULES.options.model_validate({'turns': 20})\n"
        "print(*(state_hash(RULES, p.step.state) for p in walk(RULES, options, 3, 7)))\n"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert len(told.pop().split()) > 20
