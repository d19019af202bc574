import { activityExportQuery, activityListQuery } from '@shop/contracts/activity';
import { csvOf } from '@shop/service-kit/csv';
import { sendCsv } from '@shop/service-kit/download';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { parseQuery } from '@shop/service-kit/errors';
import { Router } from 'express';
import { columnsOf, formerOf, toEntry } from './activity.view.ts';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { AuditStore } from './audit.store.ts';
import type { Collect } from './collect.ts';

type Deps = { audit: AuditStore; collect: Collect; users: Pick<AdminUserStore, 'list'> };

/** /api/admin/activity: the audit log, newest first, with everything that was answered before. */
export function activityRoutes({ audit, collect, users }: Deps): Router {
  const router = Router();
  router.get('/', async (req, res) => {
    const query = parseQuery(activityListQuery, req);
    await collect();
    const { rows, ...counted } = await audit.list(query);
    const isFormer = formerOf(await users.list());
    tellCount(res, counted).json(rows.map((row) => toEntry(row, isFormer)));
  });
  router.get('/actividad.csv', async (req, res) => {
    const query = parseQuery(activityExportQuery, req);
    await collect();
    const columns = columnsOf(formerOf(await users.list()));
    await sendCsv(res, 'actividad', csvOf(columns, audit.all(query)));
  });
  return router;
}
