import type { ElixirListQuery } from '@shop/contracts/elixir';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { createListSearch } from '@shop/service-kit/list-pages/list-search';
import { LONG_COMMAND, nextId, retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { newStock, stockStep, undo, type StockChange } from '../stock/stock-change.ts';
import { atVersion, versionOf } from '../version.ts';
import { keysOf, NOT_FOUND_BY, type ElixirKeys } from './elixir-keys.ts';
import { listFilter, listIndex, listSearch, listSort } from './elixir-list.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

/** What the service itself decides about an elixir. */
type OwnFields = 'id' | keyof ElixirKeys | 'isDeleted' | 'deletedAt' | 'version' | 'createdAt' | 'updatedAt';
type StockFields = 'stock' | 'holds' | 'sold' | 'stocked' | 'alarm';
type CustomFields = 'sessionId' | 'idempotencyKey' | 'expiresAt';
/** What an administrator decides about an elixir: everything else. */
export type ElixirFields = Omit<ElixirRow, OwnFields | CustomFields | StockFields>;
export type NewElixirFields = ElixirFields & { stock?: number | null };
export type ElixirImport = {
  creates: NewElixirFields[];
  updates: { id: number; version: number; fields: Partial<ElixirFields>; stock?: StockChange }[];
};
type ElixirChange = {
  version?: number | undefined;
  fields: Partial<ElixirFields>;
  stock?: StockChange | undefined;
};
export type ElixirStore = ReturnType<typeof createElixirStore>;

const newRow = ({ stock, ...fields }: NewElixirFields) => ({
  ...fields,
  ...keysOf(fields),
  ...newStock(stock),
});

/** One atomic change of what an administrator decides and of what they counted, to the row as it was read. */
function stepOf({ version, fields, stock }: ElixirChange, row: ElixirRow) {
  const { filter, set, inc, unset } = stock ? stockStep(stock) : { filter: {} };
  return {
    // What it is found by comes of several fields: none of them may have changed meanwhile.
    filter: { id: row.id, isDeleted: false, ...atVersion(version ?? versionOf(row)), ...filter },
    update: {
      $set: { ...fields, ...keysOf({ ...row, ...fields }), ...set },
      $inc: { version: 1, ...inc },
      ...(unset && { $unset: unset }),
    },
  };
}

/** Elixirs in MongoDB. Whatever was deleted stays stored for carts and orders, and only `findByIds` still sees it (H32). */
export function createElixirStore(db: Mongo) {
  const model = elixirModel(db);
  const change = (filter: object, update: object): Promise<ElixirRow | null> =>
    model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<ElixirRow>().exec();
  const find = (id: number) => model.findOne({ id, isDeleted: false }).lean<ElixirRow>().exec();
  const search = createListSearch<ElixirRow>(model, 'id');
  return {
    find,
    listPredesigned: () =>
      model
        .find({ isDeleted: false, isCustom: false }, { ...NOT_FOUND_BY, holds: 0 })
        .sort({ id: 1 })
        .lean<ElixirRow[]>()
        .exec(),

    page(query: ElixirListQuery): Promise<Page<ElixirRow>> {
      const filter = listFilter(query);
      const sort = listSort(query.sort);
      const shown = { sort, projection: NOT_FOUND_BY };
      if (!query.q) return listPage(model, filter, { ...query, ...shown });
      const { page, pageSize: limit } = query;
      const wanted = { filter, ...shown, skip: (page - 1) * limit, limit, hint: listIndex(query) };
      return search(wanted, listSearch(query));
    },

    findPredesigned: (id: number) =>
      model.findOne({ id, isDeleted: false, isCustom: false }).lean<ElixirRow>().exec(),

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

    async create(fields: NewElixirFields): Promise<ElixirRow> {
      const row = await model.create({ ...newRow(fields), id: await nextId(db, 'elixirs') });
      return row.toObject();
    },

    /** @returns null when there is no such elixir, no longer in that version, or without the pieces that are taken away */
    update: (id: number, wanted: ElixirChange): Promise<ElixirRow | null> =>
      retryLostRaces(async (lost) => {
        const row = await find(id);
        if (!row) return null;
        const { filter, update } = stepOf(wanted, row);
        const changed = await change(filter, update);
        if (changed || wanted.version !== undefined) return changed;
        const now = await find(id);
        return now && versionOf(now) !== versionOf(row) ? lost() : null;
      }),

    /**
     * Stores all of them or none. New ones are hidden until the changes are made; a change that meets a newer version
     * takes back those before it.
     * @returns false when somebody else was faster, and nothing was stored
     */
    async importAll({ creates, updates }: ElixirImport): Promise<boolean> {
      const first = creates.length > 0 ? await nextId(db, 'elixirs', creates.length) : 0;
      const ids = creates.map((_, at) => first + at);
      const before: { row: ElixirRow; wanted: ElixirChange }[] = [];
      const takeBack = async () => {
        for (const { row, wanted } of before)
          await model.collection.updateOne(
            { id: row.id, version: versionOf(row) + 1 },
            undo({ ...wanted, row }),
          );
        await model.deleteMany({ id: { $in: ids }, isDeleted: true }, LONG_COMMAND);
      };
      try {
        await model.insertMany(
          creates.map((fields, at) => ({ ...newRow(fields), id: first + at, isDeleted: true })),
          LONG_COMMAND,
        );
        for (const { id, ...wanted } of updates) {
          const seen = await find(id);
          const step = seen && stepOf(wanted, seen);
          const row =
            step &&
            (await model
              .findOneAndUpdate(step.filter, step.update, { returnDocument: 'before' })
              .lean<ElixirRow>());
          if (!row) {
            await takeBack();
            return false;
          }
          before.push({ row, wanted });
        }
        if (ids.length > 0)
          await model.updateMany({ id: { $in: ids } }, { $set: { isDeleted: false } }, LONG_COMMAND);
      } catch (error) {
        await takeBack();
        throw error;
      }
      return true;
    },

    delete: (id: number) =>
      change(
        { id, isDeleted: false },
        {
          $set: { isDeleted: true, deletedAt: new Date(), isAvailable: false },
          $inc: { version: 1 },
        },
      ),
  };
}
