-- In which format pictures are drawn: for each person, and for the posts of each table.
-- Reason: on a phone the picture for a wide screen cannot be read. Date: 2026-11-22.
-- users.text_only stays, and says the same as before: boards in words.

ALTER TABLE users ADD COLUMN pictures TEXT NOT NULL DEFAULT 'phone'
    CHECK (pictures IN ('phone', 'desk', 'words'));
UPDATE users SET pictures = 'words' WHERE text_only = 1;

ALTER TABLE games ADD COLUMN pictures TEXT NOT NULL DEFAULT 'phone'
    CHECK (pictures IN ('phone', 'desk', 'words'));
