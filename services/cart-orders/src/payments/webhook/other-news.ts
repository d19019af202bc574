import type { Request } from 'express';
import * as z from 'zod';
import { readJson } from '../provider/read-json.ts';

/** The provider's alert that a payment may be a fraud. */
const STOP = 'stop_delivery_op_wh';
const id = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,20}$/));
const named = z.object({ payment_id: id });
const body = z.union([z.object({ data: named }).transform(({ data }) => data), named]);

export type OtherNews = { paymentId: string; stops?: true };

/** Which payment a notification of another topic is about, where it names one: a stopped delivery, a chargeback. */
export function readOtherNews(req: Request): OtherNews | undefined {
  const { type, topic = type, 'data.id': dataId, id: bare = dataId } = req.query;
  // The old form: the payment's id stands in the address, and nothing is signed.
  const ofAddress = topic === 'payment' ? id.safeParse(bare).data : undefined;
  const paymentId = ofAddress ?? body.safeParse(bodyOf(req)).data?.payment_id;
  return paymentId ? { paymentId, ...(topic === STOP && { stops: true }) } : undefined;
}

/** Without one, or with one that is no JSON, the address alone counts. */
function bodyOf(req: Request): unknown {
  try {
    return readJson(String(req.body));
  } catch {
    return undefined;
  }
}
