import { Binary } from 'bson';
import { randomUUID } from 'node:crypto';
import { toInteger } from '../bson/numbers.ts';
import { type Doc, fieldOf, isDoc, isNumber } from '../bson/values.ts';
import { docField, textField } from '../commands/fields.ts';
import { listField } from '../commands/list-fields.ts';
import { findRows, type Found } from '../query/find-rows.ts';
import { insertDocument, removeDocument, replaceDocument } from '../storage/documents.ts';
import type { Storage } from '../storage/storage.ts';
import type { Role } from './roles.ts';
import type { Credentials } from './scram-keys.ts';

/** A user belongs to the database it was made on: the same name on another one is another user. */
export type UserName = { user: string; db: string };

const keyOfUser = ({ user, db }: UserName): string => `${db}.${user}`;

/** The documents of admin.system.users, as MongoDB keeps them: `_id` is 'db.user'. */
export type Users = {
  find: (name: UserName) => Doc | undefined;
  matching: (filter: Doc) => Doc[];
  /** Undefined when there is no such user. */
  rolesOf: (name: UserName) => readonly Role[] | undefined;
  any: () => boolean;
  add: (name: UserName, fields: Record<string, unknown>) => void;
  change: (name: UserName, fields: Record<string, unknown>) => boolean;
  remove: (name: UserName) => boolean;
};

const PLACE = ['admin', 'system.users'] as const;

export const isUsersCollection = (db: string, collection: string | undefined): boolean =>
  db === PLACE[0] && collection === PLACE[1];

const readRoles = (user: Doc): Role[] =>
  listField(user, 'roles')
    .filter(isDoc)
    .map((role) => ({ role: textField(role, 'role'), db: textField(role, 'db') }));

/** What is stored for SCRAM-SHA-256; undefined when this user has no password of that kind. */
export function credentialsOf(user: Doc): Credentials | undefined {
  const scram = docField(docField(user, 'credentials') ?? {}, 'SCRAM-SHA-256');
  const iterations = scram && fieldOf(scram, 'iterationCount');
  if (!scram || !isNumber(iterations)) return undefined;
  const [salt, storedKey, serverKey] = ['salt', 'storedKey', 'serverKey'].map((name) =>
    textField(scram, name),
  ) as [string, string, string];
  return { iterationCount: toInteger(iterations)!, salt, storedKey, serverKey };
}

function userWrites(storage: Storage, found: (name: UserName) => Found | undefined) {
  const { catalog } = storage;
  const collection = () => catalog.find(...PLACE) ?? catalog.create(...PLACE);
  return {
    add(name: UserName, fields: Record<string, unknown>) {
      const userId = new Binary(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), Binary.SUBTYPE_UUID);
      const user = { _id: keyOfUser(name), userId, ...name, ...fields };
      insertDocument(storage, collection(), user as Doc);
    },
    change(name: UserName, fields: Record<string, unknown>) {
      const row = found(name);
      if (row) replaceDocument(storage, collection(), { row, next: { ...row.doc, ...fields } as Doc });
      return row !== undefined;
    },
    remove(name: UserName) {
      const row = found(name);
      if (row) removeDocument(storage, collection(), row);
      return row !== undefined;
    },
  };
}

export function openUsers(storage: Storage): Users {
  const rows = (filter: Doc, limit = 0) =>
    findRows(storage.database, storage.catalog.find(...PLACE), { filter, limit });
  const found = (name: UserName) => [...rows({ _id: keyOfUser(name) }, 1)][0];
  const known = new Map<string, readonly Role[]>();
  const rolesOf = (name: UserName) => {
    const key = keyOfUser(name);
    const row = known.has(key) ? undefined : found(name);
    if (row) known.set(key, readRoles(row.doc));
    return known.get(key);
  };
  // Every command needs the roles, so they are cached; any change of a user clears the cache.
  const forgetting =
    <A extends unknown[], R>(write: (...args: A) => R) =>
    (...args: A): R => {
      known.clear();
      return write(...args);
    };
  const { add, change, remove } = userWrites(storage, found);
  return {
    find: (name) => found(name)?.doc,
    matching: (filter) => [...rows(filter)].map(({ doc }) => doc),
    rolesOf,
    any: () => [...rows({}, 1)].length > 0,
    add: forgetting(add),
    change: forgetting(change),
    remove: forgetting(remove),
  };
}
