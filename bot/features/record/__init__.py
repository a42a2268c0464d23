"""Three facts about people at open tables, for those who sit down with them."""
