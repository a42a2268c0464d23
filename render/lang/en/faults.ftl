### What goes wrong with the database, with settings and at the prompt: mostly for whoever runs the
### bot. The ids are the codes of `Fault`s, and of `Refusal`s of commands at the prompt.

## Stored things, as those who play hear of them

# $reference
damaged-row = Something that is stored about this is damaged. Nothing was changed; tell the host of the bot the reference { $reference }.
# $reference
damaged-save = The save of this table is damaged, so it cannot go on. Nothing was changed; tell the host of the bot the reference { $reference }.
# $step (int)
# $reference
damaged-news = What happened in step { $step } of this table is damaged in the database, so it cannot be shown. The game itself goes on; tell the host of the bot the reference { $reference }.
# $count (int): seats that were given up
# $tables: their tables
forgetting-failed = { $count ->
    [one] Your seat at table { $tables } was given up. Then the database failed: you are not forgotten yet, and nothing else was removed. Please press **Forget me** in /me settings again later.
   *[other] Your seats at tables { $tables } were given up. Then the database failed: you are not forgotten yet, and nothing else was removed. Please press **Forget me** in /me settings again later.
}

## What SQLite complains of. Where the file is named nobody plays.

# $named (bool)
# $path
database-locked = { $named ->
    [yes] The database is locked by another program ({ $path }).
   *[no] The database is locked by another program; nothing was changed, try again later.
}
# $named (bool)
# $path
database-read-only = { $named ->
    [yes] The database is read-only ({ $path }).
   *[no] The database is read-only; nothing was changed, try again later.
}
# $named (bool)
# $path
disk-error = { $named ->
    [yes] The disk of the database reports an error ({ $path }).
   *[no] The disk of the database reports an error; nothing was changed, try again later.
}
# $named (bool)
# $path
database-damaged = { $named ->
    [yes] The database file is damaged; restore a backup ({ $path }).
   *[no] The database file is damaged; restore a backup; nothing was changed, try again later.
}
# $named (bool)
# $path
disk-full = { $named ->
    [yes] The disk of the database is full ({ $path }).
   *[no] The disk of the database is full; nothing was changed, try again later.
}
# $named (bool)
# $path
database-not-opened = { $named ->
    [yes] The database file cannot be opened ({ $path }).
   *[no] The database file cannot be opened; nothing was changed, try again later.
}
# $named (bool)
# $path
not-a-database = { $named ->
    [yes] The file is not a database ({ $path }).
   *[no] The file is not a database; nothing was changed, try again later.
}
# $named (bool)
# $path
database-barred = { $named ->
    [yes] The database file may not be accessed ({ $path }).
   *[no] The database file may not be accessed; nothing was changed, try again later.
}
# $named (bool)
# $path
# $error: in SQLite's words
database-failed = { $named ->
    [yes] The database failed ({ $error }) ({ $path }).
   *[no] The database failed ({ $error }); nothing was changed, try again later.
}

# $named (bool)
# $path
database-unreachable = { $named ->
    [yes] The database server cannot be reached ({ $path }).
   *[no] The database server cannot be reached; nothing was changed, try again later.
}
# $named (bool)
# $path
database-contended = { $named ->
    [yes] Too many are changing the database at this moment ({ $path }).
   *[no] Too many are changing the database at this moment; nothing was changed, try again.
}
# $named (bool)
# $path
database-slow = { $named ->
    [yes] The database took too long to answer ({ $path }).
   *[no] The database took too long to answer; nothing was changed, try again later.
}
outcome-unknown = The database was lost at the moment of storing, so it is not known whether this was stored. Look at the table before you do it again.

## Opening the database

# $path
# $error: in PostgreSQL's words
database-refused = The database server does not let Agora in ({ $path }): { $error }.
# $path
# $timeline (int): of the server
# $latest (int): that was seen
# $file: where that is noted
database-fell-back = { $path } leads to a server of timeline { $timeline }, but Agora has worked with timeline { $latest }: another server took its place, and what was played since is missing there. Stop the old server and make it a standby of the new one. Only if you want to go on from the old one, remove { $file }.
# $path
database-pooled = Between Agora and { $path } stands a pool that gives each transaction another connection of the server, such as PgBouncer with pool_mode = transaction. Agora would lose its locks and notices there. Set pool_mode = session for this database, or name the server itself in AGORA_DATABASE.
# $path
postgres-packages = { $path } needs more packages: pip install 'agora[postgres]'.

# $path
database-is-folder = { $path } is a folder; name a file in it for the database.
# $path
# $error
database-not-followed = { $path } cannot be followed to a file: { $error }.
# $path
# $names (int)
database-hard-links = { $path } has { $names } names (hard links), so a second bot could open it by another one; remove the other names, or make a copy with `agora backup` and use that.
# $path
# $error
folder-not-made = The folder of the database { $path } cannot be made: { $error }.
# $path
# $error
file-not-opened = The database file cannot be opened ({ $path }): { $error }.
# $path
file-of-other-user = { $path } is open to others and belongs to another user of this machine; give it to the user of the bot, or let its owner run `chmod go= ` on it.
# $path
no-database = There is no database { $path }; AGORA_DATABASE names another, `agora migrate` makes it.
# $path
database-empty = { $path } holds no tables yet; `agora migrate` makes them.
# $path
# $schema (int): of the database
# $known (int)
database-older = { $path } has schema { $schema }, this Agora { $known }; the bot, or `agora migrate`, brings it there.
# $error
row-unreadable = Something in the database cannot be read ({ $error }); `agora doctor` says what is damaged.
# $path
claim-not-opened = { $path } cannot be opened; the bot has to write into the folder of its database.
# $path
database-claimed = Another Agora is running with { $path }; stop it first, or name another database.
# $path
database-foreign = { $path } is a database of another program; name another file.
# $path
# $schema (int)
# $known (int)
database-newer = { $path } was written by a newer Agora (schema { $schema }, this one knows { $known }); install the newer version or restore a backup.
# $path
# $error
database-not-read = { $path } cannot be read: { $error }.
# $path
database-no-sqlite = { $path } is no SQLite database.
# $path
database-of-others = { $path } is a database of another program.
# $path
# $error
database-not-looked-at = { $path } cannot be opened: { $error }.

## Copies

# $path: of the copy
# $address
backup-by-server = { $address } is copied by PostgreSQL's own program, also while the bot runs: pg_dump --format=custom --file={ $path } and the address. Single tables can be saved with **Game as a file** below /game log.
# $path
restore-by-server = { $path } is restored by PostgreSQL's own program, into an empty database: pg_restore --dbname= and the address, then the file that pg_dump made. Nothing was changed.

# $path
backup-exists = { $path } already exists; name a new file for the backup.
# $error: in SQLite's words
backup-unsound = The copy is not sound, for the database is damaged: { $error }.
# $path
# $error
backup-not-written = { $path } cannot be written: { $error }.
# $path
copy-is-database = { $path } is the database itself; name the copy that is to take its place.
# $path
copy-is-no-file = { $path } is no file; name a copy that `agora backup` made.
copy-no-sqlite = The copy is no SQLite database. Nothing was changed.
copy-foreign = The copy is no database of Agora. Nothing was changed.
# $error: in SQLite's words
copy-damaged = The copy is damaged: { $error }. Nothing was changed.
# $sort: SQLite's word for it
# $name
copy-of-other-shape = The copy was changed by hand: its { $sort } { $name } is missing, not as Agora makes it, or none of Agora's. Nothing was changed.
# $schema (int)
# $known (int)
copy-newer = The copy was written by a newer Agora (schema { $schema }, this one knows { $known }); install the newer version. Nothing was changed.
# $path
# $error
database-not-replaced = { $path } cannot be replaced: { $error }.
# $path
database-foreign-left = { $path } is a database of another program; it is left where it is.

# $path
# $schema (int)
# $known (int)
copy-of-older = { $path } has schema { $schema }; bring it to schema { $known } first: let AGORA_DATABASE name it and run `agora migrate`. Nothing was changed.
# $path
copy-over-file = { $path } is there already; a copy goes into a new file, so name another. Nothing was changed.
# $path
copy-over-tables = { $path } holds tables of Agora already; a copy goes into an empty database, so name another. Nothing was changed.
# $column: table and column, as the database calls them
copy-value-unfit = Something in { $column } is damaged, so the database cannot be copied; `agora doctor` says what it is. Nothing was changed.
# $content: the table, as the database calls it
# $error: in the database's words
copy-row-refused = The new database does not take a row of { $content } ({ $error }); `agora doctor` says what is wrong with the old one. Nothing was changed.
# $content: the table, as the database calls it
# $rows (int): in the old database
# $there (int): in the copy
copy-differs = What was written to { $content } is not what was read again (rows: { $rows }, then { $there }), so the copy was thrown away; look after the disk, then copy again.

## Exports and reported problems

# $form (int)
# $known (int)
export-format = This export has format { $form }; this Agora knows { $known }.
export-unfinished = This export was made while the game ran, so it cannot be replayed.
export-without-chance = This export does not say what its chance comes from, so it cannot be replayed.
# $title: of the game
# $players: numbers
# $here (int)
export-wrong-count = This is no export of a game ({ $title } is for { $players } players, not for { $here }).
# $error: what is wrong, in English
no-export = This is no export of a game ({ $error }).
# $said: what was typed
no-reference = “{ $said }” is no reference; they look like 7C1E-04AB.
# $reference
no-such-problem = No problem has the reference { $reference }; `agora problems` lists them. What went wrong while the database failed is listed once it works again; until then look for the reference in the log.
# $reference
problem-without-table = { $reference } belongs to no table; there is nothing to play again.
# $reference
problem-before-game = The game of { $reference } had not begun when this happened.

## Settings

# $setting
setting-database = { $setting } has to be the path of a file, or an address that begins with postgresql://; in the password of one @, /, ? and % are written as %40, %2F, %3F and %25.
# $setting
setting-log-level = { $setting } has to be DEBUG, INFO, WARNING or ERROR.
# $setting
setting-workers = { $setting } has to be a whole number from 0 to 8.
# $setting
setting-shards = { $setting } has to be a whole number from 1 to 1000, or auto.
# $setting
setting-node = { $setting } has to be a name of at most 64 letters, digits, dots and hyphens.
# $setting
setting-format = { $setting } has to be text or json.
# $setting
setting-endpoint = { $setting } has to be a host and a port, such as 127.0.0.1:9464.
# $setting
setting-channel = { $setting } has to be the id of a channel, a long number.
# $setting
setting-server = { $setting } has to be the id of a server, a long number.
# $setting
setting-idle = { $setting } has to be a whole number from 14 on, or "never".
# $setting
setting-count = { $setting } has to be a whole number from 1 on.
# $setting
# $settings: all there are
setting-unknown = { $setting } is no setting; there are { $settings }.
# $path
settings-unread = { $path } is not plain text; save it with the encoding UTF-8.

## Files of the host in the folder of the data

# $path
# $error
host-file-unread = { $path } cannot be read ({ $error }); make it readable, or take it away to play with the figures that come with the game.
# $path
# $name: the right one
host-file-unknown = { $path } is no file that Agora knows; call it { $name }, or take it out of this folder.
# $path
host-file-too-long = { $path } is too long to be a file of figures; copy the one that comes with the game and change the figures in it.
# $path
# $line (int): 0 if it is not known
host-file-not-toml = { $line ->
    [0] { $path } is no TOML; copy the file that comes with the game and change the figures in it.
   *[other] { $path }, line { $line }: this is no TOML; compare the line with the file that comes with the game.
}
# $path
# $line (int): 0 if it is not known
# $entry: its name
host-file-missing = { $line ->
    [0] { $path }: { $entry } is missing; add it as it stands in the file that comes with the game.
   *[other] { $path }, line { $line }: { $entry } is missing; add it as it stands in the file that comes with the game.
}
# $path
# $line (int): 0 if it is not known
# $entry: its name
host-file-double = { $line ->
    [0] { $path }: { $entry } is there twice; take one of them away.
   *[other] { $path }, line { $line }: { $entry } is there twice; take one of them away.
}
# $path
# $line (int): 0 if it is not known
# $entry: its name
host-file-unknown-entry = { $line ->
    [0] { $path }: { $entry } is not known; take it away, or write it as the file that comes with the game does.
   *[other] { $path }, line { $line }: { $entry } is not known; take it away, or write it as the file that comes with the game does.
}
# $path
# $line (int): 0 if it is not known
# $entry: its name
host-file-wrong = { $line ->
    [0] { $path }: { $entry } cannot be what it says; write a figure that can be printed there, as the file that comes with the game does.
   *[other] { $path }, line { $line }: { $entry } cannot be what it says; write a figure that can be printed there, as the file that comes with the game does.
}

## The playground

# $module
playground-packages = the playground needs more packages ({ $module } is missing): pip install 'agora[playground]'
playground-needs-game = --seats needs --game, the game to be played
playground-against-whom = --against needs --game, and goes without --from: it fills the seats of a new table
# $title: of the game
# $players: numbers
# $seats (int)
playground-wrong-count = { $title } is for { $players } players, not for { $seats }
# $game
# $games
playground-no-game = there is no game called '{ $game }'; choose one of { $games }
# $scene
# $scenes: with their games
playground-no-scene = there is no saved game called '{ $scene }'; choose one of { $scenes }
# $seats (int): of the saved game
playground-scene-seats = the saved game has { $seats } players; leave --seats out
# $game
playground-not-started = no table of { $game } could be started
# $path
# $error
playground-folder = the folder { $path } cannot be used: { $error }
# $port (int)
playground-port-taken = port { $port } is taken by another program; choose one with --port
playground-busy = this machine is too busy: the bot could not begin within a minute. Try again when less is going on
# $error: in the words of the library
playground-failed = The playground cannot be opened: { $error }
