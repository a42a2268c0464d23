"""The process that is killed: `agora run`, with Discord's addresses on this machine.

    python -m tests.chaos.bot LIFELINE

Loading the program takes longer than a life lasts here. So one process loads it, and forks a new
one for every line it reads (`Life`). Nothing but the loaded program is shared: each opens the
database, claims it and logs in for itself. When the other end of the pipe LIFELINE is closed, all
end.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any

import discord.gateway
import discord.http
import yarl
from discord.state import ConnectionState

import engine.registry
from bot import app
from bot.commands import serve
from bot.config import Config
from render.registry import presentation
from tables.model import poker_face
from tables.model.log import set_up
from tables.store.address import where
from tests.chaos import diary
from tests.chaos.process import Life
from tests.kernel.toy import ENTRY, RULES

READY = 0.05
PLAYED = ("antike-duellum", "tta-new-story")
PACE = (0.2, 1.0)
"""Seconds for which answers are held: deaths come in between, and many answers all the same."""
TOKEN = "a.token.of.no.use"
LOADED = (app,)
"""Loaded here, because a life loads nothing any more."""


def main() -> None:
    """Fork until standard input ends."""
    lifeline = int(sys.argv[1])
    register_toy()
    if drawing_workers() == 0:
        _warm()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        number = os.fork()
        if number == 0:
            life = Life(*json.loads(line))
            _set_addresses(life.address)
            _set_clock(life.skew)
            _live(life, lifeline)
        print(number, flush=True)


poker_face.PACE = PACE


def _ready_at_once() -> None:
    """The library waits for two seconds whether another server turns up; no life lasts so long."""
    begin = ConnectionState.__init__

    def begun(self: Any, *args: Any, **settings: Any) -> None:
        begin(self, *args, guild_ready_timeout=READY, **settings)

    ConnectionState.__init__ = begun  # type: ignore[method-assign]


_ready_at_once()


def drawing_workers() -> int:
    """Drawing processes of each life; without the setting none, for it is too short for one."""
    return int(os.environ.get("AGORA_DRAWING_WORKERS", "0"))


def _warm() -> None:
    """Load what rules and pictures need, as every life would for itself."""
    for key in tuple(engine.registry.keys()):
        rules, painter = engine.registry.rules(key), presentation(key).painter
        if painter is not None:
            state = rules.setup(rules.options(), min(rules.meta.seats), 1).state
            view = rules.view(state, None)
            painter.warm(view)
            picture = painter.pictures(view)[0]
            painter.paint(
                view, picture, ["Ann", "Bob", "Chloe", "Dimitri"][: min(rules.meta.seats)]
            )


def register_toy() -> None:
    """The toy game is offered beside those that are played here."""
    for key in set(engine.registry.keys()) - set(PLAYED):
        del engine.registry.GAMES[key]
    engine.registry.GAMES[RULES.meta.key] = ENTRY


def _set_addresses(address: str) -> None:
    """Discord is at this address."""
    discord.http.Route.BASE = f"http://{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway")


def _set_clock(skew: float) -> None:
    """The clock of this machine is wrong by so many seconds."""
    if skew:
        right = time.time
        time.time = lambda: right() + skew


def _live(life: Life, lifeline: int) -> None:
    """One life of the bot. Does not return."""
    database, log = where(life.database), Path(life.log)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    threading.Thread(target=_die_with, args=(lifeline,), daemon=True).start()
    code = 1
    try:
        with log.open("a", encoding="utf-8") as stream:
            set_up("INFO", (TOKEN,), stream)
            if isinstance(database, Path):
                diary.mark(database)
            settings = Config(
                database=database,
                guild=None,
                node=life.name,
                drawing_workers=drawing_workers(),
                _env_file=None,  # type: ignore[call-arg]  # its types leave this out
            )
            code = asyncio.run(serve.serve(settings, TOKEN))
    finally:
        os._exit(code)


def _die_with(lifeline: int) -> None:
    os.read(lifeline, 1)
    os._exit(3)


if __name__ == "__main__":
    main()
