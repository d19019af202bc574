import { toPesos } from '@shop/contracts/money';
import type { Figures, OrderSummary } from '@shop/contracts/report';
import { lastDays } from './days.ts';
import type { DayTotals, ReportStore } from './report.store.ts';

const DAYS = 30;

/** Orders and sales of today and the last 7 and 30 days, and what waits to be prepared. */
export async function summarize(reports: ReportStore, now = new Date()): Promise<OrderSummary> {
  const [toPrepare, ...days] = await Promise.all([
    reports.toPrepare(),
    ...lastDays(DAYS, now).map((day) => reports.day(day)),
  ]);
  return {
    today: total(days.slice(-1)),
    week: total(days.slice(-7)),
    month: total(days),
    toPrepare,
    days: days.map(({ day, orders, salesCents }) => ({ day, orders, sales: toPesos(salesCents) })),
  };
}

const total = (days: DayTotals[]): Figures => ({
  orders: days.reduce((sum, { orders }) => sum + orders, 0),
  sales: toPesos(days.reduce((sum, { salesCents }) => sum + salesCents, 0)),
});
