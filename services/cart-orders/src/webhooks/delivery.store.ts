import { WEBHOOK_DELIVERY_STATUSES, type WebhookDeliveryStatus } from '@shop/contracts/webhook';
import { createLeaseQueue } from '@shop/service-kit/lease-queue/lease-queue';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

/** One event on its way to one address. Its id combines both, so that it exists once. */
export type DeliveryRow = {
  _id: string;
  /** The header webhook-id, with which a receiver recognises a repetition. */
  eventId: string;
  endpointId: string;
  /** It goes to a team member's browser: `endpointId` is the browser's. */
  to?: 'push';
  type: string;
  /** The sent and signed text, identical in every attempt. */
  body: string;
  /** The order whose buyer the body names; absent when it names nobody. */
  orderId?: string;
  status: WebhookDeliveryStatus;
  /** Attempts begun since it was last queued. */
  attempts: number;
  /** When the next attempt is due; a running one moves it to the end of its lease. */
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
    to: String,
    type: { type: String, required },
    body: { type: String, required },
    orderId: String,
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
  .index({ orderId: 1 }, { sparse: true })
  .index({ createdAt: 1 }, { expireAfterSeconds: KEPT_S });

export const deliveryModel = modelOf('WebhookDelivery', schema);

export type DeliveryOutcome = Pick<DeliveryRow, 'answer' | 'took' | 'failure'>;
type NewDelivery = Pick<DeliveryRow, 'eventId' | 'endpointId' | 'to' | 'type' | 'body' | 'orderId'>;
export type DeliveryStore = ReturnType<typeof createDeliveryStore>;

const LISTED = 50;
/** The longest wait between two attempts, plus a difference between machines' clocks. */
const LONGEST_MS = 11 * 3_600_000;
const OF_A_TRY = ['answer', 'took', 'failure'] as const;

/** Every event for every address that receives it: a queue and, for a month, a log. */
export function createDeliveryStore(db: Mongo, now: () => number = Date.now) {
  const model = deliveryModel(db);
  const waiting = { status: 'waiting' as const };
  const queue = createLeaseQueue<DeliveryRow>({ model, due: 'nextAt', longestMs: LONGEST_MS, waiting, now });
  const at = () => new Date(now());

  /** Only the holder of the lease may write. Without `nextAt` there are no more attempts. */
  async function note(
    row: DeliveryRow,
    status: DeliveryRow['status'],
    tried: DeliveryOutcome & { nextAt?: Date },
  ) {
    const gone = [...OF_A_TRY, 'nextAt' as const].filter((field) => tried[field] === undefined);
    await model.updateOne(
      { _id: row._id, ...waiting, nextAt: row.nextAt! },
      {
        $set: { status, triedAt: at(), ...tried },
        $unset: Object.fromEntries(gone.map((field) => [field, 1])),
      },
    );
  }

  return {
    /** Stores it once. @returns the row as it was stored, because a worker may claim it at once */
    async add({ eventId, endpointId, ...given }: NewDelivery): Promise<DeliveryRow> {
      const _id = `${eventId}-${endpointId}`;
      const born = { eventId, endpointId, ...given, ...waiting, attempts: 0, nextAt: at(), createdAt: at() };
      const stored = model
        .findOneAndUpdate({ _id }, { $setOnInsert: born }, { upsert: true, returnDocument: 'after' })
        .lean<DeliveryRow>()
        .orFail();
      const row = await unlessTaken(stored, () => model.findById(_id).lean<DeliveryRow>().orFail());
      queue.tellDue();
      return row;
    },
    claim: queue.claim,
    dueInMs: queue.dueInMs,
    onDue: queue.onDue,
    tellDue: queue.tellDue,
    delivered: (row: DeliveryRow, tried: DeliveryOutcome) => note(row, 'delivered', tried),
    retry: (row: DeliveryRow, waitMs: number, tried: DeliveryOutcome) =>
      note(row, 'waiting', { ...tried, nextAt: new Date(now() + waitMs) }),
    giveUp: (row: DeliveryRow, tried: DeliveryOutcome) => note(row, 'failed', tried),

    /** Sends the same message again, with all attempts. @returns null when there is no such delivery */
    async resend(endpointId: string, _id: string): Promise<DeliveryRow | null> {
      const again = { $set: { ...waiting, attempts: 0, nextAt: at() } };
      const row = await model
        .findOneAndUpdate({ _id, endpointId }, again, { returnDocument: 'after' })
        .lean<DeliveryRow>();
      queue.tellDue();
      return row;
    },
    latest: (endpointId: string) =>
      model
        .find({ endpointId }, { body: 0 })
        .sort({ createdAt: -1, _id: -1 })
        .limit(LISTED)
        .lean<DeliveryRow[]>()
        .exec(),
    /** Messages about the buyers of these orders are forgotten with them. */
    forgetOrders: (orderIds: string[]) => model.deleteMany({ orderId: { $in: orderIds } }),
    removeOf: (endpointId: string) => model.deleteMany({ endpointId }),
  };
}
