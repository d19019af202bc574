import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens an SQLite file, made when missing, and prepares it.
 * @throws Error with one line that names the file and what to do, because SQLite's own names neither
 */
export function openSqlite(file: string, prepare: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file);
    db.exec(prepare);
    return db;
  } catch (error) {
    db?.close();
    throw new Error(`${file}: ${(error as Error).message}. ${remedyOf(error as SqliteError)}`, {
      cause: error,
    });
  }
}

/** The database of a stand-in for a provider. FULL: what was answered survives even a power cut. */
export function openBook(dataDir: string, name: string, tables: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const prepare = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ${tables}`;
  return openSqlite(join(dataDir, `${name}.sqlite`), prepare);
}

type SqliteError = Error & { errcode?: number };
const DAMAGED = new Set([11, 26]);

/** SQLite's extended codes keep the plain one in their lowest byte. */
const remedyOf = ({ errcode = 0 }: SqliteError): string =>
  DAMAGED.has(errcode & 0xff)
    ? 'The file is damaged: move it away and restore a backup'
    : 'See that this user may write to the file and its folder, and that the disk has room';
