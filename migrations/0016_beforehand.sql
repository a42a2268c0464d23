-- One answer, given before its question comes: an order that is used once.
-- Reason: what one event asks of several players is asked of all of them at once. Date: 2026-11-23.

-- JSON of the action, where the policy is 'exactly'.
ALTER TABLE orders ADD COLUMN answer TEXT;
ALTER TABLE orders_over ADD COLUMN answer TEXT;
