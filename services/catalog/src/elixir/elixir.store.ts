import type { ElixirListQuery } from '@shop/contracts/elixir';
import { normalizeForSearch } from '@shop/contracts/search';
import { nextId, type Mongo } from '@shop/service-kit/mongo';
import { atVersion } from '../version.ts';
import { listFilter, listSort } from './elixir-list.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

/** What the service itself decides about an elixir. */
type OwnFields = 'id' | 'nameKey' | 'isDeleted' | 'deletedAt' | 'version' | 'createdAt' | 'updatedAt';
type CustomFields = 'sessionId' | 'idempotencyKey' | 'expiresAt';
/** What an administrator decides about an elixir: everything else. */
export type ElixirFields = Omit<ElixirRow, OwnFields | CustomFields>;
export type ElixirStore = ReturnType<typeof createElixirStore>;

const withKey = (fields: Partial<ElixirFields>) =>
  fields.name === undefined ? fields : { ...fields, nameKey: normalizeForSearch(fields.name) };

/** Elixirs in MongoDB. Whatever was deleted stays stored for carts and orders, and only `findByIds` still sees it (H32). */
export function createElixirStore(db: Mongo) {
  const model = elixirModel(db);
  const change = (filter: object, set: Partial<ElixirRow>): Promise<ElixirRow | null> =>
    model
      .findOneAndUpdate(filter, { $set: set, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean<ElixirRow>()
      .exec();
  return {
    listPredesigned: () =>
      model.find({ isDeleted: false, isCustom: false }).sort({ id: 1 }).lean<ElixirRow[]>().exec(),

    async page(query: ElixirListQuery): Promise<{ rows: ElixirRow[]; total: number }> {
      const filter = listFilter(query);
      const found = model.find(filter).sort(listSort(query.sort));
      const [rows, total] = await Promise.all([
        found
          .skip((query.page - 1) * query.pageSize)
          .limit(query.pageSize)
          .lean<ElixirRow[]>(),
        model.countDocuments(filter),
      ]);
      return { rows, total };
    },

    findPredesigned: (id: number) =>
      model.findOne({ id, isDeleted: false, isCustom: false }).lean<ElixirRow>().exec(),

    find: (id: number) => model.findOne({ id, isDeleted: false }).lean<ElixirRow>().exec(),

    findByIds: (ids: number[]) =>
      model
        .find({ id: { $in: ids } })
        .sort({ id: 1 })
        .lean<ElixirRow[]>()
        .exec(),

    /** Elixirs that show one of these pictures (as stored). */
    showing: (images: string[]) =>
      model
        .find({ isDeleted: false, image: { $in: images } }, { id: 1, name: 1 })
        .sort({ id: 1 })
        .lean<Pick<ElixirRow, 'id' | 'name'>[]>()
        .exec(),

    async create(fields: ElixirFields): Promise<ElixirRow> {
      const row = await model.create({ ...withKey(fields), id: await nextId(db, 'elixirs') });
      return row.toObject();
    },

    /** @returns null when there is no such elixir, or no longer in that version */
    update: (id: number, fields: Partial<ElixirFields>, version?: number) =>
      change({ id, isDeleted: false, ...atVersion(version) }, withKey(fields)),

    delete: (id: number) =>
      change({ id, isDeleted: false }, { isDeleted: true, deletedAt: new Date(), isAvailable: false }),
  };
}
