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

    def comes_from_opening(self, *, seal: str) -> str:
        """Chance comes from the secret sealed as `{seal}` when this table was opened; nobody …"""
        return self._say("comes-from-opening", seal=seal)

    def comes_from_words(self, *, seal: str, words: str) -> str:
        """Chance comes from the secret sealed as `{seal}` when this table was opened, and fro…"""
        return self._say("comes-from-words", seal=seal, words=words)

    def goes_on_with_deal(self, *, seal: str, deal: int) -> str:
        """Chance goes on with deal {deal} of the secret sealed as `{seal}`."""
        return self._say("goes-on-with-deal", seal=seal, deal=deal)

    def word_of(self, *, name: str, word: str) -> str:
        """{name}: {word}"""
        return self._say("word-of", name=name, word=word)

    def secret_was(self, *, seal: str, secret: str) -> str:
        """The secret sealed as `{seal}` was `{secret}`."""
        return self._say("secret-was", seal=seal, secret=secret)

    def sealed(self, *, seal: str) -> str:
        """Every shuffle of this game comes from one secret, sealed as `{seal}`. It is told wh…"""
        return self._say("sealed", seal=seal)

    def sealed_anew(self, *, seal: str) -> str:
        """What comes next is not what was seen: chance goes on from a new secret, sealed as `…"""
        return self._say("sealed-anew", seal=seal)

    def sealed_at_opening(self, *, seal: str) -> str:
        """Every shuffle of this game comes from the secret sealed as `{seal}` when this table…"""
        return self._say("sealed-at-opening", seal=seal)

    def sealed_with_words(self, *, seal: str, words: str) -> str:
        """Every shuffle of this game comes from the secret sealed as `{seal}` when this table…"""
        return self._say("sealed-with-words", seal=seal, words=words)

    def dealt_again(self, *, seal: str, deal: int) -> str:
        """What comes next is not what was seen: chance goes on with deal {deal} of the secret…"""
        return self._say("dealt-again", seal=seal, deal=deal)

    def lobby_sealed(self, *, seal: str) -> str:
        """The shuffles will come from a secret sealed as `{seal}`. Give a word of your own, a…"""
        return self._say("lobby-sealed", seal=seal)

    def lobby_words(self, *, words: str) -> str:
        """Words for the shuffles, the newest last: {words}"""
        return self._say("lobby-words", words=words)

    def give_word(self) -> str:
        """Give a word"""
        return self._say("give-word")

    def your_word(self) -> str:
        """Your word for the shuffles"""
        return self._say("your-word")

    def word_described(self) -> str:
        """Anything that nobody can guess. Everybody sees it."""
        return self._say("word-described")

    def earlier_in_log(self) -> str:
        """Earlier ones stand in the log."""
        return self._say("earlier-in-log")

    def how_to_check(self) -> str:
        """Every shuffle of this game followed from that: `agora replay` checks it with the fi…"""
        return self._say("how-to-check")
