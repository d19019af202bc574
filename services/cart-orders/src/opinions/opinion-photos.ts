import { MOST_PHOTOS } from '@shop/contracts/opinion-photo';
import { OPINION_STATES } from '@shop/contracts/opinion-words';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { OpinionRow } from './opinion.model.ts';

export type OpinionKey = Pick<OpinionRow, 'orderId' | 'elixirId'>;
export const idOf = ({ orderId, elixirId }: OpinionKey): string => `${orderId}.${elixirId}`;

/** An opinion's photos; content-media stores their files. */
export function photosOf(rows: Model<OpinionRow>) {
  const after = { returnDocument: 'after' } as const;
  /** Changes an opinion; the team must read it again. @returns null without one, or when `filter` does not match */
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
    /** Runs before the first file is stored, so that forgetting looks for files. */
    expectFiles: (of: OpinionKey) => rows.updateOne({ _id: idOf(of) }, { $set: { hasFiles: true } }),
    /** Null when it already has the most photos allowed. */
    addPhoto: (of: OpinionKey, key: string) =>
      anew(of, { [`photos.${MOST_PHOTOS - 1}`]: { $exists: false } }, { $push: { photos: key } }),
    /** The remaining photos were already read, so its state stays. */
    takePhoto: (of: OpinionKey, key: string) =>
      rows
        .findOneAndUpdate(
          { _id: idOf(of), photos: key },
          { $pull: { photos: key }, $set: { isUntold: true }, $inc: { version: 1 } },
          after,
        )
        .lean<OpinionRow>()
        .exec(),
    /** The published opinion with this photo. */
    withPhoto: (key: string) =>
      rows.findOne({ photos: key, state: 'published' }, { _id: 1 }).lean<Pick<OpinionRow, '_id'>>().exec(),
    withFiles: async (orderIds: string[]): Promise<string[]> =>
      (await rows.find({ orderId: { $in: orderIds }, hasFiles: true }, { _id: 1 }).lean()).map(
        ({ _id }) => _id,
      ),
  };
}
