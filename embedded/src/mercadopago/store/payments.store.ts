import { randomInt } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { providerDate } from '../dates.ts';
import type { Payment } from '../types.ts';

type Row = Record<string, SQLOutputValue>;
const firstId = 10_000_000_000;
const read = (row: Row) => JSON.parse(String(row.body)) as Payment;

export function paymentStore(db: DatabaseSync) {
  const add = db.prepare('INSERT INTO payments VALUES (?, ?, ?, ?, ?)');
  const save = db.prepare('UPDATE payments SET body = ?, reference = ? WHERE id = ?');
  const one = db.prepare('SELECT body FROM payments WHERE id = ?');
  const preferenceOf = db.prepare('SELECT preference FROM payments WHERE id = ?');
  const byAttempt = db.prepare('SELECT body FROM payments WHERE attempt = ?');
  const byPreference = db.prepare('SELECT body FROM payments WHERE preference = ? ORDER BY id');
  const byReference = db.prepare('SELECT body FROM payments WHERE reference = ?');
  const last = db.prepare('SELECT MAX(id) AS id FROM payments');
  // Dates all have the same form and zone, so their order as texts is that of time.
  const overdue = db.prepare(
    `SELECT body FROM payments WHERE body ->> '$.status' = 'pending' AND body ->> '$.date_of_expiration' <= ?`,
  );
  const all = db.prepare('SELECT preference, body FROM payments');
  const first = (row: Row | undefined) => row && read(row);
  return {
    /** Ids grow, as the provider's do, with gaps; so their order is that of time. */
    nextId: () => Number(last.get()?.id ?? firstId) + randomInt(1_000, 1_000_000),
    /** `attempt` names one filled-in form, so that sending it twice finds the first payment. */
    add: (payment: Payment, preference: string, attempt: string | null) =>
      void add.run(payment.id, preference, payment.external_reference, attempt, JSON.stringify(payment)),
    save: (payment: Payment) =>
      void save.run(JSON.stringify(payment), payment.external_reference, payment.id),
    get: (id: number) => first(one.get(id)),
    preferenceOf: (id: number) => preferenceOf.get(id)?.preference as string | undefined,
    byAttempt: (attempt: string) => first(byAttempt.get(attempt)),
    ofPreference: (preference: string) => byPreference.all(preference).map(read),
    ofReference: (reference: string) => byReference.all(reference).map(read),
    overdue: (now: Date) => overdue.all(providerDate(now.getTime())).map(read),
    all: () => all.all().map((row) => ({ ...read(row), preference_id: String(row.preference) })),
  };
}
