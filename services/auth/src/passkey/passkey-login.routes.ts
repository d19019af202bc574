import { passkeyLogin } from '@shop/contracts/passkey';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { parseBody, unauthorized } from '@shop/service-kit/errors';
import { limitByAddress } from '@shop/service-kit/rate-limit/rate-limit';
import { Router } from 'express';
import type { Redis } from 'ioredis';
import { letIn, type LetInDeps } from '../login/let-in.ts';
import { memberOf } from '../login/login.ts';
import { NO_PASSKEY, type Passkeys } from './passkeys.ts';

type Deps = LetInDeps & { passkeys: Passkeys; redis: Redis };

/**
 * /api/admin/login/passkey: signatures cannot be guessed, so these calls do not share a count with guessed passwords. A
 * passkey works from anywhere, however much others guess.
 */
export function passkeyLoginRoutes({ passkeys, redis, ...deps }: Deps): Router {
  const router = Router();
  const limit = (name: string) => limitByAddress({ redis, name, max: 30, windowMs: 60_000 });

  // A signed-in member is asked for one of their own keys, as a proof.
  router.post('/options', limit('passkey-options'), async (req, res) => {
    res.json(await passkeys.optionsToUse(req.session.admin?.id));
  });

  router.post('/', limit('passkey'), async (req, res) => {
    const { credential } = parseBody(passkeyLogin, req);
    const key = await passkeys.claimed(credential);
    // Read before the key is used: a password that is set meanwhile ends this sign-in.
    const user = await deps.users.byId(key.userId);
    if (!user) throw unauthorized(NO_PASSKEY);
    addAuditFacts(res, { name: user.username });
    await passkeys.use(key, credential);
    res.json(await letIn(deps, { user, member: await memberOf(deps.team, user) }, { req, res }));
  });

  return router;
}
