import { DISCOUNT_KINDS, type DiscountKind } from '@shop/contracts/discount';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import type { HoldTerm } from '../checkout/holds.ts';

/**
 * A checkout that uses the code: for a term (checkout/holds.ts), or for good once it is paid and has no term. `cart` is
 * one order cycle of a cart, of which one order can be made; `buyer` is an e-mail's key (buyer-key.ts).
 */
export type DiscountUse = HoldTerm & { checkoutId: string; cart: string; buyer?: string };

/**
 * A code. It contains all its uses, so that one atomic write counts them; `revision` counts all writes, `version` those
 * of administrators. Days are in the shop's zone, '2026-11-21'; null means no limit.
 */
export type DiscountRow = {
  id: number;
  code: string;
  kind: DiscountKind;
  /** Whole percent for 'percent', centavos for 'amount'. */
  value: number;
  minimumCents: number | null;
  startsOn: string | null;
  endsOn: string | null;
  maxUses: number | null;
  maxPerBuyer: number | null;
  isActive: boolean;
  note: string;
  uses: DiscountUse[];
  revision: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const required = true;
const useSchema = new Schema<DiscountUse>(
  {
    checkoutId: { type: String, required },
    cart: { type: String, required },
    buyer: String,
    until: Date,
    paymentId: String,
  },
  { _id: false },
);
const schema = new Schema<DiscountRow>(
  {
    id: { type: Number, required },
    code: { type: String, required },
    kind: { type: String, required, enum: DISCOUNT_KINDS },
    value: { type: Number, required },
    minimumCents: { type: Number, default: null },
    startsOn: { type: String, default: null },
    endsOn: { type: String, default: null },
    maxUses: { type: Number, default: null },
    maxPerBuyer: { type: Number, default: null },
    isActive: { type: Boolean, required },
    note: { type: String, default: '' },
    uses: [useSchema],
    revision: { type: Number, default: 0 },
    version: { type: Number, default: 0 },
  },
  { id: false, timestamps: true, versionKey: false },
)
  .index({ id: 1 }, { unique: true })
  .index({ code: 1 }, { unique: true })
  .index({ 'uses.checkoutId': 1 });

export const discountModel = modelOf('Discount', schema, 'discounts');
