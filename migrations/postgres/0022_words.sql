-- The twin of migrations/0022_words.sql, which tells what it is for.

ALTER TABLE games ADD COLUMN sealed TEXT COLLATE "C";

ALTER TABLE seats ADD COLUMN word TEXT COLLATE "C";
ALTER TABLE seats ADD COLUMN word_at DOUBLE PRECISION;
