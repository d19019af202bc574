import { activityExportQuery, activityListQuery } from '@shop/contracts/activity';
import type { ActivityCheck } from '@shop/contracts/activity-check';
import type { ChainPlace } from '@shop/service-kit/audit/chain';
import { csvOf } from '@shop/service-kit/csv';
import { sendCsv } from '@shop/service-kit/download';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { parseQuery } from '@shop/service-kit/errors';
import { Router } from 'express';
import { columnsOf, formerOf, toEntry } from './activity.view.ts';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { AuditStore } from './audit.store.ts';
import type { Collect } from './collect.ts';

type Deps = {
  audit: AuditStore;
  collect: Collect;
  /** The end of the log as kept in Redis, outside its database. */
  auditHead: () => Promise<ChainPlace | null>;
  users: Pick<AdminUserStore, 'list'>;
};

/** /api/admin/activity: the audit log, newest first, including all calls answered so far. */
export function activityRoutes({ audit, collect, auditHead, users }: Deps): Router {
  const router = Router();
  router.get('/', async (req, res) => {
    const query = parseQuery(activityListQuery, req);
    await collect();
    const { rows, ...counted } = await audit.list(query);
    const isFormer = formerOf(await users.list());
    tellCount(res, counted).json(rows.map((row) => toEntry(row, isFormer)));
  });
  router.get('/check', async (_req, res) => {
    await collect();
    const { count, oldestAt, faults } = await audit.check(await auditHead());
    const check: ActivityCheck = { count, faults, ...(oldestAt && { since: oldestAt.toISOString() }) };
    res.json(check);
  });
  router.get('/actividad.csv', async (req, res) => {
    const query = parseQuery(activityExportQuery, req);
    await collect();
    const columns = columnsOf(formerOf(await users.list()));
    await sendCsv(res, 'actividad', csvOf(columns, audit.all(query)));
  });
  return router;
}
