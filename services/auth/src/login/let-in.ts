import type { AuthResponse } from '@shop/contracts/auth';
import { randomBytes } from 'node:crypto';
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

/** The account, address and known browser of an attempt. The account is only read when the browser knows its name. */
export async function attemptOf(
  { devices, users }: Pick<LetInDeps, 'devices' | 'users'>,
  req: Request,
  username: string,
): Promise<Attempt> {
  const account = usernameKey(username);
  const known = devices.read(req, account);
  const device = known && (await users.find(username))?.id === known.userId ? known.device : undefined;
  return { account, address: addressOf(req), device };
}

/**
 * Opens the session of a person who proved their identity; their browser and address count as known afterwards.
 * @throws AppError 401 when their account was changed meanwhile
 */
export async function letIn(
  deps: LetInDeps,
  signedIn: SignedIn,
  { req, res }: { req: Request; res: Response },
) {
  const { id, username } = signedIn.user;
  const { role } = signedIn.member;
  const attempt = await attemptOf(deps, req, username);
  const device = attempt.device ?? randomBytes(16).toString('base64url');
  await startSession(req, { admin: { id, username, role }, browser: device });
  if (!(await stillHolds(deps, signedIn))) {
    await endSession(req);
    throw unauthorized(WRONG);
  }
  await deps.throttle.succeeded(attempt);
  deps.devices.remember(res, attempt.account, { device, userId: id });
  return { username, role } satisfies AuthResponse;
}
