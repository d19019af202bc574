import * as z from 'zod/mini';
import { autoId } from './common.ts';
import { PUBLIC_FACTS } from './elixir-facts.ts';
import { toldFacts } from './fact-schemas.ts';

/** A kit is a product that holds others. These limit how many products, and how many pieces of each. */
const FEWEST_PARTS = 2;
export const MOST_PARTS = 10;
export const MOST_OF_PART = 12;

const COUNT = `Escribe un número del 1 al ${MOST_OF_PART}`;
const kitPart = z.object({
  elixirId: autoId,
  count: z.int(COUNT).check(z.gte(1, COUNT), z.lte(MOST_OF_PART, COUNT)),
});
/** One piece of a kit holds this number of a product. */
export type KitPart = z.infer<typeof kitPart>;

const WRONG_NUMBER = `Un kit lleva de ${FEWEST_PARTS} a ${MOST_PARTS} productos`;
const isKit = ({ length }: KitPart[]) => length >= FEWEST_PARTS && length <= MOST_PARTS;
const isEachOnce = (parts: KitPart[]) => new Set(parts.map(({ elixirId }) => elixirId)).size === parts.length;

/** As it is written: null or an empty list makes it a plain product again. Fields that were only read are ignored. */
export const kitParts = z.nullable(
  z.pipe(
    z.array(kitPart, WRONG_NUMBER).check(
      z.refine<KitPart[]>((parts) => parts.length === 0 || isKit(parts), WRONG_NUMBER),
      z.refine<KitPart[]>(isEachOnce, 'Pon cada producto una sola vez y di cuántos'),
    ),
    z.transform((parts: KitPart[]) => (parts.length > 0 ? parts : null)),
  ),
);

const { contents, weight } = PUBLIC_FACTS;
/** A part with its product's name and contents at the time of the sale. */
export const soldPart = z.object({
  elixirId: z.int(),
  count: z.int(),
  name: z.string(),
  ...toldFacts({ contents }),
});

export type SoldPart = z.infer<typeof soldPart>;

/** As it is read: with the current state of its product. A deleted product has no page. */
export const toldPart = z.extend(soldPart, {
  price: z.number(),
  slug: z.optional(z.string()),
  /** A PartLack. */
  lack: z.optional(z.string()),
  ...toldFacts({ weight }),
});
export type ToldPart = z.infer<typeof toldPart>;
