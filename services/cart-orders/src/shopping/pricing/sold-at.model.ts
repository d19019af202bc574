import type { ChosenWay } from '@shop/contracts/delivery-plan';
import type { IvaRate } from '@shop/contracts/iva';
import { Schema } from 'mongoose';
import { chosenWaySchema } from '../delivery/chosen-way.ts';

/** The code that a checkout was made with; each line has its share of it. */
export type UsedDiscount = { code: string; cents: number };
/** The promotion of a checkout, under its name of that time. */
export type UsedPromotion = { name: string; cents: number };

/** What a gift card pays of the total. */
export type UsedGiftCard = { id: number; lastFour: string; cents: number };

/** What a checkout and its order keep of their quote besides the lines. */
export type SoldAt = {
  discount?: UsedDiscount;
  promotion?: UsedPromotion;
  giftCard?: UsedGiftCard;
  /** Absent in earlier releases: delivery was free, and prices included the tax. */
  shippingCents?: number;
  taxCents?: number;
  shippingIva?: IvaRate;
  totalCents: number;
  /** The way of delivery as promised to the buyer; absent in shops with free delivery only. */
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
