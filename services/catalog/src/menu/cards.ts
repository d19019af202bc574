import type { Mongo } from '@shop/service-kit/mongo';
import { createAddresses, type WithSlug } from '../elixir/addresses.ts';
import { WITHOUT_SEARCH_FIELDS } from '../elixir/elixir-keys.ts';
import type { ElixirRow } from '../elixir/elixir.model.ts';
import { createFamilies } from '../elixir/families.ts';
import { elixirModel } from '../elixir/elixir.model.ts';
import { createKits, isOnSale } from '../elixir/kits.ts';

/** A product with the sizes of its family, when there are several. */
export type Card = WithSlug & { sizes?: WithSlug[] };
/** The cheapest size of a card that is on sale. */
export const onSaleOf = ({ sizes, ...row }: Card): WithSlug | undefined => (sizes ?? [row]).find(isOnSale);

/** Adds to rows what the menu's answers need: their addresses and, in a family, its sizes. */
export function createCards(db: Mongo) {
  const addresses = createAddresses(db);
  const families = createFamilies(db);
  const { withParts } = createKits(elixirModel(db));
  return async (rows: ElixirRow[]): Promise<Card[]> => {
    const names = [...new Set(rows.flatMap(({ family }) => family ?? []))];
    const members = names.length > 0 ? await families.rowsOf(names, WITHOUT_SEARCH_FIELDS) : [];
    const all = new Map([...rows, ...members].map((row) => [row.id, row]));
    const whole = await withParts(await addresses.give([...all.values()]));
    const addressed = new Map(whole.map((row) => [row.id, row]));
    const sizes = Map.groupBy(members, ({ family }) => family);
    return rows.map(({ id, family }) => {
      const own = sizes.get(family) ?? [];
      return {
        ...addressed.get(id)!,
        ...(own.length > 1 && { sizes: own.map((row) => addressed.get(row.id)!) }),
      };
    });
  };
}
