"""The secret of a game's chance: committed to at the start, told at the end, checked by others."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.features.sealing.words import lobby_words, note_words, notice_words
from bot.widgets import saying
from engine import registry
from engine.core import Resign, Rng, SplitMix64, save
from engine.core.rng import generator
from render.lang.language import ENGLISH
from tables.maintenance import problems
from tables.maintenance.doctor import examine
from tables.model import codec, outgoing
from tables.model.chance import chance, commitment, drawn, seal_of, written
from tables.model.errors import NotSeated, UserError, WrongStatus
from tables.model.findings import Finding
from tables.model.proof import Proof
from tables.model.table import Table
from tables.operations.export import check, replay
from tables.store import paths
from tables.store.sealing import AT_ONCE
from tables.store.sqlite import connect
from tests.tables.backends import behind
from tests.tables.errands import Finish, Peek, Roll, Vote, Walk, rules_of
from tests.tables.parlour import ANN, BOB, CHLOE, MARA, Parlour, give_seat, parlour
from tests.tables.refused import refused

ROOT = Path(__file__).parents[2]
NAMES = ("Ann", "Bob")
DEALS = "SELECT deals FROM games"
SEAL = re.compile(r"sealed as `([0-9a-f]{64})`")


async def seals(here: Parlour) -> list[str]:
    """What is said of secrets in the channel, in order."""

    def work(db: Any) -> list[Any]:
        found = db.execute("SELECT data FROM outbox WHERE kind = 'seal' ORDER BY id")
        return [outgoing.read("seal", r[0]) for r in found]

    table = await here.service.views.table(1)
    return [notice_words(table, said) for said in await here.store.read(work)]


async def secrets_of(here: Parlour) -> list[str]:
    found = await here.store.read(lambda db: db.execute("SELECT deals FROM games").fetchone()[0])
    return [deal["secret"] for deal in json.loads(found)]


async def back(here: Parlour, table: Table) -> None:
    """Ann looks at a card and rolls; then the table goes back to before that."""
    await here.act(table, ANN, Peek(), Roll(), Finish())
    at = (await here.table(table)).public_seq
    request = await here.service.undo_votes.ask_back(table.id, ANN.id, 2, at)
    await here.service.undo_votes.agree(table.id, BOB.id, request.id)


async def begun(here: Parlour, *, older: bool = False, words: Sequence[str] = ()) -> Table:
    """A game whose players gave words, Ann first. older: its table was opened before there were."""
    table = await here.lobby(vote=True, goal=100)
    if older:
        await here.store.write(lambda db: db.execute("UPDATE games SET sealed = NULL"))
    for user, word in zip((ANN, BOB), words, strict=False):
        here.clock.at += 1
        await here.service.lobbies.give_word(table.id, user.id, word)
    table = await here.service.playing.start(table.id, ANN.id)
    await here.act(table, ANN, Vote("red"))
    await here.act(table, BOB, Vote("blue"))
    return table


@pytest.mark.parametrize("words", [(), ("kiwi",), ("kiwi", "plum é")])
async def test_a_game_hangs_on_the_secret_of_its_table_and_on_words(
    here: Parlour, path: Path, words: tuple[str, ...]
) -> None:
    table = await begun(here, words=words)
    assert SEAL.findall((await seals(here))[0]) == [table.seal]
    await back(here, table)
    first, second = await seals(here)
    assert "deal 1 of the secret" in second
    assert ("No player added a word" in first) == (not words)
    assert [word in first for word in words] == [True] * len(words)
    [sealed] = await here.store.read(lambda db: db.execute("SELECT sealed FROM games").fetchone())
    deals = await secrets_of(here)
    assert deals == [drawn(sealed, number, words) for number in range(2)]
    assert table.seal == seal_of(table.id, table.game, sealed)
    hidden = [sealed, *deals]
    assert not any(secret in text for secret in hidden for text in (first, second))
    await here.act(table, ANN, Resign())
    *_, told = await seals(here)
    assert f"`{table.seal[:8]}…` was `{sealed[:8]}…`" in told
    assert "\n" not in told, "one line"
    found = await here.service.views.export(table.id, None)
    assert found["sealed"]["secret"] == sealed
    told_of = check(json.dumps(found), rules_of)
    assert (told_of.steps, told_of.difference) == (len(found["steps"]), None)
    assert told_of.proof == Proof((table.seal,), 2, tuple(enumerate(words)))
    log = [
        n for n in await here.service.views.notes(table.id) if note_words(ENGLISH, NAMES, n.said)
    ]
    assert [n.kind for n in log] == ["sealed", "sealed", "secrets_told"]
    whole = note_words(ENGLISH, NAMES, log[-1].said)
    assert f"sealed as `{table.seal}` was `{sealed}`" in whole, "the log has all digits"
    assert examine(behind(path), rules_of).findings == []


async def test_one_word_changes_every_deal(here: Parlour) -> None:
    """So a host who took the secret cannot know what it will deal, as long as one word is to
    come."""
    secret = written(77)
    dealt = {
        drawn(secret, number, words)
        for number in range(3)
        for words in ((), ("kiwi",), ("kiwj",), ("kiwi", "plum"), ("plum", "kiwi"), ("kiwiplum",))
    }
    assert len(dealt) == 18
    assert drawn(secret, 0, ()) == secret, "without words, as it was before there were any"


def shares(secrets: Iterable[str], words: Iterable[tuple[str, ...]]) -> list[int]:
    """How often the first of six cards is each of them."""
    found = [0] * 6
    for secret in secrets:
        for said in words:
            found[chance(drawn(secret, 0, said)).below(6)] += 1
    return found


SECRETS = [written(int.from_bytes(hashlib.sha256(bytes([n])).digest(), "big")) for n in range(240)]


def test_who_fixed_the_secret_first_cannot_choose_behind_an_unknown_word() -> None:
    """The host of the bot: however the secret was picked, the word decides; also the word of
    somebody who was neither first nor last, before words that were fixed with the secret."""
    best = max(SECRETS[:20], key=lambda secret: chance(drawn(secret, 0, ("host",))).below(6))
    for before, after in ((("host",), ()), ((), ("friend",)), (("host",), ("friend",))):
        told = shares([best], [(*before, f"word {n}", *after) for n in range(1_200)])
        assert all(140 < share < 260 for share in told), told


def test_the_last_to_speak_gains_nothing_without_the_secret() -> None:
    """Whatever they say after the words of the others, each card is as likely as before."""
    for last in ("plum", "aaaa", "0", "a word that was tried out at home"):
        told = shares(SECRETS, [("kiwi", "pear", last)])
        assert all(20 < share < 62 for share in told), told


def test_what_is_published_tells_the_secret_by_trying_all_of_them_only() -> None:
    """Secrets that differ in one digit have commitments, and deals, that have nothing in common."""
    one, two = written(1 << 200), written((1 << 200) + 1)
    for made in (lambda s: seal_of(1, "errands", s), lambda s: drawn(s, 0, ("kiwi",))):
        same = sum(a == b for a, b in zip(made(one), made(two), strict=True))
        assert same < 16, "of 64 digits, four by chance"
    assert seal_of(1, "errands", one) != seal_of(2, "errands", one), "of this table alone"


async def test_the_seal_is_there_before_any_word_and_stays(here: Parlour) -> None:
    table = await here.lobby()
    assert SEAL.search(lobby_words(ENGLISH, table))
    given = await here.service.lobbies.give_word(table.id, BOB.id, "plum")
    here.clock.at -= 100  # a clock that is put right
    given = await here.service.lobbies.give_word(table.id, ANN.id, "kiwi")
    assert given.words == ("plum", "kiwi")
    given = await here.service.lobbies.give_word(table.id, BOB.id, " pear \n pie ")
    assert given.words == ("kiwi", "pear pie"), "who speaks again is the last to have spoken"
    assert given.seal == table.seal
    assert lobby_words(ENGLISH, given).index("Ann: kiwi") < lobby_words(ENGLISH, given).index(
        "Bob:"
    )
    left = await here.service.lobbies.leave(table.id, ANN.id)
    assert left.words == ("pear pie",)
    back_again = await here.service.lobbies.join(table.id, ANN)
    assert back_again.words == ("pear pie",)


async def test_a_silent_player_stops_nobody_and_a_computer_gives_no_word(here: Parlour) -> None:
    """A word that the bot makes would be a choice of its host."""
    table = await here.lobby(vote=False)
    await here.service.lobbies.add_computer(table.id, ANN.id)
    await here.service.lobbies.give_word(table.id, BOB.id, "plum")
    begun = await here.service.playing.start(table.id, ANN.id)
    assert begun.status == "running"
    assert [seat.word for seat in begun.seats] == ["", "plum", ""]


async def test_words_stay_with_their_seats(here: Parlour) -> None:
    """A player who takes a seat over later gives none: the deal depends on what was given."""
    table = await begun(here, words=("kiwi", "plum"))
    await give_seat(here.service, table.id, 1, CHLOE, ANN.id)
    await here.service.hosting.abandon(table.id, ANN.id)
    found = await here.service.views.export(table.id, None)
    assert [(w["seat"], w["word"]) for w in found["sealed"]["words"]] == [(0, "kiwi"), (1, "plum")]
    assert check(json.dumps(found), rules_of).difference is None


async def test_who_may_give_a_word_and_when(here: Parlour) -> None:
    table = await here.lobby()
    lobbies = here.service.lobbies
    with refused(NotSeated, "no seat"):
        await lobbies.give_word(table.id, MARA.id, "kiwi")
    for bad in ("", " \u200b\n ", "x" * 41):
        with refused(UserError, "a word of 1 to 40 characters"):
            await lobbies.give_word(table.id, ANN.id, bad)
    await here.service.playing.start(table.id, ANN.id)
    with refused(WrongStatus, "already started"):
        await lobbies.give_word(table.id, ANN.id, "kiwi")


async def test_a_table_of_an_older_version_takes_no_words(here: Parlour) -> None:
    table = await here.lobby()
    await here.store.write(lambda db: db.execute("UPDATE games SET sealed = NULL"))
    table = await here.table(table)
    assert lobby_words(ENGLISH, table) == ""
    with refused(UserError, "an older version opened it"):
        await here.service.lobbies.give_word(table.id, ANN.id, "kiwi")


@pytest.mark.parametrize("column", ["deals", "sealed", "word"])
async def test_the_doctor_sees_what_was_changed(here: Parlour, path: Path, column: str) -> None:
    table = await begun(here, words=("kiwi",))
    await back(here, table)
    deals = json.loads(await here.store.read(lambda db: db.execute(DEALS).fetchone()[0]))
    deals[1]["secret"] = "0" * 64
    change = {
        "deals": ("UPDATE games SET deals = :new", json.dumps(deals)),
        "sealed": ("UPDATE games SET sealed = :new", "0" * 64),
        "word": ("UPDATE seats SET word = :new WHERE seat = 0", "pear"),
    }
    statement, new = change[column]
    await here.store.write(lambda db: db.execute(statement, {"new": new}))
    found = [f.code for f in examine(behind(path), rules_of).findings]
    assert "secrets_not_sealed" in found


async def test_a_game_that_a_program_without_words_began_keeps_its_own_seal(here: Parlour) -> None:
    """One of an older version, beside this one, has begun it with a secret of its own."""
    table = await begun(here, older=True)
    await here.store.write(lambda db: db.execute(f"UPDATE games SET sealed = '{'7' * 64}'"))
    assert (await here.table(table)).seal == ""
    await back(here, table)
    await here.act(table, ANN, Resign())
    found = await here.service.views.export(table.id, None)
    assert "sealed" not in found
    told = check(json.dumps(found), rules_of)
    assert told.difference is None
    assert list(told.proof.commitments) == [deal["commitment"] for deal in found["deals"]]


async def test_an_older_game_is_sealed_when_it_begins_and_goes_back(
    here: Parlour,
) -> None:
    table = await begun(here, older=True)
    [first] = await seals(here)
    await back(here, table)
    first_again, second = await seals(here)
    assert first_again == first
    secrets = await secrets_of(here)
    assert len(set(secrets)) == 2
    assert not any(s in first + second for s in secrets)
    await here.act(table, ANN, Resign())
    *_, told = await seals(here)
    for number, (secret, said) in enumerate(zip(secrets, (first, second), strict=True)):
        facts = (table.id, number, table.game, 2, (await here.table(table)).options)
        assert SEAL.findall(said) == [commitment(*facts, secret)]
        assert f"`{commitment(*facts, secret)[:8]}…` was `{secret[:8]}…`" in told
    notes = [
        n for n in await here.service.views.notes(table.id) if note_words(ENGLISH, NAMES, n.said)
    ]
    assert [(n.kind, n.seq) for n in notes] == [
        *(("sealed", 0), ("sealed", 2), ("secrets_told", 3), ("secrets_told", 3))
    ]
    found = await here.service.views.export(table.id, None)
    assert [(d["after"], d["secret"]) for d in found["deals"]] == [
        (None, secrets[0]),
        (2, secrets[1]),
    ]
    assert replay(json.dumps(found), rules_of) == (len(found["steps"]), None)


async def test_a_deal_that_the_table_went_back_behind_is_told_too(here: Parlour) -> None:
    table = await begun(here, older=True)
    for _ in range(AT_ONCE + 2):
        await back(here, table)
    await here.service.hosting.abandon(table.id, ANN.id)
    *sealed, told = await seals(here)
    secrets = await secrets_of(here)
    assert len(secrets) == AT_ONCE + 3
    named = [f"`{SEAL.findall(said)[0][:8]}…` was" in told for said in sealed]
    assert named == [False] * (len(secrets) - 2) + [True] * 2, "the newest ones, in one line"
    log = " ".join(
        note_words(ENGLISH, NAMES, n.said) for n in await here.service.views.notes(table.id)
    )
    assert all(s in log for s in secrets)


@pytest.mark.sliced
async def test_nobody_is_told_the_secret_of_a_game_that_runs(path: Path) -> None:
    async with parlour(path, new_seed=count(7 << 252).__next__) as here:
        await _nobody_is_told(here, path)


async def _nobody_is_told(here: Parlour, path: Path) -> None:
    table = await begun(here)
    await back(here, table)
    await here.act(table, ANN, Peek(), Walk(1))
    wish = problems.Wish(ANN.id, "something is odd", table.id)
    await here.store.write(lambda db: problems.store(db, wish, "AAAA-0001", 5.0))
    secrets = await secrets_of(here)
    key = await here.store.read(lambda db: db.execute("SELECT key FROM games").fetchone()[0])
    hidden = [key, *secrets, *(str(int(s, 16)) for s in secrets)]
    said = [repr(await here.service.views.position(table.id, u)) for u in (None, ANN.id, BOB.id)]
    said += [repr(await here.service.views.log(table.id, u)) for u in (None, ANN.id, BOB.id)]
    said += [
        json.dumps(await here.service.views.export(table.id, u)) for u in (None, ANN.id, BOB.id)
    ]
    said += [repr(await here.service.views.notes(table.id)), repr(await here.outbox())]
    said += await seals(here)
    for rest in ([], ["AAAA-0001"]):
        told = subprocess.run(
            [sys.executable, "-m", "bot.cli", "problems", *rest, "--data", str(path)],
            cwd=ROOT,
            capture_output=True,
            check=False,
            text=True,
        )
        said += [told.stdout, told.stderr]
    for text in said:
        assert not any(word in text for word in hidden), text[:200]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"secret": "0" * 64}, "the secret of deal 1 does not fit its commitment"),
        ({"secret": "0" * 64, "commitment": None}, "deal 1 has no commitment"),
        ({"after": 1}, "step 2 uses a secret that has no commitment"),
    ],
)
async def test_a_deal_that_was_changed_is_found(
    here: Parlour, change: dict[str, Any], said: str
) -> None:
    table = await begun(here, older=True)
    await back(here, table)
    await here.act(table, ANN, Resign())
    found = await here.service.views.export(table.id, None)
    found["deals"][1].update(change)
    count, difference = replay(json.dumps(found), rules_of)
    assert count == 0
    assert difference is not None
    assert said in saying.found(difference)


async def test_a_shuffle_that_did_not_come_from_the_secret_is_found(here: Parlour) -> None:
    """Another secret that fits its own commitment, for the same game."""
    table = await begun(here, older=True)
    await here.act(table, ANN, Resign())
    found = await here.service.views.export(table.id, None)
    other = written(12345)
    sealed = commitment(found["table"], 0, found["game"], 2, found["options"], other)
    found["deals"] = [{"deal": 0, "after": None, "secret": other, "commitment": sealed}]
    assert replay(json.dumps(found), rules_of) == (
        0,
        Finding("step_leads_elsewhere", step=0),
    )


async def test_others_can_check_a_game_with_the_program_of_the_documentation(
    tmp_path: Path,
) -> None:
    """It has nothing of Agora, and comes to the same cards."""
    text = (ROOT / "docs" / "chance.md").read_text(encoding="utf-8")
    [program] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert "engine" not in program
    assert sum(bool(line) for line in program.splitlines()) <= 25
    file = tmp_path / "check.py"
    file.write_text(program)
    for seed, word in ((3, None), (1 << 255, "plum é")):
        async with parlour(
            tmp_path / f"{seed}.sqlite3", rules_of=registry.rules, new_seed=lambda n=seed: n
        ) as here:
            table = await here.service.lobbies.create(
                game="antike-duellum", guild_id=1, channel_id=2, host=ANN
            )
            await here.service.lobbies.join(table.id, BOB)
            if word is not None:
                await here.service.lobbies.give_word(table.id, BOB.id, word)
            await here.service.playing.start(table.id, ANN.id)
            await here.service.hosting.abandon(table.id, ANN.id)
            found = await here.service.views.export(table.id, None)
        game = tmp_path / f"{seed}.json"
        game.write_text(json.dumps(found))
        cards = ROOT / "engine" / "games" / "antike" / "data" / "cards.json"
        told = subprocess.run(
            [sys.executable, "-I", str(file), str(game), str(cards)],
            capture_output=True,
            check=True,
            text=True,
        )
        [began] = [
            n["event"] for n in found["steps"][0]["news"] if n["event"]["kind"] == "game_began"
        ]
        given = [] if word is None else [word]
        assert told.stdout.splitlines() == [
            f"{table.seal} True {given}",
            f"{began['start']} {began['row']}",
        ]
        assert replay(game.read_bytes(), registry.rules) == (1, None)


# --- games that were begun before ----------------------------------------------------------------


def test_a_word_or_a_secret() -> None:
    assert chance(5) == SplitMix64(5)
    assert chance("0" * 63 + "f") == Rng(15)
    for bad in ("5", "0" * 65, "x" * 64):
        with pytest.raises(ValueError, match=r"digits|invalid literal"):
            chance(bad)


@pytest.mark.of_the_file
async def test_a_game_of_an_older_database_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps its generator and its other chance, and gets a secret where it goes back."""
    path = tmp_path / "old.sqlite3"
    rules = rules_of("errands")
    options = rules.options.model_validate({"goal": 100, "vote": False})
    older = paths.migrations()[:5]
    step = rules.setup(options, 2, SplitMix64(77))
    with monkeypatch.context() as patch:
        patch.setattr(paths, "migrations", lambda: older)
        with closing(connect(path)) as db:
            db.execute(
                "INSERT INTO games (id, game, options, channel_id, host_id, status, seed, secret,"
                " told_seq, told_asked, created_at, changed_at)"
                " VALUES (1, 'errands', ?, 7, ?, 'running', 77, 99, 0, '[0]', 0.0, 0.0)",
                (options.model_dump_json(), ANN.id),
            )
            for seat, user in enumerate((ANN, BOB)):
                db.execute(
                    "INSERT INTO seats (game_id, seat, user_id, name) VALUES (1, ?, ?, ?)",
                    (seat, user.id, user.name),
                )
            db.execute(
                "INSERT INTO steps (game_id, seq, news, barrier, hash, at, state)"
                " VALUES (1, 0, ?, 1, ?, 0.0, ?)",
                (
                    codec.news_json(rules, step.news),
                    save.state_hash(rules, step.state),
                    save.dump(rules, step.state),
                ),
            )
    async with parlour(path) as here:
        table = await here.service.views.table(1)
        assert examine(behind(path), rules_of).findings == []
        await here.act(table, ANN, Roll(), Walk(1), Finish())
        assert await seals(here) == [], "nothing was committed to when it began"
        goals = (await here.table(table)).public_seq
        request = await here.service.undo_votes.ask_back(1, ANN.id, 0, goals)
        await here.service.undo_votes.agree(1, BOB.id, request.id)
        [second] = await seals(here)
        assert "new secret" in second
        await here.act(table, ANN, Roll(), Finish())
        await here.act(table, BOB, Resign())
        found = await here.service.views.export(1, None)
        assert found["seed"] == "77"
        assert [d["after"] for d in found["deals"]] == [0]
        told = check(json.dumps(found), rules_of)
        assert (told.steps, told.difference) == (len(found["steps"]), None)
        assert told.proof == Proof((found["deals"][0]["commitment"],), gap="begun_before")
    assert examine(behind(path), rules_of).findings == []


def test_an_older_game_that_went_back_comes_out_the_same() -> None:
    """`Rules.reseed` with a word does what it did when there was nothing else."""
    rules = registry.rules("antike-duellum")
    step = rules.setup(rules.options(), 2, SplitMix64(77))
    again = rules.reseed(step.state, chance(123456789))
    assert isinstance(again.rng, SplitMix64)
    assert again.rng.draws == step.state.rng.draws
    assert save.state_hash(rules, again) == OLD_HASH
    assert generator(again.rng) == again.rng


OLD_HASH = "8713d610aacd297b"
