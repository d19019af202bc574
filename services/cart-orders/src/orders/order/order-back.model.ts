import { Schema } from 'mongoose';

/**
 * What a refund is of, where that was said: pieces of lines, or else the delivery. Its id is that of the refund. It stands
 * here from before the money goes, so that it may name money that is still to come back. Money in centavos.
 */
export type OrderBack = { id: string; cents: number; lines?: { id: number; cents: number }[] };
export const backSchema = new Schema<OrderBack>(
  {
    id: { type: String, required: true },
    cents: { type: Number, required: true },
    lines: {
      type: [new Schema({ id: Number, cents: Number }, { _id: false, id: false })],
      default: undefined,
    },
  },
  { _id: false, id: false },
);
