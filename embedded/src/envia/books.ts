import { openBook } from '../open-sqlite.ts';

export type SoldLabel = {
  trackingNumber: string;
  shipmentId: number;
  carrier: string;
  service: string;
  reference: string;
  consignee: string;
  totalPrice: number;
  createdAt: string;
  status: 'Created' | 'Shipped' | 'Delivered' | 'Canceled';
  events: { timestamp: string; location: string; description: string }[];
};
export type Books = ReturnType<typeof openBooks>;

const TABLES = `
  CREATE TABLE IF NOT EXISTS labels (id INTEGER PRIMARY KEY, number TEXT UNIQUE, body TEXT NOT NULL) STRICT;
`;

/** The labels that the stand-in has sold. */
export function openBooks(dataDir: string) {
  const db = openBook(dataDir, 'envia', TABLES);
  const add = db.prepare('INSERT INTO labels VALUES (?, ?, ?)');
  const save = db.prepare('UPDATE labels SET body = ? WHERE number = ?');
  const one = db.prepare('SELECT body FROM labels WHERE number = ?');
  const all = db.prepare('SELECT body FROM labels ORDER BY id');
  const last = db.prepare('SELECT MAX(id) AS id FROM labels');
  const read = (row: Record<string, unknown>) => JSON.parse(String(row.body)) as SoldLabel;
  return {
    nextId: () => Number(last.get()?.id ?? 170_000) + 1,
    add: (label: SoldLabel) => void add.run(label.shipmentId, label.trackingNumber, JSON.stringify(label)),
    save: (label: SoldLabel) => void save.run(JSON.stringify(label), label.trackingNumber),
    label: (number: string): SoldLabel | undefined => {
      const row = one.get(number);
      return row && read(row);
    },
    all: (): SoldLabel[] => all.all().map(read),
    close: () => db.close(),
  };
}
