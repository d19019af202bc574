import type { Mongo } from '@shop/service-kit/mongo';
import type { PictureKeys } from './picture-keys.ts';

type Line = { imageUrl?: string };
type Stored = { _id: string } & Record<string, unknown>;
type Done = { _id: string; doneAt: Date };

const NAME = 'picture-keys';

/**
 * Earlier releases stored whole addresses in the lines of orders and checkouts. This replaces them by keys, once. Lines
 * never change otherwise, so that nothing is overwritten, and a repetition finds nothing to do.
 */
export async function migratePictures(db: Mongo, pictures: PictureKeys): Promise<void> {
  const done = db.collection<Done>('migrations');
  if (await done.findOne({ _id: NAME })) return;
  await toKeys(db, { name: 'orders', field: 'items' }, pictures);
  await toKeys(db, { name: 'checkouts', field: 'lines' }, pictures);
  await done.updateOne({ _id: NAME }, { $set: { doneAt: new Date() } }, { upsert: true });
}

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
