import { apiTokenCreate, type ApiToken, type ApiTokenMade } from '@shop/contracts/api-token';
import { endOfDay } from '@shop/service-kit/days';
import { badRequest, forbidden, notFound, parseBody, parseParam } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import { rowId } from '../row-id.ts';
import { isOwnerNow } from '../team/is-owner-now.ts';
import type { TeamStore } from '../team/team.store.ts';
import type { ApiTokenRow, ApiTokenStore } from './api-token.store.ts';
import type { TokenCopies } from './token-copies.ts';

type Deps = {
  tokens: Pick<ApiTokenStore, 'list' | 'make'>;
  copies: TokenCopies;
  users: Pick<AdminUserStore, 'byId'>;
  team: Pick<TeamStore, 'memberOf'>;
};

/** /api/admin/tokens: the API tokens of integrations. The guard admits owners only. */
export function apiTokenRoutes({ tokens, copies, users, team }: Deps): Router {
  const router = Router();
  router.get('/', async (_req, res) => {
    await copies.sync();
    res.json((await tokens.list()).map(toApiToken));
  });

  router.post('/', async (req, res) => {
    const { name, scopes, endsOn } = parseBody(apiTokenCreate, req);
    const endsAt = endsOn === undefined ? undefined : endOfDay(endsOn);
    if (endsAt && endsAt.getTime() <= Date.now())
      throw badRequest('Revisa los datos enviados.', { endsOn: 'Elige un día que no haya pasado' });
    const { id: createdById, username: createdBy } = req.session.admin!;
    const { token, row } = await tokens.make({
      name,
      scopes: [...new Set(scopes)],
      endsAt,
      createdById,
      createdBy,
    });
    // Their tokens were revoked when they lost the role.
    if (!(await isOwnerNow({ users, team }, createdById))) {
      await copies.revoke(row._id);
      throw forbidden();
    }
    await copies.put(row);
    res.status(201).json({ ...toApiToken(row), token } satisfies ApiTokenMade);
  });

  router.delete('/:id', async (req, res) => {
    const revoked = await copies.revoke(parseParam(rowId, req, 'id'));
    if (!revoked) throw notFound('Ese token ya no existe.');
    res.json(toApiToken(revoked));
  });

  return router;
}

const toApiToken = (row: ApiTokenRow): ApiToken => ({
  id: row._id,
  name: row.name,
  scopes: row.scopes,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  ...(row.endsAt && { endsAt: row.endsAt.toISOString() }),
  ...(row.lastUsedAt && { lastUsedAt: row.lastUsedAt.toISOString() }),
  ...(row.revokedAt && { revokedAt: row.revokedAt.toISOString() }),
});
