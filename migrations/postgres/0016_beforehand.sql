-- The twin of migrations/0016_beforehand.sql, which tells what it is for.

ALTER TABLE orders ADD COLUMN answer TEXT COLLATE "C";
ALTER TABLE orders_over ADD COLUMN answer TEXT COLLATE "C";
