"""What a host can see of the running bot, in figures that name nobody."""
