import type { Migration } from '@shop/service-kit/migrations/migration';
import { giveKeys } from '../elixir/give-keys.ts';
import type { Context } from './context.ts';

/** The menu has no elixirs without their keys, and they are few: pages wait. */
export const migration: Migration<Context> = {
  when: 'before',
  run: ({ db }, progress) => giveKeys(db, { isCustom: false }, progress),
};
