import type { Migration } from '@shop/service-kit/migrations/migration';
import { giveKeys } from '../elixir/give-keys.ts';
import type { Context } from './context.ts';

/** Without keys elixirs are missing on the menu, so pages wait; there are few. */
export const migration: Migration<Context> = {
  when: 'before',
  run: ({ db }, progress) => giveKeys(db, { isCustom: false }, progress),
};
