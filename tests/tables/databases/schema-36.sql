PRAGMA application_id = 1095192402;
PRAGMA user_version = 36;
BEGIN TRANSACTION;
CREATE TABLE asked (
    game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    by_user_id INTEGER NOT NULL,
    at         REAL    NOT NULL,
    until      REAL    NOT NULL,
    outcome    TEXT,
    PRIMARY KEY (game_id, user_id)
);
INSERT INTO "asked" VALUES(15,33,'Chloe',22,1790019989.0,1790192789.0,NULL);
CREATE TABLE avoided (
    user_id  INTEGER NOT NULL,
    other_id INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    at       REAL    NOT NULL,
    PRIMARY KEY (user_id, other_id)
);
INSERT INTO "avoided" VALUES(33,22,'Bob',1790019989.0);
CREATE TABLE banks (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    used     REAL    NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
INSERT INTO "banks" VALUES(1,1,3600.0);
CREATE TABLE bars (
    id         INTEGER PRIMARY KEY,
    server_id  INTEGER NOT NULL,
    user_id    INTEGER,
    name       TEXT    NOT NULL,
    salt       TEXT    NOT NULL DEFAULT '',
    mark       TEXT    NOT NULL DEFAULT '',
    by_user_id INTEGER NOT NULL,
    at         REAL    NOT NULL,
    -- NULL: until somebody lifts it.
    until      REAL
);
INSERT INTO "bars" VALUES(1,1,99,'Mara','','',11,1790019989.0,NULL);
CREATE TABLE boards (
    server_id  INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    language   TEXT    NOT NULL,
    user_id    INTEGER NOT NULL,
    role_id    INTEGER,
    quiet_from INTEGER,
    quiet_to   INTEGER,
    zone       TEXT,
    message_id INTEGER,
    posted_at  REAL    NOT NULL DEFAULT 0,
    edited_at  REAL    NOT NULL DEFAULT 0,
    shown      TEXT    NOT NULL DEFAULT '',
    pinged_at  REAL,
    trouble    TEXT    NOT NULL DEFAULT ''
);
INSERT INTO "boards" VALUES(1,502,'message','en',11,NULL,NULL,NULL,NULL,NULL,0.0,0.0,'',NULL,'');
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
INSERT INTO "clocks" VALUES(18,43200.0,86400.0,5,259200.0,0.0,'caretaker','all');
INSERT INTO "clocks" VALUES(19,43200.0,86400.0,5,259200.0,0.0,'caretaker','all');
INSERT INTO "clocks" VALUES(20,43200.0,86400.0,5,259200.0,0.0,'caretaker','all');
INSERT INTO "clocks" VALUES(21,43200.0,86400.0,5,259200.0,0.0,'caretaker','all');
INSERT INTO "clocks" VALUES(23,43200.0,86400.0,0,NULL,0.0,'none','all');
CREATE TABLE close_requests (
    id         INTEGER PRIMARY KEY,
    game_id    INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    user_id    INTEGER NOT NULL,
    gone       TEXT    NOT NULL DEFAULT '[]',
    agreed     TEXT    NOT NULL DEFAULT '[]',
    at         REAL    NOT NULL,
    lapses_at  REAL    NOT NULL,
    ended_at   REAL,
    outcome    TEXT CHECK (outcome IN ('agreed', 'refused', 'withdrawn', 'lapsed')),
    message_id INTEGER,
    CHECK ((ended_at IS NULL) = (outcome IS NULL))
);
INSERT INTO "close_requests" VALUES(1,20,1,22,'[]','[]',1790020016.0,1790279216.0,NULL,NULL,NULL);
CREATE TABLE commands (
    application_id  INTEGER NOT NULL,
    guild_id        INTEGER NOT NULL,
    hash            TEXT    NOT NULL,
    at              REAL    NOT NULL,
    PRIMARY KEY (application_id, guild_id)
) WITHOUT ROWID;
CREATE TABLE competition_rounds (
    competition_id INTEGER NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number         INTEGER NOT NULL,
    state          TEXT    NOT NULL,
    begun_at       REAL    NOT NULL,
    ended_at       REAL,
    facts          TEXT    NOT NULL, urged_at REAL,
    PRIMARY KEY (competition_id, number)
);
INSERT INTO "competition_rounds" VALUES(1,1,'playing',1790884016.0,NULL,'{}',NULL);
CREATE TABLE competition_tables (
    competition_id INTEGER NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number         INTEGER NOT NULL,
    round          INTEGER NOT NULL,
    division       INTEGER,
    seats          TEXT    NOT NULL,
    stand_ins      TEXT    NOT NULL DEFAULT '{}',
    state          TEXT    NOT NULL,
    game_id        INTEGER,
    claimed_until  REAL    NOT NULL DEFAULT 0,
    PRIMARY KEY (competition_id, number)
);
INSERT INTO "competition_tables" VALUES(1,1,1,1,'[1,2]','{}','open',21,1790884136.0);
INSERT INTO "competition_tables" VALUES(1,2,1,1,'[2,3]','{}','planned',NULL,0.0);
INSERT INTO "competition_tables" VALUES(1,3,1,1,'[3,1]','{}','planned',NULL,0.0);
CREATE TABLE competitions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    user_id    INTEGER NOT NULL,
    kind       TEXT    NOT NULL,
    number     INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    size       INTEGER NOT NULL,
    pace       TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    settings   TEXT    NOT NULL,
    language   TEXT    NOT NULL,
    most       INTEGER,
    state      TEXT    NOT NULL,
    secret     TEXT    NOT NULL,
    created_at REAL    NOT NULL,
    starts_at  REAL    NOT NULL,
    ended_at   REAL,
    trouble    TEXT    NOT NULL DEFAULT '',
    edited_at  REAL    NOT NULL DEFAULT 0,
    shown      TEXT    NOT NULL DEFAULT ''
);
INSERT INTO "competitions" VALUES(1,1,503,NULL,99,'season',1,'antike-duellum',2,'daily','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}','{"small":true}','en',NULL,'running','000000000000000000000000000000000000000000000000552ce0b48d242349',1790020016.0,1790884016.0,NULL,'',0.0,'');
INSERT INTO "competitions" VALUES(2,1,503,NULL,99,'season',1,'tta-new-story',2,'daily','{"order":"random","peaceful":false,"hands":"open"}','{}','en',NULL,'signing_up','00000000000000000000000000000000000000000000000008f3b052a6d5b30a',1790884016.0,1791748016.0,NULL,'',0.0,'');
CREATE TABLE courses (
    user_id  INTEGER NOT NULL,
    game     TEXT NOT NULL,
    lesson   TEXT NOT NULL,
    answers  TEXT NOT NULL,
    done     TEXT NOT NULL,
    at       REAL NOT NULL,
    PRIMARY KEY (user_id, game)
);
INSERT INTO "courses" VALUES(33,'antike-duellum','win','[[1,{"field":"templum","kind":"move_marker"}]]','[]',1790884016.0);
CREATE TABLE endings (
    game_id        INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    game           TEXT    NOT NULL,
    guild_id       INTEGER,
    ended_at       REAL    NOT NULL,
    size           INTEGER NOT NULL,
    cause          TEXT    NOT NULL,
    rated          INTEGER NOT NULL,
    unrated        TEXT    NOT NULL,
    voided_at      REAL,
    voided_by      INTEGER,
    voided_because TEXT
, weight REAL NOT NULL DEFAULT 1);
INSERT INTO "endings" VALUES(4,'antike-duellum',1,1790019863.0,2,'resigned',0,'not_rated',NULL,NULL,NULL,1.0);
INSERT INTO "endings" VALUES(8,'tta-new-story',1,1790019881.0,2,'resigned',0,'not_rated',NULL,NULL,NULL,1.0);
INSERT INTO "endings" VALUES(12,'antike-duellum',1,1790019959.0,2,'resigned',0,'not_rated',NULL,NULL,NULL,1.0);
INSERT INTO "endings" VALUES(19,'antike-duellum',1,1790020007.0,2,'resigned',1,'',NULL,NULL,NULL,1.0);
INSERT INTO "endings" VALUES(22,'antike-duellum',1,1790884037.0,2,'resigned',0,'not_rated',NULL,NULL,NULL,1.0);
CREATE TABLE entrants (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    competition_id INTEGER NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    user_id        INTEGER,
    name           TEXT    NOT NULL,
    state          TEXT    NOT NULL,
    at             REAL    NOT NULL,
    changed_at     REAL    NOT NULL,
    at_once        INTEGER NOT NULL,
    hours          INTEGER,
    language       TEXT    NOT NULL,
    division       INTEGER,
    place          INTEGER,
    rank           INTEGER,
    away_since     REAL,
    say            TEXT,
    nonce          TEXT    NOT NULL,
    attempts       INTEGER NOT NULL DEFAULT 0,
    due_at         REAL    NOT NULL
);
INSERT INTO "entrants" VALUES(1,1,11,'Ann','in',1790020016.0,1790711216.0,1,NULL,'en',1,0,NULL,NULL,'begins','eb918b8bc2dbcdca1539',0,1790884016.0);
INSERT INTO "entrants" VALUES(2,1,22,'Bob','in',1790020016.0,1790711216.0,1,NULL,'en',1,1,NULL,NULL,'begins','aec5f9119ac8b8e5e044',0,1790884016.0);
INSERT INTO "entrants" VALUES(3,1,44,'Dora','in',1790020016.0,1790711216.0,1,NULL,'en',1,2,NULL,NULL,'begins','61f6684843e76740445a',0,1790884016.0);
INSERT INTO "entrants" VALUES(4,2,11,'Ann','signed_up',1790884016.0,1790884016.0,1,NULL,'en',NULL,NULL,NULL,NULL,NULL,'3d606515d235ab9f28b4',0,1790884016.0);
CREATE TABLE fits (
    game        TEXT    NOT NULL,
    guild_id    INTEGER NOT NULL,
    at          REAL,
    history_at  REAL,
    outdated_at REAL,
    formula     INTEGER NOT NULL DEFAULT 0,
    rated       INTEGER NOT NULL DEFAULT 0,
    forecasts   TEXT    NOT NULL DEFAULT '[]',
    marks       TEXT    NOT NULL DEFAULT '[]',
    PRIMARY KEY (game, guild_id)
);
INSERT INTO "fits" VALUES('antike-duellum',0,1790020016.0,1790020016.0,NULL,1,1,'[]','[]');
INSERT INTO "fits" VALUES('antike-duellum',1,1790020016.0,1790020016.0,NULL,1,1,'[]','[]');
CREATE TABLE follows (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id   INTEGER NOT NULL,
    way       TEXT    NOT NULL DEFAULT 'dm',
    at        REAL    NOT NULL,
    told_seq  INTEGER NOT NULL,
    told_at   REAL    NOT NULL,
    ended     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game_id, user_id)
);
INSERT INTO "follows" VALUES(16,33,'dm',1790019989.0,0,1790019989.0,0);
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
    CHECK (pictures IN ('phone', 'desk', 'words')), usual INTEGER NOT NULL DEFAULT 1, hints TEXT NOT NULL DEFAULT 'on' CHECK (hints IN ('on', 'off', 'learn')), sealed TEXT, name TEXT NOT NULL DEFAULT '', joins TEXT NOT NULL DEFAULT 'all', starts_full INTEGER NOT NULL DEFAULT 0, welcome TEXT NOT NULL DEFAULT 'anybody', tells_role INTEGER NOT NULL DEFAULT 0, counts INTEGER NOT NULL DEFAULT 0, again_of INTEGER, again_seat INTEGER, starts_at REAL, event_id INTEGER, event_at REAL, event_shown TEXT NOT NULL DEFAULT '', rated INTEGER NOT NULL DEFAULT 0, practice_of INTEGER, practice_seq INTEGER,
    CHECK (public_seq <= seq),
    CHECK ((draft_seat IS NULL) = (public_seq = seq))
);
INSERT INTO "games" VALUES(1,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,501,11,'running',9,7,7,NULL,7,'[0]',NULL,NULL,0,1790000000.0,1790018012.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000001e7557988142c8ea","at":1790000000.0}]','00000000000000000000000000000000000000000000000048ec9840f9b439fc','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000001e7557988142c8ea','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(2,'antike-duellum','{"map":"east","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,502,11,'lobby',2,0,0,NULL,-1,'[]',NULL,NULL,0,1790019812.0,1790019812.0,'{}',1,0,NULL,'[]','000000000000000000000000000000000000000000000000313b2aeda05f1119','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000004efd9b4dab13dfae','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(3,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,503,11,'running',11,8,7,0,7,'[0]',80003,NULL,0,1790019812.0,1790019833.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000003180ddfea0c5154e","at":1790019812.0}]','00000000000000000000000000000000000000000000000007fcdda80944fe0c','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000003180ddfea0c5154e','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(4,'antike-duellum','{"map":"west","first_seat":"brown","variant":true,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,504,22,'finished',12,9,9,NULL,9,'[]',NULL,NULL,0,1790019836.0,1790019863.0,'{}',1,0,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000037e7688e2bd8a1e6","at":1790019836.0}]','000000000000000000000000000000000000000000000000023d41c3cdde8d51','there',NULL,'en','phone',1,'on','00000000000000000000000000000000000000000000000037e7688e2bd8a1e6','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(5,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,505,33,'abandoned',4,0,0,NULL,0,'[0]',NULL,NULL,0,1790019863.0,1790019863.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000001d0926327e02ff05","at":1790019863.0}]','0000000000000000000000000000000000000000000000005be0ee717f7695f5','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000001d0926327e02ff05','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(6,'tta-new-story','{"order":"random","peaceful":true,"hands":"open"}',1,506,22,'lobby',3,0,0,NULL,-1,'[]',NULL,NULL,0,1790019863.0,1790019863.0,'{}',1,0,NULL,'[]','0000000000000000000000000000000000000000000000002e5e85d1a1a6bcde','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000003304078b4c96d8e2','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(7,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,507,11,'running',7,12,11,1,11,'[1]',80007,NULL,0,1790019863.0,1790019869.0,'{}',1,0,NULL,'[{"after":null,"secret":"000000000000000000000000000000000000000000000000589051b3f0bbe9cf","at":1790019863.0}]','00000000000000000000000000000000000000000000000021796e02873f9bd0','there',NULL,'en','phone',1,'on','000000000000000000000000000000000000000000000000589051b3f0bbe9cf','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(8,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,508,11,'finished',6,3,3,NULL,3,'[]',NULL,NULL,0,1790019872.0,1790019881.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000003c5be85684773ce0","at":1790019872.0}]','00000000000000000000000000000000000000000000000067266d08b43c589b','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000003c5be85684773ce0','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(9,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,509,22,'running',10,6,6,NULL,6,'[1]',NULL,NULL,0,1790019881.0,1790019899.0,'{}',0,0,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000011987e78562ae4b8","at":1790019881.0}]','000000000000000000000000000000000000000000000000243346bbe827062c','there',NULL,'en','phone',1,'on','00000000000000000000000000000000000000000000000011987e78562ae4b8','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(10,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,510,11,'running',11,1,1,NULL,1,'[1]',NULL,NULL,0,1790019899.0,1790019920.0,'{}',1,10,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000060d664c86424550a","at":1790019899.0},{"after":0,"secret":"34571ec83f48d016ed485652f9d905c5cc24d0901b8131826a464c42239f5338","at":1790019917.0}]','00000000000000000000000000000000000000000000000071b5fcd9ddcb369d','there',NULL,'en','phone',1,'on','00000000000000000000000000000000000000000000000060d664c86424550a','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(11,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,511,11,'running',12,9,9,NULL,9,'[1]',NULL,NULL,0,1790019920.0,1790019947.0,'{}',1,0,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000060aa90d8b3dca50a","at":1790019920.0}]','0000000000000000000000000000000000000000000000004ed51bf21b591d75','there',NULL,'en','phone',1,'on','00000000000000000000000000000000000000000000000060aa90d8b3dca50a','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(12,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,512,33,'finished',6,3,3,NULL,3,'[]',NULL,NULL,0,1790019950.0,1790019959.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000001f9b930bf0baef3a","at":1790019950.0}]','00000000000000000000000000000000000000000000000043786717a6ec39c1','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000001f9b930bf0baef3a','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(13,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,513,11,'running',9,6,6,NULL,6,'[0]',NULL,NULL,0,1790019959.0,1790019977.0,'{}',1,0,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000025400323417a8105","at":1790019959.0}]','0000000000000000000000000000000000000000000000005e18ccca4567ceb1','there',NULL,'en','phone',1,'on','00000000000000000000000000000000000000000000000025400323417a8105','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(14,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,514,22,'running',7,4,4,NULL,4,'[1]',80014,NULL,0,1790019977.0,1790019989.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000003991217ea8902e32","at":1790019977.0}]','000000000000000000000000000000000000000000000000094bcdfebbeb508f','gone',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000003991217ea8902e32','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(15,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,515,22,'lobby',3,0,0,NULL,-1,'[]',NULL,NULL,0,1790019989.0,1790019989.0,'{}',1,0,NULL,'[]','0000000000000000000000000000000000000000000000003bba26654d909eb2','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000006fb8a16eaf29e6f8','Friday club','asked',0,'learners',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(16,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,516,11,'running',3,0,0,NULL,0,'[0]',NULL,NULL,0,1790019989.0,1790019989.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000007457987bc70b53bf","at":1790019989.0}]','00000000000000000000000000000000000000000000000032685a87658c6762','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000007457987bc70b53bf','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(17,'tta-new-story','{"order":"random","peaceful":false,"hands":"open"}',1,517,22,'lobby',3,0,0,NULL,-1,'[]',NULL,NULL,0,1790019989.0,1790019989.0,'{}',1,0,NULL,'[]','00000000000000000000000000000000000000000000000021bae81a1e4f6f2a','there',NULL,'en','phone',1,'on','0000000000000000000000000000000000000000000000006f76d4593927f7d6','','all',0,'anybody',0,1,NULL,NULL,1792592000.0,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(18,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,518,11,'running',7,3,3,NULL,3,'[0]',NULL,NULL,0,1790019989.0,1790019998.0,'{}',1,0,NULL,'[{"after":null,"secret":"0000000000000000000000000000000000000000000000006767a7a75ba80780","at":1790019989.0}]','00000000000000000000000000000000000000000000000028677bcce6c648e7','there',NULL,'en','phone',1,'off','0000000000000000000000000000000000000000000000006767a7a75ba80780','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',1,NULL,NULL);
INSERT INTO "games" VALUES(19,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,519,11,'finished',7,3,3,NULL,3,'[]',NULL,NULL,0,1790019998.0,1790020007.0,'{}',1,0,NULL,'[{"after":null,"secret":"00000000000000000000000000000000000000000000000050fd3ea5cde560db","at":1790019998.0}]','0000000000000000000000000000000000000000000000002e2a702d42a9ba21','there',NULL,'en','phone',1,'off','00000000000000000000000000000000000000000000000050fd3ea5cde560db','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',1,NULL,NULL);
INSERT INTO "games" VALUES(20,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,520,11,'running',7,3,3,NULL,3,'[0]',NULL,NULL,0,1790020007.0,1790020016.0,'{}',1,0,NULL,'[{"after":null,"secret":"000000000000000000000000000000000000000000000000149d4d662652f8ff","at":1790020007.0}]','000000000000000000000000000000000000000000000000421517cea1b4ba07','there',NULL,'en','phone',1,'off','000000000000000000000000000000000000000000000000149d4d662652f8ff','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',1,NULL,NULL);
INSERT INTO "games" VALUES(21,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true,"start_seat":0}',1,521,0,'running',3,0,0,NULL,0,'[0]',NULL,NULL,0,1790884016.0,1790884016.0,'{}',1,0,503,'[{"after":null,"secret":"000000000000000000000000000000000000000000000000015b83ae2a3a0c78","at":1790884016.0}]','000000000000000000000000000000000000000000000000233e038aa9fbd797','there',NULL,'en','phone',1,'off','000000000000000000000000000000000000000000000000015b83ae2a3a0c78','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',1,NULL,NULL);
INSERT INTO "games" VALUES(22,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,522,11,'finished',10,7,7,NULL,7,'[]',NULL,NULL,0,1790884016.0,1790884037.0,'{}',1,0,NULL,'[{"after":null,"secret":"000000000000000000000000000000000000000000000000038e8a405649f8e9","at":1790884016.0}]','0000000000000000000000000000000000000000000000004c2335491f7ea79c','there',NULL,'en','phone',1,'on','000000000000000000000000000000000000000000000000038e8a405649f8e9','','all',0,'anybody',0,1,NULL,NULL,NULL,NULL,NULL,'',0,NULL,NULL);
INSERT INTO "games" VALUES(23,'antike-duellum','{"map":"west","first_seat":"brown","variant":false,"auto_fortress":false,"coins":24,"turn_limit":null,"draws":true}',1,523,22,'running',3,0,0,NULL,0,'[1]',NULL,NULL,0,1790884037.0,1790884037.0,'{}',1,0,503,'[]','00000000000000000000000000000000000000000000000023143912154d1eb0','there',NULL,'en','phone',1,'on',NULL,'','asked',0,'anybody',0,0,NULL,NULL,NULL,NULL,NULL,'',0,22,0);
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
INSERT INTO "held" VALUES(11,1,34,'{"kind":"decline"}',174625687379601,0,1.79001997459187030788e+09);
CREATE TABLE identified (
    number   INTEGER PRIMARY KEY,
    at       REAL    NOT NULL
);
CREATE TABLE insights (
    game_id  INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    mark     TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (game_id, mark, seat)
) WITHOUT ROWID;
INSERT INTO "insights" VALUES(1,'9b42581bd73717d1998b9a76a2a6e6ed',0);
INSERT INTO "insights" VALUES(1,'b364507cfd90460a27fbc84de113df73',1);
INSERT INTO "insights" VALUES(3,'298c7bdcb4915a99621caa71d9d089e1',0);
INSERT INTO "insights" VALUES(3,'b66c4ae97af092418d024e37b1ad9644',1);
INSERT INTO "insights" VALUES(7,'a88c65276b3759160140d4cc72e97e5c',0);
INSERT INTO "insights" VALUES(7,'f3bf577cccdaf155daef245409a1de5f',1);
INSERT INTO "insights" VALUES(9,'879dff49b0c1766135599fa4cfda389e',0);
INSERT INTO "insights" VALUES(9,'87d0c5ebb8d5e327e5714190d6d39840',1);
INSERT INTO "insights" VALUES(10,'4542c744c585dbe9cc8f4d25c3c4fe1a',1);
INSERT INTO "insights" VALUES(10,'840b1517852674ed1312e2244a3c6285',0);
INSERT INTO "insights" VALUES(11,'83396cce95840e60e1bbff9355a97e75',1);
INSERT INTO "insights" VALUES(11,'9fe61d4548d6566e258f192dd447f818',0);
INSERT INTO "insights" VALUES(13,'713de8531c345bcabe460adf603527b8',1);
INSERT INTO "insights" VALUES(13,'b0da1f1f95e946f0b4966e4d20196b42',0);
INSERT INTO "insights" VALUES(14,'24e00fd082ca8d4a5ddd1125a3fef1ba',0);
INSERT INTO "insights" VALUES(14,'8634e84310f91da875a1faebc4b9b839',1);
INSERT INTO "insights" VALUES(16,'4cebc3b15d8cb74307f8f0604ce23e54',1);
INSERT INTO "insights" VALUES(16,'68b3032abdebc45a776a242aca564294',0);
INSERT INTO "insights" VALUES(18,'93018541be3f4f6601d689b38c856de6',1);
INSERT INTO "insights" VALUES(18,'eac09322acfe0f6fb9b1bb0fb1181497',0);
INSERT INTO "insights" VALUES(20,'0533bf647b1d502aafd2237e4866d4af',1);
INSERT INTO "insights" VALUES(20,'9acf7e60e224160fec457f9ffd5326a1',0);
INSERT INTO "insights" VALUES(21,'2c2353d76f89f9775dc93d9e407a1e1b',0);
INSERT INTO "insights" VALUES(21,'efab78df88dabdeddebe99cd162b9e8c',1);
INSERT INTO "insights" VALUES(23,'c98d5719f2404b9572a24578344f8ec2',1);
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
INSERT INTO "interactions" VALUES(9064,18,1790019992.0);
INSERT INTO "interactions" VALUES(9065,18,1790019995.0);
INSERT INTO "interactions" VALUES(9066,18,1790019998.0);
INSERT INTO "interactions" VALUES(9067,19,1790020001.0);
INSERT INTO "interactions" VALUES(9068,19,1790020004.0);
INSERT INTO "interactions" VALUES(9069,19,1790020007.0);
INSERT INTO "interactions" VALUES(9070,20,1790020010.0);
INSERT INTO "interactions" VALUES(9071,20,1790020013.0);
INSERT INTO "interactions" VALUES(9072,20,1790020016.0);
INSERT INTO "interactions" VALUES(9073,22,1790884019.0);
INSERT INTO "interactions" VALUES(9074,22,1790884022.0);
INSERT INTO "interactions" VALUES(9075,22,1790884025.0);
INSERT INTO "interactions" VALUES(9076,22,1790884028.0);
INSERT INTO "interactions" VALUES(9077,22,1790884031.0);
INSERT INTO "interactions" VALUES(9078,22,1790884034.0);
INSERT INTO "interactions" VALUES(9079,22,1790884037.0);
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
CREATE TABLE leases (
    kind     TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    node     TEXT,
    epoch    INTEGER NOT NULL DEFAULT 0,
    reserved REAL    NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, number)
) WITHOUT ROWID;
CREATE TABLE looks (
    number   INTEGER PRIMARY KEY,
    at       REAL    NOT NULL
);
INSERT INTO "looks" VALUES(0,1790019812.0);
INSERT INTO "looks" VALUES(1,1790019812.0);
INSERT INTO "looks" VALUES(2,1790019812.0);
INSERT INTO "looks" VALUES(3,1790019812.0);
INSERT INTO "looks" VALUES(4,1790019812.0);
INSERT INTO "looks" VALUES(5,1790019812.0);
INSERT INTO "looks" VALUES(6,1790019812.0);
INSERT INTO "looks" VALUES(7,1790019812.0);
INSERT INTO "looks" VALUES(8,1790019812.0);
INSERT INTO "looks" VALUES(9,1790019812.0);
INSERT INTO "looks" VALUES(10,1790019812.0);
INSERT INTO "looks" VALUES(11,1790019812.0);
INSERT INTO "looks" VALUES(12,1790019812.0);
INSERT INTO "looks" VALUES(13,1790019812.0);
INSERT INTO "looks" VALUES(14,1790019812.0);
INSERT INTO "looks" VALUES(15,1790019812.0);
INSERT INTO "looks" VALUES(16,1790019812.0);
INSERT INTO "looks" VALUES(17,1790019812.0);
INSERT INTO "looks" VALUES(18,1790019812.0);
INSERT INTO "looks" VALUES(19,1790019812.0);
INSERT INTO "looks" VALUES(20,1790019812.0);
INSERT INTO "looks" VALUES(21,1790019812.0);
INSERT INTO "looks" VALUES(22,1790019812.0);
INSERT INTO "looks" VALUES(23,1790019812.0);
INSERT INTO "looks" VALUES(24,1790019812.0);
INSERT INTO "looks" VALUES(25,1790019812.0);
INSERT INTO "looks" VALUES(26,1790019812.0);
INSERT INTO "looks" VALUES(27,1790019812.0);
INSERT INTO "looks" VALUES(28,1790019812.0);
INSERT INTO "looks" VALUES(29,1790019812.0);
INSERT INTO "looks" VALUES(30,1790019812.0);
INSERT INTO "looks" VALUES(31,1790019812.0);
INSERT INTO "looks" VALUES(32,1790019812.0);
INSERT INTO "looks" VALUES(33,1790019812.0);
INSERT INTO "looks" VALUES(34,1790019812.0);
INSERT INTO "looks" VALUES(35,1790019812.0);
INSERT INTO "looks" VALUES(36,1790019812.0);
INSERT INTO "looks" VALUES(37,1790019812.0);
INSERT INTO "looks" VALUES(38,1790019812.0);
INSERT INTO "looks" VALUES(39,1790019812.0);
INSERT INTO "looks" VALUES(40,1790019812.0);
INSERT INTO "looks" VALUES(41,1790019812.0);
INSERT INTO "looks" VALUES(42,1790019812.0);
INSERT INTO "looks" VALUES(43,1790019812.0);
INSERT INTO "looks" VALUES(44,1790019812.0);
INSERT INTO "looks" VALUES(45,1790019812.0);
INSERT INTO "looks" VALUES(46,1790019812.0);
INSERT INTO "looks" VALUES(47,1790019812.0);
INSERT INTO "looks" VALUES(48,1790019812.0);
INSERT INTO "looks" VALUES(49,1790019812.0);
INSERT INTO "looks" VALUES(50,1790019812.0);
INSERT INTO "looks" VALUES(51,1790019812.0);
INSERT INTO "looks" VALUES(52,1790019812.0);
INSERT INTO "looks" VALUES(53,1790019812.0);
INSERT INTO "looks" VALUES(54,1790019812.0);
INSERT INTO "looks" VALUES(55,1790019812.0);
INSERT INTO "looks" VALUES(56,1790019812.0);
INSERT INTO "looks" VALUES(57,1790019812.0);
INSERT INTO "looks" VALUES(58,1790019812.0);
INSERT INTO "looks" VALUES(59,1790019812.0);
INSERT INTO "looks" VALUES(60,1790019812.0);
INSERT INTO "looks" VALUES(61,1790019812.0);
INSERT INTO "looks" VALUES(62,1790019812.0);
INSERT INTO "looks" VALUES(63,1790019812.0);
CREATE TABLE matched (
    match_id   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    answer     TEXT,
    say        TEXT,
    nonce      TEXT    NOT NULL,
    attempts   INTEGER NOT NULL DEFAULT 0,
    due_at     REAL    NOT NULL,
    PRIMARY KEY (match_id, user_id)
);
CREATE TABLE matches (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    pace     TEXT    NOT NULL,
    language TEXT    NOT NULL,
    widened  INTEGER NOT NULL,
    at       REAL    NOT NULL,
    until    REAL    NOT NULL,
    state    TEXT    NOT NULL DEFAULT 'asking',
    game_id  INTEGER,
    tries    INTEGER NOT NULL DEFAULT 0
, opens_at REAL NOT NULL DEFAULT 0);
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
CREATE TABLE nodes (
    node     TEXT    PRIMARY KEY,
    name     TEXT    NOT NULL,
    until    REAL    NOT NULL,
    kinds    TEXT    NOT NULL,
    state    TEXT    NOT NULL DEFAULT '{}'
) WITHOUT ROWID;
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
INSERT INTO "notes" VALUES(3,1,0,1790000000.0,'sealed','{"what":"sealed","commitment":"e7167c3d3165c731c402597b4ccf919c6b74fd6dd5882c1984224b17385fbdd4","back":false,"opened":true}');
INSERT INTO "notes" VALUES(4,1,4,1790018012.0,'caretaker','{"what":"caretaker","seat":1,"user":33}');
INSERT INTO "notes" VALUES(5,2,0,1790019812.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(6,3,0,1790019812.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(7,3,0,1790019812.0,'sealed','{"what":"sealed","commitment":"841dc4fb09e5653a2b831b7cc31bae7caeacc1f2dc17df8ca8827fa759f8fffe","back":false,"opened":true}');
INSERT INTO "notes" VALUES(8,4,0,1790019836.0,'joined','{"user":0,"name":"Former player"}');
INSERT INTO "notes" VALUES(9,4,0,1790019836.0,'sealed','{"what":"sealed","commitment":"4e661d07ed6d28c170219d95dc3a46a82b3642e770ee8a7bfad557409a4d0ce5","back":false,"opened":true}');
INSERT INTO "notes" VALUES(10,4,9,1790019863.0,'secrets_told','{"commitment":"4e661d07ed6d28c170219d95dc3a46a82b3642e770ee8a7bfad557409a4d0ce5","secret":"00000000000000000000000000000000000000000000000037e7688e2bd8a1e6"}');
INSERT INTO "notes" VALUES(11,5,0,1790019863.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(12,5,0,1790019863.0,'sealed','{"what":"sealed","commitment":"82c266bf7bd429759e627c66998576adbf3adca682997fea1d0ff2083d899df5","back":false,"opened":true}');
INSERT INTO "notes" VALUES(13,5,0,1790019863.0,'abandoned','{"user":33}');
INSERT INTO "notes" VALUES(14,5,0,1790019863.0,'secrets_told','{"commitment":"82c266bf7bd429759e627c66998576adbf3adca682997fea1d0ff2083d899df5","secret":"0000000000000000000000000000000000000000000000001d0926327e02ff05"}');
INSERT INTO "notes" VALUES(15,6,0,1790019863.0,'joined','{"user":11,"name":"Ann"}');
INSERT INTO "notes" VALUES(16,6,0,1790019863.0,'joined','{"user":null,"name":"Computer"}');
INSERT INTO "notes" VALUES(17,7,0,1790019863.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(18,7,0,1790019863.0,'joined','{"user":null,"name":"Computer"}');
INSERT INTO "notes" VALUES(19,7,0,1790019863.0,'sealed','{"what":"sealed","commitment":"3fa2c93857885c8ec36991bceb21131955c95b0320495b15335c41888acc3997","back":false,"opened":true}');
INSERT INTO "notes" VALUES(20,8,0,1790019872.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(21,8,0,1790019872.0,'sealed','{"what":"sealed","commitment":"51d65043da706a7927fbe5d1604b47265d743ec7da205fc61b6539bb5c514bf3","back":false,"opened":true}');
INSERT INTO "notes" VALUES(22,8,3,1790019881.0,'secrets_told','{"commitment":"51d65043da706a7927fbe5d1604b47265d743ec7da205fc61b6539bb5c514bf3","secret":"0000000000000000000000000000000000000000000000003c5be85684773ce0"}');
INSERT INTO "notes" VALUES(23,9,0,1790019881.0,'joined','{"user":11,"name":"Ann"}');
INSERT INTO "notes" VALUES(24,9,0,1790019881.0,'sealed','{"what":"sealed","commitment":"26a822d09f85fb8e1d575e8fe6e175628bd62106e8a8265e0103781e7b10abb8","back":false,"opened":true}');
INSERT INTO "notes" VALUES(25,9,6,1790019899.0,'poker_face','{"what":"poker_face","user":22,"on":false}');
INSERT INTO "notes" VALUES(26,10,0,1790019899.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(27,10,0,1790019899.0,'sealed','{"what":"sealed","commitment":"901a90ceb5d30c9b075c9c7ce06cfbfd5ff5f165ee5916e980e602ac825d8507","back":false,"opened":true}');
INSERT INTO "notes" VALUES(28,10,0,1790019917.0,'sealed','{"what":"sealed","commitment":"901a90ceb5d30c9b075c9c7ce06cfbfd5ff5f165ee5916e980e602ac825d8507","back":true,"opened":true,"deal":1}');
INSERT INTO "notes" VALUES(29,10,0,1790019917.0,'took_back','{"what":"took_back","seat":0,"steps":6,"agreed":[1]}');
INSERT INTO "notes" VALUES(30,11,0,1790019920.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(31,11,0,1790019920.0,'sealed','{"what":"sealed","commitment":"8e1297f6bd18b342fc2ec3b746ee1390205bb30d4eb8e75fdcae576cb41096a0","back":false,"opened":true}');
INSERT INTO "notes" VALUES(32,12,0,1790019950.0,'joined','{"user":33,"name":"Chloe"}');
INSERT INTO "notes" VALUES(33,12,0,1790019950.0,'sealed','{"what":"sealed","commitment":"6871569578b53366218ab456e1a90b7cedc92d48a68728647e3ff60ba8366879","back":false,"opened":true}');
INSERT INTO "notes" VALUES(34,12,3,1790019959.0,'secrets_told','{"commitment":"6871569578b53366218ab456e1a90b7cedc92d48a68728647e3ff60ba8366879","secret":"0000000000000000000000000000000000000000000000001f9b930bf0baef3a"}');
INSERT INTO "notes" VALUES(35,13,0,1790019959.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(36,13,0,1790019959.0,'sealed','{"what":"sealed","commitment":"31c219b6e717a94acce1e20b6054f9623de9275cc3e0c68d498656152198d17e","back":false,"opened":true}');
INSERT INTO "notes" VALUES(37,14,0,1790019977.0,'joined','{"user":11,"name":"Ann"}');
INSERT INTO "notes" VALUES(38,14,0,1790019977.0,'sealed','{"what":"sealed","commitment":"539018a260823a82c1bff2380b431f21d977c39f313f1b3a3e5c99b1400a7dda","back":false,"opened":true}');
INSERT INTO "notes" VALUES(39,15,0,1790019989.0,'joined','{"user":11,"name":"Ann"}');
INSERT INTO "notes" VALUES(40,16,0,1790019989.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(41,16,0,1790019989.0,'sealed','{"what":"sealed","commitment":"8116e6fb576f79e2b2419dc2f82bb27362080c7917b09089060493d20b1ba75b","back":false,"opened":true}');
INSERT INTO "notes" VALUES(42,17,0,1790019989.0,'joined','{"user":11,"name":"Ann"}');
INSERT INTO "notes" VALUES(43,18,0,1790019989.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(44,18,0,1790019989.0,'sealed','{"what":"sealed","commitment":"bfb7eff7e8def7dd408c779cf457068df034caf21dfd2fa24a9e3afc4b579869","back":false,"opened":true}');
INSERT INTO "notes" VALUES(45,19,0,1790019998.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(46,19,0,1790019998.0,'sealed','{"what":"sealed","commitment":"c0676334a15b3579fe1d5ab9d76cfb7775e8df369ad71e3a113f384807e0de10","back":false,"opened":true}');
INSERT INTO "notes" VALUES(47,19,3,1790020007.0,'secrets_told','{"commitment":"c0676334a15b3579fe1d5ab9d76cfb7775e8df369ad71e3a113f384807e0de10","secret":"00000000000000000000000000000000000000000000000050fd3ea5cde560db"}');
INSERT INTO "notes" VALUES(48,20,0,1790020007.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(49,20,0,1790020007.0,'sealed','{"what":"sealed","commitment":"5c9a38a28505841aa3ef730fbf39aa717ccc55aca62157830f69e6cf5a5439ee","back":false,"opened":true}');
INSERT INTO "notes" VALUES(50,21,0,1790884016.0,'sealed','{"what":"sealed","commitment":"02f40d025af9cd612600f50b60374f22ae17349aa33c41edcc70bdfa28fcb5f1","back":false,"opened":true}');
INSERT INTO "notes" VALUES(51,22,0,1790884016.0,'joined','{"user":22,"name":"Bob"}');
INSERT INTO "notes" VALUES(52,22,0,1790884016.0,'sealed','{"what":"sealed","commitment":"f977fb9e917e50962a351b338b441ceb01e71cffe0a41db3d25ba9e0274cf2fc","back":false,"opened":true}');
INSERT INTO "notes" VALUES(53,22,7,1790884037.0,'secrets_told','{"commitment":"f977fb9e917e50962a351b338b441ceb01e71cffe0a41db3d25ba9e0274cf2fc","secret":"000000000000000000000000000000000000000000000000038e8a405649f8e9"}');
INSERT INTO "notes" VALUES(54,23,0,1790884037.0,'practice','{"what":"practice","of":22,"after":0}');
CREATE TABLE offered (
    game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    at      REAL    NOT NULL,
    PRIMARY KEY (game_id, user_id)
);
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
INSERT INTO "outbox" VALUES(1,1,'notice','{"what":"clock","user":11,"rules":{"first":3600.0,"every":3600.0,"move":14400.0,"bank":3600.0,"fallback":"caretaker","pauses":"none"}}','82cfc8e5080a186a3f98','sent',1,NULL,1790000000.0,1790000000.0,1790884037.0,70001,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(2,1,'seal','{"what":"sealed","commitment":"e7167c3d3165c731c402597b4ccf919c6b74fd6dd5882c1984224b17385fbdd4","back":false,"opened":true}','32a7cb4e2348cae60a33','sent',1,NULL,1790000000.0,1790000000.0,1790884037.0,70002,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(3,1,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[33]}','1de7b8c0cc755a1c5d26','sent',1,NULL,1790000000.0,1790000000.0,1790884037.0,70003,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(4,1,'turn','{"from_seq":0,"to_seq":2,"asked":[0],"ping":[11]}','402ed0091bba5c50e547','sent',1,NULL,1790000006.0,1790000006.0,1790884037.0,70004,0,2,NULL,NULL);
INSERT INTO "outbox" VALUES(5,1,'turn','{"from_seq":2,"to_seq":4,"asked":[1],"ping":[33]}','ed68ed8ed2575be42e3a','sent',1,NULL,1790000012.0,1790000012.0,1790884037.0,70005,2,4,NULL,NULL);
INSERT INTO "outbox" VALUES(6,1,'reminder','{"wait":3,"seat":1,"user":33,"number":1}','fd216899c09abf5c26b2','sent',1,NULL,1790003612.0,1790003612.0,1790884037.0,70006,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(7,1,'reminder','{"wait":3,"seat":1,"user":33,"number":2}','c17b322481283c803f8c','sent',1,NULL,1790007212.0,1790007212.0,1790884037.0,70007,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(8,1,'reminder','{"wait":3,"seat":1,"user":33,"number":3}','8f15bb7a02bbe5c93dff','sent',1,NULL,1790010812.0,1790010812.0,1790884037.0,70008,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(9,1,'reminder','{"wait":3,"seat":1,"user":33,"number":4}','84a712cf973461106c2f','sent',1,NULL,1790014412.0,1790014412.0,1790884037.0,70009,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(10,1,'notice','{"what":"caretaker","seat":1,"user":33,"ping":[33]}','d7567a7fbf228264cabe','sent',1,NULL,1790018012.0,1790018012.0,1790884037.0,70010,NULL,NULL,1,NULL);
INSERT INTO "outbox" VALUES(11,1,'turn','{"from_seq":4,"to_seq":7,"asked":[0],"ping":[11]}','b36dee8432e6e2b25c60','pending',0,NULL,1790018012.0,1790018012.0,NULL,NULL,4,7,NULL,NULL);
INSERT INTO "outbox" VALUES(12,3,'seal','{"what":"sealed","commitment":"841dc4fb09e5653a2b831b7cc31bae7caeacc1f2dc17df8ca8827fa759f8fffe","back":false,"opened":true}','3995c528d7e150daa01c','sent',1,NULL,1790019812.0,1790019812.0,1790884037.0,70012,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(13,3,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','304fdd1830d8347dd136','sent',1,NULL,1790019812.0,1790019812.0,1790884037.0,70013,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(14,3,'turn','{"from_seq":0,"to_seq":4,"asked":[1],"ping":[22]}','254fec04217ccab39b5a','sent',1,NULL,1790019824.0,1790019824.0,1790884037.0,70014,0,4,NULL,NULL);
INSERT INTO "outbox" VALUES(15,3,'turn','{"from_seq":4,"to_seq":7,"asked":[0],"ping":[11]}','497ce2c641f2c185eaf4','pending',0,NULL,1790019833.0,1790019833.0,NULL,NULL,4,7,NULL,NULL);
INSERT INTO "outbox" VALUES(16,4,'seal','{"what":"sealed","commitment":"4e661d07ed6d28c170219d95dc3a46a82b3642e770ee8a7bfad557409a4d0ce5","back":false,"opened":true}','44d1ab89789d8b786df5','sent',1,NULL,1790019836.0,1790019836.0,1790884037.0,70016,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(17,4,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[]}','8619fd76cc1cb88224ec','sent',1,NULL,1790019836.0,1790019836.0,1790884037.0,70017,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(18,4,'turn','{"from_seq":0,"to_seq":3,"asked":[0],"ping":[22]}','10a1b2b16ed29f251d70','sent',1,NULL,1790019845.0,1790019845.0,1790884037.0,70018,0,3,NULL,NULL);
INSERT INTO "outbox" VALUES(19,4,'turn','{"from_seq":3,"to_seq":5,"asked":[1],"ping":[]}','ae0a9cc1da36c1b51c7a','sent',1,NULL,1790019851.0,1790019851.0,1790884037.0,70019,3,5,NULL,NULL);
INSERT INTO "outbox" VALUES(20,4,'turn','{"from_seq":5,"to_seq":8,"asked":[0],"ping":[22]}','ec91132722048d7bff4d','sent',1,NULL,1790019860.0,1790019860.0,1790884037.0,70020,5,8,NULL,NULL);
INSERT INTO "outbox" VALUES(21,4,'over','{"from_seq":8,"to_seq":9,"asked":[],"ping":[]}','98eb214a9c2bcae5617f','sent',1,NULL,1790019863.0,1790019863.0,1790884037.0,70021,8,9,NULL,NULL);
INSERT INTO "outbox" VALUES(22,4,'seal','{"what":"secrets_told","deals":[{"commitment":"4e661d07ed6d28c170219d95dc3a46a82b3642e770ee8a7bfad557409a4d0ce5","secret":"00000000000000000000000000000000000000000000000037e7688e2bd8a1e6"}],"more":false}','35decfa286d589ac4663','pending',0,NULL,1790019863.0,1790019863.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(23,5,'seal','{"what":"sealed","commitment":"82c266bf7bd429759e627c66998576adbf3adca682997fea1d0ff2083d899df5","back":false,"opened":true}','b872047d96cb35f53eea','sent',1,NULL,1790019863.0,1790019863.0,1790884037.0,70023,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(24,5,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[33]}','fdbbabc169faca4f5070','sent',1,NULL,1790019863.0,1790019863.0,1790884037.0,70024,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(25,5,'notice','{"what":"abandoned","user":33}','322477ad393e5ca94bce','sent',1,NULL,1790019863.0,1790019863.0,1790884037.0,70025,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(26,5,'seal','{"what":"secrets_told","deals":[{"commitment":"82c266bf7bd429759e627c66998576adbf3adca682997fea1d0ff2083d899df5","secret":"0000000000000000000000000000000000000000000000001d0926327e02ff05"}],"more":false}','970810c7e4be1aa306b6','pending',0,NULL,1790019863.0,1790019863.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(27,7,'seal','{"what":"sealed","commitment":"3fa2c93857885c8ec36991bceb21131955c95b0320495b15335c41888acc3997","back":false,"opened":true}','d0d9fc51fc8693c05f67','sent',1,NULL,1790019863.0,1790019863.0,1790884037.0,70027,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(28,7,'turn','{"from_seq":-1,"to_seq":2,"asked":[1],"ping":[22]}','a6a2c7cc36e7c06dbf10','sent',1,NULL,1790019863.0,1790019863.0,1790884037.0,70028,-1,2,NULL,NULL);
INSERT INTO "outbox" VALUES(29,7,'turn','{"from_seq":2,"to_seq":3,"asked":[0],"ping":[11]}','a1203f48f8436133ea72','sent',1,NULL,1790019866.0,1790019866.0,1790884037.0,70029,2,3,NULL,NULL);
INSERT INTO "outbox" VALUES(30,7,'turn','{"from_seq":3,"to_seq":11,"asked":[1],"ping":[22]}','6b96d958e0a2dc47e9eb','pending',0,NULL,1790019869.0,1790019869.0,NULL,NULL,3,11,NULL,NULL);
INSERT INTO "outbox" VALUES(31,8,'seal','{"what":"sealed","commitment":"51d65043da706a7927fbe5d1604b47265d743ec7da205fc61b6539bb5c514bf3","back":false,"opened":true}','46bbe07d27c52504eb8b','sent',1,NULL,1790019872.0,1790019872.0,1790884037.0,70031,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(32,8,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[22]}','24681064c294ff3701f4','sent',1,NULL,1790019872.0,1790019872.0,1790884037.0,70032,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(33,8,'turn','{"from_seq":0,"to_seq":1,"asked":[0],"ping":[11]}','00d85add77c930930573','sent',1,NULL,1790019875.0,1790019875.0,1790884037.0,70033,0,1,NULL,NULL);
INSERT INTO "outbox" VALUES(34,8,'turn','{"from_seq":1,"to_seq":2,"asked":[1],"ping":[22]}','05f04436cee7218b99aa','sent',1,NULL,1790019878.0,1790019878.0,1790884037.0,70034,1,2,NULL,NULL);
INSERT INTO "outbox" VALUES(35,8,'over','{"from_seq":2,"to_seq":3,"asked":[],"ping":[]}','6c37dc914f9164b888b0','sent',1,NULL,1790019881.0,1790019881.0,1790884037.0,70035,2,3,NULL,NULL);
INSERT INTO "outbox" VALUES(36,8,'seal','{"what":"secrets_told","deals":[{"commitment":"51d65043da706a7927fbe5d1604b47265d743ec7da205fc61b6539bb5c514bf3","secret":"0000000000000000000000000000000000000000000000003c5be85684773ce0"}],"more":false}','a91e7927581077902b86','pending',0,NULL,1790019881.0,1790019881.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(37,9,'seal','{"what":"sealed","commitment":"26a822d09f85fb8e1d575e8fe6e175628bd62106e8a8265e0103781e7b10abb8","back":false,"opened":true}','aebfc21c92cebcaeb1ac','sent',1,NULL,1790019881.0,1790019881.0,1790884037.0,70037,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(38,9,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[11]}','705badb4173dc1e62d38','sent',1,NULL,1790019881.0,1790019881.0,1790884037.0,70038,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(39,9,'turn','{"from_seq":0,"to_seq":2,"asked":[0],"ping":[22]}','58f9dfe7577affe3e743','sent',1,NULL,1790019887.0,1790019887.0,1790884037.0,70039,0,2,NULL,NULL);
INSERT INTO "outbox" VALUES(40,9,'turn','{"from_seq":2,"to_seq":6,"asked":[1],"ping":[11]}','f168b87a783499d0b6f0','sent',1,NULL,1790019899.0,1790019899.0,1790884037.0,70040,2,6,NULL,NULL);
INSERT INTO "outbox" VALUES(41,9,'notice','{"what":"poker_face","user":22,"on":false}','b67da43d9565dca2317a','sent',1,NULL,1790019899.0,1790019899.0,1790884037.0,70041,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(42,9,'undo','{"request":1,"ping":[22]}','306e69131f8b56adfa5d','pending',0,NULL,1790019899.0,1790019899.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(43,10,'seal','{"what":"sealed","commitment":"901a90ceb5d30c9b075c9c7ce06cfbfd5ff5f165ee5916e980e602ac825d8507","back":false,"opened":true}','a0b37f6f8273ccf47c12','sent',1,NULL,1790019899.0,1790019899.0,1790884037.0,70043,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(44,10,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','482fa001eb92cfb0f1ac','sent',1,NULL,1790019899.0,1790019899.0,1790884037.0,70044,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(51,10,'undo','{"request":2,"ping":[22]}','b952d438ee92c207656a','sent',1,NULL,1790019917.0,1790019917.0,1790884037.0,70051,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(52,10,'seal','{"what":"sealed","commitment":"901a90ceb5d30c9b075c9c7ce06cfbfd5ff5f165ee5916e980e602ac825d8507","back":true,"opened":true,"deal":1}','6bc17236ca2b12d2ee0c','sent',1,NULL,1790019917.0,1790019917.0,1790884037.0,70052,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(53,10,'undo','{"request":2,"ping":[]}','5784f88f11a6d8fe4027','sent',1,NULL,1790019917.0,1790019917.0,1790884037.0,70053,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(54,10,'turn','{"from_seq":0,"to_seq":0,"asked":[0],"ping":[11],"back":{"what":"took_back","seat":0,"steps":6,"agreed":[1]}}','57b3ce1e5251f5949c23','sent',1,NULL,1790019917.0,1790019917.0,1790884037.0,70054,0,0,NULL,NULL);
INSERT INTO "outbox" VALUES(55,10,'turn','{"from_seq":0,"to_seq":1,"asked":[1],"ping":[22]}','8ab9ff1268bdb7ef8d7a','pending',0,NULL,1790019920.0,1790019920.0,NULL,NULL,0,1,NULL,NULL);
INSERT INTO "outbox" VALUES(56,11,'seal','{"what":"sealed","commitment":"8e1297f6bd18b342fc2ec3b746ee1390205bb30d4eb8e75fdcae576cb41096a0","back":false,"opened":true}','2489a8a6f4cb9b7e2863','sent',1,NULL,1790019920.0,1790019920.0,1790884037.0,70056,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(57,11,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','7b839156ad56fd212e8a','sent',1,NULL,1790019920.0,1790019920.0,1790884037.0,70057,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(58,11,'turn','{"from_seq":0,"to_seq":1,"asked":[1],"ping":[22]}','97baee3f97791b33c829','sent',1,NULL,1790019923.0,1790019923.0,1790884037.0,70058,0,1,NULL,NULL);
INSERT INTO "outbox" VALUES(59,11,'turn','{"from_seq":1,"to_seq":2,"asked":[0],"ping":[11]}','0e016d8b962ebd527047','sent',1,NULL,1790019926.0,1790019926.0,1790884037.0,70059,1,2,NULL,NULL);
INSERT INTO "outbox" VALUES(60,11,'turn','{"from_seq":2,"to_seq":6,"asked":[1],"ping":[22]}','d440bf8dc2f970434b0d','sent',1,NULL,1790019938.0,1790019938.0,1790884037.0,70060,2,6,NULL,NULL);
INSERT INTO "outbox" VALUES(61,11,'hand','{"seat":0,"user":11,"from_seq":5,"to_seq":6}','395c8bebfa749cbb27d9','sent',1,NULL,1790019938.0,1790019938.0,1790884037.0,70061,5,6,0,NULL);
INSERT INTO "outbox" VALUES(62,11,'turn','{"from_seq":6,"to_seq":8,"asked":[0],"ping":[11]}','9fffadeed6bbb85032c9','sent',1,NULL,1790019944.0,1790019944.0,1790884037.0,70062,6,8,NULL,NULL);
INSERT INTO "outbox" VALUES(63,11,'hand','{"seat":1,"user":22,"from_seq":7,"to_seq":8}','88a0187aa7acc7c60b17','sent',1,NULL,1790019944.0,1790019944.0,1790884037.0,70063,7,8,1,NULL);
INSERT INTO "outbox" VALUES(64,11,'turn','{"from_seq":8,"to_seq":9,"asked":[1],"ping":[],"named":[22]}','f72ef0fefefa337e676f','sent',1,NULL,1790019947.0,1790020008.0,1790884037.0,70064,8,9,NULL,NULL);
INSERT INTO "outbox" VALUES(65,11,'call','{"seat":1,"user":22,"to_seq":9,"ahead":false}','55c7ce23fd5687a4009a','pending',0,NULL,1790019947.0,1790019947.0,NULL,NULL,NULL,9,1,NULL);
INSERT INTO "outbox" VALUES(66,12,'seal','{"what":"sealed","commitment":"6871569578b53366218ab456e1a90b7cedc92d48a68728647e3ff60ba8366879","back":false,"opened":true}','f1eb2615c906ba2eb5b0','sent',1,NULL,1790019950.0,1790019950.0,1790884037.0,70066,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(67,12,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[33]}','af2d4205a7d35fd0f978','sent',1,NULL,1790019950.0,1790019950.0,1790884037.0,70067,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(68,12,'turn','{"from_seq":0,"to_seq":2,"asked":[0],"ping":[]}','a14adbdef4f3dfda8435','sent',1,NULL,1790019956.0,1790019956.0,1790884037.0,70068,0,2,NULL,NULL);
INSERT INTO "outbox" VALUES(69,12,'over','{"from_seq":2,"to_seq":3,"asked":[],"ping":[]}','25acfe8ccbb4d8a2b2c7','sent',1,NULL,1790019959.0,1790019959.0,1790884037.0,70069,2,3,NULL,NULL);
INSERT INTO "outbox" VALUES(70,12,'seal','{"what":"secrets_told","deals":[{"commitment":"6871569578b53366218ab456e1a90b7cedc92d48a68728647e3ff60ba8366879","secret":"0000000000000000000000000000000000000000000000001f9b930bf0baef3a"}],"more":false}','f144360703bfa5cd76c0','pending',0,NULL,1790019959.0,1790019959.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(71,13,'seal','{"what":"sealed","commitment":"31c219b6e717a94acce1e20b6054f9623de9275cc3e0c68d498656152198d17e","back":false,"opened":true}','f912137b9bbb0fb053fa','sent',1,NULL,1790019959.0,1790019959.0,1790884037.0,70071,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(72,13,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','25135ab277f5b9d419a5','sent',1,NULL,1790019959.0,1790019959.0,1790884037.0,70072,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(73,13,'turn','{"from_seq":0,"to_seq":2,"asked":[1],"ping":[22]}','9e7966d8d3f3d8288843','sent',1,NULL,1790019965.0,1790019965.0,1790884037.0,70073,0,2,NULL,NULL);
INSERT INTO "outbox" VALUES(74,13,'turn','{"from_seq":2,"to_seq":6,"asked":[0],"ping":[11]}','fd6148a39a16905939d8','sent',1,NULL,1790019977.0,1790019977.0,1790884037.0,70074,2,6,NULL,NULL);
INSERT INTO "outbox" VALUES(75,13,'seat','{"invitation":1,"ping":[33]}','72be89d6c9dab0ad9cb7','sent',1,NULL,1790019977.0,1790019977.0,1790884037.0,70075,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(76,13,'seatcall','{"invitation":1,"user":22}','914b97350244ebc3f354','pending',0,NULL,1790019977.0,1790019977.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(77,14,'seal','{"what":"sealed","commitment":"539018a260823a82c1bff2380b431f21d977c39f313f1b3a3e5c99b1400a7dda","back":false,"opened":true}','050b7fd41dd438fb0f5d','sent',1,NULL,1790019977.0,1790019977.0,1790884037.0,70077,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(78,14,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[22]}','872b2364f94ea8427bc4','given up',0,'its channel is gone',1790019977.0,1790019977.0,1790019989.0,NULL,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(79,14,'turn','{"from_seq":0,"to_seq":1,"asked":[1],"ping":[11]}','d8e1dd9486d2cc6c74a9','given up',0,'its channel is gone',1790019980.0,1790019980.0,1790019989.0,NULL,0,1,NULL,NULL);
INSERT INTO "outbox" VALUES(80,14,'turn','{"from_seq":1,"to_seq":2,"asked":[0],"ping":[22]}','600e27af4fa16930e658','given up',0,'its channel is gone',1790019983.0,1790019983.0,1790019989.0,NULL,1,2,NULL,NULL);
INSERT INTO "outbox" VALUES(81,14,'turn','{"from_seq":2,"to_seq":4,"asked":[1],"ping":[11]}','547b14b79550504c849d','given up',0,'its channel is gone',1790019989.0,1790019989.0,1790019989.0,NULL,2,4,NULL,NULL);
INSERT INTO "outbox" VALUES(82,14,'hand','{"seat":0,"user":22,"from_seq":3,"to_seq":4}','462133ad526fc95b026d','sent',1,NULL,1790019989.0,1790019989.0,1790884037.0,70082,3,4,0,NULL);
INSERT INTO "outbox" VALUES(83,14,'private','{"what":"gone","user":11}','8f0230f6df3bea7d0ebd','sent',1,NULL,1790019989.0,1790019989.0,1790884037.0,70083,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(84,14,'private','{"what":"gone","user":22}','b10f23547c13b8bcc95d','pending',0,NULL,1790019989.0,1790019989.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(85,15,'notice','{"what":"asked_to_join","user":22,"people":[33],"ping":[33]}','14695b9d9daf107a4ec3','pending',0,NULL,1790019989.0,1790019989.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(86,16,'seal','{"what":"sealed","commitment":"8116e6fb576f79e2b2419dc2f82bb27362080c7917b09089060493d20b1ba75b","back":false,"opened":true}','55d3cc3ba608ac0c15ce','sent',1,NULL,1790019989.0,1790019989.0,1790884037.0,70086,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(87,16,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','3943ae9b3491c6582652','pending',0,NULL,1790019989.0,1790019989.0,NULL,NULL,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(88,18,'seal','{"what":"sealed","commitment":"bfb7eff7e8def7dd408c779cf457068df034caf21dfd2fa24a9e3afc4b579869","back":false,"opened":true}','40ca7579a81d83e1174a','sent',1,NULL,1790019989.0,1790019989.0,1790884037.0,70088,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(89,18,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[22]}','3523b96ff8fff60b817d','sent',1,NULL,1790019989.0,1790019989.0,1790884037.0,70089,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(90,18,'turn','{"from_seq":0,"to_seq":3,"asked":[0],"ping":[11]}','9311a4f3e6dc14c389d7','pending',0,NULL,1790019998.0,1790019998.0,NULL,NULL,0,3,NULL,NULL);
INSERT INTO "outbox" VALUES(91,19,'seal','{"what":"sealed","commitment":"c0676334a15b3579fe1d5ab9d76cfb7775e8df369ad71e3a113f384807e0de10","back":false,"opened":true}','679b2884b8d3d5f2d607','sent',1,NULL,1790019998.0,1790019998.0,1790884037.0,70091,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(92,19,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[22]}','a01378f6186b522316bd','sent',1,NULL,1790019998.0,1790019998.0,1790884037.0,70092,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(93,19,'turn','{"from_seq":0,"to_seq":2,"asked":[0],"ping":[11]}','f3a37a2da9f9006cfa91','sent',1,NULL,1790020004.0,1790020004.0,1790884037.0,70093,0,2,NULL,NULL);
INSERT INTO "outbox" VALUES(94,19,'over','{"from_seq":2,"to_seq":3,"asked":[],"ping":[]}','72153079df4d3856e493','sent',1,NULL,1790020007.0,1790020007.0,1790884037.0,70094,2,3,NULL,NULL);
INSERT INTO "outbox" VALUES(95,19,'seal','{"what":"secrets_told","deals":[{"commitment":"c0676334a15b3579fe1d5ab9d76cfb7775e8df369ad71e3a113f384807e0de10","secret":"00000000000000000000000000000000000000000000000050fd3ea5cde560db"}],"more":false}','6a2bb780fe2bf5fcdf4c','pending',0,NULL,1790020007.0,1790020007.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(96,20,'seal','{"what":"sealed","commitment":"5c9a38a28505841aa3ef730fbf39aa717ccc55aca62157830f69e6cf5a5439ee","back":false,"opened":true}','6d7dd555b272f350369b','sent',1,NULL,1790020007.0,1790020007.0,1790884037.0,70096,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(97,20,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[22]}','bcd3513f1f57a7976fcd','sent',1,NULL,1790020007.0,1790020007.0,1790884037.0,70097,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(98,20,'turn','{"from_seq":0,"to_seq":3,"asked":[0],"ping":[11]}','0210bb295316c3427a0c','sent',1,NULL,1790020016.0,1790020016.0,1790884037.0,70098,0,3,NULL,NULL);
INSERT INTO "outbox" VALUES(99,20,'closing','{"request":1,"ping":[11]}','d48c996bb224ea2ca03c','pending',0,NULL,1790020016.0,1790020016.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(100,21,'seal','{"what":"sealed","commitment":"02f40d025af9cd612600f50b60374f22ae17349aa33c41edcc70bdfa28fcb5f1","back":false,"opened":true}','3e1aa51c949e4f5e99d9','sent',1,NULL,1790884016.0,1790884016.0,1790884037.0,70100,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(101,21,'turn','{"from_seq":-1,"to_seq":0,"asked":[0],"ping":[11]}','8e10b3649562fec53ee8','pending',0,NULL,1790884016.0,1790884016.0,NULL,NULL,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(102,22,'seal','{"what":"sealed","commitment":"f977fb9e917e50962a351b338b441ceb01e71cffe0a41db3d25ba9e0274cf2fc","back":false,"opened":true}','d0ddee61fa4d4665c7e9','sent',1,NULL,1790884016.0,1790884016.0,1790884037.0,70102,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(103,22,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[22]}','5c01bc1cabe24bb68a35','sent',1,NULL,1790884016.0,1790884016.0,1790884037.0,70103,-1,0,NULL,NULL);
INSERT INTO "outbox" VALUES(104,22,'turn','{"from_seq":0,"to_seq":4,"asked":[0],"ping":[11]}','d56441a87ffa2cd2928b','sent',1,NULL,1790884028.0,1790884028.0,1790884037.0,70104,0,4,NULL,NULL);
INSERT INTO "outbox" VALUES(105,22,'turn','{"from_seq":4,"to_seq":6,"asked":[1],"ping":[22]}','678010c470c8bcb9e8fa','sent',1,NULL,1790884034.0,1790884034.0,1790884037.0,70105,4,6,NULL,NULL);
INSERT INTO "outbox" VALUES(106,22,'over','{"from_seq":6,"to_seq":7,"asked":[],"ping":[]}','925c947d96a11ae740f2','sent',1,NULL,1790884037.0,1790884037.0,1790884037.0,70106,6,7,NULL,NULL);
INSERT INTO "outbox" VALUES(107,22,'seal','{"what":"secrets_told","deals":[{"commitment":"f977fb9e917e50962a351b338b441ceb01e71cffe0a41db3d25ba9e0274cf2fc","secret":"000000000000000000000000000000000000000000000000038e8a405649f8e9"}],"more":false}','7a72605907dde0c867c5','pending',0,NULL,1790884037.0,1790884037.0,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(108,23,'notice','{"what":"practice","of":22,"after":0}','058054a0de59d19bda0a','sent',1,NULL,1790884037.0,1790884037.0,1790884037.0,70108,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(109,23,'turn','{"from_seq":-1,"to_seq":0,"asked":[1],"ping":[22]}','bb99b9146592c0bcc781','pending',0,NULL,1790884037.0,1790884037.0,NULL,NULL,-1,0,NULL,NULL);
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
INSERT INTO "plans" VALUES(9,0,'run','[{"question":"choose_field","action":{"field":"militia","kind":"move_marker"}},{"question":"pay_for_field","action":{"resources":["marble","marble","iron","gold","gold"],"kind":"pay_rondel"}}]',0,NULL,NULL,1790019899.0);
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
INSERT INTO "problems" VALUES(1,'F434-C9FC',3,8,22,1790019863.0,'A report','Something is odd.');
CREATE TABLE ratings (
    game      TEXT    NOT NULL,
    guild_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    strength  REAL    NOT NULL,
    doubt     REAL    NOT NULL,
    games     INTEGER NOT NULL,
    last_at   REAL    NOT NULL,
    island    INTEGER NOT NULL,
    over_time TEXT    NOT NULL,
    PRIMARY KEY (game, guild_id, user_id)
);
INSERT INTO "ratings" VALUES('antike-duellum',0,11,-4.45025126735244580533e-01,6.8459870341768613855e-01,1,1790020007.0,0,'[[1790020016.0,1270,1423,1575]]');
INSERT INTO "ratings" VALUES('antike-duellum',0,22,4.45025126735244580533e-01,6.84598703417685916505e-01,1,1790020007.0,0,'[[1790020016.0,1425,1577,1730]]');
INSERT INTO "ratings" VALUES('antike-duellum',1,11,-4.45025126735244580533e-01,6.8459870341768613855e-01,1,1790020007.0,0,'[[1790020016.0,1270,1423,1575]]');
INSERT INTO "ratings" VALUES('antike-duellum',1,22,4.45025126735244580533e-01,6.84598703417685916505e-01,1,1790020007.0,0,'[[1790020016.0,1425,1577,1730]]');
CREATE TABLE results (
    game_id      INTEGER NOT NULL REFERENCES endings (game_id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    nth          INTEGER NOT NULL,
    user_id      INTEGER,
    level        TEXT,
    place        INTEGER NOT NULL,
    standing     INTEGER,
    points       TEXT,
    by_hand      INTEGER NOT NULL,
    by_plan      INTEGER NOT NULL,
    by_order     INTEGER NOT NULL,
    by_caretaker INTEGER NOT NULL,
    since_seq    INTEGER NOT NULL,
    until_seq    INTEGER,
    left_how     TEXT    NOT NULL,
    longest_wait REAL    NOT NULL,
    strength     REAL,
    doubt        REAL, overall REAL,
    PRIMARY KEY (game_id, seat, nth)
);
INSERT INTO "results" VALUES(4,0,0,22,NULL,1,1,'{"personages":0}',2,0,0,0,0,NULL,'',6.0,NULL,NULL,NULL);
INSERT INTO "results" VALUES(4,1,0,NULL,NULL,2,2,'{"personages":0}',6,0,0,0,0,NULL,'gave_up',9.0,NULL,NULL,NULL);
INSERT INTO "results" VALUES(8,0,0,11,NULL,1,1,'{"culture":0}',1,0,0,0,0,NULL,'',3.0,NULL,NULL,NULL);
INSERT INTO "results" VALUES(8,1,0,22,NULL,2,2,'{"culture":0}',2,0,0,0,0,NULL,'gave_up',3.0,NULL,NULL,NULL);
INSERT INTO "results" VALUES(12,0,0,NULL,NULL,1,1,'{"personages":0}',0,0,0,0,0,NULL,'',3.0,NULL,NULL,NULL);
INSERT INTO "results" VALUES(12,1,0,33,NULL,2,2,'{"personages":0}',2,0,0,0,0,NULL,'gave_up',6.0,NULL,NULL,NULL);
INSERT INTO "results" VALUES(19,0,0,11,NULL,2,2,'{"personages":0}',0,0,0,0,0,NULL,'gave_up',3.0,NULL,NULL,NULL);
INSERT INTO "results" VALUES(19,1,0,22,NULL,1,1,'{"personages":0}',2,0,0,0,0,NULL,'',6.0,NULL,NULL,NULL);
INSERT INTO "results" VALUES(22,0,0,11,NULL,1,1,'{"personages":0}',2,0,0,0,0,NULL,'',6.0,NULL,NULL,NULL);
INSERT INTO "results" VALUES(22,1,0,22,NULL,2,2,'{"personages":0}',4,0,0,0,0,NULL,'gave_up',12.0,NULL,NULL,NULL);
CREATE TABLE saves (
    game_id  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    base     INTEGER,
    packed   BLOB    NOT NULL,
    PRIMARY KEY (game_id, seq),
    FOREIGN KEY (game_id, seq) REFERENCES steps (game_id, seq) ON DELETE CASCADE
);
INSERT INTO "saves" VALUES(1,0,NULL,X'789CD556C992E2300CFD979C992A12A0177E85EA4A8958495C71ECB417E87417FF3E929340A09A5E0E7398134F467A91642DFE482A6831D926A0BD6CF08F08A854689345E28A1A5B48B62B821E3CE97C242D74A47A44E749E100569255B22D41395C2410BCC94B63BD45E7CEA785919AA46CBD487CB03A57B29564A383528B445838D29FDE06D2B4BAE26F382C2C9246963EAF1F370F8FCBCD73F6943D3C2DD3E5D920DB9C1649A7A0474BD28E8CA4200749A10BD68DAEDABDC2E8BEB446475019252260A7926D4A247BF3C6DA0A2BC94A29298152D80F10355A509118442B074C562E749DEAAF0CE7965F991E49C945F61AB4608A02ACE0285E88575635859EE0016D6F345296CD918886D0141428F27DCFBAC414B4F464F741B0D1E698D7E638B0749415A3A1C29195C217A8A69CD3EDC84AA3186FE8B498B297FE2E7BCBFF287BE93FCB1E29EC4137D193B1D229431EDB4E31419A5D7CA658BC6990752E09E6D321C38C86143F9D4EB1E78A26AA36921B63177FF3070A2A82CD04D613584D209B409ABCC43E360A2C338C30DA4E783DC3AB19CE6638F29CEF6437C1683BE1D50C67331C6D351C6405DE442FCE42D4BB4851B3905EBEA366BD11C6AF4C7835C3D90C932D4F04A9705E13094D23BE744A765193F68DA8F0D0D3CF3ED88AA26458B3CB82401BBCD47CE26AD9F54447F035808D5AE719C7258715E6A82B19CBCDCAA2CE0F48EDC117682CCF5104EB6BB26DF0562841DAFC28359393CB70007D730AB635C1DE380905086C191546192D9D674FBC95FB40537AD607DAEC8DE82F5D3054F06D23582EFCEB9C4DD15DBE7409ECCB3EFBFC0B42BA91FD87EDFA390DDF354E24BE86CA30BECC47729A9255F0328B7D34B5E1791571239EA71E91A0038B7097646CD16F68DEA1BD4F113BFB1B026BAE08D25F07A2113AA3A4BB4BF2B340A861C37D47BE8F649859D647CBD61C460E5EFA11E8A1CE0476CAF4B01F3AF5979B632889616A4FBDC14AA545CC9DC7CE4551D16E98890E612651A33005576061F46B40CB22BF2DA81095E9A63FC7E137188D1EB9C10D5A0E5A407C7834DCA8D46AF8E6F3182AEFD3F1D0E23156FBECA834410B9EE7B3B382C74A6E82BF3AAC8D71989712A90078CB14B4F0AAE81B39B77BA113539683EFBBE562C98B8B3289F141C4E9E197521E5566AB2BA8F1E9753AFD05B9994E57');
INSERT INTO "saves" VALUES(1,1,0,X'78BBB9994E57AB1E6DF80D89A6CBA069F8990CC5D0A346C30F98BE8BC0198388B69FD168DB6FB4ED37DAF61B6DFB8DB6FD46DB7E38DB7E3468CE0100F6BF3F37');
INSERT INTO "saves" VALUES(1,2,0,X'78BBB9994E57AB1E6DF80D89A6CBA069F8990CC5D0A346C30F98BE8BC0198388B69FD168DB6FB4ED37DAF61B6DFB8DB6FD0C606D3FA3D1B6DF206BFB010097A04F0B');
INSERT INTO "saves" VALUES(1,3,0,X'78BBB9994E57AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1074CE345E0CC4144FBCF70B4FD37DAFE1B6DFF8DB6FF46DB7F06B0F69FD168FB0FADFD4783261D0018C6404F');
INSERT INTO "saves" VALUES(1,4,0,X'78BBB9994E57AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1074CE345E0CC4144FBCF70B4FD37DAFE1B6DFF8DB6FF46DB7FF0F69FF168FB6F90B5FF00EE065025');
INSERT INTO "saves" VALUES(1,5,0,X'78BBB9994E57AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1A7949B9903AC7E12B104219616A0E1680B70B40538DA021C6D018EB600E12D40E3D11620CE1620AC72A1453B0F002C364785');
INSERT INTO "saves" VALUES(1,6,0,X'78BBB9994E57AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1A7949B9903AC7E12B104219616A0E1680B70B40538DA021C6D018EB600E12D40E3D116205A0B90068D3A001EC94110');
INSERT INTO "saves" VALUES(1,7,0,X'78BBB9994E57AB1EEE0D3F13DC4D17A321D474A146C30F1426B9C0CA97E2C69FC9506C3A53A3F1A7949B9903AC7E12B104219616A0E1680B70B40538DA021C6D018EB6000D602D4093D116E0206B01020012CF50E4');
INSERT INTO "saves" VALUES(3,0,NULL,X'789CD556DB72A3300CFD179EB33321B76DFB2B990EA360019E189BFA124A3BF9F7956C4848A769B70FFBB04F1C9BA383244B16EF590D2D664F19682F8FF84B04542AB4D9227365832D644F6B821E3C71DEB3163AA2F6E83C114E602559654F1528878B0C82374565ACB7E8DC65B73452D36AB559643E585D28D94AB2D141A945262CF4F4D2DB404CAB6BFE86C3D22231D6DBDDEFE5E3E6F171B9DDEDF2F536CF1F2E06ABED7991750A06B4B4DA939114E4E092368375A3ABF6A030BA2FADD111D4468908D829A293C8C1BC325B612D9994130994C22141D46841456110AD4C98AC5CE83A35DC18CE2DBF32ED89E4A27A035AB04409567014CFA42BEB8642CFF08476301A29CBA627A1149A8212457118984B4A414B4F76EF048FDAF44563FAA4D251568C861A47550A5FA09A724EA7236B8D623CA1F362CA5EFEB3ECE5FF51F6F27F963D221C401FA32763A553863CB69D62817C75F59962F1E688CCB9269877538619A5143F9CCFB1E7CA63A41E2537C63E3E8B1D0515C176029B09AC27B09A409E3DC73E360A2C2B8C30DA4E7833C3EB195ECD70D4B99CC97E82D176C2EB195ECD70B4D57092357813BDB82C22EFBA8ACC527AF9869A79238C5F99F07A8657334CB67C234885F39AC8E836E243A764970DB1AD2C9BE28454BD746AC1D614DBF061FB727FD1615979089EAB48E189796DF05233288D325A3ACF2C04EB9B970047FCB8801204B6CC77145E7BFB4DD7C86E203799675B13E26605D216BDD4E2D6918613C97B14179C80DD74126B2C50D73296F9D570D606DA1C8C18AE4D900AF8631F58AEFB59CAC87B9B9CB9CDDD14CD977DF6F9278474A3FC5FB6EBE7327CD63889F8066AC3F87A3F52B6288F250FB3D847531B5E461137E2E5D62311746011EE8A8C2DFA8DCC1BB4F72562677F2360CD8D40FEE34034426794747745FE2E106AD870DF91EF23497796F53107AD398DD9E0A11FC5742A34819D32031C52A7FE7072A49248B7F6D4364CAA2C62E13C762E2E15CD86D9D221CC56D4D62CC115581AFD12D0F2925E082A4465BAE9E578F925A3D12397DCA0E1A005C41F8F23371DF51ABEFA2286CAF374DCB4D8C76A9F6D552668C1F7F96CAFE4862B4CF0379B8D310E8B4A2215004F9992065E1D7D23E7F6CFB463AA2AF9BE5F2E963CB82893187F88383DFCA75444CA6C740535FE7A9DCF7F0014564E5B');
INSERT INTO "saves" VALUES(3,1,0,X'78BB14564E5BAB1E6DF80D89A60B351A7EC028CD4C054673A2D268F36FB4F937DAFC1B6DFE8D36FF469B7FA3CDBF41D1FC83D7CDB468E501002BDC473C');
INSERT INTO "saves" VALUES(3,2,0,X'78BB14564E5BAB1E790D3F43E21A7E46E4375D0C0667C30F18A599A9C0684E541A6DFE8D36FF469B7FA3CDBFD1E6DF68F36FB4F937289A7FF0BA9916AD3C001A31473A');
INSERT INTO "saves" VALUES(3,3,0,X'78BB14564E5BAB1E790D3F43E21A7E46E4375D0C0667C30F18A599A9C0684E541A6DFE8D36FF469B7FA3CDBFD1E6DF68F36FB4F93780CD3F1AB4E800CDA1405E');
INSERT INTO "saves" VALUES(3,4,0,X'78BB14564E5BAB1E790D3F43E21A7E46E4375D0C0667C30F18A599A9C0684E541A6DFE8D36FF469B7FA3CDBFD1E6DF68F38FF6CD3F4358F3CF68B4F937C89A7F00A5935034');
INSERT INTO "saves" VALUES(3,5,0,X'78BB14564E5BAB1E790D3F43E21A7E46E4375D0C0667C30F18A599A9C0684E541A6DFED1220C471B81A38DC0D146E0682370B41188AD1168086B041A8D3602713602E1B50B2DDA7A00B6AE4915');
INSERT INTO "saves" VALUES(3,6,0,X'78BB14564E5BAB1E790D3F43E21A7E46E4375D0C0667C30F18A599A9C0684E541A6DFED1220C471B81A38DC0D146E0682370B41188AD1168086B041A8D3602D11A813468D7010045114239');
INSERT INTO "saves" VALUES(3,7,0,X'78BB14564E5BAB1E790D3F43E21A7E46E4375D0C0667C30F18A599A9C0684E541A6DFED1220C471B81A38DC0D146E0682370B41188B711684C7C23105F1D3CDA08A45A2310006EB3520E');
INSERT INTO "saves" VALUES(3,8,0,X'78BB14564E5BAB1E790D3F43E21A7E46E4375D0C0667C30F18A599A9C0684E541A6DFED1220C471B81A38DC0D146E0682370B41188B711684C7C23105F1D3C021A8190669F9512B451169F0829CC4142058995A0B6160D5B860066245927');
INSERT INTO "saves" VALUES(4,0,NULL,X'789CC556D96EE33A0CFD173DE7025ED262905F090A83B1185B882C79B424E329F2EF43CA76A206EDB47D18DCA71C31E4114971F1ABE86040B11360823AE17F32A2D671101BE1DB1E0710BB9A6080403AAF628091542FE803299CC129B212BBE0226E04C4609BA375C1A1F7627704ED49DA5A65E8546D372244671AAD064526266ABD11D2C1C5AFF6CE747C85C7D621696C8BEA475DD4F553F9543F6F9F8BEAB9BA19544FD78D18354CE8E8B4272325C9BF8284D1F9C55377D098BC57CE9A043AAB6502EC94D8954472B0BF585B63A758A92425D01AA719A241073A6190834AB8202B1FC7514F6F0C73CBDCB47830BD90924F8C3D18C9142D38C951BC10AFEA7A0A5DE019DD640D5292ED8588E6D034B4289BC3C4BAC4148D0A64F74AF064ECA5E9ED656619292BD640870B2B852F51AF39A7D7519D41B9BCD075B366AFFC5EF68A2F672F4F41F9BF64AFFC67D92385039853F264A974CA50C061D44C5056779F2996604FC83AF704B374CE30A339C53FAED7D472ED29A99E1437C63EFD36CF1454024F2BD8AEA05E41B58252BCA436B61A1C332C30D9AE789BE13AC3558613CFED4DF62B4CB62BAE335C6538D91A38AB0E824D5EDC0E49EF7E4A9AAD0AEA371AD65B60BA65C57586AB0C932D4F04A531AF0941D3881F9D92DDF6AC6DB535CAD3BBD3AB45D7516C13C1DBCCA2E7556DDF9C91EA7BF3688CE042FF33C289EBAAE7D8248121066598C4F76A9CE8DE474DF205CEC07C9E82E4B97A04E59A8B32F2E1BEF73D221E9764D082C4E101B9C1C6F4AFC6F324B21E30F660E574EF80B97A1F9BC071D1E7F9CA5CF30A3B6CD0742A755270EA106909FCB5CFDEBF452ABFDCF0C5767D9F86DF1A5792D0436719DFE723258C92D1F22E4B7DB4B6E16D157123DEA61E91A00787F021C9D2A29FD0FC86E1638AD4D99F1038FB86A0FC76200661B45AF90F49BE1608356CFCD891CF239967960BC972B0E78583977E0266AE3589A3B6131CE64EFDE6E6984B629EDA6BEDB3D2D121363EE0E8D351D36EC88E1E213B5121330557606BCDCF888E8FF487A442D4765CFF5C86DF6CB478E4E72D44CBC148481F1E276E166A37FC159A142AEFD345E8F092AA3D131D6D3492E779266BB9C11B1BC31B616FADC7E6A8900A80B74C4B0BAF4BBE9173FB1792D8E371F67D5F6C0A5E5C94494C1F449C1EFE526A924AB6BAA25E3EBDAED73F69314DFC');
INSERT INTO "saves" VALUES(4,9,0,X'78BB69314DFCAB1E71ED3E1358CBC56884B5FB803154048E59929A7E86B000348205A011E90D67EA37FD0C06A0E9A704CC45E821084ABBD85A7F86A3ADBFD1D6DF68EB6FB4F537345A7FE0628C368D3F0358E3CF84BCC61F7AE53BD81A7F546D945543BC07CA1C863A4620A3134B41F531A2C6A9ADAD0500CCE23476');
INSERT INTO "saves" VALUES(5,0,NULL,X'789CD556DB72A3300CFD173FB33381249D6D7F25D36114AC8027C6A6BE24A59DFCFB4A0612B7D3CBF6611FF6896371742C09C9E655B4D0A3781060823AE22F1951EBD88B42F8A6C31EC4C39A6080409C57D1C340D433FA40841338455EE2E100DA632120065B1FAC0B0EBDBF5A1BAB0CADAA4D214274A6D6AA57E463A2D685900ECEF432B8484C675ADEC363E39018D5EABEAA36DBED6A55DE6FEEB6E5FDEAFEEA506D2F8518348CE868B523272529C01519A3F373A86EAF3185AF9C3509B456CB043828A293C8DE3E335B63AB98541209B4C6718268D0814EC2207B3561F2F27118F4F8C631F7FCCAF54C249FD43B3092251A7092B378245DD57694BAC013BAD11AA42ADB33094DA9696850D6FB91B9A4148D0AE4F74AF068ECB9EEEC795219A82AD6408BB32AA52F512F35A7AFA35A8372FE429762A95EF9B3EA95FF51F5CA7F563D22ECC11C532473A7538502F6836681B2BAC54CB9047B44E6DC0ACCD6A9C28CA612FFBE5CD2CC35C7443D2A1E8C5D7AD677945402DB056C16B05E40B580523CA639B61A1C2BCC30F92E7893E17586AB0C279DEB37D92D30F92E789DE12AC3C9D7C049B5106C8AE2BA48BCDB2A311B15D40B1AE6CD30EDB2E07586AB0C932F9F084A63DE13C2A9A6AB4F48ED5A88EBC954080417BAA708479CECDC18F4419A8E15ADB646F9C03CA23837320794ABCF8A3AAE107D0CCABC37769C2B837C47DFA961A45008420312FBF1FDDEFBE85A2A30DB359EF8E1A9127CFA520A7002F3C6356307A7F631B004B8DE46B265FD6FECDECAF1D6FD53E7BE1F00C70D9FD5EA5D1DBCC2166B34AD329857EFCB39FB7827A9FCBCCB5F8EEBC732FCAD7111091DB496F1ED7CA4F0A8120D5F66698E9631BC5E453C88D7538F44D08343F854641ED16F645EA0FF5C224DF63702CEBE11287F9C884118AC56FE5391BF4B8406367E1EC8F7994C67960BA906BD3DCDD5E04B3F8999A9DF240EDA8EB09F26F58737C7D412D3A9BD343E930E0EB1F601079F969AEE866CE911B2158D0E4B700736D63C4574BCA417921A51DB6179391F7E93D31C919FC2A0CBC148483F1E479E7F1A397C0E754A95EFD3D9E8F09CBA3D331D6C3492CFF3CCD6F02153DB18DE183B6B3DD60785D4007CCB3474E1B529360A6EF748167B384CB1EF56C58A2F2EAA24A61F222E0FFF29D589925D5D51CFBF5E97CB1F4E2F4E4C');
INSERT INTO "saves" VALUES(7,0,NULL,X'789CED57DB6EDB300CFD173DBB8093ACC59A5F29068196185B8B2C79BA34F58AFCFB48D94EB2251B10EC651B86F64112A9C3DB2123BF8B167A145B91123C383C3CC4E4C3282A1155873D88ED075A2648A4F22E509B64BC236DD2948BE680A07097ADD8EEC046AC841FD0C90E9C8E629B42E693A03188EDCBBA5A55F5A7821892D8AE2BA17208E8A675F0D969B15D55025AB25757C2424C723EA6ED6061C440A82FEF42995763D92905810DBD30AC693B8212F88A61F40EC9397F706C79BAAC50CB6664DD63257A630DB931FE0463BAF82B80830FFBE2CD3BF91B8CCA36E58025922678F7755A0E9DB13EFAA11B4B6401AD694B0E09F1002118CF102BC26B6CE62CD3AAF51480EB4B5E84C638F864624FCE186DB1C08C68AD3FC806DC9EF61FA7CBCBF689D24A95DB508C50EC2890C927B0A59AFD69B32E1B7C4B61528B032A43259C1261114AD15CB676D9492ACC2C3E787721A6821649BD0866AD908D9B979DEFCFFACA5BEFCC82954025A31619BE299BA379C513A1284F8B909692B3F7B0628A1A746A62CA29FBF59C8BB9A4F52957E783218788E795BCC4D9058CDDE4558EA8674E0CA51425209C69B0A46776710A416A66DDA90F0E18E5E0896646C5B3660E6EF2C3E7349F1EAB7B09BDFA5D42DF00F8D309BDFE4FE87F97D0EBDF25F40D803F9DD0ABFF84FE6B08CDC8FE40260411A993969E3712A8E039504D654BB2D495037A16A9FD602C73DB9A261081A5DF49B0F8467782611D0886D452D1F91EAEF79172CE51E616C8AFB19CD263AA35AE952D65081DCB67382A78EA90CC23247E8A8D017AA363B9D2F7394063AE7DA4504A6F4A8D6A7FD95C02D90C6228B6D0991C8BF9EF9DF99C2D0B146004EEBF0112F508F3BF8899383166F6612A3958D91124F36F0AA6D0ECA2919D6FBC1ECF9D3CF1E867D3E0CAEBBB91B489F3DD8BD0358D24EB076E692ED78914D58F12EA458DFC284D7843AA02ECD28DF385C1D7024CC4833249EE0E647E3C4B4274E997E19C86DAB5C3CC04F315D24DE9E5D8BC12F640E3F556B03402764037EE0A88E6C5C53F87B7CB6CF7467477276AE0EF880587AF2BDFF7DEC96926CC67036DE6655B8604AF741EAC51909641D8646393DC79FE9AD95435FFF164702DFB17510524AF9E361F574FCFF563FDB8A6E5E6F1F1F99990021C0864531FCBF78DD350BE6322772E0FFABDE1AF1C6A414D9CF8920B5BF867F4470576995C1F3AA011C96369FA61F16F97A374D92AC83C480537230F91655ECE1BD9208552423D1EBF01D330C43C');
INSERT INTO "saves" VALUES(7,1,0,X'78BBD330C43CAB1EED0A8E7605471B1A03DDD018ED0A8E7605877D82466A258FF60AD1D2B6C168DA263F6DA326AC41D9411CED178EF60B47FB85A3FDC241D72F04F6C9908B4F1CDD440008A5CDB9');
INSERT INTO "saves" VALUES(7,2,0,X'78BBD330C43CEDD7C10900200C04C19A4EECCEE60DE4E3471445D0B80DE4B5909B720B050505A1E0B743030A42C1F041372B398A0AFBC7F6AB4F5E7DF6EA53FCEAF560F55AF3224C8489301126CE30512326EA30138D6DEDEB363556A198D26B');
INSERT INTO "saves" VALUES(7,3,0,X'78BBD330C43CAB1E2C5D4183D1AEE0685770C4363486735710B76194277523485237812475A3E19FD40D876052372498D491DACFC3A5BF389AEA47533D393DC9D10EE4680772B40339DA8124A6036940A8036940FB0E24008E37D605');
INSERT INTO "saves" VALUES(7,4,0,X'78BBD330C43CED586D969B300CBCCB9EA0C9F63E3C2F38A08DC13CDBD0E6F5F21DC924988F64BB6D7EA459FEE1206C59335234FAF57852703F48C1DDD79482D737FBF716641F5B90EFB105D93F7F0BB2FB0F5B90DD9711891BD537AA7F40F5A4B37E1625B9B17E63FDAAC67C4CE17886EF9AB2BB48BFEB0A1387C2A8E466F1DD626FBEA0CB5F98F90865C6B7C9C9E55DBC4C628D761D86D5EC51FC87DE30463A5C894E0B9F32B8D2D56FA242C738D170CE3154E824CB6AFD0772A284CE2286D3C3DB46FA5BD042BB1E78B25D50EF904095328B3308A95E9E15558D57DA70BB6D2C96C7868B0EFBB522B6F9638F5A5378A4FDEC79702B51DB8BA3405B004BF9113500C8398021A431DCC0B3FF5D8384721E88B17E772065C3069026751C5D64AD0E30C0F79E58F74CBE1E23D2C2E9C07EB788885FFB81918316CE17515BC579242D098D20B0410CC3826946C2052B69958D94DC6AB61DEE1D6CE9542B041AE1000465453E3B2267162E19CD9C2B6C56A8ACA726A73BCE2F5E2AADFA13F0E8951196A5130656E03A8E079831DEA89E0188F8929294768A22EF0EEC10A380F8146B6BEBD4298D173507D30D7309A387014187B50B8A1AA84827457C28B2810E286E69BE30F2A6936A22D88A3D720FDB521E04FA37D4DDB82F142BD2E0E7E4A9B4B6803E6476B0F90FAD4CA84E19380820A1292390FA809BEB2CFE5DC451C5ED17AC490BDD5A305D4A1A9705E4C56C5FAA6B021186E4492FE23495529BF803EBFECA871A12590352D437C91E91C2434427A85EE09BF3805FC4F0F72C7EA7CEC36F7FEB786A2AD4F00006FE61302FF8E7AEF320A09F10AE0540E8BC2623ACC5DE1ECC0DD8661EE869289E665EB75AC23F392FDD667E0F36F3BB3DDEFF7022F8FAF989E06EFF7AD791606A103BD16FB1FA70233B36A5E362D8E59242F71C2AFE06F0E809E2');
INSERT INTO "saves" VALUES(7,5,0,X'78BBD330C43CED58ED7682300C7D97BD816EEFC3E9A042B4504E5BD83C7BF9DDA4A87CA973DB0FE7F80792B669EE4DCCCDC7FD49C175270557FF530A9EDFECE72DC83AB6202FB105593F7E0BB2FA832DC8EADF88C485EA0BD5AF50BDD7593F8A925C58BFB07E5663DEA7703CC0774ED91DA5DF79858943619473B3B8B5D89B2FE8D227663E4299F06D527269132FD3B346BB0EC362F428FE436F18231DAE44A7864F095C69CA5751A1A7385177CE2E14E824F362FE0772A2840E2286D3C3DB4AFA5BD042BB1678B25D505B48A04299C9198454CF0F8AAAC4276DB8DD3616AFBB8A8B0EFB3523B679B147ADC93CD27EF4DCB9D553DB93A3405B004BE90E3500C8398021A431DCC0B3FF4D8584721E88B17E772065C5069026651C5D24B50E30C07A4FAC7B06AB4F11A9E17460BF6B44C4CFFDC0C8410BA793A8CDE27C222D098D20B0410CC3826944C2092B69968DD4BBD5683BDC3BD8DCA95A0874820310E405F964879C99B86434732EB349A69296AA947E717EF15468D5EE8147AB8CB0AC3F616005AEE3788019E38D6A1980882F294969A728F26EC30E310A884F36F76E9DDAF7E345D5C634DD5CC2E86E40D0E0DD05451554A49322DE15D9401B14B77EBE30F2A6916A22D88A3D720FDB521A04FA57D4DDB82F142BD2E07DF0945B9B411F323BD8FC4D2B138A7D020E024868CA08A4DEE0E63A897F17715471F9036BD24CD7164C9792C665017931DA97CA9240842E79FA17719A72A94DBCC0BA6FF95042226B408AFA26D92352B88BE800D5237C631EF08718FE96C5EFD079F8ED2F1D4F55811A1EC0C02F06F3887FEA1A0F02FA01E16A0084CE6B30C29AECEDC1DC806DC6811E86E261E675B325FCC679E932F3BBB399DFE5F1FED589E0F3ED13C1D5FAF95E47829F50F7F443');
INSERT INTO "saves" VALUES(7,6,0,X'78BBD330C43CED595B72DB300CBC4B6E60B9B7E974348C444B88295143526A3DB97C17A06CBD9DA6E924A9E33F3D2012C42E602CFCFCF9A460D24BC1DDD79482DB8BBDBD0549620BF22DB620C9EDB720BBFFB005D97D199178A7FA9DEA2F507DD459DF8A927C07D6EFDF85F59B4AE79E086F4B8441767EB86C3C23B5A5EB2EC26F5B5F62531815DC2A3E59ACCD6C71D903F31E514BF93419B9AC8D871959A359876139BB14FFA1368C91FE56A2D3C0A714AEB4D5A368D0214ED4EF730C25FAC8A25C7F404E74D059C27072785B4B770B0668D7013AB60BEA0902A85466B10721D18BB39EAAF04A1B6EB68DC5EDB1E692C37EAD486DFED8A3D2E41E493FBBEEDD1A69EDC556602880A5EC880A00E41CC0905983E1F69DFD6F6BE48EF3408CD5BB03FF6A368030A962AAA68D0E30C0F79E58F54CBE1E22D2C0E9C07E3788885F7BC0C84109678BA8ADE23C9096844690D7208661B93423E18295B4CA461A9D6AB61CCE1D6CE15423041AE0000445493E3D2267162E19CD9CCB6D9AABB4A33AA37F38BD7828B5EA4EC0A3534658369E2FB0FED67138C08CF146750C40C49794A4B45314797760871805C4275FBBB74E9DC6F1A2FA60DA7E2A61743F1E6871EF82A21A1AD249BDEEEB69A003EAD8385F1879D34A35116CC51EB98765290B02FD234A6C5C177A1569F06B7255589B431D323BD8FCA7562694A7141C0490509411487DC0C9751A7F19E2A0E2FA0B56A4B96E2C982E258DCB02F262B62E551581087DF28C0FE23415529BF803EBFECA870A02590352D437C91E11C27D4427A85EE09BF3805FC4F0772C7DA7CEC36F7F6D7BAA4BD4F00006FE61302FF867AEF520A09F10AE0140E8BB2603ACC5DA1ECC0D58661EE869286E665AB75AC25F392DBD4FFC3ED9C4EFFA70FFC579E0FEF5F3C05DB2FFF081E0F764EBAF8A1F1BB3C2DFA7A3FCC6');
INSERT INTO "saves" VALUES(7,7,0,X'78BBD330C43CED595D739B3010FC2F79EE8B49FF4DA7C32820C3C5023192A0F5F4CF77EF84CDB793B4193775FC064688D3EDEEE5F6F2EBE359C1A4B782BBCF6905B737FBFB1624892DC8D7D88224B7DF82ECFEC31664F7694CE29DEA77AABF40F549673D6E496FC5575E4103C95534B0E97B6E4E16731E5E532383237D95A37C771B79C26ACBE79D8DE0B6DFC447B1A8E0D6F1D9626FE68BCB1E98F94855CA47C8C8656D3CC168359A772C2C6797123FDC8731D2EF4A4A1AC4942294B67A124F3A2487FAEF1C4289BEB228D77F2027BEE86469581EDED6D2ED8203DA75C08BD705F50C43542AB3F80641EAC5C95F5578A40D37DFC6E2F65073D1E1B856AC37BFEC516B720FD9CFAEFBB046DE7BF1297014C05276400D00720E60C8ECC1703BCFF1B735D4E33C106337EF40BA9A17C0A85451AC69A30316E07D4FEC82266F0F19691074E0B81B64C4AFFDC0C8C119678BACADE23C688A8446B0DB208661FB3423E18295B4CA461A9D6AB61DCE1D6CE15423041AE0000445493E3D40338B908C66CEE536CD55DA519DD13B4E331E4AADBA23F0E89411968DE70DECC7751C163063BC511D0310F1252592768A22EFF61C10A380FCE46BF7D6A9E3385F54EF4DDB4F298CEEC7052DEE5D5054C3533AA9D87D450DB447F11AEB859137AD5413C156D6437BD896B220D03FA1C8C67DE15F21839F93ABC2DA1C6E91D9C1CB7F686542794CC1410009871981D47B9C5CA7F16F431C5C5C7EC00E35D78D05D3A5A47159802E66FB52551188D08B677C10A7A990DAC42F58F747315430CC1A90A2BE897AC418F7199DA07A866FCE037E10D3DFB1159E068FB8FDA5CF535DA2860730F095C93CE39FB9D683807E42B80600A10F9B0CB4167B7B3037609B79A2A7A9B899E9DD6A097FE3F4F43E01FC6013C0CBC3FE17E7838F6F9F0FEE92C77F3E20FC966CFDEBE2FB177E36697A37A689BF01BF51083C');
INSERT INTO "saves" VALUES(7,8,0,X'78BBD330C43CED59DB769B3010FC973CF72126FD9B9E1E8E02326C2C104712B43EFDF9CE4AD846201CA76D2E75FCC64588656766BDB3FEF5F1AC60365AC1CDE7B482EB9BFD7D0B928516E46B6841B2EB6F4136FF610BB2F93426F146F51BD59FA17AD459C72D69AA1BBE16B7F906CAB87F3D65DC4FA4B16A87AE4E2D113DDF583A27A37A91D14CBACB8BADE4019835AF773483EB9E138AC5A28ADBC7278DBD991CA6B8639E232F39C75B9029FA10EE64351A782CAC67875EFC70204AF99ED77F7F87987284D2378FDE979E3241E37B76AE466F59D5E90B64BC373AD81A1683D5ADEF7801B83403C0E1754E3CC114D5422DDE41107675F0580D6E49C50DB8D238DDB55C6238AE84FDE6872D2A4B6921F2D9F118D6C47F2F5E0542825A54ECA07820670046A897DCD273FC7D0BA9180BC4D8D11B30ACE505302B4D5066DE49870578DE123BA1E8E953463A04ED38EE0E19B1A90B8C1CDC71B1C85A12E79380C8D308961BC4506CA166245CB092926CA4C957CDB6C3773B5D19D179029DE00004554D36DF41208B909464CE953A2F453E505BD03F9C68DCD5520C7BE03108E559369D39B027976160C08CB14A0C0C40C09784D7AF111478B7E5801805E4A74C9D6B23F6D37C51BB55FD38A950721C19F438374E500B5F697C791ECBA7A32D2AD5542F8CBCEAFD4FB1C7D6AF87F6B02D15CE43FF888A1AF68587850C7E464795D6251C23B38397FF9042B97A9F838300122E330029B7F87299871F8230BC387F835D6A293B0DA6FB92C66501BA98ED4B4D4320C2289EE987184995AF4DFC80367F144303D32C0129EA9B578F37C7634623548FF0CD79C03742FA07B6C371F088DB9E7B3DB5356AB803032F4CE611FFC2F41604B411E13A00845E2C1A6A2DF6B660AEC336F344C7A9B89A095EB284BF70827A9B027EB029E0F981FFB333C28797CF0837D9C3BB0F09BF656B7F5F7CFFC2F7E20E97AF244DD8CAACF1374C491226');
INSERT INTO "saves" VALUES(7,9,0,X'78BBD330C43CED59DB769B3010FC973CE7C190FE4D4F0E47011936169723095A9FFE7C66256C23108ED3A66DE2F88D8B10CBCECC7A67FDEBE359C174B482C9D7B482EB9BFD790B92FA16E49B6F41D2EB6F41924FD882245FC624DEA87EA3FA2B540F3AEBB0258D75C39FDA6D6EDE4719E965CAD87865247F41199B893456EDD0D5A925A0E73F96CEC9A85E6434A3EEF2622B790066CDEB1DCDE0BAE78462B1A8E4F6F1B9C5DE4C0E9DDF31CF91978CE3CD49E7BD0F77B21A0D3C1656B343277E3810A55CCFEBBEBF434C1942E9EB27E74B4F99A0F13D3B5BA1B72CABF805D2CE1B1D6C0D8BC1B48DEB7801B8D403C0E175563CC31455422DDE41107679F058356E49C50DB86A71BA6BB8C4705C11FBCD0F1B5496C240E4B3E331AC89FF5EBC0A8404B528DF41F1404E030C5F2FB9A5E7F8FB0652D10688B1A3D76058C30B60566AAFCCAC93160BF0BC217642C1D3A78C7408DA72DC1D326262171839B8E37C91B528CE270191A3112C3788A1D842CD48B8602545D94893AF9A6D87EFB66DA945E708748203109415996C07812C4252923957B45921B2819A9CDE71A271574931EC81C7209463D974E6C09E5CFA810133C6283130001E5F124EBF5A90E7DD96036214909F2276DE6AB19FE68B9AADEAC7498592E3C8A0C7B9B6821AF84AEDCAF3583E2D6D51A9A67A61E455EF7E8A1DB66E3DB4876D29B70EFA275454BF2F3C2C64F033382ADBB680636476F0F21F52285BED33701040C2657A20E5165F2E33FF43E08717E76FB04B2D64D782E9AEA47159802E66FB525D1388308A67FA215A52E96A133FD0EADF8AA18669968014F5CDA9C799E331A301AA47F8E63CE01B3EFD03DBE13078C46DCEBD9E9A0A35DC82811726F3887FAE7B03029A80701D00422F160CB5167B1B30D7629B79A2C3545CCD042F5AC2DF3841BD4D013FD814F0FCC0FFD519E1C3DB678449FAF0DF8784DFD3B5BF2F1EEFF95ED8E1F295B809E33B475FF3B8327A7C016A7D1724');
INSERT INTO "saves" VALUES(7,10,0,X'78BBD330C43CED59D972A33010FC973CE7C126F99BAD14A5800C138BA324C1AE6B7F3E3D12360884E36CF6C83A7EE3106298EE1E4F8F7F7E3E2B980C5670FB35ADE0FA661F6F4112DF823CFA1624B9FE1664FB1FB620DB2F63126F54BF51FD0DAA079D75D892C6BAE16B719BAB9B6D3EAE8C47AF8CCD9FF3A19B893456EDD0D5A925A0E75F96CE68542F329A517779B1953C02B3E6F54E6670DD7342B1585470FBF8D2606F2687CEEE98E7C84BCAF166A4B3CE873B598D061E0BCBD9A1133F1C8852AEE775DFDF22A614A174D5B3F3A563266878CFDE96E82D8B327E81B4F346475BC362304DED3A5E002E750F70789D152F3045A5508B7710845D1C3D56855B527103AE1A9CEE6B2E311C57C47EF3C30695253710F9EC78086BE2BF17AF0221412DCAF6503C90D300C3D74B6EE939FEAE8654B40162ECE8351856F3029895CA2B336DA5C5023C6F889D50F0F4989116415B8EBB45464CEC022307779C2DB216C5791410391AC17283188A2DD48C840B5652948D34F9AAD976F86EDB145AB48E40231C80A028C9A47B0864119292CCB9BC497391F65467F41B271A77A514FD0178F44239964D670EECC9A51F1830638C123D03E0F125E1F4AB0579DEED38204601F9C963E78D168769BEA8DEA96E985428398C0C3A9C6B2BA886AFD4AE3C0FE5D3D20E956AAA17465E75EEA7D861EBD6437BD89632EBA07F4645F5FBC2C342063F82A3A26972384666072FFF2E85B2E521050701245CA60752EEF0E532F53F047E7871FE06BBD45CB60D98EE4A1A9705E862B62F551581088378A61FA22515AE36F1038DFEA5182A9866094851DF9C7A9C391E321AA07A826FCE03BEE1D3DFB31D0E8347DCE6DCEBA92E51C32D187861324FF867BA3320A00908D70220F462C1506BB1B701732DB699273A4CC5D54CF0A225FC9D13D4DB14F0934D01CF0FFCDF9C113EBC7F46B84D1EFEF990F05BB2F6F7C5D33DDF0B3B5CBE1237617CE7E46B9E56468FAF5DC41723');
INSERT INTO "saves" VALUES(7,11,0,X'78BBD330C43CED59DB729B3010FD973CE7C190FC4DC7C328208362811849907A3AF9F79E95B02D71B19DD69D268EDFC088652FE76CF66C7E7D1629981CA4603A48C1E47B4AC165637F3F82A47E0479F623487AFB2348F2054790E4DB88C43BD4EF503F03F568B28E47D2B969F856D4666CECF9AACC58FD7366AC026A2CCAA1FFCB96F40BB225BD489BEEC5E4543E5E2614F7695F527281D4935C35B0AEB28265BD6872117194EE30F2969530D916DEE076DB10B1CC09310A2AC37E4973E5AB825B841A9D3F100190BD8C82CC85CE3B1F6370BA2657F26A74E9BA02A489946E18760ABC453819A2E8EA1717C5317D62F8CED656183ACB6AFE07A19D68DAEB1D6289518D1B858104AE7B9490CE59F60AB5543139F98600E3CBBDF8AAF1884B9ACCA50A52F438A7CBE96583965318B07F743DB81508F3C9A780540050E45BB402145DA38EBE91D2AC4FFE770D38A40D8A4D525F03870D1D808AA93D65B3965B1CC0FB4690448ADE3E66A485D396FC6E911133F703550EB2399F646DB6CE31A872052D0E6048D25623FC4E002D66812C82A846E610B755A566D4ACAFB7AF78A838EB77486ACFA4834AB85120C5CDFD3A80CA6E24EB298BBE488239F26A263C7836E410A512411673F74AB35D18B46836B21BF610920F0B810EF7DA32D140356AD77C87E668C5064D29043D954F76EE0FAD2B903B0F02C1ACC8ADABDF0BFAA5B70B850A2CFF8CAE4AA50AE8412A311D7FE34CDA6A970148A80634A4AF06DF20729EF936EF5713A71F90062D78AB0057D7D288DB00F7C8AEA86B816A0E0C0803D15C94AEC1D00B4AFF910F3524314749D1A41C059CF41D321A55F550BE310EE8814F7F4F6237761E7E9B539F174D851E6E81C00B9379A87FAE3B03009A08702D0A84492B5A594D6C1B20D7C2CC38D1712A6E663F37DB873FB81FBDEFF83ED98EEFDC3AFFB8AA3FBB0D7CFAF83630499FE6D681C9B97560B2B00E0C0FF86972E53B110DA3C7C1F278335839D0E96A0BC51FE9D2BF3FD68FF42CE48CFF655EC4D193832E5AAFDFDF7F0391D3268C');
INSERT INTO "saves" VALUES(7,12,0,X'78BBD330C43CED59DB729B3010FD973CE72190FC4DC7C328208362811849D07A3AF9F79E95B02D817C499B4C13C76F8084D8DD7376BD67FDFBB348C16C2F05F3490A66DF530A1E3FECDF5B90DCB7204FBE05C9AFBF05C9BE600B927D1B9178A3FA8DEA67A81E75D6714B9AEA86AF456DC6873DBD6B663C7C78663C04A971540EFDDF6CC9BF60B6E41769D39D985CCAC7CB84E22EECC7945C20F524571D4E5745C58A5174A5887294EED0F2D68D30C506D6E076D3516299136214A98CF36BEA2B5F14CC22D6E8F28E1200D12BC8C952E872F03E06BB5B32A56C6697AE2A409A48E99A61A7C07BB853C08BA17D765E1CC227A6EF6C6C83A6B36ED20F8476A269A777284B8CEA5C2B0C26703D0242DA67D90BD452C3E4E21B02195FEFC4578B252EA933972A08D17D4A97D3CB0625A732C8FED9F5645620CC179F02534140516E500A00BA068EBE9052AF4FF60F1D72481B804D525F83871D6D808A697DCA163DB7D880F78D208914BD7D88480FA32DD9DD232226F58090836C2E17514BE21C93AA54D0E22086246D35E3EF82D02249641178353B0E7E5B556B46C5FAFDE615770D67E316411D99745409270AA4B8B91F0710EC46B291A2E84112CC25AF66C293674D065128E16495BA579A6D43A745B796C33487907C1A080CB8D796890EAA51BBE23B15472BD6284A21E9093E39B81F5A0790DB8F04C2B1A2B40EBF67D44B7F2E142AB8FC2BBAAA95AAA0070962DAFE9333699B6D0122010D68488F065FC3735EF832EF4713A717488356BC57A0AB2B6994DB20F7EC5CD1B602684E19103AA2B9A85D81A11794FE2B1B5A48620E4851A45C0A38E93B453442750FDF9C07B4E0C33F92D88D8D87DDE6D4E745D7A0865B30F0C260EEF12FF56040401311AE0740E8B4A291D5E26C03E65A1C330F741C8AAB99CF25EBF01BE7A3B719DF279BF19D1BE71F46F567A7818F6F9F0666F9636A1C989D1B07661F3C0EFC911FFBF362754F6B21E3FD93B404A395BDAA59AD5E5FFF00256310FD');
INSERT INTO "saves" VALUES(8,0,NULL,X'789CED56DB8EDB380CFD173D7B80DCBA68F32B83426024C6D64696BCBA8CC71DE4DF9794EC2468D202415F5AA0481E44533A3A248F287D88167A147B9112BC381C5F62F261128D88AAC31EC47E47C30489A67C08D42619EF6836CD94CBCC0141E1315BB13F828DD8083FA0931D381DC53E85CC5F82C620F6AFEB66F5B5E08524F6EB46A81C02BA3A0E3E3B5D46D0D26EAB46588849CE9FC91C2C4C1808F3F54328F3662C535210789B5786356D475002DF304CDE2151F3A3E37DEB62855A1E269E7B6E446FAC211AD30F30EAC29F018C3E9C0A9B0FE21B8CCA36E540BC378D3804EFBED5E1D019EBA31FBAA9C688D6B4258384384208C633C49AF00E36738E69D47A0AC0F5252F42631C7C32B12732465B2C30135AEB4779007722FB735DBC98FF505AA16CCEE55BB125934F604B2DFB8B5126487C4FA14E8B032A4305AC89B008A5642E5BBB58920A33BB47EF6EDC54D0E2592D8E7956C8C6CDC3CEF7D7F9CA5BEFCC82954025A3161FBE2B9BA379C38B9C284F8B938692B3F7B266811A74AA2AE592FDD59C8BB9A4AB4BAEAE1F861C225E47F216E718307695558EA8674D0CA51425209C65B0A467A65843909A5577390523463978929951F13A33075779F89CE6AFE7E65941AF7F55D00F007E7741AFFF0AFA8F113423FB91B6100324D204D75B82603EB90542988A05C1D025922C2B9BEE8BD6B856B614171222D5C81C02095AFAA3048BEF749F04C3AB489B9DB464168C9A29B0B2C360B86CE5EBBFD99A1C29491881653F0350C95387B20D0849D4B2C5987933E2A14E83A9544A69299D5380DE5096299C723EA54675BA3D6022071229E1F9317565E3DE47643CE46890287148E898CC7DFC1DF43D713F181ADF21DD867973909D3F783D5D4F72D5D18FBAC11DE3A791B489F3DA9BB035B524EB073ED25C9E4B1768BEF72C5ABC73F440DD26C57B4749B4F906E9311E26924B692577BEDBAEF57498F34B4412A44B3F0D96DA8B467E96247C40FF723EEE3C74D48F101EA4420538A6F81C65EA17CB9FD91F3347FD80FCD37918F8CDB5E0F072E5FBDE3B591BC2FC6D20631EB6A543F048E7C11A0569E982876C6C9247CFEFBE4DB3E21FB705D732BF882A20B1DA6D775FB69B4FDBCD76B7DB7EFABCDB6CA8A5EB0023816CBE9CCB5BD069286FBEC88796AF8193E117211D314D7AF82F1781F11DFAFD04A64CD4870EA83F724FAAB78A7FBFEDA38BA920731715DC16B8172DCD7236E401299412EAF9FC3F065FD276');
INSERT INTO "saves" VALUES(8,3,0,X'78BB065FD276ED98D1929B300C45FFA5CFDD1960B6DFC338E080370633B6A19BE9CFF74A66830DA14DA69D36DBEE5B121C4BBE92C591BE3D1A34173334E7FF2734EF6FF6EBF45104FA780EF451FCFBF491BF43FAC81F19A7EF61E16C958D59928C59C8C5EC0A0967712E661FB9F8F773918A7804C28FCCB76B9B1B165D40F5461466A2ED116AEBE034396A21579F22302D6257C1465AD31D406D6FDEC8EF0A41F31FF07BAB5C7982A0F88AE31A005445EF547043970AA898C87B61ABF6CCA6252452D509F709DE5A8843EB1DEE6AED7027579FB7D2D37E388A378D15C3BC657C1A2DC9586DCA5A9493EAAB0DD8F3062DB73D03762D11A1B13B70843A782D35C186369B43286BDE4EAB4D43863BE14C1F506269B168A9172FA0EB56684E0B02125A74EAA972919D8543E74D0F0801E20E4B95B2D518FA9701BA7B927EC0BD719C4BA05EA4AA2636A3EBE2A49D6488098863901EB186AE4E110526B65F0C04A02CB7D56CEEE45B204A13F4585CDB3CDA7891988DD2E5F73548A8D0A606889115CF69E8B49802B61FF14596A1C4850E85FD98791EDB4303640A088F7F0F49A604DFF696628EA0AED6EC6EAAFA16F7CD6F36D5F2D269EDFC73F1D84AD5B0F2B485B11C290B2C6D366E109AD67230B8AD2CB3505CEAC3A7D4EE81B91466FB23224D121D49798A1212BD66B30754E6B0BA03FECA09774858CE05C03892FA9512CA8E0E9596B591623AA346601D67F45729B46FCF2B1F070404052CB49313616EFAFC725D153C1BE7758B3D7E197875C4D9E33CFB7160771E0C7AE462AB5821966C2D42BC642D82EA3A850A3217BA8BC46B1976CD8F389BF542F5650806DB37569CEFBF07EFB3BDBFF28ABA63F0F2311CF8B3C381DB8780698CE72E2E6908A376306A063F4728FDD3514471FF2822CF9FE35944324A78A201753C4C782ABE2CE304BCB0508365FDE986B1C2779E8BB342');
INSERT INTO "saves" VALUES(9,0,NULL,X'789CD556DB6EDB300CFD173F6740EC5CB6F55782C2602CDA162C4BAE2E49DD22FF3E52B613A5E8657DD8C39E72A41C1E911429FA356BA0C7EC2103ED65873F4440A5429FAD3257B5D843F6B021E8C113E735EB6120EA199D27C209AC24ABECA106E5709541F0A6AC8DF5169DBBEE56466A5A15DB55E683D5A592BD241B1D945A65C2C299FEF43610D3EA86CF70585924465EEC7FFE5E179BDD7A9BE7FB22DFEDD75783627759658382112DAD0E642405394884215837BB6A8F0AA3FBD21A1D41639488809DA21348E4689E99ADB0914CCA89044AE13841D46841456110BD9C3059B9300C6ABC334C2D3F333D13C945F516B460890AACE0281E4957362D859EE109ED68345296CD9984A6D0145428CAE3C85C520A5A7AB27B25D869732E5B739E5406CA8AD1D0E0AC4AE10B544BCEE97664A351CC3774592DD9CBBF97BDF57F94BDFC9F658F0847D05DF464AE74CA90C77E502C9017379F29166F3A64CE2DC1BC3B6598D194E25F974BECB9AA8BD44E72631CE26FB9A7A022D82D60BB80CD028A05E4D963EC63A3C0B2C20CA3ED82B709DE24B84870D4B9DEC96181D176C19B0417098EB61A4EB2016FA217D745E4DD569159492F5F50336F86F194056F125C24986CF945900AD39AC8AEAF11D50B7B23D8042C9C4013B2B26ACB134AC6AE95C34866041323A840603F1252781ADF983C05B09637C1F6264484607D4BFB1DD79E93D86089BA91B1148FC136944CA6390AB79F4EE29AA45AA8DA7BC6EDE0CA28A3A5F3EC4E0DD29667A9D9CB3E78A9C7BBCDA405B4391A31DE1A602ADEB73D60B9E69374DDB9EFAD3C068F6FDDFCB4CFDE3F4648371FF197EDFABE0CDF352E22BE85C630BEBD8F7467740D150FB3D8474B1B5E471137E2F5D523117460113E14995BF40B9917E83F96889DFD8580357702F9B703D1088351D27D28F2778150C3868F1DF93A92E9CDB23E5AF6E6346BF0D08F404FC52670506684E3D4A9DF9C1C53494CAFF6D2754CAA2D62E93C0E2E2E15CD8664E9109215D5354B700556463F05B4BCE46F0B2A446586E5CFF9F19B8C668FDCE4060D072D207E7874DC78D46FF8ECCB182ACFD379D3E239567BB2559BA005BFE7C95EC5CF486982BFDB6C8D7158D612A90078CA5434F09AE81B397778A41D53D793EF87F56ACD838B3289F18388D3C35F4A65A424A32BA8F9D3EB72F90391A34E42');
INSERT INTO "saves" VALUES(9,1,0,X'78BB91A34E42AB1E6DF80D89A6CB4037FC4C8674E851A3E1A704CC4345E09C4144E3CF68B4F137DAF81B6DFC8D36FE461B7FA38D3F9C8D3F1AB4E700841D3F89');
INSERT INTO "saves" VALUES(9,2,0,X'78BB91A34E42AB1E6DF80D89A6CB4037FC4C8674E851A3E1A704CC4345E09C4144E3CF68B4F137DAF81B6DFC8D36FE461B7F06B0C69FD168E36F9035FE0033684F5D');
INSERT INTO "saves" VALUES(9,3,0,X'78BB91A34E42AB1E6DF80D89A60B351A7E4AB99939C0C2335189DCD69FC9900E426AB4FE948019A9089C3D8868011A8DB600475B80A32DC0D116E0680BD000D602341A6D01E26C01C2AA675AB4F300160B4770');
INSERT INTO "saves" VALUES(9,4,0,X'78BB91A34E42AB1E310D3F43121B7E0683AAE982A7E187520EC2DC63404C4E22BAD1A3949B99032C761395C86D379A0CE9563735DA8D4AC02C5804CE5844B41D8D46DB8EA36DC7D1B6E368DB71B4ED68006B3B1A11DF76C45775C3DB8E4849C07038B5236155355A6B11E15D60BB118943710B1200018A652E');
INSERT INTO "saves" VALUES(9,5,0,X'78BB91A34E42AB1E310D3F43121B7E0683AAE982A7E187520EC2DC63404C4E22BAD1A3949B99032C761395C86D379A0CE9563735DA8D4AC02C5804CE5844B41D8D46DB8EA36DC7D1B6E368DB71B4ED68006B3B1A11DF76C45775C3DB8E4849C070E8B723519B8608BF011B89481C8A9B8B00C62F5EB9');
INSERT INTO "saves" VALUES(9,6,0,X'78BB91A34E42AB1E310D3F43121B7E0683AAE982A7E187520EC2DC63404C4E22BAD1A3949B99032C761395C86D379A0CE9563735DA8D4AC02C5804CE5844B41D8D46DB8EA36DC7D1B6E368DB71B4ED086F3B1A8FB61DA9DA76446401CA5B9100E36F670B');
INSERT INTO "saves" VALUES(10,0,NULL,X'789CED56DB6EE3380CFD173DA7802F8D73F99562212812636B224B5E5D9A7A8AFCFB90B29D044D6680625F768145F2208A14757878B13E592B7A607B16A378B1707E09D1F991AD58901DF482ED5F71194544934F064A47ED2C5AA3255F2C0710128EC9B0FD5198002BE606B0BC135605B68F3ED18E57E0D9FEAD58957F657F3EB27DB16232790F765A7B97AC62FB72C5440B79C78810F9BC8DE260C4081E7DBE7D32A9DFB521485278BAE68DDCEAB643570CDEC18FCE024273674BF74E8725287E18C9F6B262BD361A618CBFF1311DFC9383B3F3A78CE613F17A2D9389C923EE6AC50EDED99FD372E8B471C10DDD9823F360749B19448F67E1BD76E4A2447F079388635CB50E03B07DE6852908838B3AF408462B03D9CD08C6B8333F087B42793B1D5EC4066915D98CD247240B1E5D1426E7B2BF0A5516E023FAC92C0C2035267022C280C829B3C99845E29898597D76F64E8D09CD9A6251CC563E693B2F3BD7DFECA533CEEAC55714326AB9E8E0439A14F43B5CCB09795A94B8E4C4DE4B4905AAC14A98EB6866BF98B998535A5CB9BA6D0CC907B8ADF8BD9FA387D04DA8520035D7C49053910382B90C167A668853085C51D55DBBE00C810F0ECB4CCB70B34CDE4E385C8AF3EE65F5DD822EFF69413F71F06F2FE8EAFF82FECF1434797667BC82F52E202D0B5D085144AC11CA3F17281A7DF058B4DC1DB930F081DF0CAF693F794C3E6FD149ECB2E1D1A756E0D56396267A84E11D784DB97A628325DC71831EB3347BC79CC70ED03188C8A6BC859008E0307AD16B95B10ADB6ADBF21629060C0EA3C9EDC915C8D37D7F7DB9E301B4F01A3F92D150E7FE4846A7806983208808A03B00E1D345604927F2DD7D8F911D347D82A393A741E3F1BB46B6EEE0D478EBE4A98E7E370D1E207FDB93D2613E7B17B7C29164DC402D4DA9EB058E8E48D47D512CA5F8A0B8CE8D074D665AFF14F1A9167B5B01BD09223CBB0E22929D07CDB7E39C9F221C3DDAF8C768EFA7E3237C2F8ECF98C0463F8A6707AE0DF52DC4382F963F813F2642F304FBB76918E8CDB5F8A1E3D2F5BDB37C1A08F3DE80C2BC6CF384A0954A83D152C4650A1E9236911F1DBDFBAA55413F1A0BB6257C01A4074455D5CDE6B5DC35D5A62A8ADDAE6E9AAAAE8BA669D675D5D475556CAAED76DD6CEBCDB659AF77C566BDDE6ECB5DBD29CBA229D7655D37D5AEDAEC769BCD1AE7BFF2E24C9F9FD74B7E455A25F26B3150B7D3883A697A4B62EF29AC95BF53AE4DFAFA7E35A06031E8A1133859699A4DDF23F7713F8117518A44F397D13CA1D1B18CD959E0074012324997CB2F0494DE68');
INSERT INTO "saves" VALUES(10,1,0,X'78BB0494DE68AB1E1CCD6DC3D1E636A47582DB30CADB2D4690768B09A4DD6234FCDB2D8643B0DD6238DA101F6D888F36C4471BE2A30DF1D186F868439C2E0D7143420D7143DA37C401AE1BE731');
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
INSERT INTO "saves" VALUES(12,0,NULL,X'789CD5565D6FEA300CFD2F7DE64A50C636F157D054B98D6923D2A4CB07AC9BF8EFD74E5A08D33E1FEEC3150F9CA4C7A7B663C77D2B5AE8B1D816A0BD3CE01F1150A9D0178BC2351DF6506CD7043D78E2BC153D0C443DA1F34438829564556CF7A01C2E0A08DE547B63BD45E72EBB8D919A56E5DDA2F0C1EA4AC95E928D0E4A2D0A61E1440FBD0DC4B4BAE577386C2C12A32C1F1E36F45BDD2F378FF7E5FA71595E0CCACD79510C0A46B4B4DA919114E4E09236837593ABB65618DD97D6E8085AA34404EC54B15D91486D5E98ADB0954C5A110994C23141D46841456110BD4C98AC5C180635DE18E6965F999E88E4A27A075AB044035670144FA42BDB8E422FF08876341A29CBE644422934050D8AAA1E994B4A414B4F766F040FDA9CAACE9C92CA4059311A5A9C54297C816ACE399D8E6C358AE984CE8B397BABDF656FF91F656FF5CFB247841AF4217A32553A65C8633F28165895579F29166F0EC89C6B8279376598514AF1E3F91C7BAE3944EA417263ECE27F754F4145B099C1DD0CD6332867B02A9E621F1B05961526186D677C97E17586CB0C479DCB99EC66186D67BCCE7099E168ABE1285BF0267A715944DE7515998DF4F21535F32618DF32E37586CB0C932DDF0852615E1385954D571D91CA950A86DD116C03168EC05B8D51464B4775404763651D3CD78CC2E3487F7DF05233800604F68C5C278791B409D23DC7E544C7D874BC0469AB93D4FC08C1FAEE39C001132FDD87B79CAB661D6C4B391E6FB9371A4E628B15EA56C69ACE837294B8FEBD3B592B68531B315E1B2115F1FB5EB05CFB59DAE8C5367A04B637C1DEB8F9659F7D2C2FA49BA47FD8AE1FCBF059E32CE23B680DE3EBFD48A923671B1E66B18FE636BC8C226EC4CBAD4722E8C0227C2A32B5E83732AFD07F2E113BFB1B016B6E0456BF0E44230C4649F7A9C8CF02A1860D9F3BF27D24E9CEB23E5AF6E63869F0D08F40A72213382833429D3AF59793239544BAB5E7DA64D2DE2256CEE3E0E252D16CC8960E215B51A3B304576063F47340CB4B7A20A8109519E687D3E5978C268F5C7283868316103F3C0EDCCFD467F8E2AB182ACFD369D3E229567BB6B537410BBECFB3BD869BAD32C1DF6C76C638ACF612A90078CA3434F0DAE81B39B77BA21DB3DF27DF77CBC59207176512E30711A787BF94AA48C9465750D3A7D7F9FC17612C4E58');
INSERT INTO "saves" VALUES(12,3,0,X'78BB612C4E58AB1E6DF80D89A6CB68C36FA01B7E4AD0AC119FA8841C88A0B43BDAFC1B6DFE8D36FF469B7FA3CD3FACCD3F0358F3CF687836FFA8DA2CAB86780F943B0C758C4046279682EA644495535B5B0B0033A23593');
INSERT INTO "saves" VALUES(13,0,NULL,X'789CD556DB72A3300CFD173F67670249DB4C7F25D36114AC8027C6A6BE24A59DFCFB4A0612A7DBCBF6611FF6896373742C09C9E24D34D0A1781460823AE02F1951EBD88985F0758B1D88C715C10081386FA2839EA827F4810847708AACC4E31EB4C78580186CB5B72E38F4FEB25B5B656855AE172244672AAD3A4536266ABD10D2C1895E061789E94CC36778AC1D12A3BCDFAC8BF566533E6C1E96C5B278B8BFBB189477E785E8350CE868B5252325C9C1256D46E72757DD4E63725F396B1268AC9609B0534427919D7D61B6C64631A92012688DC308D1A0039D8441766AC464E563DFEBE1C630B7FCCAF444249FD45B3092256A7092A378225DD5B414BAC023BAC11AA42CDB13098DA169A85156BB81B9A4148D0A64F746F060ECA96AED6954E9292BD64083932A852F51CF39A7AFA31A8372FA42E7C59CBDE267D92BFEA3EC15FF2C7B44D88139244FA64AA70C05EC7ACD024579F5996209F680CCB9269877C70C331A53BC399F53CFD587443D286E8C6D7A56F7145402773358CF603583720685784A7D6C3538569860B29DF13AC3AB0C97194E3A976FB29D61B29DF12AC3658693AD81A36A20D8E4C5659178D75562D62AA85734CC9B603A65C6AB0C9719265BBE1194C6BC26C47304E706E2EDA26B2812864ED56D75442AE185D88372D5495125119E6F2E8ABB55FD401A04115C6849E68023856B88BE5DDDFEF12E93D278E493C80D3882797766CB696116D420B163A257D86085A651A9683D65A3BB2180EB6C7C1F48706A17031BD4565BA33CD573D605C6EEAC1CAE3D30D6EFFB36705CF659C6B22CBC8BB68B4199417CD9671F9F21959FF4FFB25D3F96E16F8DB34868A1B18CAFF723B94D49AA7998A53E9ADBF0328AB8112FB71E89A00787F0A9C8D4A2DFC8BC42F7B944EAEC6F049CBD11287E1C8841E8AD56FE5391BF0B841A367EEEC8F7918C77960B29079D3D4ED9E0A19FC4CC5869127B6D07D88D9DFAC3C93196C4786BCF3DC1A4BD43AC7CC0DEA7A5A6D9902D3D42B6A2B66109AEC0DA9AE7888E97F44252216ADBCF2FA7CB6F349A3CF2A31B341C8C84F4E371E08EA766C39750A550799E4E9B0E4FA9DAB3ADBD8D46F27D9EEDD57C475536869BCDD65A8FD55E2115004F999A065E937C23E7B64FB463F7FBD1F7ED72B1E4C14599C4F443C4E9E13FA52A51B2D115F5F4EB753EFF06B7734E58');
INSERT INTO "saves" VALUES(13,1,0,X'78BBB7734E58AB1E790D3F93A1D874A146C30F184345E0A81D6DFBD1B8ED6734DAF61B6DFB8DB6FD46DB7EA36DBFD1B61FCEB61F0D9A7300A1263F38');
INSERT INTO "saves" VALUES(13,2,0,X'78BBB7734E58AB1E790D3F93A1D874A146C30F184345E0A81D6DFBD1B8ED6734DAF61B6DFB8DB6FD46DB7EA36D3F4358DBCF68B4ED37C8DA7E00456A4F0E');
INSERT INTO "saves" VALUES(13,3,0,X'78BBB7734E58AB1E790D3F93A1D874A146C30F184345E0A81D6DFB911980B99939C0DA27114B106269001A8D3600471B80A30DC0D106E06803D010D600341A6D00E26C00C22A175A34F300643E4721');
INSERT INTO "saves" VALUES(13,4,0,X'78BBB7734E58AB1E790D3F93A1D874A146C30F184345E0A825AFED67484CDBCF60B006209EB61F4AD189252518E0740DF1419F9B9903ACB712B1043E96A6A3D168D371B4E938DA741C6D3A8E361D0D614D4723024D47222B1E78D311C9D386C3A91909AB68D01A8B08EF029B8D481C8A1B9000DF4E6527');
INSERT INTO "saves" VALUES(13,5,0,X'78BBB7734E58AB1E790D3F93A1D874A146C30F184345E0A825AFED67484CDBCF60B006209EB61F4AD189252518E0740DF1419F9B9903ACB712B1043E96A6A3D168D371B4E938DA741C6D3A8E361D0D614D4723024D47222B1E78D311C9D38643BF1989DA3244F80DD84644E250DC5A0400A7335EB2');
INSERT INTO "saves" VALUES(13,6,0,X'78BBB7734E58AB1E790D3F93A1D874A146C30F184345E0A825AFED67484CDBCF60B006209EB61F4AD189252518E0740DF1419F9B9903ACB712B1043E96A6A3D168D371B4E938DA741C6D3A8E361DE14D47E3D1A623F59A8E8818A74A231200A27866DE');
INSERT INTO "saves" VALUES(14,0,NULL,X'789CED56DB6EE33610FD173E3B80ED4DD25DFF4A5010237224B1A648959728DAC0FFDE198AB2DDB57701A32F2D50D80F2467783897C3237E8A0E06140791123C399C9E62F261161B11558F0388C3330D132472F914A84D32DE913779CAD5734450D8662B0E2DD8881BE14774B207A7A338A4907925680CE2F0B6DDEC7E2F782189C37623540E01DD320E3E3B2D0EBB8D800ECB8A8598645DA6E96861C640986F9F42997763392405818F796358D3F50425F01DC3EC1D52687E727CEEB259A196CDCCBEA78D188C3514C6FC138C65E3AF00261F8E259A4F8A3718956DCA81E2DE6F4413BCFBBE0CC7DE581FFDD8CF25B380D674A58284384108C633C48EF01A9BB9C634EA3C25E0865217A1318E3E99385030465B2C30335AEB27D9803BD2FCEBB2799DBE5259A1B871FBB8C820934F604B2F87F3645F26F891C2E2164754861AB814C2229496B96CED3A93D4986A9EBCBB3253438B65BB1AAA57C8C6D561EF878BBFF2D63BB3622550C9A8D5861FCAE668DEF14C27AAD36AA4A1E4EA3DED98A0069DC2CAA35AFD6DAD456DE9F65CABCBC29843C4CB485EE3B40163BF449523EACA89B1B4A2248495066B796A884B0A5233EBCEB760C228474F34332A5E3C73704B1C3EA7BA7ADA3C4AE8DD3F25F41D807F3BA1F7FF13FA3F436846F6131D21D075C62106E33AD9A133394AA0CE83C50FE0C2CAD4A3EC0242E2D560E8A3922C33FD8F6CD959014660E22EF5A61C2111C9984005A80DB9030A692E33FAE874E5242A0E5258DC49AF8EA329907FF7CD81F84547FB29F575F330E4008DA131F1BF979622240B25536EA7D4A88ED7D74B8C7380C1683EC79A26D0ED93BE9535B760EE9E32F888BC61E93058D95371986EC57A7DEE42AB1873145717D9F9C6EBF97293171EFD4C0D6E627E18499B58F75E25AE4992AC1FF94A73C603907424CEEA07C3591E6E2C2A407B6FC74ADE1B03DD9416C21D43E98DF90EE565F2707AF5052209D3A55F2649B2A2919F2309EFC47DBE1737966B31BD4D1713D1BD48E343A1935EAC7FCEA2CD0C7F278987EB31F29B6BC5E1EDCA0F8377721184BA36D2A40EBBA2103CD279B446415A55B0C9C626D97A7EF7ED375BFEB12CB88EE38BA8025254CFBBE7AFBB2F5F5E5EBEBDBEEE5F5E9E5F7F2349D7012602D97F3B95B7A0D350DE7C91458285E668F84548D2A2A97E7FE6C217FE86FEE8C02153E8630FA48FAC49CB57C57F5CEBE83A55905945055F3B9691552CEB443648A994544FA7BF007191D280');
INSERT INTO "saves" VALUES(14,1,0,X'78BB7191D280AB1E1C8D66C3D14633A48D81DB30CA5B1F4690D68709A4F56134FC5B1F8643B0F56138DA9C1E6D4E8F36A7479BD3A3CDE9D1E6F468739A84E6B421A1E6B421ED9BD3001DF3DB49');
INSERT INTO "saves" VALUES(14,2,0,X'78BB7191D280ED98DB92DB200C865FA8177566DFC74330B1B5C1E0C1D86DA62FDF5F828D8FD91E3633DDEEE6D2074012BFE0937EBC37683E64682E3E2734DF9EECEDF47148F4F194E8E3F0F1E9A3F80FE9A3F83438FD90FA43EABBA0FD7E7879C6AD9B0F3BD07B1BAFC101AD5ABA40523BF02DCB97E8D9713AF2322D9631966F6AEB05B29D0ABAE17FC00F75437D7986AFBB1690785D7626427D48859E1863386982802B210BEB4497AB07ED01848038CBB8023351E4448E66072DF08B09597523954D87454B0467688F121CD43E8854CD665AC32657BEAC543992D36C5554CF40EB0629C7696ED43936B8D8EB464C1E1C941E7AF8C09B1EA016A7F294606BBD0C0F0C326184AA48B6D54081A4CF70167B1AB055CBD2837F92920CD06DEDE6538ECBC6DD854068A11F7E6A55EF9DB00FFB023D603A4D410FB91E02DEF83AA84E766D33D7B3C733D374D0BC5F385DAB1E07DD5E64764A4E5A8D9924B4B47116A7FB955CD8DB5C03B5604133427C2AC8E2205344F53B9BC14BB1C170BBE2DC62B920EC2544099D8219C5BEB461A42455D7637A9CC7114BAD078D4C84CB57953921DD4D998ED3543BC987C9A2CE0E529FBFFA3B136D653A0F19CAE1C10762A4134C98EF0AFB63D478814EE1BC48E09B513636979559415192D83A50B96A42B87FD70FD3471C62A992ACBDAF80D6BCB1DC6500C7AB8BAC9672E365D1B9C7D4B60431BE64BD6B70CCC5CDF258DBAAD1E449F8F25ABC3347DC206986B5FFD76388DCC90ED94E1D861E97434A58AA45EFBCA0E773FC28E5003CC500D2F135E7074C17A22257A641D29F30D73AFCC6A81B1F3E78C3E0CB1B9A388F66C3BF6936FC6D53F1974D8AC39F37298AE2E9AE5D8AF90F090ABFA6DE0033E5C487D3439EE52A897BF6397E029F4CE1C5');
INSERT INTO "saves" VALUES(14,3,0,X'78BB7191D280ED58D972DB300CFCA1BED893FFD1D0142D21A6440D45A9F5F4E7BB0B2AB175383DD299BA891F251EB816E002DFEF8D34EF27D2BCFB9CA4F9F665EF671FFBCC3E9E32FBD87F7CF6B1FB0FD9C7EED3D0E907D41F50DF24DAF7C397AF78EB6A6183F4DEA6D7E0018D999B20DA3BF095E5237A6A998E14D3408CF37CA97D5092DD9A686BEE017FA86AE98B136CDDD440D4EAA27309E8432AF4421AC3A4894A5C0559586576B9F8B001841024CE93AE404D343989DEEC8005FEB850565B6B67D3416801E70CCD419D83DE079EAAA8A67754B90C45698A515A4BAD927906B5AE91724C73674EA9C6C35ED5AAF2D002E9B1870D0C7A045A5A335D096E6DE7EE81422E8E409568581D1028F6046311D38850CD5B0F6ED2960CA4DBFBD5D2E49795B93380C80C3FFC6A4C1F5AE53EB40578C07556A21DA67E08F42654D1741AB5D55DCF01DF64D3D1325EA8AE658F42B7E5998D965316672E109AEB78E5A7BFD77221B6530FD4800BBA11E03351858399C2ABDFA806455161985D32B70817B8BD002881537046D52F074C8CA6EAF24C8F7A9C206A796824239CFF2ADD11E9EE8A5C4E73EFA40B178D3A3F687FFEE67632DAD2750130D4E2C18298E40815AEA3427B9C19CFC0298C57087C75C6A7FABC502B1AC9105B3A6AEA9AE0EE5FB5C3F509452C7792550825A83503CB290378BC39ABB49C1B2F42AF2D96A61180F125EBDB1A652EADC443B637A39B2EE1E335FBE70E7841F20D4BFB5FCB90B4473F4C7ADA38F4781C72C24AA578A7C0C03A7ED0760096E280D8F496F103AE8BC9485BE4433A9F70AF7DF88D5337163EF8C0E0CB3B86388F61C3BF1936FCE950F1A7438AFDEF0F2976BBA77B9D52FC005411CC37');
INSERT INTO "saves" VALUES(14,4,0,X'78BB7191D280ED98DB72A3300C865FA81785C945DF86718C036A0C668C619BD997DF5F320DC7A4DD49B7C7BDE4605B927FD99FF4FB7340737286E67480E6E4FDA1198A3EE0A8C50D257760CCC38C44EA9B1F3E0365CF27DB8D93ED6EC69587482BBB482BE9F7A795F40BD24AFA63F0FBF264B78379FAD3A49E7C41A92717C0FC1DC07902B0AB0FDBF46B5AE37B3843B345490A06BE5A4F57601CD450A97981301D082AA83919D9960AB618CBF7BA7582E4B5F2BAE47F401B45496D76444036CD24094DD69800ED21115A62E8E194F182B9841C2C228B2E1EB4033E02F92CC30DCC44491438E40DBCE61723E0EA52EAA0068BF2E5D9557B89202A2584B36033AD61937397E52AEBA9D66C55508F00F11209C7496ED43194C080A21493BB1A3AF72D7CE092CA432BB51AA60489EB797816DB60A03FD247388B8DF7D8CF79A1C23F49010744B776F56988CBCADD998AD6FB5DA9D6D5424AEC0B4483E93479DD0DD51360C8155E35B26BABB91E1D9E99BDBDE6FDC2D99AB738E6B622B351A0D26CCCDBD55ED8B6A118AA0085A687AE941769025111B0278E022FC5B6C0A39C738B95808866D01B24087814F3E25E9092545D8E6971D0062CB51CD4331ACE5F5D84B7D1A2C67652A85FFD9DD136378D83C2E4F0E0932ED001264C03CEFE18D59F2041382FBBFBCB281BCAD3C22CAF28AA6719A8A17C42B85FEB8769030EB1585216CEE5606CD636B71B00F4EA24AB45D93F2F3AF598AA8AA0B3E784AE4B1C7361B53CD6B6AA37C3247C2BCDDE993DAE8638C3D2FFF30943F5C176839DDA772D4EFD988B5488947941C708B197BA009E6200E970CDF90ED3F9A0A8CEE2206954440D7EF33EC0DD0DBD99FF3D848FE921FCE35EE18B2D8AF4EF5B1449B2DBEA51242FF528920B3D8AE90F11F1EE6367800971A4BDF16198E5AC9CB7EC72FC015D54E178');
INSERT INTO "saves" VALUES(16,0,NULL,X'789CD556DB72A3300CFD179EB3330DF492E9AF643A8CC00A78626CEA4B52DAC9BFAF6443E2747BD93EECC33E716C8E8E252159BC151D0C583C16A0BDDCE32F1150A93014ABC2B53D0E503C56043D78E2BC15038C443DA2F34438809564553CEE40395C1510BCA977C67A8BCE9D775B2335ADCADB55E183D5B59283241B1D945A15C2C2915E7A1B886975C767386C2D1263536DAAAABADF6C360FF7EBF2E1AE2A1FCE06E5DD69558C0A26B4B4DA929114E4E00D6D06EB66576DA330BA2FADD11174468908D829A29348635E98ADB0934C5A130994C22941D46841456110834C98AC5C1847355D19E6965F991E89E4A27A0F5AB0440B5670144FA42BBB9E422FF08076321A29CBE648422934052D8ABA99984B4A414B4F766F04F7DA1CEBDE1C93CA4859311A3A9C55297C816AC9397D1DD96914F3173AAD96ECAD7F96BDF57F94BDF53FCB1E111AD0FBE8C95CE994218FC3A858605D5E7CA658BCD923732E09E6DD94614629C59BD329F65CBB8FD4BDE4C6D8C6677D4F414570B780DB05540B2817B02E9E621F1B05961566186D177C9BE12AC36586A3CEF99B6C17186D175C65B8CC70B4D570901D7813BD382F22EFB28ACC567AF98A9A79338CA72CB8CA709961B2E51B412ACC6BA2F05636C1732134C17614CA44D0CAB6AF0F48354C55C43E0A023B90B63E4ACD185A10383075085E6A0674AD71F5D0576B7B4E8CC40E6BD49DD4EFC41D45322483740F72BB28A3A5F311838503F0C908D6F7CF01F6F8CEA5CCF28A73F14AE1811FF4C2A6337B394E147291F580368D11D3A50352F5BE6F02CB459FE5EB2A0B7630C1FE11FC977DF6F12942BAF984BF6CD78F65F85BE322E27BE80CE3CBFD484923875B1E66B18F96363C8F226EC4F3AD4722E8C0227C2A32B7E83732AF307C2E113BFB1B016BAE04D63F0E44238C4649F7A9C8DF05420D1B3E77E4FB48D29D657DCCC1600E733678E847319D6A4DE0A8CC044DEAD41F4E8E5412E9D65EEA93493B8B583B8FA38B4B45B3215B3A846C4577024B7005B6463F07B4BCA417820A51997179395F7EC968F6C8253768386801F1C763CFCD42ED862FBE8EA1F23C9D372D1E63B5675B3B13B4E0FB3CDB6BB98D6B13FCD5666F8CC37A27910A80A74C4B03AF8BBE9173DB27DA31BB5DF27D7BB3BAE1C14599C4F843C4E9E13FA53A52B2D115D4FCEB753AFD0617694E65');
INSERT INTO "saves" VALUES(18,0,NULL,X'789CD556DB6EDB300CFD173D7B409CA45DD75F090A83B1185B882C79BA24F38AFCFB48DA4EDC605DD7873DECC947F2E1314991A25F55031DAA67052E99237ED119ADCD9D2A54AC5BEC403D6F082648C479551DF4443D634C4438413064A59E0F6023160A72F2D5C1871430C6EB6EED8DA3D57A5BA89483ABACE90CD9B86C6DA1748033BD4C211333B886BF11B10E488CAFDB87B25C3D6DB70F5FB78F4FDF568F2C3119AC1F2E85EA2D0C1868B52323A3C9C1156DE6102757C3DEA2B86F8277021A6FB500764A3D9724B2F73F986DB1314C2A8904D6E230427418C08A30E8CE8C98AC62EE7B3BBC315C5AFEC9F44CA428EA2D38CD123504CD51BC90AE695A0A5DE109C3E01D5296FD9984C6D02CD4A8ABFDC05C52CACE24B27B257874FE5CB5FE3CAAF49415EFA0C14995C2D768E79CD3E998C6A19E4EE852CCD92B3F97BDD57F94BDF29F658F087B7047F164AA74CA50C2AEB72C50AE6F3E532CC91F9139B704F3EE986146638A9F2E17E9B9FA28D4A3E1C6D8C9B37AA4A0043CCC603B83CD0CD63328D58BF4B1B710586182623BE3ED026F1678BDC0A2733D93DD0CC576C69B055E2FB0D83A38990692172FAE0BE1DD56C2AC4D323FD1316F82F295196F1678BDC064CB3782B1B8AC09750013AAB3A14A29D4F566A24334755B9D90AAB850DF338430104008A9A5D511EF18103A9F85023568EC184572B8BB37A22F7089D1D1D62D2D5B8EFFEECBFB1C1ACAA848186CB042D718A9D49BF69DCC3286D89A7EA0E0085A3C31B9F6D63B13D31BF1452F38BFF77AB875C258C5F7CD10B8F81779EB72324EE421C009380B29987DA629F0C73EFBBDBA367152FECB76FDBD0C9F35CE22A985C633BEDD8F94623AA79A8799F4D1DC86D751C48D78BDF548042304847745A616FD40E62774EF4B48677F2010FC1B81F2D3813884DE5B13DF15F9BB40A861F3FB8E7C1CC978678524969D3F4D1A3CF405B8B1C634F6D60FB01F3BF59393632C89F1D69EDB9249878058C5847D94A5A5D9B0584684C58A0A9925B8026BEFBE670CBCA4179A0AD1FA7E7E395D7EA3D1E4511CDDA0E1E034C88FC7911B93DA0C7FA44A42E5793A6D063C4BB52FB60E3E3BCDF7F962AFE60BA8F239BDD96CBD8F581D0C5201F094A969E035E21B39B77BA11D7F388CBEEF56C58A07176512E58788D3C37F4A955016A32BDBE9D7EB72F905F66E4E5A');
INSERT INTO "saves" VALUES(18,1,0,X'78BBF66E4E5AAB1E6DF80D89A6CB68C36FA01B7E90420F9C35465B7FA3ADBFD1D6DF68EB6FB4F537DAFAA352EB0F56B9D0A28D0700E25946A3');
INSERT INTO "saves" VALUES(18,2,0,X'78BBF66E4E5AAB1E6DF80D89A6CB0035FC8C0667C3CF60001A7E90420F9C35465B7FA3ADBFD1D6DF68EB6FB4F587300154878F36FE486BFCA1B6E7A0810F6CD6C15814B7EE0030F7446E');
INSERT INTO "saves" VALUES(18,3,0,X'78BBF66E4E5AAB1E6DF80D89A6CB0035FC8C0667C3CF60001A7E90420F9C35465B7FA3ADBFD1D6DF68EB6FB4F58730015487636DFC19C01A7F46A38D3FEA35FEA0314595362000895351EE');
INSERT INTO "saves" VALUES(19,0,NULL,X'789CD556DB72E2300CFD173FB333044A17FA2B4C272362917870ECD41768DAE1DF57721230DD5E1FF6619F38164727922259791535B4281E0498A00EF84B46D43AB662267CD5600BE26149304020CEAB68A123EA097D20C2119C222FF1B007ED712620065BEEAD0B0EBDBF582BAB0C9D16773311A233A556AD221F13B59E09E9E0447F061789E94CCDCFF0583924C66ABD5CADD79BD5EFE5667DBF29D6F7C5E6E2B0589D67A2D3D0A3A3D3969C94A400E7648CCE8FA1BA9DC614BE72D624505B2D13E0A0C44341223BFBCC6C8DB562524124D01AFB01A241073A09836CD580C9CBC7AED3FD8D63EEF999EB89483EA93760244B54E02467F148BAAA6E2875814774BD354855B627121A52D350A12C773D7349291A15C8EF95E0C1D853D9D8D3A0D25155AC811A47554A5FA29E6A4E6F47D506E5F886CEB3A97AC5CFAA37FF8FAA57FCB3EA116107E69022193B9D2A14B0ED340B148B6BCC944BB00764CEB5C06C1D2ACC6828F1FA7C4E33571D12F5A07830B6E9B7BCA7A412584DE06E02CB092C265088C734C7568363851126DF09DF657899E1458693CEE59D6C27987C27BCCCF022C3C9D7C051D5106C8AE27248BCEB29312B15D40B1AE68D303D65C2CB0C2F324CBE7C23288D794F5047608D259A5AA56ED84557533E3D4104179AA70807B66B3CB22D38B58B810DBE515D4F22049DAA9AF288D4F13371B9DCA8FD3839F956A88D41199622834BCFB97107E5CA9332EC56596D8DF281B5285C38C25B065420B1ED87C772EB52CB54CDDFC72BEF925E360BC6EEACECAF933074F1DB6170DCFC59DDB244C1B536A6543CBDA4567C3A67EFAB4BE547E56F8EEBFB32FCAE7112090DD496F1F57EA48029D28A97599AA3690C2FAB8807F172EB91087A70081F8A8C23FA85CC0BB41F4BA4C9FE42C0D91B81E2C7891884CE6AE53F14F95E2234B0F1E340BECE64B8B35C489EAD3D8E1ABCF41330438F49ECB4ED61374CEA0F37C7D012C3AD3D352693F60EB1F4013B9F8E9A764376F408D989A69C25B8032B6B9E223A3ED21F921A51DB6EFA73BCFC06A731223F8441CBC148481F1E071E561A337C0E654A95F7E96874784ADD9E99F6361AC9F77966ABF8AA286D0C37C6C65A8FE55E2135006F998A165E9D62A3E0B68F64B1FBFD10FB763E9BF3E2A24A62FA20E2F2F097529928D9EA8A7AFCF43A9FFF000F624E7B');
INSERT INTO "saves" VALUES(19,3,0,X'78BB0F624E7BAB1E6DF80D89A60B2D1A7EA06027B5DD673214038F1AED3E60F22E02E70B229A7E46A34DBFD1A6DF68D36FB4E937DAF4338035FD8C8667D38FAA4DB26A88F740B9C348C71064746229A84246D439B5B5B500A98D3429');
INSERT INTO "saves" VALUES(20,0,NULL,X'789CD556DB72E2300CFD973CB3332440B7DB5F613A19112B8907C74E7D81A61DFE7D253B81C0945E1EF6619F3836472792A24BDEB3063ACC9E32D05EEEF19708A854E8B245E6AA163BC89E56043D78E2BC671DF4443DA2F34438809564953DD5A01C2E3208DE94B5B1DEA273E7DBCA484DA762BDC87CB0BA54B29364A383528B4C5838D29FDE06625ADDF0331C56168991AF1F37EBE271B35915C5EF7CF9B0D9FC391B149BD322EB150C68E9B4252329C8C1255D06EB4657ED4E61745F5AA323688C1211B053F40412D99957662B6C2493722281523824881A2DA8280CA2930993950B7DAF862BC3B9E567A64722B9A8DE82162C5181151CC533E9CAA6A5D0333CA01D8C46CAB23992500A4D4185A2DC0DCC25A5A0A527BB77827B6D8E656B8E49A5A7AC180D0D8EAA14BE4035E59CDE8E6C348AF10D9D1653F6F29F656FF91F652FFF67D923C20EF43E7A32563A65C863D72B16C88B8BCF148B377B64CE25C17C9B32CC28A5F8F1748A3D57ED23752FB931B6F1B77CA0A022D84C603D81D5048A09E4D973EC63A3C0B2C208A3ED84D733BC9AE16286A3CEF99D6C27186D27BC9AE16286A3AD86836CC09BE8C5F9107997536456D2CB37D4CC1B617CCA8457335CCC30D9F244900AE735C1000EA089B80BB6A150068EAA95FD400C8208D6B72F01F6784DF156EE82E74BA84060C77735485B1EA5663B2BABB63CA0D437F84A4FE161B8527014254F5622D8F8181A965C93540B559B8E69767229638325EA46C6326E3995E2C6892E78A959A632CA68E9A89C674DA0CDCE88E1D202A97C6FBBC072D5CF1276E311D8CE84C9D5E4DBA77DF6F1438474E303BED9AE1FCBF0BBC649C4B7D018C697F948EE91B3152FB3D847531B9E571137E279EA91083AB0087745C616FD42E60DBAFB12B1B3BF10B0E64A20FF71201AA1374ABABB22DF0B841A36DC77E4EB48D2CCB23E5A76E6306AF0D28F40A75213D82B33C02E75EA0F37472A8934B5A7DA64526D114BE7B177F1A86837CC8E0E6176A2DE6609AEC0CAE89780968FF487A04254A69FFE1C875F321A3D72C90D5A0E5A40FCF0D8732F52B7E1AB2F63A8BC4FC74B8BC758EDB3ABDA042D789ECFEE2A9E06A509FEEAB235C661594BA402E02D53D1C26BA26FE4DCF6996E4C5D27DFB7CBC59217176512E30711A787BF94CA4899ADAEA0C64FAFD3E92F61CE4E57');
INSERT INTO "saves" VALUES(20,1,0,X'78BB61CE4E57AB1E6DF80D89A6CB68C36FA01B7EC00C91990ACC24894AA3CDBFD1E6DF68F36FB4F937DAFC1B6DFE51ADF907AF5D68D1CA030096504738');
INSERT INTO "saves" VALUES(20,2,0,X'78BB61CE4E57AB1E6DF80D89A6CB68C36FA01B7EC00C91990ACC24894AA3CDBFD1E6DF68F36FB4F937DAFC1B6DFE51D8FCA3418B0E0049F7405C');
INSERT INTO "saves" VALUES(20,3,0,X'78BB61CE4E57AB1E6DF80D89A6CB68C36FA01B7EC00C91990ACC24894AA3CDBFD1E6DF68F36FB4F937DAFC23AEF967006BFE198D36FF0659F30F001E595030');
INSERT INTO "saves" VALUES(21,0,NULL,X'789CD556DB8EA3300CFD179E59A9B49DEBAF5423E412172242C2E4D20E33EABFAF1DA04DABE95C1EF6619F3831C707C7B1633EB21A3ACC9E33D05EB6F84704542A74599EB9AAC10EB2E715410F9E381F59073D510FE83C11F660257965CF3B500EF30C8237E5CE586FD1B993B53252D36AB9CE331FAC2E95EC24F9E8A0549E090B077AE96D20A6D5357FC3616591184F0F8FC5FDFD62F1F4B0BE7B5A15EBF589BEBC3BE659AF60404BAB0DB94841E12DC818AC9B02B55B853178698D8EA0364A44C021119D44B6E68DD90A6BC9A48248A0140E23448D16541406D1C91193970B7DAF860BC7D4F32BD703915C546F400B96A8C00ADEC50BE9CABAA18D67B8473B188D94637320A1716B0A2A14E576602E29052D3DF97D106CB539948D398C2A3D65C568A87152A5ED0B5473C6E96C64AD514CE773CCE7EC15BFCB5EF11F65AFF867D923C216741B2399EA9C32E4B1EB150B14CB73CCB4176F5A64CE39C16C1D33CC684CF1E3F1183BAE6A23B595DC169BF82CEF695311DCCD603D83D50C963328B297D8C5468165850946DF19AF13BC4AF032C151E774269B1946DF19AF12BC4C70F4D5B097357813A3382D22EFBC8ACC4A7AF98E9A79138C5F99F12AC1CB04932FDF0852615A137424CA68E9E8A073AAB5FD408FD3F544DB6B643F109575C0C21E342104EB9BD7002D97CF0EA42D0F528BD1910B880EAE6AAE7424D658A2AE65ACB92BA2B7721B3C5E4B4305023B8E086C67821DAE3E473C1B8D0DA7912DDB606B3A0DB639CA577769B2B26ACA3D5267269DA0CDD688E1DC07630D5FB782E5D24FB27696CAB32E78A98724DE2FFBEC737D21DDA4FDC376FD5C86CF1A6711DF406D189FEF473A0DCA63C5A32CF6D1DC86A741C48D78BAF548041D58849B22538B7E23F30EDD6D89D8D9DF0858732150FC7A231AA1374ABA9B223FDB08356CB81DC8F73B19EF2CEB630E3AB39FB2C1233F8AE9B1CA04F6CA0CB01D3BF59793632C89F1D69EDB86493B8B583A8FBD8B4B45B321593A846445FDC8125C8195D1AF012D2FE985A04254A69F5F4E97DFE83445E4C63068386801F1C7A3E56EA546C3375FC6ADF23C9D8C160FB1DA13D3CE042DF83E4F6C15377A6982BF3036C6382C7712A90078CA5434F0EA181B05B779218BD9EDC6D8378B7CC1838B3289F18788D3C37F4A65A424A32BA8E9C7EB78FC0B13E44DF6');
INSERT INTO "saves" VALUES(22,0,NULL,X'789CD556CB72E3380CFC179EBD55B1EC243BF915574A058BB0C432456AF8B04793F2BF2F0049369D9D4C26873DECC94D1A6802209AD09B6AA147F5A2C02573C4BF74466B73AF562A361DF6A05E36041324B279533D0C647AC698C8E004C190977A39808DB8529093AF0F3EA480315E771B6F1CADAAED4AA51C5C6D4D6FC8C7656B574A0738D39F2964B20CAEE533223601C9A27A7CAABE6DABCDF3F3E6E95BF5B85D3F5FEDABC7CB4A0D16460CB4DA918FD114DF036DE610E748C3DEA2446F8277025A6FB5008E49BDAC8964EF7FB0B5C5D6B0D19A8CC05A1C27880E03582106DD9B099357CCC360C73BC7D2F377AE67328AC2DE81D34CD140D09CC52BF19AB6A3CC159E308CDE2115D99F89684ACD4283BADE8F6C4B4CD999447E6F048FCE9FEBCE9F279681AAE21DB438B352FA1AED5272BA1CD33AD4F3055D564BF5D65FABDEC3FFA87AEBFFAC7A64B007779448E646A70A25EC07CB04EBEA1633E592FC11D9E65660DE9D2ACC682AF1DF978B48AE398AE9D1B02E76F25B3F5152021E17B05DC06601D502D6EA5564EC2D046698A1F82E785BE04D81AB020BCFF54E760B14DF056F0A5C15587C1D9C4C0BC94B14D785D8DD5662D998647EA263BB19CA290BDE14B82A30F9F28B602C963DA18269BAFA84D4AE2B750013EAB3A1AEA19E6A40633F12B278E29F7D0E2D65CA1021A4EE7B8623F7CF1D810FDC4174734DF7DEEEFAEAB13AAC7726A6F8EECCD89961A4C0FECD541C0EA1F759500A669F1373F73919C75B1D1794FD293F3881BB3F77C9A91082F37BAFC79B0CA6167EAF84C09D5F148D720A1242A45B914160B0C51A5D6B4853BFD5D9AF0FD026CEE47F28D75FD3F05DE342923A683DE3DBFB4875A0DA353CCB44478B0CAF938885787DF588042304840F4966897E42F313FA8F2944D99F10047F47B0FE72220E61F0D6C40F49FE2C11126CFE3890CF3399DEAC90C4B3F7A7998367BE0037B599C6C1FA11F69352BF3839A696985EED452A6C740888754C3844595A9A0DC53222142B121653700736DE7DCF1878497F686A44EB87E5CFF9F19B9CE688E214060D07A7413E3C8E2C6E521AFE48B5A4CAF374DE0C78966E2FB60E3E3BCDEF79B1D7B0DC6A9FD3DD66E77DC4FA60901A80A74C4303AF95D828B8DD2BEDF8C3618A7DF7B07AE0C1459544F920E2F2F097522D26C5E8CA76FEF2BA5CFE01DEC74E29');
INSERT INTO "saves" VALUES(22,7,0,X'78BBDEC74E29AB1EE6ED3E13DC2D17A321D472A146BB0F1426B9C0BA97E2B69F019EB69F11221C8C480B4103A41034189C6D3F609EC84C05E69344943004A55E6C0D40A3D106E0680370B40138DA001C6D00C21B80C6041A8044561F83AD0148D5865935C47BA0DC61A86304323AB114542523AA9CDADA5A00034C3615');
INSERT INTO "saves" VALUES(23,0,NULL,X'789CD556DB8EA3300CFD179EBB1210DAD2F9956A845C70216A48D890B4CB8CFAEF6B0768E968AE0FFBB04F9C84E393D8B1E3BC4635B4183D45A09D3CE1AFCAA352BE8D56515F36D842F424083A70C4798D5AE8887AC1DE11E10C569255F47404D5E32A02EF4C7134D659ECFBDB6C69A4A6519AAD22E7AD2E946C25D968AFD42AAA2C5CE8A7B39E9856D7BC468FA54562883CCE63918B38DE8974B7CE3779BA5DC71B916C92DD3A8D935D96A7891071B259275B91ECE284E6B37C9B6F77DB75B615E95A885D966499D86CC56DA9F8BA8A3A05035A1AEC6935599167314D7ADB4F3EDA83C2E0B7B44607501B5505C0DE444F09891CCC1F662BAC259312228152388C10355A504118AA568E98AC7ADF756A78305C5A7E667A21521FD41BD0154B94602BF6E2997465DD50CC223CA31D8C463A1E7321A1D135052556C561602E29792D1DD9BD123C6973291A7319553A8A8AD150E3A44AEE57A8E6C3A26395B5C66A3ADAEB6A8E5EF2B3E8C5FF51F4927F163D221C409FC24EA612A108396C3BC502497ADF33F9E2CC0999730F30CF8E1166348638BF5E43B196A7403D49AEA87DF8161B722A80F50CB2198819A43348A2E770011805961526186C679C2DB058E0748183CEED4CF6330CB633160B9C2E70B0D5709635381376711B04DE7D1498A574F20535F326185699B158E07481C9966F04A9709913919565539C91D275F5800FDED6E4D8C03E36B21B884F902E3D4E113A9AB2A1A1C233138E206D71919A19AD7752F364C3BEBD63B324430915B6C30342B0AEF9EDE1C4C909B6353E6CE276DD3E6CCD5979F00E1FFF936F7006FD56AB34CA68D9534A2F0A419B83A9867B198C29FCB6122C67FE22682469C7D0D0A9841622B1C602752DA9A63EADB3F717A8643F897FB35CDF97E1B3C659C435501BC6F7FB910244E12CB90B863A9ACBF0D6C3B8106FB71E89600F16E14391A944BF907981F6638950D95F0858F32090FCD8118DD01925FB0F45BEE70815ACFF78235F7B32DE59D605CBD69C270D7E2D04A0C734ABB0536680C358A93FEC1C634A8CB7F65C3D4C3A5AC4A277D8F561A8A8372C863DC2624455C5129C81A5D1BF3D5A1ED28F8A1251996EFE395D7EA3D1B4A3E9E541CD4157101E1E27AE75AA34FCE38AE02AF7D369D2E22564FB62EA68BCAEF83E5FCC955C6E85F1EE61B231A6C7E228911280BB4C490DAF0E7BA3CDED9F69C61C8FE3DEF7F12AE6C64591C4F020E2F0F043A9089445EBF26A7AB35DAF7F01AA1659FB');
CREATE TABLE scheduler (
    id  INTEGER PRIMARY KEY CHECK (id = 1),
    at  REAL NOT NULL
);
CREATE TABLE seats (
    game_id   INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    user_id   INTEGER,
    name      TEXT    NOT NULL,
    computer  INTEGER NOT NULL DEFAULT 0, caretaker INTEGER NOT NULL DEFAULT 0, word TEXT, word_at REAL,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id),
    CHECK ((user_id IS NULL) = (computer = 1))
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,33,'Chloe',0,1,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(3,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(3,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(4,0,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(4,1,NULL,'Former player',1,0,NULL,NULL);
INSERT INTO "seats" VALUES(5,0,33,'Chloe',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(5,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(6,0,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(6,1,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(6,2,NULL,'Computer',1,0,NULL,NULL);
INSERT INTO "seats" VALUES(7,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(7,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(7,2,NULL,'Computer',1,0,NULL,NULL);
INSERT INTO "seats" VALUES(8,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(8,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(9,0,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(9,1,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(10,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(10,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(11,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(11,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(12,0,NULL,'Former player',1,0,NULL,NULL);
INSERT INTO "seats" VALUES(12,1,33,'Chloe',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(13,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(13,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(14,0,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(14,1,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(15,0,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(15,1,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(16,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(16,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(17,0,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(17,1,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(18,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(18,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(19,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(19,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(20,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(20,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(21,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(21,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(22,0,11,'Ann',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(22,1,22,'Bob',0,0,NULL,NULL);
INSERT INTO "seats" VALUES(23,0,NULL,'Computer (good)',1,0,NULL,NULL);
INSERT INTO "seats" VALUES(23,1,22,'Bob',0,0,NULL,NULL);
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
INSERT INTO "steps" VALUES(3,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":0,"coins":1,"row":["quarry","forced_march","academy"],"kind":"game_began"}}]',1,'77772e4debcac86c',1790019812.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(3,1,0,11,'{"field":"scientia","kind":"move_marker"}','[{"to":null,"event":{"seat":0,"field":"scientia","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'d2847fac3b09d2f5',1790019824.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(3,2,0,11,'{"unit":"galley","count":1,"coins":0,"kind":"recruit"}','[{"to":null,"event":{"seat":0,"unit":"galley","count":1,"paid":{"marble":0,"iron":0,"gold":2,"coin":0},"kind":"recruited"}}]',0,'5d3371314309c693',1790019824.0,'[]','scientia',0);
INSERT INTO "steps" VALUES(3,3,0,11,'{"step":"scientia","kind":"done"}','[]',0,'140023d9a07d3d72',1790019824.0,'[]','scientia',0);
INSERT INTO "steps" VALUES(3,4,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":2,"kind":"turn_began"}}]',0,'3c7cb687a32bbac0',1790019824.0,'[]','founding',0);
INSERT INTO "steps" VALUES(3,5,1,22,'{"field":"scientia","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"scientia","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'5de8b29fc6d2b12f',1790019833.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(3,6,1,22,'{"step":"scientia","kind":"done"}','[]',0,'300c7008e7ace8eb',1790019833.0,'[]','scientia',0);
INSERT INTO "steps" VALUES(3,7,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":3,"kind":"turn_began"}}]',0,'3c6fcd43d8aa5085',1790019833.0,'[]','founding',0);
INSERT INTO "steps" VALUES(3,8,0,11,'{"field":"duellum_a","kind":"move_marker"}','[]',0,'8991f2de17a1e926',1790019836.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(4,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":1,"coins":1,"row":["fair_wind","siege_engine","tribute"],"kind":"game_began"}}]',1,'e520203632869190',1790019836.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(4,1,1,NULL,'{"field":"templum","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"templum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'15607e78210f0a3a',1790019845.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(4,2,1,NULL,'{"city":"neapolis","coins":0,"kind":"build_wall"}','[{"to":null,"event":{"seat":1,"city":"neapolis","paid":{"marble":1,"iron":0,"gold":0,"coin":0},"kind":"wall_built"}}]',0,'8e1905986238d3c7',1790019845.0,'[]','templum',0);
INSERT INTO "steps" VALUES(4,3,1,NULL,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":2,"kind":"turn_began"}}]',0,'7d75d739deed0328',1790019845.0,'[]','founding',0);
INSERT INTO "steps" VALUES(4,4,0,22,'{"field":"aurum","kind":"move_marker"}','[{"to":null,"event":{"seat":0,"field":"aurum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":0,"resource":"gold","chips":1,"coins":1,"kind":"produced"}}]',0,'13ece516c3618946',1790019851.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(4,5,0,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":3,"kind":"turn_began"}}]',0,'110ae79c8fdc47b2',1790019851.0,'[]','founding',0);
INSERT INTO "steps" VALUES(4,6,1,NULL,'{"field":"ferrum","kind":"move_marker"}','[]',0,'787e2964f18afdea',1790019860.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(4,7,1,NULL,'{"resources":["marble","iron","iron","gold"],"kind":"pay_rondel"}','[{"to":null,"event":{"seat":1,"field":"ferrum","steps":7,"paid":{"marble":1,"iron":2,"gold":1,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":1,"resource":"iron","chips":1,"coins":1,"kind":"produced"}}]',0,'b22330d9111dfc76',1790019860.0,'[]','pay_for_field',0);
INSERT INTO "steps" VALUES(4,8,1,NULL,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":4,"kind":"turn_began"}}]',0,'9bf6956b6b79eb71',1790019860.0,'[]','founding',0);
INSERT INTO "steps" VALUES(4,9,1,NULL,'{"kind":"resign"}','[{"to":null,"event":{"seat":1,"kind":"resigned"}},{"to":null,"event":{"places":[1,2],"cause":"resigned","kind":"game_ended"}}]',0,'6c551a2b096f49bb',1790019863.0,'[]','@0',0);
INSERT INTO "steps" VALUES(5,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":0,"coins":1,"row":["forced_march","siege_engine","fortress"],"kind":"game_began"}}]',1,'f1db61d2fabdba53',1790019863.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(7,0,NULL,NULL,NULL,'[{"to":null,"event":{"seat":2,"round":1,"kind":"turn_began"}}]',1,'51537d9be5f22c4a',1790019863.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(7,1,2,NULL,'{"card":"stockpile","slot":2,"kind":"take"}','[{"to":null,"event":{"seat":2,"card":"stockpile","price":1,"kind":"took"}}]',0,'a7da6f6a689564a3',1790019863.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,2,2,NULL,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":2,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"round":1,"kind":"turn_began"}}]',0,'ceb06f7788956165',1790019863.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,3,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":0,"round":1,"kind":"turn_began"}}]',0,'3711df0b7c9a4832',1790019866.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,4,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":2,"round":2,"kind":"turn_began"}},{"to":null,"event":{"cards":["rich_land_a","urban_growth_a"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["homer","cultural_heritage_a","colossus"],"kind":"row_dealt"}},{"to":null,"event":{"level":0,"last_round":0,"kind":"age_ended"}}]',1,'b3a8c0584cc4b21a',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,5,2,NULL,'{"kind":"pass_politics"}','[{"to":null,"event":{"seat":2,"owed":false,"kind":"passed"}}]',0,'e1406874d885d07f',1790019869.0,'[]','politics',0);
INSERT INTO "steps" VALUES(7,6,2,NULL,'{"card":"library_of_alexandria","slot":0,"kind":"take"}','[{"to":null,"event":{"seat":2,"card":"library_of_alexandria","price":1,"kind":"took"}}]',0,'434d6cb09c3e376c',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,7,2,NULL,'{"card":"frugality_a","slot":4,"kind":"take"}','[{"to":null,"event":{"seat":2,"card":"frugality_a","price":1,"kind":"took"}}]',0,'87ab0643673c9dc1',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,8,2,NULL,'{"card":"alexander_the_great","slot":6,"kind":"take"}','[{"to":null,"event":{"seat":2,"card":"alexander_the_great","price":2,"kind":"took"}}]',0,'5361c6fa4bd8367f',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,9,2,NULL,'{"card":"warriors","kind":"disband"}','[{"to":null,"event":{"seat":2,"card":"warriors","why":"disbanded","kind":"worker_freed"}}]',0,'7c11fc2490f3d246',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,10,2,NULL,'{"card":"warriors","kind":"build"}','[{"to":null,"event":{"seat":2,"card":"warriors","resources":2,"kind":"built"}}]',0,'2e873675ffe68108',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,11,2,NULL,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":2,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"round":2,"kind":"turn_began"}},{"to":null,"event":{"cards":["aristotle"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["leonardo_da_vinci","frugality_i","genghis_khan","knights"],"kind":"row_dealt"}}]',1,'b74788634fcff48f',1790019869.0,'[]','actions',0);
INSERT INTO "steps" VALUES(7,12,1,22,'{"kind":"pass_politics"}','[{"to":null,"event":{"seat":1,"owed":false,"kind":"passed"}}]',0,'05a9ef935003c69a',1790019872.0,'[]','politics',0);
INSERT INTO "steps" VALUES(8,0,NULL,NULL,NULL,'[{"to":null,"event":{"seat":1,"round":1,"kind":"turn_began"}}]',1,'259bdcd40a5b803b',1790019872.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(8,1,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":0,"round":1,"kind":"turn_began"}}]',0,'937055ac46c2bb99',1790019875.0,'[]','actions',0);
INSERT INTO "steps" VALUES(8,2,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"round":2,"kind":"turn_began"}},{"to":null,"event":{"cards":["patriotism_a","frugality_a","aristotle"],"kind":"row_cleared"}},{"to":null,"event":{"cards":["rich_land_a","urban_growth_a","hammurabi"],"kind":"row_dealt"}},{"to":null,"event":{"level":0,"last_round":0,"kind":"age_ended"}}]',1,'3d21d93fe1a16d03',1790019878.0,'[]','actions',0);
INSERT INTO "steps" VALUES(8,3,1,22,'{"kind":"resign"}','[{"to":null,"event":{"seat":1,"kind":"resigned"}},{"to":null,"event":{"places":[1,2],"culture":[0,0],"why":"resigned","kind":"game_ended"}}]',0,'2ec78022f8b4a2b3',1790019881.0,'[]','politics',0);
INSERT INTO "steps" VALUES(9,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":1,"coins":1,"row":["earthquake","tribute","forced_march"],"kind":"game_began"}}]',1,'0bc434e636906a4c',1790019881.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(9,1,1,11,'{"field":"ferrum","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"ferrum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":1,"resource":"iron","chips":1,"coins":1,"kind":"produced"}}]',0,'e8cf880e4485cd00',1790019887.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(9,2,1,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":2,"kind":"turn_began"}}]',0,'f6f8c0c3d9dbd049',1790019887.0,'[]','founding',0);
INSERT INTO "steps" VALUES(9,3,0,22,'{"field":"militia","kind":"move_marker"}','[{"to":null,"event":{"seat":0,"field":"militia","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'322b0d115f9cdfb4',1790019899.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(9,4,0,22,'{"unit":"galley","city":"carthago","coins":0,"kind":"deploy"}','[{"to":null,"event":{"seat":0,"unit":"galley","city":"carthago","paid":{"marble":0,"iron":2,"gold":0,"coin":0},"kind":"deployed"}}]',0,'5044e6ae5f19d0d2',1790019899.0,'[]','militia',0);
INSERT INTO "steps" VALUES(9,5,0,22,'{"step":"militia","kind":"done"}','[]',0,'c86cc5e8733fd8c7',1790019899.0,'[]','militia',0);
INSERT INTO "steps" VALUES(9,6,0,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":3,"kind":"turn_began"}}]',0,'ad4f90560592cb82',1790019899.0,'[]','founding',0);
INSERT INTO "steps" VALUES(10,0,NULL,NULL,NULL,'[{"to":null,"event":{"seat":0,"round":1,"kind":"turn_began"}}]',1,'1bca830780e36805',1790019899.0,'["34571ec83f48d016ed485652f9d905c5cc24d0901b8131826a464c42239f5338"]',NULL,0);
INSERT INTO "steps" VALUES(10,1,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"science":1,"culture":0,"corruption":0,"food":2,"consumption":0,"famine":0,"resources":2,"kind":"produced"}},{"to":null,"event":{"seat":1,"round":1,"kind":"turn_began"}}]',0,'676f15067f542e66',1790019920.0,'[]','actions',0);
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
INSERT INTO "steps" VALUES(16,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":0,"coins":1,"row":["fair_wind","armoury","forced_march"],"kind":"game_began"}}]',1,'d87d40da87eeed7e',1790019989.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(18,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":1,"coins":1,"row":["mutiny","caravan","tribute"],"kind":"game_began"}}]',1,'0b585b7b5ad6ba5e',1790019989.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(18,1,1,22,'{"field":"templum","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"templum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'5eb44c23092608e2',1790019998.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(18,2,1,22,'{"city":"genua","coins":0,"kind":"build_wall"}','[{"to":null,"event":{"seat":1,"city":"genua","paid":{"marble":1,"iron":0,"gold":0,"coin":0},"kind":"wall_built"}}]',0,'8776bf459d100351',1790019998.0,'[]','templum',0);
INSERT INTO "steps" VALUES(18,3,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":2,"kind":"turn_began"}}]',0,'7c7c11f68fb0745c',1790019998.0,'[]','founding',0);
INSERT INTO "steps" VALUES(19,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":1,"coins":1,"row":["fortress","armoury","storm"],"kind":"game_began"}}]',1,'2ebf43d1e930187b',1790019998.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(19,1,1,22,'{"field":"aurum","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"aurum","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":1,"resource":"gold","chips":1,"coins":1,"kind":"produced"}}]',0,'10afd911047e8178',1790020004.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(19,2,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":2,"kind":"turn_began"}}]',0,'085735e5a9e830fc',1790020004.0,'[]','founding',0);
INSERT INTO "steps" VALUES(19,3,0,11,'{"kind":"resign"}','[{"to":null,"event":{"seat":0,"kind":"resigned"}},{"to":null,"event":{"places":[2,1],"cause":"resigned","kind":"game_ended"}}]',0,'90c68558cfc254fe',1790020007.0,'[]','@0',0);
INSERT INTO "steps" VALUES(20,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":1,"coins":1,"row":["forced_march","armoury","fortress"],"kind":"game_began"}}]',1,'461e0ecad036a1d0',1790020007.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(20,1,1,22,'{"field":"scientia","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"scientia","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'551b6689400c5435',1790020016.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(20,2,1,22,'{"step":"scientia","kind":"done"}','[]',0,'8b2af14e0c5023a4',1790020016.0,'[]','scientia',0);
INSERT INTO "steps" VALUES(20,3,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":2,"kind":"turn_began"}}]',0,'45fbb2353ff3b17b',1790020016.0,'[]','founding',0);
INSERT INTO "steps" VALUES(21,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":0,"coins":1,"row":["rich_vein","mutiny","academy"],"kind":"game_began"}}]',1,'e411ab2af7759dee',1790884016.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(22,0,NULL,NULL,NULL,'[{"to":null,"event":{"map":"west","start":1,"coins":1,"row":["quarry","storm","siege_engine"],"kind":"game_began"}}]',1,'38cb6efb39cc9a9d',1790884016.0,'[]',NULL,0);
INSERT INTO "steps" VALUES(22,1,1,22,'{"field":"scientia","kind":"move_marker"}','[{"to":null,"event":{"seat":1,"field":"scientia","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}}]',0,'3b72d919fd9ff3bf',1790884028.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(22,2,1,22,'{"unit":"galley","count":1,"coins":0,"kind":"recruit"}','[{"to":null,"event":{"seat":1,"unit":"galley","count":1,"paid":{"marble":0,"iron":0,"gold":2,"coin":0},"kind":"recruited"}}]',0,'110056c9bc1c7253',1790884028.0,'[]','scientia',0);
INSERT INTO "steps" VALUES(22,3,1,22,'{"unit":"legion","count":1,"coins":0,"kind":"recruit"}','[{"to":null,"event":{"seat":1,"unit":"legion","count":1,"paid":{"marble":0,"iron":0,"gold":1,"coin":0},"kind":"recruited"}}]',0,'2fc805d00bda517c',1790884028.0,'[]','scientia',0);
INSERT INTO "steps" VALUES(22,4,1,22,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":0,"turn":2,"kind":"turn_began"}}]',0,'9fe0b5a083c8ede1',1790884028.0,'[]','founding',0);
INSERT INTO "steps" VALUES(22,5,0,11,'{"field":"marmor","kind":"move_marker"}','[{"to":null,"event":{"seat":0,"field":"marmor","steps":0,"paid":{"marble":0,"iron":0,"gold":0,"coin":0},"kind":"marker_moved"}},{"to":null,"event":{"seat":0,"resource":"marble","chips":1,"coins":1,"kind":"produced"}}]',0,'2825459358a913b2',1790884034.0,'[]','choose_field',0);
INSERT INTO "steps" VALUES(22,6,0,11,'{"kind":"end_turn"}','[{"to":null,"event":{"seat":1,"turn":3,"kind":"turn_began"}}]',0,'e621865e68a5f47d',1790884034.0,'[]','founding',0);
INSERT INTO "steps" VALUES(22,7,1,22,'{"kind":"resign"}','[{"to":null,"event":{"seat":1,"kind":"resigned"}},{"to":null,"event":{"places":[1,2],"cause":"resigned","kind":"game_ended"}}]',0,'c82875b7afc2bf29',1790884037.0,'[]','@1',0);
INSERT INTO "steps" VALUES(23,0,NULL,NULL,NULL,'[]',1,'b2f9b2bf4541a107',1790884037.0,'[]',NULL,0);
CREATE TABLE table_rules (
    server_id INTEGER PRIMARY KEY,
    who       TEXT    NOT NULL,
    role_id   INTEGER,
    channels  TEXT    NOT NULL,
    most      INTEGER
, ratings INTEGER NOT NULL DEFAULT 1 CHECK (ratings IN (0, 1)));
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
INSERT INTO "undo_requests" VALUES(1,9,1,11,6,0,'ad4f90560592cb82','[{"seat": 1, "field": "ferrum", "steps": 0, "paid": {"marble": 0, "iron": 0, "gold": 0, "coin": 0}, "kind": "marker_moved"}, {"seat": 1, "resource": "iron", "chips": 1, "coins": 1, "kind": "produced"}, {"seat": 0, "turn": 2, "kind": "turn_began"}, {"seat": 0, "field": "militia", "steps": 0, "paid": {"marble": 0, "iron": 0, "gold": 0, "coin": 0}, "kind": "marker_moved"}, {"seat": 0, "unit": "galley", "city": "carthago", "paid": {"marble": 0, "iron": 2, "gold": 0, "coin": 0}, "kind": "deployed"}, {"seat": 1, "turn": 3, "kind": "turn_began"}]','[]',1790019899.0,NULL,NULL,NULL,NULL,'[]','[]');
INSERT INTO "undo_requests" VALUES(2,10,0,11,6,0,'b91e98a57c0a30a1','[{"seat": 0, "science": 1, "culture": 0, "corruption": 0, "food": 2, "consumption": 0, "famine": 0, "resources": 2, "kind": "produced"}, {"seat": 1, "round": 1, "kind": "turn_began"}, {"seat": 1, "science": 1, "culture": 0, "corruption": 0, "food": 2, "consumption": 0, "famine": 0, "resources": 2, "kind": "produced"}, {"seat": 0, "round": 2, "kind": "turn_began"}, {"cards": ["moses", "homer", "patriotism_a"], "kind": "row_cleared"}, {"cards": ["urban_growth_a", "julius_caesar", "hammurabi"], "kind": "row_dealt"}, {"level": 0, "last_round": 0, "kind": "age_ended"}, {"seat": 0, "owed": false, "kind": "passed"}, {"seat": 0, "science": 1, "culture": 0, "corruption": 0, "food": 2, "consumption": 0, "famine": 0, "resources": 2, "kind": "produced"}, {"seat": 0, "count": 2, "kind": "drew"}, {"seat": 1, "round": 2, "kind": "turn_began"}, {"cards": ["library_of_alexandria", "urban_growth_a", "frugality_a"], "kind": "row_cleared"}, {"cards": ["breakthrough_i", "rich_land_i", "frugality_i"], "kind": "row_dealt"}, {"seat": 1, "owed": false, "kind": "passed"}, {"seat": 1, "science": 1, "culture": 0, "corruption": 0, "food": 2, "consumption": 0, "famine": 0, "resources": 2, "kind": "produced"}, {"seat": 1, "count": 2, "kind": "drew"}, {"seat": 0, "round": 3, "kind": "turn_began"}, {"cards": ["cultural_heritage_a", "frugality_a", "rich_land_a"], "kind": "row_cleared"}, {"cards": ["michelangelo", "great_wall", "alchemy"], "kind": "row_dealt"}]','[1]',1790019917.0,1790019917.0,'agreed',NULL,NULL,'[]','[]');
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
    CHECK (pictures IN ('phone', 'desk', 'words')), asks INTEGER NOT NULL DEFAULT 1 CHECK (asks IN (0, 1)), invitations TEXT NOT NULL DEFAULT 'ping'
    CHECK (invitations IN ('ping', 'quiet', 'never')), inviters TEXT NOT NULL DEFAULT 'all' CHECK (inviters IN ('all', 'met')), record TEXT NOT NULL DEFAULT 'shown', rhythm TEXT NOT NULL DEFAULT 'table'
    CHECK (rhythm IN ('table', 'sooner', 'rarer', 'day')), daily_at INTEGER CHECK (daily_at BETWEEN 0 AND 1439), daily_due REAL, tells_presence INTEGER NOT NULL DEFAULT 0 CHECK (tells_presence IN (0, 1)), answered_at REAL, firsts TEXT NOT NULL DEFAULT 'told' CHECK (firsts IN ('told', 'silent')), ratings TEXT NOT NULL DEFAULT 'hidden'
    CHECK (ratings IN ('hidden', 'server', 'everywhere', 'off')),
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);
INSERT INTO "users" VALUES(22,'Europe/Berlin',1320,420,NULL,'dm','en',0,'dm','phone',1,'ping','all','shown','table',NULL,NULL,0,NULL,'told','hidden');
INSERT INTO "users" VALUES(33,NULL,NULL,NULL,NULL,'ping','en',1,'dm','words',1,'ping','all','shown','table',NULL,NULL,0,NULL,'told','hidden');
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
    due_at       REAL, guarded INTEGER NOT NULL DEFAULT 0, rest REAL, paced INTEGER NOT NULL DEFAULT 0, snoozed_until REAL, snooze_told_at REAL,
    CHECK (ended_at IS NULL OR due_at IS NULL)
);
INSERT INTO "waits" VALUES(1,1,1,33,1790000000.0,1790000006.0,0,NULL,6.0,1790000006.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(2,1,0,11,1790000006.0,1790000012.0,0,NULL,6.0,1790000012.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(3,1,1,33,1790000012.0,1790018012.0,4,1790014412.0,18000.0,1790018012.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(4,1,0,11,1790018012.0,NULL,0,NULL,0.0,1790018012.0,0,1790021612.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(5,3,0,11,1790019812.0,1790019824.0,0,NULL,12.0,1790019824.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(6,3,1,22,1790019824.0,1790019833.0,0,NULL,9.0,1790019833.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(7,3,0,11,1790019833.0,NULL,0,NULL,0.0,1790019833.0,0,1790063033.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(8,4,1,0,1790019836.0,1790019845.0,0,NULL,9.0,1790019845.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(9,4,0,22,1790019845.0,1790019851.0,0,NULL,6.0,1790019851.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(10,4,1,0,1790019851.0,1790019860.0,0,NULL,9.0,1790019860.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(11,4,0,22,1790019860.0,1790019863.0,0,NULL,3.0,1790019863.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(12,5,0,33,1790019863.0,1790019863.0,0,NULL,0.0,1790019863.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(13,7,1,22,1790019863.0,1790019866.0,0,NULL,3.0,1790019866.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(14,7,0,11,1790019866.0,1790019869.0,0,NULL,3.0,1790019869.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(15,7,1,22,1790019869.0,NULL,0,NULL,0.0,1790019869.0,0,1790063069.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(16,8,1,22,1790019872.0,1790019875.0,0,NULL,3.0,1790019875.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(17,8,0,11,1790019875.0,1790019878.0,0,NULL,3.0,1790019878.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(18,8,1,22,1790019878.0,1790019881.0,0,NULL,3.0,1790019881.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(19,9,1,11,1790019881.0,1790019887.0,0,NULL,6.0,1790019887.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(20,9,0,22,1790019887.0,1790019899.0,0,NULL,12.0,1790019899.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(21,9,1,11,1790019899.0,NULL,0,NULL,0.0,1790019899.0,0,1790063099.0,0,NULL,1,NULL,NULL);
INSERT INTO "waits" VALUES(22,10,0,11,1790019899.0,1790019902.0,0,NULL,3.0,1790019902.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(23,10,1,22,1790019902.0,1790019905.0,0,NULL,3.0,1790019905.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(24,10,0,11,1790019905.0,1790019911.0,0,NULL,6.0,1790019911.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(25,10,1,22,1790019911.0,1790019917.0,0,NULL,6.0,1790019917.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(26,10,0,11,1790019917.0,1790019917.0,0,NULL,0.0,1790019917.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(27,10,0,11,1790019917.0,1790019920.0,0,NULL,3.0,1790019920.0,0,NULL,0,1790019917.0,0,NULL,NULL);
INSERT INTO "waits" VALUES(28,10,1,22,1790019920.0,NULL,0,NULL,0.0,1790019920.0,0,1790063120.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(29,11,0,11,1790019920.0,1790019923.0,0,NULL,3.0,1790019923.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(30,11,1,22,1790019923.0,1790019926.0,0,NULL,3.0,1790019926.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(31,11,0,11,1790019926.0,1790019938.0,0,NULL,12.0,1790019938.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(32,11,1,22,1790019938.0,1790019944.0,0,NULL,6.0,1790019944.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(33,11,0,11,1790019944.0,1790019947.0,0,NULL,3.0,1790019947.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(34,11,1,22,1790019947.0,NULL,0,NULL,0.0,1790019947.0,0,1790063147.0,1,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(35,12,1,33,1790019950.0,1790019956.0,0,NULL,6.0,1790019956.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(36,12,0,0,1790019956.0,1790019959.0,0,NULL,3.0,1790019959.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(37,13,0,11,1790019959.0,1790019965.0,0,NULL,6.0,1790019965.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(38,13,1,22,1790019965.0,1790019977.0,0,NULL,12.0,1790019977.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(39,13,0,11,1790019977.0,NULL,0,NULL,0.0,1790019977.0,0,1790063177.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(40,14,0,22,1790019977.0,1790019980.0,0,NULL,3.0,1790019980.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(41,14,1,11,1790019980.0,1790019983.0,0,NULL,3.0,1790019983.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(42,14,0,22,1790019983.0,1790019989.0,0,NULL,6.0,1790019989.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(43,14,1,11,1790019989.0,NULL,0,NULL,0.0,1790019989.0,0,1790063189.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(44,16,0,11,1790019989.0,NULL,0,NULL,0.0,1790019989.0,0,1790063189.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(45,18,1,22,1790019989.0,1790019998.0,0,NULL,9.0,1790019998.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(46,18,0,11,1790019998.0,NULL,0,NULL,0.0,1790019998.0,0,1790063198.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(47,19,1,22,1790019998.0,1790020004.0,0,NULL,6.0,1790020004.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(48,19,0,11,1790020004.0,1790020007.0,0,NULL,3.0,1790020007.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(49,20,1,22,1790020007.0,1790020016.0,0,NULL,9.0,1790020016.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(50,20,0,11,1790020016.0,NULL,0,NULL,0.0,1790020016.0,0,1790063216.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(51,21,0,11,1790884016.0,NULL,0,NULL,0.0,1790884016.0,0,1790927216.0,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(52,22,1,22,1790884016.0,1790884028.0,0,NULL,12.0,1790884028.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(53,22,0,11,1790884028.0,1790884034.0,0,NULL,6.0,1790884034.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(54,22,1,22,1790884034.0,1790884037.0,0,NULL,3.0,1790884037.0,0,NULL,0,NULL,0,NULL,NULL);
INSERT INTO "waits" VALUES(55,23,1,22,1790884037.0,NULL,0,NULL,0.0,1790884037.0,0,NULL,0,NULL,0,NULL,NULL);
CREATE TABLE wishes (
    user_id    INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    games      TEXT    NOT NULL,
    sizes      TEXT    NOT NULL,
    pace       TEXT    NOT NULL,
    most       INTEGER NOT NULL,
    hours      INTEGER,
    language   TEXT,
    welcome    TEXT    NOT NULL DEFAULT 'anybody',
    at         REAL    NOT NULL,
    until      REAL    NOT NULL,
    silent     INTEGER NOT NULL DEFAULT 0,
    rests      REAL    NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, guild_id)
);
INSERT INTO "wishes" VALUES(33,1,501,'Chloe','["antike-duellum"]','[2]','daily',1,NULL,'en','anybody',1790019989.0,1792611989.0,0,0.0);
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
CREATE INDEX asked_by ON asked (by_user_id, at);
CREATE INDEX asked_user ON asked (user_id);
CREATE INDEX wishes_server ON wishes (guild_id);
CREATE INDEX matched_user ON matched (user_id);
CREATE INDEX avoided_other ON avoided (other_id);
CREATE INDEX offered_user ON offered (user_id, at);
CREATE UNIQUE INDEX bars_server ON bars (server_id, user_id);
CREATE INDEX bars_user ON bars (user_id);
CREATE INDEX follows_user ON follows (user_id);
CREATE INDEX waits_over ON waits (user_id) WHERE ended_at IS NOT NULL;
CREATE INDEX users_daily ON users (daily_due) WHERE daily_due IS NOT NULL;
CREATE INDEX games_by_event ON games (guild_id) WHERE event_at IS NOT NULL;
CREATE INDEX endings_game ON endings (game, ended_at);
CREATE INDEX endings_server ON endings (guild_id, game, ended_at);
CREATE INDEX results_user ON results (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX close_requests_by_game ON close_requests (game_id);
CREATE UNIQUE INDEX close_requests_open ON close_requests (game_id) WHERE ended_at IS NULL;
CREATE INDEX close_requests_due ON close_requests (lapses_at) WHERE ended_at IS NULL;
CREATE INDEX ratings_user ON ratings (user_id);
CREATE INDEX competitions_server ON competitions (guild_id, state);
CREATE UNIQUE INDEX entrants_once ON entrants (competition_id, user_id);
CREATE INDEX entrants_user ON entrants (user_id);
CREATE INDEX competition_tables_game ON competition_tables (game_id);
CREATE INDEX games_practice ON games (host_id, practice_of) WHERE practice_of IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',23);
INSERT INTO "sqlite_sequence" VALUES('outbox',109);
INSERT INTO "sqlite_sequence" VALUES('competitions',2);
INSERT INTO "sqlite_sequence" VALUES('entrants',4);
COMMIT;
