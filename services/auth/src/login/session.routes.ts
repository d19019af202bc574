import type { AccountSession } from '@shop/contracts/account';
import { notFound, parseParam } from '@shop/service-kit/errors';
import { ADMIN_IDLE_MS } from '@shop/service-kit/session';
import { Router, type Request } from 'express';
import { rowId } from '../row-id.ts';
import type { AdminSessionStore, OpenSession } from './admin-session.store.ts';

/** /api/admin/account/sessions: lists a member's sessions and ends them. */
export function sessionRoutes({ sessions }: { sessions: AdminSessionStore }): Router {
  const router = Router();
  const self = (req: Request) => req.session.admin!;

  router.get('/', async (req, res) => {
    const open = await sessions.list(self(req), req.sessionID);
    res.json(open.map(toSession).sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt)));
  });

  router.delete('/:id', async (req, res) => {
    const wanted = parseParam(rowId, req, 'id');
    if (!(await sessions.end(self(req), wanted))) throw notFound('Esa sesión ya terminó.');
    res.json({ success: true });
  });

  router.post('/end-others', async (req, res) => {
    await sessions.endOthers(self(req), req.sessionID);
    res.json({ success: true });
  });

  return router;
}

/** Each call renews a session's idle time, so the time left tells when the last call was. */
const toSession = ({ id, isThis, ttlS, data }: OpenSession): AccountSession => ({
  id,
  isThis,
  device: data.device ?? 'Dispositivo desconocido',
  address: data.address ?? '',
  signedInAt: new Date(data.signedInAt ?? 0).toISOString(),
  lastSeenAt: new Date(Date.now() - Math.max(0, ADMIN_IDLE_MS - ttlS * 1_000)).toISOString(),
});
