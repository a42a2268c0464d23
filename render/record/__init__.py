"""The pictures of somebody's record, and the same in words."""
