import { Schema } from 'mongoose';

/**
 * Pieces of a product that a checkout holds, until then or until somebody says otherwise. Sold ones stay for some days,
 * so that a sale that is told again finds itself done.
 */
export type StockHold = {
  checkoutId: string;
  cartId: string;
  quantity: number;
  until?: Date | null;
  /** For which payment; none while nobody has paid. */
  paymentId?: string | null;
  soldAt?: Date | null;
};

/** A sale is no cart's any more. */
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
