-- The twin of migrations/0020_nodes.sql, which tells what it is for.

CREATE TABLE nodes (
    node     TEXT COLLATE "C" PRIMARY KEY,
    name     TEXT COLLATE "C" NOT NULL,
    until    DOUBLE PRECISION NOT NULL,
    kinds    TEXT COLLATE "C" NOT NULL,
    state    TEXT COLLATE "C" NOT NULL DEFAULT '{}'
);

CREATE TABLE leases (
    kind     TEXT COLLATE "C" NOT NULL,
    number   BIGINT NOT NULL,
    node     TEXT COLLATE "C",
    epoch    BIGINT NOT NULL DEFAULT 0,
    reserved DOUBLE PRECISION NOT NULL DEFAULT 0,
    PRIMARY KEY (kind, number)
);

CREATE TABLE identified (
    number   BIGINT PRIMARY KEY,
    at       DOUBLE PRECISION NOT NULL
);

CREATE TABLE looks (
    number   BIGINT PRIMARY KEY,
    at       DOUBLE PRECISION NOT NULL
);

INSERT INTO looks (number, at)
    SELECT r.number, s.at FROM generate_series(0, 63) AS r (number) JOIN scheduler s ON s.id = 1;
