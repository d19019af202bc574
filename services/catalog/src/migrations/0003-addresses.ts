import type { Migration } from '@shop/service-kit/migrations/migration';
import { createAddresses } from '../elixir/addresses.ts';
import type { Context } from './context.ts';

/** Stores addresses that were computed from names at each reading. Pages wait, because products are few. */
export const migration: Migration<Context> = {
  when: 'before',
  run: ({ db }, progress) => createAddresses(db).giveAll(progress),
};
