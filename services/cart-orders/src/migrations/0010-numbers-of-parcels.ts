import type { Migration } from '@shop/service-kit/migrations/migration';
import { migration as searchTexts } from './0004-order-search-texts.ts';
import type { Context } from './context.ts';

/** Makes orders findable by the numbers of their parcels. */
export const migration: Migration<Context> = searchTexts;
