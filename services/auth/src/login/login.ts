import type { LoginRequest } from '@shop/contracts/auth';
import { unauthorized } from '@shop/service-kit/errors';
import type { AdminUserRow } from '../admin-user/admin-user.model.ts';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { Passwords } from '../password/passwords.ts';
import type { Attempt, Throttle } from './throttle.ts';

export type LoginDeps = { users: AdminUserStore; passwords: Passwords; throttle: Throttle };

/**
 * Checks a username and a password. Counted first, then the same work whether or not there is such a user.
 * @throws AppError 429 after too many attempts, 401 with one message for every other reason
 */
export async function checkCredentials(
  { users, passwords, throttle }: LoginDeps,
  { username, password }: LoginRequest,
  attempt: Attempt,
): Promise<AdminUserRow> {
  await throttle.enter(attempt);
  const user = await users.find(username);
  const fits = await passwords.matches(user?.passwordHash, password);
  if (!user || !fits) throw unauthorized('Credenciales incorrectas. Intenta de nuevo.');
  await throttle.succeeded(attempt);
  return user;
}
