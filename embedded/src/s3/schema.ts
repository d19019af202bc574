import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openSqlite } from '../open-sqlite.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS buckets (
    name TEXT PRIMARY KEY, created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL, key TEXT NOT NULL, blob TEXT NOT NULL, size INTEGER NOT NULL,
    etag TEXT NOT NULL, modified INTEGER NOT NULL, headers TEXT NOT NULL,
    PRIMARY KEY (bucket, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS uploads (
    id TEXT PRIMARY KEY, bucket TEXT NOT NULL, key TEXT NOT NULL, started INTEGER NOT NULL, headers TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS parts (
    upload TEXT NOT NULL, number INTEGER NOT NULL, blob TEXT NOT NULL, size INTEGER NOT NULL,
    etag TEXT NOT NULL, modified INTEGER NOT NULL,
    PRIMARY KEY (upload, number)
  ) STRICT, WITHOUT ROWID;
`;

/** Opens the names of everything stored; FULL so that an answered write is on disk, not only in a cache. */
export function openDatabase(dataDir: string): DatabaseSync {
  return openSqlite(
    join(dataDir, 's3.sqlite'),
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${tables}`,
  );
}
