import { elixir, type Elixir } from '@shop/contracts/elixir';
import { FACTS } from '@shop/contracts/elixir-facts';
import { flower, type Flower } from '@shop/contracts/flower';
import { toCentavos } from '@shop/contracts/money';
import { raiseCounter, type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { fillOnce, readSeedFile } from '@shop/service-kit/seeding';
import * as z from 'zod';
import { createAddresses } from '../elixir/addresses.ts';
import { keysOf } from '../elixir/elixir-keys.ts';
import { elixirModel } from '../elixir/elixir.model.ts';
import { inCentavos } from '../facts.ts';
import { flowerModel } from '../flower/flower.store.ts';

/** catalog.json has the form of the API's answers, but pictures as stored paths below /media/. */
const content = z.object({ flowers: z.array(flower), elixirs: z.array(elixir) });

const last = (rows: { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id));

/** Fills an empty catalogue from the folder. @returns false when there was nothing to do */
export async function seedCatalog(db: Mongo, folder: string): Promise<boolean> {
  return fillOnce(db, {
    isEmpty: async () => !(await elixirModel(db).exists({})) && !(await flowerModel(db).exists({})),
    fill: async () => {
      const { flowers, elixirs } = await readSeedFile(folder, 'catalog.json', content);
      await raiseCounter(db, 'flowers', last(flowers));
      await raiseCounter(db, 'elixirs', last(elixirs));
      for (const one of flowers) await insertFlower(db, one);
      for (const one of elixirs) await insertElixir(db, one);
      await createAddresses(db).giveAll();
    },
  });
}

const insertFlower = (db: Mongo, { imageUrl, ...same }: Flower) =>
  unlessThere(flowerModel(db).create({ ...same, image: imageUrl, sample: true }));

const insertElixir = (db: Mongo, { imageUrl, price, ...same }: Elixir) =>
  unlessThere(
    elixirModel(db).create({
      ...inCentavos(same, FACTS),
      ...keysOf({ ...same, flowers: same.flowers ?? [] }),
      priceCents: toCentavos(price),
      image: imageUrl,
      sample: true,
    }),
  );

/** The unique id decides which of two instances stores a row. */
const unlessThere = (creation: Promise<unknown>) => unlessTaken(creation, () => undefined);
