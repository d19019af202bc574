import { Schema } from 'mongoose';

/** Pieces that join the order once their checkout is paid. Money in centavos. */
export type OrderAddition = {
  checkoutId: string;
  cents: number;
  payLink: string;
  payUntil: Date;
  lines: { name: string; quantity: number }[];
  /** Pieces that leave in exchange: their price counts towards the new ones. */
  removes?: RemovedLine[];
};
export type RemovedLine = { id: number; quantity: number; name: string };

const required = true;
const inside = { _id: false };
export const additionSchema = new Schema<OrderAddition>(
  {
    checkoutId: { type: String, required },
    cents: { type: Number, required },
    payLink: { type: String, required },
    payUntil: { type: Date, required },
    lines: [new Schema({ name: String, quantity: Number }, inside)],
    removes: {
      type: [new Schema({ id: Number, quantity: Number, name: String }, { _id: false, id: false })],
      default: undefined,
    },
  },
  inside,
);
