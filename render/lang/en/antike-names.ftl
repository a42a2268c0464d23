### Antike Duellum: names of cards, people and places, as they are printed. A language may leave
### them so.

## card(card): an event card

card-academy = Academy
card-burglary = Burglary
card-earthquake = Earthquake
card-fortress = Fortress
card-forced_march = Forced March
card-fair_wind = Fair Wind
card-levy = Levy
card-shipyard = Shipyard
card-armoury = Armoury
card-quarry = Quarry
card-rich_vein = Rich Vein
card-tribute = Tribute
card-caravan = Caravan
card-colonists = Colonists
card-mutiny = Mutiny
card-storm = Storm
card-siege_engine = Siege Engine
card-herald = Herald

## know-how(know_how)

know-how-strata = STRATA
know-how-navigatio = NAVIGATIO
know-how-moneta = MONETA
know-how-res_publica = RES PUBLICA
know-how-commercium = COMMERCIUM

## personage(personage)

personage-king_1 = Dareios the Great
personage-king_2 = Kyros the Great
personage-king_3 = Xerxes
personage-king_4 = Leonidas
personage-king_5 = Pyrrhos
personage-king_6 = Masinissa
personage-scholar_1 = Zarathustra
personage-scholar_2 = Pythagoras
personage-scholar_3 = Sokrates
personage-scholar_4 = Platon
personage-scholar_5 = Archimedes
personage-general_1 = Scipio Africanus
personage-general_2 = Hannibal
personage-general_3 = Miltiades
personage-general_4 = Themistokles
personage-navigator_1 = Hanno the Navigator
personage-navigator_2 = Pytheas
personage-citizen_1 = Perikles
personage-citizen_2 = Solon
personage-citizen_3 = Kleisthenes
personage-citizen_4 = Cato

## region(region): a city, or a sea

region-lugdunum = Lugdunum
region-tolosa = Tolosa
region-massilia = Massilia
region-numantia = Numantia
region-tarraco = Tarraco
region-saguntum = Saguntum
region-carthago_nova = Carthago Nova
region-baecula = Baecula
region-tingis = Tingis
region-siga = Siga
region-caesarea = Caesarea
region-zama = Zama
region-carthago = Carthago
region-tacape = Tacape
region-carales = Carales
region-agrigentum = Agrigentum
region-syracusae = Syracusae
region-croton = Croton
region-neapolis = Neapolis
region-brundisium = Brundisium
region-roma = Roma
region-ancona = Ancona
region-genua = Genua
region-cremona = Cremona
region-aquileia = Aquileia
region-epidaurum = Epidaurum
region-apollonia = Apollonia
region-alpes = Alpes
region-corsica = Corsica
region-mare_balearicum = Mare Balearicum
region-mare_ibericum = Mare Ibericum
region-mare_sardoum = Mare Sardoum
region-mare_tyrrhenum = Mare Tyrrhenum
region-mare_adriaticum = Mare Adriaticum
region-mare_ionium = Ionian Sea
region-mare_africum = Mare Africum
region-pella = Pella
region-abdera = Abdera
region-ainos = Ainos
region-byzantion = Byzantion
region-kyzikos = Kyzikos
region-abydos = Abydos
region-pergamon = Pergamon
region-lesbos = Lesbos
region-lemnos = Lemnos
region-larisa = Larisa
region-ambrakia = Ambrakia
region-delphi = Delphi
region-oreos = Oreos
region-athenai = Athenai
region-korinthos = Korinthos
region-olympia = Olympia
region-pylos = Pylos
region-sparta = Sparta
region-cythera = Cythera
region-naxos = Naxos
region-knossos = Knossos
region-sardes = Sardes
region-ephesos = Ephesos
region-miletos = Miletos
region-halikarnassos = Halikarnassos
region-rhodos = Rhodos
region-kelainai = Kelainai
region-patara = Patara
region-thracia = Thracia
region-mare_aegaeum = Aegean Sea
region-mare_thracium = Thracian Sea
region-mare_myrtoum = Myrtoan Sea
region-mare_creticum = Cretan Sea
region-mare_icarium = Icarian Sea
region-mare_chium = Chian Sea
region-mare_carpathium = Carpathian Sea
region-propontis = Propontis

## nation(nation)

nation-carthaginians = Carthaginians
nation-romans = Romans
nation-greeks = Greeks
nation-persians = Persians

## board(map): the name of a map

board-west = Western Mediterranean
board-east = Eastern Mediterranean
