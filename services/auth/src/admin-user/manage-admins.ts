import { ConfigError } from '@shop/service-kit/config';
import { AppError } from '@shop/service-kit/errors';
import type { TokenCopies } from '../api-token/token-copies.ts';
import type { AdminSessionStore } from '../login/admin-session.store.ts';
import { hashOf, type AdminDeps, type Credentials } from './add-admin.ts';
import { usernameKey, type AdminUserStore } from './admin-user.store.ts';

type Deps = AdminDeps & {
  sessions: Pick<AdminSessionStore, 'endAll'>;
  copies: Pick<TokenCopies, 'revokeMadeBy'>;
};

/**
 * Gives an administrator a new password, and ends what was opened with the old one.
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
 * Takes an administrator away, signed in or not.
 * @returns how many sessions ended
 * @throws ConfigError when there is no such administrator, or no other owner
 */
export async function removeAdmin(
  deps: Pick<Deps, 'users' | 'team' | 'sessions' | 'copies'>,
  username: string,
) {
  const user = await known(deps.users, username);
  await deps.team
    // Off first: whatever happens next, nobody counts on them as the owner who is left.
    .changeOf(user, { change: { isDisabled: true } })
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.status === 409)) throw error;
      throw new ConfigError(`Administrator ${username}: is the only owner; add another one first`);
    });
  await deps.copies.revokeMadeBy(user.id);
  await deps.users.remove(user.id);
  return deps.sessions.endAll(user);
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
