import { CONSENT_STATES, PURPOSES, type ConsentState, type Purpose } from '@shop/contracts/consent-words';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

type CartKey = { cartId: string; cartRound: number };

/** One consent of one address to mails about one thing. `email` is normalised, as in customers. */
export type ConsentRow = {
  _id: string;
  email: string;
  purpose: Purpose;
  /** A reminder's checkout, or the elixir that the shopper waits for. */
  about: string;
  /** The elixir's name. */
  name?: string;
  source: string;
  state: ConsentState;
  /** When it was last asked for. */
  at: Date;
  toldAt?: Date;
  endedAt?: Date;
  why?: string;
  /** For a reminder: the cart of its checkout, and the cart that its link filled. */
  cart?: CartKey;
  back?: CartKey & { at: Date };
};

const required = true;
const inside = { _id: false };
const schema = new Schema<ConsentRow>(
  {
    _id: String,
    email: { type: String, required },
    purpose: { type: String, required, enum: PURPOSES },
    about: { type: String, default: '' },
    name: String,
    source: { type: String, required },
    state: { type: String, required, enum: CONSENT_STATES },
    at: { type: Date, required },
    toldAt: Date,
    endedAt: Date,
    why: String,
    cart: new Schema<CartKey>({ cartId: String, cartRound: Number }, inside),
    back: new Schema<CartKey & { at: Date }>({ at: Date, cartId: String, cartRound: Number }, inside),
  },
  { versionKey: false },
)
  .index({ purpose: 1, about: 1, email: 1 }, { unique: true })
  .index({ purpose: 1, state: 1, at: 1 })
  .index({ email: 1, purpose: 1 })
  .index({ 'cart.cartId': 1 }, { sparse: true })
  .index({ purpose: 1, toldAt: 1 }, { partialFilterExpression: { toldAt: { $exists: true } } })
  .index({ at: -1, _id: -1 })
  .index({ purpose: 1, at: -1, _id: -1 });

export const consentModel = modelOf('Consent', schema, 'consents');
