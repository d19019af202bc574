import { collectionKey } from '@shop/contracts/menu-choices';
import { MOST_IN_COLLECTION } from '@shop/contracts/menu-pages';
import type { Mongo } from '@shop/service-kit/mongo';
import { elixirModel, type ElixirRow } from '../elixir/elixir.model.ts';
import { createCards, type Card } from './cards.ts';
import { MENU_INDEX, onMenu, SHOWN } from './menu-find.ts';

/** Finds the products of a collection by its name in addresses. */
export function createCollections(db: Mongo) {
  const model = elixirModel(db);
  const withSizes = createCards(db);
  return async (slug: string): Promise<Card[]> =>
    withSizes(
      await model
        .find(onMenu(collectionKey(slug)), SHOWN)
        .sort({ id: 1 })
        .limit(MOST_IN_COLLECTION)
        .hint(MENU_INDEX)
        .lean<ElixirRow[]>(),
    );
}
