import { createHash } from 'node:crypto';
import { SERVICE_NAMES } from '@shop/contracts/endpoints';
import { BSON } from 'mongodb';
import { databaseOf } from '../../scripts/services.ts';
import type { Access } from '../faults/invariants/books.ts';
import { withDatabase } from '../faults/shop/orders.ts';

/** What only people change: the shop writes the others by itself, whoever calls or not. */
const OF_PEOPLE =
  /^(elixirs|flowers|lots|page_contents|content_versions|settings|contact_inquiries|admin_users|team|access_links|api_tokens|discounts)$/;

/** A digest of each collection that people change, by its name: what differs later was changed. */
export async function stateOf(access: Access): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const database of SERVICE_NAMES.map(databaseOf))
    await withDatabase({ ...access, database }, async (db) => {
      for (const { name } of (await db.listCollections().toArray()).filter((one) =>
        OF_PEOPLE.test(one.name),
      )) {
        const rows = await db.collection(name).find().sort({ _id: 1 }).toArray();
        const digest = createHash('sha256').update(BSON.EJSON.stringify(rows)).digest('hex');
        found.set(`${database}.${name}`, digest);
      }
    });
  return found;
}

/** Names of the collections that differ. */
export const changedSince = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
