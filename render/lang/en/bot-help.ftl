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
figures-of-file-count = Where the rules here name other figures of this kind, those of the file count.
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

text-begin = When you are asked, you get one ping: press **Take my turn**, and a panel opens that only you see. Choose from its menus; nothing is on the table until your turn ends, so **Undo** costs nothing. **Take a lesson** starts a game against computers that explain each of your turns.
text-turn = When you are asked, the board is posted and you are pinged once. Press **Take my turn** or **Answer** (or type `/turn`): a panel opens that only you see. Choose from its menus; nothing is on the table until your turn is over, so **Undo** and **Restart turn** cost nothing. Where a card is turned or somebody else has to answer, the step counts at once. `/undo` asks the others to go back beyond that.
text-typing = `/play` takes an action in words and suggests what is possible; `;` separates several.
text-hints = **Hint** in your panel (or `/hint`) tells only you what a good plan of your turn would be and what it would change; **Take this over** makes it a draft that you can undo. It is found from what you can see, never from hidden cards. The lobby says whether a table allows hints. **Take a lesson**, or `/game new` with `learn`, opens a table to learn a game at.
text-before = While others play, **Prepare my turn** in your panel (or `/plan`) lets you plan it. When your turn comes it is carried out until something new comes to light, to its end, or only proposed, as you choose there. Only you see it.
text-orders = `/orders` keeps how you want questions answered that come in the turns of others; only you see it. In an auction you may give your limit beforehand. What hangs on hidden cards is shown up to a minute later, so that speed tells nothing; and who has to answer it is told by direct message, so that pings tell nothing (`/me settings`). The host changes that under **Options**.
text-looking = `/board` shows the table (also in words), `/hand` what you hold, `/rules` finds a rule, `/card` shows a card. Under a board, **Since your last turn** outlines what has changed, **Closer look** shows the rest of it, larger parts, and where numbers come from. `/me settings` draws all that only you see for a phone, for a wide screen, or says it in words; the host does that for the posts of a table under **Options**. `/game log` has everything that happened, the board as it was, and the game as a file.
text-tables = `/game new` opens one; one table per channel or thread. The host can add computer players, change options and start. `/turns` says how it stands and how long whom it waited for. `/game leave` lets you get up at any time, or resign. With `/host replace` the host invites somebody to a seat; whoever sits there may keep it for a day. `/host close` closes a table; `/host move` brings it to another channel. `/host tables` lists the open tables you may close.
text-waiting = `/turns` says how this table stands and lists what waits for you, on every server. You are reminded after 12 hours, then daily. `/me settings` sets your time zone, quiet hours, absence, and how you are reminded; `/host clock` how patient a table is. If a caretaker plays for you, it plays carefully (no attacks, no pacts, bids up to half); **I am back** below `/turns` ends that at once.
text-trouble = `/report` tells the host of the bot what is wrong. **Export my data** in `/me settings` gives you all that is stored about you, **Forget me** removes it.
text-games = These games can be played here; `/game new` opens a table.
text-commands = Type `/` and Discord suggests commands as you type.

## /hand

hand-is-sent = Your hand is in your direct messages.
no-direct-messages = You take no direct messages from me, so here it is.
