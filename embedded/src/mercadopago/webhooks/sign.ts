import { createHmac, randomUUID } from 'node:crypto';

/** The two headers that prove a notification, signed over its id, where it has one, this delivery's id and the moment (ms). */
export function signatureHeaders(dataId: string, secret: string): Record<string, string> {
  const requestId = randomUUID();
  const ts = String(Date.now());
  // An order's id has letters, which are signed small.
  const manifest = `${dataId && `id:${dataId.toLowerCase()};`}request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  return { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` };
}
