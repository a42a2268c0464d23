### The first message to people who do not know the bot, and how they begin with one press.

welcome-title = Board games by chat
welcome = Play heavy board games in a channel, each turn when you have time for it. Start alone, with one press:
play-against-computers = Play against computers
learn-a-game = Take a lesson
welcome-commands = With others: type `/game new` and let them press **Join**. `/help` explains how a turn works, and `/rules` answers questions about a game.
which-to-play = **Which game do you want to play against computers?** A table opens here and the game starts at once.
which-to-learn = **Which game do you want to learn?** You can take a course of short lessons, where there is one, or play a game with hints. For that a table opens here and the game starts at once. The computers play simply, and each of your turns comes with a hint and its reason.
choose-game = Choose a game …
# $counts: how many people can play, for example "2 to 4"
# $summary: sentences about it
game-is = { $counts } players. { $summary }
game-has-begun = Your game has started. Press **Take my turn**, here or later below the board. Your panel opens, and only you see it.

## The playground

# $people: names
# $manager: a name
# $asked: a choice in the menu at the top
sample-people = This is a playground: { $people } are sample people, and { $manager } manages the server. **Viewing as** at the top chooses whose eyes you look through. “{ $asked }” leads to the player the table waits for. There is room for one table at a time in the channel, and `/host close` ends it. Seasons, tournaments and matches open theirs in threads, to which **Looking at** leads. To see all commands, type `/` below.
