import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import { idsOf } from './payment.rules.ts';
import type { LedgerPayment } from './ledger.ts';
import { judgeEach, when, type Offence, type Rule } from './rule.ts';

/** A judge must not borrow the ranks of what it judges. */
const STAGE: Record<string, number> = {
  pending: 1,
  in_process: 2,
  rejected: 3,
  cancelled: 3,
  approved: 4,
  partially_refunded: 5,
  in_mediation: 5,
  refunded: 6,
  charged_back: 7,
};
const STEPS = ['pending', 'processing', 'completed'];
/** Changes of a paid payment whose notification is lost are looked for once an hour. */
const RECHECK_MS = 3_700_000;

export const neverBackwards: Rule = {
  id: 'I8',
  says: 'notifications never move a status backwards',
  judge({ orders, ledger, at }, graceMs) {
    const paymentOf = new Map(ledger.map((payment) => [payment.id, payment]));
    return judgeEach(
      orders,
      ({ _id }) => _id,
      (order) => {
        const payments = idsOf(order).flatMap((id) => paymentOf.get(id) ?? []);
        const ahead = payments.find((payment) => lags(order, payment, { at, graceMs }));
        return [...historyFaults(order), ...when(!!ahead, `is ${order.paymentStatus}, was ${ahead?.status}`)];
      },
    );
  },
};

function historyFaults({ history, status }: OrderRow): string[] {
  // What people note tells the status that they saw, which may have been left in that moment.
  const steps = history.filter((event, index) => index === 0 || event.from);
  const wrong = steps.flatMap((event, index) => {
    const before = steps[index - 1]?.to;
    // To and from 'cancelled' there is no order of steps.
    const backwards =
      STEPS.includes(event.to) && STEPS.indexOf(event.to) < STEPS.indexOf(event.from ?? 'pending');
    return [
      ...when(event.from !== before, `history jumps from ${before} to ${event.from}`),
      ...when(event.who === 'sistema' && backwards, `moved back from ${event.from} to ${event.to}`),
    ];
  });
  return [...wrong, ...when(steps.at(-1)?.to !== status, `is ${status}, its history says otherwise`)];
}

type Moment = { at: number; graceMs: number };

function lags(order: OrderRow, payment: LedgerPayment, { at, graceMs }: Moment): boolean {
  const wasPaid = (STAGE[order.paymentStatus] ?? 0) >= 4;
  const allowedMs = graceMs > 0 && wasPaid ? RECHECK_MS : graceMs;
  if (payment.changedAt > at - allowedMs) return false;
  // One of several that went back whole is a part of the order's money.
  const status = order.payments && payment.status === 'refunded' ? 'partially_refunded' : payment.status;
  return (STAGE[order.paymentStatus] ?? 0) < (STAGE[status] ?? 0);
}

export const nothingWaits: Rule = {
  id: 'I9',
  says: 'outbox, notifications and queue are drained',
  judge({ orders, webhookEvents, jobs, at }, graceMs) {
    const before = at - graceMs;
    const outbox = orders.flatMap((order) =>
      order.outbox
        .filter((entry) => (entry.since ?? entry.at).getTime() <= before)
        .map((entry): Offence => ({ id: order._id, why: `${entry.key} was never done` })),
    );
    const stored = webhookEvents
      .filter(({ queuedAt, createdAt }) => !queuedAt && createdAt.getTime() <= before)
      .map(({ _id }): Offence => ({ id: `webhook event ${_id}`, why: 'was never queued' }));
    const queued = jobs
      .filter((job) => job.at <= before)
      .map(({ id }): Offence => ({ id: `job ${id}`, why: 'waits' }));
    return {
      looked: orders.length + webhookEvents.length + jobs.length,
      offences: [...outbox, ...stored, ...queued],
    };
  },
};
