import { PAYMENT_MEANS, type PaymentMeans } from '@shop/contracts/payment-means';
import { Schema } from 'mongoose';

/** The part of a payment that does not reach the shop: the provider's fee with its tax, and withheld taxes. */
export type PaymentCharges = {
  amountCents: number;
  feeCents: number;
  taxCents: number;
  /** What it was paid with. */
  means?: PaymentMeans;
  /** When the provider had the money. */
  paidAt?: Date;
};

const required = true;
export const chargesSchema = new Schema<PaymentCharges>(
  {
    amountCents: { type: Number, required },
    feeCents: { type: Number, required },
    taxCents: { type: Number, required },
    means: { type: String, enum: PAYMENT_MEANS },
    paidAt: Date,
  },
  { _id: false },
);

/**
 * The sum of several payments; undefined while one is unknown. Without a method when they differ. The last payment's
 * date counts.
 */
export function sumCharges(all: (PaymentCharges | undefined)[]): PaymentCharges | undefined {
  const known = all.filter((one) => one !== undefined);
  const [first] = known;
  if (!first || known.length < all.length) return undefined;
  const sum = (part: 'amountCents' | 'feeCents' | 'taxCents') =>
    known.reduce((total, one) => total + one[part], 0);
  const means = known.every((one) => one.means === first.means) ? first.means : undefined;
  const paidAt = Math.max(...known.map((one) => one.paidAt?.getTime() ?? 0));
  return {
    amountCents: sum('amountCents'),
    feeCents: sum('feeCents'),
    taxCents: sum('taxCents'),
    ...(means && { means }),
    ...(paidAt > 0 && { paidAt: new Date(paidAt) }),
  };
}

/** What the shop receives, before refunds. */
export const arrivingCents = ({ amountCents, feeCents, taxCents }: PaymentCharges): number =>
  amountCents - feeCents - taxCents;

export const isSameCharge = (one: PaymentCharges | undefined, other: PaymentCharges): boolean =>
  one?.feeCents === other.feeCents &&
  one.taxCents === other.taxCents &&
  one.means === other.means &&
  one.paidAt?.getTime() === other.paidAt?.getTime();
