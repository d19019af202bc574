import { accessAccept, accessCheck, type AccessInfo } from '@shop/contracts/team';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import { choosePassword, findAccess, type AccessDeps } from './choose-password.ts';

/** /api/admin/access: the holder of a link chooses a password. The token is in the body, so that no log contains it. */
export function accessRoutes(deps: AccessDeps): Router {
  const router = Router();
  router.post('/check', async (req, res) => {
    const { username, kind } = await findAccess(deps, parseBody(accessCheck, req).token);
    res.json({ username, kind } satisfies AccessInfo);
  });
  router.post('/accept', async (req, res) => {
    const accept = parseBody(accessAccept, req);
    // Read before `choosePassword`, which uses the link up.
    addAuditFacts(res, { name: (await findAccess(deps, accept.token)).username });
    await choosePassword(deps, accept);
    res.json({ success: true });
  });
  return router;
}
