import { passwordChange } from '@shop/contracts/account';
import { badRequest, parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { AdminSessionStore } from '../login/admin-session.store.ts';
import { createOwnAccount } from '../login/own-account.ts';
import type { Throttle } from '../login/throttle.ts';
import { passwordFault } from '../password/password-rules.ts';
import type { Passwords } from '../password/passwords.ts';

type Deps = {
  users: AdminUserStore;
  passwords: Passwords;
  throttle: Throttle;
  sessions: Pick<AdminSessionStore, 'endOthers'>;
};

/** /api/admin/account/password: sets a new password. The guard requires a proof, so the old one is not asked for. */
export function passwordRoutes({ users, passwords, throttle, sessions }: Deps): Router {
  const router = Router();
  const { self } = createOwnAccount({ users, throttle });

  router.put('/', async (req, res) => {
    const { password } = parseBody(passwordChange, req);
    const user = await self(req);
    const fault = passwordFault(user.username, password);
    if (fault) throw badRequest('Elige otra contraseña.', { password: fault });
    await users.changePassword(user.id, await passwords.hash(password));
    // The password is stored first: a concurrent sign-in with the old one then fails in `stillHolds`.
    await sessions.endOthers(user, req.sessionID);
    res.json({ success: true });
  });

  return router;
}
