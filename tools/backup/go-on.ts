import type { Manifest } from './manifest.ts';
import type { Stores } from './stores.ts';

const DAY_MS = 86_400_000;
const PACE_DAYS = 30;
const THOUSAND = 1_000;
/** The shop may have sold up to this many times faster since the backup. */
const FASTER = 10;

/** Where a restored shop continues: order numbers, and the start of the payment sweep. */
export type GoneOn = { lastNumber: number; nextNumber: number; since: Date };

/**
 * After the backup the shop went on selling. Order numbers that it may have given since are skipped, so that none is
 * given twice; the payment sweep starts at the archive's position, and finds the later payments.
 * @returns undefined for stores without orders
 */
export async function goOn(
  { mongo }: Stores,
  manifest: Manifest,
  now = new Date(),
): Promise<GoneOn | undefined> {
  await skipIds(mongo, manifest);
  const { database } = manifest.collections.find(({ name }) => name === 'orders') ?? {};
  if (!database) return undefined;
  const db = mongo.db(database);
  const savedAt = new Date(manifest.createdAt);
  const counters = db.collection<{ _id: string; value: number }>('counters');
  const lastNumber = (await counters.findOne({ _id: 'orders' }))?.value ?? 0;
  const month = { createdAt: { $gt: new Date(savedAt.getTime() - PACE_DAYS * DAY_MS) } };
  const perDay = (await db.collection('orders').countDocuments(month)) / PACE_DAYS;
  const days = Math.max(0, now.getTime() - savedAt.getTime()) / DAY_MS;
  const used = Math.ceil((lastNumber + THOUSAND + FASTER * perDay * days) / THOUSAND) * THOUSAND;
  await counters.updateOne({ _id: 'orders' }, { $max: { value: used } }, { upsert: true });
  const sweeps = db.collection<{ _id: string; reachedAt: Date }>('sweeps');
  // An older release stored no position.
  await sweeps.updateOne({ _id: 'payments' }, { $setOnInsert: { reachedAt: savedAt } }, { upsert: true });
  const { reachedAt } = (await sweeps.findOne({ _id: 'payments' }))!;
  return { lastNumber, nextNumber: used + 1, since: reachedAt };
}

/** Ids of products, lots and the like too: browsers, mails and search engines know those that were given since. */
async function skipIds(mongo: Stores['mongo'], { collections }: Manifest): Promise<void> {
  const $inc = { value: THOUSAND };
  for (const { database } of collections.filter(({ name }) => name === 'counters'))
    await mongo
      .db(database)
      .collection<{ _id: string; value: number }>('counters')
      .updateMany({ _id: { $ne: 'orders' } }, { $inc });
}
