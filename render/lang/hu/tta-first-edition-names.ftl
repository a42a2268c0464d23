### Through the Ages: names of cards, with their cases.

## name

name-agriculture = { $grammar ->
    [nom] a Mezőgazdaság
    [acc] a Mezőgazdaságot
   *[plain] Mezőgazdaság
}
name-bronze = { $grammar ->
    [nom] a Bronzművesség
    [acc] a Bronzművességet
   *[plain] Bronzművesség
}
name-philosophy = { $grammar ->
    [nom] a Filozófia
    [acc] a Filozófiát
   *[plain] Filozófia
}
name-religion = { $grammar ->
    [nom] a Vallás
    [acc] a Vallást
   *[plain] Vallás
}
name-warriors = { $grammar ->
    [nom] a Harcosok
    [acc] a Harcosokat
   *[plain] Harcosok
}
name-despotism = { $grammar ->
    [nom] a Despotizmus
    [acc] a Despotizmust
   *[plain] Despotizmus
}
name-alexander_the_great = { $grammar ->
    [nom] Nagy Sándor
    [acc] Nagy Sándort
   *[plain] Nagy Sándor
}
name-aristotle = { $grammar ->
    [nom] Arisztotelész
    [acc] Arisztotelészt
   *[plain] Arisztotelész
}
name-hammurabi = { $grammar ->
    [nom] Hammurapi
    [acc] Hammurapit
   *[plain] Hammurapi
}
name-homer = { $grammar ->
    [nom] Homérosz
    [acc] Homéroszt
   *[plain] Homérosz
}
name-julius_caesar = { $grammar ->
    [nom] Julius Caesar
    [acc] Julius Caesart
   *[plain] Julius Caesar
}
name-moses = { $grammar ->
    [nom] Mózes
    [acc] Mózest
   *[plain] Mózes
}
name-colossus = { $grammar ->
    [nom] a Kolosszus
    [acc] a Kolosszust
   *[plain] Kolosszus
}
name-hanging_gardens = { $grammar ->
    [nom] a Függőkertek
    [acc] a Függőkerteket
   *[plain] Függőkertek
}
name-library_of_alexandria = { $grammar ->
    [nom] az Alexandriai könyvtár
    [acc] az Alexandriai könyvtárat
   *[plain] Alexandriai könyvtár
}
name-pyramids = { $grammar ->
    [nom] a Piramisok
    [acc] a Piramisokat
   *[plain] Piramisok
}
name-engineering_genius_a = { $grammar ->
    [nom] a Mérnöki géniusz
    [acc] a Mérnöki géniuszt
   *[plain] Mérnöki géniusz
}
name-frugality_a = { $grammar ->
    [nom] a Takarékosság
    [acc] a Takarékosságot
   *[plain] Takarékosság
}
name-ideal_building_site_a = { $grammar ->
    [nom] az Ideális építési hely
    [acc] az Ideális építési helyet
   *[plain] Ideális építési hely
}
name-patriotism_a = { $grammar ->
    [nom] a Hazafiság
    [acc] a Hazafiságot
   *[plain] Hazafiság
}
name-revolutionary_idea_a = { $grammar ->
    [nom] a Forradalmi ötlet
    [acc] a Forradalmi ötletet
   *[plain] Forradalmi ötlet
}
name-rich_land_a = { $grammar ->
    [nom] a Termékeny föld
    [acc] a Termékeny földet
   *[plain] Termékeny föld
}
name-work_of_art_a = { $grammar ->
    [nom] a Műalkotás
    [acc] a Műalkotást
   *[plain] Műalkotás
}
name-irrigation = { $grammar ->
    [nom] az Öntözés
    [acc] az Öntözést
   *[plain] Öntözés
}
name-iron = { $grammar ->
    [nom] a Vas
    [acc] a Vasat
   *[plain] Vas
}
name-alchemy = { $grammar ->
    [nom] az Alkímia
    [acc] az Alkímiát
   *[plain] Alkímia
}
name-theology = { $grammar ->
    [nom] a Teológia
    [acc] a Teológiát
   *[plain] Teológia
}
name-bread_and_circuses = { $grammar ->
    [nom] a Kenyér és cirkusz
    [acc] a Kenyeret és cirkuszt
   *[plain] Kenyér és cirkusz
}
name-printing_press = { $grammar ->
    [nom] a Nyomda
    [acc] a Nyomdát
   *[plain] Nyomda
}
name-drama = { $grammar ->
    [nom] a Dráma
    [acc] a Drámát
   *[plain] Dráma
}
name-swordsmen = { $grammar ->
    [nom] a Kardosok
    [acc] a Kardosokat
   *[plain] Kardosok
}
name-knights = { $grammar ->
    [nom] a Lovagok
    [acc] a Lovagokat
   *[plain] Lovagok
}
name-monarchy = { $grammar ->
    [nom] a Monarchia
    [acc] a Monarchiát
   *[plain] Monarchia
}
name-theocracy = { $grammar ->
    [nom] a Papi uralom
    [acc] a Papi uralmat
   *[plain] Papi uralom
}
name-warfare = { $grammar ->
    [nom] a Hadviselés
    [acc] a Hadviselést
   *[plain] Hadviselés
}
name-code_of_laws = { $grammar ->
    [nom] a Törvénykönyv
    [acc] a Törvénykönyvet
   *[plain] Törvénykönyv
}
name-cartography = { $grammar ->
    [nom] a Térképészet
    [acc] a Térképészetet
   *[plain] Térképészet
}
name-masonry = { $grammar ->
    [nom] a Kőművesség
    [acc] a Kőművességet
   *[plain] Kőművesség
}
name-christopher_columbus = { $grammar ->
    [nom] Kolumbusz Kristóf
    [acc] Kolumbusz Kristófot
   *[plain] Kolumbusz Kristóf
}
name-frederick_barbarossa = { $grammar ->
    [nom] Barbarossa Frigyes
    [acc] Barbarossa Frigyest
   *[plain] Barbarossa Frigyes
}
name-genghis_khan = { $grammar ->
    [nom] Dzsingisz kán
    [acc] Dzsingisz kánt
   *[plain] Dzsingisz kán
}
name-joan_of_arc = { $grammar ->
    [nom] Jeanne d’Arc
    [acc] Jeanne d’Arcot
   *[plain] Jeanne d’Arc
}
name-leonardo_da_vinci = { $grammar ->
    [nom] Leonardo da Vinci
    [acc] Leonardo da Vincit
   *[plain] Leonardo da Vinci
}
name-michelangelo = { $grammar ->
    [nom] Michelangelo
    [acc] Michelangelót
   *[plain] Michelangelo
}
name-great_wall = { $grammar ->
    [nom] a Kínai Nagy Fal
    [acc] a Kínai Nagy Falat
   *[plain] Kínai Nagy Fal
}
name-st_peters_basilica = { $grammar ->
    [nom] a Szent Péter Bazilika
    [acc] a Szent Péter Bazilikát
   *[plain] Szent Péter Bazilika
}
name-taj_mahal = { $grammar ->
    [nom] a Tádzs Mahal
    [acc] a Tádzs Mahalt
   *[plain] Tádzs Mahal
}
name-universitas_carolina = { $grammar ->
    [nom] a Károly Egyetem
    [acc] a Károly Egyetemet
   *[plain] Károly Egyetem
}
name-engineering_genius_i = { $grammar ->
    [nom] a Mérnöki géniusz
    [acc] a Mérnöki géniuszt
   *[plain] Mérnöki géniusz
}
name-frugality_i = { $grammar ->
    [nom] a Takarékosság
    [acc] a Takarékosságot
   *[plain] Takarékosság
}
name-ideal_building_site_i = { $grammar ->
    [nom] az Ideális építési hely
    [acc] az Ideális építési helyet
   *[plain] Ideális építési hely
}
name-patriotism_i = { $grammar ->
    [nom] a Hazafiság
    [acc] a Hazafiságot
   *[plain] Hazafiság
}
name-revolutionary_idea_i = { $grammar ->
    [nom] a Forradalmi ötlet
    [acc] a Forradalmi ötletet
   *[plain] Forradalmi ötlet
}
name-rich_land_i = { $grammar ->
    [nom] a Termékeny föld
    [acc] a Termékeny földet
   *[plain] Termékeny föld
}
name-work_of_art_i = { $grammar ->
    [nom] a Műalkotás
    [acc] a Műalkotást
   *[plain] Műalkotás
}
name-bountiful_harvest_i = { $grammar ->
    [nom] a Bőséges termés
    [acc] a Bőséges termést
   *[plain] Bőséges termés
}
name-breakthrough_i = { $grammar ->
    [nom] az Áttörés
    [acc] az Áttörést
   *[plain] Áttörés
}
name-efficient_upgrade_i = { $grammar ->
    [nom] a Hatékony fejlesztés
    [acc] a Hatékony fejlesztést
   *[plain] Hatékony fejlesztés
}
name-mineral_deposits_i = { $grammar ->
    [nom] az Ásványkincsek
    [acc] az Ásványkincseket
   *[plain] Ásványkincsek
}
name-selective_breeding = { $grammar ->
    [nom] a Nemesítés
    [acc] a Nemesítést
   *[plain] Nemesítés
}
name-coal = { $grammar ->
    [nom] a Szén
    [acc] a Szenet
   *[plain] Szén
}
name-scientific_method = { $grammar ->
    [nom] a Tudományos módszer
    [acc] a Tudományos módszert
   *[plain] Tudományos módszer
}
name-organized_religion = { $grammar ->
    [nom] a Szervezett vallás
    [acc] a Szervezett vallást
   *[plain] Szervezett vallás
}
name-team_sports = { $grammar ->
    [nom] a Csapatsportok
    [acc] a Csapatsportokat
   *[plain] Csapatsportok
}
name-journalism = { $grammar ->
    [nom] az Újságírás
    [acc] az Újságírást
   *[plain] Újságírás
}
name-opera = { $grammar ->
    [nom] az Opera
    [acc] az Operát
   *[plain] Opera
}
name-riflemen = { $grammar ->
    [nom] a Lövészek
    [acc] a Lövészeket
   *[plain] Lövészek
}
name-cavalrymen = { $grammar ->
    [nom] a Huszárok
    [acc] a Huszárokat
   *[plain] Huszárok
}
name-cannon = { $grammar ->
    [nom] az Ágyúk
    [acc] az Ágyúkat
   *[plain] Ágyúk
}
name-constitutional_monarchy = { $grammar ->
    [nom] az Alkotmányos monarchia
    [acc] az Alkotmányos monarchiát
   *[plain] Alkotmányos monarchia
}
name-republic = { $grammar ->
    [nom] a Köztársaság
    [acc] a Köztársaságot
   *[plain] Köztársaság
}
name-strategy = { $grammar ->
    [nom] a Stratégia
    [acc] a Stratégiát
   *[plain] Stratégia
}
name-justice_system = { $grammar ->
    [nom] az Igazságszolgáltatás
    [acc] az Igazságszolgáltatást
   *[plain] Igazságszolgáltatás
}
name-navigation = { $grammar ->
    [nom] a Navigáció
    [acc] a Navigációt
   *[plain] Navigáció
}
name-architecture = { $grammar ->
    [nom] az Építészet
    [acc] az Építészetet
   *[plain] Építészet
}
name-j_s_bach = { $grammar ->
    [nom] J. S. Bach
    [acc] J. S. Bachot
   *[plain] J. S. Bach
}
name-james_cook = { $grammar ->
    [nom] James Cook
    [acc] James Cookot
   *[plain] James Cook
}
name-napoleon_bonaparte = { $grammar ->
    [nom] Bonaparte Napóleon
    [acc] Bonaparte Napóleont
   *[plain] Bonaparte Napóleon
}
name-isaac_newton = { $grammar ->
    [nom] Isaac Newton
    [acc] Isaac Newtont
   *[plain] Isaac Newton
}
name-maximilien_robespierre = { $grammar ->
    [nom] Maximilien Robespierre
    [acc] Maximilien Robespierre-t
   *[plain] Maximilien Robespierre
}
name-william_shakespeare = { $grammar ->
    [nom] William Shakespeare
    [acc] William Shakespeare-t
   *[plain] William Shakespeare
}
name-eiffel_tower = { $grammar ->
    [nom] az Eiffel-torony
    [acc] az Eiffel-tornyot
   *[plain] Eiffel-torony
}
name-kremlin = { $grammar ->
    [nom] a Kreml
    [acc] a Kremlt
   *[plain] Kreml
}
name-ocean_liner_service = { $grammar ->
    [nom] az Óceánjáró hajójárat
    [acc] az Óceánjáró hajójáratot
   *[plain] Óceánjáró hajójárat
}
name-transcontinental_railroad = { $grammar ->
    [nom] a Transzkontinentális Vasút
    [acc] a Transzkontinentális Vasutat
   *[plain] Transzkontinentális Vasút
}
name-engineering_genius_ii = { $grammar ->
    [nom] a Mérnöki géniusz
    [acc] a Mérnöki géniuszt
   *[plain] Mérnöki géniusz
}
name-frugality_ii = { $grammar ->
    [nom] a Takarékosság
    [acc] a Takarékosságot
   *[plain] Takarékosság
}
name-ideal_building_site_ii = { $grammar ->
    [nom] az Ideális építési hely
    [acc] az Ideális építési helyet
   *[plain] Ideális építési hely
}
name-patriotism_ii = { $grammar ->
    [nom] a Hazafiság
    [acc] a Hazafiságot
   *[plain] Hazafiság
}
name-revolutionary_idea_ii = { $grammar ->
    [nom] a Forradalmi ötlet
    [acc] a Forradalmi ötletet
   *[plain] Forradalmi ötlet
}
name-rich_land_ii = { $grammar ->
    [nom] a Termékeny föld
    [acc] a Termékeny földet
   *[plain] Termékeny föld
}
name-work_of_art_ii = { $grammar ->
    [nom] a Műalkotás
    [acc] a Műalkotást
   *[plain] Műalkotás
}
name-bountiful_harvest_ii = { $grammar ->
    [nom] a Bőséges termés
    [acc] a Bőséges termést
   *[plain] Bőséges termés
}
name-breakthrough_ii = { $grammar ->
    [nom] az Áttörés
    [acc] az Áttörést
   *[plain] Áttörés
}
name-efficient_upgrade_ii = { $grammar ->
    [nom] a Hatékony fejlesztés
    [acc] a Hatékony fejlesztést
   *[plain] Hatékony fejlesztés
}
name-mineral_deposits_ii = { $grammar ->
    [nom] az Ásványkincsek
    [acc] az Ásványkincseket
   *[plain] Ásványkincsek
}
name-wave_of_nationalism = { $grammar ->
    [nom] a Nacionalista hullám
    [acc] a Nacionalista hullámot
   *[plain] Nacionalista hullám
}
name-mechanized_agriculture = { $grammar ->
    [nom] a Gépesített mezőgazdaság
    [acc] a Gépesített mezőgazdaságot
   *[plain] Gépesített mezőgazdaság
}
name-oil = { $grammar ->
    [nom] a Kőolaj
    [acc] a Kőolajat
   *[plain] Kőolaj
}
name-computers = { $grammar ->
    [nom] a Számítógépek
    [acc] a Számítógépeket
   *[plain] Számítógépek
}
name-professional_sports = { $grammar ->
    [nom] a Hivatásos sport
    [acc] a Hivatásos sportot
   *[plain] Hivatásos sport
}
name-multimedia = { $grammar ->
    [nom] a Multimédia
    [acc] a Multimédiát
   *[plain] Multimédia
}
name-movies = { $grammar ->
    [nom] a Mozifilmek
    [acc] a Mozifilmeket
   *[plain] Mozifilmek
}
name-modern_infantry = { $grammar ->
    [nom] a Modern gyalogság
    [acc] a Modern gyalogságot
   *[plain] Modern gyalogság
}
name-tanks = { $grammar ->
    [nom] a Tankok
    [acc] a Tankokat
   *[plain] Tankok
}
name-rockets = { $grammar ->
    [nom] a Rakéták
    [acc] a Rakétákat
   *[plain] Rakéták
}
name-air_forces = { $grammar ->
    [nom] a Légierő
    [acc] a Légierőt
   *[plain] Légierő
}
name-communism = { $grammar ->
    [nom] a Kommunizmus
    [acc] a Kommunizmust
   *[plain] Kommunizmus
}
name-democracy = { $grammar ->
    [nom] a Demokrácia
    [acc] a Demokráciát
   *[plain] Demokrácia
}
name-fundamentalism = { $grammar ->
    [nom] a Fundamentalizmus
    [acc] a Fundamentalizmust
   *[plain] Fundamentalizmus
}
name-military_theory = { $grammar ->
    [nom] a Hadelmélet
    [acc] a Hadelméletet
   *[plain] Hadelmélet
}
name-civil_service = { $grammar ->
    [nom] a Közszolgálat
    [acc] a Közszolgálatot
   *[plain] Közszolgálat
}
name-satellites = { $grammar ->
    [nom] a Műholdak
    [acc] a Műholdakat
   *[plain] Műholdak
}
name-engineering = { $grammar ->
    [nom] a Mérnöki tudomány
    [acc] a Mérnöki tudományt
   *[plain] Mérnöki tudomány
}
name-albert_einstein = { $grammar ->
    [nom] Albert Einstein
    [acc] Albert Einsteint
   *[plain] Albert Einstein
}
name-game_designer = { $grammar ->
    [nom] a Játéktervező
    [acc] a Játéktervezőt
   *[plain] Játéktervező
}
name-mahatma_gandhi = { $grammar ->
    [nom] Mahatma Gandhi
    [acc] Mahatma Gandhit
   *[plain] Mahatma Gandhi
}
name-nikola_tesla = { $grammar ->
    [nom] Nikola Tesla
    [acc] Nikola Teslát
   *[plain] Nikola Tesla
}
name-rock_and_roll_icon = { $grammar ->
    [nom] a Rock and roll ikon
    [acc] a Rock and roll ikont
   *[plain] Rock and roll ikon
}
name-winston_churchill = { $grammar ->
    [nom] Winston Churchill
    [acc] Winston Churchillt
   *[plain] Winston Churchill
}
name-fast_food_chains = { $grammar ->
    [nom] a Gyorsétteremláncok
    [acc] a Gyorsétteremláncokat
   *[plain] Gyorsétteremláncok
}
name-first_space_flight = { $grammar ->
    [nom] az Első űrrepülés
    [acc] az Első űrrepülést
   *[plain] Első űrrepülés
}
name-hollywood = { $grammar ->
    [nom] Hollywood
    [acc] Hollywoodot
   *[plain] Hollywood
}
name-internet = { $grammar ->
    [nom] az Internet
    [acc] az Internetet
   *[plain] Internet
}
name-engineering_genius_iii = { $grammar ->
    [nom] a Mérnöki géniusz
    [acc] a Mérnöki géniuszt
   *[plain] Mérnöki géniusz
}
name-ideal_building_site_iii = { $grammar ->
    [nom] az Ideális építési hely
    [acc] az Ideális építési helyet
   *[plain] Ideális építési hely
}
name-patriotism_iii = { $grammar ->
    [nom] a Hazafiság
    [acc] a Hazafiságot
   *[plain] Hazafiság
}
name-revolutionary_idea_iii = { $grammar ->
    [nom] a Forradalmi ötlet
    [acc] a Forradalmi ötletet
   *[plain] Forradalmi ötlet
}
name-work_of_art_iii = { $grammar ->
    [nom] a Műalkotás
    [acc] a Műalkotást
   *[plain] Műalkotás
}
name-bountiful_harvest_iii = { $grammar ->
    [nom] a Bőséges termés
    [acc] a Bőséges termést
   *[plain] Bőséges termés
}
name-efficient_upgrade_iii = { $grammar ->
    [nom] a Hatékony fejlesztés
    [acc] a Hatékony fejlesztést
   *[plain] Hatékony fejlesztés
}
name-mineral_deposits_iii = { $grammar ->
    [nom] az Ásványkincsek
    [acc] az Ásványkincseket
   *[plain] Ásványkincsek
}
name-military_build_up = { $grammar ->
    [nom] a Fegyverkezés
    [acc] a Fegyverkezést
   *[plain] Fegyverkezés
}
name-endowment_for_the_arts = { $grammar ->
    [nom] a Művészeti alapítvány
    [acc] a Művészeti alapítványt
   *[plain] Művészeti alapítvány
}
name-development_of_agriculture = { $grammar ->
    [nom] a Mezőgazdasági fejlődés
    [acc] a Mezőgazdasági fejlődést
   *[plain] Mezőgazdasági fejlődés
}
name-development_of_crafts = { $grammar ->
    [nom] a Kézműves fejlődés
    [acc] a Kézműves fejlődést
   *[plain] Kézműves fejlődés
}
name-development_of_markets = { $grammar ->
    [nom] a Piaci fejlődés
    [acc] a Piaci fejlődést
   *[plain] Piaci fejlődés
}
name-development_of_politics = { $grammar ->
    [nom] a Politikai fejlődés
    [acc] a Politikai fejlődést
   *[plain] Politikai fejlődés
}
name-development_of_religion = { $grammar ->
    [nom] a Vallási fejlődés
    [acc] a Vallási fejlődést
   *[plain] Vallási fejlődés
}
name-development_of_science = { $grammar ->
    [nom] a Tudományos fejlődés
    [acc] a Tudományos fejlődést
   *[plain] Tudományos fejlődés
}
name-development_of_settlement = { $grammar ->
    [nom] a Települések fejlődése
    [acc] a Települések fejlődését
   *[plain] Települések fejlődése
}
name-development_of_trade_routes = { $grammar ->
    [nom] a Kereskedelmi utak fejlődése
    [acc] a Kereskedelmi utak fejlődését
   *[plain] Kereskedelmi utak fejlődése
}
name-development_of_warfare = { $grammar ->
    [nom] a Hadászati fejlődés
    [acc] a Hadászati fejlődést
   *[plain] Hadászati fejlődés
}
name-no_event = { $grammar ->
    [nom] a Nincs esemény
    [acc] a Nincs esemény lapot
   *[plain] Nincs esemény
}
name-barbarians = { $grammar ->
    [nom] a Barbárok
    [acc] a Barbárokat
   *[plain] Barbárok
}
name-border_conflict = { $grammar ->
    [nom] a Határkonfliktus
    [acc] a Határkonfliktust
   *[plain] Határkonfliktus
}
name-crusades = { $grammar ->
    [nom] a Keresztes hadjáratok
    [acc] a Keresztes hadjáratokat
   *[plain] Keresztes hadjáratok
}
name-cultural_influence = { $grammar ->
    [nom] a Kulturális hatás
    [acc] a Kulturális hatást
   *[plain] Kulturális hatás
}
name-foray = { $grammar ->
    [nom] a Portyázás
    [acc] a Portyázást
   *[plain] Portyázás
}
name-good_harvest = { $grammar ->
    [nom] a Jó termés
    [acc] a Jó termést
   *[plain] Jó termés
}
name-immigration = { $grammar ->
    [nom] a Bevándorlás
    [acc] a Bevándorlást
   *[plain] Bevándorlás
}
name-new_deposits = { $grammar ->
    [nom] az Új lelőhelyek
    [acc] az Új lelőhelyeket
   *[plain] Új lelőhelyek
}
name-pestilence = { $grammar ->
    [nom] a Pestis
    [acc] a Pestist
   *[plain] Pestis
}
name-raiders = { $grammar ->
    [nom] a Fosztogatók
    [acc] a Fosztogatókat
   *[plain] Fosztogatók
}
name-rats = { $grammar ->
    [nom] a Patkányok
    [acc] a Patkányokat
   *[plain] Patkányok
}
name-rebellion = { $grammar ->
    [nom] a Lázadás
    [acc] a Lázadást
   *[plain] Lázadás
}
name-reign_of_terror = { $grammar ->
    [nom] a Rémuralom
    [acc] a Rémuralmat
   *[plain] Rémuralom
}
name-scientific_breakthrough = { $grammar ->
    [nom] a Tudományos áttörés
    [acc] a Tudományos áttörést
   *[plain] Tudományos áttörés
}
name-uncertain_borders = { $grammar ->
    [nom] a Bizonytalan határok
    [acc] a Bizonytalan határokat
   *[plain] Bizonytalan határok
}
name-developed_territory_i = { $grammar ->
    [nom] a Fejlett terület
    [acc] a Fejlett területet
   *[plain] Fejlett terület
}
name-fertile_territory_i = { $grammar ->
    [nom] a Termékeny terület
    [acc] a Termékeny területet
   *[plain] Termékeny terület
}
name-historic_territory_i = { $grammar ->
    [nom] a Történelmi terület
    [acc] a Történelmi területet
   *[plain] Történelmi terület
}
name-inhabited_territory_i = { $grammar ->
    [nom] a Lakott terület
    [acc] a Lakott területet
   *[plain] Lakott terület
}
name-strategic_territory_i = { $grammar ->
    [nom] a Stratégiai terület
    [acc] a Stratégiai területet
   *[plain] Stratégiai terület
}
name-wealthy_territory_i = { $grammar ->
    [nom] a Gazdag terület
    [acc] a Gazdag területet
   *[plain] Gazdag terület
}
name-defense_colonization_bonus_i = { $grammar ->
    [nom] a Védelmi/gyarmatosítás bónusz
    [acc] a Védelmi/gyarmatosítás bónuszt
   *[plain] Védelmi/gyarmatosítás bónusz
}
name-fighting_band = { $grammar ->
    [nom] a Harci csapat
    [acc] a Harci csapatot
   *[plain] Harci csapat
}
name-heavy_cavalry = { $grammar ->
    [nom] a Nehézlovasság
    [acc] a Nehézlovasságot
   *[plain] Nehézlovasság
}
name-legion = { $grammar ->
    [nom] a Légió
    [acc] a Légiót
   *[plain] Légió
}
name-light_cavalry = { $grammar ->
    [nom] a Könnyűlovasság
    [acc] a Könnyűlovasságot
   *[plain] Könnyűlovasság
}
name-medieval_army = { $grammar ->
    [nom] a Középkori sereg
    [acc] a Középkori sereget
   *[plain] Középkori sereg
}
name-phalanx = { $grammar ->
    [nom] a Falanx
    [acc] a Falanxot
   *[plain] Falanx
}
name-enslave = { $grammar ->
    [nom] a Rabszolgaság
    [acc] a Rabszolgaságot
   *[plain] Rabszolgaság
}
name-plunder_i = { $grammar ->
    [nom] a Fosztogatás
    [acc] a Fosztogatást
   *[plain] Fosztogatás
}
name-raid_i = { $grammar ->
    [nom] a Rajtaütés
    [acc] a Rajtaütést
   *[plain] Rajtaütés
}
name-open_borders_agreement = { $grammar ->
    [nom] a Nyitott határok egyezménye
    [acc] a Nyitott határok egyezményét
   *[plain] Nyitott határok egyezménye
}
name-trade_routes_agreement = { $grammar ->
    [nom] a Kereskedelmi utak egyezménye
    [acc] a Kereskedelmi utak egyezményét
   *[plain] Kereskedelmi utak egyezménye
}
name-civil_unrest = { $grammar ->
    [nom] a Polgári zavargás
    [acc] a Polgári zavargást
   *[plain] Polgári zavargás
}
name-cold_war = { $grammar ->
    [nom] a Hidegháború
    [acc] a Hidegháborút
   *[plain] Hidegháború
}
name-crime_wave = { $grammar ->
    [nom] a Bűnözési hullám
    [acc] a Bűnözési hullámot
   *[plain] Bűnözési hullám
}
name-economic_progress = { $grammar ->
    [nom] a Gazdasági fellendülés
    [acc] a Gazdasági fellendülést
   *[plain] Gazdasági fellendülés
}
name-emigration = { $grammar ->
    [nom] a Kivándorlás
    [acc] a Kivándorlást
   *[plain] Kivándorlás
}
name-iconoclasm = { $grammar ->
    [nom] a Képrombolás
    [acc] a Képrombolást
   *[plain] Képrombolás
}
name-independence_declaration = { $grammar ->
    [nom] a Függetlenségi nyilatkozat
    [acc] a Függetlenségi nyilatkozatot
   *[plain] Függetlenségi nyilatkozat
}
name-international_agreement = { $grammar ->
    [nom] a Nemzetközi megállapodás
    [acc] a Nemzetközi megállapodást
   *[plain] Nemzetközi megállapodás
}
name-national_pride = { $grammar ->
    [nom] a Nemzeti büszkeség
    [acc] a Nemzeti büszkeséget
   *[plain] Nemzeti büszkeség
}
name-popularization_of_science = { $grammar ->
    [nom] a Tudománynépszerűsítés
    [acc] a Tudománynépszerűsítést
   *[plain] Tudománynépszerűsítés
}
name-ravages_of_time = { $grammar ->
    [nom] az idő vasfoga
    [acc] az idő vasfogát
   *[plain] Az idő vasfoga
}
name-refugees = { $grammar ->
    [nom] a Menekültek
    [acc] a Menekülteket
   *[plain] Menekültek
}
name-terrorism = { $grammar ->
    [nom] a Terrorizmus
    [acc] a Terrorizmust
   *[plain] Terrorizmus
}
name-developed_territory_ii = { $grammar ->
    [nom] a Fejlett terület
    [acc] a Fejlett területet
   *[plain] Fejlett terület
}
name-fertile_territory_ii = { $grammar ->
    [nom] a Termékeny terület
    [acc] a Termékeny területet
   *[plain] Termékeny terület
}
name-historic_territory_ii = { $grammar ->
    [nom] a Történelmi terület
    [acc] a Történelmi területet
   *[plain] Történelmi terület
}
name-inhabited_territory_ii = { $grammar ->
    [nom] a Lakott terület
    [acc] a Lakott területet
   *[plain] Lakott terület
}
name-strategic_territory_ii = { $grammar ->
    [nom] a Stratégiai terület
    [acc] a Stratégiai területet
   *[plain] Stratégiai terület
}
name-wealthy_territory_ii = { $grammar ->
    [nom] a Gazdag terület
    [acc] a Gazdag területet
   *[plain] Gazdag terület
}
name-defense_colonization_bonus_ii = { $grammar ->
    [nom] a Védelmi/gyarmatosítás bónusz
    [acc] a Védelmi/gyarmatosítás bónuszt
   *[plain] Védelmi/gyarmatosítás bónusz
}
name-classic_army = { $grammar ->
    [nom] a Klasszikus sereg
    [acc] a Klasszikus sereget
   *[plain] Klasszikus sereg
}
name-conquistadors = { $grammar ->
    [nom] a Konkvisztádorok
    [acc] a Konkvisztádorokat
   *[plain] Konkvisztádorok
}
name-defensive_army = { $grammar ->
    [nom] a Védekező sereg
    [acc] a Védekező sereget
   *[plain] Védekező sereg
}
name-fortifications = { $grammar ->
    [nom] az Erődítmények
    [acc] az Erődítményeket
   *[plain] Erődítmények
}
name-mobile_artillery = { $grammar ->
    [nom] a Mozgó tüzérség
    [acc] a Mozgó tüzérséget
   *[plain] Mozgó tüzérség
}
name-napoleonic_army = { $grammar ->
    [nom] a Napóleoni sereg
    [acc] a Napóleoni sereget
   *[plain] Napóleoni sereg
}
name-annex = { $grammar ->
    [nom] az Annektálás
    [acc] az Annektálást
   *[plain] Annektálás
}
name-assassinate = { $grammar ->
    [nom] a Merénylet
    [acc] a Merényletet
   *[plain] Merénylet
}
name-plunder_ii = { $grammar ->
    [nom] a Fosztogatás
    [acc] a Fosztogatást
   *[plain] Fosztogatás
}
name-raid_ii = { $grammar ->
    [nom] a Rajtaütés
    [acc] a Rajtaütést
   *[plain] Rajtaütés
}
name-sabotage = { $grammar ->
    [nom] a Szabotázs
    [acc] a Szabotázst
   *[plain] Szabotázs
}
name-spy = { $grammar ->
    [nom] a Kémkedés
    [acc] a Kémkedést
   *[plain] Kémkedés
}
name-war_over_culture_ii = { $grammar ->
    [nom] a Háború a kultúráért
    [acc] a Háborút a kultúráért
   *[plain] Háború a kultúráért
}
name-war_over_resources = { $grammar ->
    [nom] a Háború az erőforrásokért
    [acc] a Háborút az erőforrásokért
   *[plain] Háború az erőforrásokért
}
name-war_over_technology = { $grammar ->
    [nom] a Háború a technológiáért
    [acc] a Háborút a technológiáért
   *[plain] Háború a technológiáért
}
name-war_over_territory = { $grammar ->
    [nom] a Háború a területért
    [acc] a Háborút a területért
   *[plain] Háború a területért
}
name-acceptance_of_supremacy = { $grammar ->
    [nom] a Fennhatóság elismerése
    [acc] a Fennhatóság elismerését
   *[plain] Fennhatóság elismerése
}
name-international_trade_agreement = { $grammar ->
    [nom] a Nemzetközi kereskedelmi egyezmény
    [acc] a Nemzetközi kereskedelmi egyezményt
   *[plain] Nemzetközi kereskedelmi egyezmény
}
name-promise_of_military_protection = { $grammar ->
    [nom] a Katonai védelem ígérete
    [acc] a Katonai védelem ígéretét
   *[plain] Katonai védelem ígérete
}
name-scientific_cooperation = { $grammar ->
    [nom] a Tudományos Együttműködés
    [acc] a Tudományos Együttműködést
   *[plain] Tudományos Együttműködés
}
name-impact_of_agriculture = { $grammar ->
    [nom] a mezőgazdaság hatása
    [acc] a mezőgazdaság hatását
   *[plain] A mezőgazdaság hatása
}
name-impact_of_architecture = { $grammar ->
    [nom] az építészet hatása
    [acc] az építészet hatását
   *[plain] Az építészet hatása
}
name-impact_of_colonies = { $grammar ->
    [nom] a gyarmatok hatása
    [acc] a gyarmatok hatását
   *[plain] A gyarmatok hatása
}
name-impact_of_competition = { $grammar ->
    [nom] a versengés hatása
    [acc] a versengés hatását
   *[plain] A versengés hatása
}
name-impact_of_government = { $grammar ->
    [nom] a vezetés hatása
    [acc] a vezetés hatását
   *[plain] A vezetés hatása
}
name-impact_of_happiness = { $grammar ->
    [nom] a boldogság hatása
    [acc] a boldogság hatását
   *[plain] A boldogság hatása
}
name-impact_of_industry = { $grammar ->
    [nom] az ipar hatása
    [acc] az ipar hatását
   *[plain] Az ipar hatása
}
name-impact_of_population = { $grammar ->
    [nom] a lakosság hatása
    [acc] a lakosság hatását
   *[plain] A lakosság hatása
}
name-impact_of_progress = { $grammar ->
    [nom] a fejlődés hatása
    [acc] a fejlődés hatását
   *[plain] A fejlődés hatása
}
name-impact_of_science = { $grammar ->
    [nom] a tudomány hatása
    [acc] a tudomány hatását
   *[plain] A tudomány hatása
}
name-impact_of_strength = { $grammar ->
    [nom] a harci erő hatása
    [acc] a harci erő hatását
   *[plain] A harci erő hatása
}
name-impact_of_technology = { $grammar ->
    [nom] a technológia hatása
    [acc] a technológia hatását
   *[plain] A technológia hatása
}
name-impact_of_wonders = { $grammar ->
    [nom] a csodák hatása
    [acc] a csodák hatását
   *[plain] A csodák hatása
}
name-defense_colonization_bonus_iii = { $grammar ->
    [nom] a Védelmi/gyarmatosítás bónusz
    [acc] a Védelmi/gyarmatosítás bónuszt
   *[plain] Védelmi/gyarmatosítás bónusz
}
name-entrenchments = { $grammar ->
    [nom] a Lövészárkok
    [acc] a Lövészárkokat
   *[plain] Lövészárkok
}
name-mechanized_army = { $grammar ->
    [nom] a Gépesített sereg
    [acc] a Gépesített sereget
   *[plain] Gépesített sereg
}
name-modern_army = { $grammar ->
    [nom] a Modern sereg
    [acc] a Modern sereget
   *[plain] Modern sereg
}
name-shock_troops = { $grammar ->
    [nom] a Rohamcsapatok
    [acc] a Rohamcsapatokat
   *[plain] Rohamcsapatok
}
name-armed_intervention = { $grammar ->
    [nom] a Fegyveres beavatkozás
    [acc] a Fegyveres beavatkozást
   *[plain] Fegyveres beavatkozás
}
name-plunder_iii = { $grammar ->
    [nom] a Fosztogatás
    [acc] a Fosztogatást
   *[plain] Fosztogatás
}
name-raid_iii = { $grammar ->
    [nom] a Rajtaütés
    [acc] a Rajtaütést
   *[plain] Rajtaütés
}
name-holy_war = { $grammar ->
    [nom] a Szent háború
    [acc] a Szent háborút
   *[plain] Szent háború
}
name-war_over_culture_iii = { $grammar ->
    [nom] a Háború a kultúráért
    [acc] a Háborút a kultúráért
   *[plain] Háború a kultúráért
}
name-international_tourism = { $grammar ->
    [nom] a Nemzetközi turizmus
    [acc] a Nemzetközi turizmust
   *[plain] Nemzetközi turizmus
}
name-loss_of_sovereignty = { $grammar ->
    [nom] a Szuverenitás elvesztése
    [acc] a Szuverenitás elvesztését
   *[plain] Szuverenitás elvesztése
}
name-military_pact = { $grammar ->
    [nom] a Katonai egyezmény
    [acc] a Katonai egyezményt
   *[plain] Katonai egyezmény
}
name-peace_treaty = { $grammar ->
    [nom] a Békeszerződés
    [acc] a Békeszerződést
   *[plain] Békeszerződés
}

## short

short-bronze = Bronz
short-alexander_the_great = Nagy Sándor
short-library_of_alexandria = Alexandriai kvt.
short-ideal_building_site_a = Építési hely
short-bread_and_circuses = Kenyér, cirkusz
short-christopher_columbus = Kolumbusz
short-frederick_barbarossa = Barbarossa
short-leonardo_da_vinci = Leonardo
short-st_peters_basilica = Szt. Péter Baz.
short-universitas_carolina = Károly Egyetem
short-ideal_building_site_i = Építési hely
short-efficient_upgrade_i = Hatékony fejl.
short-scientific_method = Tud. módszer
short-constitutional_monarchy = Alk. monarchia
short-justice_system = Igazságszolg.
short-napoleon_bonaparte = Napóleon
short-maximilien_robespierre = Robespierre
short-william_shakespeare = Shakespeare
short-ocean_liner_service = Óceánjárók
short-transcontinental_railroad = Transzk. Vasút
short-ideal_building_site_ii = Építési hely
short-efficient_upgrade_ii = Hatékony fejl.
short-wave_of_nationalism = Nacionalizmus
short-mechanized_agriculture = Gép. mezőgazd.
short-engineering = Mérnöki tud.
short-albert_einstein = Einstein
short-mahatma_gandhi = Gandhi
short-rock_and_roll_icon = Rockikon
short-winston_churchill = Churchill
short-fast_food_chains = Gyorséttermek
short-first_space_flight = Első űrrepülés
short-ideal_building_site_iii = Építési hely
short-efficient_upgrade_iii = Hatékony fejl.
short-endowment_for_the_arts = Művészeti alap
short-development_of_agriculture = Mezőg. fejlődés
short-development_of_politics = Polit. fejlődés
short-development_of_science = Tud. fejlődés
short-development_of_settlement = Telep. fejlődése
short-development_of_trade_routes = Utak fejlődése
short-development_of_warfare = Hadász. fejlődés
short-crusades = Ker. hadjáratok
short-scientific_breakthrough = Tud. áttörés
short-uncertain_borders = Biz. határok
short-historic_territory_i = Történelmi ter.
short-strategic_territory_i = Stratégiai ter.
short-defense_colonization_bonus_i = Védelem
short-open_borders_agreement = Nyitott határok
short-trade_routes_agreement = Keresk. utak
short-economic_progress = Gazd. fellendülés
short-independence_declaration = Függetlenség
short-international_agreement = Nk. megállapodás
short-popularization_of_science = Tud.népszerűsítés
short-historic_territory_ii = Történelmi ter.
short-strategic_territory_ii = Stratégiai ter.
short-defense_colonization_bonus_ii = Védelem
short-war_over_culture_ii = Háború: kultúra
short-war_over_resources = H.: erőforrás
short-war_over_technology = H.: technológia
short-war_over_territory = Háború: terület
short-acceptance_of_supremacy = Fennhatóság
short-international_trade_agreement = Keresk. egyezm.
short-promise_of_military_protection = Katonai védelem
short-scientific_cooperation = Tud. Együttműk.
short-impact_of_agriculture = Mezőgazdaság
short-impact_of_architecture = Építészet
short-impact_of_colonies = Gyarmatok
short-impact_of_competition = Versengés
short-impact_of_happiness = Boldogság
short-impact_of_strength = Harci erő
short-impact_of_technology = Technológia
short-defense_colonization_bonus_iii = Védelem
short-mechanized_army = Gépes. sereg
short-armed_intervention = Fegyv. beavatk.
short-war_over_culture_iii = Háború: kultúra
short-international_tourism = Nk. turizmus
short-loss_of_sovereignty = Szuverenitás

## briefest

briefest-developed_territory_i = Fejlett
briefest-fertile_territory_i = Termékeny
briefest-historic_territory_i = Történelmi
briefest-inhabited_territory_i = Lakott
briefest-strategic_territory_i = Stratégiai
briefest-wealthy_territory_i = Gazdag
briefest-developed_territory_ii = Fejlett
briefest-fertile_territory_ii = Termékeny
briefest-historic_territory_ii = Történelmi
briefest-inhabited_territory_ii = Lakott
briefest-strategic_territory_ii = Stratégiai
briefest-wealthy_territory_ii = Gazdag
briefest-war_over_culture_ii = Kultúra
briefest-war_over_resources = Erőforrás
briefest-war_over_technology = Technológia
briefest-war_over_territory = Terület
briefest-impact_of_agriculture = Mezőgazdaság
briefest-impact_of_architecture = Építészet
briefest-impact_of_colonies = Gyarmatok
briefest-impact_of_competition = Versengés
briefest-impact_of_government = Vezetés
briefest-impact_of_happiness = Boldogság
briefest-impact_of_industry = Ipar
briefest-impact_of_population = Lakosság
briefest-impact_of_progress = Fejlődés
briefest-impact_of_science = Tudomány
briefest-impact_of_strength = Harci erő
briefest-impact_of_technology = Technológia
briefest-impact_of_wonders = Csodák
briefest-holy_war = Szent háború
briefest-war_over_culture_iii = Kultúra

## narrow

narrow-agriculture = Mező{"\u00AD"}gazdaság
narrow-bronze = Bronz{"\u00AD"}művesség
narrow-hanging_gardens = Függő{"\u00AD"}kertek
narrow-engineering_genius_a = Mérn. géniusz
narrow-ideal_building_site_a = Ép. hely
narrow-revolutionary_idea_a = Forr. ötlet
narrow-michelangelo = Michel{"\u00AD"}angelo
narrow-engineering_genius_i = Mérn. géniusz
narrow-ideal_building_site_i = Ép. hely
narrow-revolutionary_idea_i = Forr. ötlet
narrow-bountiful_harvest_i = Bő termés
narrow-efficient_upgrade_i = Hat. fejl.
narrow-mineral_deposits_i = Ásvány{"\u00AD"}kincsek
narrow-maximilien_robespierre = Robes{"\u00AD"}pierre
narrow-william_shakespeare = Shake{"\u00AD"}speare
narrow-engineering_genius_ii = Mérn. géniusz
narrow-ideal_building_site_ii = Ép. hely
narrow-revolutionary_idea_ii = Forr. ötlet
narrow-bountiful_harvest_ii = Bő termés
narrow-efficient_upgrade_ii = Hat. fejl.
narrow-mineral_deposits_ii = Ásvány{"\u00AD"}kincsek
narrow-wave_of_nationalism = Naciona{"\u00AD"}lizmus
narrow-professional_sports = Hiv. sport
narrow-communism = Kommu{"\u00AD"}nizmus
narrow-fundamentalism = Fundamen{"\u00AD"}talizmus
narrow-fast_food_chains = Gyors{"\u00AD"}éttermek
narrow-engineering_genius_iii = Mérn. géniusz
narrow-ideal_building_site_iii = Ép. hely
narrow-revolutionary_idea_iii = Forr. ötlet
narrow-bountiful_harvest_iii = Bő termés
narrow-efficient_upgrade_iii = Hat. fejl.
narrow-mineral_deposits_iii = Ásvány{"\u00AD"}kincsek
narrow-endowment_for_the_arts = Műv. alap
narrow-conquistadors = Konkvisz{"\u00AD"}tádorok
narrow-fortifications = Erődít{"\u00AD"}mények
narrow-international_trade_agreement = Keresk. egy.
narrow-promise_of_military_protection = Védelem
narrow-entrenchments = Lövész{"\u00AD"}árkok
narrow-open_borders_agreement = Ny. határok
narrow-scientific_cooperation = Együttműk.
narrow-military_pact = Kat. egyezm.
narrow-peace_treaty = Béke
narrow-heavy_cavalry = Nehéz{"\u00AD"}lovasság
narrow-light_cavalry = Könnyű{"\u00AD"}lovasság
narrow-shock_troops = Roham{"\u00AD"}csapatok
narrow-first_space_flight = Első űr{"\u00AD"}repülés
narrow-napoleonic_army = Napól. sereg

##
