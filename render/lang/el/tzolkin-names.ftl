## tile

tile-A1-01 = { $grammar ->
    [acc] τη Μικρή Φάρμα
   *[plain] Μικρή Φάρμα
}
tile-A1-02 = { $grammar ->
    [acc] τη Μικρή Φάρμα
   *[plain] Μικρή Φάρμα
}
tile-A1-03 = { $grammar ->
    [acc] τη Μικρή Φάρμα
   *[plain] Μικρή Φάρμα
}
tile-A1-04 = { $grammar ->
    [acc] την Κοινή Φάρμα
   *[plain] Κοινή Φάρμα
}
tile-A1-05 = { $grammar ->
    [acc] την Κοινή Φάρμα
   *[plain] Κοινή Φάρμα
}
tile-A1-06 = { $grammar ->
    [acc] τον Τάφο του Σάακ και του Κουετζακόατλ
   *[plain] Τάφος του Σάακ και του Κουετζακόατλ
}
tile-A1-07 = { $grammar ->
    [acc] τον Τάφο του Σάακ και του Κουκουλκάν
   *[plain] Τάφος του Σάακ και του Κουκουλκάν
}
tile-A1-08 = { $grammar ->
    [acc] τον Τάφο των Κτιστών
   *[plain] Τάφος των Κτιστών
}
tile-A1-09 = { $grammar ->
    [acc] το Μέγαρο της Γεωργίας
   *[plain] Μέγαρο της Γεωργίας
}
tile-A1-10 = { $grammar ->
    [acc] το Μέγαρο της Γεωργίας με Πέτρα
   *[plain] Μέγαρο της Γεωργίας με Πέτρα
}
tile-A1-11 = { $grammar ->
    [acc] το Μέγαρο της Παραγωγής με Καλαμπόκι
   *[plain] Μέγαρο της Παραγωγής με Καλαμπόκι
}
tile-A1-12 = { $grammar ->
    [acc] το Μέγαρο της Παραγωγής με Χρυσό
   *[plain] Μέγαρο της Παραγωγής με Χρυσό
}
tile-A1-13 = { $grammar ->
    [acc] τον Βωμό της Αρχιτεκτονικής
   *[plain] Βωμός της Αρχιτεκτονικής
}
tile-A1-14 = { $grammar ->
    [acc] τον Βωμό της Θεολογίας
   *[plain] Βωμός της Θεολογίας
}
tile-A2-01 = { $grammar ->
    [acc] τη Μεγάλη Φάρμα
   *[plain] Μεγάλη Φάρμα
}
tile-A2-02 = { $grammar ->
    [acc] τη Μεγάλη Φάρμα
   *[plain] Μεγάλη Φάρμα
}
tile-A2-03 = { $grammar ->
    [acc] τη Μεγάλη Φάρμα
   *[plain] Μεγάλη Φάρμα
}
tile-A2-04 = { $grammar ->
    [acc] τον Τάφο των Εμπόρων
   *[plain] Τάφος των Εμπόρων
}
tile-A2-05 = { $grammar ->
    [acc] τον Τάφο των Εργατών
   *[plain] Τάφος των Εργατών
}
tile-A2-06 = { $grammar ->
    [acc] τον Τάφο των Αρχηγών
   *[plain] Τάφος των Αρχηγών
}
tile-A2-07 = { $grammar ->
    [acc] τον Τάφο όλων των Τεχνών
   *[plain] Τάφος όλων των Τεχνών
}
tile-A2-08 = { $grammar ->
    [acc] τον Τάφο των Τριών Θεών
   *[plain] Τάφος των Τριών Θεών
}
tile-A2-09 = { $grammar ->
    [acc] τη Σχολή της Πέτρας
   *[plain] Σχολή της Πέτρας
}
tile-A2-10 = { $grammar ->
    [acc] τη Σχολή του Χρυσού
   *[plain] Σχολή του Χρυσού
}
tile-A2-11 = { $grammar ->
    [acc] τη Σχολή του Καλαμποκιού
   *[plain] Σχολή του Καλαμποκιού
}
tile-A2-12 = { $grammar ->
    [acc] τη Σχολή των Κρανίων
   *[plain] Σχολή των Κρανίων
}
tile-A2-13 = { $grammar ->
    [acc] τον Βωμό του Σάακ
   *[plain] Βωμός του Σάακ
}
tile-A2-14 = { $grammar ->
    [acc] τον Μεγάλο Βωμό της Αρχιτεκτονικής
   *[plain] Μεγάλος Βωμός της Αρχιτεκτονικής
}
tile-A2-15 = { $grammar ->
    [acc] τον Βωμό του Κουκουλκάν
   *[plain] Βωμός του Κουκουλκάν
}
tile-A2-16 = { $grammar ->
    [acc] τον Μεγάλο Βωμό της Θεολογίας
   *[plain] Μεγάλος Βωμός της Θεολογίας
}
tile-A2-17 = { $grammar ->
    [acc] τον Βωμό της Σοφίας
   *[plain] Βωμός της Σοφίας
}
tile-A2-18 = { $grammar ->
    [acc] τον Βωμό του Κουετζακόατλ
   *[plain] Βωμός του Κουετζακόατλ
}
tile-M01 = { $grammar ->
    [acc] το Μνημείο των Τάφων
   *[plain] Μνημείο των Τάφων
}
tile-M02 = { $grammar ->
    [acc] το Μνημείο των Κατασκευών
   *[plain] Μνημείο των Κατασκευών
}
tile-M03 = { $grammar ->
    [acc] το Μνημείο των Χωραφιών
   *[plain] Μνημείο των Χωραφιών
}
tile-M04 = { $grammar ->
    [acc] το Μνημείο του Δάσους
   *[plain] Μνημείο του Δάσους
}
tile-M05 = { $grammar ->
    [acc] το Μνημείο του Πολιτισμού
   *[plain] Μνημείο του Πολιτισμού
}
tile-M06 = { $grammar ->
    [acc] το Μνημείο των Πολιτών
   *[plain] Μνημείο των Πολιτών
}
tile-M07 = { $grammar ->
    [acc] το Μνημείο της Μαεστρίας
   *[plain] Μνημείο της Μαεστρίας
}
tile-M08 = { $grammar ->
    [acc] το Μνημείο της Προόδου
   *[plain] Μνημείο της Προόδου
}
tile-M09 = { $grammar ->
    [acc] το Μνημείο του Λαού
   *[plain] Μνημείο του Λαού
}
tile-M10 = { $grammar ->
    [acc] το Μνημείο των Βωμών
   *[plain] Μνημείο των Βωμών
}
tile-M11 = { $grammar ->
    [acc] το Μνημείο των Τριών Θεών
   *[plain] Μνημείο των Τριών Θεών
}
tile-M12 = { $grammar ->
    [acc] το Μνημείο της Αφοσίωσης
   *[plain] Μνημείο της Αφοσίωσης
}
tile-M13 = { $grammar ->
    [acc] το Μνημείο των Κρανίων
   *[plain] Μνημείο των Κρανίων
}

## gear

gear-palenque = { $grammar ->
    [acc] την Παλένκ
    [in] στην Παλένκ
    [gen] της Παλένκ
   *[plain] Παλένκ
}
gear-yaxchilan = { $grammar ->
    [acc] τη Γιατσιλάν
    [in] στη Γιατσιλάν
    [gen] της Γιατσιλάν
   *[plain] Γιατσιλάν
}
gear-tikal = { $grammar ->
    [acc] το Τικάλ
    [in] στο Τικάλ
    [gen] του Τικάλ
   *[plain] Τικάλ
}
gear-uxmal = { $grammar ->
    [acc] την Ουξμάλ
    [in] στην Ουξμάλ
    [gen] της Ουξμάλ
   *[plain] Ουξμάλ
}
gear-chichen_itza = { $grammar ->
    [acc] την Τσίτσεν Ίτσα
    [in] στην Τσίτσεν Ίτσα
    [gen] της Τσίτσεν Ίτσα
   *[plain] Τσίτσεν Ίτσα
}

## temple

temple-chaac = { $grammar ->
    [gen] του Σάακ
   *[plain] Σάακ
}
temple-quetzalcoatl = { $grammar ->
    [gen] του Κουετζακόατλ
   *[plain] Κουετζακόατλ
}
temple-kukulkan = { $grammar ->
    [gen] του Κουκουλκάν
   *[plain] Κουκουλκάν
}

## technology

technology-agriculture = { $grammar ->
    [acc] τη Γεωργία
    [in] στη Γεωργία
    [gen] της Γεωργίας
   *[plain] Γεωργία
}
technology-extraction = { $grammar ->
    [acc] την Παραγωγή Υλικών
    [in] στην Παραγωγή Υλικών
    [gen] της Παραγωγής Υλικών
   *[plain] Παραγωγή Υλικών
}
technology-architecture = { $grammar ->
    [acc] την Αρχιτεκτονική
    [in] στην Αρχιτεκτονική
    [gen] της Αρχιτεκτονικής
   *[plain] Αρχιτεκτονική
}
technology-theology = { $grammar ->
    [acc] τη Θεολογία
    [in] στη Θεολογία
    [gen] της Θεολογίας
   *[plain] Θεολογία
}

## short

short-extraction = Υλικά
