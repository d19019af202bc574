import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import type { UsedGiftCard } from '../pricing/sold-at.model.ts';

export type CartItemRow = {
  id: number;
  elixirId: number;
  quantity: number;
  createdAt: Date;
  updatedAt: Date;
};
/** A line that the shopper took out, and its former place. */
export type RemovedItem = { index: number; item: CartItemRow };
/** A cart's lines before and after its order took its pieces, by order cycle. Reconciliation checks them. */
export type CartEmptying = { round: number; lines: { elixirId: number; before: number; left: number }[] };

export type CartDelivery = { zip?: string | undefined; wayId?: string | undefined };

/**
 * `round` is the stored name of the cart's order cycle: one more than the orders that have emptied it. `revision`
 * counts its changes, so that none overwrites another.
 */
export type CartRow = {
  _id: string;
  sessionId: string;
  round: number;
  revision: number;
  items: CartItemRow[];
  /** The latest ones only. */
  emptied: CartEmptying[];
  /** The latest ones only: the shopper can restore them. */
  removed?: RemovedItem[];
  /** The code that the shopper typed. */
  discountCode?: string | null;
  /** The gift card whose code the shopper typed, and the last four characters of that code. */
  giftCard?: Pick<UsedGiftCard, 'id' | 'lastFour'> | null;
  /** Where and how the cart would be sent, as the shopper said. */
  delivery?: CartDelivery;
  createdAt: Date;
  updatedAt: Date;
};
export type CartChange = Partial<Omit<CartRow, '_id' | 'sessionId' | 'revision' | 'createdAt' | 'updatedAt'>>;
export type CartKey = Pick<CartRow, '_id' | 'round'>;

/** The order cycle of a new cart, and the only one of what is bought without a cart. */
export const FIRST_CYCLE = 1;
/** Names one order cycle of a cart. One order can be made of each. */
export const orderCycleOf = ({ _id, round }: CartKey): string => `${_id}:${round}`;

/** The store uses the driver's own collection for carts; this schema only creates their indexes. */
const schema = new Schema<CartRow>({ _id: String }, { strict: false, versionKey: false }).index(
  { sessionId: 1 },
  { unique: true },
);

export const cartModel = modelOf('Cart', schema, 'carts');
