title = Belfort
short-title = Belfort
summary = Ξωτικά, νάνοι και γνόμοι χτίζουν μια πόλη με πέντε συνοικίες σε επτά γύρους. Πόντους παίρνει όποιος έχει τους περισσότερους δείκτες σε μια συνοικία.

## option

option-guilds = Συντεχνίες
option-picked = Επιλεγμένες Συντεχνίες
option-thieves = Κλέφτες
option-mine = Bonus του Ορυχείου
option-gatehouses = Το άλλο μισό ενός Φυλακίου
option-costs = Κόστη

## meaning

meaning-guilds = αρχάριοι: Βασικές Συντεχνίες και Πρώτων Υλών. κανονικά: και δύο που επιτίθενται. επιλογή: οι πέντε που ορίζετε παρακάτω. Με δύο παίκτες επιτίθενται μόνο οι Μάγοι.
meaning-picked = Επιλέξτε πέντε Συντεχνίες. Σε ποια συνοικία πάει καθεμία είναι τυχαίο. Με δύο παίκτες δεν παίζουν Κλέφτες, Ληστές και Κατάσκοποι.
meaning-thieves = Τι παίρνουν από έναν αντίπαλο. Ένας σχεδιαστής του παιχνιδιού λέει ότι το πλακίδιο έχει 2 χρυσό, οι κανόνες λένε 3.
meaning-mine = Κατά τους κανόνες, όποιος έχει τους περισσότερους εργάτες στο Ορυχείο παίρνει 1 μέταλλο ακόμη. Ο άλλος τρόπος θέλει εκεί και ένα ξωτικό και έναν νάνο.
meaning-gatehouses = Με γνόμο το χτίζει όποιος έχει δείκτη σε αυτό το Φυλάκιο. Ή χτίζει εκεί όποιος έχει την κάρτα.
meaning-costs = Πόσο κοστίζουν οι κάρτες κτιρίων και οι Συντεχνίες, και οι τιμές του Ανταλλακτηρίου.

## value

value-beginner = αρχάριοι
value-normal = κανονικά
value-without_interactive = χωρίς επιθέσεις
value-random = τυχαία
value-chosen = επιλογή
value-tile = πλακίδιο (2 χρυσό)
value-rulebook = κανόνες (3 χρυσό)
value-workers = περισσότεροι εργάτες
value-pairs = περισσότεροι εργάτες, με ζευγάρι
value-builder = μόνο με γνόμο
value-everybody = όλοι
value-traders = Έμποροι
value-librarians = Βιβλιοθηκονόμοι
value-architects = Αρχιτέκτονες
value-recruiters = Στρατολόγοι
value-lumberjacks = Ξυλοκόποι
value-miners = Μεταλλωρύχοι
value-bankers = Τραπεζίτες
value-masons = Λιθοξόοι
value-thieves = Κλέφτες
value-bandits = Ληστές
value-wizards = Μάγοι
value-spies = Κατάσκοποι
