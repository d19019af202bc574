import type { Retention } from '@shop/contracts/retention';
import { Router } from 'express';
import type { SettingsClient } from '../shopping/settings/settings.client.ts';
import { monthsBefore } from './forget-old.ts';
import { nextNight, type RetentionStore } from './retention.store.ts';

type Deps = {
  retention: RetentionStore;
  settings: Pick<SettingsClient, 'read'>;
};
const NOTHING = { customers: 0, checkouts: 0, mails: 0 };

/** /api/admin/retention: what will be removed automatically next, and when. */
export const retentionRoutes = ({ retention, settings }: Deps): Router =>
  Router().get('/', async (_req, res) => {
    const [row, { retentionMonths }] = await Promise.all([retention.round(), settings.read()]);
    const now = new Date();
    const before = retentionMonths ? monthsBefore(now, retentionMonths) : null;
    const answer: Retention = {
      nextAt: (row?.nextAt ?? nextNight(now)).toISOString(),
      before: before && before.toISOString(),
      due: before ? await retention.due(before) : NOTHING,
      ...(row?.ranAt && { ranAt: row.ranAt.toISOString() }),
    };
    res.json(answer);
  });
