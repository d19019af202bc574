import * as z from 'zod';
import type { Notification, Query, ReceivedRequest } from '../payment.port.ts';
import { isOrderId } from './order-marks.ts';
import { readJson } from './read-json.ts';
import { genuineSignature } from './signature.ts';

/** The provider's fraud alert for a payment, by its new and its old name. */
const STOP = ['stop_delivery_op_wh', 'delivery_cancellation'];
/** Types whose signed address names a payment, or an order, which may have been charged back. */
const SIGNED = new Set<unknown>(['payment', 'order']);
/** A payment's id is a number. When the payer returns without paying, the address says 'null'. */
export const paymentId = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .refine((id) => /^\d{1,40}$/.test(id) || isOrderId(id));
const named = z.object({ payment_id: paymentId });
const body = z.union([z.object({ data: named }).transform(({ data }) => data), named]);

const NOTHING: Notification = { proven: [], hinted: [] };

/** The account has one notification address for both APIs, so the id tells which API it belongs to. */
export const providerOfId = (id: string): string => (isOrderId(id) ? 'mercadopago-orders' : 'mercadopago');

/** Undefined when it is about a payment and the provider did not sign it. */
export function readNotification(received: ReceivedRequest, secret: string): Notification | undefined {
  const { query } = received;
  const dataId = one(query['data.id']);
  const signature = signatureOf(received, secret, dataId ?? '');
  if (SIGNED.has(query['type']) && dataId) {
    if (!signature) return undefined;
    // The body is not signed: an attacker who replays a notification can change it.
    const id = `${dataId}-${signature.slice(0, 32)}`;
    return paymentId.safeParse(dataId).success
      ? { proven: [{ id, paymentId: dataId }], hinted: [] }
      : NOTHING;
  }
  const other = readOther(received);
  // A claim, a merchant order or an unknown topic names no payment: a search finds what it changed.
  if (!other) return signature ? { ...NOTHING, isOther: true } : NOTHING;
  // A signed notification counts once, however often and with whatever body it is repeated.
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

/** Reads the payment that another topic names, such as a stopped delivery or a chargeback. */
function readOther({ query, rawBody }: ReceivedRequest): { paymentId: string; stops?: true } | undefined {
  const { type, topic = type, 'data.id': dataId, id: bare = dataId } = query;
  // The old format: the payment's id is in the address, and nothing is signed.
  const ofAddress = topic === 'payment' ? paymentId.safeParse(bare).data : undefined;
  const id = ofAddress ?? body.safeParse(bodyOf(rawBody)).data?.payment_id;
  return id ? { paymentId: id, ...(STOP.includes(String(topic)) && { stops: true }) } : undefined;
}

/** Without a body, or with a body that is not JSON, only the address counts. */
function bodyOf(rawBody: Buffer): unknown {
  try {
    return readJson(rawBody.toString());
  } catch {
    return undefined;
  }
}

/** The payment that the payer returns from, read from the return address. */
export const readReturn = (query: Query): string | undefined =>
  paymentId.safeParse(query['payment_id'] ?? query['collection_id']).data;
