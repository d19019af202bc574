import type { DatabaseSync } from 'node:sqlite';
import type { Blob, KeptHeaders } from './objects.store.ts';

export type Upload = { id: string; bucket: string; key: string; started: number; headers: KeptHeaders };
export type Part = Blob & { number: number; modified: number };

type Row = Omit<Upload, 'headers'> & { headers: string };

/** Multipart uploads that are under way, with the parts that have arrived. */
export function uploadStore(db: DatabaseSync) {
  const find = db.prepare('SELECT * FROM uploads WHERE id = ? AND bucket = ? AND key = ?');
  const of = db.prepare('SELECT * FROM uploads WHERE bucket = ? ORDER BY key, started');
  const add = db.prepare('INSERT INTO uploads VALUES (?, ?, ?, ?, ?)');
  const remove = db.prepare('DELETE FROM uploads WHERE id = ?');
  const parts = db.prepare('SELECT * FROM parts WHERE upload = ? ORDER BY number');
  const onePart = db.prepare('SELECT blob FROM parts WHERE upload = ? AND number = ?');
  const putPart = db.prepare('INSERT OR REPLACE INTO parts VALUES (?, ?, ?, ?, ?, ?)');
  const removeParts = db.prepare('DELETE FROM parts WHERE upload = ?');
  return {
    get: (id: string, bucket: string, key: string) => read(find.get(id, bucket, key) as Row | undefined),
    inBucket: (bucket: string) => (of.all(bucket) as Row[]).flatMap((row) => read(row) ?? []),
    add: (u: Upload) => void add.run(u.id, u.bucket, u.key, u.started, JSON.stringify(u.headers)),
    parts: (id: string) => parts.all(id) as Part[],
    /** Answers the blob that the part had before, if any. */
    putPart(id: string, number: number, part: Blob): string | undefined {
      const old = onePart.get(id, number) as { blob: string } | undefined;
      putPart.run(id, number, part.blob, part.size, part.etag, Date.now());
      return old?.blob;
    },
    remove(id: string): void {
      removeParts.run(id);
      remove.run(id);
    },
  };
}

function read(row: Row | undefined): Upload | undefined {
  return row && { ...row, headers: JSON.parse(row.headers) as KeptHeaders };
}
