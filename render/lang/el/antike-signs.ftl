## group

group-goods = Αγαθά και μονάδες
group-units = Μονάδες στον χάρτη
group-cities = Πόλεις
group-map = Ο χάρτης
group-personages = Προσωπικότητες
group-marks = Σημάδια
group-nations = Έθνη

## sign

sign-marble = Μάρμαρο
sign-iron = Σίδηρος
sign-gold = Χρυσός
sign-coin = Νόμισμα
sign-legion = Λεγεώνα
sign-galley = Γαλέρα
sign-star = Με τον Στρατηγό ή τον Ναύαρχο
sign-ready = Χρυσό περίγραμμα: μπορεί ακόμη να κινηθεί
sign-badge = Πόσα είναι
sign-site = Ελεύθερη τοποθεσία πόλης
sign-city = Πόλη με όσα φέρνει
sign-home = Αρχική πόλη: δεύτερος δακτύλιος
sign-temple = Ναός
sign-wall = Τείχος
sign-shield = Δύναμη της άμυνας
sign-plain = Πόλεις. Σε μάχη: πόλη χωρίς ναό
sign-sea-points = Πόντοι θάλασσας
sign-land = Σύνορο για λεγεώνες
sign-sea = Σύνορο για γαλέρες
sign-gate = Σύνορο και για τις δύο
sign-rock = Κλειστό σύνορο
sign-changed = Χρυσό όνομα: εδώ έγινε κάτι
sign-swords = Πόλεμος, ή πόλη που πέφτει
sign-card = Κάρτες γεγονότων
sign-clockwise = Φορά στον κυκλικό πίνακα
sign-free-field = Θέση που δεν κοστίζει τίποτα
sign-price = Πόσο κοστίζει η θέση σε όποιον παίζει
sign-know-how = Τεχνογνωσία που έχει ένα έθνος
sign-first = Τεχνογνωσία που πήρε πριν από το άλλο έθνος
sign-gold-price = Πόσο κοστίζει μια τεχνογνωσία
sign-flag = Το τέλος του μετρητή, ή παραίτηση
sign-track-wall = Αυτή η θέση του μετρητή φέρνει τείχος
sign-arrow = Ποιος παίζει τώρα

## nation

nation-brown = Καφέ, στρογγυλό
nation-beige = Μπεζ, τετράγωνο
