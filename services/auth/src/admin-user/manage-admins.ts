import { ConfigError } from '@shop/service-kit/config';
import { AppError } from '@shop/service-kit/errors';
import type { AccessLinkStore } from '../access/access-link.store.ts';
import type { TokenCopies } from '../api-token/token-copies.ts';
import type { AdminSessionStore } from '../login/admin-session.store.ts';
import type { Throttle } from '../login/throttle.ts';
import { hashOf, type AdminDeps, type Credentials } from './add-admin.ts';
import { type AdminUserRow, type AdminUserStore, usernameKey } from './admin-user.store.ts';

type Deps = AdminDeps & {
  sessions: Pick<AdminSessionStore, 'endAll'>;
  copies: Pick<TokenCopies, 'revokeMadeBy'>;
};
export type RemovalDeps = Pick<Deps, 'users' | 'team' | 'sessions' | 'copies'> & {
  links: Pick<AccessLinkStore, 'forget'>;
  throttle: Pick<Throttle, 'forget'>;
};

/**
 * Gives an administrator a new password, and signs them out everywhere.
 * @returns how many sessions ended
 * @throws ConfigError when there is no such administrator or the password is weak
 */
export async function setPassword(deps: Deps, given: Credentials): Promise<number> {
  const user = await known(deps.users, given.username);
  const passwordHash = await hashOf(deps.passwords, { ...given, username: user.username });
  await deps.users.setPassword(user.id, passwordHash);
  return deps.sessions.endAll(user);
}

/**
 * Removes a member of the team and their sessions; their name is free again.
 * @param by the id of the acting owner; absent for the command line
 * @returns how many sessions ended
 * @throws AppError 409 when no owner would be left
 */
export async function removeUser(deps: RemovalDeps, user: AdminUserRow, by?: number): Promise<number> {
  // Deactivated first, so that a concurrent check never counts this member as the last owner.
  await deps.team.changeOf(user, { ...(by !== undefined && { by }), change: { isDisabled: true } });
  await deps.copies.revokeMadeBy(user.id);
  await deps.links.forget(user.username);
  await deps.users.remove(user.id);
  await deps.throttle.forget(user.usernameKey);
  return deps.sessions.endAll(user);
}

/**
 * Removes an administrator by name.
 * @returns how many sessions ended
 * @throws ConfigError when there is no such administrator, or no other owner
 */
export async function removeAdmin(deps: RemovalDeps, username: string): Promise<number> {
  const user = await known(deps.users, username);
  return removeUser(deps, user).catch((error: unknown) => {
    if (!(error instanceof AppError && error.status === 409)) throw error;
    throw new ConfigError(`Administrator ${username}: is the only owner; add another one first`);
  });
}

/** @throws ConfigError when there is no such administrator */
export async function removeSecondFactor({ users }: Pick<Deps, 'users'>, username: string): Promise<void> {
  const user = await known(users, username);
  await users.removeSecondFactor(user.id);
}

async function known(users: AdminUserStore, username: string) {
  const found = usernameKey(username) ? await users.find(username) : null;
  if (!found) throw new ConfigError(`Administrator ${username}: there is no such administrator`);
  return found;
}
