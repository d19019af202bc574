import { everyRow, type Migration, type Progress } from '@shop/service-kit/migrations/migration';
import { createPictureKeys } from '../shopping/pictures/picture-keys.ts';
import type { Context } from './context.ts';

type Line = { imageUrl?: string };
type Stored = { _id: string; items?: Line[]; lines?: Line[] };
type Place = { collection: 'orders' | 'checkouts'; field: 'items' | 'lines' };

const isAddress = ({ imageUrl = '' }: Line): boolean => imageUrl.startsWith('http');

/**
 * Earlier releases stored whole addresses in the lines of orders and checkouts. This replaces them by keys; views read
 * both. Lines do not change otherwise, so nothing is overwritten.
 */
export const migration: Migration<Context> = {
  when: 'beside',
  async run(context, { from, reached }) {
    const [at, place] = (from as [string, unknown] | undefined) ?? ['orders', undefined];
    const stored = (name: string) => (id: unknown, rows: number) => reached([name, id], rows);
    if (at === 'orders')
      await toKeys(
        context,
        { collection: 'orders', field: 'items' },
        { from: place, reached: stored('orders') },
      );
    const progress = { from: at === 'checkouts' ? place : undefined, reached: stored('checkouts') };
    await toKeys(context, { collection: 'checkouts', field: 'lines' }, progress);
  },
};

function toKeys(
  { db, publicBaseUrl }: Context,
  { collection, field }: Place,
  progress: Progress,
): Promise<void> {
  const pictures = createPictureKeys(publicBaseUrl);
  const kept = (line: Line) => (line.imageUrl ? { ...line, imageUrl: pictures.toKey(line.imageUrl) } : line);
  const write = async (rows: Stored[]) => {
    const updates = rows
      .filter((row) => row[field]?.some(isAddress))
      .map((row) => ({
        updateOne: { filter: { _id: row._id }, update: { $set: { [field]: row[field]!.map(kept) } } },
      }));
    // Not through the model, which would set `updatedAt`: for figures and lists nothing has changed.
    if (updates.length > 0) await db.collection<Stored>(collection).bulkWrite(updates, { ordered: false });
  };
  return everyRow<Stored>(db, { collection, fields: { [field]: 1 }, write }, progress);
}
