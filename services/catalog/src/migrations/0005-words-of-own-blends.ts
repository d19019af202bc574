import type { Migration } from '@shop/service-kit/migrations/migration';
import { giveKeys } from '../elixir/give-keys.ts';
import type { Context } from './context.ts';

/** Own blends are found by the words of their names. */
export const migration: Migration<Context> = {
  when: 'beside',
  run: ({ db }, progress) => giveKeys(db, { isCustom: true }, progress),
};
