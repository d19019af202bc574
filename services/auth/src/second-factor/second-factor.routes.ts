import {
  factorCode,
  passwordProof,
  type Account,
  type ProposedFactor,
  type RecoveryCodes,
} from '@shop/contracts/account';
import { conflict, parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import { createOwnAccount } from '../login/own-account.ts';
import type { Throttle } from '../login/throttle.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PasskeyStore } from '../passkey/passkey.store.ts';
import type { Passwords } from '../password/passwords.ts';
import type { TeamStore } from '../team/team.store.ts';
import type { SecondFactor } from './second-factor.ts';

type Deps = {
  users: AdminUserStore;
  team: Pick<TeamStore, 'isOnlyOwner'>;
  passwords: Passwords;
  throttle: Throttle;
  secondFactor: SecondFactor;
  publicBaseUrl: string;
  keys: Pick<PasskeyStore, 'hasAny'>;
  mailer: Pick<Mailer, 'isOn'>;
};
const WRONG_CODE = { code: 'El código no es correcto, o ya se usó' };

/** /api/admin/account: members change their own access. */
export function secondFactorRoutes({
  users,
  team,
  passwords,
  throttle,
  secondFactor,
  publicBaseUrl,
  keys,
  mailer,
}: Deps): Router {
  const router = Router();
  const { self, trying, wrong } = createOwnAccount({ users, throttle });

  router.get('/', async (req, res) => {
    const { id, username, email, secondFactor: factor } = await self(req);
    const answer: Account = {
      username,
      hasSecondFactor: Boolean(factor),
      recoveryCodesLeft: factor?.recovery.length ?? 0,
      hasPasskey: await keys.hasAny(id),
      hasMail: mailer.isOn,
      ...(email && { email }),
      ...((await team.isOnlyOwner({ id })) && { isOnlyOwner: true }),
    };
    res.json(answer);
  });

  router.post('/second-factor', async (req, res) => {
    const { password } = parseBody(passwordProof, req);
    const { user } = await trying(req);
    // An unattended session must not be able to lock its owner out.
    if (!(await passwords.matches(user.passwordHash, password)))
      throw wrong(req, { password: 'La contraseña no es correcta' });
    if (user.secondFactor) throw conflict('Ya tienes la verificación en dos pasos.');
    res.json((await secondFactor.propose(user, new URL(publicBaseUrl).hostname)) satisfies ProposedFactor);
  });

  router.post('/second-factor/confirm', async (req, res) => {
    const { code } = parseBody(factorCode, req);
    const recoveryCodes = await secondFactor.confirm((await trying(req)).user, code);
    if (!recoveryCodes) throw wrong(req, WRONG_CODE);
    res.json({ recoveryCodes } satisfies RecoveryCodes);
  });

  router.post('/second-factor/off', async (req, res) => {
    const { code } = parseBody(factorCode, req);
    const { user, way } = await trying(req);
    if (!(await secondFactor.use(user, code, way))) throw wrong(req, WRONG_CODE);
    await users.removeSecondFactor(user.id);
    res.json({ success: true });
  });

  return router;
}
