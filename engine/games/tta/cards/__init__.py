"""The cards of Through the Ages: their figures (`model`, `table`), and every moment at which one
with a class of its own can speak (`base`)."""
