### Belfort: names as they are printed in English editions.

## building(kind): a kind of building card, and the Wall

building-pub = Pub
building-gardens = Gardens
building-tower = Tower
building-inn = Inn
building-blacksmith = Blacksmith
building-bank = Bank
building-market = Market
building-gatehouse = Gatehouse
building-library = Library
building-keep = Keep
building-wall = Wall

## guild(guild)

guild-traders = Traders
guild-librarians = Librarians
guild-architects = Architects
guild-recruiters = Recruiters
guild-lumberjacks = Lumberjacks
guild-miners = Miners
guild-bankers = Bankers
guild-masons = Masons
guild-thieves = Thieves
guild-bandits = Bandits
guild-wizards = Wizards
guild-spies = Spies

## district(district)

district-d1 = District 1
district-d2 = District 2
district-d3 = District 3
district-d4 = District 4
district-d5 = District 5

## short(district): a district where room is scarce, and as it is typed

short-d1 = d1
short-d2 = d2
short-d3 = d3
short-d4 = d4
short-d5 = d5

## area(area): a resource area

area-forest = Forest
area-quarry = Quarry
area-mine = Mine
area-gold_mine = Gold Mine

## board(board): a part of the boards where workers go or goods are traded

board-recruiters_desk = Recruiter's Desk
board-kings_camp = King's Camp
board-trading_post = Trading Post

## season(season)

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
