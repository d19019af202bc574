import { LABEL_STATUSES, type LabelStatus, type ParcelEvent } from '@shop/contracts/label';
import type { Parcel } from '@shop/contracts/parcel';
import { Schema } from 'mongoose';

const required = true;
const inside = { _id: false };

/** The label that was, or is being, bought for the order's parcel; money in centavos. */
export type OrderLabel = {
  /** The caller that buys it makes the id: one id is one purchase. */
  id: string;
  status: LabelStatus;
  /** The account's codes for the carrier and the service, and their names for people. */
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
  /** A person said that it was not bought; the account may still report a purchase later. */
  gaveUp?: boolean;
  /** Digest of the address that it was bought for: shipment-of.ts. */
  placeDigest?: string;
  stage?: 'onItsWay' | 'delivered';
  events?: ParcelEvent[];
  /** When to ask the account next; absent when no more news is expected. */
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
