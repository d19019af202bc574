import type { Gift, ShippingDetails } from '@shop/contracts/shipping';
import { Schema } from 'mongoose';

const required = true;

const giftSchema = new Schema<Gift>(
  { recipient: { type: String, required }, message: String },
  { _id: false },
);

/** Where a checkout, and later its order, is sent. */
export const shippingSchema = new Schema<ShippingDetails>(
  {
    name: { type: String, required },
    email: { type: String, required },
    phone: String,
    address: { type: String, required },
    city: { type: String, required },
    state: { type: String, required },
    zip: { type: String, required },
    notes: String,
    gift: giftSchema,
  },
  { _id: false },
);
