import type { DatabaseSync } from 'node:sqlite';

/** A file is rewritten after as many turns as it has pieces of this size, so a larger one more rarely. */
const BYTES_A_TURN = 4 * 1024 * 1024;

/**
 * One turn of removing deleted and changed data from the files. `secure_delete` zeroes it in place, but not the copies
 * that SQLite leaves behind when it moves rows to other pages: rewriting the file removes these. The log keeps replaced
 * data until it is emptied.
 */
export function forgettingReplaced(db: DatabaseSync): () => void {
  const changes = db.prepare('SELECT total_changes() AS n');
  const size = db.prepare('SELECT page_count * page_size AS n FROM pragma_page_count, pragma_page_size');
  const read = (statement: typeof size) => (statement.get() as { n: number }).n;
  // An earlier run may have left deleted data.
  let seen = -1;
  let turns = 0;
  function writeAnew(): void {
    if (read(changes) === seen || turns * BYTES_A_TURN < read(size)) return;
    // In memory the temporary copy would be as large as the file.
    db.exec('PRAGMA temp_store = FILE; VACUUM; PRAGMA temp_store = MEMORY');
    seen = read(changes);
    turns = 0;
  }
  return () => {
    turns++;
    try {
      writeAnew();
    } finally {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    }
  };
}
