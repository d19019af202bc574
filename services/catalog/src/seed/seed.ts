import { normalizeForSearch } from '@shop/contracts/search';
import { elixirs as seedElixirs } from '@shop/seed/content/elixirs';
import { flowers as seedFlowers } from '@shop/seed/content/flowers';
import { isDuplicateKey, raiseCounter, type Mongo } from '@shop/service-kit/mongo';
import { readMark, setMark } from '@shop/service-kit/seed-mark';
import { elixirModel } from '../elixir/elixir.model.ts';
import { flowerModel } from '../flower/flower.model.ts';

type Numbered = { id: number };
const last = (rows: Numbered[]) => Math.max(0, ...rows.map(({ id }) => id));

/**
 * Fills an empty catalogue; answers false when there was nothing to do. A start that was cut short is completed by
 * the next one, two instances may do it at once, and what administrators changed since is never touched.
 */
export async function seedCatalog(db: Mongo): Promise<boolean> {
  const mark = await readMark(db);
  if (mark === 'done') return false;
  if (!mark) {
    if (!(await isEmpty(db))) return false;
    await setMark(db, 'started');
  }
  await raiseCounter(db, 'flowers', last(seedFlowers));
  await raiseCounter(db, 'elixirs', last(seedElixirs));
  for (const flower of seedFlowers) await insertFlower(db, flower);
  for (const elixir of seedElixirs) await insertElixir(db, elixir);
  await setMark(db, 'done');
  return true;
}

const isEmpty = async (db: Mongo): Promise<boolean> =>
  !(await elixirModel(db).exists({})) && !(await flowerModel(db).exists({}));

const insertFlower = (db: Mongo, { imageKey, ...flower }: (typeof seedFlowers)[number]) =>
  unlessThere(flowerModel(db).create({ ...flower, image: `/media/${imageKey}` }));

const insertElixir = (db: Mongo, { imageKey, ...elixir }: (typeof seedElixirs)[number]) =>
  unlessThere(
    elixirModel(db).create({
      ...elixir,
      nameKey: normalizeForSearch(elixir.name),
      image: `/media/${imageKey}`,
    }),
  );

/** The unique id decides which of two instances stores a row. */
async function unlessThere(creation: Promise<unknown>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
