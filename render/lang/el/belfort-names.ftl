## building

building-pub = { $grammar ->
    [acc] το Μπαρ
    [in] στο Μπαρ
   *[plain] Μπαρ
}
building-gardens = { $grammar ->
    [acc] τους Κήπους
    [in] στους Κήπους
   *[plain] Κήποι
}
building-tower = { $grammar ->
    [acc] τον Πύργο
    [in] στον Πύργο
   *[plain] Πύργος
}
building-inn = { $grammar ->
    [acc] το Πανδοχείο
    [in] στο Πανδοχείο
   *[plain] Πανδοχείο
}
building-blacksmith = { $grammar ->
    [acc] το Σιδηρουργείο
    [in] στο Σιδηρουργείο
   *[plain] Σιδηρουργείο
}
building-bank = { $grammar ->
    [acc] την Τράπεζα
    [in] στην Τράπεζα
   *[plain] Τράπεζα
}
building-market = { $grammar ->
    [acc] την Αγορά
    [in] στην Αγορά
   *[plain] Αγορά
}
building-gatehouse = { $grammar ->
    [acc] το Φυλάκιο
    [in] στο Φυλάκιο
   *[plain] Φυλάκιο
}
building-library = { $grammar ->
    [acc] τη Βιβλιοθήκη
    [in] στη Βιβλιοθήκη
   *[plain] Βιβλιοθήκη
}
building-keep = { $grammar ->
    [acc] το Οχυρό
    [in] στο Οχυρό
   *[plain] Οχυρό
}
building-wall = { $grammar ->
    [acc] το Τείχος
    [in] στο Τείχος
   *[plain] Τείχος
}

## guild

guild-traders = { $grammar ->
    [acc] τη Συντεχνία των Εμπόρων
    [in] στους Εμπόρους
    [gen] των Εμπόρων
   *[plain] Έμποροι
}
guild-librarians = { $grammar ->
    [acc] τη Συντεχνία των Βιβλιοθηκονόμων
    [in] στους Βιβλιοθηκονόμους
    [gen] των Βιβλιοθηκονόμων
   *[plain] Βιβλιοθηκονόμοι
}
guild-architects = { $grammar ->
    [acc] τη Συντεχνία των Αρχιτεκτόνων
    [in] στους Αρχιτέκτονες
    [gen] των Αρχιτεκτόνων
   *[plain] Αρχιτέκτονες
}
guild-recruiters = { $grammar ->
    [acc] τη Συντεχνία των Στρατολόγων
    [in] στους Στρατολόγους
    [gen] των Στρατολόγων
   *[plain] Στρατολόγοι
}
guild-lumberjacks = { $grammar ->
    [acc] τη Συντεχνία των Ξυλοκόπων
    [in] στους Ξυλοκόπους
    [gen] των Ξυλοκόπων
   *[plain] Ξυλοκόποι
}
guild-miners = { $grammar ->
    [acc] τη Συντεχνία των Μεταλλωρύχων
    [in] στους Μεταλλωρύχους
    [gen] των Μεταλλωρύχων
   *[plain] Μεταλλωρύχοι
}
guild-bankers = { $grammar ->
    [acc] τη Συντεχνία των Τραπεζιτών
    [in] στους Τραπεζίτες
    [gen] των Τραπεζιτών
   *[plain] Τραπεζίτες
}
guild-masons = { $grammar ->
    [acc] τη Συντεχνία των Λιθοξόων
    [in] στους Λιθοξόους
    [gen] των Λιθοξόων
   *[plain] Λιθοξόοι
}
guild-thieves = { $grammar ->
    [acc] τη Συντεχνία των Κλεφτών
    [in] στους Κλέφτες
    [gen] των Κλεφτών
   *[plain] Κλέφτες
}
guild-bandits = { $grammar ->
    [acc] τη Συντεχνία των Ληστών
    [in] στους Ληστές
    [gen] των Ληστών
   *[plain] Ληστές
}
guild-wizards = { $grammar ->
    [acc] τη Συντεχνία των Μάγων
    [in] στους Μάγους
    [gen] των Μάγων
   *[plain] Μάγοι
}
guild-spies = { $grammar ->
    [acc] τη Συντεχνία των Κατασκόπων
    [in] στους Κατασκόπους
    [gen] των Κατασκόπων
   *[plain] Κατάσκοποι
}

## district

district-d1 = { $grammar ->
    [acc] τη Συνοικία 1
    [in] στη Συνοικία 1
   *[plain] Συνοικία 1
}
district-d2 = { $grammar ->
    [acc] τη Συνοικία 2
    [in] στη Συνοικία 2
   *[plain] Συνοικία 2
}
district-d3 = { $grammar ->
    [acc] τη Συνοικία 3
    [in] στη Συνοικία 3
   *[plain] Συνοικία 3
}
district-d4 = { $grammar ->
    [acc] τη Συνοικία 4
    [in] στη Συνοικία 4
   *[plain] Συνοικία 4
}
district-d5 = { $grammar ->
    [acc] τη Συνοικία 5
    [in] στη Συνοικία 5
   *[plain] Συνοικία 5
}

## short

short-d1 = Σ1
short-d2 = Σ2
short-d3 = Σ3
short-d4 = Σ4
short-d5 = Σ5
short-librarians = Βιβλιοθήκη

## area

area-forest = { $grammar ->
    [acc] το Δάσος
    [in] στο Δάσος
   *[plain] Δάσος
}
area-quarry = { $grammar ->
    [acc] το Λατομείο
    [in] στο Λατομείο
   *[plain] Λατομείο
}
area-mine = { $grammar ->
    [acc] το Ορυχείο
    [in] στο Ορυχείο
   *[plain] Ορυχείο
}
area-gold_mine = { $grammar ->
    [acc] το Χρυσορυχείο
    [in] στο Χρυσορυχείο
   *[plain] Χρυσορυχείο
}

## board

board-recruiters_desk = { $grammar ->
    [acc] το Γραφείο Προσλήψεων
    [in] στο Γραφείο Προσλήψεων
   *[plain] Γραφείο Προσλήψεων
}
board-kings_camp = { $grammar ->
    [acc] τη Σκηνή του Βασιλιά
    [in] στη Σκηνή του Βασιλιά
   *[plain] Σκηνή του Βασιλιά
}
board-trading_post = { $grammar ->
    [acc] το Ανταλλακτήριο
    [in] στο Ανταλλακτήριο
   *[plain] Ανταλλακτήριο
}

## season

season-spring = Άνοιξη
season-summer = Καλοκαίρι
season-autumn = Φθινόπωρο
