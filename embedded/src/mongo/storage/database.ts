import { chmodSync } from 'node:fs';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { openSqlite } from '../../open-sqlite.ts';
import { forgettingReplaced } from './forget-replaced.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS collections(
    id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL, UNIQUE(db, name)) STRICT;
  CREATE TABLE IF NOT EXISTS indexes(
    id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL,
    multikey INTEGER NOT NULL DEFAULT 0) STRICT;`;

/**
 * - `secure_delete`: people ask to be forgotten (forget-replaced.ts).
 * - `cache_size`: the file grows with each order, and what the system keeps of it is read as fast as a page of SQLite's own.
 */
const PRAGMAS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000; PRAGMA secure_delete = ON';

const CACHED_STATEMENTS = 500;

/** The SQLite file behind the server: prepared statements are kept, writes are transactions. */
export type Database = {
  query: (sql: string) => StatementSync;
  exec: (sql: string) => void;
  /** All of `work` or nothing of it. What is written is on disk when this returns. */
  transaction: <T>(work: () => T) => T;
  /** A part of a transaction that can fail by itself. */
  attempt: <T>(work: () => T) => T;
  /** One turn of removing what deleted and changed data left in the files (forget-replaced.ts). */
  forgetReplaced: () => void;
  close: () => void;
};

function statementCache(db: DatabaseSync): (sql: string) => StatementSync {
  const cache = new Map<string, StatementSync>();
  return (sql) => {
    const known = cache.get(sql);
    if (known) return known;
    if (cache.size >= CACHED_STATEMENTS) cache.clear();
    const statement = db.prepare(sql);
    cache.set(sql, statement);
    return statement;
  };
}

type Query = Database['query'];

/** Runs `work` between two statements, and those of `undo` when it throws. */
const bracket =
  (
    { db, query }: { db: DatabaseSync; query: Query },
    { begin, end, undo }: { begin: string; end: string; undo: string[] },
  ) =>
  <T>(work: () => T): T => {
    query(begin).run();
    try {
      const result = work();
      query(end).run();
      return result;
    } catch (error) {
      // A failed write of the file itself (a full disk) has already ended the transaction.
      if (db.isTransaction) for (const statement of undo) query(statement).run();
      throw error;
    }
  };

/** Opens (and makes) the database file. FULL: the log reaches the disk before a commit returns. */
export function openDatabase(file: string): Database {
  const db = openSqlite(file, `${PRAGMAS}; ${SCHEMA}`);
  chmodSync(file, 0o600);
  const query = statementCache(db);
  return {
    query,
    exec: (sql) => db.exec(sql),
    transaction: bracket({ db, query }, { begin: 'BEGIN IMMEDIATE', end: 'COMMIT', undo: ['ROLLBACK'] }),
    attempt: bracket(
      { db, query },
      {
        begin: 'SAVEPOINT part',
        end: 'RELEASE part',
        undo: ['ROLLBACK TO part', 'RELEASE part'],
      },
    ),
    forgetReplaced: forgettingReplaced(db),
    close: () => db.close(),
  };
}
