import { SHOP_IMAGES } from '@shop/contracts/picture-folders';
import type { Migration } from '@shop/service-kit/migrations/migration';
import type { Context } from './context.ts';

/** How many rows the seed contains: they have the lowest numbers. */
const CAME_WITH = { elixirs: 11, flowers: 15 };

/** Marks the sample content. Rows that somebody has changed before get no mark. */
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
