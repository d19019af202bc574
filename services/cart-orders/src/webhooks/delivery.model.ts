import type { WebhookDeliveryStatus } from '@shop/contracts/webhook';
import { WEBHOOK_DELIVERY_STATUSES } from '@shop/contracts/webhook';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** One event on its way to one address. Its id is made of both, so that it exists once. */
export type DeliveryRow = {
  _id: string;
  /** The header webhook-id: by it a receiver knows what it has already. */
  eventId: string;
  endpointId: string;
  type: string;
  /** What is sent and signed, to the letter the same with every try. */
  body: string;
  status: WebhookDeliveryStatus;
  /** Tries that were begun since it was last queued. */
  attempts: number;
  /** When the next try is due; a running one moves it to the end of its lease. */
  nextAt?: Date;
  createdAt: Date;
  triedAt?: Date;
  answer?: number;
  /** Milliseconds. */
  took?: number;
  failure?: string;
};

const KEPT_S = 30 * 86_400;

const required = true;
const schema = new Schema<DeliveryRow>(
  {
    _id: String,
    eventId: { type: String, required },
    endpointId: { type: String, required },
    type: { type: String, required },
    body: { type: String, required },
    status: { type: String, required, enum: WEBHOOK_DELIVERY_STATUSES },
    attempts: { type: Number, required },
    nextAt: Date,
    createdAt: { type: Date, required },
    triedAt: Date,
    answer: Number,
    took: Number,
    failure: String,
  },
  { collection: 'webhook_deliveries', versionKey: false },
)
  .index({ status: 1, nextAt: 1 })
  .index({ endpointId: 1, createdAt: -1, _id: -1 })
  .index({ createdAt: 1 }, { expireAfterSeconds: KEPT_S });

export const deliveryModel = modelOf('WebhookDelivery', schema);
