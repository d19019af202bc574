import type { ShippingDetails } from '@shop/contracts/shipping';
import { isDuplicateKey, type Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { randomId } from '../random-id.ts';

/** Prices in centavos; `flowers` are names. Frozen: an order is made of this, whatever the catalogue says later. */
export type CheckoutLine = {
  elixirId: number;
  name: string;
  priceCents: number;
  quantity: number;
  imageUrl: string;
  flowers?: string[];
  isCustom: boolean;
};

/** open → ordered, or open → superseded by a newer checkout of the same cart. */
export type CheckoutStatus = 'open' | 'ordered' | 'superseded';

export type CheckoutDoc = {
  _id: string;
  cartId: string;
  cartRound: number;
  sessionId: string;
  /** Tells whether the cart still is what this checkout froze. */
  fingerprint: string;
  lines: CheckoutLine[];
  totalCents: number;
  shipping?: ShippingDetails;
  status: CheckoutStatus;
  preference?: { id: string; initPoint: string; collectorId?: string };
  /** When the provider is asked next whether this was paid; absent when it is no longer asked. */
  nextCheckAt?: Date;
  createdAt: Date;
  updatedAt: Date;
};
export type NewCheckout = Pick<
  CheckoutDoc,
  'cartId' | 'cartRound' | 'sessionId' | 'fingerprint' | 'lines' | 'totalCents' | 'shipping' | 'nextCheckAt'
>;

const schema = new Schema<CheckoutDoc>(
  {
    _id: String,
    cartId: String,
    cartRound: Number,
    sessionId: String,
    fingerprint: String,
    lines: [Schema.Types.Mixed],
    totalCents: Number,
    shipping: Schema.Types.Mixed,
    status: String,
    preference: Schema.Types.Mixed,
    nextCheckAt: Date,
  },
  { timestamps: true, versionKey: false },
)
  // A cart has one open checkout: what two tabs start at the same moment cannot both stay payable.
  .index({ cartId: 1 }, { unique: true, partialFilterExpression: { status: 'open' } })
  .index({ nextCheckAt: 1 });

export const registerCheckouts = (db: Mongo): void =>
  void db.model<CheckoutDoc>('Checkout', schema, 'checkouts');

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
        },
        { $set: { nextCheckAt: wanted.nextCheckAt, ...(wanted.shipping ? { shipping: wanted.shipping } : {}) } },
        { returnDocument: 'after' },
      )
      .lean();

  /** The cart's open checkout with this very content, or a new one that supersedes the older. */
  async function open(wanted: NewCheckout, attempts = 5): Promise<CheckoutDoc> {
    const same = await reuse(wanted);
    if (same) return same;
    await checkouts.updateMany({ cartId: wanted.cartId, status: 'open' }, { $set: { status: 'superseded' } });
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
    due: (now: Date, limit: number) =>
      checkouts.find({ nextCheckAt: { $lte: now } }).sort({ nextCheckAt: 1 }).limit(limit).lean(),
    setNextCheck: (_id: string, nextCheckAt: Date | undefined) =>
      checkouts.updateOne({ _id }, nextCheckAt ? { $set: { nextCheckAt } } : { $unset: { nextCheckAt: 1 } }),
  };
}
