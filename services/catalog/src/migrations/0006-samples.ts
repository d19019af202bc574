import { SHOP_IMAGES } from '@shop/contracts/picture-folders';
import type { Migration } from '@shop/service-kit/migrations/migration';
import type { Context } from './context.ts';

/** How many the shop came with: their numbers are the first, and nobody else's. */
const CAME_WITH = { elixirs: 11, flowers: 15 };

/** What the shop came with is known by a mark; who changed one before has made it theirs. */
export const migration: Migration<Context> = {
  when: 'before',
  async run({ db }) {
    if (!(await db.collection<{ _id: string }>('seeds').findOne({ _id: 'seed' }))) return;
    for (const [name, last] of Object.entries(CAME_WITH))
      await db.collection(name).updateMany(
        {
          id: { $lte: last },
          version: { $exists: false },
          isDeleted: false,
          image: { $regex: `^/media/${SHOP_IMAGES}` },
        },
        { $set: { sample: true } },
      );
  },
};
