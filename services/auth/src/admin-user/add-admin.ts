import { loginRequest } from '@shop/contracts/auth';
import type { Role } from '@shop/contracts/roles';
import { ConfigError } from '@shop/service-kit/config';
import { passwordProblem } from '../password/password-rules.ts';
import type { Passwords } from '../password/passwords.ts';
import type { TeamStore } from '../team/team.store.ts';
import type { AdminUserStore } from './admin-user.store.ts';

export type AdminDeps = { users: AdminUserStore; team: TeamStore; passwords: Passwords };
export type Credentials = { username: string; password: string };

/**
 * Stores a new administrator.
 * @returns false when the username is taken
 * @throws ConfigError with what is wrong with the username or the password, never with the password itself
 */
export async function addAdmin(
  { users, team, passwords }: AdminDeps,
  given: Credentials & { role?: Role; email?: string | undefined },
): Promise<boolean> {
  const username = loginRequest.shape.username.safeParse(given.username);
  if (!username.success) throw new ConfigError('Administrator: the username must have 1 to 100 characters');
  const passwordHash = await hashOf(passwords, { ...given, username: username.data });
  const { role = 'owner', email } = given;
  const added = await users.add({ username: username.data, passwordHash, role, email });
  if (!added) return false;
  await team.join(added);
  return true;
}

/** @throws ConfigError with what is wrong with the password, never with the password itself */
export function hashOf(passwords: Passwords, { username, password }: Credentials): Promise<string> {
  const problem = passwordProblem(username, password);
  if (problem) throw new ConfigError(`Administrator ${username}: ${problem}`);
  return passwords.hash(password);
}
