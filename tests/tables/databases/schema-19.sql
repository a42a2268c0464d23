PRAGMA application_id = 1095192402;
PRAGMA user_version = 19;
BEGIN TRANSACTION;
CREATE TABLE banks (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    used     REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
INSERT INTO "banks" VALUES(1,1,3600.0);
CREATE TABLE clocks (
    game_id   INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    first     REAL    NOT NULL,
    every     REAL    NOT NULL,
    most      INTEGER NOT NULL,
    move      REAL,
    bank      REAL    NOT NULL,
    fallback  TEXT    NOT NULL CHECK (fallback IN ('none', 'replace', 'caretaker')),
    pauses    TEXT    NOT NULL CHECK (pauses IN ('all', 'quiet', 'none'))
);
INSERT INTO "clocks" VALUES(1,3600.0,3600.0,5,14400.0,3600.0,'caretaker','none');
CREATE TABLE commands (
    application_id  INTEGER NOT NULL,
    guild_id        INTEGER NOT NULL,
    hash            TEXT    NOT NULL,
    at              REAL    NOT NULL,
    PRIMARY KEY (application_id, guild_id)
) WITHOUT ROWID;
CREATE TABLE games (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    guild_id    INTEGER,
    channel_id  INTEGER NOT NULL,
    host_id     INTEGER NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'abandoned')),
    version     INTEGER NOT NULL DEFAULT 1,
    seq         INTEGER NOT NULL DEFAULT 0,
    public_seq  INTEGER NOT NULL DEFAULT 0,
    draft_seat  INTEGER,
    told_seq    INTEGER NOT NULL DEFAULT -1,
    told_asked  TEXT    NOT NULL DEFAULT '[]',
    message_id  INTEGER,
    seed        INTEGER,
    secret      INTEGER NOT NULL,
    created_at  REAL    NOT NULL,
    changed_at  REAL    NOT NULL, owed TEXT NOT NULL DEFAULT '{}', poker_face INTEGER NOT NULL DEFAULT 1, rewound INTEGER NOT NULL DEFAULT 0, parent_id INTEGER, deals TEXT NOT NULL DEFAULT '[]', key TEXT, place TEXT NOT NULL DEFAULT 'there'
    CHECK (place IN ('there', 'barred', 'gone', 'left')), rested_at REAL, language TEXT NOT NULL DEFAULT 'en', pictures TEXT NOT NULL DEFAULT 'phone'
    CHECK (pictures IN ('phone', 'desk', 'words')), usual INTEGER NOT NULL DEFAULT 1, hints TEXT NOT NULL DEFAULT 'on' CHECK (hints IN ('on', 'off', 'learn')),
    CHECK (public_seq <= seq),
    CHECK ((draft_seat IS NULL) = (public_seq = seq))
);
INSERT INTO "games" VALUES(1,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,501,11,'running',9,7,7,NULL,7,'[0]',NULL,NULL,0,1790000000.0,1790018012.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000001e7557988142c8ea","at":1790000000.0}]','00000000000000000000000000000000000000000000000048ec9840f9b439fc','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(2,'antike-duellum','{"map":"east","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,502,11,'lobby',2,0,0,NULL,-1,'[]',NULL,NULL,0,1790019812.0,1790019812.0,'{}',1,0,NULL,'[]','000000000000000000000000000000000000000000000000313b2aeda05f1119','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(3,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,503,11,'running',11,8,7,1,7,'[1]',80003,NULL,0,1790019812.0,1790019833.0,'{}',1,0,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000007fcdda80944fe0c","at":1790019812.0}]','0000000000000000000000000000000000000000000000004efd9b4dab13dfae','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(4,'antike-duellum','{"map":"west","first_seat":"brown","variant":true,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,504,22,'finished',12,9,9,NULL,9,'[]',NULL,NULL,0,1790019836.0,1790019863.0,'{}',1,0,NULL,'[{"after":null,"secret":"000000000000000000000000000000000000000000000000023d41c3cdde8d51","at":1790019836.0}]','0000000000000000000000000000000000000000000000003180ddfea0c5154e','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(5,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,505,33,'abandoned',4,0,0,NULL,0,'[0]',NULL,NULL,0,1790019863.0,1790019863.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000005be0ee717f7695f5","at":1790019863.0}]','00000000000000000000000000000000000000000000000037e7688e2bd8a1e6','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(6,'tta-new-story','{"order":"random","peaceful":true,"hands":"open"}',1,506,22,'lobby',3,0,0,NULL,-1,'[]',NULL,NULL,0,1790019863.0,1790019863.0,'{}',1,0,NULL,'[]','0000000000000000000000000000000000000000000000001d0926327e02ff05','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(7,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,507,11,'running',7,6,5,0,5,'[0]',80007,NULL,0,1790019863.0,1790019869.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000003304078b4c96d8e2","at":1790019863.0}]','0000000000000000000000000000000000000000000000002e5e85d1a1a6bcde','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(8,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,508,11,'finished',6,3,3,NULL,3,'[]',NULL,NULL,0,1790019872.0,1790019881.0,'{}',1,0,NULL,'[{"after":null,"secret":"000000000000000000000000000000000000000000000000589051b3f0bbe9cf","at":1790019872.0}]','00000000000000000000000000000000000000000000000021796e02873f9bd0','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(9,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,509,22,'running',10,6,6,NULL,6,'[0]',NULL,NULL,0,1790019881.0,1790019899.0,'{}',0,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000003c5be85684773ce0","at":1790019881.0}]','00000000000000000000000000000000000000000000000067266d08b43c589b','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(10,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,510,11,'running',11,1,1,NULL,1,'[1]',NULL,NULL,0,1790019899.0,1790019920.0,'{}',1,10,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000011987e78562ae4b8","at":1790019899.0},{"after":0,"secret":"00000000000000000000000000000000000000000000000071b5fcd9ddcb369d","at":1790019917.0}]','000000000000000000000000000000000000000000000000243346bbe827062c','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(11,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,511,11,'running',12,9,9,NULL,9,'[1]',NULL,NULL,0,1790019920.0,1790019947.0,'{}',1,0,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000060aa90d8b3dca50a","at":1790019920.0}]','0000000000000000000000000000000000000000000000004ed51bf21b591d75','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(12,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,512,33,'finished',6,3,3,NULL,3,'[]',NULL,NULL,0,1790019950.0,1790019959.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000001f9b930bf0baef3a","at":1790019950.0}]','00000000000000000000000000000000000000000000000043786717a6ec39c1','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(13,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,513,11,'running',9,6,6,NULL,6,'[0]',NULL,NULL,0,1790019959.0,1790019977.0,'{}',1,0,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000025400323417a8105","at":1790019959.0}]','0000000000000000000000000000000000000000000000005e18ccca4567ceb1','there',NULL,'en','phone',1,'on');
INSERT INTO "games" VALUES(14,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,514,22,'running',7,4,4,NULL,4,'[1]',80014,NULL,0,1790019977.0,1790019989.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000003991217ea8902e32","at":1790019977.0}]','000000000000000000000000000000000000000000000000094bcdfebbeb508f','gone',NULL,'en','phone',1,'on');
CREATE TABLE heartbeat (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    at  REAL NOT NULL
, state TEXT NOT NULL DEFAULT '{}');
INSERT INTO "heartbeat" VALUES(1,1790019881.0,'{}');
CREATE TABLE held (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    wait     INTEGER NOT NULL REFERENCES waits (id) ON DELETE CASCADE,
    action   TEXT,
    question INTEGER,
    quiet    INTEGER NOT NULL DEFAULT 0,
    due_at   REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
INSERT INTO "held" VALUES(11,1,34,'{"kind":"decline"}',174625687379601,0,1.79001998839038872716e+09);
CREATE TABLE insights (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    mark     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (game_id, mark, seat)
) WITHOUT ROWID;
INSERT INTO "insights" VALUES(1,'9b42581bd73717d1998b9a76a2a6e6ed',0);
INSERT INTO "insights" VALUES(1,'b364507cfd90460a27fbc84de113df73',1);
INSERT INTO "insights" VALUES(3,'4a413f50edc29361bf342c764350c772',1);
INSERT INTO "insights" VALUES(3,'fcc55456ab459e93beb62b9512d5468c',0);
INSERT INTO "insights" VALUES(7,'5142488791dc6fe1fe7f56d0526e658e',1);
INSERT INTO "insights" VALUES(7,'82320f8c327da67b63a8dd39c44e71d1',0);
INSERT INTO "insights" VALUES(9,'1fafd9ef48041ada6139e51030376bae',1);
INSERT INTO "insights" VALUES(9,'5b62d9cdcf9439be51d4304a7a0fbdfb',0);
INSERT INTO "insights" VALUES(10,'879dff49b0c1766135599fa4cfda389e',1);
INSERT INTO "insights" VALUES(10,'87d0c5ebb8d5e327e5714190d6d39840',0);
INSERT INTO "insights" VALUES(11,'83396cce95840e60e1bbff9355a97e75',1);
INSERT INTO "insights" VALUES(11,'9fe61d4548d6566e258f192dd447f818',0);
INSERT INTO "insights" VALUES(13,'713de8531c345bcabe460adf603527b8',1);
INSERT INTO "insights" VALUES(13,'b0da1f1f95e946f0b4966e4d20196b42',0);
INSERT INTO "insights" VALUES(14,'24e00fd082ca8d4a5ddd1125a3fef1ba',0);
INSERT INTO "insights" VALUES(14,'8634e84310f91da875a1faebc4b9b839',1);
CREATE TABLE interactions (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    at       REAL    NOT NULL
);
INSERT INTO "interactions" VALUES(9001,1,1790000003.0);
INSERT INTO "interactions" VALUES(9002,1,1790000006.0);
INSERT INTO "interactions" VALUES(9003,1,1790000009.0);
INSERT INTO "interactions" VALUES(9004,1,1790000012.0);
INSERT INTO "interactions" VALUES(9005,3,1790019815.0);
INSERT INTO "interactions" VALUES(9006,3,1790019818.0);
INSERT INTO "interactions" VALUES(9007,3,1790019821.0);
INSERT INTO "interactions" VALUES(9008,3,1790019824.0);
INSERT INTO "interactions" VALUES(9009,3,1790019827.0);
INSERT INTO "interactions" VALUES(9010,3,1790019830.0);
INSERT INTO "interactions" VALUES(9011,3,1790019833.0);
INSERT INTO "interactions" VALUES(9012,3,1790019836.0);
INSERT INTO "interactions" VALUES(9013,4,1790019839.0);
INSERT INTO "interactions" VALUES(9014,4,1790019842.0);
INSERT INTO "interactions" VALUES(9015,4,1790019845.0);
INSERT INTO "interactions" VALUES(9016,4,1790019848.0);
INSERT INTO "interactions" VALUES(9017,4,1790019851.0);
INSERT INTO "interactions" VALUES(9018,4,1790019854.0);
INSERT INTO "interactions" VALUES(9019,4,1790019857.0);
INSERT INTO "interactions" VALUES(9020,4,1790019860.0);
INSERT INTO "interactions" VALUES(9021,4,1790019863.0);
INSERT INTO "interactions" VALUES(9022,7,1790019866.0);
INSERT INTO "interactions" VALUES(9023,7,1790019869.0);
INSERT INTO "interactions" VALUES(9024,7,1790019872.0);
INSERT INTO "interactions" VALUES(9025,8,1790019875.0);
INSERT INTO "interactions" VALUES(9026,8,1790019878.0);
INSERT INTO "interactions" VALUES(9027,8,1790019881.0);
INSERT INTO "interactions" VALUES(9028,9,1790019884.0);
INSERT INTO "interactions" VALUES(9029,9,1790019887.0);
INSERT INTO "interactions" VALUES(9030,9,1790019890.0);
INSERT INTO "interactions" VALUES(9031,9,1790019893.0);
INSERT INTO "interactions" VALUES(9032,9,1790019896.0);
INSERT INTO "interactions" VALUES(9033,9,1790019899.0);
INSERT INTO "interactions" VALUES(9034,10,1790019902.0);
INSERT INTO "interactions" VALUES(9035,10,1790019905.0);
INSERT INTO "interactions" VALUES(9036,10,1790019908.0);
INSERT INTO "interactions" VALUES(9037,10,1790019911.0);
INSERT INTO "interactions" VALUES(9038,10,1790019914.0);
INSERT INTO "interactions" VALUES(9039,10,1790019917.0);
INSERT INTO "interactions" VALUES(9040,10,1790019920.0);
INSERT INTO "interactions" VALUES(9041,11,1790019923.0);
INSERT INTO "interactions" VALUES(9042,11,1790019926.0);
INSERT INTO "interactions" VALUES(9043,11,1790019929.0);
INSERT INTO "interactions" VALUES(9044,11,1790019932.0);
INSERT INTO "interactions" VALUES(9045,11,1790019935.0);
INSERT INTO "interactions" VALUES(9046,11,1790019938.0);
INSERT INTO "interactions" VALUES(9047,11,1790019941.0);
INSERT INTO "interactions" VALUES(9048,11,1790019944.0);
INSERT INTO "interactions" VALUES(9049,11,1790019947.0);
INSERT INTO "interactions" VALUES(9050,11,1790019950.0);
INSERT INTO "interactions" VALUES(9051,12,1790019953.0);
INSERT INTO "interactions" VALUES(9052,12,1790019956.0);
INSERT INTO "interactions" VALUES(9053,12,1790019959.0);
INSERT INTO "interactions" VALUES(9054,13,1790019962.0);
INSERT INTO "interactions" VALUES(9055,13,1790019965.0);
INSERT INTO "interactions" VALUES(9056,13,1790019968.0);
INSERT INTO "interactions" VALUES(9057,13,1790019971.0);
INSERT INTO "interactions" VALUES(9058,13,1790019974.0);
INSERT INTO "interactions" VALUES(9059,13,1790019977.0);
INSERT INTO "interactions" VALUES(9060,14,1790019980.0);
INSERT INTO "interactions" VALUES(9061,14,1790019983.0);
INSERT INTO "interactions" VALUES(9062,14,1790019986.0);
INSERT INTO "interactions" VALUES(9063,14,1790019989.0);
CREATE TABLE invitations (
    id           INTEGER PRIMARY KEY,
    game_id      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    old_user_id  INTEGER,
    new_user_id  INTEGER,
    new_name     TEXT,
    by_user_id   INTEGER NOT NULL,
    at           REAL    NOT NULL,
    lapses_at    REAL    NOT NULL,
    keep_until   REAL    NOT NULL,
    accepted_at  REAL,
    due_at       REAL,
    ended_at     REAL,
    outcome      TEXT    CHECK (outcome IN ('done', 'declined', 'kept', 'withdrawn', 'lapsed', 'void')),
    message_id   INTEGER,
    CHECK ((ended_at IS NULL) = (outcome IS NULL)),
    CHECK ((ended_at IS NULL) = (due_at IS NOT NULL))
);
INSERT INTO "invitations" VALUES(1,13,1,22,33,'Chloe',11,1790019977.0,1790192777.0,1790106377.0,NULL,1790192777.0,NULL,NULL,NULL);
CREATE TABLE messages (
    message_id  INTEGER PRIMARY KEY,
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    channel_id  INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    at          REAL    NOT NULL
);
INSERT INTO "messages" VALUES(80003,3,500,'turn',1790019812.0);
INSERT INTO "messages" VALUES(80007,7,500,'turn',1790019863.0);
INSERT INTO "messages" VALUES(80014,14,500,'turn',1790019977.0);
CREATE TABLE notes (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    at       REAL    NOT NULL,
    kind     TEXT    NOT NULL,
    data     TEXT    NOT NULL
);
INSERT INTO "notes" VALUES(1,1,0,1790000000.0,'joined','{"user":33,"name":"Chloe"}');
INSERT INTO "notes" VALUES(2,1,0,1790000000.0,'clock','{"what":"clock","user":11,"rules":{"first":3600.0,"every":3600.0,"move":14400.0,"bank":3600.0,"fallback":"caretaker","pauses":"none"}}');
INSERT INTO "notes" VALUES(3,1,0,1790000000.0,'sealed','{"what":"sealed","commitment":"04d6d10904276fe72f34a44715c24c3b5df5fa1288d7f92a9c62206452087b34","back":false}');
INSERT INTO "notes" VALUES(4,1,4,1790018012.0,'caretaker','{"what":"caretaker","seat":1,"user":33}');
INSERT INTO "notes" VALUES(5,2,0,1790019812.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(6,3,0,1790019812.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(7,3,0,1790019812.0,'sealed','{"what":"sealed","commitment":"2c2adf022e0e3cf28c92b6ac48264128a059552f1c3c93010a53fbe234765f6d","back":false}');
INSERT INTO "notes" VALUES(8,4,0,1790019836.0,'joined','{"user":0,"name":"Former player"}');
INSERT INTO "notes" VALUES(9,4,0,1790019836.0,'sealed','{"what":"sealed","commitment":"84d6bab65a64540b260353146e85d8573475dc27d03fae65b1806603c398ae7f","back":false}');
INSERT INTO "notes" VALUES(10,4,9,1790019863.0,'secrets_told','{"commitment":"84d6bab65a64540b260353146e85d8573475dc27d03fae65b1806603c398ae7f","secret":"000000000000000000000000000000000000000000000000023d41c3cdde8d51"}');
INSERT INTO "notes" VALUES(11,5,0,1790019863.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(12,5,0,1790019863.0,'sealed','{"what":"sealed","commitment":"1ddfe36cf9833eb7581747353e0f7f3be08de3cf8538e5a7cd89b390d8095be9","back":false}');
INSERT INTO "notes" VALUES(13,5,0,1790019863.0,'abandoned','{"user":33}');
INSERT INTO "notes" VALUES(14,5,0,1790019863.0,'secrets_told','{"commitment":"1ddfe36cf9833eb7581747353e0f7f3be08de3cf8538e5a7cd89b390d8095be9","secret":"0000000000000000000000000000000000000000000000005be0ee717f7695f5"}');
INSERT INTO "notes" VALUES(15,6,0,1790019863.0,'joined','{"user":11,"name":"Ann"}');
INSERT INTO "notes" VALUES(16,6,0,1790019863.0,'joined','{"user":null,"name":"Computer"}');
INSERT INTO "notes" VALUES(17,7,0,1790019863.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(18,7,0,1790019863.0,'joined','{"user":null,"name":"Computer"}');
INSERT INTO "notes" VALUES(19,7,0,1790019863.0,'sealed','{"what":"sealed","commitment":"eb38b343d3ecaec1bfe3993bf996bbb9deb23ce02a4f2033801f20b037c518f4","back":false}');
INSERT INTO "notes" VALUES(20,8,0,1790019872.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(21,8,0,1790019872.0,'sealed','{"what":"sealed","commitment":"d59978c58132e51fa587dcca8aa939c859d1037fed70dba2316795e1aaf92559","back":false}');
INSERT INTO "notes" VALUES(22,8,3,1790019881.0,'secrets_told','{"commitment":"d59978c58132e51fa587dcca8aa939c859d1037fed70dba2316795e1aaf92559","secret":"000000000000000000000000000000000000000000000000589051b3f0bbe9cf"}');
INSERT INTO "notes" VALUES(23,9,0,1790019881.0,'joined','{"user":11,"name":"Ann"}');
INSERT INTO "notes" VALUES(24,9,0,1790019881.0,'sealed','{"what":"sealed","commitment":"90c59c8f4e7be99ae7db6c91caefcca87b2bead146402acee13c157b3cb11a2f","back":false}');
INSERT INTO "notes" VALUES(25,9,6,1790019899.0,'poker_face','{"what":"poker_face","user":22,"on":false}');
INSERT INTO "notes" VALUES(26,10,0,1790019899.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(27,10,0,1790019899.0,'sealed','{"what":"sealed","commitment":"2fb11f9736d53396749be87f2d9f995dfd6b9073313d4aff6e3255027a896c8f","back":false}');
INSERT INTO "notes" VALUES(28,10,0,1790019917.0,'sealed','{"what":"sealed","commitment":"ced2d3eb387559db5cf828e646def01454f6f79ed86dc128bd559c13f6340e32","back":true}');
INSERT INTO "notes" VALUES(29,10,0,1790019917.0,'took_back','{"what":"took_back","seat":0,"steps":6,"agreed":[1]}');
INSERT INTO "notes" VALUES(30,11,0,1790019920.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(31,11,0,1790019920.0,'sealed','{"what":"sealed","commitment":"d4f170a8fb580982cafb74519454f2ccbc3ad9930cd5a37ba253bb72cd787f8d","back":false}');
INSERT INTO "notes" VALUES(32,12,0,1790019950.0,'joined','{"user":33,"name":"Chloe"}');
INSERT INTO "notes" VALUES(33,12,0,1790019950.0,'sealed','{"what":"sealed","commitment":"9d452b54c22ff6b74056b27e449c07b18ab76fbd54613b75598cc38b5e42752d","back":false}');
INSERT INTO "notes" VALUES(34,12,3,1790019959.0,'secrets_told','{"commitment":"9d452b54c22ff6b74056b27e449c07b18ab76fbd54613b75598cc38b5e42752d","secret":"0000000000000000000000000000000000000000000000001f9b930bf0baef3a"}');
INSERT INTO "notes" VALUES(35,13,0,1790019959.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(36,13,0,1790019959.0,'sealed','{"what":"sealed","commitment":"b13b1eef9df0170a81fb07a9d5ee0a2f2e87f37190e36093653a198631a5ab2f","back":false}');
INSERT INTO "notes" VALUES(37,14,0,1790019977.0,'joined','{"user":11,"name":"Ann"}');
INSERT INTO "notes" VALUES(38,14,0,1790019977.0,'sealed','{"what":"sealed","commitment":"450bb4df663baea929df28779e64ee384c654bdbd46ddff4b4b8c4cf7919cafd","back":false}');
CREATE TABLE orders (
    id       INTEGER PRIMARY KEY,
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    about    TEXT    NOT NULL,
    policy   TEXT    NOT NULL,
    amount   INTEGER,
    at       REAL    NOT NULL, answer TEXT,
    UNIQUE (game_id, seat, kind, about)
);
INSERT INTO "orders" VALUES(1,9,0,'fortress','{}','save',NULL,1790019881.0,NULL);
INSERT INTO "orders" VALUES(2,9,1,'choose_card','{"reason":"personage"}','academy',NULL,1790019881.0,NULL);
INSERT INTO "orders" VALUES(3,10,1,'bid','{}','up_to',4,1790019920.0,NULL);
INSERT INTO "orders" VALUES(4,11,1,'discard','{}','oldest',NULL,1790019950.0,NULL);
CREATE TABLE orders_over (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    about    TEXT    NOT NULL,
    seq      INTEGER NOT NULL,
    policy   TEXT    NOT NULL,
    amount   INTEGER,
    at       REAL    NOT NULL, answer TEXT,
    PRIMARY KEY (game_id, seat, kind, about, seq)
) WITHOUT ROWID;
CREATE TABLE orders_used (
    game_id  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq),
    FOREIGN KEY (game_id, seq) REFERENCES steps (game_id, seq) ON DELETE CASCADE
) WITHOUT ROWID;
CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind        TEXT    NOT NULL,
    data        TEXT    NOT NULL,
    nonce       TEXT    NOT NULL UNIQUE,
    state       TEXT    NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'given up')),
    attempts    INTEGER NOT NULL DEFAULT 0,
    error       TEXT,
    created_at  REAL    NOT NULL,
    due_at      REAL    NOT NULL,
    done_at     REAL,
    message_id  INTEGER
, from_seq INTEGER, to_seq INTEGER, seat INTEGER, instead_of INTEGER);
INSERT INTO "outbox" VALUES(1,1,'notice','{"what":"clock","user":11,"rules":{"first":3600.0,"every":3600.0,"move":14400.0,"bank":3600.0,"fallback":"caretaker","pauses":"none"}}','6ef1929fc264f8a36488','sent',1,NULL,1790000000.0,1790000000.0,1790019989.0,70001,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(2,1,'seal','{"what":"sealed","commitment":"04d6d10904276fe72f34a44715c24c3b5df5fa1288d7f92a9c62206452087b34","back":false}','086fdd4bacbc41a201c7','sent',1,NULL,1790000000.0,1790000000.0,1790019989.0,70002,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(3,1,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[33]}','4ffc688fe174d5cb1ec5','sent',1,NULL,1790000000.0,1790000000.0,1790019989.0,70003,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,1,'turn','{"from_seq":0,"to_seq":2,"asked":[0],"ping":[11]}','0b8543384ddefc2956a4','sent',1,NULL,1790000006.0,1790000006.0,1790019989.0,70004,0,2,NULL,NULL);
INSERT INTO "outbox" VALUES(5,1,'turn','{"from_seq":2,"to_seq":4,"asked":[1],"ping":[33]}','364eddaebae9008f4f53','sent',1,NULL,1790000012.0,1790000012.0,1790019989.0,70005,2,4,NULL,NULL);
INSERT INTO "outbox" VALUES(6,1,'reminder','{"wait":3,"seat":1,"user":33,"number":1}','7f516a5820607dada6e8','sent',1,NULL,1790003612.0,1790003612.0,1790019989.0,70006,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(7,1,'reminder','{"wait":3,"seat":1,"user":33,"number":2}','ac4d7305826b254bfb06','sent',1,NULL,1790007212.0,1790007212.0,1790019989.0,70007,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(8,1,'reminder','{"wait":3,"seat":1,"user":33,"number":3}','31f82eb2ca5b196b5dfb','sent',1,NULL,1790010812.0,1790010812.0,1790019989.0,70008,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(9,1,'reminder','{"wait":3,"seat":1,"user":33,"number":4}','ac26bf4a196431c061d2','sent',1,NULL,1790014412.0,1790014412.0,1790019989.0,70009,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(10,1,'notice','{"what":"caretaker","seat":1,"user":33,"ping":[33]}','65472153b35671cc87b4','sent',1,NULL,1790018012.0,1790018012.0,1790019989.0,70010,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(11,1,'turn','{"from_seq":4,"to_seq":7,"asked":[0],"ping":[11]}','2a9d18e18d801498047b','pending',0,NULL,1790018012.0,1790018012.0,NULL,NULL,4,7,NULL,NULL);
INSERT INTO "outbox" VALUES(12,3,'seal','{"what":"sealed","commitment":"2c2adf022e0e3cf28c92b6ac48264128a059552f1c3c93010a53fbe234765f6d","back":false}','18e37eb7433d0c2e18b0','sent',1,NULL,1790019812.0,1790019812.0,1790019989.0,70012,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(13,3,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[22]}','b50f05b549695f9f87de','sent',1,NULL,1790019812.0,1790019812.0,1790019989.0,70013,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(14,3,'turn','{"from_seq":0,"to_seq":4,"asked":[0],"ping":[11]}','dc3b4567119f7aaf6a87','sent',1,NULL,1790019824.0,1790019824.0,1790019989.0,70014,0,4,NULL,NULL);
INSERT INTO "outbox" VALUES(15,3,'turn','{"from_seq":4,"to_seq":7,"asked":[1],"ping":[22]}','8849b8cdc3aa19b3f29b','pending',0,NULL,1790019833.0,1790019833.0,NULL,NULL,4,7,NULL,NULL);
INSERT INTO "outbox" VALUES(16,4,'seal','{"what":"sealed","commitment":"84d6bab65a64540b260353146e85d8573475dc27d03fae65b1806603c398ae7f","back":false}','16e20c764976e0131e09','sent',1,NULL,1790019836.0,1790019836.0,1790019989.0,70016,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(17,4,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[22]}','d4fe09bd327087e84edd','sent',1,NULL,1790019836.0,1790019836.0,1790019989.0,70017,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(18,4,'turn','{"from_seq":0,"to_seq":3,"asked":[1],"ping":[]}','276485779a1d01c0714b','sent',1,NULL,1790019845.0,1790019845.0,1790019989.0,70018,0,3,NULL,NULL);
INSERT INTO "outbox" VALUES(19,4,'turn','{"from_seq":3,"to_seq":5,"asked":[0],"ping":[22]}','42ff8036cdf83f343121','sent',1,NULL,1790019851.0,1790019851.0,1790019989.0,70019,3,5,NULL,NULL);
INSERT INTO "outbox" VALUES(20,4,'turn','{"from_seq":5,"to_seq":8,"asked":[1],"ping":[]}','0f3fc775fcd3163d0463','sent',1,NULL,1790019860.0,1790019860.0,1790019989.0,70020,5,8,NULL,NULL);
INSERT INTO "outbox" VALUES(21,4,'seal','{"what":"secrets_told","deals":[{"commitment":"84d6bab65a64540b260353146e85d8573475dc27d03fae65b1806603c398ae7f","secret":"000000000000000000000000000000000000000000000000023d41c3cdde8d51"}],"more":false}','a015fa64034079298a23','sent',1,NULL,1790019863.0,1790019863.0,1790019989.0,70021,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(22,4,'over','{"from_seq":8,"to_seq":9,"asked":[],"ping":[]}','31849a5355e910371d66','pending',0,NULL,1790019863.0,1790019863.0,NULL,NULL,8,9,NULL,NULL);
INSERT INTO "outbox" VALUES(23,5,'seal','{"what":"sealed","commitment":"1ddfe36cf9833eb7581747353e0f7f3be08de3cf8538e5a7cd89b390d8095be9","back":false}','25e1be3d9a5dd78d4223','sent',1,NULL,1790019863.0,1790019863.0,1790019989.0,70023,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(24,5,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[33]}','f977788a12b44829c787','sent',1,NULL,1790019863.0,1790019863.0,1790019989.0,70024,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(25,5,'seal','{"what":"secrets_told","deals":[{"commitment":"1ddfe36cf9833eb7581747353e0f7f3be08de3cf8538e5a7cd89b390d8095be9","secret":"0000000000000000000000000000000000000000000000005be0ee717f7695f5"}],"more":false}','b89b0950772b2da23cb4','sent',1,NULL,1790019863.0,1790019863.0,1790019989.0,70025,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(26,5,'notice','{"what":"abandoned","user":33}','a83db5395d19b069e89a','pending',0,NULL,1790019863.0,1790019863.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(27,7,'seal','{"what":"sealed","commitment":"eb38b343d3ecaec1bfe3993bf996bbb9deb23ce02a4f2033801f20b037c518f4","back":false}','111cc15e59dcebfe2caa','sent',1,NULL,1790019863.0,1790019863.0,1790019989.0,70027,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(28,7,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','9139f0299acd778fd50e','sent',1,NULL,1790019863.0,1790019863.0,1790019989.0,70028,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(29,7,'turn','{"from_seq":0,"to_seq":1,"asked":[1],"ping":[22]}','2fa6157c2a2887548672','sent',1,NULL,1790019866.0,1790019866.0,1790019989.0,70029,0,1,NULL,NULL);
INSERT INTO "outbox" VALUES(30,7,'turn','{"from_seq":1,"to_seq":5,"asked":[0],"ping":[11]}','bf16afe7dc47a8f15620','pending',0,NULL,1790019869.0,1790019869.0,NULL,NULL,1,5,NULL,NULL);
INSERT INTO "outbox" VALUES(31,8,'seal','{"what":"sealed","commitment":"d59978c58132e51fa587dcca8aa939c859d1037fed70dba2316795e1aaf92559","back":false}','b526ede079afc1c1128d','sent',1,NULL,1790019872.0,1790019872.0,1790019989.0,70031,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(32,8,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','bc9e6a1a50904fadd3cc','sent',1,NULL,1790019872.0,1790019872.0,1790019989.0,70032,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(33,8,'turn','{"from_seq":0,"to_seq":1,"asked":[1],"ping":[22]}','239e7716d934798074c7','sent',1,NULL,1790019875.0,1790019875.0,1790019989.0,70033,0,1,NULL,NULL);
INSERT INTO "outbox" VALUES(34,8,'turn','{"from_seq":1,"to_seq":2,"asked":[0],"ping":[11]}','772381d91698b238d70f','sent',1,NULL,1790019878.0,1790019878.0,1790019989.0,70034,1,2,NULL,NULL);
INSERT INTO "outbox" VALUES(35,8,'seal','{"what":"secrets_told","deals":[{"commitment":"d59978c58132e51fa587dcca8aa939c859d1037fed70dba2316795e1aaf92559","secret":"000000000000000000000000000000000000000000000000589051b3f0bbe9cf"}],"more":false}','719f32db9b5b24489666','sent',1,NULL,1790019881.0,1790019881.0,1790019989.0,70035,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(36,8,'over','{"from_seq":2,"to_seq":3,"asked":[],"ping":[]}','b7f2610ada2239192303','pending',0,NULL,1790019881.0,1790019881.0,NULL,NULL,2,3,NULL,NULL);
INSERT INTO "outbox" VALUES(37,9,'seal','{"what":"sealed","commitment":"90c59c8f4e7be99ae7db6c91caefcca87b2bead146402acee13c157b3cb11a2f","back":false}','744b5980d99d7c68cf1d','sent',1,NULL,1790019881.0,1790019881.0,1790019989.0,70037,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(38,9,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[22]}','f0ca2c440a27bdb4473e','sent',1,NULL,1790019881.0,1790019881.0,1790019989.0,70038,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(39,9,'turn','{"from_seq":0,"to_seq":2,"asked":[1],"ping":[11]}','315ee99e62f5c167de25','sent',1,NULL,1790019887.0,1790019887.0,1790019989.0,70039,0,2,NULL,NULL);
INSERT INTO "outbox" VALUES(40,9,'turn','{"from_seq":2,"to_seq":6,"asked":[0],"ping":[22]}','57c169c55a41e040b204','sent',1,NULL,1790019899.0,1790019899.0,1790019989.0,70040,2,6,NULL,NULL);
INSERT INTO "outbox" VALUES(41,9,'notice','{"what":"poker_face","user":22,"on":false}','c58c2da435a32052c96b','sent',1,NULL,1790019899.0,1790019899.0,1790019989.0,70041,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(42,9,'undo','{"request":1,"ping":[22]}','82b4df5d1745da2fc3a2','pending',0,NULL,1790019899.0,1790019899.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(43,10,'seal','{"what":"sealed","commitment":"2fb11f9736d53396749be87f2d9f995dfd6b9073313d4aff6e3255027a896c8f","back":false}','46ce6e570ae2c6cc36e9','sent',1,NULL,1790019899.0,1790019899.0,1790019989.0,70043,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(44,10,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','f5ed13e872b0f5138670','sent',1,NULL,1790019899.0,1790019899.0,1790019989.0,70044,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(51,10,'undo','{"request":2,"ping":[22]}','f32b2bf7398c865bb7b0','sent',1,NULL,1790019917.0,1790019917.0,1790019989.0,70051,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(52,10,'seal','{"what":"sealed","commitment":"ced2d3eb387559db5cf828e646def01454f6f79ed86dc128bd559c13f6340e32","back":true}','16ceacabdd94388f01dc','sent',1,NULL,1790019917.0,1790019917.0,1790019989.0,70052,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(53,10,'undo','{"request":2,"ping":[]}','ccd72edf525a2084376a','sent',1,NULL,1790019917.0,1790019917.0,1790019989.0,70053,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(54,10,'turn','{"from_seq":0,"to_seq":0,"asked":[0],"ping":[11],"back":{"what":"took_back","seat":0,"steps":6,"agreed":[1]}}','03c94be4e06d62824c08','sent',1,NULL,1790019917.0,1790019917.0,1790019989.0,70054,0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(55,10,'turn','{"from_seq":0,"to_seq":1,"asked":[1],"ping":[22]}','0606a2187a8cd1141036','pending',0,NULL,1790019920.0,1790019920.0,NULL,NULL,0,1,NULL,NULL);
INSERT INTO "outbox" VALUES(56,11,'seal','{"what":"sealed","commitment":"d4f170a8fb580982cafb74519454f2ccbc3ad9930cd5a37ba253bb72cd787f8d","back":false}','c2eb9c099ec6289f77e1','sent',1,NULL,1790019920.0,1790019920.0,1790019989.0,70056,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(57,11,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','e2aa8c8b82d0edc7e8a4','sent',1,NULL,1790019920.0,1790019920.0,1790019989.0,70057,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(58,11,'turn','{"from_seq":0,"to_seq":1,"asked":[1],"ping":[22]}','75a0da863c4a89f04fc7','sent',1,NULL,1790019923.0,1790019923.0,1790019989.0,70058,0,1,NULL,NULL);
INSERT INTO "outbox" VALUES(59,11,'turn','{"from_seq":1,"to_seq":2,"asked":[0],"ping":[11]}','8e9fd25bf91109eff1f7','sent',1,NULL,1790019926.0,1790019926.0,1790019989.0,70059,1,2,NULL,NULL);
INSERT INTO "outbox" VALUES(60,11,'turn','{"from_seq":2,"to_seq":6,"asked":[1],"ping":[22]}','820b6f3197bb695dcc20','sent',1,NULL,1790019938.0,1790019938.0,1790019989.0,70060,2,6,NULL,NULL);
INSERT INTO "outbox" VALUES(61,11,'hand','{"seat":0,"user":11,"from_seq":5,"to_seq":6}','1311a2cf9e22e83a143d','sent',1,NULL,1790019938.0,1790019938.0,1790019989.0,70061,5,6,0,NULL);
INSERT INTO "outbox" VALUES(62,11,'turn','{"from_seq":6,"to_seq":8,"asked":[0],"ping":[11]}','1d12748ee47696b4072e','sent',1,NULL,1790019944.0,1790019944.0,1790019989.0,70062,6,8,NULL,NULL);
INSERT INTO "outbox" VALUES(63,11,'hand','{"seat":1,"user":22,"from_seq":7,"to_seq":8}','68e53b52488dd85beb0a','sent',1,NULL,1790019944.0,1790019944.0,1790019989.0,70063,7,8,1,NULL);
INSERT INTO "outbox" VALUES(64,11,'turn','{"from_seq":8,"to_seq":9,"asked":[1],"ping":[],"named":[22]}','a2fe214c8510b1718846','sent',1,NULL,1790019947.0,1790020008.0,1790019989.0,70064,8,9,NULL,NULL);
INSERT INTO "outbox" VALUES(65,11,'call','{"seat":1,"user":22,"to_seq":9,"ahead":false}','6cc11b25062ab61bff5a','pending',0,NULL,1790019947.0,1790019947.0,NULL,NULL,NULL,9,1,NULL);
INSERT INTO "outbox" VALUES(66,12,'seal','{"what":"sealed","commitment":"9d452b54c22ff6b74056b27e449c07b18ab76fbd54613b75598cc38b5e42752d","back":false}','89073eeb9b3e17638c56','sent',1,NULL,1790019950.0,1790019950.0,1790019989.0,70066,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(67,12,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[33]}','262f2515d2ac696093bc','sent',1,NULL,1790019950.0,1790019950.0,1790019989.0,70067,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(68,12,'turn','{"from_seq":0,"to_seq":2,"asked":[0],"ping":[]}','85d71e0a57687c7fef9d','sent',1,NULL,1790019956.0,1790019956.0,1790019989.0,70068,0,2,NULL,NULL);
INSERT INTO "outbox" VALUES(69,12,'seal','{"what":"secrets_told","deals":[{"commitment":"9d452b54c22ff6b74056b27e449c07b18ab76fbd54613b75598cc38b5e42752d","secret":"0000000000000000000000000000000000000000000000001f9b930bf0baef3a"}],"more":false}','618dcc2a7d282773783e','sent',1,NULL,1790019959.0,1790019959.0,1790019989.0,70069,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(70,12,'over','{"from_seq":2,"to_seq":3,"asked":[],"ping":[]}','fec326df10bc28acde72','pending',0,NULL,1790019959.0,1790019959.0,NULL,NULL,2,3,NULL,NULL);
INSERT INTO "outbox" VALUES(71,13,'seal','{"what":"sealed","commitment":"b13b1eef9df0170a81fb07a9d5ee0a2f2e87f37190e36093653a198631a5ab2f","back":false}','81a4eb7e691126b11f1b','sent',1,NULL,1790019959.0,1790019959.0,1790019989.0,70071,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(72,13,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','e4d62fd1a18a8a8140df','sent',1,NULL,1790019959.0,1790019959.0,1790019989.0,70072,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(73,13,'turn','{"from_seq":0,"to_seq":2,"asked":[1],"ping":[22]}','d2328f28a5c25e391ccf','sent',1,NULL,1790019965.0,1790019965.0,1790019989.0,70073,0,2,NULL,NULL);
INSERT INTO "outbox" VALUES(74,13,'turn','{"from_seq":2,"to_seq":6,"asked":[0],"ping":[11]}','750c517e72b8272f2834','sent',1,NULL,1790019977.0,1790019977.0,1790019989.0,70074,2,6,NULL,NULL);
INSERT INTO "outbox" VALUES(75,13,'seat','{"invitation":1,"ping":[33]}','cf1516cb3b706eb06419','sent',1,NULL,1790019977.0,1790019977.0,1790019989.0,70075,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(76,13,'seatcall','{"invitation":1,"user":22}','0cdd4604b02698d4629e','pending',0,NULL,1790019977.0,1790019977.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(77,14,'seal','{"what":"sealed","commitment":"450bb4df663baea929df28779e64ee384c654bdbd46ddff4b4b8c4cf7919cafd","back":false}','344a74d6e6e0748236ee','sent',1,NULL,1790019977.0,1790019977.0,1790019989.0,70077,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(78,14,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[22]}','7d2fe3639d9140454e20','given up',0,'its channel is gone',1790019977.0,1790019977.0,1790019989.0,NULL,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(79,14,'turn','{"from_seq":0,"to_seq":1,"asked":[1],"ping":[11]}','0f4bf6b63715c9c91579','given up',0,'its channel is gone',1790019980.0,1790019980.0,1790019989.0,NULL,0,1,NULL,NULL);
INSERT INTO "outbox" VALUES(80,14,'turn','{"from_seq":1,"to_seq":2,"asked":[0],"ping":[22]}','136f69e777a779f84318','given up',0,'its channel is gone',1790019983.0,1790019983.0,1790019989.0,NULL,1,2,NULL,NULL);
INSERT INTO "outbox" VALUES(81,14,'turn','{"from_seq":2,"to_seq":4,"asked":[1],"ping":[11]}','65fb679b656e6cc3e82a','given up',0,'its channel is gone',1790019989.0,1790019989.0,1790019989.0,NULL,2,4,NULL,NULL);
INSERT INTO "outbox" VALUES(82,14,'hand','{"seat":0,"user":22,"from_seq":3,"to_seq":4}','38812efadff724fbc315','sent',1,NULL,1790019989.0,1790019989.0,1790019989.0,70082,3,4,0,NULL);
INSERT INTO "outbox" VALUES(83,14,'private','{"what":"gone","user":11}','aaae2ae1042bfc77fb79','sent',1,NULL,1790019989.0,1790019989.0,1790019989.0,70083,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(84,14,'private','{"what":"gone","user":22}','2840619bd89eb326f07e','pending',0,NULL,1790019989.0,1790019989.0,NULL,NULL,NULL,NULL,NULL,NULL);
CREATE TABLE "plans" (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    mode     TEXT    NOT NULL CHECK (mode IN ('run', 'through', 'propose')),
    actions  TEXT    NOT NULL,
    done     INTEGER NOT NULL DEFAULT 0,
    begun    INTEGER,
    stopped  TEXT,
    at       REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
INSERT INTO "plans" VALUES(9,1,'run','[{"question":"choose_field","action":{"field":"militia","kind":"move_marker"}},{"question":"pay_for_field","action":{"resources":["marble","marble","iron","gold","gold"],"kind":"pay_rondel"}}]',0,NULL,NULL,1790019899.0);
CREATE TABLE "problems" (
    id         INTEGER PRIMARY KEY,
    reference  TEXT NOT NULL UNIQUE,
    game_id    INTEGER REFERENCES games (id) ON DELETE CASCADE,
    seq        INTEGER,
    user_id    INTEGER,
    at         REAL NOT NULL,
    summary    TEXT NOT NULL,
    detail     TEXT NOT NULL
);
INSERT INTO "problems" VALUES(1,'8811-E439',3,8,22,1790019863.0,'A report','Something is odd.');
CREATE TABLE saves (
    game_id  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    base     INTEGER,
    packed   BLOB    NOT NULL,
    PRIMARY KEY (game_id, seq),
    FOREIGN KEY (game_id, seq) REFERENCES steps (game_id, seq) ON DELETE CASCADE
);
INSERT INTO "saves" VALUES(1,0,NULL,X'789CD556C992E2300CFD179F992A12A0177E85EA4A8958242E1C3BED053ADDC5BF8FE42410A8A697C31CE6C493915E24598B3F44050D8AB50013D41EFFC8885AC746CC842F6B6C40AC73820102E97C88065A523DA20FA47000A7C84AAC77A03DCE04C4608B9D75C1A1F7E7D3D22A4352BE9C89109D29B46A14D998A8F54C480747FA33B8489ACE54FC0D8FA543D2C8B3E7E5E3EAE171BE7ACE9FF287A779363F1BE4ABD34CB41A3A74246DC84849729014DAE8FCE0AADB6A428B9950CE9A042AAB6502EC94586744B2B56FACADB152AC949112688D5D0FD1A0039D884136AAC764E563DBEAEECA706AF995E991947C62AFC148A628C1498EE28578555553E8020FE83A6B90B26C8F44D487A6A144596C3BD625A6685420BB0F827B638F456D8F3D4B4B59B1062A1C58297C897ACC39DD8EAA0CCAE1864EB3317BD9EFB237FF8FB297FDB3EC91C216CC3E7932543A652860D36A26C8F28BCF144BB07B649D4B82F9B4CF30A33EC54FA753EAB9729F54F78A1B63937E8B070A2A81D5089623588C201F41265E521F5B0D8E1906986C47BC9CE0C504E7139C78CE77B21961B21DF16282F3094EB6060EAA826093176721E95DA4A459AAA0DED1B0DE00D35746BC98E07C82C9962782D238AD0941D3882F9D925DD6A47D236A3C74F4B38DAEA22819D6ECB224D0C4A00C9FF85AB51DD1117C8DE092D679C671C96185059A4AA57273AAAC8B03527BF0055AC77314C1859A6CF7782BEC40B9E2A80C9393CB700073730AAEB1D1DD380925486C1895565BA37C604F8253DB48537AD207C66EADEC2E5DD057F06D23382EFCEB9C8DD15DBE7409ECCB3EFBFC0B52F981FD87EDFA390DDF358E24A186CA32BECC47729A9255F2324B7D34B6E1791571239EA71E91A0078770976468D16F68DEA1B94F913AFB1B0267AF08B25F0762105AAB95BF4BF2B340A861E37D47BE8FA49F592E24CBC61E060E5EFA0998BECE24B6DA76B0ED3BF5979BA32F897E6A8FBDC14A3B8758F880AD4FA2A6DD30113DC244A246610AAEC0D29AD7888E457E5B50216ADB8E7F0EC3AF371A3CF2BD1BB41C8C84F4F0D873A352ABE15B2852A8BC4F874387C754ED93A39D8D46F23C9F9C953C560A1BC3D5616DADC762A7900A80B74C490BAF4ABE91739B173AB1BB5DEFFB663E9BF3E2A24C627A10717AF8A5542495C9EA8A7A787A9D4E7F01AFC24E56');
INSERT INTO "saves" VALUES(1,1,0,X'78BBAFC24E56AB1E6DF80D89A6CBA069F8990CC5D0A346C30F98BE8BC0198388B69FD168DB6FB4ED37DAF61B6DFB8DB6FD46DB7E38DB7E3468CE0100ED123F36');
INSERT INTO "saves" VALUES(1,2,0,X'78BBAFC24E56AB1E6DF80D89A6CBA069F8990CC5D0A346C30F98BE8BC0198388B69FD168DB6FB4ED37DAF61B6DFB8DB6FD0C606D3FA3D1B6DF206BFB01008DC64F0A');
INSERT INTO "saves" VALUES(1,3,0,X'78BBAFC24E56AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1074CE345E0CC4144FBCF70B4FD37DAFE1B6DFF8DB6FF46DB7F06B0F69FD168FB0FADFD4783261D000F15404E');
INSERT INTO "saves" VALUES(1,4,0,X'78BBAFC24E56AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1074CE345E0CC4144FBCF70B4FD37DAFE1B6DFF8DB6FF46DB7FF0F69FF168FB6F90B5FF00E4285024');
INSERT INTO "saves" VALUES(1,5,0,X'78BBAFC24E56AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1A7949B9903AC7E12B104219616A0E1680B70B40538DA021C6D018EB600E12D40E3D11620CE1620AC72A1453B0F0022704784');
INSERT INTO "saves" VALUES(1,6,0,X'78BBAFC24E56AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1A7949B9903AC7E12B104219616A0E1680B70B40538DA021C6D018EB600E12D40E3D116205A0B90068D3A001516410F');
INSERT INTO "saves" VALUES(1,7,0,X'78BBAFC24E56AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1A7949B9903AC7E12B104219616A0E1680B70B40538DA021C6D018EB6000D602D4093D116E0206B01020008EF50E3');
INSERT INTO "saves" VALUES(3,0,NULL,X'789CD556D16EDB3A0CFD173D7B409D34E9D05F090A83B1185B882C799494CC2BF2EF9794EDC409D6757DB80F7BCA9172784452A4E877D54087EA55818BE688DF74426B53A70A15EA163B50AF2B86112273DE55073D53CF1822134E4086ADD4EB016CC042418ABE3A788A84215C776B6F1CAF56CF858A895C654D67D8C6256B0BA509CEFC67A4C44C728D9C11B02664C6E665B379F9BED96ECB97EDFAB9DC94DB2B7FB5B914AAB73020F16AC73646B37F4FBC99284C9ED2DE325A17CA90771934DEEA0CC427F55AB2C8DEFF14B6C5C608A96412588BC308D12181CDC2A03B3362B60AA9EFED7067B8B4FC93E9994921ABB7E0B448D4405AA278635DD3B41CB9C213D2E01D7292FD9985C6D02CD4A8ABFD205C564ACE44B67B677874FE5CB5FE3CAAF49C15EFA0C14995C3D768E794F3E598C6A19E2EE852CCD92BBF96BDA77F287BE5FF963D26ECC11DB32753A173862276BD15817275F3996389FE88C2B9255876C70C0B1A53FCFD72C92D571F33F568A42F76F9B7DA7250196C66F03C83F50C563328D55B6E636F81446182D976C6CF0BBC5EE0D502679DEB9DEC66986D67BC5EE0D502675B0727D340F4D98BEB22F36EABCCAC4D34BFD0096F82F99419AF1778B5C06C2B2F82B1B8AC09F52301D1C03C32755B9D90EBB6500730549D0D970FE3F9B52AB8164FC2841A3476821028B6AC7094420A061BACD03526D7D53E51C399115AEDAD772644D108ADE9073EFCE114A0CEA74C8E64F629E2A3479EA436B926EAF6F1E02E45E386872381E004EEDEFF3B91453738BFF77AB8F5C258C78FED4052FE8BCCDDD2D0CA354A14812FA9537FECB3DF6B6B1326DDBF6CD7DFCBC85DE32C125B68BCE0DBFBC879E02CD732CB721FCD6D789D44D288D7578F453000217C2832B5E82732BFA0FB582277F62702E4EF04CA2F07E2107A6F4DF850E4EF02E1864D1F3BF27924E39B45315B76FE3469C8CCCFC08D15A6B1B77E80FDD8A95F9C1C63498CAFF6DC54423A10621522F6212F2DCF86C532202C56DC82222115587BF72321C992FFD05C88D6F7F39FD3E3371A4D1E85D10D1E0E4E43FEF0384A877393E1CF58E550659E4E9B84E75CED8BAD834F4ECB7BBED8ABE58DAA7C8A779BADF701AB83412E009932350FBC26FBC6CEEDDE78C71F0EA3EFBBA7E24906176712F30791A447BE94AA4C598CAE64A72FAFCBE53F31744E2C');
INSERT INTO "saves" VALUES(3,1,0,X'78BB31744E2CAB1E6DF70D8596CB68BB6FA0DB7DC0FC90990ACC23894AA3ADBFD1D6DF68EB6FB4F537DAFA1B6DFD51ADF507AF5D68D1C803006927470D');
INSERT INTO "saves" VALUES(3,2,0,X'78BB31744E2CAB1E6DF70D8596CBA069F71912D7EE33223FF40C0667BB0F981F32538179245169B4F537DAFA1B6DFD8DB6FE465B7FA3AD3FAAB5FEE0B50B2D1A790059F8470B');
INSERT INTO "saves" VALUES(3,3,0,X'78BB31744E2CAB1E6DF70D8596CBA069F71912D7EE33223FF40C0667BB0F981F32538179245169B4F537DAFA1B6DFD8DB6FE465B7FA3AD3F0A5B7F3468D001001123402F');
INSERT INTO "saves" VALUES(3,4,0,X'78BB31744E2CAB1E6DF70D8596CBA069F71912D7EE33223FF40C0667BB0F981F32538179245169B4F537DAFA1B6DFD8DB6FE465B7FC4B5FE0C60AD3FA3D1D6DF206BFD0100DD8D5003');
INSERT INTO "saves" VALUES(3,5,0,X'78BB31744E2CAB1E6DF70D85960B35DA7DC018CD4C05C672A212C5AD3F43E25A7F46E487A1C1E06CFDE10BC3D136E0681B70B40D38DA061C6D03626B031AC0DA8046A36D409C6D4078ED428BA61E00D5A148E4');
INSERT INTO "saves" VALUES(3,6,0,X'78BB31744E2CAB1E6DF70D85960B35DA7DC018CD4C05C672A212C5AD3F43E25A7F46E487A1C1E06CFDE10BC3D136E0681B70B40D38DA061C6D03626B031AC0DA8046A36D40B436200D9A750067D84208');
INSERT INTO "saves" VALUES(3,7,0,X'78BB31744E2CAB1E6DF70D85960B35DA7DC018CD4C05C672A212C5AD3F43E25A7F46E487A1C1E06CFDE10BC3D136E0681B70B40D38DA061C6D03E26D031A13DF06C4577F8CB601A9D60604008C1351DF');
INSERT INTO "saves" VALUES(3,8,0,X'78BB31744E2CAB1E6DF70D85960B35DA7DC018CD4C05C672A212C5AD3F43E25A7F46E487A1C1E06CFDE10BC3D136E0681B70B40D38DA061C6D03E26D031A13DF06C4577F8C803620A4D567A5046D93C527420A739050416225A8A945C38621007FA958F8');
INSERT INTO "saves" VALUES(4,0,NULL,X'789CC556DB72A3300CFD173FB3332197B6DB5FC97418052BE089B1A92F496927FFBE9281C4E9B4DBF661679F3816D2419275E14D34D0A1781460823AE02F1951EBD88942F8BAC50EC4E3926080403A6FA2839E544FE803291CC129B2128FC1452C04C460ABBD75C1A1F7E2710FDA93B4B6CAD069B92E4488CE545A758A4C4CD4BA10D2C1C9CFF6CE34FC098FB543D228EFCAD5E67E7DBF7878586DD60FEBDFF717FDE5E65C885EC3808E4E5BB25192DC5B90303A3F39EA769AD0AA10CA59934063B54C807D227522D9D917D6D6D828562A4909B4C6618468D0814E1864A712662B1FFB5E0F3786B9656EBA78677A22259F185B3092296A7092A378225ED5B414B9C023BAC11AA41CDB13118DA169A85156BB817589291A15C8EE8DE0C1D853D5DAD3C8D25356AC810627560A5FA29E534E97A31A8372BAA0733167AFFC59F6CA6F672F4F41F95FB257FEB3EC91C20ECC217932153A652860D76B262897579F2996600FC83AD704B374CC30A331C50FE773EAB8FA90540F8AFB629B9ED51D0595C06606EB19AC66B09C41299E52175B0D8E1926986C67BCCEF02AC3CB0C279ECB9D6C67986C67BCCAF032C3C9D6C05135106CF2E272487AD753D2AC5550AF68586F82E92B335E65789961B2E589A034E63521105C689F231CB81676D13514CD40700FCA5527451554500D1E59E454DD5647A4CA2E441783322CBCB1A7C9C615443757B79C1CF299A724BD768934E3F70A1BACD0342A5521D420B1E3172DE744DE88DED15EE627F799B646F9E0DF79EC5BD50F1422AB808323981BFFB34E307667E570ED83B186DFB782E3D2CFB296B9109CDAC59062709D8D14DC5FFBEC637EA9FCC4FDCD76FD9886EF1A6792D04263195FE723B94C1ED6BCCA521FCD6D78D944DC8897A94724E8C1217C4A32B5E81734AFD07D4E913AFB0B02676F08CA1F0762107AAB95FF94E47B8150C3C6CF1DF93A927166B99072D0D9E3940DDEF989CC8C5526B1D77680DDD8A93FDCBB63498C537B2E48FEC8DE21563E60EFD351D36EC88E1E213B5149330557606DCD7344C7477A21A910B5EDE797D3F01B8D268FFCE8062D072321FD781CB825A9D1F025542954DEA793D0E129557B26DADB6824CFF34C56F3FCA86C0C37C2D65A8FD55E2115006F999A165E937C23E7B64F24B1FBFDE8FB76512C7871512631FD10717AF84FA94A2AD9EA8A7AFAF33A9FFF00053C4DE4');
INSERT INTO "saves" VALUES(4,9,0,X'78BB053C4DE4AB1EDECD3E4358B56A04AB558D486FB850BFD9673000CD3E25601A2802C72C854D3F1358081A8DB0A61F3089A3072028E9626BFC198E36FE461B7FA38DBF61DEF803E7FED1B61FDEB69F21ACED67425EDB0FBDEA186C6D3FAAB6C9AA21DE03650E431D2390D189A5A0EA1851E3D4D6D602008D0D3460');
INSERT INTO "saves" VALUES(5,0,NULL,X'789CD556DB72A3300CFD179ED9998424DD4E7F25D361142CC01363535F426927FFBE9281C4D96DDAEDC33EEC538ECDD1892474E13D6BA0C3EC2903EDE5117F88804A852ECB3357B5D841F65410F4E089F39E75D0137540E78970022BC92A7BAA4139CC3308DE94B5B1DEA27397DBCA484DA7629B673E585D2AD949B2D141A93C1316067AE86D20A6D50DFF87C3CA22311E1E8AD56EB7792836DB9FEBC7A2D814BB8B41B13BE759AF60444BA73D1949410EAEE8325837BB6A0F8AD026CFA4353A82C62811013B457412399857662B6C2493D64402A5709C206AB4A0A230884E4E98AC5CE87B35DE18A6969F990E447251BD052D58A2022B388A67D2954D4BA16778423B1A8D94653390D0149A820A457918994B4A414B4F76EF048FDA0C656B8649A5A7AC180D0DCEAA14BE40B5E49CDE8E6C348AF90D9DF3257BEBEF656FFD1F656FFDCFB2478403E863F464AE74CA90C7AE572CB02EAE3E532CDE1C9139D704F3ED946146538A1FCFE7D873D531528F921B631F7FCB070A2A82DD02B60BD82CA058C03A7B8E7D6C1458569861B45DF036C19B0417098E3A9777B25F60B45DF026C14582A3AD86936CC09BE8C5E51079D7536456D2CB37D4CC9B61FC97056F125C24986C79224885694D6487601B0A6024A6B7F2103CD70482F5ED4B80231F880A27D01CACC4064BD48D8C95031508ECD8B20669CB4152B9E5A92029D808C076264444C38F6B8CDE6DD5D2B10B5E6ABE6F39136CEE284E9EAD0A4F7C5F1965B47454877FD8BA56F6238571D7939B282E5337E9026D0E468CD71E98EAF7F736B05CF649C62E4AF448566D7942A96FF0A77DF6F17F08E966FDBF6CD78F65F85DE322E25B680CE3EB7C24B7E93D54BCCC621F2D6D785945DC8897A94722E8C022DC15995BF40B9937E8EE4BC4CEFE42C09A1B81F5B703D108BD51D2DD15F9BB40A861C37D47BE8E649A59D6C71C74E6346783977E14D353A509EC9519E13075EA3737C75412D3D45EDA8E49B5452C9DC7DEC5A3A2DD901C1D4272A241C0125C8195D12F012D1FE981A04254A65F1ECEC36F329A3D72931BB41CB480F8E171E46EA466C3575FC650799FCE97168758EDC9556D82163CCF93BB8AE7486982BFB96C8D7158D612A90078CB54B4F09AE81B39B77FA61B53D793EFFB55BEE2C54599C4F841C4E9E12FA5325292D515D4FCE9753EFF021F724E4A');
INSERT INTO "saves" VALUES(7,0,NULL,X'789CED57DB8EDB380CFD173D7B0027534CDAFCCA6021D03263AB9125AF2EE37107F9F7256539C9366981A02FDD4531F32089D4F12179C8D81FA28301C55EC4084F16A7A7109D9F452582EA7100B1FF44CB08915C3E04B63A6A67C99B3CE5EA3922283C2423F60730012BE146B4B207DB06B18F3EF1896FD18BFD6B5D6DAAED5F19D147B1AF2BA192F76897B577C9B662BFA90474984F0C8428CB316D4703337A427DFD104ABF69C3A414787ED02BC3EAAE2728816FE8676791C8B9C9F29397CB0A5BD9CCEC7BAAC4A08D261AF30F30968B3F03989C3F66361FC4D76B954C4C9E786F2BD17867BF2DCBB1D7C60537F6738ECCA3D15DCE21214EE0BD760CB121BCC624CE32AD3A4701D821E745B41846177518888C6E0D6698198D71936CC01E69FF79B9BC6E5F28AD90DDB8809C6490D14530B99AC379B3CD1B7C8F7E710B232A4D255C12611072D16C3266DD492A4C314FCE5E99A9A0D952AF86E2E593B665D9BBE1E2AF9C7156AF581154D46AB5E1BB3229E8373C0B8AF2B41A6929397B4F1B96A846ABB0E8A864BF2EB92825ADCFB9BA1C8CC907BCACE435CEC163E8175629605B3431E652E480B0C8604D4FA1B884205B56DDB90F260C72742433ADC2C53379BBF0702996D353F5A8A037BF2AE83B00BFBBA0B77F04FDFF15F4F657057D07E07717F4F31F41FF6704CDC86EA24708A31B4FAA94EE20C1E03BBDE7780D8289A50E086A96BCFB9A8C4E8162C200ACD2E4A9F6B2238CD8678771F630680A9880B5EAA521A06CE86118928746D31ABCA6D7AC68B851B8222124BE509E4BE58E3D122842BC2140F7D471D4F9EAE002559242C83D295B54C7EBA612234492394BB830B09DB69DECC88E36DC63FF6FCA4B6DC1C81EBD66A1E5536414A4138642CBE9C8E85966578D6C5DE3DAF9D2C98B8E7E340D6ED83F8CD4EA50EE5EA5A0A59164DCC82DCD953D4F81EA7BCB592E371652FE013CDE1A72D6F53788770103462A709E250F87525E9F2521DAF8D380948743BC43FA7A30DE522B7D7763A081D422BF9947BC833900CDDD181E0B87E6C5D53F077748CCEA4E6C0FA769E4EF881587AF2B370CCECA652694B3913665D9E521C1AB368D462B88EB206C9236511E1C7FCD3C5735FFF164B01DF30BA83C12ABE797DD4BBDDB7CFA52EFEADD975DBDDDD1546F3D4C04F25C9FF2F78D6D217FC704EE5D9E3547CD5F39D4342D29E2EF94F3CE3FA3DF3B3065A23EF6402392C7D2F2C3E2DEAF47E9BA559078900AEE51EEEA755E968D6C9042C9A19E4EFF00CE6AC42D');
INSERT INTO "saves" VALUES(7,1,0,X'78BBCE6AC42DEDD7B10900201043D19972B89DCB5BA4160B39D0F0174895E2BFF90A0505051D1AFBB1FB042927C87082547E82E8C30411480489B94D0D124162D4A1412248048920B107893A2151FD485C589BCCF6');
INSERT INTO "saves" VALUES(7,2,0,X'78BBCE6AC42DEDD7BB0D00200C03D19962653B96A7701D218490F8DC02AE5CDC6BA7505050D0A1518FAD27889C20E904D1FB09121726487C8344AECED5E1237C848FF0113EC247F838C3478DF8A8FD7CEC7B15D5BE');
INSERT INTO "saves" VALUES(7,3,0,X'78BBCE6AC42DEDD8A11100200C04C19AF243370C95D03C2206C3204004720D44BDB84D8F424141410F8DF5B1F304912748F104D1FF09620F2688A541225367EAF031E23F64860A880C8648F0081EC163723C6A87475DC463D5F4BA6A0B4A0ED7BAD909');
INSERT INTO "saves" VALUES(7,4,0,X'78BBCE6AC42DEDD83B0A00211443D10D4DA1C1DD0CB312372FF29A2038162AF849696315F01EE32A14842868A151BFAC3F416009122C41707E82F80D13C45F83444D5D536F4C9D6258922C24E9E649D2D1B8192D02E562A0FC85A4FC283FCA8FC7FA112D3F62A01F5FD0EFD5F7E4233DCD155D2671E3DED8');
INSERT INTO "saves" VALUES(7,5,0,X'78BBCE6AC42DED59D16EA33010FC973CF7A149EF6F4E1572C0013780916DB843A7FE7B67D72E1808CA45C9439BE6A925C07A3D33EBEC6CFE7D3D2BB80B5670FB33ADE07AB0EB5B909D6F417EF9166477FF2DC8F61BB620DB1F63121F527F48FD8CD4A366F85E9CE4F756FD7324FBD8CE3CC47F9DF847AB79D644AE3BC7ABDDE22749AB3EEEB4E98B335A379C95B0BAF62DE3683D29ED634D35B9B09C74AB41028E7268400BDB6669A5E900EBE9BB4322D3B816B59C5994D586CA0DC425F44CAA4CDAFA6D334030736549B586AACD3F8D5BAA617AE06F4AEAE4FDDB4757A029CD7D868017A8E77DF817962BEDB9F3E683AB014E096869AB3DD3720256B596D3126B5E4FBCC16B15821285BDA8087F44CA0B659323BAEE0D9748F0A4103324A0D2230E08406BA00EC1E2A0EEBE5F0036BE38DB7529750D1A759289A45375AAA2C5DB1A956A2C3224D11AA8BD16731095E13F13F22A0A99160C16EC80CE8D68F82A266B14EC0CEB050F0BE98435E1201AE9902020B08A7C1DAD8D6DCB92EC50A9696EA3F12AF962934ED089528C13B9DD1863939AD6E218218CD936EDD92A5972E8D28F07C8681F648D53CA1F997EA2C03B3452E59C37B66734556D419A03A7FC892283E6EB047211F55F828DE323547D0014149DAC5C261B0D023DD3C3046465D5D51B7095823525F7387003F17581A3C9018C69464684B9C4A58BE45A673097A422C77194976E3C9C98A0375491C296DB30D968CA96CF467AB3239339CDEE40EC52894252D9ECF10A2E587688270C6BA490A2EB217C7C644E5D631BA5E8E4848516591827D4C037DB68EB7014FBFC2CB6E3C0C49CC83198AA2A858A09F535B0E6CB5C091EE011383EF81F294A57F4B368FCB5E7D401CBC4E534CE7616B4CD8159A5698E52E0E98EC6764F170F501F83BE2F35E8FBAF99FED969E0CBE5D3C0EDEEE5A6E3C0F801DF7E3EFB6F13EA5EC74E74BC085186EAB8D940F1F72EFA89E3F5892E23FFF6FAFEFE017FF3123A');
INSERT INTO "saves" VALUES(7,6,0,X'78BBCE6AC42DED59D18E9B3010FC973CDF43C3F56FAA1372C001376023DBD0A2EAFEBDB36B0E0C04A551FA90CBE5292184F57A66D6D9D9FCB93F2B980C5670FF35ADE076B0DB5B9024B420DF430B923C7E0BB2FF842DC8FECB98C4A7D49F52BF20F5A8197E1427F9B955FF2D927D6C679EE2BF4DFC93D5BC6822B79DE3CD6EF183A44D1F77DEF4C5196D1BCE5A38A343CB38594F4AFBA4A9265796936E3548C0530E0D6861DB2C9DB41D603D7F774C641ED7A1967387B2DA51B981B894BE93299BB561DB0C10CC5C5551ADA16A8B0FE39619981EF89B8A3AF9F0F4C997684A8B9021E005EA453FBC85E5CA7AEEBCF9E06A80530A5ADAFAC0B49C81556DE5B4C69AD7133FE1B54A4189C25ED4843F2215A572E9095DF78E4B64F0A4103324A0B2130E08406BA10EC1E2A0EEBE5F01363DB8D875258D068D26CD45DA299DA968F156A352AD4386245A0BB56BB10451597E99915753C8AC64B060074C6145C357315993601758AF7858496758130EA2911E090202A7C8D7D1DAD8B6ACC80E5586E636068F922FB6D90C9D28C53891FF37C6D865B67538460863B64D07B64A8E1CBA0CE30132DA47A9714A8523334C14788756AA82F3C6F6ACA1AA2D4973E0943F5164D0429D402E42FF26D8383E42E923A0A0E864E572D9181018981E27201BAB6EDE80AB14AC2979C0813B10AF4B1C4D1E60CC33B262984B5CBB48614C0E73492AF21C4705E9C6C389197A6315296CB91D261B4DD5F2D9484F766432E7D91D895D2A51482A5F7CBD860B961DE209CB1A29A5E87A081F1FD973D7D846253A3963A14516D60B35F2CD36DA791CC5213F87ED7830B124720AA6EA5AA16286FA1A590B65AE040FF0089C10FC9714952FFB4534FED9F3EA8865E2729A663B2BDA96C06CD2B44469E0E981C6762F570F509F83BEBB1AF4FDD34CFFE234F0F5FA69E03E79BDCB71E08F24FA83E2ED852E23F7F5F6FEFE17CF45FC9D');
INSERT INTO "saves" VALUES(8,0,NULL,X'789CED56DB6EDB3810FD173E3B80ED6E82C6BF1214C4981A4B5C53A47648465103FFFBCE5094ED8DD302C6BEB440613F0C39C3C33357F15DB5D0A3DAA994E0C1E3F81053A049AD54341DF6A0767FB19820B1C9BBC2C6261B3C5BB3A55E2C07048387ECD4EE002EE24A8501BDEEC03751ED1265D9A10649ED5ED6ABCDB7824749EDD62B653211FA59A6907DA3769B958216CB8E839874DDE6E5E0604262CC977765ECAB7542C900C9352F026BDB8EA114BE224DC123530BA3977BE7C3061BBD9FC4F6B452BD7596694C3FC0980FFE0C600C742C6CDE992F59935DCAC4BCB72BB5A7E0BFCFE2D059176218BAA97846E86C5B22C8882310D920101BC6DBBB2C3166A90DEC80EF4B5C54837108C9C69EC9D8C6618199D0B930EA3DF823AFBFCE8797E51387158A99A44F820C3A8504AEE4B23F2FB665816F8966B338A0B19CC039100EA1A4CC67E79695E6C454F518FC959A135A34EB4551AD285B5FC52EF4177B135CF076C14A6092358B0EDF8CCBD1BEE2B99C384E8B92452DD17BD848815AF4066B1DD5E8AF6B2C6A4AD7E7585D36864C112F92BEC63910C66E66952336B52686928AE210D63258C25329CE2EE846AAEEDC0523463D042E336BE2C532939F79849CEAEE69756F416FFE6F417F02F0AB17F4F64F41FF36052DC861E42BD400896B42F2AD81330E0EDF4002AA5387BA2584245F9089A0B7EC8E443E98E3609D143B1761A71D9B97A37D88281673E0D91FE2FA608830A6AE18481262CC6273A0DC02139DE64BC9326C2A98FFD57CC060DAA50F7583E678DD488ABF66ADF5AD6E7903BD5CE1EC9EB8DD7438E8EA1459B821DD41DF6782BD65F9EFEC6C8E9C388C200ECC3906A73B242B05574EA05C84BC23B7A1971385D8D2C83EEC43335D3A79AEA31F4D831B4FEE466A6CAC67AFC2D1F048726190969600F4C0A32349543E28B8151B944F78C24FB4111327A5CC851B1D37C601086F1586E0F0D955D733EB6E27EB3B4433A44F3F75F55CFFB7C4A472EC77282FA41BED7950DE46A1B6EB5DA4795E2C7FE17FC8E2F727F4EF8EC4206FAE05478E9BD0F7C1EB7920D4BD8117556CCB8410A9C983B306D23205F7D9BAA40F41DE7DDBD55A7E32167C2BFC221A4266F5F4E5EBE6E979FDB87EDCB2F8E5F1F1F99991084606D93E9FCA5BD03750DE7C5186850C9AA3951721774AC325F44F2ED1936FE84703A1CCD4870E783ECA4C9ABF2AE1ED7A8E2E4B0359A6A892C6946E5F86655DE83DB22BC5D5D3E95F115DD285');
INSERT INTO "saves" VALUES(8,3,0,X'78BB115DD285ED98616FDB201086FF4B3FB7926D75BFC722363134D85880BD45FBF37BEF486B709DB4D1AA6D89F62DC1361CEF1DC773F7F35F83E6EA04CDE5CD40F3358050AC00A1C8F8A08878506CE04191E241712F7850DE201E94273CA0C8BE6BDC3D3FD9EF83701523FD39467A75FF207CCB91BE06E1BF0AB667B0F21C83E6A47A9E8AC1F030ADA3FB4C3B661B61E806A401E82DDD0CA1F4E63234BA03FE1F82C265D5291E488A05FABB3020170A604263E892C5D16D3D4ED1F6B65E6786B810B8D1AE99A2BE46DA0196DBBA15F5AC87860D532CE108BB6AC83CF53B967971905E8B4903BDF076E06B7C519DC6490FF06973DCFA287FB5C70AD2105A18CBF239DDBDA2636301CD2043431844F101B31B95A89C693B0D3852CE4356F29843580E62A5D23BA1837801B42B41721E06CA993EFBF562613B41B56B32A782CC7A0E1BB088ED9C18D9AA11F207F2C008C3FC7A3738793850BA39208D41138750A629E0AD4E695F1FC03C5CF7D5A30CD807DEF29A40726BE2D42F5F57133DF4603439233C858BDB947B1479B28ED92C223DEBE684E61C78E11525C57C8423301D4748676D0BAE23770576DD0E692B2AB363C2C314C31E1BA6A76B4368BD7880DCE4919768E5D14C5C40D3B0EE7B0D379C944E9F38A93B7621347596D2CA9EC422311197ED528640217A451397E66755C3AC08D7740F0AC8FE83F647E7057E587D05318C98391159272E8A4818DCCAD122642F2AA90785C239BC33308691165C86BF29C4C93EE83D2C4BC33D33CDC8B712EC93DEF3B84303BE5A6F77D1E3BB1426A8E3EAF904D95C107AA8A393FD860330330DCF04ECF9D71FDB39229A70975C5D37DE6A45FFF8051D98FF5D813FDD15B8BAFB97BBFC84CE1985270C9E10F86342D31FB622AAEB5B1165F99CF622B256C21335A8D366C253F56D6927E0E2422296EDC327DA0ABF007EFEB353');
INSERT INTO "saves" VALUES(9,0,NULL,X'789CD556DB72A3300CFD173FB3330D243BDDFE4AA6C32858014F8C4D7D494A3BF9F7950C24CEB6DDB60FFBB04F1C9BA383244B16AFA2851EC5830013D4017FC8885AC75E14C2371DF6201E4A820102715E450F03514FE803118EE0145989873D688F8580186CBDB72E38F4FEB2DB58656855AE0B11A233B556BD221B13B52E847470A297C145623AD3F2373C360E89B1AED6BFAA725395D57A5D6DEED7254BCC06E5E65C8841C3888E565B3252921CBCA3CDE8FCECAADB6942552194B32681D66A99003B457412D9D967666B6C1593564402AD719C201A74A09330C85E4D98AC7C1C063DDE18E6967F333D11C927F50E8C6489069CE4281E4957B51D852EF0886EB40629CBF6444253681A1A94F56E642E2945A302D9BD123C187BAA3B7B9A5406CA8A35D0E2AC4AE14BD44BCEE974546B50CE27742E96ECADBE97BDD57F94BDD53FCB1E1176600EC993B9D2294301FB41B3C0AABCFA4CB1047B40E65C13CCBB5386194D29BE3F9F53CF3587443D286E8C6D7AD63F29A804360B582FA05A40B98095784C7D6C3538569861B25DF03AC35586CB0C279DCB996C17986C175C65B8CC70B23570542D049BBCB82C12EFBA4ACC4605F5828679334C5F597095E132C364CB3782D298D7844070A17B8A70E05AF0F411BED8E88AE24AA013683A960007473084C0F536BAF12DA5E34824815D742D258429C1A95D0C4957618B359A56A59273AAE9EA232A56DC8372F54919B6850624F6E3ADCA75F3727116821C76E9ED8DFBB9561F8332CCF09D1A468A3617C83AC1D89D95E3B50FA61AFEB3151C977E96B53C028D47B66FACB646F970A3FEB6CFDED797CACFDA5F6CD7F765F8AC7111091DB496F1F57EA4E0E9F81A1E66A98F9636BC8C226EC4CBAD4722E8C1217C2832B7E827322FD07F2C913AFB1301676F0456DF0EC4200C562BFFA1C8D702A1868D1F3BF27924D39DE542CA416F8F733678E82731335599C441DB117653A77E73724C2531DDDA4BB73269EF106B1F70F069A96936644B8F90ADA87159822BB0B1E629A2E325BD905488DA0ECBCBF9F29B8C668FFCE4060D072321FD781CB821A9D1F039D429549EA7F3A6C353AAF66C6B6FA3917C9F677B0D777B6D63B8D9ECACF558EF155201F0946968E0B5C937726EFB483B76BF9F7CDFDE15773CB82893987E88383DFCA754274A36BAA29E7FBDCEE7DF51CA4E4C');
INSERT INTO "saves" VALUES(9,1,0,X'78BB51CA4E4CAB1E310D3F9321DD74A146C34F09980A8AC0713BDAF8A371E3CF68B4F137DAF81B6DFC8D36FE461B7FA38D3F9C8D3F1AB4E700089E3F93');
INSERT INTO "saves" VALUES(9,2,0,X'78BB51CA4E4CAB1E310D3F9321DD74A146C34F09980A8AC0713BDAF8A371E3CF68B4F137DAF81B6DFC8D36FE461B7F86B0C69FD168E36F9035FE00BCD24F69');
INSERT INTO "saves" VALUES(9,3,0,X'78BB51CA4E4CAB1E310D3F9321DD74A146C34F09980A8AC0713BDAF823330473337380D54F229620C4D202341A6D018EB600475B80A32DC0D116A021AC056834DA02C4D90284552EB468E70100D42F477C');
INSERT INTO "saves" VALUES(9,4,0,X'78BB51CA4E4CAB1E310D3F9321DD74A146C34F09980A8AC0714B5EE3CF90C4103418542188A7F18728F4608E3120261D101FF0B99939C05A2B114BC86369381A8D361C471B8EA30DC7D186E368C3D110D6703422BEE188AFD681371C61AE351C4E2D48582D83D64E84FA15D85C84B1286E35020038346056');
INSERT INTO "saves" VALUES(9,5,0,X'78BB51CA4E4CAB1E310D3F9321DD74A146C34F09980A8AC0714B5EE3CF90C4103418542188A7F18728F4608E3120261D101FF0B99939C05A2B114BC86369381A8D361C471B8EA30DC7D186E368C3D110D6703422BEE188AFD681371C61AE351CFA2D48D44621D463C0B6218C4571131100513859E1');
INSERT INTO "saves" VALUES(9,6,0,X'78BB51CA4E4CAB1E310D3F9321DD74A146C34F09980A8AC0714B5EE3CF90C4103418542188A7F18728F4608E3120261D101FF0B99939C05A2B114BC86369381A8D361C471B8EA30DC7D186E368C311DE70341E6D3852AFE1088D2AAAB41F01A94464A3');
INSERT INTO "saves" VALUES(10,0,NULL,X'789CED56DD6EDB3A0C7E175DBB40920E6B9B5729068196685B8B2C79FAA9EB1579F791B29DE4CCDD809EDD9C030CC985285214F9F123AD37D1428FE22852823B87E35D4C3E4CA2125175D883387EA2658244266F02B549C63BB2264BB95A0E080A9B6CC5B1011BB1127E40273B703A8A630A997782C6208ECFBB6AFFA5F80B491C779550390474F33AF8ECB438EE2B012D961D0B31C9659BC4C1C284817C3EBF09655E8CE5901404BEE699DD9AB62357025F304CDE2185E647C7F7CE87156A594F6C7BAE446FACA130A65FF8980FFECEC1E8C3A944F346F106A3B24D3950DC874AD4C1BBEFF372E88CF5D10FDD54320B684D5B10248F2384603CBBD893BFDA66C69856ADA7045C5F70111AE3E093893D0563B4C5E266426BFD286B7027921FE7C3ABF899608562C6E5639041269FC0965AF617E150047C4D61368B032A43059C81B008A5642E5BBB4A920AB3A847EF6ED454D0A2D9AD8AC52A64E39665E7FBABBDF2D63BB3FA4AA09251AB0E5F95CDD1BCE0854E84D3AAA4A564F4EEF64C50834EE1C2A305FDDD82C552D2DD05ABEBC69043C4EB4ADEFA6902C66E8E2A47D40B2786528A92102E3458E159429C53909A5977E98211A31C3CD1CCA878B5CCC1CD71F89C96DD73F55142EFFF94D0EF38F8AF13FAF097D0FF1B42B3673FD215A2F79160A1DB035553B6B49B3A09FC7D495E9D066399D5C314A0379AED9A905BA02BA66204C1905D2A465FB3353952DE188199DC41DFE700B5D99C22F276D2D2F7A7480324622533AE88D6D481DA44FA4682C557B20A068A3BD71AD7CA967045CA8852283D2935AAD36D536D53F9E77D3331D61282951D06C37C9A339AEF24EEA50EC90942A25DE4BB91EC3800749C271B33AD62CC2598B5919DAFBD9EAE9D3CF3E857D36013FD873D691397B33710681A49D60FDCD20C640F343A1297EF27C5852D1B4DC1D67C87F29ED8686F07D04619311123CA38D9E8A8F735F29B21E1BF406D798E48F2E9D26F335E7B6C13C065206E330ED0BC87118D800628CF0F454BF362FD73E04D66A8DE89FBC3100CFCE65AFDF071E5FBDE3B390F84656F206159B66542F04AE7C11A05699D82753636C9C6F3BBEF50EDF8C763C1B51C5F441590A27ADC3FDD3FDCDFEF774F0F87A7CF0FBBC7FD3D790A30F247E4D3B9BC059D86F2E68BDC2B3C684E865F84D4349AB8F02D9742F037F467030E99421F3AA0F9C83369FEAAF8D7DB39BA8A0A324F51C16DC7B3601D968B206BA4544AAAE7F30F51BFD279');
INSERT INTO "saves" VALUES(10,1,0,X'78BB51BFD279AB1E1C8D66C3D14633A48D81DB30CA5B1F4690D68709A4F56134FC5B1F8643B0F56138DA9C1E6D4E8F36A7479BD3A3CDE9D1E6F468739A84E6B421A1E6B421ED9BD300FE12DB42');
INSERT INTO "saves" VALUES(11,0,NULL,X'789CED56DB8EDB380CFD173D7B00276D0733F995C142A025DAD64696BCBA8CC71DE4DF9794ED24DBA405827DD9028BE44114A9635E0E297D8A0E06140791123C399C9E62F261169588AAC701C4E12B2D132432F914A84D32DE913559CACD724450D8662B0E2DD88895F0233AD983D3511C52C8BC1334067178ABABDD1F052F2471A82BA17208E89675F0D96971D855023A2C3B166292EB3689A385190361BE7D0A65DE8D65971404FECC1BC39AAE272881EF1866EF905CF393E3EF2E87156AD9CC6C7BAAC460AC2137E69F602C077F0530F9702CDE7C92BFC1A86C530EE4F7BE124DF0EEFBB21C7B637DF4633F97C8025AD3950C12E2042118CF103BC26B6CE61CD3AAF314801B4A5E84C638FA64E240CE186DB1C0CC68AD9F6403EE48F2CB7278139F29AD50CCB87C9C6490C927B0A596C359D817013F5258CCE288CA500197445884523297ADDD24498559D59377576A2A68D1D49B62B50AD9B875D9FBE162AFBCF5CE6C580954326AD3E187B2399A773CD389F2B4296929397B4F3B26A841A770E5D19AFD7ACDC55AD2FA9CABCBC69843C4CB4A5EE3B40163BF789523EA95136329450908571A6CE9595D5C42909A5977EE8209A31C3DD1CCA878B1CCC12D7EF89CD6DD53F528A177FF96D07700FEEB84DEFF4FE8DF86D08CEC27FA848060E89E4896C96B4D1388A1D2B7122C7ED005110CD07E0E5469D9D189D44BDEA013EA389A72E846F967B626478A1F2330A389AABDB40456B4FF94D6CF50A5538F0482906897AEA6CEB84E76944224E729717380C1E85894C3900334462C658D314741F19406951AD5F1BAC3C4088938CF7C2E1F6C43EE8032341769A92258D963304CA93B36C8BE20E9D921741C1A6F0F3E6271A7D0ECAA919D6FBC9E2F9DBCF0E867D3E0C6E18791B489EBD9ABA8358D24EB476E69AEE6790A543F6A362EDE2806A06993E29D1398882D6558DCE8A85B5A0877D0AE07D6C311AE8F1049902EFD32CE33F96F1C5001DA7BD1D02CD2C86F9884F74E31A7CC77288FAA87FCA679B1FD39843673E8772278381923BFB9361C3EAEFC3078279781B0EE8D24ACCBAE4C085EE93C5AA3206D53B0C9C626D97A7EF7EDAB9A7F3C165CC7FE455401C9ABE7D7E76FDFBEBCD65FBED62FCF2FBBFAE59506890E3011C8FEF554DE824E4379F345EE5E1E3447C32F42EA1C4D6CF92B1782F11DFAA301BB4CAE8F3DD07CE499B4DC2AFEE37A8E6EA282CC535470DBF280D886E52AC806299412EAE9F437A2AED282');
INSERT INTO "saves" VALUES(11,1,0,X'78BBA2AED282AB1E1C8D66C3D14633A48D81DB30CA5B1F4690D68709A4F56134FC5B1F8643B0F56138DA9C1E6D4E8F36A7479BD3A3CDE9D1E6F468739A84E6B421A1E6B421ED9BD3004F10DB4B');
INSERT INTO "saves" VALUES(11,2,0,X'78BBA2AED282ED98D172A3300C45FFA5CF7D5832FD1FC6350EA83136631B7633FBF37B25D30009B4BB6D66DA6DF39600962D5D593EF2EFCF06CDBB119A8BEF09CDDBC6DE4F1FBB4C1F0F993E765F9F3E8AFF903E8A6F83D3B754BFA5FA2A687F3A667E566E62D955D4DD466B60402B288CE519CBA7B0F53C01CE415F07C57B660ED33C39ACD60DC5F280E5DEF1DE40B04B764C53D07D5E85F62032C09765C8E04C8EDEE523794279B605EF3DB04E1F8508A48DE9C0F1251CECDB4771109A9B30402CFEFEE0B836C471A4F5350F94F0815BAD65591C923344D4159622406077D1FED0B8EC436A7088D7F9C1621E6519328E0BDD564701DB54D012256BF877E5CB4A9503394D12390391491FB0FDB18200D5D4C2FC32B42BE2F1630A82FD845255678E5D7168F1B68389C4563AB825E1524F68071A652F5C8A28A255443D5B1B367F39C5FEB2E5624353E30038EA4C820AF03A1203EBE4C493C7B2B99B08FA8A1DD71DB851895C8AB25BD4B684041EE3B1E769D83104AD921E618F0D66CA5CEA727320C37AD49A901439306B9052C9C28E7DD7E98714A5447B1495794670041162E57EF1C6346A382205076525F337A7E425E789363FF96B5B786AD5C01AE8D0471441363B30AD420E68052E3ECD39663DD5A207BFF7612E2EB9BDEDC7C6B205601BCC0ED9246DC935A84409DA2CED4EEE338757A6F3D889BC869CFEA45CDED28F28FB3994B5F715909C775E5A38B01D0CAE12C8E1B3A9B35EF81CCB269D5EB2709E0D4893B8E264677B29D1B24B700E27C87F3EEB4FA36C6A8EE76180333825164DF965AC4EE6BFFE7DC1FD7BEF706E170E1F70E1F0968BC5572F2976FF7E4951140F57BDA5987F90A1F047BE1B60A69CF870FA335A3965CA35EF39FE002BACE1C7');
INSERT INTO "saves" VALUES(11,3,0,X'78BBA2AED282ED98D172A3300C45FFA5CF7D21D3FF615CE380126333B6619BE9CFF74AA62124D076B79D69B6CD1B0358B67465F9C8CFD706CD9B119A8BDF09CDEBC63E4F1F9B4C1F0F993E363F9F3E8AFF903E8A5F83D3B754BFA5FA22685F1D33BF2A37B1EC22EAAEA33530A01514C6F28CE553D87A9E00E7A0AF83E23D730AD33C39ACD60DC5728FE5DEF1DE40B04B764C53D07D5E85F62032C09765C8E04C8EDEE523794279B605EF3DB04E1F8408A48DE9C0F1251CECDB4771109A9B30402CFE7FEFB836C471A4F5350F94F0815BAD65591C923344D4159622406077D1FED0B8EC7D6A7088D7F9C56C1E6519320E33DD164701DB54D012256BF8B9F265A5CA819C26899C81C8A4F7D8FE5841806A6A667E1EDA05F1F83505C17E42A9AA33C72E3834FBDAC144622B1DDC9270A91DDA8146D90B97228A681551CF96869D7E9C627FD972B1A1A971001C75264105781D8981757262E7B16CEE2682FEC28EEB0EDCA8442E45D92D6A5B42028FF1D8F234EC188256498FB0C50633652E75B93990613D6A4D488A1C983548A96461C7BEEBF8204529D11645E53423388208B1724FBC318D1A0E48C14159C9FCD52979C979A2D55F3E6C0B6FAD1A58031DFA8822C86607A655C801ADC0C5C739C7ACA75AF4E0EF3E9C8A4B6E6BFBB1B16C01D806B34336495B720D2A51823673BB93FBCCE195E93C7622AF21A73F2997B7F423CA7E0E65ED7D0524E79D97660EAC0783AB0472F86CEAAC177EC7B249A7B72C9C6703D2242E38D9D95E4AB4EC129CC309F29FCFFAC7289B9AC37918E00C4E8959537E19ABA3F99F7F5F70FFD93B9CDB85C3375C38FCCBC5E2BB97149BBFBFA4288A876BBDA57801DFDECC39');
INSERT INTO "saves" VALUES(11,4,0,X'78BBA2AED282ED98DD729C300C85DF25D7BD08CCBE4DA7C338C60BCA1A9B318676A72FDF23992EB00BD9B4C94C363F770C60D9D291E54FFE7D6BD09C8FD09C7D2268CE27C6D834767F9D3EEEAFD0C72ED1C72ED147F6F1E9237B87F4917D1A9CDE36F672D0CE17A99E7FA5FAEDA7FA04DA37C7CC7F959B58761575B7D11A18D0080A6379C6F2296C3D4F8073D05741F19E99C3344F0EAB554D5D71C072EF786F20D8053BA629E83EAD427B1019E0CB3264702677DEA523794279B605EF3DB04E1F8508A48D69C1F1051CEC9B0771109A9B30402CFEFFE0B83674E348EB2B1E28E103B75ACBB2382467E85057588A0081DD45FB43E3B20FB1C6215EA5178B799465C8382E745B1D056C53414B94ACE1E7D217A52A06729A24720622933E60FB630501AAA985F9656857C4E3D71404FB09A5AA4A1CBBE2D0E26B0B1391ADB4704BC2A51ED10ED4CA5EB8D4A188961DEAD9DAB0F9C729F6972D171B9A1A07C0516B225480D71D31B04E4E3C7A2C9BBB89A05FB1E3BA03372A914B51728B9A8690C0633CF63C0D3B86A095D223ECB1C14C914A5D6A0E64588F5A13A22207660D522A59D8B1EF3A3D48518AB4475199670447102156EE176F4CA3862352705056327F734A5E729A68F39767DBC25BAB06D64087BE431164B303D32AE48056E0E2D39C63D653257AF0771FE6E292DBDB7E6C2C1B00B6C1EC904DD2965C8D4A14A1CDD2EEE43E7378695A8F9DC86B48E94FCAA52DFD80B29F4259795F02C979E7C58503DBC1E02A811C3E9B3AE985DFB16CD2F1290BE7D98034E9569C6C6D2F255A7609CEE108F9CF67FD69948DF5F13C0C7006A7C4A229BF8CD5C9FCC7BF2FF8F6D23B9CAF0B8737B870F89F8BC5AB9714F9BF5F5264D9EECD6F29BECF9B851F1B77167F0018E8D109');
INSERT INTO "saves" VALUES(11,5,0,X'78BBA2AED282ED98DD6E9C301085DF25D7B90834521F26AA9063BC305963236368577DF99C19D30576216D9348D9FCDC21C063CF9CF1F81BFFBE3468CE4768CE3E1134E713632C8DDD4CC66E9E411FDF57E9E35BA28FECE3D347F60EE923FB3438BD6DECE5A09DA754BF4DA99E7FA5FAE5A7FA04DA17C7CC7F949B58761575B7D11A18D0080A6379C6F2296C3D4F8073D05741F19E99C3344F0EAB554D5DB1C772AF786F20D8053BA629E83EAD427B1019E0CB3264702677DEA523794279B605EF3DB04E1F8408A48D69C1F1051CEC9B7B71109A9B30402CFE7FEFB83674E348EB2B1E28E103B75ACBB2382467E85057588A0081DD59FB43E3B2F7B1C6215EA5178B799465C8382C745B1D056C53414B94ACE1E7D217A52A06729A2472062293DE63FB630501AAA985F9656857C4E3D71404FB09A5AA4A1CBBE2D0E26B0B1391ADB4704BC2A51ED00ED4CA9EB9D4A188961DEAD9DAB0F9C729F6E72D171B9A1A07C0516B225480D71D31B04E4E3C782C9BBB89A05FB1E3BA02372A914B51728B9A8690C0633C763C0D3B86A095D223ECB0C14C914A5D6A0E64588F5A13A22207660D522A59D8B1EF3A3E48518AB4435199670447102156EE176F4CA3860352705056327F734A5E729A68F3977FB685B7560DAC810E7D8722C86607A655C801ADC0C5C739C7ACA74AF4E0EF3ECCC525B7B3FDD85836006C83D9219BA42DB91A9528429BA5DDC97DE6F0D2B41E3B91D790D29F944B5BFA1E653F85B2F2BE0492F3CE8B0B07B683C15502397C3275D20BBF63D9A4E353164EB30169D2AD38D9DA5E4AB4EC129CC311F29FCEFAD3281BEBC36918E00C4E8945537E1EABA3F98F7F5F70FDD23B9CAF0B8737B87078CEC5E25F2F29F2FFBFA4C8B2DB37BFA5B89B370B3F36EE2C1E01099CD108');
INSERT INTO "saves" VALUES(11,6,0,X'78BBA2AED282ED98DB6E9C301086DF25D7BD282852FB2E51841CF0C2648D8D6C43BBAAF2EEF9C7260B6621E961BB6D0E77EC62C673F2F89BF9F17F40737684E67C84E6ECF2D08C457DA8B034CFE0CBF2733EE1C6B6B0DF00912F2988E41144AE2388E46F1F44F2570822F9BB21EBB3A6FAD7779EEAD92B4CF56C83B92F41C44FC19848750364EF0DF09D11CD969C7D365022AEA84E7A8418F9E688B1E119C4060EB401896188547C1B2BC3AAE03E34B5157C60E650CD6A62FFBA2157EC61D8151F0C78BA60179464CB3EEA5B1A901914530C1B9CC6CEE878354F48CFB2E02703BC2B0F810C423BD381E70BB8A26FEF822B10706907448AD7EF351706377EA94CCD1F0647835F95E296462333AD4351E136C622BAFAA40DA251EDBD6F7099D7F18F641FA118360E498457BF02BEC1F9C14B4AF273658A4A1403E99282E724D281CA3D62010D2CE22B12F1A96B57C24C53600975AA8E3CBB6250F2B68308CF523A9815DC25EED11634429D98E450412B8762B6F6D9FCE5E4FBD3D68B053D3510E7EBA7AE4085220441505496DA969096A3953BDE86D5852BAAD001EC70C06411AB5744FFF0598FF261BD200D22B5A1FA71B8C6AEEAF810EA8CA71DEAC43CCEEC17384EE8EF7C30A5180E48AC41A890CF9B5BB2CA71A3CD253F2D0BFF2A31F0455ADADEA1AEB1D8815914C71C1100F51EF71C7399EA5018F8BDB1F39091DEA97E6C1B5BE0B3C4EEA81F21194937A8441EB149E54EE6336557B233385FAC434C6A123A1ED43B54F2E8CADA980AC0CDE7C927066C3B83CF3E3273B1758C1796436D2AFD731296D98034712B464E48CDA5128B10FEE5AEDFA450BE392CDD006348A52DF7C2576F7F02F0E94FA7321F23847F3042F8EBA3C2176714F9AFCF28B2EC7A6D4891BD34A4C8368614F30511043FC7D10073E4C484D38F51CA31ADCE36E6B899B71DB7B70F0F8FAA1BE672');
INSERT INTO "saves" VALUES(11,7,0,X'78BBA2AED282ED98DB6E9C301086DF25D7BD01454ADFA58A9063BC305963231B485755DEBDFFD864C12C246D0E9B26E9DD6AB1C773F2F89BF9F56F40737684E67C84E6ECFCD08C457DA8B034CFE0F3F2733EE1C6B6B06780C8550A22790491CB0822F9E70791FC038248FE65C8FA5553FDFB174FF5EC03A67AB6C1DCE720E287604CA4BA01B2B716F8CE88E624679F0B948827AA551D428C7CF3C4D8F0086203079A80C43044697E8DB56555F01EDACA09BE3073A86635717E55932FF630EC822F063C5DB00B2439D9477DA505994131CDB0C169ECAD894FF384F42C0B7EB2C03B79086410DA99163C5FC0157D73135C81802B372052BC7E6FB830F871A7B6156F0C8E06BF6ACD2D8D41663A8FA2C26D8C4374CD491B44A3DAFBAEC6635EC53F92738466D83824115EDD057C83F38397B4E2DFA52D4A510C642405CF29A403C93D62010D1CE22B12F1A96B57C24C53600975AA8A3CBB6250F2B585888EA5B4302BB84BDCA22DA8853E31C9A382961EC56C6DDBFCE3E4FBD3D68B053D3410AFD74F5D800A450882A0A82C350D212D472B777C0CAB0B5794A103D8E182A92256AF88FE615B8FF2E13A410644EA42F5E3708D5DD5F147A8331DED5027E67166BFC071C2FCE48BA9C47040620D42877CDE3C92558E076D2EF96359F8578B811F52E97A8FBAC6620766515C734400D47B3C73CC65AA4261E0EFD6CD434666A7FBB16D6C80CF0AA7A37E84642453A31275884D2A77329F29BB54ADC5FD621D62529330F1A2DEA092475756D696006EBE4F5D62C0B633F8EE23331747C7786139D426D93D2661990D4813BF62E484D45C2AB108E15F9E7AA784EEEAC3D20D308674DA722F7CF5F92700DF5E3A95F93F42788711C29B8F0A9F9C51E47F3FA3C8B2CBB52145F6D490227BE321C58F79D3707D7D7FFF1B3A05D0E3');
INSERT INTO "saves" VALUES(11,8,0,X'78BBA2AED282ED98D1729B301045FFC5CF7DA8A967DABF611490616321319220F5F4E77B77450CD890368DC7753279B341ACB4ABBBABB3FA756FD0FC6D80E6EDEDA119833AA9B03455F06DF9391B7163DDD83F80C8F73988640944760944B28F0F22D93B0491EC2664FD5CC9312E6AC890B33A27C9EB10012EECF63DD0F7DCD86E34B67B3397FFF8CC86F7960D2396BF1E819F433BA2E90AB93E3AF03A33992F584A5EB0106752AB912901E209C49CB091280F387709CA3CF7C172FABC44DF2085466819D4AF0D1FD4C6B1391C95AEF28AF364CADB6C142BAD6A0AF90121D8703E20C239F70B05F9A24B9E150ED006170C7308CB37389B4EED91F6D9169A0A07F22B8E020DD2E9B4F02047D0BAE64182868DD6BEC70E4D1D4A5F1A57F187D295006D8DE16EC742913E2006DCE178ECAABDE8906858F621D638E7ABF460368F32CC21C7593BB4F815C80EDB2451329A7F972E2F55DE932D4822A7A13E2A0ED835ACC043096A667E1EDA0541D028014279AA12EA2E38347BDBC244642B2DDC9270A947740CB532172E0514CE32A0862D7D36BEBC5E03B501062A09ADA2B4046A1A82D886B5EF791A5E041C2C05F9F748309DA75A94585F3EEB500C7C546481A05E6A196FC2D0469D7E48D588B447D64F778FBD453894FDC989A9557F845C7A6544A5AB53F292D344AB43FEDA169E1AD54BF2FA2EA04AB1D99EE1737E209EC2E435555218F8BDF3D3AC27BB37DDD02736E0658DD9513F4462646B54A27879D09EDC67AC2E75EB9035BC8624555236A5DF03EA720A65E55C09C2E62C893307D683C1190DBD9D4D9DF60BC3B16C2AE24B16CED500998405274786E6528941D8FEF3599FB432B13ECE9E7EFC6EFECB5B6F583EAF03FEC375C01D5EFBFDF186227BFD0DC576BBBBEA15C5744062BCAFE962801171C4BDF1CF60E524C46B5E72FC06E910E14D');
INSERT INTO "saves" VALUES(11,9,0,X'78BBA2AED282ED984B929B301086EFE2751681B82AB94B16940664D0204B9424485CB97CFE6E3116B261927954E24C66678368A99FFABA7FDC1A347F9AA1B9F88FA0B94C8CB12DEC19F4F139A78F32D2C73ED247F1F6E9A3FC07E9A3FC2338FD50BEB12E488421A572A538997D00AD90DAB780DCB9B07D12B67F318C7FC9B2A17CCF86DBCF86C4E24FE7DE07D3261EDDC0D57B0B482710733585926316C4453448648A47F0784570B0632BCF0C774DC7B4776F287D1E436EE0C1911119A82F35DDCEDA9238DC8FB67582F26409D92414276D3BE5AB1E26D8513EC0C2153509B572F51835AB2D480D2A68820F0A5F6F4DBCAA13E2932C741216B8579F9814B8BD19A04105A38DC73B361A1C2DDD040F2D158A5F6ADBD287DC8A8067B5A616C720229D870DA8AD71F0AAB96A8BD47CEC3E74B8DCDBF820DB4768828F53D603AD7E059C839BD84A5AD2EFC6568DA826656AC59693883E55F7F01A4EE0100922139F9B762520540A0185F2D446BE5D51287B3B4044202903D46273897BB4099DD0572A7914CEC6A386AD7D965EBE5ED7B403FB0936AD50F108EA785408B6F9EC07DA860E01051BE6FC03124C56B11645C0E7CF461403178432E04EC7B58C9C30F74EE71F5C35823A20EB97DE236D610E61BE53624A319D102E93D01CA59B5BD291E3469B4B7E5B169E6A3171F2BAD1A34A91D8898833BF10CF667252B55C18E8BD75CBAC57E6A0C7B9393C0292257647FDE01053A643250AD717ED597D62E9460E1659436788A1AA8489E97787BA1C4DD95ADB00AB294B42A6C0B63128A3116F175B477F61398EADEAF09884CB684098F81525073DF26882231A176580FB2F77FD26850EDD297BFAF65BF80F2F1FAB24E3BECF03FEC23CE006E77EBF1C51944F1F5114C5FE556714CB0591F78A3819205C4CE897FECC52CE814812448073FAB9038FE2B86D75BC725174E242E645D41F5CE4A1E3A5B350AE6FF53327275F3F6639B83148F90932FD0191');
INSERT INTO "saves" VALUES(12,0,NULL,X'789CD556C96EE3300CFD179D3340E274437F25280CC6626C21B2E46A49EA16F9F721253B518AAE87390C72C893FCF84C52A4E837D1428FE25180096A8F7F6444AD632F16C2371DF6201E2B82010271DE440F03518FE803110EE0145989C71D688F0B0131D87A675D70E8FD79B7B1CAD0AABA5988109DA9B5EA15D998A8F5424807477A185C24A6332DBFC363E3901855757F7F4BBFD5DDF2F6E1AE5A3F2CABB341757B5A8841C3888E561B3252921C5CD266747E72D56D35A1F54228674D02ADD53201764A3CAE48646B5F98ADB1554C5A1109B4C6314334E840276190BDCA98AC7C1C063D5E1996965F991E89E4937A0746B244034E72144FA4ABDA8E42177840375A8394657B24A11C9A860665BD1D994B4AD1A840766F04F7C61EEBCE1EB3CA4059B1065A9C54297C897ACE399D8E6A0DCAE9844E8B397BABDF656FF91F656FF5CFB247842D987DF264AA74CA50C07ED02CB0AA2E3E532CC1EE91399704F36ECE30A39CE287D329F55CB34FD4BDE2C6D8A4FFFA8E824AE07606373358CFA09AC14A3CA53EB61A1C2B4C30D9CEF8A6C0EB0257054E3AE733D9CC30D9CE785DE0AAC0C9D6C041B5106CF2E2BC48BCCB2A311B15D42B1AE64D30BD65C6EB025705265BBE1194C6B22684534D571F90CA950A86DD916C030E0EC05B8DD5D6284F754047E3D43606AE198D8791FEFA189461000D48EC19F94E0D236913A47B8ECB898EB1E97809CAD54765F811820BDD73843D665EBE0FAF3917CD6D742DE578BCE65E6978852DD6685A956ABA0CCA53E2FAF7EE14AD60ECD6CAF1D208B988DFF782E3DA2FD2462F76C92370BD8DEECACD2FFBEC6379A9FC24FDC376FD5886CF1A6791D0416B195FEE474A1D39DBF0304B7D34B7E1791471239E6F3D12410F0EE15391A945BF917985FE7389D4D9DF08387B25B0FA75200661B05AF94F457E1608356CFCDC91EF23C977960BC9B2B7874983877E02261799C441DB11B6B9537F39397249E45B7BAE4D26ED1C62ED030E3E2D35CD8662E9118A15353A4B700536D63C4774BCA407920A51DB617E385D7ED968F2C8673768381809E9C363CFFD4C7D862FA14EA1F23C9D361D1E53B5175B3B1B8DE4FBBCD86BB8D96A1BC3D56667ADC77AA7900A80A74C4303AF4DBE91739B27DAB1BB5DF67DB35C2C79705126317D10717AF84BA94E946274453D7D7A9D4E7F0157554E57');
INSERT INTO "saves" VALUES(12,3,0,X'78BB57554E57AB1E6DF80D89A6CB68C36FA01B7E4AD0AC119FA8841C88A0B43BDAFC1B6DFE8D36FF469B7FA3CD3FACCD3F0358F3CF687836FFA8DA2CAB86780F943B0C758C4046279682EA644495535B5B0B002A0E3592');
INSERT INTO "saves" VALUES(13,0,NULL,X'789CD556DB72A3300CFD173FB33381A46DA6BF92E9300A56C01363535F92653BF9F7950C246EB797EDC33EEC13C7E6E8581292C58B68A147F128C00475C41F32A2D6B11785F04D873D88C78A6080409C17D1C340D433FA408413384556E2F100DA632120065B1FAC0B0EBDBFEE3656195A559B4284E84CAD55AFC8C644AD0B211D9CE965709198CEB47C86C7C62131AAFBEDA6DC6CB7D5C3F66155AECA87FBBBAB41757729C4A0614447AB1D1929490EAE68333A3FBBEAF69AD0BA10CA5993406BB54C809D223A89ECED4F666B6C15934A2281D6384E100D3AD0491864AF264C563E0E831E5F19E6969F999E89E4937A0746B244034E72144FA4ABDA8E42177842375A8394657B26A129340D0DCA7A3F329794A25181EC5E081E8D3DD79D3D4F2A0365C51A687156A5F025EA25E7F475546B50CE5FE8522CD92BBF97BDF23FCA5EF9CFB247843D9863F264AE74CA50C07ED02C5056379F2996608FC89C5B827977CA30A329C5DBCB25F55C734CD4A3E2C6D8A5677D4F412570B780CD02D60BA816508AA7D4C7568363851926DB056F32BCCE7095E1A473FD26BB0526DB05AF335C6538D91A38A916824D5E5C1789775B2566A382FA858679334CA72C789DE12AC364CB3782D298D784788EE0DC48BC7D742D45C2D0A9A6AB4F48255C880328579F155512E1E5E6A2B83B358CA44110C1858E648E3851B886E8DB35DD1FEF32298D273E89DC8013983767769C16664103127B267A852DD6685A958AD65336FA570470BD8D6F03094EED636083C66A6B94A77ACEBAC0D8BD95E3AD07A6FA7DDB068ECB3ECB58968537D1F63128338A4FFBECFD33A4F2B3FE5FB6EBFB32FCAD7111091DB496F1ED7E24B729490D0FB3D4474B1B5E471137E2F5D62311F4E0103E14995BF40B995FD07F2C913AFB0B01675F0994DF0EC4200C562BFFA1C8DF05420D1B3F76E4EB48A63BCB859483DE9EE66CF0D04F6266AA348983B623ECA74EFDE6E4984A62BAB5979E60D2C121D63EE0E0D352D36CC8961E215B51DBB004576063CD7344C74B7A21A910B51D9697F3E53719CD1EF9C90D1A0E4642FAF13872C753B3E1CF50A750799ECE9B0ECFA9DAB3AD838D46F27D9EED357C47D53686579B9DB51EEB83422A009E320D0DBC36F946CEED9E68C71E0E93EFBB55B1E2C14599C4F443C4E9E13FA53A51B2D115F5FCEB75B9FC06AD9C4E57');
INSERT INTO "saves" VALUES(13,1,0,X'78BBAD9C4E57AB1E790D3F93A1D874A146C30F184345E0A81D6DFBD1B8ED6734DAF61B6DFB8DB6FD46DB7EA36DBFD1B61FCEB61F0D9A730097793F37');
INSERT INTO "saves" VALUES(13,2,0,X'78BBAD9C4E57AB1E790D3F93A1D874A146C30F184345E0A81D6DFBD1B8ED6734DAF61B6DFB8DB6FD46DB7EA36D3F4358DBCF68B4ED37C8DA7E003B904F0D');
INSERT INTO "saves" VALUES(13,3,0,X'78BBAD9C4E57AB1E790D3F93A1D874A146C30F184345E0A81D6DFB911980B99939C0DA27114B106269001A8D3600471B80A30DC0D106E06803D010D600341A6D00E26C00C22A175A34F3005A794720');
INSERT INTO "saves" VALUES(13,4,0,X'78BBAD9C4E57AB1E790D3F93A1D874A146C30F184345E0A825AFED67484CDBCF60B006209EB61F4AD189252518E0740DF1419F9B9903ACB712B1043E96A6A3D168D371B4E938DA741C6D3A8E361D0D614D4723024D47222B1E78D311C9D386C3A91909AB68D01A8B08EF029B8D481C8A1B9000D52F6526');
INSERT INTO "saves" VALUES(13,5,0,X'78BBAD9C4E57AB1E790D3F93A1D874A146C30F184345E0A825AFED67484CDBCF60B006209EB61F4AD189252518E0740DF1419F9B9903ACB712B1043E96A6A3D168D371B4E938DA741C6D3A8E361D0D614D4723024D47222B1E78D311C9D38643BF1989DA3244F80DD84644E250DC5A04009D275EB1');
INSERT INTO "saves" VALUES(13,6,0,X'78BBAD9C4E57AB1E790D3F93A1D874A146C30F184345E0A825AFED67484CDBCF60B006209EB61F4AD189252518E0740DF1419F9B9903ACB712B1043E96A6A3D168D371B4E938DA741C6D3A8E361DE14D47E3D1A623F59A8E8818A74A231200985566DD');
INSERT INTO "saves" VALUES(14,0,NULL,X'789CED56DB6EE33610FD173E3B80ED4DD25DFF4A5010237224B1A648959728DAC0FFDE198AB2DDB57701A32F2D50D80F2467783897C3237E8A0E06140791123C399C9E62F261161B11558F0388C3330D132472F914A84D32DE913779CAD5734450D8662B0E2DD8881BE14774B207A7A338A4907925680CE2F0B6DDEC7E2F782189C37623540E01DD320E3E3B2D0EBB8D800ECB8A8598645DA6E96861C640986F9F42997763392405818F796358D3F50425F01DC3EC1D52687E727CEEB259A196CDCCBEA78D188C3514C6FC138C65E3AF00261F8E259A4F8A3718956DCA81E2DE6F4413BCFBBE0CC7DE581FFDD8CF25B380D674A58284384108C633C48EF01A9BB9C634EA3C25E0865217A1318E3E99385030465B2C30335AEB27D9803BD2FCEBB2799DBE5259A1B871FBB8C820934F604B2F87F3645F26F891C2E2164754861AB814C2229496B96CED3A93D4986A9EBCBB3253438B65BB1AAA57C8C6D561EF878BBFF2D63BB3622550C9A8D5861FCAE668DEF14C27AAD36AA4A1E4EA3DED98A0069DC2CAA35AFD6DAD456DE9F65CABCBC29843C4CB485EE3B40163BF449523EACA89B1B4A2248495066B796A884B0A5233EBCEB760C228474F34332A5E3C73704B1C3EA7BA7ADA3C4AE8DD3F25F41D807F3BA1F7FF13FA3F436846F6131D21D075C62106E33AD9A133394AA0CE83C50FE0C2CAD4A3EC0242E2D560E8A3922C33FD8F6CD959014660E22EF5A61C2111C9984005A80DB9030A692E33FAE874E5242A0E5258DC49AF8EA329907FF7CD81F84547FB29F575F330E4008DA131F1BF979622240B25536EA7D4A88ED7D74B8C7380C1683EC79A26D0ED93BE9535B760EE9E32F888BC61E93058D95371986EC57A7DEE42AB1873145717D9F9C6EBF97293171EFD4C0D6E627E18499B58F75E25AE4992AC1FF94A73C603907424CEEA07C3591E6E2C2A407B6FC74ADE1B03DD9416C21D43E98DF90EE565F2707AF5052209D3A55F2649B2A2919F2309EFC47DBE1737966B31BD4D1713D1BD48E343A1935EAC7FCEA2CD0C7F278987EB31F29B6BC5E1EDCA0F8377721184BA36D2A40EBBA2103CD279B446415A55B0C9C626D97A7EF7ED375BFEB12CB88EE38BA8025254CFBBE7AFBB2F5F5E5EBEBDBEEE5F5E9E5F7F2349D7012602D97F3B95B7A0D350DE7C91458285E668F84548D2A2A97E7FE6C217FE86FEE8C02153E8630FA48FAC49CB57C57F5CEBE83A55905945055F3B9691552CEB443648A994544FA7BF007191D280');
INSERT INTO "saves" VALUES(14,1,0,X'78BB7191D280AB1E1C8D66C3D14633A48D81DB30CA5B1F4690D68709A4F56134FC5B1F8643B0F56138DA9C1E6D4E8F36A7479BD3A3CDE9D1E6F468739A84E6B421A1E6B421ED9BD3001DF3DB49');
INSERT INTO "saves" VALUES(14,2,0,X'78BB7191D280ED98DB92DB200C865FA8177566DFC74330B1B5C1E0C1D86DA62FDF5F828D8FD91E3633DDEEE6D2074012BFE0937EBC37683E64682E3E2734DF9EECEDF47148F4F194E8E3F0F1E9A3F80FE9A3F83438FD90FA43EABBA0FD7E7879C6AD9B0F3BD07B1BAFC101AD5ABA40523BF02DCB97E8D9713AF2322D9631966F6AEB05B29D0ABAE17FC00F75437D7986AFBB1690785D7626427D48859E1863386982802B210BEB4497AB07ED01848038CBB8023351E4448E66072DF08B09597523954D87454B0467688F121CD43E8854CD665AC32657BEAC543992D36C5554CF40EB0629C7696ED43936B8D8EB464C1E1C941E7AF8C09B1EA016A7F294606BBD0C0F0C326184AA48B6D54081A4CF70167B1AB055CBD2837F92920CD06DEDE6538ECBC6DD854068A11F7E6A55EF9DB00FFB023D603A4D410FB91E02DEF83AA84E766D33D7B3C733D374D0BC5F385DAB1E07DD5E64764A4E5A8D9924B4B47116A7FB955CD8DB5C03B5604133427C2AC8E2205344F53B9BC14BB1C170BBE2DC62B920EC2544099D8219C5BEB461A42455D7637A9CC7114BAD078D4C84CB57953921DD4D998ED3543BC987C9A2CE0E529FBFFA3B136D653A0F19CAE1C10762A4134C98EF0AFB63D478814EE1BC48E09B513636979559415192D83A50B96A42B87FD70FD3471C62A992ACBDAF80D6BCB1DC6500C7AB8BAC9672E365D1B9C7D4B60431BE64BD6B70CCC5CDF258DBAAD1E449F8F25ABC3347DC206986B5FFD76388DCC90ED94E1D861E97434A58AA45EFBCA0E773FC28E5003CC500D2F135E7074C17A22257A641D29F30D73AFCC6A81B1F3E78C3E0CB1B9A388F66C3BF6936FC6D53F1974D8AC39F37298AE2E9AE5D8AF90F090ABFA6DE0033E5C487D3439EE52A897BF6397E029F4CE1C5');
INSERT INTO "saves" VALUES(14,3,0,X'78BB7191D280ED58D972DB300CFCA1BED893FFD1D0142D21A6440D45A9F5F4E7BB0B2AB175383DD299BA891F251EB816E002DFEF8D34EF27D2BCFB9CA4F9F665EF671FFBCC3E9E32FBD87F7CF6B1FB0FD9C7EED3D0E907D41F50DF24DAF7C397AF78EB6A6183F4DEA6D7E0018D999B20DA3BF095E5237A6A998E14D3408CF37CA97D5092DD9A686BEE017FA86AE98B136CDDD440D4EAA27309E8432AF4421AC3A4894A5C0559586576B9F8B001841024CE93AE404D343989DEEC8005FEB850565B6B67D3416801E70CCD419D83DE079EAAA8A67754B90C45698A515A4BAD927906B5AE91724C73674EA9C6C35ED5AAF2D002E9B1870D0C7A045A5A335D096E6DE7EE81422E8E409568581D1028F6046311D38850CD5B0F6ED2960CA4DBFBD5D2E49795B93380C80C3FFC6A4C1F5AE53EB40578C07556A21DA67E08F42654D1741AB5D55DCF01DF64D3D1325EA8AE658F42B7E5998D965316672E109AEB78E5A7BFD77221B6530FD4800BBA11E03351858399C2ABDFA806455161985D32B70817B8BD002881537046D52F074C8CA6EAF24C8F7A9C206A796824239CFF2ADD11E9EE8A5C4E73EFA40B178D3A3F687FFEE67632DAD2750130D4E2C18298E40815AEA3427B9C19CFC0298C57087C75C6A7FABC502B1AC9105B3A6AEA9AE0EE5FB5C3F509452C7792550825A83503CB290378BC39ABB49C1B2F42AF2D96A61180F125EBDB1A652EADC443B637A39B2EE1E335FBE70E7841F20D4BFB5FCB90B4473F4C7ADA38F4781C72C24AA578A7C0C03A7ED0760096E280D8F496F103AE8BC9485BE4433A9F70AF7DF88D5337163EF8C0E0CB3B86388F61C3BF1936FCE950F1A7438AFDEF0F2976BBA77B9D52FC005411CC37');
INSERT INTO "saves" VALUES(14,4,0,X'78BB7191D280ED98DB72A3300C865FA81785C945DF86718C036A0C668C619BD997DF5F320DC7A4DD49B7C7BDE4605B927FD99FF4FB7340737286E67480E6E4FDA1198A3EE0A8C50D257760CCC38C44EA9B1F3E0365CF27DB8D93ED6EC69587482BBB482BE9F7A795F40BD24AFA63F0FBF264B78379FAD3A49E7C41A92717C0FC1DC07902B0AB0FDBF46B5AE37B3843B345490A06BE5A4F57601CD450A97981301D082AA83919D9960AB618CBF7BA7582E4B5F2BAE47F401B45496D76444036CD24094DD69800ED21115A62E8E194F182B9841C2C228B2E1EB4033E02F92CC30DCC44491438E40DBCE61723E0EA52EAA0068BF2E5D9557B89202A2584B36033AD61937397E52AEBA9D66C55508F00F11209C7496ED43194C080A21493BB1A3AF72D7CE092CA432BB51AA60489EB797816DB60A03FD247388B8DF7D8CF79A1C23F49010744B776F56988CBCADD998AD6FB5DA9D6D5424AEC0B4483E93479DD0DD51360C8155E35B26BABB91E1D9E99BDBDE6FDC2D99AB738E6B622B351A0D26CCCDBD55ED8B6A118AA0085A687AE941769025111B0278E022FC5B6C0A39C738B95808866D01B24087814F3E25E9092545D8E6971D0062CB51CD4331ACE5F5D84B7D1A2C67652A85FFD9DD136378D83C2E4F0E0932ED001264C03CEFE18D59F2041382FBBFBCB281BCAD3C22CAF28AA6719A8A17C42B85FEB8769030EB1585216CEE5606CD636B71B00F4EA24AB45D93F2F3AF598AA8AA0B3E784AE4B1C7361B53CD6B6AA37C3247C2BCDDE993DAE8638C3D2FFF30943F5C176839DDA772D4EFD988B5488947941C708B197BA009E6200E970CDF90ED3F9A0A8CEE2206954440D7EF33EC0DD0DBD99FF3D848FE921FCE35EE18B2D8AF4EF5B1449B2DBEA51242FF528920B3D8AE90F11F1EE6367800971A4BDF16198E5AC9CB7EC72FC015D54E178');
CREATE TABLE scheduler (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    at  REAL NOT NULL
);
INSERT INTO "scheduler" VALUES(1,1790019812.0);
CREATE TABLE seats (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    user_id   INTEGER,
    name      TEXT    NOT NULL,
    computer  INTEGER NOT NULL DEFAULT 0, caretaker INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id),
    CHECK ((user_id IS NULL) = (computer = 1))
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,11,'Ann',0,0);
INSERT INTO "seats" VALUES(1,1,33,'Chloe',0,1);
INSERT INTO "seats" VALUES(2,0,11,'Ann',0,0);
INSERT INTO "seats" VALUES(2,1,22,'Bob',0,0);
INSERT INTO "seats" VALUES(3,0,11,'Ann',0,0);
INSERT INTO "seats" VALUES(3,1,22,'Bob',0,0);
INSERT INTO "seats" VALUES(4,0,22,'Bob',0,0);
INSERT INTO "seats" VALUES(4,1,NULL,'Former player',1,0);
INSERT INTO "seats" VALUES(5,0,33,'Chloe',0,0);
INSERT INTO "seats" VALUES(5,1,22,'Bob',0,0);
INSERT INTO "seats" VALUES(6,0,22,'Bob',0,0);
INSERT INTO "seats" VALUES(6,1,11,'Ann',0,0);
INSERT INTO "seats" VALUES(6,2,NULL,'Computer',1,0);
INSERT INTO "seats" VALUES(7,0,11,'Ann',0,0);
INSERT INTO "seats" VALUES(7,1,22,'Bob',0,0);
INSERT INTO "seats" VALUES(7,2,NULL,'Computer',1,0);
INSERT INTO "seats" VALUES(8,0,11,'Ann',0,0);
INSERT INTO "seats" VALUES(8,1,22,'Bob',0,0);
INSERT INTO "seats" VALUES(9,0,22,'Bob',0,0);
INSERT INTO "seats" VALUES(9,1,11,'Ann',0,0);
INSERT INTO "seats" VALUES(10,0,11,'Ann',0,0);
INSERT INTO "seats" VALUES(10,1,22,'Bob',0,0);
INSERT INTO "seats" VALUES(11,0,11,'Ann',0,0);
INSERT INTO "seats" VALUES(11,1,22,'Bob',0,0);
INSERT INTO "seats" VALUES(12,0,NULL,'Former player',1,0);
INSERT INTO "seats" VALUES(12,1,33,'Chloe',0,0);
INSERT INTO "seats" VALUES(13,0,11,'Ann',0,0);
INSERT INTO "seats" VALUES(13,1,22,'Bob',0,0);
INSERT INTO "seats" VALUES(14,0,22,'Bob',0,0);
INSERT INTO "seats" VALUES(14,1,11,'Ann',0,0);
CREATE TABLE steps (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    seat     INTEGER,
    user_id  INTEGER,
    action   TEXT,
    news     TEXT    NOT NULL,
    barrier  INTEGER NOT NULL,
    hash     TEXT    NOT NULL,
    at       REAL    NOT NULL,
    reseeds TEXT NOT NULL DEFAULT '[]', question TEXT, planned INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, seq)
);
INSERT INTO "steps" VALUES(1,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":1,"coins":1,"row":["fortress","academy","rich_vein"],"kind":"game_began"}}]',1,'d288761b912a76fa',1790000000.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(1,1,1,33,'{"field":"aurum","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"aurum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":1,"resource":"gold","chips":1,"coins":1,"kind":"produced"}}]',0,'b42c1c38c2d20343',1790000006.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(1,2,1,33,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":2,"kind":"turn_began"}}]',0,'a92ca81b46558030',1790000006.0,'[]','founding',0);
INSERT INTO "steps" VALUES(1,3,0,11,'{"field":"marmor","kind":"move_marker"}','[{"to":null,"event":{"seat":0,"field":"marmor","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":0,"resource":"marble","chips":1,"coins":1,"kind":"produced"}}]',0,'c4e74011eb51a21d',1790000012.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(1,4,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":3,"kind":"turn_began"}}]',0,'df985dbc069e821d',1790000012.0,'[]','founding',0);
INSERT INTO "steps" VALUES(1,5,1,NULL,'{"field":"militia","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"militia","steps":2,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'d901a8996e431ab0',1790018012.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(1,6,1,NULL,'{"step":"militia","kind":"done"}','[]',0,'600d0c817fe70fe9',1790018012.0,'[]','militia',0);
INSERT INTO "steps" VALUES(1,7,1,NULL,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":4,"kind":"turn_began"}}]',0,'84d319f0afb18006',1790018012.0,'[]','founding',0);
INSERT INTO "steps" VALUES(3,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":1,"coins":1,"row":["academy","herald","storm"],"kind":"game_began"}}]',1,'da6d2b67bf81db15',1790019812.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(3,1,1,22,'{"field":"scientia","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"scientia","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'2588f8bd90608bf4',1790019824.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(3,2,1,22,'{"unit":"galley","count":1,"coins":0,"kind":"recruit"}','[{"to":null,"event":{"seat":1,"unit":"galley","count":1,"paid":{"marble":0,"iron":0,"gold":2,"coin":0},"kind":"recruited"}}]',0,'532509d6a44a9aaf',1790019824.0,'[]','scientia',0);
INSERT INTO "steps" VALUES(3,3,1,22,'{"step":"scientia","kind":"done"}','[]',0,'4b182b8e75275de4',1790019824.0,'[]','scientia',0);
INSERT INTO "steps" VALUES(3,4,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":2,"kind":"turn_began"}}]',0,'12b14644df6cc9da',1790019824.0,'[]','founding',0);
INSERT INTO "steps" VALUES(3,5,0,11,'{"field":"scientia","kind":"move_marker"}','[{"to":null,"event":{"seat":0,"field":"scientia","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'f7726bc4c4804861',1790019833.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(3,6,0,11,'{"step":"scientia","kind":"done"}','[]',0,'98774d3828ba266f',1790019833.0,'[]','scientia',0);
INSERT INTO "steps" VALUES(3,7,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":3,"kind":"turn_began"}}]',0,'2f7ee9ed3673ef2e',1790019833.0,'[]','founding',0);
INSERT INTO "steps" VALUES(3,8,1,22,'{"field":"duellum_a","kind":"move_marker"}','[]',0,'c7d25d90d109e329',1790019836.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(4,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":0,"coins":1,"row":["fortress","tribute","armoury"],"kind":"game_began"}}]',1,'ed16f058213028bc',1790019836.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(4,1,0,22,'{"field":"templum","kind":"move_marker"}','[{"to":null,"event":{"seat":0,"field":"templum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'1d5709c8b6964bbf',1790019845.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(4,2,0,22,'{"city":"caesarea","coins":0,"kind":"build_wall"}','[{"to":null,"event":{"seat":0,"city":"caesarea","paid":{"marble":1,"iron":0,"gold":0,"coin":0},"kind":"wall_built"}}]',0,'4a2ee0641d10e01e',1790019845.0,'[]','templum',0);
INSERT INTO "steps" VALUES(4,3,0,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":2,"kind":"turn_began"}}]',0,'5f806f68100446b9',1790019845.0,'[]','founding',0);
INSERT INTO "steps" VALUES(4,4,1,NULL,'{"field":"aurum","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"aurum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":1,"resource":"gold","chips":1,"coins":1,"kind":"produced"}}]',0,'16a63539fc5150a0',1790019851.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(4,5,1,NULL,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":3,"kind":"turn_began"}}]',0,'d1ea11203a716139',1790019851.0,'[]','founding',0);
INSERT INTO "steps" VALUES(4,6,0,22,'{"field":"ferrum","kind":"move_marker"}','[]',0,'3396608c9062800b',1790019860.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(4,7,0,22,'{"resources":["marble","iron","iron","gold"],"kind":"pay_rondel"}','[{"to":null,"event":{"seat":0,"field":"ferrum","steps":7,"paid":{"marble":1,"iron":2,"gold":1,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":0,"resource":"iron","chips":1,"coins":1,"kind":"produced"}}]',0,'2f444a6154479c97',1790019860.0,'[]','pay_for_field',0);
INSERT INTO "steps" VALUES(4,8,0,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":4,"kind":"turn_began"}}]',0,'31116c05fbaf9ca4',1790019860.0,'[]','founding',0);
INSERT INTO "steps" VALUES(4,9,1,NULL,'{"kind":"resign"}','[{"to":null,"event":{"seat":1,"kind":"resigned"}},{"to":null,"event":{"places":[1,2],"cause":"resigned","kind":"game_ended"}}]',0,'5c795ef547f6d556',1790019863.0,'[]','@1',0);
INSERT INTO "steps" VALUES(5,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":0,"coins":1,"row":["fortress","rich_vein","rich_vein"],"kind":"game_began"}}]',1,'41fd869787893ee3',1790019863.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(7,0,NULL,NULL,NULL,'[{"to":null,"event":{"seat":0,"round":1,"kind":"turn_began"}}]',1,'41e0263d0ec412db',1790019863.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(7,1,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"round":1,"kind":"turn_began"}}]',0,'abf4c88afcb23050',1790019866.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,2,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":2,"round":1,"kind":"turn_began"}}]',0,'9821876d98ea7d24',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,3,2,NULL,'{"card":"pyramids","slot":4,"kind":"take"}','[{"to":null,"event":{"seat":2,"card":"pyramids","price":1,"kind":"took"}}]',0,'5c72bde8263bf1ca',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,4,2,NULL,'{"card":"aristotle","slot":7,"kind":"take"}','[{"to":null,"event":{"seat":2,"card":"aristotle","price":2,"kind":"took"}}]',0,'3789f5749d2f2f6f',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,5,2,NULL,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":2,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":0,"round":2,"kind":"turn_began"}},{"to":null,"event":{"cards":["library_of_alexandria","frugality_a"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["homer","engineering_genius_a","cultural_heritage_a","rich_land_a"],"kind":"row_dealt"}},{"to":null,"event":{"level":0,"last_round":0,"kind":"age_ended"}}]',1,'8df599636af8469f',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,6,0,11,'{"kind":"pass_politics"}','[{"to":null,"event":{"seat":0,"owed":false,"kind":"passed"}}]',0,'c04c23ace837c6b2',1790019872.0,'[]','politics',0);
INSERT INTO "steps" VALUES(8,0,NULL,NULL,NULL,'[{"to":null,"event":{"seat":0,"round":1,"kind":"turn_began"}}]',1,'719c0cfcdd0ef3a3',1790019872.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(8,1,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"round":1,"kind":"turn_began"}}]',0,'058db4d09b079516',1790019875.0,'[]','actions',0);
INSERT INTO "steps" VALUES(8,2,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":0,"round":2,"kind":"turn_began"}},{"to":null,"event":{"cards":["patriotism_a","alexander_the_great","pyramids"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["engineering_genius_a","cultural_heritage_a","julius_caesar"],"kind":"row_dealt"}},{"to":null,"event":{"level":0,"last_round":0,"kind":"age_ended"}}]',1,'94a7ae0ebdd59eb1',1790019878.0,'[]','actions',0);
INSERT INTO "steps" VALUES(8,3,0,11,'{"kind":"resign"}','[{"to":null,"event":{"seat":0,"kind":"resigned"}},{"to":null,"event":{"places":[2,1],"culture":[0,0],"why":"resigned","kind":"game_ended"}}]',0,'d5d7e94f9ae23add',1790019881.0,'[]','politics',0);
INSERT INTO "steps" VALUES(9,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":0,"coins":1,"row":["rich_vein","levy","colonists"],"kind":"game_began"}}]',1,'3192e867a360dd22',1790019881.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(9,1,0,22,'{"field":"ferrum","kind":"move_marker"}','[{"to":null,"event":{"seat":0,"field":"ferrum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":0,"resource":"iron","chips":1,"coins":1,"kind":"produced"}}]',0,'898286755a0a7b0f',1790019887.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(9,2,0,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":2,"kind":"turn_began"}}]',0,'eb3701348ac7a429',1790019887.0,'[]','founding',0);
INSERT INTO "steps" VALUES(9,3,1,11,'{"field":"militia","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"militia","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'98c8bc679882b5b9',1790019899.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(9,4,1,11,'{"unit":"galley","city":"genua","coins":0,"kind":"deploy"}','[{"to":null,"event":{"seat":1,"unit":"galley","city":"genua","paid":{"marble":0,"iron":2,"gold":0,"coin":0},"kind":"deployed"}}]',0,'aea8aec8b412d4e6',1790019899.0,'[]','militia',0);
INSERT INTO "steps" VALUES(9,5,1,11,'{"step":"militia","kind":"done"}','[]',0,'bc79dc03a1ff65f5',1790019899.0,'[]','militia',0);
INSERT INTO "steps" VALUES(9,6,1,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":3,"kind":"turn_began"}}]',0,'6ab8169173990e05',1790019899.0,'[]','founding',0);
INSERT INTO "steps" VALUES(10,0,NULL,NULL,NULL,'[{"to":null,"event":{"seat":0,"round":1,"kind":"turn_began"}}]',1,'1ce1af7ad429ee94',1790019899.0,'["00000000000000000000000000000000000000000000000071b5fcd9ddcb369d"]',NULL,0);
INSERT INTO "steps" VALUES(10,1,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"round":1,"kind":"turn_began"}}]',0,'5e52f72657e765e5',1790019920.0,'[]','actions',0);
INSERT INTO "steps" VALUES(11,0,NULL,NULL,NULL,'[{"to":null,"event":{"seat":0,"round":1,"kind":"turn_began"}}]',1,'a2bf8231ea749d9b',1790019920.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(11,1,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"round":1,"kind":"turn_began"}}]',0,'59564bd0b8f2ef13',1790019923.0,'[]','actions',0);
INSERT INTO "steps" VALUES(11,2,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":0,"round":2,"kind":"turn_began"}},{"to":null,"event":{"cards":["aristotle","library_of_alexandria","urban_growth_a"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["homer","moses","engineering_genius_a"],"kind":"row_dealt"}},{"to":null,"event":{"level":0,"last_round":0,"kind":"age_ended"}}]',1,'01161e6d99e26896',1790019926.0,'[]','actions',0);
INSERT INTO "steps" VALUES(11,3,0,11,'{"kind":"pass_politics"}','[{"to":null,"event":{"seat":0,"owed":false,"kind":"passed"}}]',0,'82ed26cf9a2594a7',1790019938.0,'[]','politics',0);
INSERT INTO "steps" VALUES(11,4,0,11,'{"card":"warriors","kind":"build"}','[{"to":null,"event":{"seat":0,"card":"warriors","resources":2,"kind":"built"}}]',0,'48301ec1715d321f',1790019938.0,'[]','actions',0);
INSERT INTO "steps" VALUES(11,5,0,11,'{"kind":"populate"}','[{"to":null,"event":{"seat":0,"food":2,"kind":"populated"}}]',0,'10531139dbc5ae6b',1790019938.0,'[]','actions',0);
INSERT INTO "steps" VALUES(11,6,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":0,"count":1,"kind":"drew"}},{"to":[0],"event":{"cards":["plunder_i"],"kind":"drew_cards"}},{"to":null,"event":{"seat":1,"round":2,"kind":"turn_began"}},{"to":null,"event":{"cards":["stockpile","urban_growth_a","julius_caesar"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["joan_of_arc","iron","st_peters_basilica"],"kind":"row_dealt"}}]',1,'0093ffeb06f64d48',1790019938.0,'[]','actions',0);
INSERT INTO "steps" VALUES(11,7,1,22,'{"kind":"pass_politics"}','[{"to":null,"event":{"seat":1,"owed":false,"kind":"passed"}}]',0,'3ab840ca67399f67',1790019944.0,'[]','politics',0);
INSERT INTO "steps" VALUES(11,8,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"count":2,"kind":"drew"}},{"to":[1],"event":{"cards":["developed_territory_i","pestilence"],"kind":"drew_cards"}},{"to":null,"event":{"seat":0,"round":3,"kind":"turn_began"}},{"to":null,"event":{"cards":["rich_land_a","rich_land_a","alexander_the_great"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["warfare","cultural_heritage_i","knights"],"kind":"row_dealt"}}]',1,'1df28280e8421f7a',1790019944.0,'[]','actions',0);
INSERT INTO "steps" VALUES(11,9,0,11,'{"card":"plunder_i","target":1,"kind":"play_aggression"}','[{"to":null,"event":{"seat":0,"target":1,"card":"plunder_i","attack":2,"defence":1,"kind":"attacked"}}]',1,'b0bc7e872abf3042',1790019947.0,'[]','politics',0);
INSERT INTO "steps" VALUES(12,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":1,"coins":1,"row":["quarry","armoury","burglary"],"kind":"game_began"}}]',1,'ae2942044b91fa94',1790019950.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(12,1,1,33,'{"field":"duellum_a","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"duellum_a","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'7fe639b9514e6888',1790019956.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(12,2,1,33,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":2,"kind":"turn_began"}}]',0,'c3dc90746c166819',1790019956.0,'[]','founding',0);
INSERT INTO "steps" VALUES(12,3,1,33,'{"kind":"resign"}','[{"to":null,"event":{"seat":1,"kind":"resigned"}},{"to":null,"event":{"places":[1,2],"cause":"resigned","kind":"game_ended"}}]',0,'b14fcb7124c908e8',1790019959.0,'[]','@0',0);
INSERT INTO "steps" VALUES(13,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":0,"coins":1,"row":["fortress","forced_march","mutiny"],"kind":"game_began"}}]',1,'648b91d206d00fe6',1790019959.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(13,1,0,11,'{"field":"aurum","kind":"move_marker"}','[{"to":null,"event":{"seat":0,"field":"aurum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":0,"resource":"gold","chips":1,"coins":1,"kind":"produced"}}]',0,'ff10b948e5af0724',1790019965.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(13,2,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":2,"kind":"turn_began"}}]',0,'6ae2d96fc067cbd1',1790019965.0,'[]','founding',0);
INSERT INTO "steps" VALUES(13,3,1,22,'{"field":"militia","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"militia","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'84e76ee28521527d',1790019977.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(13,4,1,22,'{"unit":"legion","city":"neapolis","coins":0,"kind":"deploy"}','[{"to":null,"event":{"seat":1,"unit":"legion","city":"neapolis","paid":{"marble":0,"iron":2,"gold":0,"coin":0},"kind":"deployed"}}]',0,'f2977a9bde51f2ab',1790019977.0,'[]','militia',0);
INSERT INTO "steps" VALUES(13,5,1,22,'{"step":"militia","kind":"done"}','[]',0,'b983229e54d65f4b',1790019977.0,'[]','militia',0);
INSERT INTO "steps" VALUES(13,6,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":3,"kind":"turn_began"}}]',0,'f24451f6b1ecb490',1790019977.0,'[]','founding',0);
INSERT INTO "steps" VALUES(14,0,NULL,NULL,NULL,'[{"to":null,"event":{"seat":0,"round":1,"kind":"turn_began"}}]',1,'f7510c9dd8f16103',1790019977.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(14,1,0,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"round":1,"kind":"turn_began"}}]',0,'4395ef97a8abc9fc',1790019980.0,'[]','actions',0);
INSERT INTO "steps" VALUES(14,2,1,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":0,"round":2,"kind":"turn_began"}},{"to":null,"event":{"cards":["engineering_genius_a","alexander_the_great","aristotle"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["colossus","rich_land_a","cultural_heritage_a"],"kind":"row_dealt"}},{"to":null,"event":{"level":0,"last_round":0,"kind":"age_ended"}}]',1,'bce660098df0cda0',1790019983.0,'[]','actions',0);
INSERT INTO "steps" VALUES(14,3,0,22,'{"kind":"pass_politics"}','[{"to":null,"event":{"seat":0,"owed":false,"kind":"passed"}}]',0,'dfa94882989705e7',1790019989.0,'[]','politics',0);
INSERT INTO "steps" VALUES(14,4,0,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":0,"count":2,"kind":"drew"}},{"to":[0],"event":{"cards":["defense_colonization_i","defense_colonization_i"],"kind":"drew_cards"}},{"to":null,"event":{"seat":1,"round":2,"kind":"turn_began"}},{"to":null,"event":{"cards":["julius_caesar","homer","patriotism_a"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["reserves_i","frugality_i","alchemy"],"kind":"row_dealt"}}]',1,'d0f75d835593ddc4',1790019989.0,'[]','actions',0);
CREATE TABLE undo_requests (
    id          INTEGER PRIMARY KEY,
    game_id     INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    user_id     INTEGER NOT NULL,
    from_seq    INTEGER NOT NULL,
    to_seq      INTEGER NOT NULL,
    from_hash   TEXT    NOT NULL,
    lost        TEXT    NOT NULL,
    agreed      TEXT    NOT NULL DEFAULT '[]',
    at          REAL    NOT NULL,
    ended_at    REAL,
    outcome     TEXT    CHECK (outcome IN ('agreed', 'refused', 'withdrawn', 'lapsed')),
    ended_by    INTEGER,
    message_id  INTEGER, gone TEXT NOT NULL DEFAULT '[]', waived TEXT NOT NULL DEFAULT '[]',
    CHECK (to_seq < from_seq),
    CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
INSERT INTO "undo_requests" VALUES(1,9,1,11,6,0,'6ab8169173990e05','[{"seat": 0, "field": "ferrum", "steps": 0, "paid": {"marble": 0, "iron": 0, "gold": 0, "coin": 0}, "kind": "marker_moved"}, {"seat": 0, "resource": "iron", "chips": 1, "coins": 1, "kind": "produced"}, {"seat": 1, "turn": 2, "kind": "turn_began"}, {"seat": 1, "field": "militia", "steps": 0, "paid": {"marble": 0, "iron": 0, "gold": 0, "coin": 0}, "kind": "marker_moved"}, {"seat": 1, "unit": "galley", "city": "genua", "paid": {"marble": 0, "iron": 2, "gold": 0, "coin": 0}, "kind": "deployed"}, {"seat": 0, "turn": 3, "kind": "turn_began"}]','[]',1790019899.0,NULL,NULL,NULL,NULL,'[]','[]');
INSERT INTO "undo_requests" VALUES(2,10,0,11,6,0,'127b033a95e4e2ae','[{"seat": 0, "science": 1, "culture": 0, "corruption": 0, "food": 2, "consumption": 0, "famine": 0, "resources": 2, "kind": "produced"}, {"seat": 1, "round": 1, "kind": "turn_began"}, {"seat": 1, "science": 1, "culture": 0, "corruption": 0, "food": 2, "consumption": 0, "famine": 0, "resources": 2, "kind": "produced"}, {"seat": 0, "round": 2, "kind": "turn_began"}, {"cards": ["moses", "urban_growth_a", "stockpile"], "kind": "row_cleared"}, {"cards": ["alexander_the_great", "colossus", "cultural_heritage_a"], "kind": "row_dealt"}, {"level": 0, "last_round": 0, "kind": "age_ended"}, {"seat": 0, "owed": false, "kind": "passed"}, {"seat": 0, "science": 1, "culture": 0, "corruption": 0, "food": 2, "consumption": 0, "famine": 0, "resources": 2, "kind": "produced"}, {"seat": 0, "count": 2, "kind": "drew"}, {"seat": 1, "round": 2, "kind": "turn_began"}, {"cards": ["pyramids", "frugality_a", "aristotle"], "kind": "row_cleared"}, {"cards": ["swordsmen", "christopher_columbus", "irrigation"], "kind": "row_dealt"}, {"seat": 1, "owed": false, "kind": "passed"}, {"seat": 1, "science": 1, "culture": 0, "corruption": 0, "food": 2, "consumption": 0, "famine": 0, "resources": 2, "kind": "produced"}, {"seat": 1, "count": 2, "kind": "drew"}, {"seat": 0, "round": 3, "kind": "turn_began"}, {"cards": ["julius_caesar", "hammurabi", "frugality_a"], "kind": "row_cleared"}, {"cards": ["cultural_heritage_i", "engineering_genius_i", "printing_press"], "kind": "row_dealt"}]','[1]',1790019917.0,1790019917.0,'agreed',NULL,NULL,'[]','[]');
CREATE TABLE upkeep (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    traces_at     REAL,
    rewritten_at  REAL
);
INSERT INTO "upkeep" VALUES(1,1790019959.0,NULL);
CREATE TABLE users (
    id          INTEGER PRIMARY KEY,
    zone        TEXT,
    quiet_from  INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
    quiet_to    INTEGER CHECK (quiet_to BETWEEN 0 AND 1439),
    away_until  REAL,
    reminders   TEXT    NOT NULL DEFAULT 'ping' CHECK (reminders IN ('ping', 'dm', 'none')),
    language    TEXT    NOT NULL DEFAULT 'en',
    text_only   INTEGER NOT NULL DEFAULT 0, calls TEXT NOT NULL DEFAULT 'dm' CHECK (calls IN ('dm', 'ping', 'closed')), pictures TEXT NOT NULL DEFAULT 'phone'
    CHECK (pictures IN ('phone', 'desk', 'words')), asks INTEGER NOT NULL DEFAULT 1 CHECK (asks IN (0, 1)),
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);
INSERT INTO "users" VALUES(22,'Europe/Berlin',1320,420,NULL,'dm','en',0,'dm','phone',1);
INSERT INTO "users" VALUES(33,NULL,NULL,NULL,NULL,'ping','en',1,'dm','words',1);
CREATE TABLE usual (
    user_id  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    orders   TEXT    NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (user_id, game)
);
CREATE TABLE waits (
    id           INTEGER PRIMARY KEY,
    game_id      INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    since        REAL    NOT NULL,
    ended_at     REAL,
    reminded     INTEGER NOT NULL DEFAULT 0,
    reminded_at  REAL,
    spent        REAL    NOT NULL DEFAULT 0,
    counted_at   REAL    NOT NULL,
    timed_out    INTEGER NOT NULL DEFAULT 0,
    due_at       REAL, guarded INTEGER NOT NULL DEFAULT 0, rest REAL, paced INTEGER NOT NULL DEFAULT 0,
    CHECK (ended_at IS NULL OR due_at IS NULL)
);
INSERT INTO "waits" VALUES(1,1,1,33,1790000000.0,1790000006.0,0,NULL,6.0,1790000006.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(2,1,0,11,1790000006.0,1790000012.0,0,NULL,6.0,1790000012.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(3,1,1,33,1790000012.0,1790018012.0,4,1790014412.0,18000.0,1790018012.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(4,1,0,11,1790018012.0,NULL,0,NULL,0.0,1790018012.0,0,1790021612.0,0,NULL,0);
INSERT INTO "waits" VALUES(5,3,1,22,1790019812.0,1790019824.0,0,NULL,12.0,1790019824.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(6,3,0,11,1790019824.0,1790019833.0,0,NULL,9.0,1790019833.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(7,3,1,22,1790019833.0,NULL,0,NULL,0.0,1790019833.0,0,1790063033.0,0,NULL,0);
INSERT INTO "waits" VALUES(8,4,0,22,1790019836.0,1790019845.0,0,NULL,9.0,1790019845.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(9,4,1,0,1790019845.0,1790019851.0,0,NULL,6.0,1790019851.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(10,4,0,22,1790019851.0,1790019860.0,0,NULL,9.0,1790019860.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(11,4,1,0,1790019860.0,1790019863.0,0,NULL,3.0,1790019863.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(12,5,0,33,1790019863.0,1790019863.0,0,NULL,0.0,1790019863.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(13,7,0,11,1790019863.0,1790019866.0,0,NULL,3.0,1790019866.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(14,7,1,22,1790019866.0,1790019869.0,0,NULL,3.0,1790019869.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(15,7,0,11,1790019869.0,NULL,0,NULL,0.0,1790019869.0,0,1790063069.0,0,NULL,0);
INSERT INTO "waits" VALUES(16,8,0,11,1790019872.0,1790019875.0,0,NULL,3.0,1790019875.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(17,8,1,22,1790019875.0,1790019878.0,0,NULL,3.0,1790019878.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(18,8,0,11,1790019878.0,1790019881.0,0,NULL,3.0,1790019881.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(19,9,0,22,1790019881.0,1790019887.0,0,NULL,6.0,1790019887.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(20,9,1,11,1790019887.0,1790019899.0,0,NULL,12.0,1790019899.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(21,9,0,22,1790019899.0,NULL,0,NULL,0.0,1790019899.0,0,1790063099.0,0,NULL,1);
INSERT INTO "waits" VALUES(22,10,0,11,1790019899.0,1790019902.0,0,NULL,3.0,1790019902.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(23,10,1,22,1790019902.0,1790019905.0,0,NULL,3.0,1790019905.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(24,10,0,11,1790019905.0,1790019911.0,0,NULL,6.0,1790019911.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(25,10,1,22,1790019911.0,1790019917.0,0,NULL,6.0,1790019917.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(26,10,0,11,1790019917.0,1790019917.0,0,NULL,0.0,1790019917.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(27,10,0,11,1790019917.0,1790019920.0,0,NULL,3.0,1790019920.0,0,NULL,0,1790019917.0,0);
INSERT INTO "waits" VALUES(28,10,1,22,1790019920.0,NULL,0,NULL,0.0,1790019920.0,0,1790063120.0,0,NULL,0);
INSERT INTO "waits" VALUES(29,11,0,11,1790019920.0,1790019923.0,0,NULL,3.0,1790019923.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(30,11,1,22,1790019923.0,1790019926.0,0,NULL,3.0,1790019926.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(31,11,0,11,1790019926.0,1790019938.0,0,NULL,12.0,1790019938.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(32,11,1,22,1790019938.0,1790019944.0,0,NULL,6.0,1790019944.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(33,11,0,11,1790019944.0,1790019947.0,0,NULL,3.0,1790019947.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(34,11,1,22,1790019947.0,NULL,0,NULL,0.0,1790019947.0,0,1790063147.0,1,NULL,0);
INSERT INTO "waits" VALUES(35,12,1,33,1790019950.0,1790019956.0,0,NULL,6.0,1790019956.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(36,12,0,0,1790019956.0,1790019959.0,0,NULL,3.0,1790019959.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(37,13,0,11,1790019959.0,1790019965.0,0,NULL,6.0,1790019965.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(38,13,1,22,1790019965.0,1790019977.0,0,NULL,12.0,1790019977.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(39,13,0,11,1790019977.0,NULL,0,NULL,0.0,1790019977.0,0,1790063177.0,0,NULL,0);
INSERT INTO "waits" VALUES(40,14,0,22,1790019977.0,1790019980.0,0,NULL,3.0,1790019980.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(41,14,1,11,1790019980.0,1790019983.0,0,NULL,3.0,1790019983.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(42,14,0,22,1790019983.0,1790019989.0,0,NULL,6.0,1790019989.0,0,NULL,0,NULL,0);
INSERT INTO "waits" VALUES(43,14,1,11,1790019989.0,NULL,0,NULL,0.0,1790019989.0,0,1790063189.0,0,NULL,0);
CREATE UNIQUE INDEX games_one_open_per_channel ON games (channel_id)
    WHERE status IN ('lobby', 'running');
CREATE INDEX games_by_channel ON games (channel_id, id);
CREATE INDEX games_by_status ON games (status);
CREATE INDEX seats_by_user ON seats (user_id);
CREATE INDEX notes_by_game ON notes (game_id, id);
CREATE INDEX interactions_by_time ON interactions (at);
CREATE INDEX outbox_pending ON outbox (game_id, id) WHERE state = 'pending';
CREATE INDEX messages_by_game ON messages (game_id);
CREATE UNIQUE INDEX waits_open ON waits (game_id, seat) WHERE ended_at IS NULL;
CREATE INDEX waits_by_game ON waits (game_id);
CREATE INDEX waits_of_user ON waits (user_id) WHERE ended_at IS NULL;
CREATE INDEX waits_due ON waits (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX held_due ON held (due_at);
CREATE INDEX undo_requests_by_game ON undo_requests (game_id);
CREATE UNIQUE INDEX undo_requests_open ON undo_requests (game_id) WHERE ended_at IS NULL;
CREATE INDEX games_by_server ON games (guild_id) WHERE status IN ('lobby', 'running');
CREATE INDEX games_by_host ON games (host_id) WHERE status IN ('lobby', 'running');
CREATE UNIQUE INDEX invitations_open ON invitations (game_id, seat) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX invitations_invited ON invitations (game_id, new_user_id) WHERE ended_at IS NULL;
CREATE INDEX invitations_by_game ON invitations (game_id);
CREATE INDEX invitations_due ON invitations (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX outbox_by_game ON outbox (game_id, id);
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX messages_untidy ON messages (game_id, message_id) WHERE kind = 'turn';
CREATE INDEX problems_by_game ON problems (game_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',14);
INSERT INTO "sqlite_sequence" VALUES('outbox',84);
COMMIT;
