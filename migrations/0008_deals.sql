-- The secrets that the chance of a game comes from, of 256 bits each.
-- Reason: a game's future must not hang on 63 bits, and players can check the deal. Date: 2026-11-22.

-- JSON, the secrets in turn: {"after": step, "secret": 64 hex digits, "at": time}. The first one, after
-- null, makes the set-up; each of the others is where the table went back to the step it names.
-- Empty for games begun before: theirs come from `seed`.
ALTER TABLE games ADD COLUMN deals TEXT NOT NULL DEFAULT '[]';

-- What the table's other secrets are made from: choices of computers, delays, stamps. 64 hex digits;
-- null for tables opened before, which use `secret`.
ALTER TABLE games ADD COLUMN key TEXT;
