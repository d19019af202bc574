import { createHmac, randomUUID } from 'node:crypto';

/** The two headers that sign a notification: over its id (if any), this delivery's id and the time in milliseconds. */
export function signatureHeaders(dataId: string, secret: string): Record<string, string> {
  const requestId = randomUUID();
  const ts = String(Date.now());
  // The letters of an order's id are signed in lower case.
  const manifest = `${dataId && `id:${dataId.toLowerCase()};`}request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  return { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` };
}
