import type { Mongo } from '@shop/service-kit/mongo';

/** What migrations of this service are given. */
export type Context = { db: Mongo };
export const FOLDER = new URL('./', import.meta.url);
