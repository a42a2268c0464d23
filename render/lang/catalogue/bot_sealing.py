"""Written by tools/sentences.py from render/lang/en/bot-sealing.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotSealing(Sentences):
    """All that render/lang/en/bot-sealing.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-sealing"

    def comes_from_secret(self, *, seal: str) -> str:
        """Chance comes from a secret, sealed as `{seal}`."""
        return self._say("comes-from-secret", seal=seal)

    def goes_on_from_secret(self, *, seal: str) -> str:
        """Chance goes on from a new secret, sealed as `{seal}`."""
        return self._say("goes-on-from-secret", seal=seal)

    def secret_was(self, *, seal: str, secret: str) -> str:
        """The secret sealed as `{seal}` was `{secret}`."""
        return self._say("secret-was", seal=seal, secret=secret)

    def sealed(self, *, seal: str) -> str:
        """Every shuffle of this game comes from one secret, sealed as `{seal}`. It is told wh…"""
        return self._say("sealed", seal=seal)

    def sealed_anew(self, *, seal: str) -> str:
        """What comes next is not what was seen: chance goes on from a new secret, sealed as `…"""
        return self._say("sealed-anew", seal=seal)

    def earlier_in_log(self) -> str:
        """Earlier ones stand in the log."""
        return self._say("earlier-in-log")

    def how_to_check(self) -> str:
        """Every shuffle of this game followed from that: `agora replay` checks it with the fi…"""
        return self._say("how-to-check")
