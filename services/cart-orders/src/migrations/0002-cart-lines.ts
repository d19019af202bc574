import { everyRow, type Migration } from '@shop/service-kit/migrations/migration';
import { adoptItems } from '../shopping/cart/adopt-items.ts';
import type { CartRow } from '../shopping/cart/cart.model.ts';
import type { Context } from './context.ts';

/** Carts of earlier releases have their lines beside them. Whoever reads such a cart meanwhile takes them in as well. */
export const migration: Migration<Context> = {
  when: 'beside',
  run: ({ db }, progress) =>
    everyRow<CartRow>(
      db,
      {
        collection: 'carts',
        fields: { round: 1, items: 1 },
        write: async (carts) => {
          for (const cart of carts) if (!cart.items) await adoptItems(db, cart);
        },
      },
      progress,
    ),
};
