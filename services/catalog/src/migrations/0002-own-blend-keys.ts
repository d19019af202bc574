import type { Migration } from '@shop/service-kit/migrations/migration';
import { giveKeys } from '../elixir/give-keys.ts';
import type { Context } from './context.ts';

/** There are many own blends, but only administrators search them. */
export const migration: Migration<Context> = {
  when: 'beside',
  run: ({ db }, progress) => giveKeys(db, { isCustom: true }, progress),
};
