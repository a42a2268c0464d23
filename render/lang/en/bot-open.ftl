### Tables that people can find and join.

# $seated (int): players who have a seat
# $counts: how many can play, such as "2 to 4"
players = { $seated } of { $counts } players
# $when: the time, as everybody reads it in their own zone
starts = starts { $when }

## pace(pace): how fast a table plays, within a line

pace-evening = an evening now
pace-several = several turns a day
pace-daily = a turn a day
pace-weekly = a few turns a week

## welcome(welcome): for whom a table is meant, within a line

welcome-learners = beginners welcome
welcome-experienced = experienced players

