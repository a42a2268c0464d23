-- Kept free for another change.

SELECT 1;
