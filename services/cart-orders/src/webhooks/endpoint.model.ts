import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** Where a program of the owner's hears of events. */
export type EndpointRow = {
  _id: string;
  url: string;
  events: string[];
  /** Signs what goes there, so that it cannot be a hash; sealed for this row alone. */
  sealedSecret: string;
  isEnabled: boolean;
  createdBy: string;
  createdAt: Date;
  /** Nothing arrived since this first failure. */
  failingSince?: Date;
  /** When the shop disabled it by itself. */
  gaveUpAt?: Date;
};

const required = true;
const schema = new Schema<EndpointRow>(
  {
    _id: String,
    url: { type: String, required },
    events: { type: [String], required },
    sealedSecret: { type: String, required },
    isEnabled: { type: Boolean, required },
    createdBy: { type: String, required },
    createdAt: { type: Date, required },
    failingSince: Date,
    gaveUpAt: Date,
  },
  { collection: 'webhook_endpoints', versionKey: false },
).index({ createdAt: -1 });

export const endpointModel = modelOf('WebhookEndpoint', schema);
