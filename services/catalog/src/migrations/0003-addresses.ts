import type { Migration } from '@shop/service-kit/migrations/migration';
import { createAddresses } from '../elixir/addresses.ts';
import type { Context } from './context.ts';

/** Addresses that were made from names at each reading are stored as they are; pages wait, as products are few. */
export const migration: Migration<Context> = {
  when: 'before',
  run: ({ db }, progress) => createAddresses(db).giveAll(progress),
};
