import type { DatabaseSync } from 'node:sqlite';

export function bucketStore(db: DatabaseSync) {
  const find = db.prepare('SELECT 1 FROM buckets WHERE name = ?');
  const add = db.prepare('INSERT INTO buckets VALUES (?, ?)');
  return {
    has: (name: string) => find.get(name) !== undefined,
    add: (name: string) => void add.run(name, Date.now()),
  };
}
