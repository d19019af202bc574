import { badValue } from '../errors.ts';
import { type BsonValue, type Doc, fieldOf, isArray, isDoc } from '../bson/values.ts';
import { textField } from '../commands/fields.ts';
import { isTrue } from '../bson/truth.ts';
import type { UserName } from './users.ts';

/** No `user` means all users of the database; '' as `db` means every database. */
type AskedUsers = Partial<UserName> & { db: string };

function one(value: BsonValue, db: string): AskedUsers {
  if (typeof value === 'string') return { user: value, db };
  if (isDoc(value)) return { user: textField(value, 'user'), db: textField(value, 'db') };
  throw badValue('User names must be either strings or objects');
}

/** The users to show by usersInfo: a name, {user, db}, a list of these, {forAllDBs: true}, or 1 for this database. */
export function usersAsked(command: Doc): AskedUsers[] {
  const db = textField(command, '$db');
  const value = fieldOf(command, 'usersInfo')!;
  if (isArray(value)) return value.map((item) => one(item, db));
  if (isDoc(value) && isTrue(fieldOf(value, 'forAllDBs'))) return [{ db: '' }];
  return typeof value === 'string' || isDoc(value) ? [one(value, db)] : [{ db }];
}
