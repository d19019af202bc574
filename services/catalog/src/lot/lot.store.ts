import { MAX_UNPAGED } from '@shop/contracts/common';
import type { Lot, LotCreate } from '@shop/contracts/lot';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, nextId } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { atVersion, type Versioned } from '../version.ts';

/** A lot as stored: days as '2026-11-21'. None is ever deleted, because orders name it. */
export type LotRow = Versioned & Omit<Lot, 'version'> & { createdAt: Date; updatedAt: Date };

const required = true;
const schema = new Schema<LotRow>(
  {
    id: { type: Number, required },
    code: { type: String, required },
    elixirIds: { type: [Number], required },
    flower: { type: String, required },
    place: { type: String, required },
    meliponario: String,
    packedOn: { type: String, required },
    bestBefore: { type: String, required },
    note: String,
    isActive: { type: Boolean, required },
    version: Number,
  },
  { collection: 'lots', id: false, timestamps: true, versionKey: false },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ code: 1 }, { unique: true });
schema.index({ packedOn: -1, id: -1 });
// The lots in use for the products of an order that is sent.
schema.index({ elixirIds: 1, isActive: 1 });

export const lotModel = modelOf('Lot', schema);

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

    /** The lots in use for one of these products. */
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

    /** A flower's new name in all lots; no index, because a shop has few lots and renames seldom. */
    async renameFlower(from: string, to: string): Promise<void> {
      await model.updateMany({ flower: from }, { $set: { flower: to }, $inc: { version: 1 } });
    },

    /** @returns null when there is no such lot, or it has another version. @throws as create */
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
