import { passkeyCreate, type AccountPasskeys, type Passkey } from '@shop/contracts/passkey';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { notFound, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import { rowId } from '../row-id.ts';
import type { PasskeyRow, PasskeyStore } from './passkey.store.ts';
import type { Passkeys } from './passkeys.ts';

/** /api/admin/account/passkeys: a member's own passkeys. The guard requires a recent proof for changes. */
export function passkeyRoutes({ passkeys, keys }: { passkeys: Passkeys; keys: PasskeyStore }): Router {
  const router = Router();
  const self = (req: Request) => req.session.admin!;

  router.get('/', async (req, res) => {
    const { address } = passkeys;
    const list = (await keys.listOf(self(req).id)).map(toPasskey);
    res.json({ ...(address && { address }), passkeys: list } satisfies AccountPasskeys);
  });

  router.post('/options', async (req, res) => {
    res.json(await passkeys.optionsToMake(self(req)));
  });

  router.post('/', async (req, res) => {
    const added = await passkeys.add(self(req), parseBody(passkeyCreate, req));
    res.status(201).json(toPasskey(added));
  });

  router.delete('/:id', async (req, res) => {
    const removed = await keys.remove(self(req).id, parseParam(rowId, req, 'id'));
    if (!removed) throw notFound('Esa llave de acceso ya no está.');
    addAuditFacts(res, { name: removed.name });
    res.json({ success: true });
  });

  return router;
}

const toPasskey = ({ _id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id: _id,
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});
