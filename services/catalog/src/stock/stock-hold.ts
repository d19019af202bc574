import { Schema } from 'mongoose';

/**
 * Pieces of a product that a checkout holds, until `until` or until it is sold or given back. Sold holds stay for some
 * days, so that a repeated sale finds itself done.
 */
export type StockHold = {
  checkoutId: string;
  cartId: string;
  quantity: number;
  until?: Date | null;
  /** The payment that it is for; absent before there is one. */
  paymentId?: string | null;
  soldAt?: Date | null;
};

/** A sale belongs to no cart. */
export const NO_CART = '-';

const required = true;
export const holdSchema = new Schema<StockHold>(
  {
    checkoutId: { type: String, required },
    cartId: { type: String, required },
    quantity: { type: Number, required },
    until: Date,
    paymentId: String,
    soldAt: Date,
  },
  { _id: false },
);

/** Held and not sold. */
export const isReserved = ({ soldAt }: StockHold): boolean => !soldAt;

export const reservedOf = (holds: StockHold[] = []): number =>
  holds.filter(isReserved).reduce((sum, { quantity }) => sum + quantity, 0);
