import type { DatabaseSync } from 'node:sqlite';

/** The headers that a client sets on an object and gets back with it. */
export type KeptHeaders = Record<string, string>;

export type Blob = { blob: string; size: number; etag: string };
export type StoredObject = Blob & { key: string; modified: number; headers: KeptHeaders };

type Row = Omit<StoredObject, 'headers'> & { headers: string };

/** The stored objects. `put` and `remove` answer the name of the blob that no object uses after them. */
export function objectStore(db: DatabaseSync) {
  const find = db.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?');
  const after = db.prepare('SELECT * FROM objects WHERE bucket = ? AND key >= ? ORDER BY key LIMIT 1');
  const put = db.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?)');
  const remove = db.prepare('DELETE FROM objects WHERE bucket = ? AND key = ?');
  const get = (bucket: string, key: string) => read(find.get(bucket, key) as Row | undefined);
  return {
    get,
    /** The first object whose key is not before `key`; keys compare by code point, as S3 lists them. */
    next: (bucket: string, key: string) => read(after.get(bucket, key) as Row | undefined),
    put(bucket: string, object: Omit<StoredObject, 'modified'>): string | undefined {
      const old = get(bucket, object.key)?.blob;
      const { key, blob, size, etag, headers } = object;
      put.run(bucket, key, blob, size, etag, Date.now(), JSON.stringify(headers));
      return old;
    },
    remove(bucket: string, key: string): string | undefined {
      const old = get(bucket, key)?.blob;
      remove.run(bucket, key);
      return old;
    },
  };
}

function read(row: Row | undefined): StoredObject | undefined {
  return row && { ...row, headers: JSON.parse(row.headers) as KeptHeaders };
}
