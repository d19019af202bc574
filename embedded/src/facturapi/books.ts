import type { Fields } from '../http/fields.ts';
import { openBook } from '../open-sqlite.ts';

export type StampedInvoice = {
  id: string;
  uuid: string;
  livemode: boolean;
  status: 'valid' | 'canceled';
  cancellation_status: 'none' | 'accepted';
  type: string;
  customer: Fields;
  items: Fields[];
  related_documents: Fields[];
  global?: Fields;
  external_id?: string;
  idempotency_key?: string;
  total: number;
  created_at: string;
  cancellation?: { motive: string; substitution?: string };
};
export type Books = ReturnType<typeof openBooks>;

const TABLES = `
  CREATE TABLE IF NOT EXISTS invoices (nth INTEGER PRIMARY KEY, id TEXT UNIQUE, key TEXT UNIQUE, body TEXT NOT NULL) STRICT;
`;

/** The stamped invoices. */
export function openBooks(dataDir: string) {
  const db = openBook(dataDir, 'facturapi', TABLES);
  const add = db.prepare('INSERT INTO invoices (id, key, body) VALUES (?, ?, ?)');
  const save = db.prepare('UPDATE invoices SET body = ? WHERE id = ?');
  const one = db.prepare('SELECT body FROM invoices WHERE id = ?');
  const keyed = db.prepare('SELECT body FROM invoices WHERE key = ?');
  const all = db.prepare('SELECT body FROM invoices ORDER BY nth');
  const read = (row: Record<string, unknown> | undefined) =>
    row && (JSON.parse(String(row.body)) as StampedInvoice);
  return {
    add: (made: StampedInvoice) => void add.run(made.id, made.idempotency_key ?? null, JSON.stringify(made)),
    save: (made: StampedInvoice) => void save.run(JSON.stringify(made), made.id),
    find: (id: string) => read(one.get(id)),
    ofKey: (key: string) => read(keyed.get(key)),
    all: (): StampedInvoice[] => all.all().map((row) => read(row)!),
    close: () => db.close(),
  };
}
