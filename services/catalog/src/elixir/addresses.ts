import { slugOf } from '@shop/contracts/slug';
import type { Progress } from '@shop/service-kit/migrations/migration';
import { retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import { addressModel, type AddressRow } from './address.model.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

type Named = Pick<ElixirRow, 'id' | 'name' | 'slug'> & { isCustom?: boolean };
/** The collection of the addresses, and its field with the row's number. */
type Kept = {
  addresses: Model<AddressRow>;
  owner: 'elixirId' | 'flowerId';
  rows: Pick<Model<unknown>, 'collection'>;
};
export type WithSlug<Row = ElixirRow> = Row & { slug: string };

const BATCH = 500;

/** Possible addresses, the best first. No name contains two hyphens, so the last one is always free. */
function namesOf({ id, name }: Named): string[] {
  const plain = slugOf(name);
  return plain ? [plain, `${plain}-${id}`, `${plain}--${id}`] : [String(id), `--${id}`];
}

/** An own blend has no page. A slug that does not match the name is from before a rename. */
const needsOne = (row: Named): boolean => !row.isCustom && !namesOf(row).includes(row.slug ?? '');

/**
 * The addresses of pages. An address is given once and stored. A renamed product keeps its earlier addresses; another
 * product may get one only when its holder is deleted. Flowers follow the same rules.
 */
export function addressesOf({ addresses, owner, rows: { collection } }: Kept) {
  async function holdersOf(names: string[]): Promise<Map<string, number>> {
    const rows = await addresses.find({ _id: { $in: names } }).lean();
    return new Map(rows.map((row) => [row._id, row[owner]!]));
  }
  /** New products that an import hides for a moment do not count: they have no date of deletion. */
  async function deletedOf(ids: number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const wanted = { id: { $in: ids }, isDeleted: true, deletedAt: { $ne: null } };
    const rows = await collection.find(wanted, { projection: { id: 1 } }).toArray();
    return new Set(rows.map(({ id }) => Number(id)));
  }

  /** If another writer creates the same address first, the duplicate key error starts all of this again. */
  const claim = (rows: Named[]): Promise<Map<number, string>> =>
    retryLostRaces(async () => {
      const holders = await holdersOf(rows.flatMap(namesOf));
      const deleted = await deletedOf([...holders.values()]);
      const given = new Map<number, string>();
      const claims = rows.map((row) => {
        const isFree = (name: string) => {
          const holder = holders.get(name) ?? row.id;
          return holder === row.id || deleted.has(holder);
        };
        const slug = namesOf(row).find(isFree)!;
        const filter = { _id: slug, [owner]: holders.get(slug) ?? row.id };
        holders.set(slug, row.id);
        given.set(row.id, slug);
        return { updateOne: { filter, update: { $set: { [owner]: row.id } }, upsert: true } };
      });
      await addresses.bulkWrite(claims, { ordered: false });
      return given;
    });

  async function give<Row extends Named>(rows: Row[]): Promise<WithSlug<Row>[]> {
    const without = rows.filter(needsOne);
    const given = without.length > 0 ? await claim(without) : new Map<number, string>();
    // Not through the model, which would set `updatedAt`. A row that was renamed meanwhile is skipped by its filter.
    const updates = without.map(({ id, name }) => ({
      updateOne: { filter: { id, name }, update: { $set: { slug: given.get(id)! } } },
    }));
    if (updates.length > 0) await collection.bulkWrite(updates, { ordered: false });
    return rows.map((row) => ({ ...row, slug: given.get(row.id) ?? row.slug ?? String(row.id) }));
  }

  return {
    /** All rows with their addresses. Rows that have none yet, or were renamed, get one, in the order of the rows. */
    give,

    /** The number of the row that has this address. */
    idOf: async (slug: string): Promise<number | undefined> => (await holdersOf([slug])).get(slug),
  };
}

/** The addresses of products' pages. */
export function createAddresses(db: Mongo) {
  const elixirs = elixirModel(db);
  const given = addressesOf({ addresses: addressModel(db), owner: 'elixirId', rows: elixirs });
  return {
    ...given,

    /** Gives all products their addresses, the lowest numbers first. */
    async giveAll({ from, reached }: Partial<Progress> = {}): Promise<void> {
      for (let place = Number(from ?? 0); ;) {
        const rows = await elixirs
          .find(
            { isDeleted: false, isCustom: false, id: { $gt: place } },
            { id: 1, name: 1, isCustom: 1, slug: 1 },
          )
          .sort({ id: 1 })
          .limit(BATCH)
          .lean<Named[]>();
        if (rows.length === 0) return;
        await given.give(rows);
        place = rows.at(-1)!.id;
        await reached?.(place, rows.length);
      }
    },
  };
}
