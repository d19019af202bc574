import {
  PAYMENT_EXCEPTION_KINDS,
  type PaymentExceptionKind,
  type PaymentExceptionListQuery,
} from '@shop/contracts/payment-exception';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import type { Model } from 'mongoose';
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
  Pick<Partial<PaymentExceptionRow>, 'expectedCents' | 'detail' | 'payer'>;
export type Resolution = { who: string; note: string };

/** Work that an order left undone stays undone, whatever becomes of its payment. */
const ABOUT_MONEY = PAYMENT_EXCEPTION_KINDS.filter((kind) => kind !== 'work_left');
/** An interrupted refund is tried again in minutes, and two machines' clocks may differ. */
const SLACK_MS = 600_000;
/** None of these holds of a payment on which an order stands. */
const WITHOUT_ORDER: PaymentExceptionKind[] = [
  ...(['second_payment', 'refunded_without_order', 'notice_left', 'partial_payment'] as const),
];
/** What a payment's status settles by itself: all of it, or only what was about a dispute. */
const SETTLED: Record<string, { kinds?: PaymentExceptionKind[]; note: string }> = {
  refunded: { note: 'El pago se reembolsó por completo.' },
  approved: { kinds: ['dispute', 'chargeback'], note: 'La disputa terminó a tu favor.' },
  partially_refunded: { kinds: ['dispute', 'chargeback'], note: 'La disputa terminó.' },
  charged_back: { kinds: ['dispute'], note: 'La disputa terminó en contracargo.' },
};

const close = ({ who, note }: Resolution) => ({
  $set: { status: 'done' as const, resolvedBy: who, resolvedAt: new Date(), note },
});

type Planned = { _id: string; exception: NewPaymentException; graceMs: number };

/** It goes back by itself, unless somebody decides otherwise. */
async function plan(exceptions: Model<PaymentExceptionRow>, { _id, exception, graceMs }: Planned) {
  const isPart = exception.kind === 'partial_payment';
  const refundAt = new Date(Date.now() + (isPart ? PART_WAIT_MS : graceMs));
  await exceptions.updateOne(
    { _id, status: 'open', refundPlan: { $exists: false } },
    { $set: { refundPlan: 'waits', refundAt }, $push: { mails: 'planned' } },
  );
  if (isPart) return;
  // What goes back for another reason waits for no rest any more.
  const part = { _id: `${exception.paymentId}-partial_payment`, status: 'open' as const };
  await exceptions.updateOne(part, close({ who: 'sistema', note: 'Su compra ya no espera el resto.' }));
}

export type PaymentExceptionStore = ReturnType<typeof createPaymentExceptionStore>;

/** @param graceMs how long a person has before a payment without an order goes back by itself */
export function createPaymentExceptionStore(db: Mongo, graceMs: number) {
  const exceptions = paymentExceptionModel(db);
  // No plan is further away than the time of grace, unless a clock was ahead.
  const isDue = (now: Date) => ({
    refundAt: {
      $not: { $gt: now, $lte: new Date(now.getTime() + Math.max(graceMs, PART_WAIT_MS) + SLACK_MS) },
    },
  });

  async function list(_id: string, { paymentStatus, ...exception }: NewPaymentException): Promise<boolean> {
    try {
      const done = await exceptions.updateOne(
        { _id },
        { $set: { paymentStatus }, $setOnInsert: { ...exception, status: 'open' } },
        { upsert: true },
      );
      return done.upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    /** Lists a payment once per reason (and `nth`, when one reason has several); true when it was not listed before. */
    async add(exception: NewPaymentException, nth?: string): Promise<boolean> {
      const _id = [exception.paymentId, exception.kind, nth].filter(Boolean).join('-');
      const isNew = await list(_id, exception);
      // A slip may be listed long before it is paid, so this is asked again with each news of the payment.
      if (isAutoRefundable(exception)) await plan(exceptions, { _id, exception, graceMs });
      return isNew;
    },
    /** Payments whose time of grace is over, the one that is due longest first. */
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
        .find({ mails: { $in: ['planned', 'refunded'] } })
        .limit(limit)
        .lean(),
    mailWritten: (_id: string, mail: ExceptionMail) =>
      exceptions.updateOne({ _id }, { $pull: { mails: mail } }),
    /** Tells the list what became of a payment, and closes what that settles; true when the payment is listed. */
    async follow(paymentId: string, paymentStatus: string): Promise<boolean> {
      const listed = await exceptions.updateMany({ paymentId }, { $set: { paymentStatus } });
      if (listed.matchedCount === 0) return false;
      const settled = SETTLED[paymentStatus];
      if (!settled) return true;
      const { kinds = ABOUT_MONEY, note } = settled;
      const open = { paymentId, status: 'open' as const, kind: { $in: kinds } };
      const closed = close({ who: 'sistema', note });
      if (paymentStatus === 'refunded')
        await exceptions.updateMany(
          { ...open, refundPlan: { $exists: true } },
          { ...closed, $push: { mails: 'refunded' } },
        );
      await exceptions.updateMany(open, closed);
      return true;
    },
    /** An order stands on the payments: what was listed because it had none has become untrue. */
    earned: (paymentIds: string[]) =>
      exceptions.updateMany(
        {
          paymentId: { $in: paymentIds },
          status: 'open',
          $or: [{ kind: { $in: WITHOUT_ORDER } }, { kind: 'sold_out', orderId: { $exists: false } }],
        },
        close({ who: 'sistema', note: 'El pago es el de su pedido.' }),
      ),
    /** For what comes back after the payment itself had settled it; what a person resolved stays resolved. */
    reopen: (paymentId: string, kind: PaymentExceptionKind) =>
      exceptions.updateOne(
        { _id: `${paymentId}-${kind}`, resolvedBy: 'sistema' },
        { $set: { status: 'open' }, $unset: { resolvedBy: 1, resolvedAt: 1, note: 1 } },
      ),
    find: (_id: string) => exceptions.findById(_id).lean(),
    /** Null when it is not open (any more). */
    resolve: (_id: string, resolution: Resolution) =>
      exceptions
        .findOneAndUpdate({ _id, status: 'open' }, close(resolution), { returnDocument: 'after' })
        .lean(),
    /** One page, newest first, and how many there are. */
    list: ({ status, ...place }: PaymentExceptionListQuery): Promise<Page<PaymentExceptionRow>> =>
      listPage(exceptions, status ? { status } : {}, { ...place, sort: { createdAt: -1, _id: -1 } }),
    ...exceptionPayers(exceptions),
    countOpen: () => exceptions.countDocuments({ status: 'open' }),
  };
}
