import type { ShippingDetails } from '@shop/contracts/shipping';
import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { randomId } from '../random-id.ts';
import type { CheckoutDoc, NewCheckout } from './checkout.model.ts';

const REUSE_MS = 24 * 3_600_000;

export type CheckoutStore = ReturnType<typeof checkoutStore>;

export function checkoutStore(db: Mongo) {
  const checkouts = db.model<CheckoutDoc>('Checkout');
  const reuse = (wanted: NewCheckout) =>
    checkouts
      .findOneAndUpdate(
        {
          cartId: wanted.cartId,
          cartRound: wanted.cartRound,
          fingerprint: wanted.fingerprint,
          status: 'open',
          // An older one would soon no longer be asked after.
          createdAt: { $gt: new Date(Date.now() - REUSE_MS) },
        },
        {
          $set: {
            nextCheckAt: wanted.nextCheckAt,
            ...(wanted.shipping ? { shipping: wanted.shipping } : {}),
          },
        },
        { returnDocument: 'after' },
      )
      .lean();

  /** The cart's open checkout with this very content, or a new one that supersedes the older. */
  async function open(wanted: NewCheckout, attempts = 5): Promise<CheckoutDoc> {
    const same = await reuse(wanted);
    if (same) return same;
    await checkouts.updateMany(
      { cartId: wanted.cartId, status: 'open' },
      { $set: { status: 'superseded', expireAt: new Date() } },
    );
    try {
      const made = await checkouts.create({ _id: randomId(), ...wanted, status: 'open' });
      return made.toObject();
    } catch (error) {
      if (!isDuplicateKey(error) || attempts === 0) throw error;
      return open(wanted, attempts - 1);
    }
  }

  return {
    open,
    find: (_id: string) => checkouts.findById(_id).lean(),
    setPreference: (_id: string, preference: NonNullable<CheckoutDoc['preference']>) =>
      checkouts.updateOne({ _id }, { $set: { preference } }),
    /** Replaced checkouts whose preference is still payable. */
    replaced: (now: Date, limit: number, cartId?: string) =>
      checkouts
        .find({ expireAt: { $lte: now }, 'preference.id': { $exists: true }, ...(cartId ? { cartId } : {}) })
        .limit(limit)
        .lean(),
    expired: (_id: string) => checkouts.updateOne({ _id }, { $unset: { expireAt: 1 } }),
    expireLater: (_id: string, expireAt: Date) => checkouts.updateOne({ _id }, { $set: { expireAt } }),
    /** The shopper came back to pay: it is asked after as often as a new one. */
    reopen: (_id: string, nextCheckAt: Date) =>
      checkouts.updateOne({ _id }, { $set: { reopenedAt: new Date(), nextCheckAt } }),
    /** For a checkout that was started without an address; one that is there is kept. */
    addMissingShipping: (cartId: string, sessionId: string, shipping: ShippingDetails) =>
      checkouts.updateMany(
        { cartId, status: 'open', sessionId, shipping: { $exists: false } },
        { $set: { shipping } },
      ),
    /** Takes the checkout for an order; false when a newer one has replaced it. */
    claim: async (_id: string) =>
      (await checkouts.updateOne({ _id, status: { $ne: 'superseded' } }, { $set: { status: 'ordered' } }))
        .matchedCount === 1,
    /** Paid and ordered: a second payment or a refund is still looked for, but there is no hurry. */
    settled: (_id: string, nextCheckAt: Date) =>
      checkouts.updateOne(
        { _id, settledAt: { $exists: false } },
        { $set: { settledAt: new Date(), nextCheckAt } },
      ),
    due: (now: Date, limit: number) =>
      checkouts
        .find({ nextCheckAt: { $lte: now } })
        .sort({ nextCheckAt: 1 })
        .limit(limit)
        .lean(),
    /** Takes a check that is due, and says when the next one is; false when another worker was faster. */
    takeCheck: async ({ _id, nextCheckAt }: CheckoutDoc, next: Date | undefined): Promise<boolean> =>
      (
        await checkouts.updateOne(
          { _id, nextCheckAt: nextCheckAt! },
          next ? { $set: { nextCheckAt: next } } : { $unset: { nextCheckAt: 1 } },
        )
      ).matchedCount === 1,
  };
}
