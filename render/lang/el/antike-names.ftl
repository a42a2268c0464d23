## card

card-academy = Ακαδημία
card-burglary = Διάρρηξη
card-earthquake = Σεισμός
card-fortress = Φρούριο
card-forced_march = Ταχεία Πορεία
card-fair_wind = Ούριος Άνεμος
card-levy = Επιστράτευση
card-shipyard = Ναυπηγείο
card-armoury = Οπλοστάσιο
card-quarry = Λατομείο
card-rich_vein = Πλούσια Φλέβα
card-tribute = Φόρος
card-caravan = Καραβάνι
card-colonists = Άποικοι
card-mutiny = Ανταρσία
card-storm = Καταιγίδα
card-siege_engine = Πολιορκητική Μηχανή
card-herald = Κήρυκας

## know-how

know-how-strata = STRATA
know-how-navigatio = NAVIGATIO
know-how-moneta = MONETA
know-how-res_publica = RES PUBLICA
know-how-commercium = COMMERCIUM

## personage

personage-king_1 = { $grammar ->
    [acc] Δαρείο τον Μέγα
   *[plain] Δαρείος ο Μέγας
}
personage-king_2 = { $grammar ->
    [acc] Κύρο τον Μέγα
   *[plain] Κύρος ο Μέγας
}
personage-king_3 = { $grammar ->
    [acc] Ξέρξη
   *[plain] Ξέρξης
}
personage-king_4 = { $grammar ->
    [acc] Λεωνίδα
   *[plain] Λεωνίδας
}
personage-king_5 = { $grammar ->
    [acc] Πύρρο
   *[plain] Πύρρος
}
personage-king_6 = { $grammar ->
    [acc] Μασσινίσσα
   *[plain] Μασσινίσσας
}
personage-scholar_1 = { $grammar ->
    [acc] Ζωροάστρη
   *[plain] Ζωροάστρης
}
personage-scholar_2 = { $grammar ->
    [acc] Πυθαγόρα
   *[plain] Πυθαγόρας
}
personage-scholar_3 = { $grammar ->
    [acc] Σωκράτη
   *[plain] Σωκράτης
}
personage-scholar_4 = { $grammar ->
    [acc] Πλάτωνα
   *[plain] Πλάτωνας
}
personage-scholar_5 = { $grammar ->
    [acc] Αρχιμήδη
   *[plain] Αρχιμήδης
}
personage-general_1 = { $grammar ->
    [acc] Σκιπίωνα τον Αφρικανό
   *[plain] Σκιπίων ο Αφρικανός
}
personage-general_2 = { $grammar ->
    [acc] Αννίβα
   *[plain] Αννίβας
}
personage-general_3 = { $grammar ->
    [acc] Μιλτιάδη
   *[plain] Μιλτιάδης
}
personage-general_4 = { $grammar ->
    [acc] Θεμιστοκλή
   *[plain] Θεμιστοκλής
}
personage-navigator_1 = { $grammar ->
    [acc] Άννωνα τον Θαλασσοπόρο
   *[plain] Άννων ο Θαλασσοπόρος
}
personage-navigator_2 = { $grammar ->
    [acc] Πυθέα
   *[plain] Πυθέας
}
personage-citizen_1 = { $grammar ->
    [acc] Περικλή
   *[plain] Περικλής
}
personage-citizen_2 = { $grammar ->
    [acc] Σόλωνα
   *[plain] Σόλων
}
personage-citizen_3 = { $grammar ->
    [acc] Κλεισθένη
   *[plain] Κλεισθένης
}
personage-citizen_4 = { $grammar ->
    [acc] Κάτωνα
   *[plain] Κάτων
}

## region

region-lugdunum = { $grammar ->
    [acc] το Λούγδουνο
    [in] στο Λούγδουνο
   *[plain] Λούγδουνο
}
region-tolosa = { $grammar ->
    [acc] την Τολόζα
    [in] στην Τολόζα
   *[plain] Τολόζα
}
region-massilia = { $grammar ->
    [acc] τη Μασσαλία
    [in] στη Μασσαλία
   *[plain] Μασσαλία
}
region-numantia = { $grammar ->
    [acc] τη Νουμαντία
    [in] στη Νουμαντία
   *[plain] Νουμαντία
}
region-tarraco = { $grammar ->
    [acc] την Ταρρακώ
    [in] στην Ταρρακώ
   *[plain] Ταρρακώ
}
region-saguntum = { $grammar ->
    [acc] το Σάγουντο
    [in] στο Σάγουντο
   *[plain] Σάγουντο
}
region-carthago_nova = { $grammar ->
    [acc] τη Νέα Καρχηδόνα
    [in] στη Νέα Καρχηδόνα
   *[plain] Νέα Καρχηδόνα
}
region-baecula = { $grammar ->
    [acc] τη Βαίκουλα
    [in] στη Βαίκουλα
   *[plain] Βαίκουλα
}
region-tingis = { $grammar ->
    [acc] την Τίγγιδα
    [in] στην Τίγγιδα
   *[plain] Τίγγις
}
region-siga = { $grammar ->
    [acc] τη Σίγα
    [in] στη Σίγα
   *[plain] Σίγα
}
region-caesarea = { $grammar ->
    [acc] την Καισάρεια
    [in] στην Καισάρεια
   *[plain] Καισάρεια
}
region-zama = { $grammar ->
    [acc] τη Ζάμα
    [in] στη Ζάμα
   *[plain] Ζάμα
}
region-carthago = { $grammar ->
    [acc] την Καρχηδόνα
    [in] στην Καρχηδόνα
   *[plain] Καρχηδόνα
}
region-tacape = { $grammar ->
    [acc] την Τακάπη
    [in] στην Τακάπη
   *[plain] Τακάπη
}
region-carales = { $grammar ->
    [acc] την Κάραλη
    [in] στην Κάραλη
   *[plain] Κάραλις
}
region-agrigentum = { $grammar ->
    [acc] τον Ακράγαντα
    [in] στον Ακράγαντα
   *[plain] Ακράγαντας
}
region-syracusae = { $grammar ->
    [acc] τις Συρακούσες
    [in] στις Συρακούσες
   *[plain] Συρακούσες
}
region-croton = { $grammar ->
    [acc] τον Κρότωνα
    [in] στον Κρότωνα
   *[plain] Κρότωνας
}
region-neapolis = { $grammar ->
    [acc] τη Νεάπολη
    [in] στη Νεάπολη
   *[plain] Νεάπολη
}
region-brundisium = { $grammar ->
    [acc] το Βρινδήσιο
    [in] στο Βρινδήσιο
   *[plain] Βρινδήσιο
}
region-roma = { $grammar ->
    [acc] τη Ρώμη
    [in] στη Ρώμη
   *[plain] Ρώμη
}
region-ancona = { $grammar ->
    [acc] την Αγκώνα
    [in] στην Αγκώνα
   *[plain] Αγκώνα
}
region-genua = { $grammar ->
    [acc] τη Γένοβα
    [in] στη Γένοβα
   *[plain] Γένοβα
}
region-cremona = { $grammar ->
    [acc] την Κρεμόνα
    [in] στην Κρεμόνα
   *[plain] Κρεμόνα
}
region-aquileia = { $grammar ->
    [acc] την Ακυληία
    [in] στην Ακυληία
   *[plain] Ακυληία
}
region-epidaurum = { $grammar ->
    [acc] την Επίδαυρο
    [in] στην Επίδαυρο
   *[plain] Επίδαυρος
}
region-apollonia = { $grammar ->
    [acc] την Απολλωνία
    [in] στην Απολλωνία
   *[plain] Απολλωνία
}
region-alpes = { $grammar ->
    [acc] τις Άλπεις
    [in] στις Άλπεις
   *[plain] Άλπεις
}
region-corsica = { $grammar ->
    [acc] την Κορσική
    [in] στην Κορσική
   *[plain] Κορσική
}
region-mare_balearicum = { $grammar ->
    [acc] τη Βαλεαρική Θάλασσα
    [in] στη Βαλεαρική Θάλασσα
   *[plain] Βαλεαρική Θάλασσα
}
region-mare_ibericum = { $grammar ->
    [acc] την Ιβηρική Θάλασσα
    [in] στην Ιβηρική Θάλασσα
   *[plain] Ιβηρική Θάλασσα
}
region-mare_sardoum = { $grammar ->
    [acc] το Σαρδώο Πέλαγος
    [in] στο Σαρδώο Πέλαγος
   *[plain] Σαρδώο Πέλαγος
}
region-mare_tyrrhenum = { $grammar ->
    [acc] το Τυρρηνικό Πέλαγος
    [in] στο Τυρρηνικό Πέλαγος
   *[plain] Τυρρηνικό Πέλαγος
}
region-mare_adriaticum = { $grammar ->
    [acc] την Αδριατική
    [in] στην Αδριατική
   *[plain] Αδριατική
}
region-mare_ionium = { $grammar ->
    [acc] το Ιόνιο Πέλαγος
    [in] στο Ιόνιο Πέλαγος
   *[plain] Ιόνιο Πέλαγος
}
region-mare_africum = { $grammar ->
    [acc] το Λιβυκό Πέλαγος
    [in] στο Λιβυκό Πέλαγος
   *[plain] Λιβυκό Πέλαγος
}
region-pella = { $grammar ->
    [acc] την Πέλλα
    [in] στην Πέλλα
   *[plain] Πέλλα
}
region-abdera = { $grammar ->
    [acc] τα Άβδηρα
    [in] στα Άβδηρα
   *[plain] Άβδηρα
}
region-ainos = { $grammar ->
    [acc] την Αίνο
    [in] στην Αίνο
   *[plain] Αίνος
}
region-byzantion = { $grammar ->
    [acc] το Βυζάντιο
    [in] στο Βυζάντιο
   *[plain] Βυζάντιο
}
region-kyzikos = { $grammar ->
    [acc] την Κύζικο
    [in] στην Κύζικο
   *[plain] Κύζικος
}
region-abydos = { $grammar ->
    [acc] την Άβυδο
    [in] στην Άβυδο
   *[plain] Άβυδος
}
region-pergamon = { $grammar ->
    [acc] την Πέργαμο
    [in] στην Πέργαμο
   *[plain] Πέργαμος
}
region-lesbos = { $grammar ->
    [acc] τη Λέσβο
    [in] στη Λέσβο
   *[plain] Λέσβος
}
region-lemnos = { $grammar ->
    [acc] τη Λήμνο
    [in] στη Λήμνο
   *[plain] Λήμνος
}
region-larisa = { $grammar ->
    [acc] τη Λάρισα
    [in] στη Λάρισα
   *[plain] Λάρισα
}
region-ambrakia = { $grammar ->
    [acc] την Αμβρακία
    [in] στην Αμβρακία
   *[plain] Αμβρακία
}
region-delphi = { $grammar ->
    [acc] τους Δελφούς
    [in] στους Δελφούς
   *[plain] Δελφοί
}
region-oreos = { $grammar ->
    [acc] τον Ωρεό
    [in] στον Ωρεό
   *[plain] Ωρεός
}
region-athenai = { $grammar ->
    [acc] την Αθήνα
    [in] στην Αθήνα
   *[plain] Αθήνα
}
region-korinthos = { $grammar ->
    [acc] την Κόρινθο
    [in] στην Κόρινθο
   *[plain] Κόρινθος
}
region-olympia = { $grammar ->
    [acc] την Ολυμπία
    [in] στην Ολυμπία
   *[plain] Ολυμπία
}
region-pylos = { $grammar ->
    [acc] την Πύλο
    [in] στην Πύλο
   *[plain] Πύλος
}
region-sparta = { $grammar ->
    [acc] τη Σπάρτη
    [in] στη Σπάρτη
   *[plain] Σπάρτη
}
region-cythera = { $grammar ->
    [acc] τα Κύθηρα
    [in] στα Κύθηρα
   *[plain] Κύθηρα
}
region-naxos = { $grammar ->
    [acc] τη Νάξο
    [in] στη Νάξο
   *[plain] Νάξος
}
region-knossos = { $grammar ->
    [acc] την Κνωσό
    [in] στην Κνωσό
   *[plain] Κνωσός
}
region-sardes = { $grammar ->
    [acc] τις Σάρδεις
    [in] στις Σάρδεις
   *[plain] Σάρδεις
}
region-ephesos = { $grammar ->
    [acc] την Έφεσο
    [in] στην Έφεσο
   *[plain] Έφεσος
}
region-miletos = { $grammar ->
    [acc] τη Μίλητο
    [in] στη Μίλητο
   *[plain] Μίλητος
}
region-halikarnassos = { $grammar ->
    [acc] την Αλικαρνασσό
    [in] στην Αλικαρνασσό
   *[plain] Αλικαρνασσός
}
region-rhodos = { $grammar ->
    [acc] τη Ρόδο
    [in] στη Ρόδο
   *[plain] Ρόδος
}
region-kelainai = { $grammar ->
    [acc] τις Κελαινές
    [in] στις Κελαινές
   *[plain] Κελαινές
}
region-patara = { $grammar ->
    [acc] τα Πάταρα
    [in] στα Πάταρα
   *[plain] Πάταρα
}
region-thracia = { $grammar ->
    [acc] τη Θράκη
    [in] στη Θράκη
   *[plain] Θράκη
}
region-mare_aegaeum = { $grammar ->
    [acc] το Αιγαίο Πέλαγος
    [in] στο Αιγαίο Πέλαγος
   *[plain] Αιγαίο Πέλαγος
}
region-mare_thracium = { $grammar ->
    [acc] το Θρακικό Πέλαγος
    [in] στο Θρακικό Πέλαγος
   *[plain] Θρακικό Πέλαγος
}
region-mare_myrtoum = { $grammar ->
    [acc] το Μυρτώο Πέλαγος
    [in] στο Μυρτώο Πέλαγος
   *[plain] Μυρτώο Πέλαγος
}
region-mare_creticum = { $grammar ->
    [acc] το Κρητικό Πέλαγος
    [in] στο Κρητικό Πέλαγος
   *[plain] Κρητικό Πέλαγος
}
region-mare_icarium = { $grammar ->
    [acc] το Ικάριο Πέλαγος
    [in] στο Ικάριο Πέλαγος
   *[plain] Ικάριο Πέλαγος
}
region-mare_chium = { $grammar ->
    [acc] τη Θάλασσα της Χίου
    [in] στη Θάλασσα της Χίου
   *[plain] Θάλασσα της Χίου
}
region-mare_carpathium = { $grammar ->
    [acc] το Καρπάθιο Πέλαγος
    [in] στο Καρπάθιο Πέλαγος
   *[plain] Καρπάθιο Πέλαγος
}
region-propontis = { $grammar ->
    [acc] την Προποντίδα
    [in] στην Προποντίδα
   *[plain] Προποντίδα
}

## short

short-croton = Κρότων

## nation

nation-carthaginians = Καρχηδόνιοι
nation-romans = Ρωμαίοι
nation-greeks = Έλληνες
nation-persians = Πέρσες

## board

board-west = Δυτική Μεσόγειος
board-east = Ανατολική Μεσόγειος
