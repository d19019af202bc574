import { activityExportQuery, activityListQuery } from '@shop/contracts/activity';
import { csvOf } from '@shop/service-kit/csv';
import { sendCsv } from '@shop/service-kit/download';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { parseQuery } from '@shop/service-kit/errors';
import { Router } from 'express';
import { COLUMNS, toEntry } from './activity.view.ts';
import type { AuditStore } from './audit.store.ts';
import type { Collect } from './collect.ts';

type Deps = { audit: AuditStore; collect: Collect };

/** /api/admin/activity: the audit log, newest first, with everything that was answered before. */
export function activityRoutes({ audit, collect }: Deps): Router {
  const router = Router();
  router.get('/', async (req, res) => {
    const query = parseQuery(activityListQuery, req);
    await collect();
    const { rows, ...counted } = await audit.list(query);
    tellCount(res, counted).json(rows.map(toEntry));
  });
  router.get('/actividad.csv', async (req, res) => {
    const query = parseQuery(activityExportQuery, req);
    await collect();
    await sendCsv(res, 'actividad', csvOf(COLUMNS, audit.all(query)));
  });
  return router;
}
