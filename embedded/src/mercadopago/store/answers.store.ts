import type { DatabaseSync } from 'node:sqlite';

export type Answer = { request: string; status: number; body: string };

const keptMs = 24 * 3_600_000;

/** The reply to each idempotency key, kept for a day. `request` is a digest of its request. */
export function answerStore(db: DatabaseSync) {
  const find = db.prepare('SELECT request, status, body FROM answers WHERE key = ?');
  const add = db.prepare('INSERT INTO answers VALUES (?, ?, ?, ?, ?)');
  const forget = db.prepare('DELETE FROM answers WHERE at < ?');
  return {
    get: (key: string) => find.get(key) as Answer | undefined,
    add(key: string, { request, status, body }: Answer): void {
      forget.run(Date.now() - keptMs);
      add.run(key, request, status, body, Date.now());
    },
  };
}
