import { Schema } from 'mongoose';

/**
 * What a refund is of, where that was said: pieces of lines and, as `deliveryCents`, the delivery; without lines the
 * delivery alone. Its id is that of the refund. It stands here from before the money goes, so that it may name money that
 * is still to come back. Money in centavos.
 */
export type OrderBack = {
  id: string;
  cents: number;
  lines?: { id: number; cents: number }[];
  deliveryCents?: number;
};
export const backSchema = new Schema<OrderBack>(
  {
    id: { type: String, required: true },
    cents: { type: Number, required: true },
    lines: {
      type: [new Schema({ id: Number, cents: Number }, { _id: false, id: false })],
      default: undefined,
    },
    deliveryCents: Number,
  },
  { _id: false, id: false },
);

/** What of it is the delivery's. */
export const deliveryOf = ({ cents, lines, deliveryCents = 0 }: OrderBack): number =>
  lines ? deliveryCents : cents;

/** Pieces of lines that came back to what can be sold; its id is that of the press that asked for it. */
export type OrderReturn = { id: string; lines: { id: number; quantity: number }[] };
export const returnSchema = new Schema<OrderReturn>(
  {
    id: { type: String, required: true },
    lines: [new Schema({ id: Number, quantity: Number }, { _id: false, id: false })],
  },
  { _id: false, id: false },
);
