import { modelOf } from '@shop/service-kit/model-of';
import { isDuplicateKey, type Mongo, nextId } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import type { ElixirKeys } from '../elixir/elixir-keys.ts';
import { elixirModel, type ElixirRow } from '../elixir/elixir.model.ts';

/** Links a custom elixir to one of its flowers (CAT3). */
type CustomFlowerRow = { id: number; elixirId: number; flowerId: number; createdAt: Date };

const required = true;
const schema = new Schema<CustomFlowerRow>(
  {
    id: { type: Number, required },
    elixirId: { type: Number, required },
    flowerId: { type: Number, required },
  },
  {
    collection: 'custom_elixir_flowers',
    id: false,
    timestamps: { createdAt: true, updatedAt: false },
    versionKey: false,
  },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ elixirId: 1, flowerId: 1 }, { unique: true });

export const customFlowerModel = modelOf('CustomFlower', schema);

export type NewCustomElixir = Omit<ElixirRow, 'id' | 'isDeleted' | 'deletedAt' | 'createdAt' | 'updatedAt'>;
export type CustomElixirStore = ReturnType<typeof createCustomElixirStore>;

export function createCustomElixirStore(db: Mongo) {
  const elixirs = elixirModel(db);
  const links = customFlowerModel(db);
  const link = async (elixirId: number, flowerIds: number[]) => {
    const first = await nextId(db, 'custom_elixir_flowers', flowerIds.length);
    await links.insertMany(flowerIds.map((flowerId, at) => ({ id: first + at, elixirId, flowerId })));
  };
  return {
    findByKey: (sessionId: string, idempotencyKey: string) =>
      elixirs.findOne({ sessionId, idempotencyKey }).lean<ElixirRow>().exec(),

    /**
     * Stores a custom elixir and its links to flowers.
     * @returns null when another request with the session's idempotency key came first
     */
    async insert(fields: NewCustomElixir, flowerIds: number[]): Promise<ElixirRow | null> {
      const id = await nextId(db, 'elixirs');
      // The links come first: an elixir that can be bought always has them.
      await link(id, flowerIds);
      try {
        return (await elixirs.create({ ...fields, id })).toObject();
      } catch (error) {
        await links.deleteMany({ elixirId: id });
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },

    /** Keeps a bought elixir for ever. @returns false when there is no such custom elixir */
    async keep(id: number): Promise<boolean> {
      const done = await elixirs.updateOne({ id, isCustom: true }, { $set: { expiresAt: null } });
      return done.matchedCount === 1;
    },

    /** Gives custom elixirs the name and picture that `anew` returns for each. */
    async rename(
      ids: number[],
      anew: (row: ElixirRow) => Pick<ElixirRow, 'name' | keyof ElixirKeys | 'image'>,
    ) {
      for (const row of await elixirs.find({ id: { $in: ids }, isCustom: true }).lean<ElixirRow[]>())
        await elixirs.updateOne({ id: row.id }, { $set: anew(row) });
    },

    /** Deletes unsold custom elixirs that expired by `now`, at most 1,000 a call; returns how many. */
    async purge(now: Date): Promise<number> {
      const unsold = { expiresAt: { $lte: now }, isCustom: true };
      const rows = await elixirs.find(unsold, { id: 1 }).limit(1_000).lean<{ id: number }[]>();
      let removed = 0;
      for (const { id } of rows) {
        // The filter is repeated for each one, because it may have been bought since.
        const { deletedCount } = await elixirs.deleteOne({ id, ...unsold });
        if (deletedCount === 1) await links.deleteMany({ elixirId: id });
        removed += deletedCount;
      }
      return removed;
    },
  };
}
