import { createHmac, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Recipe } from '@shop/bottle/recipe';
import { BLOSSOMS } from '@shop/contracts/flower-facts';
import { BOTTLES } from '@shop/contracts/picture-folders';

const signature = (secret: string, recipe: string): string =>
  createHmac('sha256', secret).update(`bottle:${recipe}`).digest('base64url').slice(0, 22);

/** As short as possible: payment providers limit addresses to some hundred letters. */
type Packed = [name: string, ...blooms: [name: string, honey: string, petals: string, form: number][]];

/**
 * The path of a recipe's picture, with all data to draw it. The catalog signs it, and the service that stores the
 * files draws it on request: neither service has to call the other.
 */
export function bottleAddress(secret: string, { name, blooms }: Recipe): string {
  const packed: Packed = [
    name,
    ...blooms.map((bloom) => {
      const { name: flower, honey, petals, form } = bloom;
      const one: Packed[1] = [flower, honey.slice(1), petals.slice(1), BLOSSOMS.indexOf(form)];
      return one;
    }),
  ];
  const recipe = deflateRawSync(JSON.stringify(packed), { level: 9 }).toString('base64url');
  return `/media/${BOTTLES}${recipe}.${signature(secret, recipe)}.webp`;
}

/** The recipe of this address if its signature is right; otherwise undefined. */
export function recipeOf(secret: string, recipe: string, sign: string): Recipe | undefined {
  const right = Buffer.from(signature(secret, recipe));
  const given = Buffer.from(sign);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [name, ...blooms] = JSON.parse(
    inflateRawSync(Buffer.from(recipe, 'base64url')).toString('utf8'),
  ) as Packed;
  return {
    name,
    blooms: blooms.map(([flower, honey, petals, form]) => ({
      name: flower,
      honey: `#${honey}`,
      petals: `#${petals}`,
      form: BLOSSOMS[form] ?? 'daisy',
    })),
  };
}
