import { notSupported } from '../errors.ts';
import { usersAsked } from '../auth/users-asked.ts';
import type { Doc } from '../bson/values.ts';
import { compileFilter } from '../match/filter.ts';
import type { Command } from './command.ts';
import { docField, flagField } from './fields.ts';

const described = (user: Doc, withCredentials: boolean): Doc => {
  const { credentials, ...rest } = user;
  const mechanisms = Object.keys(credentials ?? {});
  return { ...rest, ...(withCredentials && { credentials: credentials! }), mechanisms };
};

/** The users that a command names; their credentials are shown only when asked for. */
export const usersInfo: Command = {
  fields: ['showCredentials', 'showCustomData', 'showPrivileges', 'showAuthenticationRestrictions', 'filter'],
  run(command, { users }) {
    for (const option of ['showPrivileges', 'showAuthenticationRestrictions']) {
      if (flagField(command, option)) throw notSupported(`the option '${option}' of usersInfo`);
    }
    const requested = usersAsked(command).map(({ user, db }) => ({
      ...(user !== undefined && { user }),
      ...(db && { db }),
    }));
    const found = requested.length > 0 ? users.matching({ $or: requested }) : [];
    const matches = compileFilter(docField(command, 'filter') ?? {});
    const shown = found.map((user) => described(user, flagField(command, 'showCredentials')));
    return { users: shown.filter(matches), ok: 1 };
  },
};
