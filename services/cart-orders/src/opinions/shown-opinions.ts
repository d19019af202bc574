import type { ShownOpinion, ToldOpinions } from '@shop/contracts/opinion';
import { MOST_SHOWN } from '@shop/contracts/opinion-words';
import { nextId, type Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import type { OpinionRow } from './opinion.model.ts';

const PUBLISHED = 'published';
/** The opinion has more than stars. */
const TELLING = { $or: [{ text: { $ne: '' } }, { 'photos.0': { $exists: true } }] };

export const shownOf = (rows: Model<OpinionRow>, db: Mongo) => ({
  /** The published opinions on these products, sorted like the catalogue's ten newest. */
  shown: async ({ ids, page }: { ids: number[]; page: number }): Promise<ShownOpinion[]> => {
    const found = rows
      .find({ elixirId: { $in: ids }, state: PUBLISHED, ...TELLING })
      .sort({ at: -1, _id: -1 })
      .skip((page - 1) * MOST_SHOWN)
      .limit(MOST_SHOWN);
    return (await found.lean<OpinionRow[]>()).map(toShown);
  },
  /** Everything public about a product. Its edition is numbered before reading, so that an older one never wins. */
  async published(elixirId: number, isShown: boolean): Promise<ToldOpinions> {
    const edition = await nextId(db, 'opinion_editions');
    if (!isShown) return { elixirId, edition, count: 0, sum: 0, latest: [] };
    const of = { elixirId, state: PUBLISHED } as const;
    const [counted, latest] = await Promise.all([
      rows.aggregate<{ count: number; sum: number }>([
        { $match: of },
        { $group: { _id: null, count: { $sum: 1 }, sum: { $sum: '$stars' } } },
      ]),
      rows
        .find({ ...of, ...TELLING })
        .sort({ at: -1, _id: -1 })
        .limit(MOST_SHOWN)
        .lean<OpinionRow[]>(),
    ]);
    const { count = 0, sum = 0 } = counted[0] ?? {};
    return { elixirId, edition, count, sum, latest: latest.map(toShown) };
  },
});

const toShown = ({ stars, text, name, at, answer, photos = [] }: OpinionRow): ShownOpinion => ({
  ...{ stars, text, name, at: at.toISOString() },
  ...(answer && { answer }),
  ...(photos.length > 0 && { photos }),
});
