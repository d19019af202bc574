import { loginRequest, type AuthResponse } from '@shop/contracts/auth';
import { roleOf } from '@shop/contracts/roles';
import { unauthorized } from '@shop/service-kit/errors';
import { addressOf } from '@shop/service-kit/rate-limit';
import { adminCookieName, requireAdmin } from '@shop/service-kit/session';
import { parseBody } from '@shop/service-kit/validate';
import { Router } from 'express';
import { usernameKey } from '../admin-user/admin-user.store.ts';
import { endSession, startSession } from './admin-session.ts';
import type { KnownDevices } from './known-devices.ts';
import { checkCredentials, stillHolds, WRONG, type LoginDeps } from './login.ts';

type Deps = LoginDeps & { devices: KnownDevices; publicBaseUrl: string };

/** /api/admin/login, /check-auth and /logout. */
export function loginRoutes({ devices, publicBaseUrl, ...deps }: Deps): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });

  router.post('/login', async (req, res) => {
    const request = parseBody(loginRequest, req);
    const account = usernameKey(request.username);
    const attempt = { account, address: addressOf(req), device: devices.read(req, account) };
    const signedIn = await checkCredentials(deps, request, attempt);
    const { id, username } = signedIn.user;
    const { role } = signedIn.member;
    await startSession(req, { id, username, role });
    if (!(await stillHolds(deps, signedIn))) {
      await endSession(req);
      throw unauthorized(WRONG);
    }
    devices.remember(res, account);
    res.json({ username, role } satisfies AuthResponse);
  });

  router.get('/check-auth', requireAdmin, (req, res) => {
    const { username, role } = req.session.admin!;
    res.json({ username, role: roleOf(role) } satisfies AuthResponse);
  });

  router.post('/logout', async (req, res) => {
    await endSession(req);
    const secure = publicBaseUrl.startsWith('https:');
    res.clearCookie(adminCookieName(publicBaseUrl), { httpOnly: true, sameSite: 'lax', secure, path: '/' });
    res.json({ success: true });
  });

  return router;
}
