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
export type ElixirImport = {
  creates: ElixirFields[];
  updates: { id: number; version: number; fields: Partial<ElixirFields> }[];
};
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

    /**
     * Stores all of them or none. New ones are hidden until the changes are made; a change that meets a newer version
     * takes back those before it.
     * @returns false when somebody else was faster, and nothing was stored
     */
    async importAll({ creates, updates }: ElixirImport): Promise<boolean> {
      const first = creates.length > 0 ? await nextId(db, 'elixirs', creates.length) : 0;
      const ids = creates.map((_, at) => first + at);
      const before: ElixirRow[] = [];
      const takeBack = async () => {
        for (const row of before)
          await model.collection.replaceOne({ id: row.id, version: (row.version ?? 0) + 1 }, row);
        await model.deleteMany({ id: { $in: ids }, isDeleted: true });
      };
      try {
        await model.insertMany(
          creates.map((fields, at) => ({ ...withKey(fields), id: first + at, isDeleted: true })),
        );
        for (const { id, fields, version } of updates) {
          const found = { id, isDeleted: false, ...atVersion(version) };
          const change = { $set: withKey(fields), $inc: { version: 1 } };
          const row = await model
            .findOneAndUpdate(found, change, { returnDocument: 'before' })
            .lean<ElixirRow>();
          if (!row) {
            await takeBack();
            return false;
          }
          before.push(row);
        }
        if (ids.length > 0) await model.updateMany({ id: { $in: ids } }, { $set: { isDeleted: false } });
      } catch (error) {
        await takeBack();
        throw error;
      }
      return true;
    },

    delete: (id: number) =>
      change({ id, isDeleted: false }, { isDeleted: true, deletedAt: new Date(), isAvailable: false }),
  };
}
