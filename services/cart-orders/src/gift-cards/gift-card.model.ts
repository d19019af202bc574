import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import type { HoldTerm } from '../shopping/checkout/holds.ts';

/** An amount held on a card for a checkout (checkout/holds.ts); `cart` is one order cycle of a cart. */
export type GiftCardHold = HoldTerm & { checkoutId: string; cart: string; cents: number };
/**
 * Money put on a card, or taken off it (less than 0). `key` is unique: the press that gave the card, the checkout that
 * it paid, or the refund that came back.
 */
export type GiftCardMove = { key: string; cents: number; at: Date; checkoutId?: string };

/**
 * A gift card. Its moves and holds are in one document, so that one atomic write decides who may spend the rest.
 * `revision` counts its writes. Its code is derived from `seed` and a secret of the environment (gift-code.ts); only a
 * digest of the code is stored.
 */
export type GiftCardRow = {
  id: number;
  requestId: string;
  seed: string;
  codeHash: string;
  lastFour: string;
  amountCents: number;
  /** The sum of its moves; never below zero. */
  balanceCents: number;
  moves: GiftCardMove[];
  holds: GiftCardHold[];
  isBlocked: boolean;
  /** Its sale blocked it, not a person: it is free again once its money is the shop's. */
  isBlockedBySale?: boolean;
  name: string;
  email: string;
  message: string;
  /** The day of its mail in the shop's zone; null means at once. */
  sendOn: string | null;
  /** When its mail is to be written; absent once it was. */
  mailDue?: Date;
  sentAt?: Date;
  who: string;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
};

const required = true;
const inside = { _id: false, id: false };
const holdSchema = new Schema<GiftCardHold>(
  {
    checkoutId: { type: String, required },
    cart: { type: String, required },
    cents: { type: Number, required },
    until: Date,
    paymentId: String,
  },
  inside,
);
const moveSchema = new Schema<GiftCardMove>(
  {
    key: { type: String, required },
    cents: { type: Number, required },
    at: { type: Date, required },
    checkoutId: String,
  },
  inside,
);
const schema = new Schema<GiftCardRow>(
  {
    id: { type: Number, required },
    requestId: { type: String, required },
    seed: { type: String, required },
    codeHash: { type: String, required },
    lastFour: { type: String, required },
    amountCents: { type: Number, required },
    balanceCents: { type: Number, required, min: 0 },
    moves: [moveSchema],
    holds: [holdSchema],
    isBlocked: { type: Boolean, required },
    isBlockedBySale: Boolean,
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    message: { type: String, default: '' },
    sendOn: { type: String, default: null },
    mailDue: Date,
    sentAt: Date,
    who: { type: String, required },
    revision: { type: Number, default: 0 },
  },
  { id: false, timestamps: true, versionKey: false },
)
  .index({ id: 1 }, { unique: true })
  .index({ requestId: 1 }, { unique: true })
  .index({ codeHash: 1 }, { unique: true })
  .index({ lastFour: 1 })
  .index({ email: 1 })
  .index({ mailDue: 1 }, { sparse: true })
  .index({ 'holds.checkoutId': 1 })
  .index({ 'moves.checkoutId': 1 })
  .index({ 'moves.at': 1 });

export const giftCardModel = modelOf('GiftCard', schema, 'gift_cards');
