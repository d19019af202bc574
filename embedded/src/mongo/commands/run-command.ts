import { MongoError } from '../errors.ts';
import { authorize } from '../auth/authorize.ts';
import { assertSupportedTypes } from '../bson/storable.ts';
import type { Doc } from '../bson/values.ts';
import type { Reply } from '../wire/reply.ts';
import { aggregate } from './aggregate.ts';
import { create, drop, listCollections } from './collections.ts';
import type { Command, Context } from './command.ts';
import { connectionStatus } from './connection-status.ts';
import { count, distinct } from './count.ts';
import { getMore, killCursors } from './cursors.ts';
import { dropDatabase, listDatabases } from './databases.ts';
import { remove } from './delete.ts';
import { explain } from './explain.ts';
import { assertCommandFields } from './allowed-fields.ts';
import { find } from './find.ts';
import { findAndModify } from './find-and-modify.ts';
import { createIndexes } from './create-indexes.ts';
import { dropIndexes } from './drop-indexes.ts';
import { hello } from './hello.ts';
import { listIndexes } from './list-indexes.ts';
import { insert } from './insert.ts';
import { logout, saslContinue, saslStart } from './sasl.ts';
import { buildInfo, ping, serverStatus } from './server-info.ts';
import { endSessions, getParameter, hostInfo } from './shell-info.ts';
import { update } from './update.ts';
import { createUser, dropUser, updateUser } from './users.ts';
import { usersInfo } from './users-info.ts';

export const COMMANDS: Record<string, Command> = {
  aggregate,
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus,
  count,
  create,
  createIndexes,
  createUser,
  delete: remove,
  distinct,
  drop,
  dropDatabase,
  dropIndexes,
  dropUser,
  endSessions,
  explain,
  find,
  findAndModify,
  findandmodify: {
    ...findAndModify,
    run: ({ findandmodify: name, ...rest }, context) =>
      findAndModify.run({ ...rest, findAndModify: name! }, context),
  },
  getMore,
  getParameter,
  hello,
  hostInfo,
  insert,
  isMaster: hello,
  ismaster: hello,
  killCursors,
  listCollections,
  listDatabases,
  listIndexes,
  logout,
  ping,
  saslContinue,
  saslStart,
  serverStatus,
  update,
  updateUser,
  usersInfo,
};

/** A write is all or nothing. When it is undone, the names in memory are read from the file again. */
function runWrite(run: () => Reply, { storage: { database, catalog } }: Context): Reply {
  const before = catalog.changes();
  try {
    return database.transaction(run);
  } catch (error) {
    // Most failures are duplicate keys, which change no name, so that reading a large file again would be wasted.
    if (catalog.changes() !== before) catalog.reload();
    throw error;
  }
}

function dispatch(request: Doc, context: Context): Reply {
  const [name = ''] = Object.keys(request);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new MongoError(59, 'CommandNotFound', `no such command: '${name}' is not supported`);
  if (String(request['$db']).includes('.')) {
    throw new MongoError(73, 'InvalidNamespace', `Invalid database name: '${String(request['$db'])}'`);
  }
  if (context.auth) authorize(name, request, context);
  assertSupportedTypes(request);
  if (command.fields !== 'any') assertCommandFields(name, request, command.fields);
  const run = () => command.run(request, context);
  return command.writes ? runWrite(run, context) : run();
}

/** Answers one command. Every error becomes an error reply, an internal one as well. */
export function runCommand(request: Doc, context: Context): Reply {
  try {
    return dispatch(request, context);
  } catch (error) {
    if (error instanceof MongoError) {
      const { code, codeName, message, details } = error;
      return { ok: 0, errmsg: message, code, codeName, ...details };
    }
    return { ok: 0, errmsg: `internal error: ${String(error)}`, code: 8, codeName: 'UnknownError' };
  }
}
