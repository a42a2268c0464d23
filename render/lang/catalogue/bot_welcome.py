"""Written by tools/sentences.py from render/lang/en/bot-welcome.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences


class BotWelcome(Sentences):
    """All that render/lang/en/bot-welcome.ftl says."""

    CATALOGUE: ClassVar[str] = "bot-welcome"

    def welcome_title(self) -> str:
        """Board games by chat"""
        return self._say("welcome-title")

    def welcome(self) -> str:
        """Here you play heavy board games in a channel, each turn when you have time for it. …"""
        return self._say("welcome")

    def play_against_computers(self) -> str:
        """Play against computers"""
        return self._say("play-against-computers")

    def learn_a_game(self) -> str:
        """Learn a game"""
        return self._say("learn-a-game")

    def welcome_commands(self) -> str:
        """With others: type `/game new` and let them press **Join**. `/help` tells how a turn…"""
        return self._say("welcome-commands")

    def which_to_play(self) -> str:
        """**Which game do you want to play against computers?** A table opens in this channel…"""
        return self._say("which-to-play")

    def which_to_learn(self) -> str:
        """**Which game do you want to learn?** A table opens in this channel and the game beg…"""
        return self._say("which-to-learn")

    def choose_game(self) -> str:
        """Choose a game …"""
        return self._say("choose-game")

    def game_is(self, *, counts: str, summary: str) -> str:
        """{counts} players. {summary}"""
        return self._say("game-is", counts=counts, summary=summary)

    def game_has_begun(self) -> str:
        """Your game has begun. Press **Take my turn**, here or later below the board: your pa…"""
        return self._say("game-has-begun")

    def sample_people(self, *, people: str, manager: str, asked: str) -> str:
        """This is a playground: {people} are sample people, and {manager} manages the server.…"""
        return self._say("sample-people", people=people, manager=manager, asked=asked)
