"""The notice board of a server: its open tables, in a channel or as posts of a forum."""
