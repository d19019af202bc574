import { modelOf } from '@shop/service-kit/model-of';
import type { Mongo } from '@shop/service-kit/mongo';
import type { Sealed } from '@shop/service-kit/sealed';
import { Schema } from 'mongoose';
import { randomBytes } from 'node:crypto';

/** An address at which a program of the owner receives events. */
export type EndpointRow = {
  _id: string;
  url: string;
  events: string[];
  /** Its events include the buyer. */
  hasPeople?: boolean;
  /** Signs what is sent, so it cannot be a hash; encrypted for this row alone. */
  sealedSecret: string;
  isEnabled: boolean;
  createdBy: string;
  createdAt: Date;
  /** Nothing has arrived since this first failure. */
  failingSince?: Date;
  /** When the shop disabled it automatically. */
  gaveUpAt?: Date;
};

const required = true;
const schema = new Schema<EndpointRow>(
  {
    _id: String,
    url: { type: String, required },
    events: { type: [String], required },
    hasPeople: Boolean,
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

/** The standard's format: a prefix that leak scanners know, and 256 random bits. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
/** Limited, because each event is stored once for each address. */
const MOST_ENDPOINTS = 20;

type NewEndpoint = Pick<EndpointRow, 'url' | 'events' | 'hasPeople' | 'createdBy'>;
type Made = { row: EndpointRow; secret: string };
export type EndpointStore = ReturnType<typeof createEndpointStore>;

/** The addresses that owners added. A new secret is shown once; the database stores it encrypted. */
export function createEndpointStore(db: Mongo, sealed: Sealed) {
  const model = endpointModel(db);
  const after = { returnDocument: 'after' } as const;
  return {
    /** @returns null when the limit is reached */
    async make(given: NewEndpoint): Promise<Made | null> {
      if ((await model.countDocuments()) >= MOST_ENDPOINTS) return null;
      const [_id, secret] = [randomBytes(12).toString('hex'), newSecret()];
      const fields = { isEnabled: true, createdAt: new Date(), sealedSecret: sealed.seal(secret, _id) };
      const row = await model.create({ _id, ...given, ...fields });
      return { row: row.toObject(), secret };
    },
    /** Replaces the secret, which signs from then on. @returns null when there is no such address */
    async renewSecret(_id: string): Promise<Made | null> {
      const secret = newSecret();
      const $set = { sealedSecret: sealed.seal(secret, _id) };
      const row = await model.findOneAndUpdate({ _id }, { $set }, after).lean<EndpointRow>();
      return row && { row, secret };
    },
    /** @returns undefined when another installation secret encrypted it */
    secretOf: ({ _id, sealedSecret }: EndpointRow) => sealed.open(sealedSecret, _id),

    list: () => model.find().sort({ createdAt: -1 }).lean<EndpointRow[]>().exec(),
    find: (_id: string) => model.findById(_id).lean<EndpointRow>().exec(),
    remove: (_id: string) => model.findByIdAndDelete(_id).lean<EndpointRow>().exec(),
    /** The addresses for this kind of event, and whether they may receive buyers' data. */
    hearing: (type: string) =>
      model
        .find({ events: type, isEnabled: true }, { hasPeople: 1 })
        .lean<Pick<EndpointRow, '_id' | 'hasPeople'>[]>()
        .exec(),
    /** Also clears its failures. */
    setEnabled: (_id: string, isEnabled: boolean) =>
      model
        .findByIdAndUpdate(_id, { $set: { isEnabled }, $unset: { failingSince: 1, gaveUpAt: 1 } }, after)
        .lean<EndpointRow>()
        .exec(),

    arrived: (_id: string) => model.updateOne({ _id }, { $unset: { failingSince: 1 } }),
    failed: (_id: string, at: Date) =>
      model.updateOne({ _id, failingSince: { $exists: false } }, { $set: { failingSince: at } }),
    giveUp: (_id: string, at: Date) =>
      model.updateOne({ _id, isEnabled: true }, { $set: { isEnabled: false, gaveUpAt: at } }),
  };
}
