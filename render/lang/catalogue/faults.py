"""Written by tools/sentences.py from render/lang/en/faults.ftl."""

from __future__ import annotations

from typing import ClassVar

from render.lang.sentences import Sentences, yes


class Faults(Sentences):
    """All that render/lang/en/faults.ftl says."""

    CATALOGUE: ClassVar[str] = "faults"

    def damaged_row(self, *, reference: str) -> str:
        """Something that is stored about this is damaged. Nothing was changed; tell the host …"""
        return self._say("damaged-row", reference=reference)

    def damaged_save(self, *, reference: str) -> str:
        """The save of this table is damaged, so it cannot go on. Nothing was changed; tell th…"""
        return self._say("damaged-save", reference=reference)

    def damaged_news(self, *, step: int, reference: str) -> str:
        """What happened in step {step} of this table is damaged in the database, so it cannot…"""
        return self._say("damaged-news", step=step, reference=reference)

    def forgetting_failed(self, *, count: int, tables: str) -> str:
        """Your seats at tables {tables} were given up. Then the database failed: you are not …"""
        return self._say("forgetting-failed", count=count, tables=tables)

    def database_locked(self, *, named: bool, path: str) -> str:
        """The database is locked by another program; nothing was changed, try again later."""
        return self._say("database-locked", named=yes(named), path=path)

    def database_read_only(self, *, named: bool, path: str) -> str:
        """The database is read-only; nothing was changed, try again later."""
        return self._say("database-read-only", named=yes(named), path=path)

    def disk_error(self, *, named: bool, path: str) -> str:
        """The disk of the database reports an error; nothing was changed, try again later."""
        return self._say("disk-error", named=yes(named), path=path)

    def database_damaged(self, *, named: bool, path: str) -> str:
        """The database file is damaged; restore a backup; nothing was changed, try again late…"""
        return self._say("database-damaged", named=yes(named), path=path)

    def disk_full(self, *, named: bool, path: str) -> str:
        """The disk of the database is full; nothing was changed, try again later."""
        return self._say("disk-full", named=yes(named), path=path)

    def database_not_opened(self, *, named: bool, path: str) -> str:
        """The database file cannot be opened; nothing was changed, try again later."""
        return self._say("database-not-opened", named=yes(named), path=path)

    def not_a_database(self, *, named: bool, path: str) -> str:
        """The file is not a database; nothing was changed, try again later."""
        return self._say("not-a-database", named=yes(named), path=path)

    def database_barred(self, *, named: bool, path: str) -> str:
        """The database file may not be accessed; nothing was changed, try again later."""
        return self._say("database-barred", named=yes(named), path=path)

    def database_failed(self, *, named: bool, path: str, error: str) -> str:
        """The database failed ({error}); nothing was changed, try again later."""
        return self._say("database-failed", named=yes(named), path=path, error=error)

    def database_unreachable(self, *, named: bool, path: str) -> str:
        """The database server cannot be reached; nothing was changed, try again later."""
        return self._say("database-unreachable", named=yes(named), path=path)

    def database_contended(self, *, named: bool, path: str) -> str:
        """Too many are changing the database at this moment; nothing was changed, try again."""
        return self._say("database-contended", named=yes(named), path=path)

    def database_slow(self, *, named: bool, path: str) -> str:
        """The database took too long to answer; nothing was changed, try again later."""
        return self._say("database-slow", named=yes(named), path=path)

    def outcome_unknown(self) -> str:
        """The database was lost at the moment of storing, so it is not known whether this was…"""
        return self._say("outcome-unknown")

    def database_refused(self, *, path: str, error: str) -> str:
        """The database server does not let Agora in ({path}): {error}."""
        return self._say("database-refused", path=path, error=error)

    def database_fell_back(self, *, path: str, timeline: int, latest: int, file: str) -> str:
        """{path} leads to a server of timeline {timeline}, but Agora has worked with timeline…"""
        return self._say(
            "database-fell-back",
            path=path,
            timeline=timeline,
            latest=latest,
            file=file,
        )

    def database_pooled(self, *, path: str) -> str:
        """Between Agora and {path} stands a pool that gives each transaction another connecti…"""
        return self._say("database-pooled", path=path)

    def postgres_packages(self, *, path: str) -> str:
        """{path} needs more packages: pip install 'agora[postgres]'."""
        return self._say("postgres-packages", path=path)

    def database_is_folder(self, *, path: str) -> str:
        """{path} is a folder; name a file in it for the database."""
        return self._say("database-is-folder", path=path)

    def database_not_followed(self, *, path: str, error: str) -> str:
        """{path} cannot be followed to a file: {error}."""
        return self._say("database-not-followed", path=path, error=error)

    def database_hard_links(self, *, path: str, names: int) -> str:
        """{path} has {names} names (hard links), so a second bot could open it by another one…"""
        return self._say("database-hard-links", path=path, names=names)

    def folder_not_made(self, *, path: str, error: str) -> str:
        """The folder of the database {path} cannot be made: {error}."""
        return self._say("folder-not-made", path=path, error=error)

    def file_not_opened(self, *, path: str, error: str) -> str:
        """The database file cannot be opened ({path}): {error}."""
        return self._say("file-not-opened", path=path, error=error)

    def file_of_other_user(self, *, path: str) -> str:
        """{path} is open to others and belongs to another user of this machine; give it to th…"""
        return self._say("file-of-other-user", path=path)

    def no_database(self, *, path: str) -> str:
        """There is no database {path}; AGORA_DATABASE names another, `agora migrate` makes it."""
        return self._say("no-database", path=path)

    def database_empty(self, *, path: str) -> str:
        """{path} holds no tables yet; `agora migrate` makes them."""
        return self._say("database-empty", path=path)

    def database_older(self, *, path: str, schema: int, known: int) -> str:
        """{path} has schema {schema}, this Agora {known}; the bot, or `agora migrate`, brings…"""
        return self._say("database-older", path=path, schema=schema, known=known)

    def row_unreadable(self, *, error: str) -> str:
        """Something in the database cannot be read ({error}); `agora doctor` says what is dam…"""
        return self._say("row-unreadable", error=error)

    def claim_not_opened(self, *, path: str) -> str:
        """{path} cannot be opened; the bot has to write into the folder of its database."""
        return self._say("claim-not-opened", path=path)

    def database_claimed(self, *, path: str) -> str:
        """Another Agora is running with {path}; stop it first, or name another database."""
        return self._say("database-claimed", path=path)

    def database_foreign(self, *, path: str) -> str:
        """{path} is a database of another program; name another file."""
        return self._say("database-foreign", path=path)

    def database_newer(self, *, path: str, schema: int, known: int) -> str:
        """{path} was written by a newer Agora (schema {schema}, this one knows {known}); inst…"""
        return self._say("database-newer", path=path, schema=schema, known=known)

    def database_not_read(self, *, path: str, error: str) -> str:
        """{path} cannot be read: {error}."""
        return self._say("database-not-read", path=path, error=error)

    def database_no_sqlite(self, *, path: str) -> str:
        """{path} is no SQLite database."""
        return self._say("database-no-sqlite", path=path)

    def database_of_others(self, *, path: str) -> str:
        """{path} is a database of another program."""
        return self._say("database-of-others", path=path)

    def database_not_looked_at(self, *, path: str, error: str) -> str:
        """{path} cannot be opened: {error}."""
        return self._say("database-not-looked-at", path=path, error=error)

    def backup_by_server(self, *, path: str, address: str) -> str:
        """{address} is copied by PostgreSQL's own program, also while the bot runs: pg_dump -…"""
        return self._say("backup-by-server", path=path, address=address)

    def restore_by_server(self, *, path: str) -> str:
        """{path} is restored by PostgreSQL's own program, into an empty database: pg_restore …"""
        return self._say("restore-by-server", path=path)

    def backup_exists(self, *, path: str) -> str:
        """{path} already exists; name a new file for the backup."""
        return self._say("backup-exists", path=path)

    def backup_unsound(self, *, error: str) -> str:
        """The copy is not sound, for the database is damaged: {error}."""
        return self._say("backup-unsound", error=error)

    def backup_not_written(self, *, path: str, error: str) -> str:
        """{path} cannot be written: {error}."""
        return self._say("backup-not-written", path=path, error=error)

    def copy_is_database(self, *, path: str) -> str:
        """{path} is the database itself; name the copy that is to take its place."""
        return self._say("copy-is-database", path=path)

    def copy_is_no_file(self, *, path: str) -> str:
        """{path} is no file; name a copy that `agora backup` made."""
        return self._say("copy-is-no-file", path=path)

    def copy_no_sqlite(self) -> str:
        """The copy is no SQLite database. Nothing was changed."""
        return self._say("copy-no-sqlite")

    def copy_foreign(self) -> str:
        """The copy is no database of Agora. Nothing was changed."""
        return self._say("copy-foreign")

    def copy_damaged(self, *, error: str) -> str:
        """The copy is damaged: {error}. Nothing was changed."""
        return self._say("copy-damaged", error=error)

    def copy_of_other_shape(self, *, sort: str, name: str) -> str:
        """The copy was changed by hand: its {sort} {name} is missing, not as Agora makes it, …"""
        return self._say("copy-of-other-shape", sort=sort, name=name)

    def copy_newer(self, *, schema: int, known: int) -> str:
        """The copy was written by a newer Agora (schema {schema}, this one knows {known}); in…"""
        return self._say("copy-newer", schema=schema, known=known)

    def database_not_replaced(self, *, path: str, error: str) -> str:
        """{path} cannot be replaced: {error}."""
        return self._say("database-not-replaced", path=path, error=error)

    def database_foreign_left(self, *, path: str) -> str:
        """{path} is a database of another program; it is left where it is."""
        return self._say("database-foreign-left", path=path)

    def copy_of_older(self, *, path: str, schema: int, known: int) -> str:
        """{path} has schema {schema}; bring it to schema {known} first: let AGORA_DATABASE na…"""
        return self._say("copy-of-older", path=path, schema=schema, known=known)

    def copy_over_file(self, *, path: str) -> str:
        """{path} is there already; a copy goes into a new file, so name another. Nothing was …"""
        return self._say("copy-over-file", path=path)

    def copy_over_tables(self, *, path: str) -> str:
        """{path} holds tables of Agora already; a copy goes into an empty database, so name a…"""
        return self._say("copy-over-tables", path=path)

    def copy_value_unfit(self, *, column: str) -> str:
        """Something in {column} is damaged, so the database cannot be copied; `agora doctor` …"""
        return self._say("copy-value-unfit", column=column)

    def copy_row_refused(self, *, content: str, error: str) -> str:
        """The new database does not take a row of {content} ({error}); `agora doctor` says wh…"""
        return self._say("copy-row-refused", content=content, error=error)

    def copy_differs(self, *, content: str, rows: int, there: int) -> str:
        """What was written to {content} is not what was read again (rows: {rows}, then {there…"""
        return self._say("copy-differs", content=content, rows=rows, there=there)

    def export_format(self, *, form: int, known: int) -> str:
        """This export has format {form}; this Agora knows {known}."""
        return self._say("export-format", form=form, known=known)

    def export_unfinished(self) -> str:
        """This export was made while the game ran, so it cannot be replayed."""
        return self._say("export-unfinished")

    def export_without_chance(self) -> str:
        """This export does not say what its chance comes from, so it cannot be replayed."""
        return self._say("export-without-chance")

    def export_wrong_count(self, *, title: str, players: str, here: int) -> str:
        """This is no export of a game ({title} is for {players} players, not for {here})."""
        return self._say("export-wrong-count", title=title, players=players, here=here)

    def no_export(self, *, error: str) -> str:
        """This is no export of a game ({error})."""
        return self._say("no-export", error=error)

    def no_reference(self, *, said: str) -> str:
        """“{said}” is no reference; they look like 7C1E-04AB."""
        return self._say("no-reference", said=said)

    def no_such_problem(self, *, reference: str) -> str:
        """No problem has the reference {reference}; `agora problems` lists them. What went wr…"""
        return self._say("no-such-problem", reference=reference)

    def problem_without_table(self, *, reference: str) -> str:
        """{reference} belongs to no table; there is nothing to play again."""
        return self._say("problem-without-table", reference=reference)

    def problem_before_game(self, *, reference: str) -> str:
        """The game of {reference} had not begun when this happened."""
        return self._say("problem-before-game", reference=reference)

    def setting_database(self, *, setting: str) -> str:
        """{setting} has to be the path of a file, or an address that begins with postgresql:/…"""
        return self._say("setting-database", setting=setting)

    def setting_log_level(self, *, setting: str) -> str:
        """{setting} has to be DEBUG, INFO, WARNING or ERROR."""
        return self._say("setting-log-level", setting=setting)

    def setting_workers(self, *, setting: str) -> str:
        """{setting} has to be a whole number from 0 to 8."""
        return self._say("setting-workers", setting=setting)

    def setting_shards(self, *, setting: str) -> str:
        """{setting} has to be a whole number from 1 to 1000, or auto."""
        return self._say("setting-shards", setting=setting)

    def setting_node(self, *, setting: str) -> str:
        """{setting} has to be a name of at most 64 letters, digits, dots and hyphens."""
        return self._say("setting-node", setting=setting)

    def setting_format(self, *, setting: str) -> str:
        """{setting} has to be text or json."""
        return self._say("setting-format", setting=setting)

    def setting_endpoint(self, *, setting: str) -> str:
        """{setting} has to be a host and a port, such as 127.0.0.1:9464."""
        return self._say("setting-endpoint", setting=setting)

    def setting_channel(self, *, setting: str) -> str:
        """{setting} has to be the id of a channel, a long number."""
        return self._say("setting-channel", setting=setting)

    def setting_server(self, *, setting: str) -> str:
        """{setting} has to be the id of a server, a long number."""
        return self._say("setting-server", setting=setting)

    def setting_idle(self, *, setting: str) -> str:
        """{setting} has to be a whole number from 14 on, or 'never'."""
        return self._say("setting-idle", setting=setting)

    def setting_count(self, *, setting: str) -> str:
        """{setting} has to be a whole number from 1 on."""
        return self._say("setting-count", setting=setting)

    def setting_unknown(self, *, setting: str, settings: str) -> str:
        """{setting} is no setting; there are {settings}."""
        return self._say("setting-unknown", setting=setting, settings=settings)

    def settings_unread(self, *, path: str) -> str:
        """{path} is not plain text; save it with the encoding UTF-8."""
        return self._say("settings-unread", path=path)

    def host_file_unread(self, *, path: str, error: str) -> str:
        """{path} cannot be read ({error}); make it readable, or take it away to play with the…"""
        return self._say("host-file-unread", path=path, error=error)

    def host_file_unknown(self, *, path: str, name: str) -> str:
        """{path} is no file that Agora knows; call it {name}, or take it out of this folder."""
        return self._say("host-file-unknown", path=path, name=name)

    def host_file_too_long(self, *, path: str) -> str:
        """{path} is too long to be a file of figures; copy the one that comes with the game a…"""
        return self._say("host-file-too-long", path=path)

    def host_file_not_toml(self, *, path: str, line: int) -> str:
        """{path}, line {line}: this is no TOML; compare the line with the file that comes wit…"""
        return self._say("host-file-not-toml", path=path, line=line)

    def host_file_missing(self, *, path: str, line: int, entry: str) -> str:
        """{path}, line {line}: {entry} is missing; add it as it stands in the file that comes…"""
        return self._say("host-file-missing", path=path, line=line, entry=entry)

    def host_file_double(self, *, path: str, line: int, entry: str) -> str:
        """{path}, line {line}: {entry} is there twice; take one of them away."""
        return self._say("host-file-double", path=path, line=line, entry=entry)

    def host_file_unknown_entry(self, *, path: str, line: int, entry: str) -> str:
        """{path}, line {line}: {entry} is not known; take it away, or write it as the file th…"""
        return self._say("host-file-unknown-entry", path=path, line=line, entry=entry)

    def host_file_wrong(self, *, path: str, line: int, entry: str) -> str:
        """{path}, line {line}: {entry} cannot be what it says; write a figure that can be pri…"""
        return self._say("host-file-wrong", path=path, line=line, entry=entry)

    def playground_packages(self, *, module: str) -> str:
        """the playground needs more packages ({module} is missing): pip install 'agora[playgr…"""
        return self._say("playground-packages", module=module)

    def playground_needs_game(self) -> str:
        """--seats needs --game, the game to be played"""
        return self._say("playground-needs-game")

    def playground_against_whom(self) -> str:
        """--against needs --game, and goes without --from: it fills the seats of a new table"""
        return self._say("playground-against-whom")

    def playground_wrong_count(self, *, title: str, players: str, seats: int) -> str:
        """{title} is for {players} players, not for {seats}"""
        return self._say("playground-wrong-count", title=title, players=players, seats=seats)

    def playground_no_game(self, *, game: str, games: str) -> str:
        """there is no game called '{game}'; choose one of {games}"""
        return self._say("playground-no-game", game=game, games=games)

    def playground_no_scene(self, *, scene: str, scenes: str) -> str:
        """there is no saved game called '{scene}'; choose one of {scenes}"""
        return self._say("playground-no-scene", scene=scene, scenes=scenes)

    def playground_scene_seats(self, *, seats: int) -> str:
        """the saved game has {seats} players; leave --seats out"""
        return self._say("playground-scene-seats", seats=seats)

    def playground_not_started(self, *, game: str) -> str:
        """no table of {game} could be started"""
        return self._say("playground-not-started", game=game)

    def playground_folder(self, *, path: str, error: str) -> str:
        """the folder {path} cannot be used: {error}"""
        return self._say("playground-folder", path=path, error=error)

    def playground_port_taken(self, *, port: int) -> str:
        """port {port} is taken by another program; choose one with --port"""
        return self._say("playground-port-taken", port=port)

    def playground_busy(self) -> str:
        """this machine is too busy: the bot could not begin within a minute. Try again when l…"""
        return self._say("playground-busy")

    def playground_failed(self, *, error: str) -> str:
        """The playground cannot be opened: {error}"""
        return self._say("playground-failed", error=error)
