-- The twin of migrations/0031_ratings.sql, which tells what it is for.

ALTER TABLE users ADD COLUMN ratings TEXT COLLATE "C" NOT NULL DEFAULT 'hidden'
    CHECK (ratings IN ('hidden', 'server', 'everywhere', 'off'));
ALTER TABLE table_rules ADD COLUMN ratings BIGINT NOT NULL DEFAULT 1 CHECK (ratings IN (0, 1));

CREATE TABLE fits (
    game TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    at DOUBLE PRECISION,
    history_at DOUBLE PRECISION,
    outdated_at DOUBLE PRECISION,
    formula BIGINT NOT NULL DEFAULT 0,
    rated BIGINT NOT NULL DEFAULT 0,
    forecasts TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    marks TEXT COLLATE "C" NOT NULL DEFAULT '[]',
    PRIMARY KEY (game, guild_id)
);

CREATE TABLE ratings (
    game TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    strength DOUBLE PRECISION NOT NULL,
    doubt DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    last_at DOUBLE PRECISION NOT NULL,
    island BIGINT NOT NULL,
    over_time TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (game, guild_id, user_id)
);
CREATE INDEX ratings_user ON ratings (user_id);

ALTER TABLE results ADD COLUMN overall DOUBLE PRECISION;
ALTER TABLE endings ADD COLUMN weight DOUBLE PRECISION NOT NULL DEFAULT 1;
