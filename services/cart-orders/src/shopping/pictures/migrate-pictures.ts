import type { Mongo } from '@shop/service-kit/mongo';
import { migrateOnce } from '../../migrate-once.ts';
import type { PictureKeys } from './picture-keys.ts';

type Line = { imageUrl?: string };
type Stored = { _id: string } & Record<string, unknown>;

/**
 * Earlier releases stored whole addresses in the lines of orders and checkouts. This replaces them by keys, once. Lines
 * never change otherwise, so that nothing is overwritten, and a repetition finds nothing to do.
 */
export const migratePictures = (db: Mongo, pictures: PictureKeys): Promise<void> =>
  migrateOnce(db, 'picture-keys', async () => {
    await toKeys(db, { name: 'orders', field: 'items' }, pictures);
    await toKeys(db, { name: 'checkouts', field: 'lines' }, pictures);
  });

type Place = { name: string; field: string };

async function toKeys(db: Mongo, { name, field }: Place, pictures: PictureKeys): Promise<void> {
  const collection = db.collection<Stored>(name);
  const found = collection.find({ [`${field}.imageUrl`]: /^http/ }, { projection: { [field]: 1 } });
  for await (const { _id, [field]: lines } of found) {
    const kept = (lines as Line[]).map((line) =>
      line.imageUrl ? { ...line, imageUrl: pictures.toKey(line.imageUrl) } : line,
    );
    // Not through the model: for the figures and the lists nothing has changed.
    await collection.updateOne({ _id }, { $set: { [field]: kept } });
  }
}
