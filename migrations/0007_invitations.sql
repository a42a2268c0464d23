-- Seats change hands by consent: who was invited to which seat, and who has seen what.
-- Reason: a host must not read a rival's hand with a second account. Date: 2026-11-22.

-- Somebody is to play on in a seat. `old_user_id` is who sits there (null: a computer), `new_user_id`
-- who is invited (null: a computer is to play on, which accepts at once). The invited may accept until
-- `lapses_at`; who sits there may keep the seat until `keep_until`, and then it changes hands if the
-- invited has accepted. `due_at`: when the scheduler has to see to it; null where it is over.
-- `message_id`: the public invitation. A 0 stands for a user who was forgotten.
CREATE TABLE invitations (
    id           INTEGER PRIMARY KEY,
    game_id      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    old_user_id  INTEGER,
    new_user_id  INTEGER,
    new_name     TEXT,
    by_user_id   INTEGER NOT NULL,
    at           REAL    NOT NULL,
    lapses_at    REAL    NOT NULL,
    keep_until   REAL    NOT NULL,
    accepted_at  REAL,
    due_at       REAL,
    ended_at     REAL,
    outcome      TEXT    CHECK (outcome IN ('done', 'declined', 'kept', 'withdrawn', 'lapsed', 'void')),
    message_id   INTEGER,
    CHECK ((ended_at IS NULL) = (outcome IS NULL)),
    CHECK ((ended_at IS NULL) = (due_at IS NOT NULL))
);

CREATE UNIQUE INDEX invitations_open ON invitations (game_id, seat) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX invitations_invited ON invitations (game_id, new_user_id) WHERE ended_at IS NULL;
CREATE INDEX invitations_by_game ON invitations (game_id);
CREATE INDEX invitations_due ON invitations (due_at) WHERE due_at IS NOT NULL;

-- Who has sat in which seat of a running game, or (seat -1) has taken all its secrets. `mark` is a
-- hash of the user's number with the table's secret: it outlives the user's being forgotten, because
-- the others still play, and goes when the game is over.
CREATE TABLE insights (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    mark     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (game_id, mark, seat)
) WITHOUT ROWID;
