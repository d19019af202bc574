import { AppError } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { wasPaid } from '../../orders/order/payment.rank.ts';
import type { OrderStore } from '../../orders/order/order.store.ts';
import type { PaymentExceptionRow } from '../exceptions/payment-exception.model.ts';
import type { PaymentExceptionStore } from '../exceptions/payment-exception.store.ts';
import type { PaymentQueue } from '../queue/payment.queue.ts';
import type { RefundEntry } from './refund.store.ts';
import { reserveRefund, type ReserveRefundDeps } from './refund.ts';

export type RefundUnmatchedDeps = ReserveRefundDeps & {
  exceptions: PaymentExceptionStore;
  orders: Pick<OrderStore, 'findByPayment'>;
  queue: Pick<PaymentQueue, 'refund' | 'check'>;
  log: Pick<Log, 'warn'>;
};

const BATCH = 100;
const AGAIN_MS = 5 * 60_000;

/**
 * Refunds payments that earned no order when their grace period is over. The plan is in the database, and the request
 * id comes from the exception: any number of workers, retries and crashes make one refund.
 */
export async function refundUnmatchedPayments(deps: RefundUnmatchedDeps): Promise<void> {
  for (const exception of await deps.exceptions.dueRefunds(new Date(), BATCH)) {
    // Taken before the attempt: an exception that always fails comes after all the others next time.
    if (!(await deps.exceptions.takeRefund(exception, new Date(Date.now() + AGAIN_MS)))) continue;
    try {
      await refundUnmatched(deps, exception);
    } catch (error) {
      deps.log.warn(
        { err: error, exceptionId: exception._id },
        'a payment without an order will be refunded later',
      );
    }
  }
}

async function refundUnmatched(deps: RefundUnmatchedDeps, exception: PaymentExceptionRow): Promise<void> {
  const refund = (await isDecidedElsewhere(deps, exception)) ? undefined : await reserve(deps, exception);
  if (!refund) return void (await deps.exceptions.planRefund(exception._id, 'left'));
  await deps.queue.refund(exception.paymentId, refund.id);
  await deps.exceptions.planRefund(exception._id, 'asked');
}

/** An order stands on the payment, or a person has begun to refund it: a person decides about the rest. */
async function isDecidedElsewhere(
  { orders, refunds }: RefundUnmatchedDeps,
  { paymentId, kind }: PaymentExceptionRow,
): Promise<boolean> {
  const order = await orders.findByPayment(paymentId);
  // An order whose gift card is spent is still waiting for this payment.
  if (order && (kind !== 'gift_card_spent' || wasPaid(order.paymentStatus))) return true;
  const ledger = await refunds.find(paymentId);
  return ledger?.refunds.some(({ who }) => who !== 'sistema') ?? false;
}

/** Undefined when the payment cannot be refunded in full. */
async function reserve(
  deps: RefundUnmatchedDeps,
  { _id, paymentId, amountCents }: PaymentExceptionRow,
): Promise<RefundEntry | undefined> {
  try {
    return await reserveRefund(deps, { paymentId, requestId: `sistema-${_id}`, amountCents, who: 'sistema' });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    // It may have been refunded by hand; this check updates the list.
    await deps.queue.check(paymentId);
    return undefined;
  }
}
