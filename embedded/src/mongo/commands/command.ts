import type { Doc } from '../bson/values.ts';
import type { Cursors } from '../query/cursors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Reply } from '../wire/reply.ts';

/** A connected client: the same object for all commands of a connection, so it can hold who has logged in. */
export type Client = { id: number };

/** `legacy`: asked by the old message kind of a driver's first hello. */
export type Context = { storage: Storage; cursors: Cursors; client: Client; legacy: boolean };

/** One command: the fields it knows, and whether it runs inside a write transaction. */
export type Command = {
  fields: readonly string[] | 'any';
  writes?: boolean;
  run: (command: Doc, context: Context) => Reply;
};
