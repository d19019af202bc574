import { loginRequest, type AuthResponse, type LoginWays } from '@shop/contracts/auth';
import { roleOf } from '@shop/contracts/roles';
import { adminCookieName } from '@shop/service-kit/session';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { Mailer } from '../mail/mailer.ts';
import type { Passkeys } from '../passkey/passkeys.ts';
import { endSession } from './admin-session.ts';
import { attemptOf, letIn, type LetInDeps } from './let-in.ts';
import { checkCredentials, type LoginDeps } from './login.ts';

type Deps = LoginDeps &
  LetInDeps & { publicBaseUrl: string; passkeys: Pick<Passkeys, 'address'>; mailer: Pick<Mailer, 'isOn'> };

/** /api/admin/login, /check-auth and /logout. */
export function loginRoutes({ publicBaseUrl, passkeys, mailer, ...deps }: Deps): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });

  router.get('/login', (_req, res) => {
    res.json({ passkeys: passkeys.address !== undefined, mailLink: mailer.isOn } satisfies LoginWays);
  });

  router.post('/login', async (req, res) => {
    const request = parseBody(loginRequest, req);
    const attempt = await attemptOf(deps, req, request.username);
    const signedIn = await checkCredentials(deps, request, attempt);
    res.json(await letIn(deps, signedIn, { req, res }));
  });

  router.get('/check-auth', (req, res) => {
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
