import type { Elixir } from '@shop/contracts/elixir';
import type { Blend } from '@shop/contracts/menu';
import { anElixir } from '@shop/contracts/testing/builders';

const FAMILY = 'Miel de encino';
const one = (id: number, milliliters: number, over: Partial<Elixir>) => ({
  ...anElixir({
    id,
    name: `${FAMILY} · ${milliliters} ml`,
    family: FAMILY,
    contents: { milliliters },
    ...over,
  }),
  slug: `miel-de-encino-${id}`,
});

/** One honey in three sizes, as the catalogue answers each; the first has low stock, the last none. */
export function aFamily(): Blend[] {
  const sizes = [
    one(21, 60, { price: 145, left: 3 }),
    one(22, 250, { price: 420, imageUrl: 'http://localhost:8080/media/semilla/elixir-02.webp' }),
    one(23, 1000, { price: 990, isAvailable: false }),
  ];
  return sizes.map((size, at) => ({ ...size, sizes, ...(at > 0 && { sizeOf: 21 }) })) as Blend[];
}
