import { proof, type Proof } from '@shop/contracts/account';
import type { UsedCredential } from '@shop/contracts/passkey';
import { AppError, parseBody } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { AdminUserRow, AdminUserStore } from '../admin-user/admin-user.store.ts';
import { NO_PASSKEY, type Passkeys } from '../passkey/passkeys.ts';
import type { Passwords } from '../password/passwords.ts';
import type { ThrottleKey } from '../second-factor/code-tries.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { renewProof } from './admin-session.ts';
import { createOwnAccount } from './own-account.ts';
import type { Throttle } from './throttle.ts';

type Deps = {
  users: AdminUserStore;
  passwords: Passwords;
  throttle: Throttle;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
};

/** /api/admin/auth/prove: signed-in members prove their identity again. */
export function proveRoutes(deps: Deps): Router {
  const router = Router();
  const { trying, wrong } = createOwnAccount(deps);

  // The guard has checked the proof before this is reached.
  router.get('/', (_req, res) => {
    res.json({ success: true });
  });

  router.post('/', async (req, res) => {
    const given = parseBody(proof, req);
    const errors = await faultsOf(deps, given, await trying(req));
    // Not 401: a typing error must not end the session.
    if (errors) throw wrong(req, errors);
    await renewProof(req);
    res.json({ success: true });
  });

  return router;
}

/** With the second step on, the code is asked for: a password alone is not enough, as at the sign-in. */
async function faultsOf(
  { passwords, secondFactor, passkeys }: Pick<Deps, 'passwords' | 'secondFactor' | 'passkeys'>,
  { password, code, credential }: Proof,
  { user, way }: { user: AdminUserRow; way: ThrottleKey },
): Promise<Record<string, string> | undefined> {
  if (credential) return (await isKeyOf(passkeys, user, credential)) ? undefined : { credential: NO_PASSKEY };
  if (user.secondFactor) {
    if (!code) return { code: 'Escribe el código' };
    return (await secondFactor.use(user, code, way))
      ? undefined
      : { code: 'El código no es correcto, o ya se usó' };
  }
  if (!password) return { password: 'La contraseña es requerida' };
  return (await passwords.matches(user.passwordHash, password))
    ? undefined
    : { password: 'La contraseña no es correcta' };
}

/** Whether the passkey belongs to this user: a colleague's passkey proves only the colleague. */
async function isKeyOf(passkeys: Passkeys, user: AdminUserRow, used: UsedCredential): Promise<boolean> {
  try {
    const key = await passkeys.claimed(used);
    if (key.userId !== user.id) return false;
    await passkeys.use(key, used);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 401) return false;
    throw error;
  }
}
