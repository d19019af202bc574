import type { Gift, DeliveryAddress } from '@shop/contracts/address';
import { Schema } from 'mongoose';

const required = true;

const giftSchema = new Schema<Gift>(
  { recipient: { type: String, required }, message: String },
  { _id: false },
);

/** Where a checkout, and later its order, is sent. */
export const addressSchema = new Schema<DeliveryAddress>(
  {
    name: { type: String, required },
    // Empty for an order that the shop wrote by hand and hands over.
    email: String,
    phone: String,
    address: String,
    city: String,
    state: String,
    zip: String,
    notes: String,
    gift: giftSchema,
  },
  { _id: false },
);
