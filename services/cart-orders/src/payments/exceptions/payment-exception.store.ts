import type { PaymentExceptionKind, PaymentExceptionListQuery } from '@shop/contracts/payment-exception';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
import { close, exceptionEnds, type Resolution } from './exception-ends.ts';
import { exceptionPayers } from './forget-payers.ts';
import { isAutoRefundable, PART_WAIT_MS } from './is-auto-refundable.ts';
import {
  paymentExceptionModel,
  type ExceptionMail,
  type PaymentExceptionRow,
  type RefundPlan,
} from './payment-exception.model.ts';

type NewPaymentException = Pick<
  PaymentExceptionRow,
  'kind' | 'paymentId' | 'checkoutId' | 'orderId' | 'paymentStatus' | 'amountCents' | 'currency'
> &
  Pick<Partial<PaymentExceptionRow>, 'expectedCents' | 'detail' | 'payer' | 'until'> & {
    /** The longest term, used when the provider gives no `until`. */
    untilAtMost?: Date;
  };
/** Tolerance for the minutes until an interrupted refund is retried, and for clocks that differ between machines. */
const SLACK_MS = 600_000;
/** Kinds that the owner is mailed about at once, because there is little time. */
const URGENT: PaymentExceptionKind[] = ['dispute', 'chargeback'];
/** More exceptions than open between two looks. */
const MOST_NEWS = 20;
type Planned = { _id: string; exception: NewPaymentException; graceMs: number };

/** Plans the automatic refund, unless a person decides otherwise. */
async function plan(exceptions: Model<PaymentExceptionRow>, { _id, exception, graceMs }: Planned) {
  const isPart = exception.kind === 'partial_payment';
  const refundAt = new Date(Date.now() + (isPart ? PART_WAIT_MS : graceMs));
  await exceptions.updateOne(
    { _id, status: 'open', refundPlan: { $exists: false } },
    { $set: { refundPlan: 'waits', refundAt }, $push: { mails: 'planned' } },
  );
  if (isPart) return;
  // A payment that is refunded for another reason stops waiting for its rest.
  const part = { _id: `${exception.paymentId}-partial_payment`, status: 'open' as const };
  await exceptions.updateOne(part, close({ who: 'sistema', note: 'Su compra ya no espera el resto.' }));
}

export type PaymentExceptionStore = ReturnType<typeof createPaymentExceptionStore>;

/** @param graceMs how long a person has before a payment without an order goes back by itself */
export function createPaymentExceptionStore(db: Mongo, graceMs: number) {
  const exceptions = paymentExceptionModel(db);
  // A plan further away than the grace period comes from a clock that was ahead, so it is due too.
  const isDue = (now: Date) => ({
    refundAt: {
      $not: { $gt: now, $lte: new Date(now.getTime() + Math.max(graceMs, PART_WAIT_MS) + SLACK_MS) },
    },
  });

  async function list(_id: string, exception: NewPaymentException): Promise<boolean> {
    const { paymentStatus, detail, until, untilAtMost, ...first } = exception;
    // A dispute's detail and term are updated; the detail of undone work stays as it was first listed.
    const awaited = { ...(detail && { detail }), ...(until && { until }) };
    const isUrgent = URGENT.includes(first.kind);
    const once = {
      ...first,
      ...(!until && untilAtMost && { until: untilAtMost }),
      ...(isUrgent ? { mails: ['opened' as const], times: 1 } : awaited),
    };
    const listed = exceptions.updateOne(
      { _id },
      { $set: { paymentStatus, ...(isUrgent && awaited) }, $setOnInsert: { ...once, status: 'open' } },
      { upsert: true },
    );
    return unlessTaken(
      listed.then(({ upsertedCount }) => upsertedCount === 1),
      () => false,
    );
  }

  return {
    /** Lists a payment once per reason (and `nth`, when one reason has several); true when it was not listed before. */
    async add(exception: NewPaymentException, nth?: string): Promise<boolean> {
      const _id = [exception.paymentId, exception.kind, nth].filter(Boolean).join('-');
      const isNew = await list(_id, exception);
      // A slip may be listed long before it is paid, so each news of the payment tries to plan its refund.
      if (isAutoRefundable(exception)) await plan(exceptions, { _id, exception, graceMs });
      return isNew;
    },
    /** Payments whose grace period is over, the longest due first. */
    dueRefunds: (now: Date, limit: number) =>
      exceptions
        .find({ refundPlan: 'waits', ...isDue(now), status: 'open', paymentStatus: 'approved' })
        .sort({ refundAt: 1 })
        .limit(limit)
        .lean(),
    /** False when another worker was faster, or a person resolved it. */
    takeRefund: async ({ _id, refundAt }: PaymentExceptionRow, again: Date): Promise<boolean> =>
      (
        await exceptions.updateOne(
          { _id, status: 'open', refundPlan: 'waits', refundAt: refundAt! },
          { $set: { refundAt: again } },
        )
      ).matchedCount === 1,
    planRefund: (_id: string, refundPlan: RefundPlan) =>
      exceptions.updateOne({ _id }, { $set: { refundPlan } }),
    withMails: (limit: number) =>
      exceptions
        .find({ mails: { $in: ['planned', 'refunded', 'opened'] } })
        .limit(limit)
        .lean(),
    mailWritten: (_id: string, mail: ExceptionMail) =>
      exceptions.updateOne({ _id }, { $pull: { mails: mail } }),
    ...exceptionEnds(exceptions),
    find: (_id: string) => exceptions.findById(_id).lean(),
    /** Null when the exception is not open. */
    resolve: (_id: string, resolution: Resolution) =>
      exceptions
        .findOneAndUpdate({ _id, status: 'open' }, close(resolution), { returnDocument: 'after' })
        .lean(),
    /** One page, newest first, and the total. */
    list: ({ status, ...place }: PaymentExceptionListQuery): Promise<Page<PaymentExceptionRow>> =>
      listPage(exceptions, status ? { status } : {}, { ...place, sort: { createdAt: -1, _id: -1 } }),
    /** Open exceptions that were listed after `since`. */
    openedSince: (since: Date) =>
      exceptions
        .find({ status: 'open', createdAt: { $gt: since } })
        .sort({ createdAt: 1 })
        .limit(MOST_NEWS)
        .lean(),
    ...exceptionPayers(exceptions),
    countOpen: () => exceptions.countDocuments({ status: 'open' }),
  };
}
