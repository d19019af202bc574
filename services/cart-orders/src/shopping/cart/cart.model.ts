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
/** A line that the shopper took out, and the place where it stood. */
export type RemovedItem = { index: number; item: CartItemRow };
/** What the cart of one generation held before and after its order took its pieces. The books are checked with it. */
export type CartEmptying = { round: number; lines: { elixirId: number; before: number; left: number }[] };

export type CartDelivery = { zip?: string | undefined; wayId?: string | undefined };

/**
 * `round` is the cart's generation: how many orders have emptied it, counted from 1. `revision` counts its changes, so that
 * none overwrites another.
 */
export type CartRow = {
  _id: string;
  sessionId: string;
  round: number;
  revision: number;
  items: CartItemRow[];
  /** The latest only. */
  emptied: CartEmptying[];
  /** The latest only: they can be brought back. */
  removed?: RemovedItem[];
  /** The code that the shopper typed. */
  discountCode?: string | null;
  /** The gift card of which they typed the code, and the end of that code. */
  giftCard?: Pick<UsedGiftCard, 'id' | 'lastFour'> | null;
  /** Where it would go, and how, as the shopper said it. */
  delivery?: CartDelivery;
  createdAt: Date;
  updatedAt: Date;
};
export type CartChange = Partial<Omit<CartRow, '_id' | 'sessionId' | 'revision' | 'createdAt' | 'updatedAt'>>;
export type CartKey = Pick<CartRow, '_id' | 'round'>;

/** Names one generation of a cart, of which one order can be made. */
export const generationOf = ({ _id, round }: CartKey): string => `${_id}:${round}`;

/** Carts are read and written by the driver's own collection: this has their indexes. */
const schema = new Schema<CartRow>({ _id: String }, { strict: false, versionKey: false }).index(
  { sessionId: 1 },
  { unique: true },
);

export const cartModel = modelOf('Cart', schema, 'carts');
