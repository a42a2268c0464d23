-- How far somebody has come in the course of a game.
-- Reason: a lesson can be left and taken up again later. Date: 2026-11-28.
--
-- Only adds: a program that knows nothing of it may go on writing.

-- lesson: the one that is open. answers: those given in it, as JSON. done: the lessons whose goals were
-- reached, as a JSON list.
CREATE TABLE courses (
    user_id  INTEGER NOT NULL,
    game     TEXT NOT NULL,
    lesson   TEXT NOT NULL,
    answers  TEXT NOT NULL,
    done     TEXT NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (user_id, game)
);
