import { badValue, MongoError } from '../errors.ts';
import { knownRolesField } from '../auth/roles.ts';
import type { UserName } from '../auth/users.ts';
import type { Doc } from '../bson/values.ts';
import type { Command } from './command.ts';
import { textField } from './fields.ts';
import { USER_FIELDS, userFields } from './user-fields.ts';

function nameOf(command: Doc, field: string): UserName {
  const name = { user: textField(command, field), db: textField(command, '$db') };
  if (name.user === '') throw badValue("User document needs 'user' field to be non-empty");
  if (name.db === 'local') throw badValue('Cannot create users in the local database');
  return name;
}

const notFound = ({ user, db }: UserName) =>
  new MongoError(11, 'UserNotFound', `User '${user}@${db}' not found`);

export const createUser: Command = {
  fields: USER_FIELDS,
  writes: true,
  run(command, { users }) {
    const name = nameOf(command, 'createUser');
    const roles = knownRolesField(command);
    if (!('pwd' in command)) {
      throw badValue(
        "Must provide a 'pwd' field for all user documents, except those with '$external' as the user's source db",
      );
    }
    const fields = userFields(command);
    if (users.find(name)) {
      throw new MongoError(51003, 'Location51003', `User "${name.user}@${name.db}" already exists`);
    }
    users.add(name, { ...fields, roles });
    return { ok: 1 };
  },
};

export const updateUser: Command = {
  fields: USER_FIELDS,
  writes: true,
  run(command, { users }) {
    const name = nameOf(command, 'updateUser');
    const fields = { ...userFields(command), ...('roles' in command && { roles: knownRolesField(command) }) };
    if (Object.keys(fields).length === 0) {
      throw badValue('Must specify at least one field to update in updateUser');
    }
    if (!users.change(name, fields)) throw notFound(name);
    return { ok: 1 };
  },
};

export const dropUser: Command = {
  fields: [],
  writes: true,
  run(command, { users }) {
    const name = nameOf(command, 'dropUser');
    if (!users.remove(name)) throw notFound(name);
    return { ok: 1 };
  },
};
