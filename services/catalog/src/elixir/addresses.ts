import { slugOf } from '@shop/contracts/slug';
import type { Progress } from '@shop/service-kit/migrations/migration';
import { retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import { addressModel, type AddressRow } from './address.model.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

type Named = Pick<ElixirRow, 'id' | 'name' | 'slug'> & { isCustom?: boolean };
/** Where the addresses of rows are kept, and by which number. */
type Kept = {
  addresses: Model<AddressRow>;
  owner: 'elixirId' | 'flowerId';
  rows: Pick<Model<unknown>, 'collection'>;
};
export type WithSlug<Row = ElixirRow> = Row & { slug: string };

const BATCH = 500;

/** What may name the page, the best first. No name makes two hyphens: the last one is nobody else's. */
function namesOf({ id, name }: Named): string[] {
  const plain = slugOf(name);
  return plain ? [plain, `${plain}-${id}`, `${plain}--${id}`] : [String(id), `--${id}`];
}

/** An own blend has no page. An address that is of another name was given before a rename. */
const needsOne = (row: Named): boolean => !row.isCustom && !namesOf(row).includes(row.slug ?? '');

/**
 * The addresses of pages. One is given once and stored: those of a product's earlier names stay its own, and only when it
 * was deleted may another product of that name have them. The same of flowers.
 */
export function addressesOf({ addresses, owner, rows: { collection } }: Kept) {
  async function holdersOf(names: string[]): Promise<Map<string, number>> {
    const rows = await addresses.find({ _id: { $in: names } }).lean();
    return new Map(rows.map((row) => [row._id, row[owner]!]));
  }
  /** An import hides new products for a moment: they have no date of their end. */
  async function deletedOf(ids: number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const wanted = { id: { $in: ids }, isDeleted: true, deletedAt: { $ne: null } };
    const rows = await collection.find(wanted, { projection: { id: 1 } }).toArray();
    return new Set(rows.map(({ id }) => Number(id)));
  }

  /** Whoever was faster has made the same address: a duplicate key, and everything is looked at again. */
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
    // Not through the model: nobody has changed them. One that was renamed meanwhile gets its own.
    const updates = without.map(({ id, name }) => ({
      updateOne: { filter: { id, name }, update: { $set: { slug: given.get(id)! } } },
    }));
    if (updates.length > 0) await collection.bulkWrite(updates, { ordered: false });
    return rows.map((row) => ({ ...row, slug: given.get(row.id) ?? row.slug ?? String(row.id) }));
  }

  return {
    /** Every row with its address; one that has none yet, or was renamed, gets it now, in the order of the rows. */
    give,

    /** The number of what this address was given to. */
    idOf: async (slug: string): Promise<number | undefined> => (await holdersOf([slug])).get(slug),
  };
}

/** The addresses of products' pages. */
export function createAddresses(db: Mongo) {
  const elixirs = elixirModel(db);
  const given = addressesOf({ addresses: addressModel(db), owner: 'elixirId', rows: elixirs });
  return {
    ...given,

    /** Gives all products theirs, those with the lowest numbers first. */
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
