import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { conflict } from '@shop/service-kit/errors';
import { Router } from 'express';
import { removeUser, type RemovalDeps } from '../admin-user/manage-admins.ts';
import { factorRemovedEmail } from '../mail/emails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { memberAt } from './member-at.ts';

type Deps = RemovalDeps & { mailer: Mailer; publicBaseUrl: string };

/** /api/admin/team/{id}: an owner removes a member, or only their second step. */
export function removalRoutes({ mailer, publicBaseUrl, ...deps }: Deps): Router {
  const { users, sessions } = deps;
  const router = Router();

  router.delete('/:id', async (req, res) => {
    const user = await memberAt(users, req);
    addAuditFacts(res, { name: user.username });
    await removeUser(deps, user, req.session.admin!.id);
    res.json({ success: true });
  });

  router.delete('/:id/second-factor', async (req, res) => {
    const user = await memberAt(users, req);
    addAuditFacts(res, { name: user.username });
    if (!user.secondFactor) throw conflict('No tiene la verificación en dos pasos.');
    await users.removeSecondFactor(user.id);
    // Whoever found the lost phone may be signed in.
    await sessions.endAll(user);
    const notice = factorRemovedEmail(user.username, req.session.admin!.username, publicBaseUrl);
    // Not awaited: the mailer logs its failures.
    if (user.email) void mailer.send(user.email, notice);
    res.json({ success: true });
  });

  return router;
}
