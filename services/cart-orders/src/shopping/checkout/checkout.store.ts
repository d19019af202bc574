import type { DeliveryAddress } from '@shop/contracts/address';
import { isDuplicateKey, retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import { tooFar } from '../../next-try.ts';
import { randomId } from '../../random-id.ts';
import { checkoutBuyers } from './checkout-buyers.ts';
import { checkoutModel, pageOf, toStoredPage, type CheckoutRow, type NewCheckout } from './checkout.model.ts';
import type { PaymentPage } from './payment-page.port.ts';

const REUSE_MS = 24 * 3_600_000;
/** Open checkouts that are younger than this are reused. */
const reusable = () => new Date(Date.now() - REUSE_MS);
/** A reused checkout can be paid for at least this long. */
const TIME_TO_PAY_MS = 5 * 60_000;

export type Claim = 'ordered' | 'superseded' | 'cart_ordered';
export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

export function createCheckoutStore(db: Mongo) {
  const checkouts = checkoutModel(db);
  const sameContent = ({ cartRound, fingerprint, payUntil }: NewCheckout) => ({
    cartRound,
    fingerprint,
    // After days the shopper confirms prices and address again.
    createdAt: { $gt: reusable() },
    payUntil: payUntil ? { $gt: new Date(Date.now() + TIME_TO_PAY_MS) } : { $exists: false },
  });
  const reuse = (wanted: NewCheckout) =>
    checkouts
      .findOneAndUpdate(
        { cartId: wanted.cartId, status: 'open', ...sameContent(wanted) },
        {
          $set: {
            // The product's stock may be counted only since the checkout was made.
            ...(wanted.holds ? { holds: wanted.holds } : {}),
            ...(wanted.shipping ? { shipping: wanted.shipping } : {}),
          },
        },
        { returnDocument: 'after' },
      )
      .lean();
  const superseded = () => ({ $set: { status: 'superseded' as const, expireAt: new Date() } });

  /** The cart's open checkout with the same content, or a new one that supersedes the others. */
  const open = (wanted: NewCheckout): Promise<CheckoutRow> =>
    retryLostRaces(async () => {
      const same = await reuse(wanted);
      if (same) return same;
      // Another tab may have made a checkout with the same content since; it stays, and the next attempt finds it.
      const others = { cartId: wanted.cartId, status: 'open' as const, $nor: [sameContent(wanted)] };
      await checkouts.updateMany(others, superseded());
      return (await checkouts.create({ _id: randomId(), ...wanted, status: 'open' })).toObject();
    });

  return {
    open,
    find: (_id: string) => checkouts.findById(_id).lean(),
    /** The checkout of this order cycle of the cart that was ordered: at most one. */
    findOrdered: (cartId: string, cartRound: number) =>
      checkouts.findOne({ cartId, cartRound, status: 'ordered' }).lean(),
    /** Ids of the checkouts of these order cycles of carts that were ordered. */
    orderedOf: async (carts: { cartId: string; cartRound: number }[]): Promise<string[]> => {
      const wanted = new Set(carts.map(({ cartId, cartRound }) => `${cartId}:${cartRound}`));
      const ids = [...new Set(carts.map(({ cartId }) => cartId))];
      const found = await checkouts.find({ cartId: { $in: ids }, status: 'ordered' }).lean();
      return found.flatMap((one) => (wanted.has(`${one.cartId}:${one.cartRound}`) ? [one._id] : []));
    },
    /** Withdraws an open checkout. */
    supersede: (_id: string) => checkouts.updateOne({ _id, status: 'open' }, superseded()),
    /** Stores the page unless the checkout has one already; returns the page that is stored. */
    keepPage: async (_id: string, page: PaymentPage): Promise<PaymentPage> => {
      const kept = { preference: toStoredPage(page), provider: page.provider };
      await checkouts.updateOne({ _id, 'preference.id': { $exists: false } }, { $set: kept });
      return pageOf(await checkouts.findById(_id).lean().orFail())!;
    },
    /** Replaces a page that can no longer be paid; the first caller's page wins. Returns the stored page. */
    replacePage: async (_id: string, old: PaymentPage, page: PaymentPage): Promise<PaymentPage> => {
      const kept = { preference: toStoredPage(page), provider: page.provider };
      await checkouts.updateOne({ _id, 'preference.id': old.id }, { $set: kept });
      return pageOf(await checkouts.findById(_id).lean().orFail())!;
    },
    /** Replaced checkouts whose page is still payable, also those whose time a clock that was ahead has written. */
    replaced: (now: Date, limit: number, cartId?: string) =>
      checkouts
        .find({
          $or: [{ expireAt: { $lte: now } }, { expireAt: { $gt: tooFar(now) } }],
          'preference.id': { $exists: true },
          ...(cartId ? { cartId } : {}),
        })
        .limit(limit)
        .lean(),
    expired: (_id: string) => checkouts.updateOne({ _id }, { $unset: { expireAt: 1 } }),
    expireLater: (_id: string, expireAt: Date) => checkouts.updateOne({ _id }, { $set: { expireAt } }),
    ...checkoutBuyers(checkouts, reusable),
    /** Adds the address to a checkout that was started without one; an existing address stays. */
    addMissingAddress: (cartId: string, sessionId: string, address: DeliveryAddress) =>
      checkouts.updateMany(
        { cartId, status: 'open', sessionId, shipping: { $exists: false } },
        { $set: { shipping: address } },
      ),
    /** Marks the checkout as ordered, unless a newer one has replaced it or its cart has an order already. */
    claim: async (_id: string): Promise<Claim> => {
      try {
        const mine = { _id, status: { $ne: 'superseded' as const } };
        const { matchedCount } = await checkouts.updateOne(mine, { $set: { status: 'ordered' } });
        return matchedCount === 1 ? 'ordered' : 'superseded';
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await checkouts.updateOne({ _id }, { $set: { expireAt: new Date() } });
        return 'cart_ordered';
      }
    },
  };
}
