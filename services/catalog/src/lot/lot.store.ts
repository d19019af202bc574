import type { LotCreate } from '@shop/contracts/lot';
import { MAX_UNPAGED } from '@shop/contracts/common';
import { nextId, type Mongo } from '@shop/service-kit/mongo';
import { atVersion } from '../version.ts';
import { lotModel, type LotRow } from './lot.model.ts';

export type LotStore = ReturnType<typeof createLotStore>;

/** Lots in MongoDB. Lists are newest first by the day on which they were filled. */
export function createLotStore(db: Mongo) {
  const model = lotModel(db);
  return {
    list: () =>
      model
        .find({ packedOn: { $gt: '' } })
        .sort({ packedOn: -1, id: -1 })
        .limit(MAX_UNPAGED)
        .lean<LotRow[]>()
        .exec(),

    /** Those in use that one of these products is filled from. */
    async activeOf(elixirIds: number[]): Promise<LotRow[]> {
      const found = await model.find({ elixirIds: { $in: elixirIds }, isActive: true }).lean<LotRow[]>();
      return found.sort((a, b) => b.packedOn.localeCompare(a.packedOn) || b.id - a.id);
    },

    find: (id: number) => model.findOne({ id }).lean<LotRow>().exec(),
    findByCode: (code: string) => model.findOne({ code }).lean<LotRow>().exec(),

    /** @throws a duplicate key error for a code that another lot has */
    async create(fields: LotCreate): Promise<LotRow> {
      return (await model.create({ ...fields, id: await nextId(db, 'lots') })).toObject();
    },

    /** @returns null when there is no such lot, or no longer in that version. @throws as create */
    update: (id: number, fields: Partial<LotCreate>, version?: number) =>
      model
        .findOneAndUpdate(
          { id, ...atVersion(version) },
          { $set: fields, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<LotRow>()
        .exec(),
  };
}
