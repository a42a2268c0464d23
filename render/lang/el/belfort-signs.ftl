## group

group-goods = Αγαθά και πόντοι
group-people = Εργάτες και κάρτες
group-buildings = Κτίρια
group-guilds = Συντεχνίες
group-categories = Χρώματα Συντεχνιών
group-places = Πού πάνε οι εργάτες
group-turn = Τι κάνουν κάρτες και Συντεχνίες
group-marks = Σημάδια
group-players = Παίκτες

## sign

sign-wood = Ξύλο
sign-stone = Πέτρα
sign-metal = Μέταλλο
sign-gold = Χρυσός
sign-laurel = Πόντοι
sign-crest = Θυρεός: η σειρά στο παιχνίδι
sign-elf = Ξωτικό
sign-dwarf = Νάνος
sign-master = Στέμμα πάνω από εργάτη: αρχι-εργάτης
sign-gnome = Γνόμος
sign-hand = Κάρτες κτιρίων
sign-people = Αντίπαλος
sign-desk = Γραφείο Προσλήψεων
sign-camp = Σκηνή του Βασιλιά
sign-trade = Επίσκεψη στο Ανταλλακτήριο ή ανταλλαγή
sign-plank = Θέση για εργάτη σε κάρτα
sign-lock = Κλειδαριά, για γνόμο
sign-round = Σε κάθε Συλλογή
sign-arrow = Δίνει ή γίνεται
sign-basic = Βασική
sign-resource = Πρώτων Υλών
sign-interactive = Διαδραστική
sign-number = Αριθμός συνοικίας
sign-led = Συνοικία με έναν μόνο πρώτο
sign-marker = Κτίριο με το σήμα του ιδιοκτήτη
sign-free = Ελεύθερη τοποθεσία
sign-golden = Χρυσό περίγραμμα: μπορείτε να το επιλέξετε
sign-filled = Κλειδαριά: χρυσή με γνόμο πάνω
sign-chosen = Έχει επιλέξει κάρτες
sign-doubt = Ανεπιβεβαίωτη τιμή
sign-brings = Πόντοι, αν γινόταν τώρα σκοράρισμα
sign-flag = Έχει παραιτηθεί
sign-neutral = Ουδέτερος
