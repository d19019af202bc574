import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Chargeback, Claim } from '../types.ts';

const read = <T>(row: Record<string, SQLOutputValue>) => JSON.parse(String(row.body)) as T;

/** What payers told the provider (claims), and what their banks began (chargebacks). */
export function caseStore(db: DatabaseSync) {
  const put = db.prepare('INSERT OR REPLACE INTO cases VALUES (?, ?, ?, ?)');
  const of = db.prepare('SELECT body FROM cases WHERE kind = ? ORDER BY id');
  const ofPayment = db.prepare('SELECT body FROM cases WHERE kind = ? AND payment = ? ORDER BY id');
  const last = db.prepare('SELECT MAX(id) AS id FROM cases');
  return {
    nextId: () => Number(last.get()?.id ?? 217_000_000_000) + 1,
    putClaim: (one: Claim) => void put.run(one.id, 'claim', one.resource_id, JSON.stringify(one)),
    putChargeback: (one: Chargeback) =>
      void put.run(Number(one.id), 'chargeback', one.payments[0]!, JSON.stringify(one)),
    claims: () => of.all('claim').map((row) => read<Claim>(row)),
    chargebacks: () => of.all('chargeback').map((row) => read<Chargeback>(row)),
    lastClaim: (payment: number) =>
      ofPayment
        .all('claim', payment)
        .map((row) => read<Claim>(row))
        .at(-1),
    lastChargeback: (payment: number) =>
      ofPayment
        .all('chargeback', payment)
        .map((row) => read<Chargeback>(row))
        .at(-1),
  };
}
