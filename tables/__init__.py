"""What a table is, may do and keeps: no Discord, no picture, no sentence."""
