import { Schema } from 'mongoose';

/**
 * The parts that a refund names: pieces of lines and, as `deliveryCents`, the delivery; without lines, only the
 * delivery. It has the refund's id. It is stored before the money goes, so the money may still be on its way. Money in
 * centavos.
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

/** The delivery's share of the refund. */
export const deliveryOf = ({ cents, lines, deliveryCents = 0 }: OrderBack): number =>
  lines ? deliveryCents : cents;

/** Pieces of lines that returned to stock; it has the id of the press that asked for it. */
export type OrderReturn = { id: string; lines: { id: number; quantity: number }[] };
export const returnSchema = new Schema<OrderReturn>(
  {
    id: { type: String, required: true },
    lines: [new Schema({ id: Number, quantity: Number }, { _id: false, id: false })],
  },
  { _id: false, id: false },
);
