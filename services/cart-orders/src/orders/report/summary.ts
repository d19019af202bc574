import { toPesos } from '@shop/contracts/money';
import type { Figures, OrderSummary } from '@shop/contracts/report';
import type { DayFigures } from './order-day.store.ts';
import { lastDays } from '@shop/service-kit/days';
import type { ReportStore } from './report.store.ts';

const DAYS = 30;

/** Orders and sales of today and of the last 7 and 30 days, and how many orders wait to be prepared. */
export async function summarize(reports: ReportStore, now = new Date()): Promise<OrderSummary> {
  const days = lastDays(DAYS, now);
  const [toPrepare, known] = await Promise.all([reports.toPrepare(), reports.days(days)]);
  const totals = known.map(({ figures }) => figures);
  return {
    today: total(totals.slice(-1)),
    week: total(totals.slice(-7)),
    month: total(totals),
    toPrepare,
    days: totals.map(({ orders, salesCents }, at) => ({
      day: days[at]!.day,
      orders,
      sales: toPesos(salesCents),
    })),
  };
}

const total = (days: DayFigures[]): Figures => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  sales: toPesos(days.reduce((sum, { salesCents }) => sum + salesCents, 0)),
});
