import type { Migration } from '@shop/service-kit/migrations/migration';
import { migration as searchTexts } from './0004-order-search-texts.ts';
import type { Context } from './context.ts';

/** Orders are found by their words, whatever apostrophe, hyphen or bracket stands beside them. */
export const migration: Migration<Context> = searchTexts;
