-- Who lets whom see how strong they are, and what was worked out.
-- Reason: people who play every week want to know how they stand. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- Who reads how strong somebody is: 'hidden': only they; 'server': members of the server on which they played;
-- 'everywhere': people on other servers, too; 'off': it is not worked out.
ALTER TABLE users ADD COLUMN ratings TEXT NOT NULL DEFAULT 'hidden'
    CHECK (ratings IN ('hidden', 'server', 'everywhere', 'off'));
-- Whether a server wants ratings.
ALTER TABLE table_rules ADD COLUMN ratings INTEGER NOT NULL DEFAULT 1 CHECK (ratings IN (0, 1));

-- What was worked out of the results of a game on a server; `guild_id` 0: on all servers. All of it may be deleted, and
-- comes back. `at`: when, NULL: never. `outdated_at`: when a result was added or taken out since, NULL: none was.
-- `history_at`: when earlier moments were looked at last. `formula`: which way of working it out. `rated`: the games.
-- `forecasts`, `marks`: JSON, how often forecasts came true, and how strong computers are.
CREATE TABLE fits (
    game        TEXT    NOT NULL,
    guild_id    INTEGER NOT NULL,
    at          REAL,
    history_at  REAL,
    outdated_at REAL,
    formula     INTEGER NOT NULL DEFAULT 0,
    rated       INTEGER NOT NULL DEFAULT 0,
    forecasts   TEXT    NOT NULL DEFAULT '[]',
    marks       TEXT    NOT NULL DEFAULT '[]',
    PRIMARY KEY (game, guild_id)
);

-- How strong a person is in one of these fits: `strength` with one standard deviation (`doubt`), of how many `games`,
-- when the last of them ended, among whom (`island`), and what was known at earlier moments (JSON).
CREATE TABLE ratings (
    game      TEXT    NOT NULL,
    guild_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    strength  REAL    NOT NULL,
    doubt     REAL    NOT NULL,
    games     INTEGER NOT NULL,
    last_at   REAL    NOT NULL,
    island    INTEGER NOT NULL,
    over_time TEXT    NOT NULL,
    PRIMARY KEY (game, guild_id, user_id)
);
CREATE INDEX ratings_user ON ratings (user_id);

-- The last estimate among all servers of somebody who was forgotten; `strength` is that among the people of the server.
ALTER TABLE results ADD COLUMN overall REAL;

-- How much a rated result counts: less for people who meet often. It is decided when the game ends, because later some
-- of them may have been forgotten.
ALTER TABLE endings ADD COLUMN weight REAL NOT NULL DEFAULT 1;
