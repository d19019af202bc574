import type { ElixirListQuery } from '@shop/contracts/elixir';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { createListSearch } from '@shop/service-kit/list-pages/list-search';
import type { AnyForm } from '@shop/service-kit/media-urls';
import { nextId, retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { atVersion, versionOf } from '../version.ts';
import { createAddresses } from './addresses.ts';
import { createCodeHolders } from './code-claims.ts';
import { createFamilies } from './families.ts';
import { newRow, stepOf, type ElixirChange, type NewElixirFields } from './elixir-change.ts';
import { WITHOUT_SEARCH_FIELDS } from './elixir-keys.ts';
import { listFilter, listIndex, listSearch, listSort } from './elixir-list.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';
import { createFound } from './found.ts';
import { createImport } from './import-all.ts';
import { createKits } from './kits.ts';
import { createRenameFlower } from './rename-flower.ts';

export type ElixirStore = ReturnType<typeof createElixirStore>;

const STRUCK_DAYS = ['from', 'until'].map((day) => ({ [`compareAt.${day}`]: { $exists: true } }));

/** Elixirs in MongoDB. Deleted ones stay stored for carts and orders; only `findByIds` returns them (H32). */
export function createElixirStore(db: Mongo) {
  const model = elixirModel(db);
  const addresses = createAddresses(db);
  const families = createFamilies(db);
  const { withParts, kitsWith, lowKits } = createKits(model);
  const whole = async (row: ElixirRow | null): Promise<ElixirRow | null> =>
    row && (await withParts([row]))[0]!;
  const change = (filter: object, update: object): Promise<ElixirRow | null> =>
    model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<ElixirRow>().exec();
  const find = (id: number) => model.findOne({ id, isDeleted: false }).lean<ElixirRow>().exec();
  const search = createListSearch<ElixirRow>(model, 'id');
  async function page(query: ElixirListQuery): Promise<Page<ElixirRow>> {
    const filter = await listFilter(query, lowKits);
    const sort = listSort(query.sort);
    const shown = { sort, projection: WITHOUT_SEARCH_FIELDS };
    if (!query.q) return listPage(model, filter, { ...query, ...shown });
    const { page: nth, pageSize: limit } = query;
    const wanted = { filter, ...shown, skip: (nth - 1) * limit, limit, hint: listIndex(query) };
    return search(wanted, listSearch(query));
  }
  return {
    kitsWith,
    find: async (id: number) => whole(await find(id)),
    listPredesigned: async () =>
      withParts(
        await model
          .find({ isDeleted: false, isCustom: false }, { ...WITHOUT_SEARCH_FIELDS, holds: 0 })
          .sort({ id: 1 })
          .lean<ElixirRow[]>(),
      ),

    async page(query: ElixirListQuery): Promise<Page<ElixirRow>> {
      const { rows, ...counted } = await page(query);
      return { rows: await withParts(rows), ...counted };
    },

    ...createFound(model),
    ofFamilies: (names: string[]) => families.rowsOf(names),

    findPredesigned: async (id: number) =>
      whole(await model.findOne({ id, isDeleted: false, isCustom: false }).lean<ElixirRow>()),

    findByIds: async (ids: number[]) =>
      withParts(
        await model
          .find({ id: { $in: ids } })
          .sort({ id: 1 })
          .lean<ElixirRow[]>(),
      ),

    ...createCodeHolders(db),

    /** Elixirs that show a picture. */
    showing: (image: AnyForm) =>
      model
        .find(
          {
            isDeleted: false,
            $or: [{ image }, { 'morePictures.image': image }],
          },
          { id: 1, name: 1 },
        )
        .sort({ id: 1 })
        .lean<Pick<ElixirRow, 'id' | 'name'>[]>()
        .exec(),

    /** Whether any product's earlier price is shown from or until a day. */
    hasStruckDays: async () =>
      (await model
        .exists({ isDeleted: false, isCustom: false, $or: STRUCK_DAYS })
        .hint({ isDeleted: 1, isCustom: 1, id: 1 })) !== null,

    async create(fields: NewElixirFields): Promise<ElixirRow> {
      const row = await model.create({ ...newRow(fields), id: await nextId(db, 'elixirs') });
      await families.settle([row.family]);
      const [addressed] = await addresses.give([row.toObject<ElixirRow>()]);
      return (await whole(addressed!))!;
    },

    /** @returns null when there is no such elixir, it has another version, or too few pieces for the change */
    update: (id: number, wanted: ElixirChange): Promise<ElixirRow | null> =>
      retryLostRaces(async (lost) => {
        const row = await find(id);
        if (!row) return null;
        const { filter, update } = stepOf(wanted, row);
        const changed = await change(filter, update);
        if (changed) {
          await families.settle([row.family, changed.family], row.family ? [id] : []);
          return whole((await addresses.give([changed]))[0]!);
        }
        if (wanted.version !== undefined) return null;
        const now = await find(id);
        return now && versionOf(now) !== versionOf(row) ? lost() : null;
      }),

    importAll: createImport(db),
    renameFlower: createRenameFlower(db),

    /** @returns null when there is no such elixir, or it has another version */
    async delete(id: number, seen?: number): Promise<ElixirRow | null> {
      const deleted = await change(
        { id, isDeleted: false, ...atVersion(seen) },
        {
          $set: { isDeleted: true, deletedAt: new Date(), isAvailable: false },
          $inc: { version: 1 },
          $unset: { sizeOf: 1, sample: 1 },
        },
      );
      await families.settle([deleted?.family]);
      return whole(deleted);
    },
  };
}
