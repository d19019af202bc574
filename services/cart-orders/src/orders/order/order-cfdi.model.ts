import type { CfdiStatus } from '@shop/contracts/invoice';
import { CFDI_STATUSES } from '@shop/contracts/invoice';
import { Schema } from 'mongoose';

/** What of an invoice went back, by a credit note; without a `uuid` it is not stamped yet. Money in centavos. */
export type CfdiCredit = { cents: number; backs: string[]; at: Date; providerId?: string; uuid?: string };

/**
 * The invoice that an order is in, or is to be in: its own, or a global one that many share. That there is one at a time is
 * decided by the update that writes it.
 */
export type OrderCfdi = {
  /** By it the provider knows a repetition; of what is in a global invoice, one of its credit notes. */
  id: string;
  status: CfdiStatus;
  at: Date;
  isGlobal?: boolean;
  /** Which one (invoicing/global). */
  globalId?: string;
  /** Somebody made it elsewhere, and only says so. */
  isByHand?: boolean;
  isTest?: boolean;
  providerId?: string;
  uuid?: string;
  /** Why it was refused. */
  reason?: string;
  credits?: CfdiCredit[];
  /** Of what a global invoice takes: what counts again if it lets go of it, such as one of its own that was refused. */
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
