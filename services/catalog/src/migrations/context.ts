import type { Mongo } from '@shop/service-kit/mongo';

/** What migrations of this service are given. */
export type Context = { db: Mongo };
