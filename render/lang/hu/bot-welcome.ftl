### The first message to people who do not know the bot, and how they begin with one press.

welcome-title = Társasjátékok csevegésben
welcome = Játssz komoly társasjátékokat egy csatornában, minden fordulót akkor, amikor időd van rá. Kezdd egyedül, egyetlen gombnyomással:
play-against-computers = Játék számítógépek ellen
learn-a-game = Játéktanulás
welcome-commands = Másokkal: írd be, hogy `/game new`, ők pedig megnyomják a **Csatlakozom** gombot. A `/help` elmagyarázza, hogyan zajlik egy forduló, a `/rules` a játékról szóló kérdésekre válaszol.
which-to-play = **Melyik játékot játszanád számítógépek ellen?** Itt asztal nyílik, és a játék azonnal elindul.
which-to-learn = **Melyik játékot tanulnád meg?** Ahol van, rövid leckékből álló tanfolyamot végezhetsz el, vagy játszhatsz tanácsokkal. Ehhez itt asztal nyílik, és a játék azonnal elindul. A számítógépek egyszerűen játszanak, és minden fordulódhoz megindokolt tanácsot kapsz.
choose-game = Válassz játékot …
game-is = { $counts } játékos. { $summary }
game-has-begun = A játékod elindult. Nyomd meg a **Lépek** gombot itt, vagy később a tábla alatt. Megnyílik a paneled, amelyet csak te látsz.

sample-people = Ez egy játszótér: { $people } mintaszemélyek, { $manager } pedig a szerver kezelője. A felső **Viewing as** megválasztja, kinek a szemével nézel. A „{ $asked }” ahhoz a játékoshoz visz, akire az asztal vár. A csatornában egyszerre egy asztal fér el, a `/host close` bezárja. Az idények, a versenyek és a párosítások szálakban nyitják meg az asztalaikat, ezekhez a **Looking at** vezet. Az összes parancshoz írj lent egy `/` jelet.
