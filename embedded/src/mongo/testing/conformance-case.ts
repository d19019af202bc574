import type { Db, Document, MongoClient } from 'mongodb';

/** The shorthands that the cases are written in. */
export type Shorthands = {
  client: MongoClient;
  d: Db;
  run: (command: Document) => Promise<Document>;
  ins: (collection: string, documents: Document[], options?: Document) => Promise<Document>;
  find: (collection: string, filter?: Document, options?: Document) => Promise<Document>;
  one: (collection: string, filter?: Document, options?: Document) => Promise<Document | undefined>;
  agg: (collection: string, pipeline: Document[], options?: Document) => Promise<Document>;
  upd: (collection: string, q: Document, u: Document, options?: Document) => Promise<Document>;
  fam: (collection: string, options: Document) => Promise<Document>;
  idx: (collection: string, key: Document, options?: Document) => Promise<Document | string>;
};

export type RunCase = (name: string, answer: () => unknown) => Promise<void>;
export type CaseGroup = [name: string, run: (m: Shorthands, test: RunCase) => Promise<void>];
