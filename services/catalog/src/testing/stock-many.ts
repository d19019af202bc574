import { LONG_COMMAND } from '@shop/service-kit/mongo';
import type { TestCatalog } from './with-catalog.ts';

/** Adds copies of a product ('Serie 1', 'Serie 2' …) in the form that the service stores. */
export async function stockMany({ addElixir, db }: TestCatalog, count: number, over: object = {}) {
  const { id } = await addElixir({ name: 'Serie 0', ...over });
  const elixirs = db.collection('elixirs');
  const { _id, ...row } = (await elixirs.findOne({ id }))!;
  const rows = Array.from({ length: count - 1 }, (_, at) => ({
    ...row,
    id: id + 1_000 + at,
    name: `Serie ${at + 1}`,
    nameKey: `serie ${at + 1}`,
    slugKey: `serie-${at + 1}`,
    priceCents: 10_000 + at,
  }));
  await elixirs.insertMany(rows, LONG_COMMAND);
}
