import type { Mongo } from '@shop/service-kit/mongo';
import { isDeepStrictEqual } from 'node:util';
import { bestOf } from '../opinions/rating.ts';
import { keysOf } from './elixir-keys.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

const SIZE = { isDeleted: false, isCustom: false } as const;

/** The size that represents its family: first the available ones, then the cheapest, then the oldest. */
const byRank = (a: ElixirRow, b: ElixirRow): number =>
  Number(b.isAvailable) - Number(a.isAvailable) || a.priceCents - b.priceCents || a.id - b.id;

/** The updates after which one size is on the menu, leads to the others, and all have the same rating. */
function stepsOf(rows: ElixirRow[]) {
  const head = rows.toSorted(byRank)[0];
  const best = bestOf(rows);
  return rows.flatMap(({ sizeOf, ...row }) => {
    const wanted = row.id === head?.id ? {} : { sizeOf: head!.id };
    const { menu } = keysOf({ ...row, ...wanted });
    if (sizeOf === wanted.sizeOf && row.best === best && isDeepStrictEqual(row.menu, menu)) return [];
    const $set = { menu, ...wanted, ...(best !== undefined && { best }) };
    const $unset = { ...(!wanted.sizeOf && { sizeOf: 1 }), ...(best === undefined && { best: 1 }) };
    // Skips a size that left the family meanwhile.
    const filter = { ...SIZE, id: row.id, family: row.family ?? null };
    return [{ updateOne: { filter, update: { $set, ...(Object.keys($unset).length > 0 && { $unset }) } } }];
  });
}

export type Families = ReturnType<typeof createFamilies>;

/** Products that are one honey in several sizes: one of them represents all on the menu. */
export function createFamilies(db: Mongo) {
  const model = elixirModel(db);
  const rowsOf = (families: string[], projection: Record<string, 0> = {}): Promise<ElixirRow[]> =>
    model
      .find({ ...SIZE, family: { $in: families } }, { ...projection, holds: 0 })
      .sort({ priceCents: 1, id: 1 })
      .lean<ElixirRow[]>()
      .exec();
  const alone = async (ids: number[]): Promise<ElixirRow[]> =>
    ids.length > 0
      ? model.find({ ...SIZE, id: { $in: ids }, family: null }, { holds: 0 }).lean<ElixirRow[]>()
      : [];
  return {
    /** The sizes of these families, the cheapest first. */
    rowsOf,

    /** The names of all families. */
    names: async (): Promise<string[]> =>
      (await model.distinct('family', { ...SIZE, family: { $gt: '' } })).filter((name) => name !== undefined),

    /**
     * Call it after a change in these families; `ids` are products that may have left them. It repeats until nothing
     * has to change, so concurrent changes are included.
     * @returns whether anything had to be corrected
     */
    async settle(families: (string | null | undefined)[], ids: number[] = []): Promise<boolean> {
      let isChanged = false;
      const names = [...new Set(families.filter((name) => typeof name === 'string'))];
      for (; names.length + ids.length > 0;) {
        const rows = [await rowsOf(names), await alone(ids)].flat();
        const groups = Map.groupBy(rows, ({ family, id }) => family ?? id);
        const steps = [...groups.values()].flatMap(stepsOf);
        if (steps.length === 0) break;
        // Not through the model, which would set `updatedAt`.
        await model.collection.bulkWrite(steps, { ordered: false });
        isChanged = true;
      }
      return isChanged;
    },
  };
}
