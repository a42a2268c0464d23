"""`agora run` in a process of its own, with Discord on this machine.

`python -m tests.bench.lone_bot ADDRESS DATABASE`: ADDRESS is where `tests.chaos.server` listens. It
is started like the bot on a server and shares no memory with whoever measures it.
"""

from __future__ import annotations

import os
import sys

import discord.gateway
import discord.http
import yarl

from bot import cli

TOKEN = "a.token.of.no.use"


def main() -> int:
    """Run until SIGTERM."""
    address, database = sys.argv[1:3]
    discord.http.Route.BASE = f"http://{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{address}/gateway")
    os.environ |= {"DISCORD_TOKEN": TOKEN, "AGORA_DATABASE": database}
    return cli.main(["run"])


if __name__ == "__main__":
    sys.exit(main())
