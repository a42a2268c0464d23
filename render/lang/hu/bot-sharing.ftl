### The board that a player shares in the channel.

share-board = Tábla megosztása
shares = megosztotta: { $who }
is-shared = Úgy teszem ki a táblát, ahogy mindenki láthatja, semmi olyannal, amit csak te tudsz: { $link }
