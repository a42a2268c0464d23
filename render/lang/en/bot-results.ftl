### Results of finished games, and whether they count for ratings.

## The lobby

rated = **Rated**
    -# a rated game has no hints and keeps the answer delay; a caretaker plays for players who run out of time

## rated-choice(rated): whether the result of a table counts for ratings

rated-choice-y = Count for ratings
rated-choice-n = Play without rating

##

is-rated = **Rated:** the result counts for ratings. If you leave or run out of time, you are last.
in-line = rated

## unrated(because): why a result does not count for ratings

unrated-not_rated = The table was not rated.
unrated-alone = Ratings need at least two people.
unrated-nobody_finished = Nobody played to the end.
unrated-nobody_scored = Nobody scored anything.

##

# $because: one of these sentences
plays-unrated = This game does not count for ratings. { $because }

## Voiding

# $reason: in the words of a manager
voided = A manager of the server took this result out of the ratings. Reason: { $reason }
# $title: of the table
took-out = The result of { $title } no longer counts. The log says so, with your reason.
