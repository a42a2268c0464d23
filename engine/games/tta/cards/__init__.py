"""The cards of Through the Ages: their figures (`model`, `table`) and what single cards do."""
