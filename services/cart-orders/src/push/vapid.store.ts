import { retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import type { Sealed } from '@shop/service-kit/sealed';

/** The keys that identify the shop at push services. */
export type Vapid = { publicKey: string; privateKey: string };
type Row = { _id: string; publicKey?: string; sealed?: string };

const ROW = 'push';

/**
 * The shop's key pair: made at the first start, stored beside the keys of accounts, the private one sealed. With
 * another secret of the installation it cannot be opened, so a new pair replaces it, and browsers must subscribe again.
 */
export async function keepVapid(db: Mongo, sealed: Sealed): Promise<Vapid> {
  const rows = db.collection<Row>('kept_keys');
  const read = async () => {
    const row = await rows.findOne({ _id: ROW });
    const privateKey = row?.sealed && sealed.open(row.sealed, ROW);
    return { row, kept: row?.publicKey && privateKey ? { publicKey: row.publicKey, privateKey } : undefined };
  };
  const { row, kept } = await read();
  if (kept) return kept;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  const $set = { publicKey: made.publicKey, sealed: sealed.seal(made.privateKey, ROW) };
  // Of several processes that start at once one writes; the others read its pair.
  if (row?.publicKey) await rows.updateOne({ _id: ROW, publicKey: row.publicKey }, { $set });
  else await retryLostRaces(() => rows.updateOne({ _id: ROW }, { $setOnInsert: $set }, { upsert: true }));
  return (await read()).kept ?? made;
}
