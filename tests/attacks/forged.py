"""The host of the bot dealt as they liked, and forges an export that `agora replay` believes."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from engine import registry
from engine.core import Rng, save
from engine.players import UniformPlayer
from tables.model.chance import chance, commitment, drawn, seal_of
from tests.attacks.attack import Outcome, agora
from tests.tables.parlour import ANN, BOB, Parlour, parlour

GAME, SHORT = "belfort", "antike-duellum"
"""One that soon shows hidden cards, so that the table goes back behind them; one that is set up
quickly."""
PROVED = "All shuffles followed"
SECRET = 7 << 250
WORD = "kiwi"
DECISIONS = 25
LIKED = "5" * 64
"""A secret that deals what the host likes."""

File = dict[str, Any]
Forgery = Callable[[File], File | bytes]

LOOKS = str.maketrans({"\u0456": "i", "\u0438": "u", "\uff4b": "k", "\u2024": "."})
"""Letters that look like other ones."""


async def _played(
    here: Parlour, *, older: bool = False, word: str = WORD, game: str = GAME
) -> File:
    """The export of a game that went back once, or of a short one."""
    service = here.service
    table = await service.lobbies.create(game=game, guild_id=1, channel_id=1, host=ANN)
    await service.lobbies.join(table.id, BOB)
    if older:
        await here.store.write(lambda db: db.execute("UPDATE games SET sealed = NULL"))
    else:
        await service.lobbies.give_word(table.id, ANN.id, "plum")
        here.clock.at += 1
        await service.lobbies.give_word(table.id, BOB.id, "kiwi")
        if word != WORD:  # whoever runs the bot writes into its database what they like
            change = "UPDATE seats SET word = :word WHERE seat = 1"
            await here.store.write(lambda db: db.execute(change, {"word": word}))
    await service.playing.start(table.id, ANN.id)
    if game == GAME:
        await _and_back(here, table.id)
    await service.hosting.abandon(table.id, ANN.id)
    return await service.views.export(table.id, None)


async def _and_back(here: Parlour, table: int) -> None:
    """Play on, and go back behind what chance has shown."""
    service = here.service
    people, luck = (ANN, BOB), Rng(5)
    for _ in range(DECISIONS):
        public = await service.views.position(table, None)
        user = people[public.waiting[0].seat].id
        mine = await service.views.position(table, user)
        action = UniformPlayer().choose(mine.view, mine.decisions[0], luck)
        await service.playing.act(table, user, None, action)
    now, goals = await service.undo_votes.goals(table, ANN.id)
    back = goals[-1].to_seq
    request = await service.undo_votes.ask_back(table, ANN.id, back, now.public_seq)
    if request.outcome is None:
        await service.undo_votes.agree(table, BOB.id, request.id)


def _export(folder: Path, name: str, **more: Any) -> File:
    async def play() -> File:
        path = folder / f"{name}.sqlite3"
        secrets = count(SECRET).__next__
        async with parlour(path, rules_of=registry.rules, new_seed=secrets) as here:
            return await _played(here, **more)

    return asyncio.run(play())


# --- what is said against the issue's own list ---------------------------------------------------


def _seed_beside(file: File) -> File:
    return {**file, "seed": "77"}


def _reseed_by_number(file: File) -> File:
    back = next(step for step in file["steps"] if step.get("reseeds"))
    back["reseeds"] = [12345]
    return file


def _another_reseed(file: File) -> File:
    back = next(step for step in file["steps"] if step.get("reseeds"))
    back["reseeds"] = ["a" * 64]
    return file


def _no_reseed(file: File) -> File:
    for step in file["steps"]:
        step.pop("reseeds", None)
    return file


def _no_commitment(file: File) -> File:
    for deal in file["deals"]:
        deal.pop("commitment", None)
    file.pop("sealed", None)
    return file


def _one_commitment_missing(file: File) -> File:
    file["deals"][-1].pop("commitment", None)
    return file


def _liked(file: File) -> File:
    """Another secret under the old commitment."""
    file["sealed"]["secret"] = LIKED
    return file


def _liked_deals(file: File) -> File:
    for deal in file["deals"]:
        deal["secret"] = LIKED
    return file


def _left_out(file: File) -> File:
    file["sealed"]["words"] = file["sealed"]["words"][:1]
    return file


def _turned_round(file: File) -> File:
    file["sealed"]["words"].reverse()
    return file


def _word_twice(file: File) -> File:
    file["sealed"]["words"] *= 2
    return file


def _deals_turned_round(file: File) -> File:
    file["deals"].reverse()
    return file


def _deal_of_another_number(file: File) -> File:
    """The third deal in the place of the second, with everything that hangs on it."""
    words = [said["word"] for said in file["sealed"]["words"]]
    old, new = file["deals"][1]["secret"], drawn(file["sealed"]["secret"], 2, words)
    return json.loads(json.dumps(file).replace(old, new))


# --- ways round -----------------------------------------------------------------------------------


def _again(file: File, told: Callable[[int, File], None]) -> File:
    """The file as if the game had begun with the secret that the host likes: all states and all
    news are those of a game that nobody played."""
    rules = registry.rules(file["game"])
    options = rules.options.stored(file["options"])
    step = rules.setup(options, len(file["seats"]), chance(file["deals"][0]["secret"]))
    [first] = file["steps"][:1]
    first["hash"] = save.state_hash(rules, step.state)
    told(0, first)
    file["steps"] = [first]
    file["deals"] = file["deals"][:1]
    return file


def _other_news(file: File) -> File:
    """Players saw other cards than the secret deals: the file is that of another form, so nobody
    compares."""
    file["schema"] = 1_000
    for step in file["steps"]:
        step.pop("hash", None)
        for said in step["news"]:
            said["event"] = {"kind": "game_began", "start": 1, "row": ["liked"]}
    return file


def _no_news(file: File) -> File:
    file["schema"] = None
    for step in file["steps"]:
        step.pop("hash", None)
        step["news"] = []
    return file


def _nothing_told(file: File) -> File:
    for step in file["steps"]:
        step.pop("hash", None)
        step.pop("news", None)
    return file


def _no_steps(file: File) -> File:
    file["steps"], file["deals"] = [], file["deals"][:1]
    return file


def _cut(file: File) -> File:
    """The steps in which the liked cards came are left out; the game is said to be over."""
    file["status"], file["steps"] = "finished", file["steps"][:3]
    file["deals"] = file["deals"][:1]
    return file


def _two_values(file: File) -> bytes:
    text = json.dumps(file)
    return (text[:-1] + f', "deals": {json.dumps([{"after": None, "secret": LIKED}])}}}').encode()


def _own_seal(file: File) -> File:
    """Table and game are part of what is hashed: those of another table of the same host."""
    file["table"] += 1
    return file


_NAMED: dict[str, Forgery] = {
    "_seed_beside": _seed_beside,
    "_reseed_by_number": _reseed_by_number,
    "_another_reseed": _another_reseed,
    "_no_reseed": _no_reseed,
    "_no_commitment": _no_commitment,
    "_another_secret": _liked,
    "_other_deals": _liked_deals,
    "_word_left_out": _left_out,
    "_words_turned_round": _turned_round,
    "_word_twice": _word_twice,
    "_deals_turned_round": _deals_turned_round,
    "_deal_of_another_number": _deal_of_another_number,
    "_other_news": _other_news,
    "_no_news": _no_news,
    "_nothing_told": _nothing_told,
    "_no_steps": _no_steps,
    "_cut_short": _cut,
    "_two_values": _two_values,
    "_seal_of_another_table": _own_seal,
}
FORGED = {name.strip("_").replace("_", " "): forgery for name, forgery in _NAMED.items()}
OLDER: dict[str, Forgery] = {
    "older: seed beside": _seed_beside,
    "older: reseed by number": _reseed_by_number,
    "older: no reseed": _no_reseed,
    "older: no commitment": _no_commitment,
    "older: one commitment missing": _one_commitment_missing,
    "older: deals turned round": _deals_turned_round,
    "older: other news": _other_news,
    "older: no steps": _no_steps,
}


def _believed(folder: Path, forged: File | bytes) -> str | None:
    """What `agora replay` says of a file that it believes."""
    path = folder / "forged.json"
    path.write_bytes(forged if isinstance(forged, bytes) else json.dumps(forged).encode())
    code, said = agora("replay", path)
    return said if code == 0 and PROVED in said else None


def _forgeries(folder: Path, honest: File, older: File) -> Iterator[tuple[str, bool]]:
    for file, forgeries in ((honest, FORGED), (older, OLDER)):
        for name, forge in forgeries.items():
            yield name, _believed(folder, forge(copy.deepcopy(file))) is not None


DISGUISES = {
    "style": f"{WORD}\ufe01",
    "filler": f"{WORD}\u3164",
    "joiner": "ki\u034fwi",
    "zero width": "ki\u200bwi",
    "space": f"{WORD} ",
    "Cyrillic": "k\u0456wi",
    "wide": "\uff4biwi",
    "tag": f"{WORD}\U000e0041",
    "turned": "\u202eiwik",
}
"""Words that look like the one that Bob gave. Whoever runs the bot tries many, and keeps the one
that deals well."""


def _line(said: str) -> str:
    return next(line for line in said.splitlines() if "player 2" in line)


def _disguised(folder: Path) -> Iterator[tuple[str, bool]]:
    """Whether Bob, who looks at the last line, sees his word, although it is another one."""
    for name, word in DISGUISES.items():
        said = _believed(folder, _export(folder, f"word-{name}", word=word, game=SHORT))
        if said is None:
            yield f"word ({name})", False
            continue
        seen = "".join(c for c in _line(said).translate(LOOKS) if c.isascii()).rstrip()
        yield f"word ({name})", seen.endswith((f": {WORD}", ": iwik"))


def _downgraded(folder: Path, honest: File) -> Iterator[tuple[str, bool]]:
    """The file of a table with words becomes one of an older version, in which the host chooses.
    Whoever reads the end has to hear that the host could."""
    file = _again(copy.deepcopy(honest), lambda *_: None)
    del file["sealed"]
    [deal] = file["deals"]
    fits = (file["table"], 0, file["game"], len(file["seats"]), file["options"], deal["secret"])
    deal["commitment"] = commitment(*fits)
    said = _believed(folder, file)
    yield "older form", said is not None and "may have chosen" not in said
    file = copy.deepcopy(honest)
    file["sealed"]["words"] = []
    secret = file["sealed"]["secret"]
    for number, deal in enumerate(file["deals"]):
        new = drawn(secret, number, ())
        file = json.loads(json.dumps(file).replace(deal["secret"], new))
    yield "no words", _believed(folder, file) is not None
    assert file["sealed"]["commitment"] == seal_of(file["table"], file["game"], secret)


def _terminal(folder: Path, honest: File) -> Iterator[tuple[str, bool]]:
    """What a file says must not write over what `agora replay` says."""
    escape = f"\x1b[2J\r{PROVED}"
    changes: dict[str, dict[str, Any]] = {
        "game": {"game": escape},
        "status": {"status": escape},
        "options": {"options": {escape: escape}},
        "steps": {"steps": [{escape: 1}]},
    }
    for name, change in changes.items():
        path = folder / "escape.json"
        path.write_text(json.dumps({**honest, **change}))
        _, said = agora("replay", path)
        yield f"terminal ({name})", "\x1b" in said or "\r" in said
    path = folder / "deep.json"
    path.write_text('{"agora": ' + "[" * 200_000)
    code, said = agora("replay", path)
    yield "deep", code == 0 or "Traceback" in said
    code, said = agora("replay", "/dev/zero")
    yield "without end", code == 0 or "Traceback" in said


def attack(folder: Path) -> Outcome:
    """Every forgery has to be refused, or to be said to prove nothing."""
    honest, older = _export(folder, "honest"), _export(folder, "older", older=True)
    tried: dict[str, bool] = {}
    for name, file in (("honest", honest), ("older", older)):
        assert _believed(folder, file) is not None, f"the true file of {name} proves nothing"
    tried.update(_forgeries(folder, honest, older))
    tried.update(_disguised(folder))
    tried.update(_downgraded(folder, honest))
    tried.update(_terminal(folder, honest))
    through = [name for name, believed in tried.items() if believed]
    return Outcome(f"{len(through)} of {len(tried)} forged files believed", through)
