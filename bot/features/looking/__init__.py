"""The board, the hand and everything else there is to see."""
