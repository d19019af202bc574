import { join } from 'node:path';
import { openSqlite } from '../open-sqlite.ts';

/**
 * Takes the data folder for this process; throws when another one has it.
 * An SQLite lock, because the system frees it when its holder is killed: no stale file ever blocks a start.
 */
export function lockFolder(dataDir: string): () => void {
  const db = openSqlite(join(dataDir, 'lock.sqlite'), '');
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    db.close();
    throw new Error(`The data folder ${dataDir} is in use by another process`);
  }
  return () => db.close();
}
