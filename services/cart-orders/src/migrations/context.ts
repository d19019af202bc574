import type { Mongo } from '@shop/service-kit/mongo';

/** The context of this service's migrations. */
export type Context = { db: Mongo; publicBaseUrl: string };
