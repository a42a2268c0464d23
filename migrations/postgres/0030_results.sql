-- The twin of migrations/0030_results.sql, which tells what it is for.

CREATE TABLE endings (
    game_id        BIGINT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    game           TEXT COLLATE "C" NOT NULL,
    guild_id       BIGINT,
    ended_at       DOUBLE PRECISION NOT NULL,
    size           BIGINT NOT NULL,
    cause          TEXT COLLATE "C" NOT NULL,
    rated          BIGINT NOT NULL,
    unrated        TEXT COLLATE "C" NOT NULL,
    voided_at      DOUBLE PRECISION,
    voided_by      BIGINT,
    voided_because TEXT COLLATE "C"
);
CREATE INDEX endings_game ON endings (game, ended_at);
CREATE INDEX endings_server ON endings (guild_id, game, ended_at);

CREATE TABLE results (
    game_id      BIGINT NOT NULL REFERENCES endings (game_id) ON DELETE CASCADE,
    seat         BIGINT NOT NULL,
    nth          BIGINT NOT NULL,
    user_id      BIGINT,
    level        TEXT COLLATE "C",
    place        BIGINT NOT NULL,
    standing     BIGINT,
    points       TEXT COLLATE "C",
    by_hand      BIGINT NOT NULL,
    by_plan      BIGINT NOT NULL,
    by_order     BIGINT NOT NULL,
    by_caretaker BIGINT NOT NULL,
    since_seq    BIGINT NOT NULL,
    until_seq    BIGINT,
    left_how     TEXT COLLATE "C" NOT NULL,
    longest_wait DOUBLE PRECISION NOT NULL,
    strength     DOUBLE PRECISION,
    doubt        DOUBLE PRECISION,
    PRIMARY KEY (game_id, seat, nth)
);
CREATE INDEX results_user ON results (user_id) WHERE user_id IS NOT NULL;

ALTER TABLE games ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN firsts TEXT COLLATE "C" NOT NULL DEFAULT 'told'
    CHECK (firsts IN ('told', 'silent'));
