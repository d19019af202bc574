import type { Bucket } from '../media/bucket.ts';

/** A bucket in memory. `stored` are the keys in order of arrival; `fail` makes it refuse a key once. */
export function memoryBucket() {
  const files = new Map<string, { body: Buffer; contentType: string }>();
  const stored: string[] = [];
  const failing = new Set<string>();
  const bucket = {
    ping: async () => true,
    put: async (key: string, body: Buffer, contentType: string) => {
      if (failing.delete(key)) throw new Error(`${key} was refused`);
      stored.push(key);
      files.set(key, { body, contentType });
    },
    stat: async (key: string) => {
      const file = files.get(key);
      return file && { size: file.body.length, etag: '', contentType: file.contentType };
    },
    list: async (prefix: string) =>
      [...files]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { body }]) => ({ key, size: body.length })),
    remove: async (keys: string[]) => {
      for (const key of keys) files.delete(key);
    },
  };
  return {
    bucket: bucket as unknown as Bucket,
    files,
    stored,
    fail: (key: string) => void failing.add(key),
  };
}
