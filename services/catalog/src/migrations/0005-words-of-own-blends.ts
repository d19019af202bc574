import type { Migration } from '@shop/service-kit/migrations/migration';
import { giveKeys } from '../elixir/give-keys.ts';
import type { Context } from './context.ts';

/** Own blends get the words of their names for the search. */
export const migration: Migration<Context> = {
  when: 'beside',
  run: ({ db }, progress) => giveKeys(db, { isCustom: true }, progress),
};
