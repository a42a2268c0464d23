-- The language in which a table is spoken of in its channel.
-- Reason: sentences can be said in other languages than English. Date: 2026-11-22.

ALTER TABLE games ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
