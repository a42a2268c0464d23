-- The twin of migrations/0035_courses.sql, which tells what it is for.

CREATE TABLE courses (
    user_id  BIGINT NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    lesson   TEXT COLLATE "C" NOT NULL,
    answers  TEXT COLLATE "C" NOT NULL,
    done     TEXT COLLATE "C" NOT NULL,
    at       DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, game)
);
