import type { ChosenWay } from '@shop/contracts/delivery-plan';
import type { IvaRate } from '@shop/contracts/iva';
import { Schema } from 'mongoose';
import { chosenWaySchema } from '../delivery/chosen-way.ts';

/** The code that a checkout was made with; its lines say what it takes off each. */
export type UsedDiscount = { code: string; cents: number };
/** The same of what was taken off by itself, as it was called then. */
export type UsedPromotion = { name: string; cents: number };

/** What a gift card pays of the total. */
export type UsedGiftCard = { id: number; lastFour: string; cents: number };

/** What a checkout, and the order made of it, keep of their quote beside the lines. */
export type SoldAt = {
  discount?: UsedDiscount;
  promotion?: UsedPromotion;
  giftCard?: UsedGiftCard;
  /** Of earlier releases there are none: delivery was free, and prices held the tax. */
  shippingCents?: number;
  taxCents?: number;
  shippingIva?: IvaRate;
  totalCents: number;
  /** How it gets to its buyer, as it was promised; of shops with free delivery alone there is none. */
  delivery?: ChosenWay;
};

const required = true;
const usedSchema = (by: 'code' | 'name') =>
  new Schema({ [by]: { type: String, required }, cents: { type: Number, required } }, { _id: false });

const giftCardSchema = new Schema<UsedGiftCard>(
  { id: { type: Number, required }, lastFour: { type: String, required }, cents: { type: Number, required } },
  { _id: false, id: false },
);

export const soldAtFields = {
  discount: usedSchema('code'),
  promotion: usedSchema('name'),
  giftCard: giftCardSchema,
  shippingCents: Number,
  taxCents: Number,
  shippingIva: String,
  totalCents: { type: Number, required },
  delivery: chosenWaySchema,
};
