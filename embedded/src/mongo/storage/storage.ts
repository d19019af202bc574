import type { Catalog } from './catalog.ts';
import type { Database } from './database.ts';

/** The file and the names in it. */
export type Storage = { database: Database; catalog: Catalog };
