import {
  globalRequest,
  globalSetting,
  type GlobalEvery,
  type GlobalInvoice,
  type InvoicesOverview,
} from '@shop/contracts/global-invoice';
import { toPesos } from '@shop/contracts/money';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { conflict, parseBody } from '@shop/service-kit/errors';
import type { Job } from '@shop/service-kit/job';
import { tellWhile } from '@shop/service-kit/still-waiting';
import { Router } from 'express';
import { administratorOf } from '../../orders/order/order.routes.ts';
import { InvoiceError } from '../provider/invoice.port.ts';
import type { GlobalRow } from './global-row.ts';
import { leftFor, makeDueGlobals, makeGlobal, type GlobalDeps } from './make-global.ts';
import { isOver, lastPeriods, periodAt } from './periods.ts';

const NO_ACCOUNT = 'Primero conecta tu cuenta para facturar, en «Cobros y correo».';
const NOT_OVER = 'Ese periodo aún no termina.';
const EVERY_MS = 1_800_000;

/** /api/admin/invoices: global invoices, and the orders without one. */
export function globalRoutes(deps: GlobalDeps): Router {
  const router = Router();
  router.get('/', async (_req, res) => {
    res.json(await overview(deps));
  });
  router.post('/global', async (req, res) => {
    const { period } = parseBody(globalRequest, req);
    addAuditFacts(res, { name: period });
    if (!deps.invoices()) throw conflict(NO_ACCOUNT);
    if (!isOver(period, new Date())) throw conflict(NOT_OVER);
    for (const { _id, status } of await deps.globals.ofPeriod(period))
      if (status === 'refused') await deps.globals.again(_id);
    const made = makeGlobal(deps, period, administratorOf(req)).catch((error: unknown) => {
      // What was begun is in the list, and the worker continues it.
      if (!(error instanceof InvoiceError)) throw error;
    });
    await tellWhile(made);
    res.json(await overview(deps));
  });
  router.put('/global', async (req, res) => {
    const { every } = parseBody(globalSetting, req);
    addAuditFacts(res, { name: every ?? 'a mano' });
    await deps.globals.set(every, every ? periodAt(every, new Date()) : '');
    res.json(await overview(deps));
  });
  return router;
}

async function overview(deps: GlobalDeps): Promise<InvoicesOverview> {
  const every = (await deps.globals.setting())?.every ?? null;
  const [period = ''] = lastPeriods(every ?? ('month' satisfies GlobalEvery), new Date());
  const [latest, refused, { orders, unrated }] = await Promise.all([
    deps.globals.latest(),
    deps.globals.refusedOrders(),
    leftFor(deps, period),
  ]);
  const cents = orders.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return {
    hasAccount: deps.invoices() !== undefined,
    every,
    globals: latest.map(toGlobal),
    refused: refused.map(({ _id, number, cfdi }) => ({
      orderId: _id,
      number,
      reason: cfdi?.reason ?? '',
      at: cfdi!.at.toISOString(),
    })),
    next: { period, orders: orders.length, total: toPesos(cents), unrated },
  };
}

const toGlobal = ({ _id, period, status, orderIds, cents, createdAt, ...row }: GlobalRow): GlobalInvoice => ({
  id: _id,
  period,
  status: status === 'gathering' ? 'asked' : status === 'told' ? 'stamped' : status,
  orders: orderIds.length,
  total: toPesos(cents),
  at: createdAt.toISOString(),
  ...(row.uuid && { uuid: row.uuid }),
  ...(row.reason && { reason: row.reason }),
  ...(row.isTest && { isTest: true }),
});

export const makeGlobalsJob = (deps: GlobalDeps): Job => ({
  name: 'global-invoices',
  every: EVERY_MS,
  run: (signal) => makeDueGlobals(deps, signal),
});
