"""Pictures and sentences, made from views of games; never from their states."""
