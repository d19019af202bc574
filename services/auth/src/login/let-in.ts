import type { AuthResponse } from '@shop/contracts/auth';
import { unauthorized } from '@shop/service-kit/errors';
import { addressOf } from '@shop/service-kit/rate-limit/rate-limit';
import type { Request, Response } from 'express';
import { usernameKey, type AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { TeamStore } from '../team/team.store.ts';
import { endSession, startSession } from './admin-session.ts';
import type { KnownDevices } from './known-devices.ts';
import { stillHolds, WRONG, type SignedIn } from './login.ts';
import type { Attempt, Throttle } from './throttle.ts';

export type LetInDeps = { users: AdminUserStore; team: TeamStore; throttle: Throttle; devices: KnownDevices };

/** Who tries to sign in to this account, from where. */
export function attemptOf({ devices }: Pick<LetInDeps, 'devices'>, req: Request, username: string): Attempt {
  const account = usernameKey(username);
  return { account, address: addressOf(req), device: devices.read(req, account) };
}

/**
 * Opens the session of somebody who proved who they are, in whatever way; browser and address are known from now on.
 * @throws AppError 401 when they were changed meanwhile
 */
export async function letIn(
  deps: LetInDeps,
  signedIn: SignedIn,
  { req, res }: { req: Request; res: Response },
) {
  const { id, username } = signedIn.user;
  const { role } = signedIn.member;
  const attempt = attemptOf(deps, req, username);
  await startSession(req, { id, username, role });
  if (!(await stillHolds(deps, signedIn))) {
    await endSession(req);
    throw unauthorized(WRONG);
  }
  await deps.throttle.succeeded(attempt);
  deps.devices.remember(res, attempt.account);
  return { username, role } satisfies AuthResponse;
}
