import type { Migration } from '@shop/service-kit/migrations/migration';
import { migration as searchTexts } from './0004-order-search-texts.ts';
import type { Context } from './context.ts';

/** Makes orders findable by their words, regardless of apostrophes, hyphens or brackets. */
export const migration: Migration<Context> = searchTexts;
