### Tzolk'in: names. Those of tiles are our own: none is printed on them. Equal tiles share one.

## tile(tile): a building or monument, by its id

tile-A1-01 = Small Farm
tile-A1-02 = Small Farm
tile-A1-03 = Small Farm
tile-A1-04 = Shared Farm
tile-A1-05 = Shared Farm
tile-A1-06 = Tomb of Chaac and Quetzalcoatl
tile-A1-07 = Tomb of Chaac and Kukulkan
tile-A1-08 = Builders' Tomb
tile-A1-09 = Agriculture Hall
tile-A1-10 = Agriculture Hall with Stone
tile-A1-11 = Extraction Hall with Corn
tile-A1-12 = Extraction Hall with Gold
tile-A1-13 = Altar of Architecture
tile-A1-14 = Altar of Theology
tile-A2-01 = Large Farm
tile-A2-02 = Large Farm
tile-A2-03 = Large Farm
tile-A2-04 = Traders' Tomb
tile-A2-05 = Workers' Tomb
tile-A2-06 = Leaders' Tomb
tile-A2-07 = Tomb of All Trades
tile-A2-08 = Tomb of Three Gods
tile-A2-09 = School of Stone
tile-A2-10 = School of Gold
tile-A2-11 = School of Corn
tile-A2-12 = School of Skulls
tile-A2-13 = Altar of Chaac
tile-A2-14 = Great Altar of Architecture
tile-A2-15 = Altar of Kukulkan
tile-A2-16 = Great Altar of Theology
tile-A2-17 = Altar of Wisdom
tile-A2-18 = Altar of Quetzalcoatl
tile-M01 = Monument of Tombs
tile-M02 = Monument of Construction
tile-M03 = Monument of Corn Fields
tile-M04 = Monument of the Forest
tile-M05 = Monument of Civilisation
tile-M06 = Monument of the Citizens
tile-M07 = Monument of Mastery
tile-M08 = Monument of Progress
tile-M09 = Monument of the People
tile-M10 = Monument of Altars
tile-M11 = Monument of the Three Gods
tile-M12 = Monument of Devotion
tile-M13 = Monument of Skulls

## gear(gear)

gear-palenque = Palenque
gear-yaxchilan = Yaxchilan
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichen Itza

## temple(temple)

temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulkan = Kukulkan

## technology(track)

technology-agriculture = Agriculture
technology-extraction = Extraction
technology-architecture = Architecture
technology-theology = Theology
