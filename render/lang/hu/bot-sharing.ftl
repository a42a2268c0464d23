### The board that a player shares in the channel.

share-board = Tábla megosztása
shares = megosztotta: { $who }
is-shared = Úgy teszem ki a táblát, ahogy mindenki láthatja, semmi olyannal, amit csak te tudsz: { $link }

## Where the player is

share-here = Tábla megosztása itt
shown-here = Itt mindenkinek megmutatom a táblát, ahogy mindenki láthatja, semmi olyannal, amit csak te tudsz.
shown-to-you = Ezen a szerveren az ilyen alkalmazások csak egyvalakinek válaszolhatnak. A táblát ezért csak te látod.
