import { LONG_COMMAND } from '@shop/service-kit/mongo';
import type { Migration } from '@shop/service-kit/migrations/migration';
import { checkoutModel } from '../shopping/checkout/checkout.model.ts';
import type { Context } from './context.ts';

/**
 * Makes the unique index possible where one order cycle of a cart was ordered twice before it existed: the oldest checkout
 * stays 'ordered', the others become 'ordered_twice' and keep their orders.
 */
export const migration: Migration<Context> = {
  when: 'before',
  async run({ db }) {
    const checkouts = checkoutModel(db);
    const ordered = { status: 'ordered' as const };
    const twice = await checkouts.aggregate<{ ids: string[] }>(
      [
        { $match: ordered },
        { $sort: { createdAt: 1, _id: 1 } },
        { $group: { _id: { cart: '$cartId', round: '$cartRound' }, ids: { $push: '$_id' } } },
        { $match: { 'ids.1': { $exists: true } } },
      ],
      LONG_COMMAND,
    );
    const later = { _id: { $in: twice.flatMap(({ ids }) => ids.slice(1)) }, ...ordered };
    await checkouts.updateMany(later, { $set: { status: 'ordered_twice' } }, LONG_COMMAND);
  },
};
