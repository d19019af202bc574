import type { Doc } from '../bson/values.ts';
import type { Client } from '../wire/connection.ts';
import type { Reply } from '../wire/reply.ts';
import type { Cursors } from '../query/cursors.ts';
import type { Storage } from '../storage/documents.ts';

export type Context = { storage: Storage; cursors: Cursors; client: Client & { legacy: boolean } };

/** One command: the fields it knows, and whether it runs inside a write transaction. */
export type Command = {
  fields: readonly string[] | 'any';
  writes?: boolean;
  run: (command: Doc, context: Context) => Reply;
};
