import { MongoError } from '../errors.ts';
import type { Doc } from '../bson/values.ts';
import type { Context } from '../commands/command.ts';
import { textField } from '../commands/fields.ts';
import { NEEDS, type Need } from './needs.ts';
import { type Action, type Role, rolesAllow, rolesAllowEverywhere } from './roles.ts';
import { isUsersCollection } from './users.ts';

const ACTIONS: Action[] = ['read', 'list', 'write', 'schema', 'dropDatabase', 'users'];

const unauthorized = (message: string) => new MongoError(13, 'Unauthorized', message);

/** The command without its values: passwords and addresses must not appear in a message. */
function shown(command: Doc): string {
  const [first, ...rest] = Object.keys(command);
  const fields = rest.filter((name) => name !== '$db').map((name) => `${name}: ...`);
  const value = command[first!];
  const own = `${first}: ${typeof value === 'string' ? `"${value}"` : '...'}`;
  return `{ ${[own, ...fields, `$db: "${String(command['$db'])}"`].join(', ')} }`;
}

const notAuthorized = (command: Doc) =>
  unauthorized(`not authorized on ${textField(command, '$db')} to execute command ${shown(command)}`);

function allows(roles: readonly Role[], { action, db, collection }: Need): boolean {
  // Nobody may change the collection of users; those who manage all users may read it.
  if (isUsersCollection(db, collection)) {
    return (action === 'read' || action === 'list') && rolesAllowEverywhere(roles, 'users');
  }
  if (collection?.startsWith('system.')) return false;
  return db === '' ? rolesAllowEverywhere(roles, action) : rolesAllow(roles, action, db);
}

/** While nobody can log in, a client on this machine may make only the first user. */
function isFirstUser(name: string, command: Doc, { client, users }: Context): boolean {
  return name === 'createUser' && command['$db'] === 'admin' && client.isLocal && !users.any();
}

const asksForItself = (name: string, command: Doc, { user }: Context['client']): boolean => {
  const requested = command[name];
  return name === 'usersInfo' && user?.user === requested && user?.db === command['$db'];
};

/** Error 13 when the connection's user may not run this command. */
export function authorize(name: string, command: Doc, context: Context): void {
  const needs = Object.hasOwn(NEEDS, name) ? NEEDS[name]!(command) : [];
  if (needs === 'anyone' || isFirstUser(name, command, context)) return;
  const { client, users } = context;
  const roles = client.user && users.rolesOf(client.user);
  if (!roles) throw unauthorized(`Command ${name} requires authentication`);
  if (needs === 'user' || asksForItself(name, command, client)) return;
  if (needs.length === 0 || !needs.every((need) => allows(roles, need))) throw notAuthorized(command);
}

/** Whether a database may be shown to the connection's user. */
export function maySee(db: string, { auth, client, users }: Context): boolean {
  if (!auth) return true;
  const roles = (client.user && users.rolesOf(client.user)) ?? [];
  return ACTIONS.some((action) => rolesAllow(roles, action, db));
}
