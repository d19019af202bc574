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
/** Who signed in, and what they may do. */
export type SignedIn = { user: AdminUserRow; member: Member };

/** The password was right: what is missing is the second step. */
const codeWanted = (code: string | undefined) =>
  new AppError(401, code ? 'El código no es correcto, o ya se usó.' : 'Escribe el código de tu aplicación.', {
    needsCode: true,
  });

export const WRONG = 'Credenciales incorrectas. Intenta de nuevo.';

/**
 * Checks a username and a password. Counted first, then the same work whether or not there is such a user: they are read
 * once, and for an attempt that is one too many only when a code may still let it in.
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

/** @throws AppError 403 for somebody who was disabled */
export async function memberOf(team: Pick<TeamStore, 'memberOf'>, user: AdminUserRow): Promise<Member> {
  const member = await team.memberOf(user);
  if (member.isDisabled) throw forbidden('Tu acceso está desactivado. Habla con quien administra la tienda.');
  return member;
}

type Given = { code: string; way: ThrottleKey };

/** Uses up the code of who has the second step. @throws AppError 401 that asks for one, or for another one, 429 as `use` does */
export async function takeCode(factor: SecondFactor, user: AdminUserRow, given?: Given) {
  if (user.secondFactor && !(given && (await factor.use(user, given.code, given.way))))
    throw codeWanted(given?.code);
}

/**
 * Whether a sign-in still holds once its session is stored. A change of the team stores first and then ends the sessions
 * that it finds: one that it could not find yet meets the change here.
 */
export async function stillHolds({ users, team }: Stores, { user, member }: SignedIn): Promise<boolean> {
  const now = await users.byId(user.id);
  if (now?.passwordHash !== user.passwordHash) return false;
  // Whoever found the phone could come in with a code of before.
  if (now.secondFactor?.secret !== user.secondFactor?.secret) return false;
  const { role, isDisabled } = await team.memberOf(now);
  return !isDisabled && role === member.role;
}
