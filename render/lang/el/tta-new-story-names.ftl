## name(card)

name-agriculture = { $grammar ->
    [acc] τη Γεωργία
   *[plain] Γεωργία
}
name-bronze = { $grammar ->
    [acc] τον Χαλκό
   *[plain] Χαλκός
}
name-philosophy = { $grammar ->
    [acc] τη Φιλοσοφία
   *[plain] Φιλοσοφία
}
name-religion = { $grammar ->
    [acc] τη Θρησκεία
   *[plain] Θρησκεία
}
name-warriors = { $grammar ->
    [acc] τους Πολεμιστές
   *[plain] Πολεμιστές
}
name-despotism = { $grammar ->
    [acc] τον Ολοκληρωτισμό
   *[plain] Ολοκληρωτισμός
}
name-pyramids = { $grammar ->
    [acc] τις Πυραμίδες
   *[plain] Πυραμίδες
}
name-colossus = { $grammar ->
    [acc] τον Κολοσσό
   *[plain] Κολοσσός
}
name-hanging_gardens = { $grammar ->
    [acc] τους Κρεμαστούς Κήπους
   *[plain] Κρεμαστοί Κήποι
}
name-library_of_alexandria = { $grammar ->
    [acc] τη Βιβλιοθήκη της Αλεξάνδρειας
   *[plain] Βιβλιοθήκη της Αλεξάνδρειας
}
name-alexander_the_great = { $grammar ->
    [acc] τον Μέγα Αλέξανδρο
   *[plain] Μέγας Αλέξανδρος
}
name-aristotle = { $grammar ->
    [acc] τον Αριστοτέλη
   *[plain] Αριστοτέλης
}
name-hammurabi = { $grammar ->
    [acc] τον Χαμουραμπί
   *[plain] Χαμουραμπί
}
name-homer = { $grammar ->
    [acc] τον Όμηρο
   *[plain] Όμηρος
}
name-julius_caesar = { $grammar ->
    [acc] τον Ιούλιο Καίσαρα
   *[plain] Ιούλιος Καίσαρας
}
name-moses = { $grammar ->
    [acc] τον Μωυσή
   *[plain] Μωυσής
}
name-rich_land_a = { $grammar ->
    [acc] την Πλούσια Γη
   *[plain] Πλούσια Γη
}
name-urban_growth_a = { $grammar ->
    [acc] την Αστική Ανάπτυξη
   *[plain] Αστική Ανάπτυξη
}
name-engineering_genius_a = { $grammar ->
    [acc] την Ιδιοφυΐα της Μηχανικής
   *[plain] Ιδιοφυΐα της Μηχανικής
}
name-frugality_a = { $grammar ->
    [acc] τη Λιτότητα
   *[plain] Λιτότητα
}
name-patriotism_a = { $grammar ->
    [acc] τον Πατριωτισμό
   *[plain] Πατριωτισμός
}
name-cultural_heritage_a = { $grammar ->
    [acc] την Πολιτιστική Κληρονομιά
   *[plain] Πολιτιστική Κληρονομιά
}
name-stockpile = { $grammar ->
    [acc] το Απόθεμα
   *[plain] Απόθεμα
}
name-irrigation = { $grammar ->
    [acc] την Άρδευση
   *[plain] Άρδευση
}
name-iron = { $grammar ->
    [acc] τον Σίδηρο
   *[plain] Σίδηρος
}
name-alchemy = { $grammar ->
    [acc] την Αλχημεία
   *[plain] Αλχημεία
}
name-theology = { $grammar ->
    [acc] τη Θεολογία
   *[plain] Θεολογία
}
name-bread_and_circuses = { $grammar ->
    [acc] τον Άρτο και Θεάματα
   *[plain] Άρτος και Θεάματα
}
name-printing_press = { $grammar ->
    [acc] την Τυπογραφία
   *[plain] Τυπογραφία
}
name-drama = { $grammar ->
    [acc] το Δράμα
   *[plain] Δράμα
}
name-swordsmen = { $grammar ->
    [acc] τους Ξιφομάχους
   *[plain] Ξιφομάχοι
}
name-knights = { $grammar ->
    [acc] τους Ιππότες
   *[plain] Ιππότες
}
name-monarchy = { $grammar ->
    [acc] τη Μοναρχία
   *[plain] Μοναρχία
}
name-theocracy = { $grammar ->
    [acc] τη Θεοκρατία
   *[plain] Θεοκρατία
}
name-warfare = { $grammar ->
    [acc] την Πολεμική Τέχνη
   *[plain] Πολεμική Τέχνη
}
name-code_of_laws = { $grammar ->
    [acc] τον Κώδικα Νόμων
   *[plain] Κώδικας Νόμων
}
name-cartography = { $grammar ->
    [acc] τη Χαρτογραφία
   *[plain] Χαρτογραφία
}
name-masonry = { $grammar ->
    [acc] τη Λιθοδομία
   *[plain] Λιθοδομία
}
name-great_wall = { $grammar ->
    [acc] το Σινικό Τείχος
   *[plain] Σινικό Τείχος
}
name-st_peters_basilica = { $grammar ->
    [acc] τη Βασιλική του Αγίου Πέτρου
   *[plain] Βασιλική του Αγίου Πέτρου
}
name-taj_mahal = { $grammar ->
    [acc] το Ταζ Μαχάλ
   *[plain] Ταζ Μαχάλ
}
name-universitas_carolina = { $grammar ->
    [acc] το Πανεπιστήμιο του Καρόλου
   *[plain] Πανεπιστήμιο του Καρόλου
}
name-christopher_columbus = { $grammar ->
    [acc] τον Χριστόφορο Κολόμβο
   *[plain] Χριστόφορος Κολόμβος
}
name-frederick_barbarossa = { $grammar ->
    [acc] τον Φρειδερίκο Βαρβαρόσσα
   *[plain] Φρειδερίκος Βαρβαρόσσα
}
name-genghis_khan = { $grammar ->
    [acc] τον Τζένγκις Χαν
   *[plain] Τζένγκις Χαν
}
name-joan_of_arc = { $grammar ->
    [acc] την Ιωάννα της Λωραίνης
   *[plain] Ιωάννα της Λωραίνης
}
name-leonardo_da_vinci = { $grammar ->
    [acc] τον Λεονάρντο ντα Βίντσι
   *[plain] Λεονάρντο ντα Βίντσι
}
name-michelangelo = { $grammar ->
    [acc] τον Μιχαήλ Άγγελο
   *[plain] Μιχαήλ Άγγελος
}
name-rich_land_i = { $grammar ->
    [acc] την Πλούσια Γη
   *[plain] Πλούσια Γη
}
name-urban_growth_i = { $grammar ->
    [acc] την Αστική Ανάπτυξη
   *[plain] Αστική Ανάπτυξη
}
name-engineering_genius_i = { $grammar ->
    [acc] την Ιδιοφυΐα της Μηχανικής
   *[plain] Ιδιοφυΐα της Μηχανικής
}
name-frugality_i = { $grammar ->
    [acc] τη Λιτότητα
   *[plain] Λιτότητα
}
name-breakthrough_i = { $grammar ->
    [acc] την Επιστημονική Τομή
   *[plain] Επιστημονική Τομή
}
name-patriotism_i = { $grammar ->
    [acc] τον Πατριωτισμό
   *[plain] Πατριωτισμός
}
name-cultural_heritage_i = { $grammar ->
    [acc] την Πολιτιστική Κληρονομιά
   *[plain] Πολιτιστική Κληρονομιά
}
name-reserves_i = { $grammar ->
    [acc] τα Αποθέματα
   *[plain] Αποθέματα
}
name-selective_breeding = { $grammar ->
    [acc] την Επιλεκτική Εκτροφή
   *[plain] Επιλεκτική Εκτροφή
}
name-coal = { $grammar ->
    [acc] τον Άνθρακα
   *[plain] Άνθρακας
}
name-scientific_method = { $grammar ->
    [acc] την Επιστημονική Μέθοδο
   *[plain] Επιστημονική Μέθοδος
}
name-organized_religion = { $grammar ->
    [acc] την Οργανωμένη Θρησκεία
   *[plain] Οργανωμένη Θρησκεία
}
name-team_sports = { $grammar ->
    [acc] τα Ομαδικά Αθλήματα
   *[plain] Ομαδικά Αθλήματα
}
name-journalism = { $grammar ->
    [acc] τη Δημοσιογραφία
   *[plain] Δημοσιογραφία
}
name-opera = { $grammar ->
    [acc] την Όπερα
   *[plain] Όπερα
}
name-riflemen = { $grammar ->
    [acc] τους Τυφεκιοφόρους
   *[plain] Τυφεκιοφόροι
}
name-cavalrymen = { $grammar ->
    [acc] τους Έφιππους
   *[plain] Έφιπποι
}
name-cannon = { $grammar ->
    [acc] τα Κανόνια
   *[plain] Κανόνια
}
name-constitutional_monarchy = { $grammar ->
    [acc] τη Συνταγματική Μοναρχία
   *[plain] Συνταγματική Μοναρχία
}
name-republic = { $grammar ->
    [acc] την Αβασίλευτη Δημοκρατία
   *[plain] Αβασίλευτη Δημοκρατία
}
name-strategy = { $grammar ->
    [acc] τη Στρατηγική
   *[plain] Στρατηγική
}
name-justice_system = { $grammar ->
    [acc] το Δικαστικό Σύστημα
   *[plain] Δικαστικό Σύστημα
}
name-navigation = { $grammar ->
    [acc] τη Ναυσιπλοΐα
   *[plain] Ναυσιπλοΐα
}
name-architecture = { $grammar ->
    [acc] την Αρχιτεκτονική
   *[plain] Αρχιτεκτονική
}
name-transcontinental_railroad = { $grammar ->
    [acc] τον Διηπειρωτικό Σιδηρόδρομο
   *[plain] Διηπειρωτικός Σιδηρόδρομος
}
name-eiffel_tower = { $grammar ->
    [acc] τον Πύργο του Άιφελ
   *[plain] Πύργος του Άιφελ
}
name-kremlin = { $grammar ->
    [acc] το Κρεμλίνο
   *[plain] Κρεμλίνο
}
name-ocean_liner_service = { $grammar ->
    [acc] τα Υπερωκεάνια
   *[plain] Υπερωκεάνια
}
name-isaac_newton = { $grammar ->
    [acc] τον Ισαάκ Νεύτωνα
   *[plain] Ισαάκ Νεύτων
}
name-j_s_bach = { $grammar ->
    [acc] τον Γ. Σ. Μπαχ
   *[plain] Γ. Σ. Μπαχ
}
name-james_cook = { $grammar ->
    [acc] τον Τζέιμς Κουκ
   *[plain] Τζέιμς Κουκ
}
name-maximilien_robespierre = { $grammar ->
    [acc] τον Μαξιμιλιανό Ροβεσπιέρο
   *[plain] Μαξιμιλιανός Ροβεσπιέρος
}
name-napoleon_bonaparte = { $grammar ->
    [acc] τον Ναπολέοντα Βοναπάρτη
   *[plain] Ναπολέων Βοναπάρτης
}
name-william_shakespeare = { $grammar ->
    [acc] τον Ουίλιαμ Σαίξπηρ
   *[plain] Ουίλιαμ Σαίξπηρ
}
name-rich_land_ii = { $grammar ->
    [acc] την Πλούσια Γη
   *[plain] Πλούσια Γη
}
name-urban_growth_ii = { $grammar ->
    [acc] την Αστική Ανάπτυξη
   *[plain] Αστική Ανάπτυξη
}
name-efficient_upgrade_ii = { $grammar ->
    [acc] την Αποδοτική Αναβάθμιση
   *[plain] Αποδοτική Αναβάθμιση
}
name-engineering_genius_ii = { $grammar ->
    [acc] την Ιδιοφυΐα της Μηχανικής
   *[plain] Ιδιοφυΐα της Μηχανικής
}
name-frugality_ii = { $grammar ->
    [acc] τη Λιτότητα
   *[plain] Λιτότητα
}
name-breakthrough_ii = { $grammar ->
    [acc] την Επιστημονική Τομή
   *[plain] Επιστημονική Τομή
}
name-patriotism_ii = { $grammar ->
    [acc] τον Πατριωτισμό
   *[plain] Πατριωτισμός
}
name-reserves_ii = { $grammar ->
    [acc] τα Αποθέματα
   *[plain] Αποθέματα
}
name-revolutionary_idea_ii = { $grammar ->
    [acc] την Επαναστατική Ιδέα
   *[plain] Επαναστατική Ιδέα
}
name-wave_of_nationalism = { $grammar ->
    [acc] το Κύμα Εθνικισμού
   *[plain] Κύμα Εθνικισμού
}
name-mechanized_agriculture = { $grammar ->
    [acc] τη Μηχανοποιημένη Γεωργία
   *[plain] Μηχανοποιημένη Γεωργία
}
name-oil = { $grammar ->
    [acc] το Πετρέλαιο
   *[plain] Πετρέλαιο
}
name-computers = { $grammar ->
    [acc] τους Υπολογιστές
   *[plain] Υπολογιστές
}
name-professional_sports = { $grammar ->
    [acc] τον Επαγγελματικό Αθλητισμό
   *[plain] Επαγγελματικός Αθλητισμός
}
name-multimedia = { $grammar ->
    [acc] τα Πολυμέσα
   *[plain] Πολυμέσα
}
name-movies = { $grammar ->
    [acc] τον Κινηματογράφο
   *[plain] Κινηματογράφος
}
name-modern_infantry = { $grammar ->
    [acc] το Σύγχρονο Πεζικό
   *[plain] Σύγχρονο Πεζικό
}
name-tanks = { $grammar ->
    [acc] τα Άρματα Μάχης
   *[plain] Άρματα Μάχης
}
name-rockets = { $grammar ->
    [acc] τους Πυραύλους
   *[plain] Πύραυλοι
}
name-air_forces = { $grammar ->
    [acc] την Πολεμική Αεροπορία
   *[plain] Πολεμική Αεροπορία
}
name-communism = { $grammar ->
    [acc] τον Κομμουνισμό
   *[plain] Κομμουνισμός
}
name-democracy = { $grammar ->
    [acc] τη Δημοκρατία
   *[plain] Δημοκρατία
}
name-fundamentalism = { $grammar ->
    [acc] τον Φονταμενταλισμό
   *[plain] Φονταμενταλισμός
}
name-military_theory = { $grammar ->
    [acc] τη Στρατιωτική Θεωρία
   *[plain] Στρατιωτική Θεωρία
}
name-civil_service = { $grammar ->
    [acc] τη Δημόσια Διοίκηση
   *[plain] Δημόσια Διοίκηση
}
name-satellites = { $grammar ->
    [acc] τους Δορυφόρους
   *[plain] Δορυφόροι
}
name-engineering = { $grammar ->
    [acc] τη Μηχανική
   *[plain] Μηχανική
}
name-fast_food_chains = { $grammar ->
    [acc] τις Αλυσίδες Ταχυφαγείων
   *[plain] Αλυσίδες Ταχυφαγείων
}
name-first_space_flight = { $grammar ->
    [acc] την Πρώτη Διαστημική Πτήση
   *[plain] Πρώτη Διαστημική Πτήση
}
name-hollywood = { $grammar ->
    [acc] το Χόλιγουντ
   *[plain] Χόλιγουντ
}
name-internet = { $grammar ->
    [acc] το Διαδίκτυο
   *[plain] Διαδίκτυο
}
name-albert_einstein = { $grammar ->
    [acc] τον Άλμπερτ Αϊνστάιν
   *[plain] Άλμπερτ Αϊνστάιν
}
name-bill_gates = { $grammar ->
    [acc] τον Μπιλ Γκέιτς
   *[plain] Μπιλ Γκέιτς
}
name-charlie_chaplin = { $grammar ->
    [acc] τον Τσάρλι Τσάπλιν
   *[plain] Τσάρλι Τσάπλιν
}
name-mahatma_gandhi = { $grammar ->
    [acc] τον Μαχάτμα Γκάντι
   *[plain] Μαχάτμα Γκάντι
}
name-sid_meier = { $grammar ->
    [acc] τον Σιντ Μάιερ
   *[plain] Σιντ Μάιερ
}
name-winston_churchill = { $grammar ->
    [acc] τον Ουίνστον Τσόρτσιλ
   *[plain] Ουίνστον Τσόρτσιλ
}
name-urban_growth_iii = { $grammar ->
    [acc] την Αστική Ανάπτυξη
   *[plain] Αστική Ανάπτυξη
}
name-efficient_upgrade_iii = { $grammar ->
    [acc] την Αποδοτική Αναβάθμιση
   *[plain] Αποδοτική Αναβάθμιση
}
name-engineering_genius_iii = { $grammar ->
    [acc] την Ιδιοφυΐα της Μηχανικής
   *[plain] Ιδιοφυΐα της Μηχανικής
}
name-patriotism_iii = { $grammar ->
    [acc] τον Πατριωτισμό
   *[plain] Πατριωτισμός
}
name-reserves_iii = { $grammar ->
    [acc] τα Αποθέματα
   *[plain] Αποθέματα
}
name-revolutionary_idea_iii = { $grammar ->
    [acc] την Επαναστατική Ιδέα
   *[plain] Επαναστατική Ιδέα
}
name-military_build_up = { $grammar ->
    [acc] τη Στρατιωτική Ενίσχυση
   *[plain] Στρατιωτική Ενίσχυση
}
name-endowment_for_the_arts = { $grammar ->
    [acc] τη Χορηγία για τις Τέχνες
   *[plain] Χορηγία για τις Τέχνες
}
name-development_of_agriculture = { $grammar ->
    [acc] την Ανάπτυξη της Γεωργίας
   *[plain] Ανάπτυξη της Γεωργίας
}
name-development_of_civilization = { $grammar ->
    [acc] την Ανάπτυξη του Πολιτισμού
   *[plain] Ανάπτυξη του Πολιτισμού
}
name-development_of_crafts = { $grammar ->
    [acc] την Ανάπτυξη της Βιοτεχνίας
   *[plain] Ανάπτυξη της Βιοτεχνίας
}
name-development_of_markets = { $grammar ->
    [acc] την Ανάπτυξη των Αγορών
   *[plain] Ανάπτυξη των Αγορών
}
name-development_of_politics = { $grammar ->
    [acc] την Ανάπτυξη της Πολιτικής
   *[plain] Ανάπτυξη της Πολιτικής
}
name-development_of_religion = { $grammar ->
    [acc] την Ανάπτυξη της Θρησκείας
   *[plain] Ανάπτυξη της Θρησκείας
}
name-development_of_science = { $grammar ->
    [acc] την Ανάπτυξη της Επιστήμης
   *[plain] Ανάπτυξη της Επιστήμης
}
name-development_of_settlement = { $grammar ->
    [acc] την Ανάπτυξη των Οικισμών
   *[plain] Ανάπτυξη των Οικισμών
}
name-development_of_trade_routes = { $grammar ->
    [acc] την Ανάπτυξη των Εμπορικών Οδών
   *[plain] Ανάπτυξη των Εμπορικών Οδών
}
name-development_of_warfare = { $grammar ->
    [acc] την Ανάπτυξη του Πολέμου
   *[plain] Ανάπτυξη του Πολέμου
}
name-defense_colonization_i = { $grammar ->
    [acc] την Άμυνα / Αποίκηση
   *[plain] Άμυνα / Αποίκηση
}
name-fighting_band = { $grammar ->
    [acc] την Πολεμική Ομάδα
   *[plain] Πολεμική Ομάδα
}
name-heavy_cavalry = { $grammar ->
    [acc] το Βαρύ Ιππικό
   *[plain] Βαρύ Ιππικό
}
name-legion = { $grammar ->
    [acc] τη Λεγεώνα
   *[plain] Λεγεώνα
}
name-medieval_army = { $grammar ->
    [acc] τον Μεσαιωνικό Στρατό
   *[plain] Μεσαιωνικός Στρατός
}
name-phalanx = { $grammar ->
    [acc] τη Φάλαγγα
   *[plain] Φάλαγγα
}
name-enslave = { $grammar ->
    [acc] την Υποδούλωση
   *[plain] Υποδούλωση
}
name-plunder_i = { $grammar ->
    [acc] τη Λεηλασία
   *[plain] Λεηλασία
}
name-raid_i = { $grammar ->
    [acc] την Επιδρομή
   *[plain] Επιδρομή
}
name-open_borders_agreement = { $grammar ->
    [acc] τη Συμφωνία Ανοιχτών Συνόρων
   *[plain] Συμφωνία Ανοιχτών Συνόρων
}
name-trade_routes_agreement = { $grammar ->
    [acc] τη Συμφωνία Εμπορικών Οδών
   *[plain] Συμφωνία Εμπορικών Οδών
}
name-barbarians = { $grammar ->
    [acc] τους Βαρβάρους
   *[plain] Βάρβαροι
}
name-border_conflict = { $grammar ->
    [acc] τη Συνοριακή Σύγκρουση
   *[plain] Συνοριακή Σύγκρουση
}
name-crusades = { $grammar ->
    [acc] τις Σταυροφορίες
   *[plain] Σταυροφορίες
}
name-cultural_influence = { $grammar ->
    [acc] την Πολιτιστική Επιρροή
   *[plain] Πολιτιστική Επιρροή
}
name-foray = { $grammar ->
    [acc] τη Διείσδυση
   *[plain] Διείσδυση
}
name-good_harvest = { $grammar ->
    [acc] την Καλή Σοδειά
   *[plain] Καλή Σοδειά
}
name-immigration = { $grammar ->
    [acc] τη Μετανάστευση
   *[plain] Μετανάστευση
}
name-new_deposits = { $grammar ->
    [acc] τα Νέα Κοιτάσματα
   *[plain] Νέα Κοιτάσματα
}
name-pestilence = { $grammar ->
    [acc] τον Λοιμό
   *[plain] Λοιμός
}
name-raiders = { $grammar ->
    [acc] τους Επιδρομείς
   *[plain] Επιδρομείς
}
name-rats = { $grammar ->
    [acc] τους Αρουραίους
   *[plain] Αρουραίοι
}
name-rebellion = { $grammar ->
    [acc] τη Στάση
   *[plain] Στάση
}
name-reign_of_terror = { $grammar ->
    [acc] την Τρομοκρατία
   *[plain] Τρομοκρατία
}
name-scientific_breakthrough = { $grammar ->
    [acc] την Επιστημονική Ανακάλυψη
   *[plain] Επιστημονική Ανακάλυψη
}
name-uncertain_borders = { $grammar ->
    [acc] τα Αβέβαια Σύνορα
   *[plain] Αβέβαια Σύνορα
}
name-developed_territory_i = { $grammar ->
    [acc] την Ανεπτυγμένη Περιοχή
   *[plain] Ανεπτυγμένη Περιοχή
}
name-historic_territory_i = { $grammar ->
    [acc] την Ιστορική Περιοχή
   *[plain] Ιστορική Περιοχή
}
name-inhabited_territory_i = { $grammar ->
    [acc] την Κατοικημένη Περιοχή
   *[plain] Κατοικημένη Περιοχή
}
name-strategic_territory_i = { $grammar ->
    [acc] τη Στρατηγική Περιοχή
   *[plain] Στρατηγική Περιοχή
}
name-vast_territory_i = { $grammar ->
    [acc] την Αχανή Περιοχή
   *[plain] Αχανής Περιοχή
}
name-wealthy_territory_i = { $grammar ->
    [acc] την Εύπορη Περιοχή
   *[plain] Εύπορη Περιοχή
}
name-defense_colonization_ii = { $grammar ->
    [acc] την Άμυνα / Αποίκηση
   *[plain] Άμυνα / Αποίκηση
}
name-classic_army = { $grammar ->
    [acc] τον Κλασικό Στρατό
   *[plain] Κλασικός Στρατός
}
name-conquistadors = { $grammar ->
    [acc] τους Κονκισταδόρες
   *[plain] Κονκισταδόρες
}
name-defensive_army = { $grammar ->
    [acc] τον Αμυντικό Στρατό
   *[plain] Αμυντικός Στρατός
}
name-fortifications = { $grammar ->
    [acc] τις Οχυρώσεις
   *[plain] Οχυρώσεις
}
name-mobile_artillery = { $grammar ->
    [acc] το Κινητό Πυροβολικό
   *[plain] Κινητό Πυροβολικό
}
name-napoleonic_army = { $grammar ->
    [acc] τον Ναπολεόντειο Στρατό
   *[plain] Ναπολεόντειος Στρατός
}
name-plunder_ii = { $grammar ->
    [acc] τη Λεηλασία
   *[plain] Λεηλασία
}
name-raid_ii = { $grammar ->
    [acc] την Επιδρομή
   *[plain] Επιδρομή
}
name-annex = { $grammar ->
    [acc] την Προσάρτηση
   *[plain] Προσάρτηση
}
name-infiltrate = { $grammar ->
    [acc] την Υπονόμευση
   *[plain] Υπονόμευση
}
name-spy = { $grammar ->
    [acc] την Κατασκοπεία
   *[plain] Κατασκοπεία
}
name-war_over_technology = { $grammar ->
    [acc] τον Πόλεμο για την Τεχνολογία
   *[plain] Πόλεμος για την Τεχνολογία
}
name-war_over_territory = { $grammar ->
    [acc] τον Πόλεμο για τα Εδάφη
   *[plain] Πόλεμος για τα Εδάφη
}
name-acceptance_of_supremacy = { $grammar ->
    [acc] την Αποδοχή Υπεροχής
   *[plain] Αποδοχή Υπεροχής
}
name-international_trade_agreement = { $grammar ->
    [acc] τη Διεθνή Εμπορική Συμφωνία
   *[plain] Διεθνής Εμπορική Συμφωνία
}
name-promise_of_military_protection = { $grammar ->
    [acc] την Υπόσχεση Στρατιωτικής Προστασίας
   *[plain] Υπόσχεση Στρατιωτικής Προστασίας
}
name-scientific_cooperation = { $grammar ->
    [acc] την Επιστημονική Συνεργασία
   *[plain] Επιστημονική Συνεργασία
}
name-civil_unrest = { $grammar ->
    [acc] την Αστική Αναταραχή
   *[plain] Αστική Αναταραχή
}
name-cold_war = { $grammar ->
    [acc] τον Ψυχρό Πόλεμο
   *[plain] Ψυχρός Πόλεμος
}
name-crime_wave = { $grammar ->
    [acc] το Κύμα Εγκληματικότητας
   *[plain] Κύμα Εγκληματικότητας
}
name-economic_progress = { $grammar ->
    [acc] την Οικονομική Πρόοδο
   *[plain] Οικονομική Πρόοδος
}
name-emigration = { $grammar ->
    [acc] την Αποδημία
   *[plain] Αποδημία
}
name-iconoclasm = { $grammar ->
    [acc] την Εικονομαχία
   *[plain] Εικονομαχία
}
name-independence_declaration = { $grammar ->
    [acc] τη Διακήρυξη Ανεξαρτησίας
   *[plain] Διακήρυξη Ανεξαρτησίας
}
name-international_agreement = { $grammar ->
    [acc] τη Διεθνή Συμφωνία
   *[plain] Διεθνής Συμφωνία
}
name-national_pride = { $grammar ->
    [acc] την Εθνική Υπερηφάνεια
   *[plain] Εθνική Υπερηφάνεια
}
name-politics_of_strength = { $grammar ->
    [acc] την Πολιτική Ισχύος
   *[plain] Πολιτική Ισχύος
}
name-popularization_of_science = { $grammar ->
    [acc] την Εκλαΐκευση της Επιστήμης
   *[plain] Εκλαΐκευση της Επιστήμης
}
name-prosperity = { $grammar ->
    [acc] την Ευημερία
   *[plain] Ευημερία
}
name-ravages_of_time = { $grammar ->
    [acc] τη Φθορά του Χρόνου
   *[plain] Φθορά του Χρόνου
}
name-refugees = { $grammar ->
    [acc] τους Πρόσφυγες
   *[plain] Πρόσφυγες
}
name-terrorism = { $grammar ->
    [acc] τις Τρομοκρατικές Ενέργειες
   *[plain] Τρομοκρατικές Ενέργειες
}
name-developed_territory_ii = { $grammar ->
    [acc] την Ανεπτυγμένη Περιοχή
   *[plain] Ανεπτυγμένη Περιοχή
}
name-historic_territory_ii = { $grammar ->
    [acc] την Ιστορική Περιοχή
   *[plain] Ιστορική Περιοχή
}
name-inhabited_territory_ii = { $grammar ->
    [acc] την Κατοικημένη Περιοχή
   *[plain] Κατοικημένη Περιοχή
}
name-strategic_territory_ii = { $grammar ->
    [acc] τη Στρατηγική Περιοχή
   *[plain] Στρατηγική Περιοχή
}
name-vast_territory_ii = { $grammar ->
    [acc] την Αχανή Περιοχή
   *[plain] Αχανής Περιοχή
}
name-wealthy_territory_ii = { $grammar ->
    [acc] την Εύπορη Περιοχή
   *[plain] Εύπορη Περιοχή
}
name-defense_colonization_iii = { $grammar ->
    [acc] την Άμυνα / Αποίκηση
   *[plain] Άμυνα / Αποίκηση
}
name-entrenchments = { $grammar ->
    [acc] τα Χαρακώματα
   *[plain] Χαρακώματα
}
name-mechanized_army = { $grammar ->
    [acc] τον Μηχανοκίνητο Στρατό
   *[plain] Μηχανοκίνητος Στρατός
}
name-modern_army = { $grammar ->
    [acc] τον Σύγχρονο Στρατό
   *[plain] Σύγχρονος Στρατός
}
name-shock_troops = { $grammar ->
    [acc] τις Δυνάμεις Κρούσης
   *[plain] Δυνάμεις Κρούσης
}
name-plunder_iii = { $grammar ->
    [acc] τη Λεηλασία
   *[plain] Λεηλασία
}
name-raid_iii = { $grammar ->
    [acc] την Επιδρομή
   *[plain] Επιδρομή
}
name-armed_intervention = { $grammar ->
    [acc] την Ένοπλη Επέμβαση
   *[plain] Ένοπλη Επέμβαση
}
name-war_over_culture = { $grammar ->
    [acc] τον Πόλεμο για τον Πολιτισμό
   *[plain] Πόλεμος για τον Πολιτισμό
}
name-international_tourism = { $grammar ->
    [acc] τον Διεθνή Τουρισμό
   *[plain] Διεθνής Τουρισμός
}
name-loss_of_sovereignty = { $grammar ->
    [acc] την Απώλεια Κυριαρχίας
   *[plain] Απώλεια Κυριαρχίας
}
name-military_pact = { $grammar ->
    [acc] το Στρατιωτικό Σύμφωνο
   *[plain] Στρατιωτικό Σύμφωνο
}
name-peace_treaty = { $grammar ->
    [acc] τη Συνθήκη Ειρήνης
   *[plain] Συνθήκη Ειρήνης
}
name-impact_of_agriculture = { $grammar ->
    [acc] την Επίδραση της Γεωργίας
   *[plain] Επίδραση της Γεωργίας
}
name-impact_of_architecture = { $grammar ->
    [acc] την Επίδραση της Αρχιτεκτονικής
   *[plain] Επίδραση της Αρχιτεκτονικής
}
name-impact_of_balance = { $grammar ->
    [acc] την Επίδραση της Ισορροπίας
   *[plain] Επίδραση της Ισορροπίας
}
name-impact_of_colonies = { $grammar ->
    [acc] την Επίδραση των Αποικιών
   *[plain] Επίδραση των Αποικιών
}
name-impact_of_competition = { $grammar ->
    [acc] την Επίδραση του Ανταγωνισμού
   *[plain] Επίδραση του Ανταγωνισμού
}
name-impact_of_government = { $grammar ->
    [acc] την Επίδραση του Πολιτεύματος
   *[plain] Επίδραση του Πολιτεύματος
}
name-impact_of_happiness = { $grammar ->
    [acc] την Επίδραση της Ευτυχίας
   *[plain] Επίδραση της Ευτυχίας
}
name-impact_of_industry = { $grammar ->
    [acc] την Επίδραση της Βιομηχανίας
   *[plain] Επίδραση της Βιομηχανίας
}
name-impact_of_population = { $grammar ->
    [acc] την Επίδραση του Πληθυσμού
   *[plain] Επίδραση του Πληθυσμού
}
name-impact_of_progress = { $grammar ->
    [acc] την Επίδραση της Προόδου
   *[plain] Επίδραση της Προόδου
}
name-impact_of_science = { $grammar ->
    [acc] την Επίδραση της Επιστήμης
   *[plain] Επίδραση της Επιστήμης
}
name-impact_of_strength = { $grammar ->
    [acc] την Επίδραση της Ισχύος
   *[plain] Επίδραση της Ισχύος
}
name-impact_of_technology = { $grammar ->
    [acc] την Επίδραση της Τεχνολογίας
   *[plain] Επίδραση της Τεχνολογίας
}
name-impact_of_variety = { $grammar ->
    [acc] την Επίδραση της Ποικιλίας
   *[plain] Επίδραση της Ποικιλίας
}
name-impact_of_wonders = { $grammar ->
    [acc] την Επίδραση των Θαυμάτων
   *[plain] Επίδραση των Θαυμάτων
}

## short(card)

short-popularization_of_science = Εκλαΐκευση
short-hanging_gardens = Κρεμ. Κήποι
short-library_of_alexandria = Βιβλ. Αλεξ.
short-alexander_the_great = Αλέξανδρος
short-engineering_genius_a = Ιδ. Μηχανικής
short-cultural_heritage_a = Πολ. Κληρονομιά
short-bread_and_circuses = Άρτος & Θεάμ.
short-st_peters_basilica = Άγιος Πέτρος
short-universitas_carolina = Παν. Καρόλου
short-christopher_columbus = Κολόμβος
short-frederick_barbarossa = Βαρβαρόσσα
short-joan_of_arc = Ιωάννα
short-leonardo_da_vinci = Λεονάρντο
short-engineering_genius_i = Ιδ. Μηχανικής
short-breakthrough_i = Επιστ. Τομή
short-cultural_heritage_i = Πολ. Κληρονομιά
short-selective_breeding = Επιλ. Εκτροφή
short-scientific_method = Επιστ. Μέθοδος
short-organized_religion = Οργ. Θρησκεία
short-constitutional_monarchy = Συντ. Μοναρχία
short-republic = Αβασ. Δημοκρατία
short-justice_system = Δικαστ. Σύστημα
short-transcontinental_railroad = Σιδηρόδρομος
short-ocean_liner_service = Υπερωκεάνια
short-maximilien_robespierre = Ροβεσπιέρος
short-napoleon_bonaparte = Ναπολέων
short-william_shakespeare = Σαίξπηρ
short-efficient_upgrade_ii = Αποδ. Αναβάθμιση
short-engineering_genius_ii = Ιδ. Μηχανικής
short-breakthrough_ii = Επιστ. Τομή
short-revolutionary_idea_ii = Επαν. Ιδέα
short-wave_of_nationalism = Κύμα Εθνικισμού
short-mechanized_agriculture = Μηχ. Γεωργία
short-professional_sports = Επ. Αθλητισμός
short-air_forces = Αεροπορία
short-military_theory = Στρ. Θεωρία
short-civil_service = Δημ. Διοίκηση
short-fast_food_chains = Ταχυφαγεία
short-first_space_flight = Διαστ. Πτήση
short-albert_einstein = Αϊνστάιν
short-mahatma_gandhi = Γκάντι
short-winston_churchill = Τσόρτσιλ
short-efficient_upgrade_iii = Αποδ. Αναβάθμιση
short-engineering_genius_iii = Ιδ. Μηχανικής
short-revolutionary_idea_iii = Επαν. Ιδέα
short-military_build_up = Στρ. Ενίσχυση
short-endowment_for_the_arts = Χορηγία Τεχνών
short-defense_colonization_i = Άμυνα
short-medieval_army = Μεσ. Στρατός
short-open_borders_agreement = Ανοιχτά Σύνορα
short-trade_routes_agreement = Εμπορικές Οδοί
short-defense_colonization_ii = Άμυνα
short-napoleonic_army = Ναπολ. Στρατός
short-war_over_technology = Π: Τεχνολογία
short-war_over_territory = Π: Εδάφη
short-acceptance_of_supremacy = Υπεροχή
short-international_trade_agreement = Εμπ. Συμφωνία
short-promise_of_military_protection = Στρ. Προστασία
short-scientific_cooperation = Επ. Συνεργασία
short-defense_colonization_iii = Άμυνα
short-mechanized_army = Μηχαν. Στρατός
short-war_over_culture = Π: Πολιτισμός
short-international_tourism = Δ. Τουρισμός
short-loss_of_sovereignty = Κυριαρχία

## briefest(card)

briefest-developed_territory_i = Ανεπτυγμένη
briefest-historic_territory_i = Ιστορική
briefest-inhabited_territory_i = Κατοικημένη
briefest-strategic_territory_i = Στρατηγική
briefest-vast_territory_i = Αχανής
briefest-wealthy_territory_i = Εύπορη
briefest-war_over_technology = Τεχνολογία
briefest-war_over_territory = Εδάφη
briefest-developed_territory_ii = Ανεπτυγμένη
briefest-historic_territory_ii = Ιστορική
briefest-inhabited_territory_ii = Κατοικημένη
briefest-strategic_territory_ii = Στρατηγική
briefest-vast_territory_ii = Αχανής
briefest-wealthy_territory_ii = Εύπορη
briefest-war_over_culture = Πολιτισμός

## narrow(card)

narrow-hanging_gardens = Κρ. Κήποι
narrow-engineering_genius_a = Ιδιοφυΐα
narrow-cartography = Χαρτο{"\u00AD"}γραφία
narrow-michelangelo = Μιχαήλ Άγγελος
narrow-engineering_genius_i = Ιδιοφυΐα
narrow-journalism = Δημοσιο{"\u00AD"}γραφία
narrow-architecture = Αρχιτε{"\u00AD"}κτονική
narrow-maximilien_robespierre = Ροβε{"\u00AD"}σπιέρος
narrow-william_shakespeare = Σαίξπηρ
narrow-efficient_upgrade_ii = Αναβάθμιση
narrow-engineering_genius_ii = Ιδιοφυΐα
narrow-revolutionary_idea_ii = Επαν. Ιδέα
narrow-wave_of_nationalism = Εθνικισμός
narrow-professional_sports = Αθλητισμός
narrow-movies = Κινηματο{"\u00AD"}γράφος
narrow-communism = Κομμου{"\u00AD"}νισμός
narrow-fundamentalism = Φονταμε{"\u00AD"}νταλισμός
narrow-fast_food_chains = Ταχυφαγεία
narrow-efficient_upgrade_iii = Αναβάθμιση
narrow-engineering_genius_iii = Ιδιοφυΐα
narrow-revolutionary_idea_iii = Επαν. Ιδέα
narrow-endowment_for_the_arts = Χορηγία
narrow-conquistadors = Κονκιστα{"\u00AD"}δόρες
narrow-fortifications = Οχυρώσεις
narrow-international_trade_agreement = Εμπόριο
narrow-promise_of_military_protection = Προστασία
narrow-entrenchments = Χαρακώ{"\u00AD"}ματα
narrow-fighting_band = Πολεμ. Ομάδα
narrow-open_borders_agreement = Σύνορα
narrow-trade_routes_agreement = Εμπ. Οδοί
narrow-classic_army = Κλασ. Στρατός
narrow-defensive_army = Αμυντ. Στρατός
narrow-mobile_artillery = Κιν. Πυροβο{"\u00AD"}λικό
narrow-scientific_cooperation = Συνεργασία
narrow-modern_army = Σύγχρ. Στρατός
narrow-shock_troops = Δυν. Κρούσης
narrow-military_pact = Στρ. Σύμφωνο
narrow-peace_treaty = Ειρήνη
narrow-despotism = Ολοκληρω{"\u00AD"}τισμός
narrow-transcontinental_railroad = Σιδηρό{"\u00AD"}δρομος
narrow-eiffel_tower = Πύργος Άιφελ
narrow-napoleonic_army = Ναπολ. Στρατός
