-- What people want answered at every table of a game, and whether a table takes that over.
-- Reason: orders for one table are given anew at each, which nobody does. Date: 2026-11-23.

-- `orders`: JSON, a list of [kind, policy, amount], each for every question of its kind. No row: this user has not
-- said anything yet, and is offered the sensible set of the game.
CREATE TABLE usual (
    user_id  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    orders   TEXT    NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (user_id, game)
);

ALTER TABLE games ADD COLUMN usual INTEGER NOT NULL DEFAULT 1;
