import * as z from 'zod';
import type { Notification, Query, ReceivedRequest } from '../payment.port.ts';
import { isOrderId } from './order-marks.ts';
import { readJson } from './read-json.ts';
import { genuineSignature } from './signature.ts';

/** The provider's alert that a payment may be a fraud, by its new and its old name. */
const STOP = ['stop_delivery_op_wh', 'delivery_cancellation'];
/** What a signed notification names in its address: a payment, or an order, which may have been charged back. */
const SIGNED = new Set<unknown>(['payment', 'order']);
/** A payment's is a number. The way back of who did not pay says 'null'. */
export const paymentId = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .refine((id) => /^\d{1,40}$/.test(id) || isOrderId(id));
const named = z.object({ payment_id: paymentId });
const body = z.union([z.object({ data: named }).transform(({ data }) => data), named]);

const NOTHING: Notification = { proven: [], hinted: [] };

/** The account has one address for its news, of whichever of its APIs they are. */
export const providerOfId = (id: string): string => (isOrderId(id) ? 'mercadopago-orders' : 'mercadopago');

/** Undefined when it is of a payment, and not signed by the provider. */
export function readNotification(received: ReceivedRequest, secret: string): Notification | undefined {
  const { query } = received;
  const dataId = one(query['data.id']);
  const signature = signatureOf(received, secret, dataId ?? '');
  if (SIGNED.has(query['type']) && dataId) {
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

const signatureOf = ({ headers }: ReceivedRequest, secret: string, dataId: string): string | undefined =>
  genuineSignature({
    signature: one(headers['x-signature']) ?? '',
    requestId: one(headers['x-request-id']) ?? '',
    dataId,
    secret,
  });

/** Which payment a notification of another topic is about, where it names one: a stopped delivery, a chargeback. */
function readOther({ query, rawBody }: ReceivedRequest): { paymentId: string; stops?: true } | undefined {
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
