-- Several nodes may serve one database of a server: who they are, and which of them says and reminds
-- what. Reason: one process is full some day. Date: 2026-11-23.
--
-- Any node may change any table; what has an effect outside is leased, in 64 ranges of tables (their
-- number modulo 64), and so are connections to Discord. `epoch` counts the takings of a lease; one that
-- was given back is `reserved` for a while for those who have too few. Times are those of the database's
-- clock. `nodes.kinds` says what a node takes part in, `nodes.state` how it is. `identified` says when a
-- connection to Discord last began a session, by Discord's buckets.
-- `looks` takes the place of `scheduler`, which stays for programs that know nothing of it.

CREATE TABLE nodes (
    node     TEXT    PRIMARY KEY,
    name     TEXT    NOT NULL,
    until    REAL    NOT NULL,
    kinds    TEXT    NOT NULL,
    state    TEXT    NOT NULL DEFAULT '{}'
) WITHOUT ROWID;

CREATE TABLE leases (
    kind     TEXT    NOT NULL,
    number   INTEGER NOT NULL,
    node     TEXT,
    epoch    INTEGER NOT NULL DEFAULT 0,
    reserved REAL    NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, number)
) WITHOUT ROWID;

CREATE TABLE identified (
    number   INTEGER PRIMARY KEY,
    at       REAL    NOT NULL
);

CREATE TABLE looks (
    number   INTEGER PRIMARY KEY,
    at       REAL    NOT NULL
);

INSERT INTO looks (number, at)
    WITH RECURSIVE ranges (number) AS
        (SELECT 0 UNION ALL SELECT number + 1 FROM ranges WHERE number < 63)
    SELECT r.number, s.at FROM ranges r JOIN scheduler s ON s.id = 1;
