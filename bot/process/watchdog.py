"""Reports to systemd how the bot is: started, alive, stopping (`man sd_notify`).

The protocol is a line in a datagram, so the standard library is enough. Without systemd this does
nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from contextlib import suppress

_log = logging.getLogger("agora.watchdog")


def tell(*lines: str) -> bool:
    """Tell systemd something, such as `READY=1`; whether it listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
        return False
    if address.startswith("@"):  # an abstract socket
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
            out.sendto("\n".join(lines).encode(), address)
    except OSError as error:
        _log.warning("systemd cannot be told: %s", error)
        return False
    return True


def interval() -> float | None:
    """Seconds between two signs of life; half of what systemd waits for. None if it does not."""
    with suppress(ValueError):
        micros = int(os.environ.get("WATCHDOG_USEC", ""))
        ours = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        return micros / 2e6 if micros > 0 and ours else None
    return None


async def keep_awake() -> None:
    """Give signs of life for as long as the event loop turns; until cancelled."""
    pause = interval()
    while pause is not None:
        tell("WATCHDOG=1")
        await asyncio.sleep(pause)
