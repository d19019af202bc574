import { LABEL_STATUSES, type LabelStatus, type ParcelEvent } from '@shop/contracts/label';
import type { Parcel } from '@shop/contracts/parcel';
import { Schema } from 'mongoose';

const required = true;
const inside = { _id: false };

/** The label that was bought for its parcel, or is being bought; money in centavos. */
export type OrderLabel = {
  /** Whoever buys it makes the id: the same one is the same purchase. */
  id: string;
  status: LabelStatus;
  /** The account's codes, and how people know the carrier, and its service. */
  carrier: string;
  service: string;
  brand: string;
  name: string;
  priceCents: number;
  parcel: Parcel;
  by: string;
  at: Date;
  number?: string;
  trackUrl?: string;
  pdfUrl?: string;
  reason?: string;
  /** A person said that it was not bought; the account may know better later. */
  gaveUp?: boolean;
  /** Of the address that it was bought for: shipment-of.ts. */
  placeDigest?: string;
  stage?: 'onItsWay' | 'delivered';
  events?: ParcelEvent[];
  /** When the account is asked next what became of it; gone when there is nothing more to hear. */
  askAt?: Date;
};
const parcelSchema = new Schema<Parcel>(
  { grams: Number, length: Number, width: Number, height: Number },
  inside,
);
export const labelSchema = new Schema<OrderLabel>(
  {
    id: { type: String, required },
    status: { type: String, required, enum: LABEL_STATUSES },
    carrier: { type: String, required },
    service: { type: String, required },
    brand: { type: String, required },
    name: { type: String, required },
    priceCents: { type: Number, required },
    parcel: { type: parcelSchema, required },
    by: { type: String, required },
    at: { type: Date, required },
    number: String,
    trackUrl: String,
    pdfUrl: String,
    reason: String,
    gaveUp: Boolean,
    placeDigest: String,
    stage: String,
    events: {
      type: [new Schema<ParcelEvent>({ at: String, text: String, place: String }, inside)],
      default: undefined,
    },
    askAt: Date,
  },
  { _id: false, id: false },
);
