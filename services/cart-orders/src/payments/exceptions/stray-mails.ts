import type { EmailContent } from '@shop/mail/email';
import type { Deps } from '../../deps.ts';
import type { ReviewDoc } from './review.model.ts';
import {
  ownerStrayLetter,
  ownerStrayRefundedLetter,
  strayRefundedLetter,
  type Stray,
} from './stray-letters.ts';

const BATCH = 100;

/** Writes the mails that reviews ask for; each has a key of its own, so that a repetition writes nothing. */
export async function writeStrayMails(deps: Deps): Promise<void> {
  for (const review of await deps.reviews.withMails(BATCH))
    for (const mail of review.mails ?? []) {
      await (mail === 'planned' ? tellPlan(deps, review) : tellRefund(deps, review));
      await deps.reviews.mailWritten(review._id, mail);
    }
}

async function tellPlan(deps: Deps, review: ReviewDoc): Promise<void> {
  // Somebody was faster.
  if (review.status !== 'open') return;
  const stray = await strayOf(deps, review);
  await add(deps, stray, {
    kind: 'owner-stray',
    to: deps.config.OWNER_EMAIL,
    letter: ownerStrayLetter(stray, deps.links),
  });
}

async function tellRefund(deps: Deps, review: ReviewDoc): Promise<void> {
  const stray = await strayOf(deps, review);
  const { to, isBuyers } = await buyerOf(deps, stray);
  await add(deps, stray, {
    kind: 'stray-refunded',
    to,
    letter: strayRefundedLetter(stray, deps.links, isBuyers),
  });
  const letter = ownerStrayRefundedLetter(stray, deps.links);
  await add(deps, stray, { kind: 'owner-stray-refunded', to: deps.config.OWNER_EMAIL, letter });
}

const strayOf = async ({ orders }: Deps, review: ReviewDoc): Promise<Stray> => ({
  review,
  order: review.orderId ? await orders.find(review.orderId) : null,
});

/** Where whoever paid is reached: by the address of this very purchase first. */
async function buyerOf({ checkouts, payments }: Deps, { review, order }: Stray) {
  const checkout = review.checkoutId ? await checkouts.find(review.checkoutId) : undefined;
  const payment = await payments.find(review.paymentId);
  const ofOrder = order?.shipping?.email ?? order?.payerEmail;
  const to = checkout?.shipping?.email ?? ofOrder ?? payment?.payerEmail;
  return { to, isBuyers: to !== undefined && to === ofOrder };
}

type Mail = {
  kind: 'owner-stray' | 'stray-refunded' | 'owner-stray-refunded';
  to: string | undefined;
  letter: EmailContent;
};

async function add({ mails }: Deps, { review, order }: Stray, { kind, to, letter }: Mail): Promise<void> {
  if (!to) return;
  const about = order ? { orderId: order._id, number: order.number } : {};
  await mails.add({ key: `${kind}:${review._id}`, kind, to, about, ...letter });
}
