import type { Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

/** `round` counts how often an order emptied the cart; its items carry the round they were added in. */
export type CartDoc = { _id: string; sessionId: string; round: number; createdAt: Date; updatedAt: Date };
export type CartItemDoc = {
  _id: number;
  cartId: string;
  round: number;
  elixirId: number;
  quantity: number;
  createdAt: Date;
  updatedAt: Date;
};
export type CartKey = Pick<CartDoc, '_id' | 'round'>;

const cartSchema = new Schema<CartDoc>(
  { _id: String, sessionId: { type: String, required: true }, round: Number },
  { timestamps: true, versionKey: false },
).index({ sessionId: 1 }, { unique: true });

const itemSchema = new Schema<CartItemDoc>(
  { _id: Number, cartId: String, round: Number, elixirId: Number, quantity: Number },
  { timestamps: true, versionKey: false },
).index({ cartId: 1, round: 1, elixirId: 1 }, { unique: true });

export function registerCarts(db: Mongo): void {
  db.model('Cart', cartSchema, 'carts');
  db.model('CartItem', itemSchema, 'cart_items');
}
