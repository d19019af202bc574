import { consentExportQuery } from '@shop/contracts/consent';
import { customerExportQuery } from '@shop/contracts/customer';
import { invoiceExportQuery } from '@shop/contracts/invoice';
import { toPesos } from '@shop/contracts/money';
import { orderExportQuery } from '@shop/contracts/order-list';
import {
  arrivalsQuery,
  MOST_SOLD,
  salesReportQuery,
  type ElixirSales,
  type ShopReadiness,
} from '@shop/contracts/report';
import { csvOf } from '@shop/service-kit/csv';
import { sendCsv } from '@shop/service-kit/download';
import { parseId, parseQuery } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { ConsentStore } from '../../consents/consent.store.ts';
import { CONSENT_COLUMNS } from '../../consents/consents-csv.ts';
import { reportReminders, type RemindersDeps } from '../../consents/reminders-report.ts';
import type { CustomerStore } from '../customer/customer.store.ts';
import { CUSTOMER_COLUMNS } from '../customer/customers-csv.ts';
import { ARRIVAL_COLUMNS, reportArrivals, type ArrivalsDeps } from './arrivals-report.ts';
import { invoiceColumns } from './invoices-csv.ts';
import { createWeigh, type WeightNeeds } from '../order/parcel-weight.ts';
import { ORDER_COLUMNS, withQuotes } from './orders-csv.ts';
import type { ReportStore } from './report.store.ts';
import { SALES_CSV } from './sales-csv.ts';
import { SHIPMENT_COLUMNS, shipmentsOf } from './shipments-csv.ts';
import { reportSales, type SalesDeps } from './sales-report.ts';
import { summarize } from './summary.ts';

type Deps = SalesDeps &
  ArrivalsDeps &
  RemindersDeps &
  WeightNeeds & {
    reports: ReportStore;
    customers: Pick<CustomerStore, 'all'>;
    consents: Pick<ConsentStore, 'all'>;
    mails: { readonly hasServer: boolean };
    /** Whether the provider takes real money. */
    provider: { isLive: () => boolean; isReady: () => boolean };
    /** The key of the account for labels. */
    accountKey: { isRefused: () => Promise<boolean> };
  };

/** /api/admin/reports: figures and exports of orders, for administrators. */
export function reportRoutes({ reports, funnel, refunds, customers, ...deps }: Deps): Router {
  const router = Router();

  router.get('/summary', async (_req, res) => {
    res.json(await summarize(reports));
  });

  router.get('/readiness', async (_req, res) => {
    const { ownerEmail } = await deps.settings.read();
    const ready: ShopReadiness = {
      livePayments: deps.provider.isLive(),
      sendsMail: deps.mails.hasServer,
      hasOwnerEmail: Boolean(ownerEmail),
      hasOrder: await reports.hasPaid(),
      ...(!deps.provider.isReady() && { takesOnline: false }),
      ...((await deps.accountKey.isRefused()) && { labelKeyRefused: true }),
    };
    res.json(ready);
  });

  router.get('/elixirs/:id', async (req, res) => {
    const { orders, units, salesCents } = await reports.elixir(parseId(req));
    const sales: ElixirSales = { orders, units, sales: toPesos(salesCents) };
    res.json(sales);
  });

  router.get('/sales', async (req, res) => {
    const query = parseQuery(salesReportQuery, req);
    const [report, reminders] = await Promise.all([
      reportSales({ reports, funnel }, query, { most: MOST_SOLD }),
      reportReminders(deps, query),
    ]);
    res.json({ ...report, ...(reminders && { reminders }) });
  });
  for (const [name, { file, lines }] of Object.entries(SALES_CSV))
    router.get(`/${name}.csv`, async (req, res) => {
      const report = await reportSales({ reports, funnel }, parseQuery(salesReportQuery, req));
      await sendCsv(res, file, lines(report));
    });

  router.get('/arrivals', async (req, res) => {
    res.json(await reportArrivals({ reports, refunds }, parseQuery(arrivalsQuery, req)));
  });
  router.get('/arrivals.csv', async (req, res) => {
    const { months } = await reportArrivals({ reports, refunds }, parseQuery(arrivalsQuery, req));
    await sendCsv(res, 'lo-que-llega', csvOf(ARRIVAL_COLUMNS, months));
  });

  router.get('/orders.csv', async (req, res) => {
    const found = withQuotes(reports.orders(parseQuery(orderExportQuery, req)));
    await sendCsv(res, 'pedidos', csvOf(ORDER_COLUMNS, found));
  });

  router.get('/shipments.csv', async (req, res) => {
    const query = parseQuery(orderExportQuery, req);
    const asksForSent = query.status === 'completed' || query.ids !== undefined;
    const found = shipmentsOf(reports.orders(query), await createWeigh(deps), asksForSent);
    await sendCsv(res, 'envios', csvOf(SHIPMENT_COLUMNS, found));
  });

  router.get('/invoices.csv', async (req, res) => {
    const found = withQuotes(reports.invoices(parseQuery(invoiceExportQuery, req)));
    const columns = invoiceColumns(await deps.settings.read());
    await sendCsv(res, 'facturas', csvOf(columns, found));
  });

  router.get('/customers.csv', async (req, res) => {
    const found = customers.all(parseQuery(customerExportQuery, req));
    await sendCsv(res, 'clientes', csvOf(CUSTOMER_COLUMNS, found));
  });

  router.get('/consents.csv', async (req, res) => {
    const found = deps.consents.all(parseQuery(consentExportQuery, req));
    await sendCsv(res, 'avisos', csvOf(CONSENT_COLUMNS, found));
  });

  return router;
}
