### Tables without a channel: their lobby in direct messages, and how people are invited.

# $table (int)
lobby-of = Lobby of table { $table }
# $table (int)
opened = **Table { $table } is open.** It has no channel. Everybody who joins gets the lobby and all posts as direct messages.
# $title: of the table
you-joined = You joined { $title }. Its lobby and all its posts come to you as direct messages.
# $table (int)
not-there = You have no seat at table { $table }.
join-again = Join
# $who: a player
unreached = { $who } gets no direct messages from me, but finds this table in `/turns`.

## Inviting

invite = Invite
share-heading = **To invite friends**, send them this. Everybody who has it can join:
# $game: its title
# $link: adds the bot to somebody's apps
# $invitation: a number and some letters
share = Play { $game } with me on Discord.
    1. Add Agora to your apps: { $link }
    2. Write to Agora: /turns invitation:{ $invitation }
ask-heading = **Or ask people you have played with.** Their seats are held for 48 hours. I write to those who have played by direct message with you. The others see it in `/turns`.
whom-ask = Whom do you want to ask?
# $who: who asks
# $game: its title
# $table (int)
asks-you = { $who } invites you to play { $game } (table { $table }).
held = Your seat is held for 48 hours.
held-again = Your seat is held for 3 days.
# $table (int)
accept = Join table { $table }
not-this-time = Not this time

## Who may join

joins = **Who may join**

## joins-choice(joins): who may join a table without a channel

joins-choice-all = Everybody with the invitation
joins-choice-asked = Only people who were asked
