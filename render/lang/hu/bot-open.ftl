### Tables that people can find and join.

players = { $seated } / { $counts } játékos
starts = kezdés: { $when }

## pace

pace-evening = egy este alatt, most
pace-several = naponta több forduló
pace-daily = naponta egy forduló
pace-weekly = hetente néhány forduló

## welcome

welcome-learners = kezdőknek is
welcome-experienced = tapasztalt játékosoknak
