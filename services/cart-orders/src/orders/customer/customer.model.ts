import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

export type CustomerNote = { text: string; who: string; at: Date };

/** Figures from the orders of one e-mail address, in centavos. Name and contact come from the newest order. */
export type CustomerFigures = {
  name?: string;
  phone?: string;
  city?: string;
  state?: string;
  orders: number;
  spentCents: number;
  firstOrderAt?: Date;
  lastOrderAt?: Date;
  /** Texts that administrators search by prefix: ../order/search-texts.ts. */
  search: string[];
};

export type CustomerRow = CustomerFigures & {
  _id: string;
  /** Normalised: customer-id.ts. */
  email: string;
  /** Counts the changes of the customer's orders. */
  version: number;
  note?: CustomerNote;
};

const required = true;
const noteSchema = new Schema<CustomerNote>(
  { text: { type: String, required }, who: String, at: Date },
  { _id: false },
);
const schema = new Schema<CustomerRow>(
  {
    _id: String,
    email: { type: String, required },
    version: { type: Number, required },
    name: String,
    phone: String,
    city: String,
    state: String,
    orders: Number,
    spentCents: Number,
    firstOrderAt: Date,
    lastOrderAt: Date,
    search: [String],
    note: noteSchema,
  },
  { versionKey: false },
)
  .index({ search: 1 })
  .index({ lastOrderAt: -1, _id: -1 })
  .index({ spentCents: -1, _id: -1 })
  .index({ orders: -1, _id: -1 });

export const customerModel = modelOf('Customer', schema, 'customers');
