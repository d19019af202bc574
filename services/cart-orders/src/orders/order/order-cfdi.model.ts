import type { CfdiStatus } from '@shop/contracts/invoice';
import { CFDI_STATUSES } from '@shop/contracts/invoice';
import { Schema } from 'mongoose';

/** A refunded part of an invoice, by a credit note; without a `uuid` it is not stamped yet. Money in centavos. */
export type CfdiCredit = { cents: number; backs: string[]; at: Date; providerId?: string; uuid?: string };

/**
 * The invoice that includes, or will include, the order: its own, or a global one that many orders share. The update
 * that writes it makes sure that there is only one at a time.
 */
export type OrderCfdi = {
  /** The provider's idempotency key; in a global invoice, also the key of a credit note. */
  id: string;
  status: CfdiStatus;
  at: Date;
  isGlobal?: boolean;
  /** The global invoice's id (invoicing/global). */
  globalId?: string;
  /** An administrator says that the invoice was made elsewhere. */
  isByHand?: boolean;
  isTest?: boolean;
  providerId?: string;
  uuid?: string;
  reason?: string;
  credits?: CfdiCredit[];
  /** Set by a global invoice: the earlier state, which counts again if the global invoice drops the order. */
  before?: OrderCfdi;
};

const required = true;
const inside = { _id: false, id: false };
const creditSchema = new Schema<CfdiCredit>(
  {
    cents: { type: Number, required },
    backs: [String],
    at: { type: Date, required },
    providerId: String,
    uuid: String,
  },
  inside,
);
export const cfdiSchema = new Schema<OrderCfdi>(
  {
    id: { type: String, required },
    status: { type: String, required, enum: CFDI_STATUSES },
    at: { type: Date, required },
    isGlobal: Boolean,
    globalId: String,
    isByHand: Boolean,
    isTest: Boolean,
    providerId: String,
    uuid: String,
    reason: String,
    credits: { type: [creditSchema], default: undefined },
    before: Schema.Types.Mixed,
  },
  inside,
);
