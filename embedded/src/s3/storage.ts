import { mkdirSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { openBlobs } from './blobs.ts';
import { objectStore } from './objects.store.ts';
import { openDatabase } from './schema.ts';
import { uploadStore } from './uploads.store.ts';

export type Storage = ReturnType<typeof openStorage>;

/** Opens what is stored under `dataDir` (made when missing) and clears what a crash left half done. */
export function openStorage(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = openDatabase(dataDir);
  const blobs = openBlobs(dataDir);
  const rows = db.prepare('SELECT blob FROM objects UNION SELECT blob FROM parts').all();
  blobs.sweep(new Set(rows.map((row) => String(row.blob))));
  return {
    blobs,
    buckets: bucketStore(db),
    objects: objectStore(db),
    uploads: uploadStore(db),
    close: () => db.close(),
  };
}

function bucketStore(db: DatabaseSync) {
  const find = db.prepare('SELECT 1 FROM buckets WHERE name = ?');
  const add = db.prepare('INSERT INTO buckets VALUES (?, ?)');
  return {
    has: (name: string) => find.get(name) !== undefined,
    add: (name: string) => void add.run(name, Date.now()),
  };
}
