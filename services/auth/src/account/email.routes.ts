import { emailProposal, factorCode } from '@shop/contracts/account';
import { conflict, parseBody, unavailable } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { Redis } from 'ioredis';
import { randomInt } from 'node:crypto';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import { createOwnAccount } from '../login/own-account.ts';
import type { Throttle } from '../login/throttle.ts';
import { emailCodeEmail } from '../mail/emails.ts';
import type { Mailer } from '../mail/mailer.ts';

type Deps = {
  users: AdminUserStore;
  throttle: Throttle;
  mailer: Mailer;
  redis: Redis;
  publicBaseUrl: string;
};
type Proposed = { email: string; code: string };
const LIFE_S = 15 * 60;
// By id: the name may later belong to somebody else.
const keyOf = (id: number) => `account:email:${id}`;

/** /api/admin/account/email: the address for sign-in links. Stored once a code that was mailed there comes back. */
export function emailRoutes({ users, throttle, mailer, redis, publicBaseUrl }: Deps): Router {
  const router = Router();
  const { trying, wrong } = createOwnAccount({ users, throttle });

  router.post('/', async (req, res) => {
    const { email } = parseBody(emailProposal, req);
    if (!mailer.isOn) throw conflict('Esta tienda no envía correos.');
    const { id, username } = (await trying(req)).user;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await redis.set(keyOf(id), JSON.stringify({ email, code } satisfies Proposed), 'EX', LIFE_S);
    const isTaken = await mailer.send(email, emailCodeEmail(code, username, publicBaseUrl));
    if (!isTaken) throw unavailable('El servidor de correo no aceptó el mensaje. Revisa la dirección.');
    res.json({ success: true });
  });

  router.post('/confirm', async (req, res) => {
    const { code } = parseBody(factorCode, req);
    const { id } = (await trying(req)).user;
    const proposed = JSON.parse((await redis.get(keyOf(id))) ?? '{}') as Partial<Proposed>;
    if (!proposed.email || proposed.code !== code.replace(/\s/g, ''))
      throw wrong(req, { code: 'El código no es correcto, o ya venció' });
    await users.setEmail(id, proposed.email);
    await redis.del(keyOf(id));
    res.json({ success: true });
  });

  router.delete('/', async (req, res) => {
    await users.setEmail(req.session.admin!.id, undefined);
    res.json({ success: true });
  });

  return router;
}
