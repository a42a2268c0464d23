"""What a command of the host says when Discord cannot be reached."""

from __future__ import annotations

import asyncio
import sys

from bot.commands.serve import BOT_REFUSED, NOT_ACCEPTED, WRONGLY_ASKED


def no_connection(running: asyncio.Task[None]) -> int:
    """Say why Discord cannot be reached; the exit code."""
    import discord

    error = running.exception()
    if isinstance(error, discord.LoginFailure):
        print(f"agora: {NOT_ACCEPTED}", file=sys.stderr)
        return WRONGLY_ASKED
    if isinstance(error, discord.ConnectionClosed) and error.code in BOT_REFUSED:
        said = f"Discord does not let this bot in: {BOT_REFUSED[error.code]} ({error.code})"
        print(f"agora: {said}", file=sys.stderr)
        return WRONGLY_ASKED
    print(f"agora: Discord cannot be reached ({error})", file=sys.stderr)
    return 1
