import type { Migration } from '@shop/service-kit/migrations/migration';
import { giveKeys } from '../elixir/give-keys.ts';
import type { Context } from './context.ts';
import { firstTags } from './first-tags.ts';

/** Adds the tags that filter the menu, and the words of product pages that its search finds. */
export const migration: Migration<Context> = {
  when: 'before',
  run: ({ db }, progress) =>
    giveKeys(
      db,
      {
        isCustom: false,
        facts: (row) => (row.flavors === undefined && row.uses === undefined ? firstTags(row) : {}),
      },
      progress,
    ),
};
