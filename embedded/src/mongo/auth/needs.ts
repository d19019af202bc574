import { type Doc, fieldOf, isDoc } from '../bson/values.ts';
import { textField } from '../commands/fields.ts';
import { type Action, rolesField } from './roles.ts';
import { usersAsked } from './users-asked.ts';

/** A right that a command needs. Without `collection` it is about the database as a whole. */
export type Need = { action: Action; db: string; collection?: string };

/** 'anyone': also before login. 'user': any user who is logged in. A list: all of its rights. */
export type Needs = 'anyone' | 'user' | Need[];

const dbOf = (command: Doc): string => textField(command, '$db');
const nameIn = (command: Doc, field: string): string | undefined => {
  const name = fieldOf(command, field);
  return typeof name === 'string' ? name : undefined;
};

/** The actions on the collection that the command's first field names. */
const on =
  (...actions: Action[]) =>
  (command: Doc): Need[] => {
    const collection = nameIn(command, Object.keys(command)[0]!);
    return actions.map((action) => ({ action, db: dbOf(command), collection }));
  };

const onDatabase = (action: Action) => (command: Doc) => [{ action, db: dbOf(command) }];
const monitor = (): Need[] => [{ action: 'monitor', db: 'admin' }];
const anyone = () => 'anyone' as const;

function explained(command: Doc): Need[] {
  const inner = fieldOf(command, 'explain');
  if (!isDoc(inner)) return onDatabase('read')(command);
  return on('read')({ ...inner, $db: command['$db']! });
}

function continued(command: Doc): Need[] {
  const collection = nameIn(command, 'collection');
  return collection?.startsWith('$cmd.')
    ? onDatabase('list')(command)
    : [{ action: 'read', db: dbOf(command), collection }];
}

/** Making a user needs the right to its database and to those of all its roles. */
const usersAndRoles = (command: Doc): Need[] =>
  [dbOf(command), ...rolesField(command).map(({ db }) => db)].map((db) => ({ action: 'users', db }));

const users = onDatabase('users');

/** A command that is not in this table is allowed to nobody. */
export const NEEDS: Record<string, (command: Doc) => Needs> = {
  aggregate: on('read'),
  buildInfo: anyone,
  buildinfo: anyone,
  connectionStatus: anyone,
  count: on('read'),
  create: on('schema'),
  createIndexes: on('schema'),
  createUser: usersAndRoles,
  delete: on('write'),
  distinct: on('read'),
  drop: on('schema'),
  dropDatabase: onDatabase('dropDatabase'),
  dropIndexes: on('schema'),
  dropUser: users,
  endSessions: () => 'user',
  explain: explained,
  find: on('read'),
  findAndModify: on('read', 'write'),
  findandmodify: on('read', 'write'),
  getMore: continued,
  getParameter: monitor,
  hello: anyone,
  hostInfo: monitor,
  insert: on('write'),
  isMaster: anyone,
  ismaster: anyone,
  killCursors: on('list'),
  listCollections: onDatabase('list'),
  // It shows everyone the databases on which they may do something.
  listDatabases: () => 'user',
  listIndexes: on('list'),
  logout: anyone,
  ping: anyone,
  saslContinue: anyone,
  saslStart: anyone,
  serverStatus: monitor,
  update: on('write'),
  updateUser: usersAndRoles,
  usersInfo: (command) => usersAsked(command).map(({ db }) => ({ action: 'users', db })),
};
