### What goes wrong with the database, with settings and at the prompt: mostly for whoever runs the
### bot. The ids are the codes of `Fault`s, and of `Refusal`s of commands at the prompt.

## Stored things, as those who play hear of them

# $reference
damaged-row = Some of the stored data is damaged. Nothing was changed. Please tell the host of the bot the reference { $reference }.
# $reference
damaged-save = The save of this table is damaged, so it cannot go on. Nothing was changed. Please tell the host of the bot the reference { $reference }.
# $step (int)
# $reference
damaged-news = I cannot show what happened in step { $step } of this table, because the record is damaged. The game itself goes on. Please tell the host of the bot the reference { $reference }.
# $count (int): seats that were given up
# $tables: their tables
forgetting-failed = { $count ->
    [one] Your seat at table { $tables } was given up. Then the database failed. Nothing else was deleted, so you are not forgotten yet. Please press **Forget me** in /me settings again later.
   *[other] Your seats at tables { $tables } were given up. Then the database failed. Nothing else was deleted, so you are not forgotten yet. Please press **Forget me** in /me settings again later.
}

## What SQLite complains of. Where the file is named nobody plays.

# $named (bool)
# $path
database-locked = { $named ->
    [yes] The database is locked by another program ({ $path }).
   *[no] The database is locked by another program. Nothing was changed. Try again later.
}
# $named (bool)
# $path
database-read-only = { $named ->
    [yes] The database is read-only ({ $path }).
   *[no] The database is read-only. Nothing was changed. Try again later.
}
# $named (bool)
# $path
disk-error = { $named ->
    [yes] The disk of the database reports an error ({ $path }).
   *[no] The disk of the database reports an error. Nothing was changed. Try again later.
}
# $named (bool)
# $path
database-damaged = { $named ->
    [yes] The database file is damaged. Restore a backup ({ $path }).
   *[no] The database file is damaged. Restore a backup. Nothing was changed. Try again later.
}
# $named (bool)
# $path
disk-full = { $named ->
    [yes] The disk of the database is full ({ $path }).
   *[no] The disk of the database is full. Nothing was changed. Try again later.
}
# $named (bool)
# $path
database-not-opened = { $named ->
    [yes] The database file cannot be opened ({ $path }).
   *[no] The database file cannot be opened. Nothing was changed. Try again later.
}
# $named (bool)
# $path
not-a-database = { $named ->
    [yes] The file is not a database ({ $path }).
   *[no] The file is not a database. Nothing was changed. Try again later.
}
# $named (bool)
# $path
database-barred = { $named ->
    [yes] The database file may not be accessed ({ $path }).
   *[no] The database file may not be accessed. Nothing was changed. Try again later.
}
# $named (bool)
# $path
# $error: in SQLite's words
database-failed = { $named ->
    [yes] The database failed ({ $error }) ({ $path }).
   *[no] The database failed ({ $error }). Nothing was changed. Try again later.
}

# $named (bool)
# $path
database-unreachable = { $named ->
    [yes] The database server cannot be reached ({ $path }).
   *[no] The database server cannot be reached. Nothing was changed. Try again later.
}
# $named (bool)
# $path
database-contended = { $named ->
    [yes] Too many are changing the database at the moment ({ $path }).
   *[no] Too many are changing the database at the moment. Nothing was changed. Try again.
}
# $named (bool)
# $path
database-slow = { $named ->
    [yes] The database took too long to answer ({ $path }).
   *[no] The database took too long to answer. Nothing was changed. Try again later.
}
outcome-unknown = I lost the database while saving this, so it may or may not be saved. Look at the table before you do it again.

## Opening the database

# $path
# $error: in PostgreSQL's words
database-refused = The database server does not let Agora in ({ $path }): { $error }.
# $path
# $timeline (int): of the server
# $latest (int): that was seen
# $file: where that is noted
database-fell-back = { $path } leads to a server of timeline { $timeline }, but Agora has worked with timeline { $latest }. Another server took its place, and it lacks the games played since. Stop the old server and make it a standby of the new one. Only if you want to go on from the old one, remove { $file }.
# $path
database-pooled = A pool such as PgBouncer with pool_mode = transaction sits between Agora and { $path }. It gives each transaction another connection, so Agora would lose its locks and notices. Set pool_mode = session for this database, or name the server itself in AGORA_DATABASE.
# $path
postgres-packages = { $path } needs more packages: pip install 'agora[postgres]'.

# $path
database-is-folder = { $path } is a folder. Name a file in it for the database.
# $path
# $error
database-not-followed = { $path } cannot be followed to a file: { $error }.
# $path
# $names (int)
database-hard-links = { $path } has { $names } names (hard links), so a second bot could open it under another. Remove the other names, or make a copy with `agora backup` and use that.
# $path
# $error
folder-not-made = The folder of the database { $path } cannot be created: { $error }.
# $path
# $error
file-not-opened = The database file cannot be opened ({ $path }): { $error }.
# $path
file-of-other-user = { $path } is open to others and belongs to another user of this machine. Give it to the bot's user, or let its owner run `chmod go= ` on it.
# $path
no-database = There is no database { $path }. Name another one in AGORA_DATABASE, or create it with `agora migrate`.
# $path
database-empty = { $path } has no tables yet. Create them with `agora migrate`.
# $path
# $schema (int): of the database
# $known (int)
database-older = { $path } has schema { $schema }, and this Agora needs { $known }. The bot or `agora migrate` upgrades it.
# $error
row-unreadable = Something in the database cannot be read ({ $error }). `agora doctor` says what is damaged.
# $path
claim-not-opened = { $path } cannot be opened. The bot must be able to write in the folder of its database.
# $path
database-claimed = Another Agora is running with { $path }. Stop it first, or name another database.
# $path
# $error
round-unreadable = { $path } cannot be used to remember what was examined: { $error }.
# $path
round-of-others = { $path } does not remember an examination by agora doctor. Name another file.
# $path
database-foreign = { $path } is a database of another program. Name another file.
# $path
# $schema (int)
# $known (int)
database-newer = { $path } was written by a newer Agora (schema { $schema }, this one knows { $known }). Install the newer version or restore a backup.
# $path
# $error
database-not-read = { $path } cannot be read: { $error }.
# $path
database-no-sqlite = { $path } is not a SQLite database.
# $path
database-of-others = { $path } is a database of another program.
# $path
# $error
database-not-looked-at = { $path } cannot be opened: { $error }.

## Copies

# $path: of the copy
# $address
backup-by-server = Copy { $address } with PostgreSQL's own program; the bot can keep running. Run pg_dump --format=custom --file={ $path } with the address. To save a single table, use **Game as a file** below /game log.
# $path
restore-by-server = Restore { $path } into an empty database with PostgreSQL's own program. Run pg_restore --dbname= with the address, then the file made by pg_dump. Nothing was changed.

# $path
backup-exists = { $path } already exists. Name a new file for the backup.
# $error: in SQLite's words
backup-unsound = The database is damaged, so the copy is too: { $error }.
# $path
# $error
backup-not-written = { $path } cannot be written: { $error }.
# $path
copy-is-database = { $path } is the database itself. Name the copy that should replace it.
# $path
copy-is-no-file = { $path } is not a file. Name a copy made by `agora backup`.
copy-no-sqlite = The copy is not a SQLite database. Nothing was changed.
copy-foreign = The copy is not a database of Agora. Nothing was changed.
# $error: in SQLite's words
copy-damaged = The copy is damaged: { $error }. Nothing was changed.
# $sort: SQLite's word for it
# $name
copy-of-other-shape = The copy was changed by hand: its { $sort } { $name } is missing, different or foreign. Nothing was changed.
# $schema (int)
# $known (int)
copy-newer = The copy was written by a newer Agora (schema { $schema }, this one knows { $known }). Install the newer version. Nothing was changed.
# $path
# $error
database-not-replaced = { $path } cannot be replaced: { $error }.
# $path
database-foreign-left = { $path } is a database of another program and was not touched.

# $path
# $schema (int)
# $known (int)
copy-of-older = { $path } has schema { $schema }. Upgrade it to schema { $known } first: name it in AGORA_DATABASE and run `agora migrate`. Nothing was changed.
# $path
copy-over-file = { $path } already exists. Name a new file for the copy. Nothing was changed.
# $path
copy-over-tables = { $path } already holds tables of Agora. Name an empty database for the copy. Nothing was changed.
# $column: table and column, as the database calls them
copy-value-unfit = Something in { $column } is damaged, so the database cannot be copied. `agora doctor` says what it is. Nothing was changed.
# $content: the table, as the database calls it
# $error: in the database's words
copy-row-refused = The new database does not accept a row of { $content } ({ $error }). `agora doctor` says what is wrong with the old one. Nothing was changed.
# $content: the table, as the database calls it
# $rows (int): in the old database
# $there (int): in the copy
copy-differs = The copy of { $content } differed from the original (rows: { $rows }, then { $there }) and was deleted. Check the disk, then copy again.

## Exports and reported problems

# $form (int)
# $known (int)
export-format = This export has format { $form }, and this Agora knows { $known }.
export-unfinished = This export was made during the game. Only a finished game can be replayed.
export-without-chance = This export cannot be replayed: it does not say where its random results come from.
# $title: of the game
# $players: numbers
# $here (int)
export-wrong-count = This is not an export of a game ({ $title } is for { $players } players, not for { $here }).
# $error: what is wrong, in English
no-export = This is not an export of a game ({ $error }).
# $said: what was typed
no-reference = “{ $said }” is not a reference. References look like 7C1E-04AB.
# $reference
no-such-problem = No report has the reference { $reference }. `agora problems` lists them. If the database failed at that time, the report is listed once it works again. Until then, look for the reference in the log.
# $reference
problem-without-table = { $reference } belongs to no table, so there is nothing to replay.
# $reference
problem-before-game = { $reference } happened before the game started, so there is nothing to replay.

# $table
remove-no-table = There is no table { $table }. `agora list tables` shows all.
# $table
remove-competing = A season or tournament waits for the result of table { $table }. Close the table on Discord first.

## Settings

# $setting
setting-database = { $setting } must be the path of a file, or an address that begins with postgresql://. In the password of an address, write @, /, ? and % as %40, %2F, %3F and %25.
# $setting
# $path
# $error: what the system says
setting-file-unread = { $setting } names the file { $path }, which cannot be read: { $error }.
# $setting
# $path
setting-file-no-secret = { $setting } names the file { $path }, which must hold one line of plain text.
# $setting
setting-log-level = { $setting } must be DEBUG, INFO, WARNING or ERROR.
# $setting
setting-workers = { $setting } must be a whole number from 0 to 8.
# $setting: its name
setting-thinkers = { $setting } must be a whole number from 1 to 8.
# $setting
setting-shards = { $setting } must be a whole number from 1 to 1000, or auto.
# $setting
setting-node = { $setting } must be a name of at most 64 letters, digits, dots and hyphens.
# $setting
setting-format = { $setting } must be text or json.
# $setting
setting-endpoint = { $setting } must be a host and a port, such as 127.0.0.1:9464.
# $setting
setting-channel = { $setting } must be the id of a channel, a long number.
# $setting
setting-server = { $setting } must be the id of a server, a long number.
# $setting
setting-idle = { $setting } must be a whole number, 14 or more, or "never".
# $setting
setting-backups = { $setting } must be a folder, how often (hourly, daily or weekly) and how many copies are kept, such as /srv/backups, daily, keep 14.
# $setting
setting-count = { $setting } must be a whole number, 1 or more.
# $setting
# $settings: all there are
setting-unknown = { $setting } is not a setting. There are { $settings }.
# $path
settings-unread = { $path } is not plain text. Save it with the encoding UTF-8.

## Files of the host in the folder of the data

# $path
# $error
host-file-unread = { $path } cannot be read ({ $error }). Make it readable, or remove it to play with the game's own numbers.
# $path
# $name: the right one
host-file-unknown = { $path } is not a file that Agora knows. Call it { $name }, or move it out of this folder.
# $path
host-file-too-long = { $path } is too long for a file of numbers. Copy the file that comes with the game and change the numbers in it.
# $path
# $line (int): 0 if it is not known
host-file-not-toml = { $line ->
    [0] { $path } is not TOML. Copy the file that comes with the game and change the numbers in it.
   *[other] { $path }, line { $line }: this is not TOML. Compare the line with the file that comes with the game.
}
# $path
# $line (int): 0 if it is not known
# $entry: its name
host-file-missing = { $line ->
    [0] { $path }: { $entry } is missing. Add it as in the file that comes with the game.
   *[other] { $path }, line { $line }: { $entry } is missing. Add it as in the file that comes with the game.
}
# $path
# $line (int): 0 if it is not known
# $entry: its name
host-file-double = { $line ->
    [0] { $path }: { $entry } is there twice. Remove one of them.
   *[other] { $path }, line { $line }: { $entry } is there twice. Remove one of them.
}
# $path
# $line (int): 0 if it is not known
# $entry: its name
host-file-unknown-entry = { $line ->
    [0] { $path }: { $entry } is unknown. Remove it, or write it as in the file that comes with the game.
   *[other] { $path }, line { $line }: { $entry } is unknown. Remove it, or write it as in the file that comes with the game.
}
# $path
# $line (int): 0 if it is not known
# $entry: its name
host-file-wrong = { $line ->
    [0] { $path }: { $entry } has an impossible value. Write a number like those in the file that comes with the game.
   *[other] { $path }, line { $line }: { $entry } has an impossible value. Write a number like those in the file that comes with the game.
}

## The playground

# $module
playground-packages = the playground needs more packages ({ $module } is missing): pip install 'agora[playground]'
playground-needs-game = --seats needs --game, the game to play
playground-against-whom = --against needs --game and excludes --from: it fills the seats of a new table
# $title: of the game
# $players: numbers
# $seats (int)
playground-wrong-count = { $title } is for { $players } players, not for { $seats }
# $game
# $games
playground-no-game = there is no game called '{ $game }'. Choose one of { $games }
# $scene
# $scenes: with their games
playground-no-scene = there is no saved game called '{ $scene }'. Choose one of { $scenes }
# $seats (int): of the saved game
playground-scene-seats = the saved game has { $seats } players. Leave out --seats
# $game
playground-not-started = no table of { $game } could be started
# $path
# $error
playground-folder = the folder { $path } cannot be used: { $error }
# $port (int)
playground-port-taken = port { $port } is in use by another program. Choose one with --port
playground-busy = this machine is too busy: the bot could not start within a minute. Try again when less is running
# $error: in the words of the library
playground-failed = The playground cannot be opened: { $error }
