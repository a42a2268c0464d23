"""What is said of the secrets of a game's chance: in the log, and in the channel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tables.store.sealing import SEALED, TOLD


def note_words(kind: str, fact: Mapping[str, Any]) -> str:
    """A line of the log; empty for notes of other kinds."""
    if kind == SEALED:
        goes_on = "goes on from a new secret" if fact["back"] else "comes from a secret"
        return f"Chance {goes_on}, sealed as `{fact['commitment']}`."
    if kind == TOLD:
        return f"The secret sealed as `{fact['commitment']}` was `{fact['secret']}`."
    return ""


def notice_words(data: Mapping[str, Any]) -> str | None:
    """The text of a notice; None for notices of other kinds."""
    if data.get("what") == SEALED:
        if data["back"]:
            return (
                "-# What comes next is not what was seen: chance goes on from a new secret, sealed "
                f"as `{data['commitment']}`. It is told when the game is over."
            )
        return (
            "-# Every shuffle of this game comes from one secret, sealed as "
            f"`{data['commitment']}`. It is told when the game is over, and everybody can check "
            "then that the deal was never changed."
        )
    if data.get("what") == TOLD:
        lines = [note_words(TOLD, fact) for fact in data["deals"]]
        if data["more"]:
            lines.append("Earlier ones stand in the log.")
        lines.append(
            "Every shuffle of this game followed from that: `agora replay` checks it with the file "
            "of `/game export`."
        )
        return "\n".join(f"-# {line}" for line in lines)
    return None
