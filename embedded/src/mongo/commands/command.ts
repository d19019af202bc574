import type { Exchange } from '../auth/scram.ts';
import type { UserName, Users } from '../auth/users.ts';
import type { Doc } from '../bson/values.ts';
import type { Cursors } from '../query/cursors.ts';
import type { Storage } from '../storage/storage.ts';
import type { Reply } from '../wire/reply.ts';

/** A connected client: the same object for all commands of a connection, so it holds who has logged in. */
export type Client = {
  id: number;
  isLocal: boolean;
  user?: UserName;
  exchange?: Exchange;
  exchanges: number;
};

/** `legacy`: asked by the old message kind of a driver's first hello. `auth`: whether rights are checked. */
export type Context = {
  storage: Storage;
  cursors: Cursors;
  users: Users;
  auth: boolean;
  client: Client;
  legacy: boolean;
};

/** One command: the fields it knows, and whether it runs inside a write transaction. */
export type Command = {
  fields: readonly string[] | 'any';
  writes?: boolean;
  run: (command: Doc, context: Context) => Reply;
};
