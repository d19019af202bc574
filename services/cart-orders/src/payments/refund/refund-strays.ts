import { AppError } from '@shop/service-kit/errors';
import type { Deps } from '../../deps.ts';
import type { ReviewDoc } from '../exceptions/review.model.ts';
import type { RefundEntry } from './refund.model.ts';
import { promiseRefund } from './refund.ts';

const BATCH = 100;
const AGAIN_MS = 5 * 60_000;

/**
 * Gives back the payments that earned no order, when their time of grace is over. The plan stands in the database, and
 * its request id is that of the review: however many workers try, and however often one dies, one refund is made.
 */
export async function refundStrays(deps: Deps): Promise<void> {
  for (const review of await deps.reviews.dueRefunds(new Date(), BATCH)) {
    // Taken before it is tried: one that fails for ever comes after all the others next time.
    if (!(await deps.reviews.takeRefund(review, new Date(Date.now() + AGAIN_MS)))) continue;
    try {
      await refundStray(deps, review);
    } catch (error) {
      deps.log.warn(
        { err: error, reviewId: review._id },
        'a payment without an order will be refunded later',
      );
    }
  }
}

async function refundStray(deps: Deps, review: ReviewDoc): Promise<void> {
  const refund = (await isDecidedElsewhere(deps, review)) ? undefined : await ask(deps, review);
  if (!refund) return void (await deps.reviews.planRefund(review._id, 'left'));
  await deps.queue.refund(review.paymentId, refund.id);
  await deps.reviews.planRefund(review._id, 'asked');
}

/** An order stands on it after all, or somebody has begun to give it back: the rest is for a person to decide. */
async function isDecidedElsewhere({ orders, refunds }: Deps, { paymentId }: ReviewDoc): Promise<boolean> {
  if (await orders.findByPayment(paymentId)) return true;
  const book = await refunds.find(paymentId);
  return book?.refunds.some(({ who }) => who !== 'sistema') ?? false;
}

/** Undefined when the provider says that it cannot be given back as a whole. */
async function ask(deps: Deps, { _id, paymentId, amountCents }: ReviewDoc): Promise<RefundEntry | undefined> {
  try {
    return await promiseRefund(deps, { paymentId, requestId: `sistema-${_id}`, amountCents, who: 'sistema' });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    // It may have gone back by hand, which the list has to hear of.
    await deps.queue.check(paymentId);
    return undefined;
  }
}
