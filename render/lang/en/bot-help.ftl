### How to play here: what /help says, and the answers of commands that look things up.

help-title = Agora · help
more-help = More help
# $game
# $counts: how many people can play, for example "2 to 4"
# $summary: sentences about it
this-game = **{ $game }**, { $counts } players. { $summary }
# $game
# $counts: how many people can play, for example "2 to 4"
# $summary: sentences about it
one-game = { $game } ({ $counts } players): { $summary }
# $game
# $word: what is looked for
rules-about = { $game } · rules about “{ $word }”
more-rules = More
# $game
# $word: what is looked for
rules-say-nothing = The rules of { $game } say nothing about “{ $word }”. Try other words, or open a chapter.
which-chapter = Ask `/rules` in your own words, or open a chapter.
open-chapter = Open a chapter
figures-of-file-count = This host's file has different numbers. Where the rules here name others, those of the file count.
# $case: what happens in it
worked-case = Example: { $case }
with-sources = With numbers and sources
without-sources = Only the rules

## heading(topic): of a text of the help

heading-begin = How to play here
heading-turn = Your turn
heading-typing = Typing
heading-hints = Hints
heading-before = Before your turn
heading-orders = Orders
heading-looking = Looking
heading-tables = Tables
heading-waiting = Waiting
heading-trouble = Trouble
heading-games = Games
heading-commands = All commands

## text(topic): a text of the help

text-begin = When I ping you, press **Take my turn** and choose from the menus of a panel that only you see. Nothing is posted until your turn ends, so **Undo** costs nothing. **Take a lesson** offers a course of short lessons, or a game against computers with a hint in each of your turns.
text-turn = When it is your turn, I post the board and ping you once. Press **Take my turn** or **Answer** (or type `/turn`): a panel opens that only you see. Choose from its menus. Nothing is posted until your turn is over, so **Undo** and **Restart turn** cost nothing. A step that reveals a card or asks another player is final. To go back further, ask the others with `/undo`.
text-typing = `/play` takes actions in words and suggests what is possible. Separate actions with `;`.
text-hints = **Hint** in your panel (or `/hint`) suggests a good plan for your turn and says what it would change. Only you see it. It uses what you can see, never hidden cards. **Use this plan** makes it a draft that you can undo. The lobby says whether a table allows hints. To learn a game, press **Take a lesson**, or use `/game new` with the option `learn`.
text-before = While others play, you can plan your turn with **Prepare my turn** in your panel (or `/plan`). Only you see the plan. When your turn comes, I play it to the end, stop at something new, or only propose it, as you chose.
text-orders = `/orders` keeps your standing orders: answers to questions that come in the turns of others. Only you see them. In an auction you can set your maximum in advance. Answers that depend on hidden cards are revealed up to a minute later, so your speed gives nothing away. Players who must give one are told by direct message, so pings reveal nothing either (`/me settings`). The host changes that under **Options**.
text-looking = `/board` shows the table (also in words), `/hand` your hand, `/card` a card. `/rules` finds a rule. Under a board, **Since your last turn** outlines what has changed. **Closer look** shows more of it, larger, and explains numbers. `/me settings` sets what only you see: pictures for a phone, for a wide screen, or words. The host does the same for the posts of a table under **Options**. `/game log` lists everything that happened. It also shows earlier boards and gives you the game as a file.
text-tables = `/game new` opens a table: one per channel or thread. The host can add computers, change options and start. `/turns` shows how the game is going and how long it waited for whom. `/game leave` gives up your seat at any time: resign, or let a computer play on. With `/host replace`, the host offers a seat to somebody else. Its player then has a day to keep it. `/host close` closes a table, and `/host move` brings it to another channel. `/host tables` lists the open tables you may close.
text-waiting = `/turns` shows how the game is going and lists what waits for you, on every server. You are reminded after 12 hours, then daily. A reminder can be put off. `/me settings` sets your time zone, quiet hours, absence, reminders, or one message a day instead of pings. `/host clock` sets how patient a table is. A caretaker plays carefully for you: no attacks, no pacts, bids up to half. **I am back** below `/turns` ends that at once.
text-trouble = `/report` tells the host of the bot what is wrong. In `/me settings`, **Export my data** gives you everything stored about you, and **Forget me** deletes it.
text-games = You can play these games here. `/game new` opens a table.
text-commands = Type `/` and Discord suggests commands as you type.

## /hand

hand-is-sent = Your hand is in your direct messages.
no-direct-messages = I cannot send you direct messages, so here it is.
