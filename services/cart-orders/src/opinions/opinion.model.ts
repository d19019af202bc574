import type { OpinionState } from '@shop/contracts/opinion-words';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** 'forgotten': the content is gone, and only the catalogue still has to be told. */
type StoredState = OpinionState | 'forgotten';

/** A buyer's opinion on one product of an order; there is one for each. */
export type OpinionRow = {
  _id: string;
  orderId: string;
  orderNumber: string;
  elixirId: number;
  product: string;
  stars: number;
  text: string;
  name: string;
  state: StoredState;
  /** When it was last written. */
  at: Date;
  answer?: string;
  why?: string;
  /** Keys of photos. */
  photos?: string[];
  /** A photo upload began: files may exist, even some that are not listed here. */
  hasFiles?: boolean;
  /** How often it was written or decided upon. */
  version: number;
  /** A part that may be public has changed, and the catalogue does not know yet. */
  isUntold?: boolean;
  /** The catalogue was told to leave it out, because the shop showed no opinions at the time. */
  isKeptBack?: boolean;
};

const required = true;
const schema = new Schema<OpinionRow>(
  {
    _id: String,
    orderId: { type: String, required },
    orderNumber: { type: String, required },
    elixirId: { type: Number, required },
    product: { type: String, required },
    stars: { type: Number, required },
    text: { type: String, default: '' },
    name: { type: String, default: '' },
    state: { type: String, required },
    at: { type: Date, required },
    answer: String,
    why: String,
    photos: { type: [String], default: undefined },
    hasFiles: Boolean,
    version: { type: Number, required },
    isUntold: Boolean,
    isKeptBack: Boolean,
  },
  { versionKey: false },
)
  .index({ orderId: 1 })
  .index({ elixirId: 1, state: 1, at: -1 })
  .index({ state: 1, at: -1, _id: -1 })
  .index({ at: -1, _id: -1 })
  .index({ photos: 1 }, { sparse: true })
  .index({ isUntold: 1 }, { sparse: true })
  .index({ isKeptBack: 1 }, { sparse: true });

export const opinionModel = modelOf('Opinion', schema, 'opinions');
