### Tzolk'in: names. Those of tiles are our own: none is printed on them. Equal tiles share one.

## tile

tile-A1-01 = { $grammar ->
    [acc] a Kis farmot
   *[plain] Kis farm
}
tile-A1-02 = { $grammar ->
    [acc] a Kis farmot
   *[plain] Kis farm
}
tile-A1-03 = { $grammar ->
    [acc] a Kis farmot
   *[plain] Kis farm
}
tile-A1-04 = { $grammar ->
    [acc] a Közös farmot
   *[plain] Közös farm
}
tile-A1-05 = { $grammar ->
    [acc] a Közös farmot
   *[plain] Közös farm
}
tile-A1-06 = { $grammar ->
    [acc] Chaac és Quetzalcoatl sírkamráját
   *[plain] Chaac és Quetzalcoatl sírkamrája
}
tile-A1-07 = { $grammar ->
    [acc] Chaac és Kukulkan sírkamráját
   *[plain] Chaac és Kukulkan sírkamrája
}
tile-A1-08 = { $grammar ->
    [acc] az Építők sírkamráját
   *[plain] Építők sírkamrája
}
tile-A1-09 = { $grammar ->
    [acc] a Mezőgazdaság csarnokát
   *[plain] Mezőgazdaság csarnoka
}
tile-A1-10 = { $grammar ->
    [acc] a Mezőgazdaság kőcsarnokát
   *[plain] Mezőgazdaság kőcsarnoka
}
tile-A1-11 = { $grammar ->
    [acc] a Kitermelés kukoricacsarnokát
   *[plain] Kitermelés kukoricacsarnoka
}
tile-A1-12 = { $grammar ->
    [acc] a Kitermelés aranycsarnokát
   *[plain] Kitermelés aranycsarnoka
}
tile-A1-13 = { $grammar ->
    [acc] az Építészet oltárát
   *[plain] Építészet oltára
}
tile-A1-14 = { $grammar ->
    [acc] a Teológia oltárát
   *[plain] Teológia oltára
}
tile-A2-01 = { $grammar ->
    [acc] a Nagy farmot
   *[plain] Nagy farm
}
tile-A2-02 = { $grammar ->
    [acc] a Nagy farmot
   *[plain] Nagy farm
}
tile-A2-03 = { $grammar ->
    [acc] a Nagy farmot
   *[plain] Nagy farm
}
tile-A2-04 = { $grammar ->
    [acc] a Kereskedők sírkamráját
   *[plain] Kereskedők sírkamrája
}
tile-A2-05 = { $grammar ->
    [acc] a Munkások sírkamráját
   *[plain] Munkások sírkamrája
}
tile-A2-06 = { $grammar ->
    [acc] a Vezetők sírkamráját
   *[plain] Vezetők sírkamrája
}
tile-A2-07 = { $grammar ->
    [acc] a Minden mesterség sírkamráját
   *[plain] Minden mesterség sírkamrája
}
tile-A2-08 = { $grammar ->
    [acc] a Három isten sírkamráját
   *[plain] Három isten sírkamrája
}
tile-A2-09 = { $grammar ->
    [acc] a Kő iskoláját
   *[plain] Kő iskolája
}
tile-A2-10 = { $grammar ->
    [acc] az Arany iskoláját
   *[plain] Arany iskolája
}
tile-A2-11 = { $grammar ->
    [acc] a Kukorica iskoláját
   *[plain] Kukorica iskolája
}
tile-A2-12 = { $grammar ->
    [acc] a Koponyák iskoláját
   *[plain] Koponyák iskolája
}
tile-A2-13 = { $grammar ->
    [acc] Chaac oltárát
   *[plain] Chaac oltára
}
tile-A2-14 = { $grammar ->
    [acc] az Építészet nagyoltárát
   *[plain] Építészet nagyoltára
}
tile-A2-15 = { $grammar ->
    [acc] Kukulkan oltárát
   *[plain] Kukulkan oltára
}
tile-A2-16 = { $grammar ->
    [acc] a Teológia nagyoltárát
   *[plain] Teológia nagyoltára
}
tile-A2-17 = { $grammar ->
    [acc] a Bölcsesség oltárát
   *[plain] Bölcsesség oltára
}
tile-A2-18 = { $grammar ->
    [acc] Quetzalcoatl oltárát
   *[plain] Quetzalcoatl oltára
}
tile-M01 = { $grammar ->
    [acc] a Sírkamrák emlékművét
   *[plain] Sírkamrák emlékműve
}
tile-M02 = { $grammar ->
    [acc] az Építés emlékművét
   *[plain] Építés emlékműve
}
tile-M03 = { $grammar ->
    [acc] a Kukoricaföldek emlékművét
   *[plain] Kukoricaföldek emlékműve
}
tile-M04 = { $grammar ->
    [acc] az Erdő emlékművét
   *[plain] Erdő emlékműve
}
tile-M05 = { $grammar ->
    [acc] a Civilizáció emlékművét
   *[plain] Civilizáció emlékműve
}
tile-M06 = { $grammar ->
    [acc] a Polgárok emlékművét
   *[plain] Polgárok emlékműve
}
tile-M07 = { $grammar ->
    [acc] a Mesteri tudás emlékművét
   *[plain] Mesteri tudás emlékműve
}
tile-M08 = { $grammar ->
    [acc] a Haladás emlékművét
   *[plain] Haladás emlékműve
}
tile-M09 = { $grammar ->
    [acc] a Nép emlékművét
   *[plain] Nép emlékműve
}
tile-M10 = { $grammar ->
    [acc] az Oltárok emlékművét
   *[plain] Oltárok emlékműve
}
tile-M11 = { $grammar ->
    [acc] a Három isten emlékművét
   *[plain] Három isten emlékműve
}
tile-M12 = { $grammar ->
    [acc] az Áhítat emlékművét
   *[plain] Áhítat emlékműve
}
tile-M13 = { $grammar ->
    [acc] a Koponyák emlékművét
   *[plain] Koponyák emlékműve
}

## gear

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza

## temple

temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulkan = Kukulkan

## technology

technology-agriculture = { $grammar ->
    [in] a Mezőgazdaságban
   *[plain] Mezőgazdaság
}
technology-extraction = { $grammar ->
    [in] a Kitermelésben
   *[plain] Kitermelés
}
technology-architecture = { $grammar ->
    [in] az Építészetben
   *[plain] Építészet
}
technology-theology = { $grammar ->
    [in] a Teológiában
   *[plain] Teológia
}
