### Antike Duellum: names of cards, people and places.

## card

card-academy = Akadémia
card-burglary = Betörés
card-earthquake = Földrengés
card-fortress = Erőd
card-forced_march = Erőltetett menet
card-fair_wind = Kedvező szél
card-levy = Sorozás
card-shipyard = Hajóműhely
card-armoury = Fegyvertár
card-quarry = Kőfejtő
card-rich_vein = Gazdag telér
card-tribute = Hadisarc
card-caravan = Karaván
card-colonists = Telepesek
card-mutiny = Zendülés
card-storm = Vihar
card-siege_engine = Ostromgép
card-herald = Hírnök

## know-how

know-how-strata = STRATA
know-how-navigatio = NAVIGATIO
know-how-moneta = MONETA
know-how-res_publica = RES PUBLICA
know-how-commercium = COMMERCIUM

## personage

personage-king_1 = Nagy Dareiosz
personage-king_2 = Nagy Kürosz
personage-king_3 = Xerxész
personage-king_4 = Leónidasz
personage-king_5 = Pürrhosz
personage-king_6 = Masinissa
personage-scholar_1 = Zarathusztra
personage-scholar_2 = Püthagorasz
personage-scholar_3 = Szókratész
personage-scholar_4 = Platón
personage-scholar_5 = Arkhimédész
personage-general_1 = Scipio Africanus
personage-general_2 = Hannibál
personage-general_3 = Miltiadész
personage-general_4 = Themisztoklész
personage-navigator_1 = Tengerész Hannó
personage-navigator_2 = Pütheasz
personage-citizen_1 = Periklész
personage-citizen_2 = Szolón
personage-citizen_3 = Kleiszthenész
personage-citizen_4 = Cato

## region

region-lugdunum = { $grammar ->
    [acc] Lugdunumot
    [in] Lugdunumban
   *[plain] Lugdunum
}
region-tolosa = { $grammar ->
    [acc] Tolosát
    [in] Tolosában
   *[plain] Tolosa
}
region-massilia = { $grammar ->
    [acc] Massiliát
    [in] Massiliában
   *[plain] Massilia
}
region-numantia = { $grammar ->
    [acc] Numantiát
    [in] Numantiában
   *[plain] Numantia
}
region-tarraco = { $grammar ->
    [acc] Tarracót
    [in] Tarracóban
   *[plain] Tarraco
}
region-saguntum = { $grammar ->
    [acc] Saguntumot
    [in] Saguntumban
   *[plain] Saguntum
}
region-carthago_nova = { $grammar ->
    [acc] Új-Karthágót
    [in] Új-Karthágóban
   *[plain] Új-Karthágó
}
region-baecula = { $grammar ->
    [acc] Baeculát
    [in] Baeculában
   *[plain] Baecula
}
region-tingis = { $grammar ->
    [acc] Tingist
    [in] Tingisben
   *[plain] Tingis
}
region-siga = { $grammar ->
    [acc] Sigát
    [in] Sigában
   *[plain] Siga
}
region-caesarea = { $grammar ->
    [acc] Caesareát
    [in] Caesareában
   *[plain] Caesarea
}
region-zama = { $grammar ->
    [acc] Zamát
    [in] Zamában
   *[plain] Zama
}
region-carthago = { $grammar ->
    [acc] Karthágót
    [in] Karthágóban
   *[plain] Karthágó
}
region-tacape = { $grammar ->
    [acc] Tacapét
    [in] Tacapéban
   *[plain] Tacape
}
region-carales = { $grammar ->
    [acc] Caralest
    [in] Caralesben
   *[plain] Carales
}
region-agrigentum = { $grammar ->
    [acc] Agrigentumot
    [in] Agrigentumban
   *[plain] Agrigentum
}
region-syracusae = { $grammar ->
    [acc] Szürakuszait
    [in] Szürakuszaiban
   *[plain] Szürakuszai
}
region-croton = { $grammar ->
    [acc] Krotont
    [in] Krotonban
   *[plain] Kroton
}
region-neapolis = { $grammar ->
    [acc] Neapolist
    [in] Neapolisban
   *[plain] Neapolis
}
region-brundisium = { $grammar ->
    [acc] Brundisiumot
    [in] Brundisiumban
   *[plain] Brundisium
}
region-roma = { $grammar ->
    [acc] Rómát
    [in] Rómában
   *[plain] Róma
}
region-ancona = { $grammar ->
    [acc] Anconát
    [in] Anconában
   *[plain] Ancona
}
region-genua = { $grammar ->
    [acc] Genuát
    [in] Genuában
   *[plain] Genua
}
region-cremona = { $grammar ->
    [acc] Cremonát
    [in] Cremonában
   *[plain] Cremona
}
region-aquileia = { $grammar ->
    [acc] Aquileiát
    [in] Aquileiában
   *[plain] Aquileia
}
region-epidaurum = { $grammar ->
    [acc] Epidaurumot
    [in] Epidaurumban
   *[plain] Epidaurum
}
region-apollonia = { $grammar ->
    [acc] Apolloniát
    [in] Apolloniában
   *[plain] Apollonia
}
region-alpes = { $grammar ->
    [acc] az Alpokat
    [in] az Alpokban
   *[plain] Alpok
}
region-corsica = { $grammar ->
    [acc] Korzikát
    [in] Korzikán
   *[plain] Korzika
}
region-mare_balearicum = { $grammar ->
    [acc] a Baleár-tengert
    [in] a Baleár-tengeren
   *[plain] Baleár-tenger
}
region-mare_ibericum = { $grammar ->
    [acc] az Ibér-tengert
    [in] az Ibér-tengeren
   *[plain] Ibér-tenger
}
region-mare_sardoum = { $grammar ->
    [acc] a Szárd-tengert
    [in] a Szárd-tengeren
   *[plain] Szárd-tenger
}
region-mare_tyrrhenum = { $grammar ->
    [acc] a Tirrén-tengert
    [in] a Tirrén-tengeren
   *[plain] Tirrén-tenger
}
region-mare_adriaticum = { $grammar ->
    [acc] az Adriai-tengert
    [in] az Adriai-tengeren
   *[plain] Adriai-tenger
}
region-mare_ionium = { $grammar ->
    [acc] a Jón-tengert
    [in] a Jón-tengeren
   *[plain] Jón-tenger
}
region-mare_africum = { $grammar ->
    [acc] az Afrikai-tengert
    [in] az Afrikai-tengeren
   *[plain] Afrikai-tenger
}
region-pella = { $grammar ->
    [acc] Pellát
    [in] Pellában
   *[plain] Pella
}
region-abdera = { $grammar ->
    [acc] Abdérát
    [in] Abdérában
   *[plain] Abdéra
}
region-ainos = { $grammar ->
    [acc] Ainoszt
    [in] Ainoszban
   *[plain] Ainosz
}
region-byzantion = { $grammar ->
    [acc] Büzantiont
    [in] Büzantionban
   *[plain] Büzantion
}
region-kyzikos = { $grammar ->
    [acc] Küzikoszt
    [in] Küzikoszban
   *[plain] Küzikosz
}
region-abydos = { $grammar ->
    [acc] Abüdoszt
    [in] Abüdoszban
   *[plain] Abüdosz
}
region-pergamon = { $grammar ->
    [acc] Pergamont
    [in] Pergamonban
   *[plain] Pergamon
}
region-lesbos = { $grammar ->
    [acc] Leszboszt
    [in] Leszboszon
   *[plain] Leszbosz
}
region-lemnos = { $grammar ->
    [acc] Lémnoszt
    [in] Lémnoszon
   *[plain] Lémnosz
}
region-larisa = { $grammar ->
    [acc] Lariszát
    [in] Lariszában
   *[plain] Larisza
}
region-ambrakia = { $grammar ->
    [acc] Ambrakiát
    [in] Ambrakiában
   *[plain] Ambrakia
}
region-delphi = { $grammar ->
    [acc] Delphoit
    [in] Delphoiban
   *[plain] Delphoi
}
region-oreos = { $grammar ->
    [acc] Óreoszt
    [in] Óreoszban
   *[plain] Óreosz
}
region-athenai = { $grammar ->
    [acc] Athént
    [in] Athénban
   *[plain] Athén
}
region-korinthos = { $grammar ->
    [acc] Korinthoszt
    [in] Korinthoszban
   *[plain] Korinthosz
}
region-olympia = { $grammar ->
    [acc] Olümpiát
    [in] Olümpiában
   *[plain] Olümpia
}
region-pylos = { $grammar ->
    [acc] Püloszt
    [in] Püloszban
   *[plain] Pülosz
}
region-sparta = { $grammar ->
    [acc] Spártát
    [in] Spártában
   *[plain] Spárta
}
region-cythera = { $grammar ->
    [acc] Küthérát
    [in] Küthérán
   *[plain] Küthéra
}
region-naxos = { $grammar ->
    [acc] Naxoszt
    [in] Naxoszon
   *[plain] Naxosz
}
region-knossos = { $grammar ->
    [acc] Knósszoszt
    [in] Knósszoszban
   *[plain] Knósszosz
}
region-sardes = { $grammar ->
    [acc] Szardeiszt
    [in] Szardeiszben
   *[plain] Szardeisz
}
region-ephesos = { $grammar ->
    [acc] Epheszoszt
    [in] Epheszoszban
   *[plain] Epheszosz
}
region-miletos = { $grammar ->
    [acc] Milétoszt
    [in] Milétoszban
   *[plain] Milétosz
}
region-halikarnassos = { $grammar ->
    [acc] Halikarnasszoszt
    [in] Halikarnasszoszban
   *[plain] Halikarnasszosz
}
region-rhodos = { $grammar ->
    [acc] Rodoszt
    [in] Rodoszon
   *[plain] Rodosz
}
region-kelainai = { $grammar ->
    [acc] Kelainait
    [in] Kelainaiban
   *[plain] Kelainai
}
region-patara = { $grammar ->
    [acc] Patarát
    [in] Patarában
   *[plain] Patara
}
region-thracia = { $grammar ->
    [acc] Thrákiát
    [in] Thrákiában
   *[plain] Thrákia
}
region-mare_aegaeum = { $grammar ->
    [acc] az Égei-tengert
    [in] az Égei-tengeren
   *[plain] Égei-tenger
}
region-mare_thracium = { $grammar ->
    [acc] a Thrák-tengert
    [in] a Thrák-tengeren
   *[plain] Thrák-tenger
}
region-mare_myrtoum = { $grammar ->
    [acc] a Mürtói-tengert
    [in] a Mürtói-tengeren
   *[plain] Mürtói-tenger
}
region-mare_creticum = { $grammar ->
    [acc] a Krétai-tengert
    [in] a Krétai-tengeren
   *[plain] Krétai-tenger
}
region-mare_icarium = { $grammar ->
    [acc] az Ikáriai-tengert
    [in] az Ikáriai-tengeren
   *[plain] Ikáriai-tenger
}
region-mare_chium = { $grammar ->
    [acc] a Khioszi-tengert
    [in] a Khioszi-tengeren
   *[plain] Khioszi-tenger
}
region-mare_carpathium = { $grammar ->
    [acc] a Kárpathoszi-tengert
    [in] a Kárpathoszi-tengeren
   *[plain] Kárpathoszi-tenger
}
region-propontis = { $grammar ->
    [acc] a Propontiszt
    [in] a Propontiszon
   *[plain] Propontisz
}

## nation

nation-carthaginians = { $grammar ->
    [in] karthágóiak
   *[plain] Karthágóiak
}
nation-romans = { $grammar ->
    [in] rómaiak
   *[plain] Rómaiak
}
nation-greeks = { $grammar ->
    [in] görögök
   *[plain] Görögök
}
nation-persians = { $grammar ->
    [in] perzsák
   *[plain] Perzsák
}

## board

board-west = Nyugat-Mediterráneum
board-east = Kelet-Mediterráneum
