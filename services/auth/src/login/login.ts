import type { LoginRequest } from '@shop/contracts/auth';
import { AppError, forbidden, unauthorized } from '@shop/service-kit/errors';
import type { AdminUserRow, AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { Passwords } from '../password/passwords.ts';
import type { ThrottleKey } from '../second-factor/code-tries.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import type { TeamStore } from '../team/team.store.ts';
import type { Member } from '../team/team.ts';
import type { Attempt, Throttle } from './throttle.ts';

export type LoginDeps = {
  users: AdminUserStore;
  team: TeamStore;
  passwords: Passwords;
  throttle: Throttle;
  secondFactor: SecondFactor;
};
type Stores = { users: Pick<AdminUserStore, 'byId'>; team: Pick<TeamStore, 'memberOf'> };
/** The person who signed in, with their role. */
export type SignedIn = { user: AdminUserRow; member: Member };

/** The password was right, but the second step is missing. */
const codeWanted = (code: string | undefined) =>
  new AppError(401, code ? 'El código no es correcto, o ya se usó.' : 'Escribe el código de tu aplicación.', {
    needsCode: true,
  });

export const WRONG = 'Credenciales incorrectas. Intenta de nuevo.';

/**
 * Checks a username and a password. It counts the attempt first, then does the same work whether or not the user
 * exists: it reads them once. Beyond the limit it reads them only when a code may still let the attempt in.
 * @throws AppError 429 after too many attempts, 403 for somebody who was disabled, 401 with one message otherwise
 */
export async function checkCredentials(
  { users, team, passwords, throttle, secondFactor }: LoginDeps,
  { username, password, code }: LoginRequest,
  attempt: Attempt,
): Promise<SignedIn> {
  let reading: Promise<AdminUserRow | null> | undefined;
  const find = () => (reading ??= users.find(username));
  const way = await throttle.enter(attempt, async (asked) => {
    const claimed = code ? await find() : null;
    return Boolean(claimed && code && (await secondFactor.fits(claimed, code, asked)));
  });
  const user = await find();
  const fits = await passwords.matches(user?.passwordHash, password);
  if (!user || !fits) throw unauthorized(WRONG);
  const member = await memberOf(team, user);
  await takeCode(secondFactor, user, code ? { code, way } : undefined);
  return { user, member };
}

/** @throws AppError 403 for a disabled member */
export async function memberOf(team: Pick<TeamStore, 'memberOf'>, user: AdminUserRow): Promise<Member> {
  const member = await team.memberOf(user);
  if (member.isDisabled) throw forbidden('Tu acceso está desactivado. Habla con quien administra la tienda.');
  return member;
}

type Given = { code: string; way: ThrottleKey };

/** Uses up the code if the second step is on. @throws AppError 401 for a missing or wrong code, 429 as `use` does */
export async function takeCode(factor: SecondFactor, user: AdminUserRow, given?: Given) {
  if (user.secondFactor && !(given && (await factor.use(user, given.code, given.way))))
    throw codeWanted(given?.code);
}

/**
 * Whether a sign-in is still valid after its session is stored. A change of the team is stored first and then ends the
 * sessions that it finds. A session that was stored too late for that is caught here.
 */
export async function stillHolds({ users, team }: Stores, { user, member }: SignedIn): Promise<boolean> {
  const now = await users.byId(user.id);
  if (now?.passwordHash !== user.passwordHash) return false;
  // The code may come from a phone whose app was removed since, e.g. because it was lost.
  if (now.secondFactor?.secret !== user.secondFactor?.secret) return false;
  const { role, isDisabled } = await team.memberOf(now);
  return !isDisabled && role === member.role;
}
