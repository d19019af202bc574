import * as z from 'zod';
import type { Notification, Query, Received } from '../payment.port.ts';
import { readJson } from './read-json.ts';
import { genuineSignature } from './signature.ts';

/** The provider's alert that a payment may be a fraud, by its new and its old name. */
const STOP = ['stop_delivery_op_wh', 'delivery_cancellation'];
/** A number, or three letters before it as in the Orders API. The way back of who did not pay says 'null'. */
export const paymentId = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^(?:[A-Z]{3})?\d[\dA-Z]{0,39}$/));
const named = z.object({ payment_id: paymentId });
const body = z.union([z.object({ data: named }).transform(({ data }) => data), named]);

const NOTHING: Notification = { proven: [], hinted: [] };

/** Undefined when it is of a payment, and not signed by the provider. */
export function readNotification(received: Received, secret: string): Notification | undefined {
  const { query } = received;
  const dataId = one(query['data.id']);
  const signature = signatureOf(received, secret, dataId ?? '');
  if (one(query['type']) === 'payment' && dataId) {
    if (!signature) return undefined;
    // The body is not signed: whoever replays a notification can write into it what they like.
    const id = `${dataId}-${signature.slice(0, 32)}`;
    return paymentId.safeParse(dataId).success
      ? { proven: [{ id, paymentId: dataId }], hinted: [] }
      : NOTHING;
  }
  const other = readOther(received);
  // A claim, an order of the provider's, or whatever it begins to tell of: what it changed is found by looking.
  if (!other) return signature ? { ...NOTHING, isOther: true } : NOTHING;
  // One that is signed counts once, however often and with whatever body it is repeated.
  return signature
    ? { proven: [{ ...other, id: `other-${signature.slice(0, 32)}` }], hinted: [] }
    : { proven: [], hinted: [other.paymentId] };
}

const one = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const signatureOf = ({ headers }: Received, secret: string, dataId: string): string | undefined =>
  genuineSignature({
    signature: one(headers['x-signature']) ?? '',
    requestId: one(headers['x-request-id']) ?? '',
    dataId,
    secret,
  });

/** Which payment a notification of another topic is about, where it names one: a stopped delivery, a chargeback. */
function readOther({ query, rawBody }: Received): { paymentId: string; stops?: true } | undefined {
  const { type, topic = type, 'data.id': dataId, id: bare = dataId } = query;
  // The old form: the payment's id stands in the address, and nothing is signed.
  const ofAddress = topic === 'payment' ? paymentId.safeParse(bare).data : undefined;
  const id = ofAddress ?? body.safeParse(bodyOf(rawBody)).data?.payment_id;
  return id ? { paymentId: id, ...(STOP.includes(String(topic)) && { stops: true }) } : undefined;
}

/** Without one, or with one that is no JSON, the address alone counts. */
function bodyOf(rawBody: Buffer): unknown {
  try {
    return readJson(rawBody.toString());
  } catch {
    return undefined;
  }
}

/** The payment that the payer comes back from, by the address of the way back. */
export const readReturn = (query: Query): string | undefined =>
  paymentId.safeParse(query['payment_id'] ?? query['collection_id']).data;
