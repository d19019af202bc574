import type { OpinionDecision, OpinionListQuery, OpinionWrite } from '@shop/contracts/opinion';
import { OPINION_STATES } from '@shop/contracts/opinion-words';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import type { QueryFilter } from 'mongoose';
import { idOf, photosOf, type OpinionKey } from './opinion-photos.ts';
import { opinionModel, type OpinionRow } from './opinion.model.ts';
import { shownOf } from './shown-opinions.ts';

type About = Pick<OpinionRow, 'orderId' | 'orderNumber' | 'elixirId' | 'product'>;
type Known = Pick<OpinionRow, '_id' | 'version' | 'state'>;
export type OpinionStore = ReturnType<typeof createOpinionStore>;

const PUBLISHED = 'published';
/** Opinions that the catalogue has to be told about: while none are shown, it must have none. */
const untoldOf = (isShown: boolean): QueryFilter<OpinionRow> => ({
  $or: [{ isUntold: true }, isShown ? { isKeptBack: true } : { state: PUBLISHED, isKeptBack: { $ne: true } }],
});

/** Buyers' opinions. A change of what is public is marked until the catalogue was told. */
export function createOpinionStore(db: Mongo) {
  const rows = opinionModel(db);

  /** Writes an opinion, which the team must read again; writing the same again changes nothing. */
  async function write(about: About, said: OpinionWrite): Promise<OpinionRow> {
    const _id = idOf(about);
    const same = await rows.findOne({ _id, ...said }).lean<OpinionRow>();
    if (same) return same;
    const anew = { ...about, ...said, state: 'new' as const, at: new Date() };
    const change = { $set: anew, $inc: { version: 1 }, $unset: { why: 1 } };
    // In one step: if the catalogue were told in between, the published version would stay on the pages.
    const withdrawn = { ...change, $set: { ...anew, isUntold: true } };
    const after = { returnDocument: 'after' } as const;
    const was = await rows.findOneAndUpdate({ _id, state: PUBLISHED }, withdrawn, after).lean<OpinionRow>();
    if (was) return was;
    const written = rows
      .findOneAndUpdate({ _id, state: { $ne: PUBLISHED } }, change, { ...after, upsert: true })
      .lean<OpinionRow>()
      .orFail();
    // A concurrent tap came first, or the owner has just published it.
    return unlessTaken(written, () => write(about, said));
  }

  return {
    write,
    ...photosOf(rows),
    ...shownOf(rows, db),
    of: (of: OpinionKey) => rows.findById(idOf(of)).lean<OpinionRow>().exec(),
    find: (_id: string) =>
      rows
        .findOne({ _id, state: { $in: OPINION_STATES } })
        .lean<OpinionRow>()
        .exec(),
    /** Null when the opinion is no longer in the version that was read. */
    decide: (_id: string, { version, state, ...said }: OpinionDecision) => {
      const { answer = '', why = '' } = { answer: undefined, why: undefined, ...said };
      return rows
        .findOneAndUpdate(
          { _id, version, state: { $in: OPINION_STATES } },
          {
            $set: { state, isUntold: true, ...(answer && { answer }), ...(why && { why }) },
            $unset: { ...(!answer && { answer: 1 }), ...(!why && { why: 1 }) },
            $inc: { version: 1 },
          },
          { returnDocument: 'after' },
        )
        .lean<OpinionRow>()
        .exec();
    },
    list({ page, pageSize, state }: OpinionListQuery): Promise<Page<OpinionRow>> {
      const filter = { state: state ?? { $in: OPINION_STATES } };
      return listPage(rows, filter, { page, pageSize, sort: { at: -1, _id: -1 } });
    },
    /** Removes the opinions on these orders; the rows go once the catalogue was told. @returns the products */
    async forget(orderIds: string[]): Promise<number[]> {
      const of = { orderId: { $in: orderIds } };
      const gone = { state: 'forgotten' as const, text: '', name: '', isUntold: true };
      await rows.updateMany(of, {
        $set: gone,
        $unset: { answer: 1, why: 1, photos: 1 },
        $inc: { version: 1 },
      });
      return rows.distinct('elixirId', of).exec();
    },

    untoldProducts: (isShown: boolean): Promise<number[]> =>
      rows.distinct('elixirId', untoldOf(isShown)).exec(),
    untold: (elixirId: number, isShown: boolean): Promise<Known[]> =>
      rows
        .find({ elixirId, ...untoldOf(isShown) }, { version: 1, state: 1 })
        .lean()
        .exec(),
    /** Notes what the catalogue was told. Opinions that changed meanwhile stay marked. */
    async told(known: Known[], isShown: boolean): Promise<void> {
      const heard = isShown
        ? { $unset: { isUntold: 1, isKeptBack: 1 } }
        : { $unset: { isUntold: 1 }, $set: { isKeptBack: true } };
      for (const { _id, version, state } of known)
        await (state === 'forgotten'
          ? rows.deleteOne({ _id, version })
          : rows.updateOne({ _id, version }, heard));
    },
  };
}
