import type { DatabaseSync } from 'node:sqlite';
import { openBook } from '../../open-sqlite.ts';

const tables = `
  CREATE TABLE IF NOT EXISTS preferences (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS payments (
    id INTEGER PRIMARY KEY, preference TEXT NOT NULL, reference TEXT, attempt TEXT UNIQUE, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS payments_of_preference ON payments (preference);
  CREATE INDEX IF NOT EXISTS payments_of_reference ON payments (reference);
  CREATE INDEX IF NOT EXISTS payments_waiting ON payments (body ->> '$.date_of_expiration')
    WHERE body ->> '$.status' = 'pending';
  CREATE TABLE IF NOT EXISTS cases (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, payment INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS notifications (
    id INTEGER PRIMARY KEY, payment INTEGER NOT NULL, action TEXT NOT NULL, url TEXT NOT NULL,
    created INTEGER NOT NULL, state TEXT NOT NULL, copies INTEGER NOT NULL, attempts INTEGER NOT NULL,
    next_at INTEGER NOT NULL, last_status INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS notifications_due ON notifications (state, next_at);
`;

/** Opens the provider's books. */
export const openDatabase = (dataDir: string): DatabaseSync => openBook(dataDir, 'mercadopago', tables);

/** Runs `work` whole or not at all. It must be synchronous, so that nothing else runs in between. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
