-- Whom tables wait for, how patient they are, and what each user prefers.
-- Reason: reminders, clocks, caretakers and personal settings. Date: 2026-11-21.

-- A user without a row has the usual settings. Quiet hours are minutes of the local day.
CREATE TABLE users (
    id          INTEGER PRIMARY KEY,
    zone        TEXT,
    quiet_from  INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_to    INTEGER CHECK (quiet_to BETWEEN 0 AND 1439),
    away_until  REAL,
    reminders   TEXT    NOT NULL DEFAULT 'ping' CHECK (reminders IN ('ping', 'dm', 'none')),
    language    TEXT    NOT NULL DEFAULT 'en',
    text_only   INTEGER NOT NULL DEFAULT 0,
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

-- A table without a row has the usual rules. Spans are seconds; no clock if `move` is null.
CREATE TABLE clocks (
    game_id   INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    first     REAL    NOT NULL,
    every     REAL    NOT NULL,
    most      INTEGER NOT NULL,
    move      REAL,
    bank      REAL    NOT NULL,
    fallback  TEXT    NOT NULL CHECK (fallback IN ('none', 'replace', 'caretaker')),
    pauses    TEXT    NOT NULL CHECK (pauses IN ('all', 'quiet', 'none'))
);

-- What a seat has used of its bank, in seconds.
CREATE TABLE banks (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    used     REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

-- Every time a table waited for a person. Open while `ended_at` is null; `due_at` is when the
-- next reminder is to be written or the time is out, whichever comes first.
CREATE TABLE waits (
    id           INTEGER PRIMARY KEY,
    game_id      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    since        REAL    NOT NULL,
    ended_at     REAL,
    reminded     INTEGER NOT NULL DEFAULT 0,
    reminded_at  REAL,
    spent        REAL    NOT NULL DEFAULT 0,
    counted_at   REAL    NOT NULL,
    timed_out    INTEGER NOT NULL DEFAULT 0,
    due_at       REAL,
    CHECK (ended_at IS NULL OR due_at IS NULL)
);

CREATE UNIQUE INDEX waits_open ON waits (game_id, seat) WHERE ended_at IS NULL;
CREATE INDEX waits_by_game ON waits (game_id);
CREATE INDEX waits_of_user ON waits (user_id) WHERE ended_at IS NULL;
CREATE INDEX waits_due ON waits (due_at) WHERE due_at IS NOT NULL;

-- One row: when the scheduler last looked, so that a stop of the program is noticed.
CREATE TABLE scheduler (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    at  REAL NOT NULL
);

-- A seat whose player ran out of time and for whom the safest answers are given.
ALTER TABLE seats ADD COLUMN caretaker INTEGER NOT NULL DEFAULT 0;

-- Games under way: the waits that are open now, as far as they were announced.
INSERT INTO waits (game_id, seat, user_id, since, counted_at, due_at)
SELECT g.id, s.seat, s.user_id, g.changed_at, g.changed_at, g.changed_at + 43200
FROM games g, json_each(g.told_asked) j, seats s
WHERE g.status = 'running' AND s.game_id = g.id AND s.seat = j.value AND s.user_id IS NOT NULL;
