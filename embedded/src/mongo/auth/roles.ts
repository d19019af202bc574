import { badValue, MongoError, notSupported } from '../errors.ts';
import { type BsonValue, type Doc, fieldOf, isDoc } from '../bson/values.ts';
import { textField } from '../commands/fields.ts';
import { listField } from '../commands/list-fields.ts';

export type Role = { role: string; db: string };

/** What a command does: to the documents of a database, to its collections and indexes, to users, to the server. */
export type Action = 'read' | 'list' | 'write' | 'schema' | 'dropDatabase' | 'users' | 'monitor';

const READ: Action[] = ['read', 'list'];
const READ_WRITE: Action[] = [...READ, 'write', 'schema'];
const DB_ADMIN: Action[] = ['list', 'schema', 'dropDatabase'];
const USER_ADMIN: Action[] = ['users'];

const ON_ITS_DATABASE: Record<string, readonly Action[]> = {
  read: READ,
  readWrite: READ_WRITE,
  dbAdmin: DB_ADMIN,
  userAdmin: USER_ADMIN,
  dbOwner: [...READ_WRITE, ...DB_ADMIN, ...USER_ADMIN],
};

/** Roles that exist on the database admin only and apply to every database. */
const EVERYWHERE: Record<string, readonly Action[]> = {
  readAnyDatabase: READ,
  readWriteAnyDatabase: READ_WRITE,
  dbAdminAnyDatabase: DB_ADMIN,
  userAdminAnyDatabase: USER_ADMIN,
  clusterMonitor: ['list', 'monitor'],
  root: [...READ_WRITE, ...DB_ADMIN, ...USER_ADMIN, 'monitor'],
};

const ELSEWHERE =
  /^(backup|restore|clusterAdmin|clusterManager|hostManager|enableSharding|directShardOperations|__\w+)$/;
const OWN_TO_THE_SERVER = ['local', 'config'];

const own = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Whether one of `roles` allows `action` on the database `db`. */
export const rolesAllow = (roles: readonly Role[], action: Action, db: string): boolean =>
  roles.some((given) => {
    if (given.db === db && own(ON_ITS_DATABASE, given.role)?.includes(action)) return true;
    if (given.db !== 'admin' || !own(EVERYWHERE, given.role)?.includes(action)) return false;
    return given.role === 'root' || !OWN_TO_THE_SERVER.includes(db);
  });

/** Whether one of `roles` allows `action` on every database. */
export const rolesAllowEverywhere = (roles: readonly Role[], action: Action): boolean =>
  roles.some(({ role, db }) => db === 'admin' && own(EVERYWHERE, role)?.includes(action));

function assertKnown({ role, db }: Role): void {
  if (own(ON_ITS_DATABASE, role) || (db === 'admin' && own(EVERYWHERE, role))) return;
  if (ELSEWHERE.test(role)) throw notSupported(`the role '${role}'`);
  throw new MongoError(31, 'RoleNotFound', `Could not find role: ${role}@${db}`);
}

function readRole(value: BsonValue, db: string): Role {
  if (typeof value === 'string') return { role: value, db };
  if (isDoc(value)) return { role: textField(value, 'role'), db: textField(value, 'db') };
  throw badValue('Role names must be either strings or objects');
}

/** The roles that a command gives to a user: names on the command's own database, or {role, db}. */
export function rolesField(command: Doc): Role[] {
  const db = textField(command, '$db');
  return listField(command, 'roles').map((value) => readRole(value, db));
}

/** As rolesField; error 31 for a role that does not exist, 238 for one that is MongoDB's alone. */
export function knownRolesField(command: Doc): Role[] {
  if (fieldOf(command, 'roles') === undefined) {
    throw new MongoError(40414, 'Location40414', "BSON field 'roles' is missing but a required field");
  }
  const roles = rolesField(command);
  roles.forEach(assertKnown);
  return roles;
}
