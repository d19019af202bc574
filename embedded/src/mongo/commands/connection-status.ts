import { notSupported } from '../errors.ts';
import type { Command } from './command.ts';
import { flagField } from './fields.ts';

/** Who is logged in on this connection. */
export const connectionStatus: Command = {
  fields: ['showPrivileges'],
  run(command, { client, users }) {
    if (flagField(command, 'showPrivileges')) throw notSupported('showing privileges');
    const roles = client.user && users.rolesOf(client.user);
    return {
      authInfo: {
        authenticatedUsers: client.user && roles ? [client.user] : [],
        authenticatedUserRoles: roles ?? [],
      },
      ok: 1,
    };
  },
};
