import { MOST_PHOTOS } from '@shop/contracts/opinion-photo';
import { OPINION_STATES } from '@shop/contracts/opinion-words';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { OpinionRow } from './opinion.model.ts';

export type OpinionKey = Pick<OpinionRow, 'orderId' | 'elixirId'>;
export const idOf = ({ orderId, elixirId }: OpinionKey): string => `${orderId}.${elixirId}`;

/** The photos of what was said; their files are content-media's. */
export function photosOf(rows: Model<OpinionRow>) {
  const after = { returnDocument: 'after' } as const;
  /** Nobody of the shop has seen it like this. @returns null where there is none, or `filter` does not hold */
  const anew = (of: OpinionKey, filter: QueryFilter<OpinionRow>, change: UpdateQuery<OpinionRow>) =>
    rows
      .findOneAndUpdate(
        { _id: idOf(of), state: { $in: OPINION_STATES }, ...filter },
        {
          ...change,
          $set: { state: 'new', at: new Date(), isUntold: true },
          $inc: { version: 1 },
          $unset: { why: 1 },
        },
        after,
      )
      .lean<OpinionRow>()
      .exec();

  return {
    /** Before the first file of it is stored: forgetting looks for files then. */
    expectFiles: (of: OpinionKey) => rows.updateOne({ _id: idOf(of) }, { $set: { hasFiles: true } }),
    /** Null when it has as many as it may. */
    addPhoto: (of: OpinionKey, key: string) =>
      anew(of, { [`photos.${MOST_PHOTOS - 1}`]: { $exists: false } }, { $push: { photos: key } }),
    /** What is left is as it was read. */
    takePhoto: (of: OpinionKey, key: string) =>
      rows
        .findOneAndUpdate(
          { _id: idOf(of), photos: key },
          { $pull: { photos: key }, $set: { isUntold: true }, $inc: { version: 1 } },
          after,
        )
        .lean<OpinionRow>()
        .exec(),
    /** The one that this photo is published with. */
    withPhoto: (key: string) =>
      rows.findOne({ photos: key, state: 'published' }, { _id: 1 }).lean<Pick<OpinionRow, '_id'>>().exec(),
    withFiles: async (orderIds: string[]): Promise<string[]> =>
      (await rows.find({ orderId: { $in: orderIds }, hasFiles: true }, { _id: 1 }).lean()).map(
        ({ _id }) => _id,
      ),
  };
}
