import { createHmac, randomUUID } from 'node:crypto';
import { collectorId } from '../options.ts';
import type { Notification } from '../store/notifications.store.ts';

// The provider's own timeout.
const timeoutMs = 22_000;

/** Sends one notification as the provider does and answers the HTTP status, or 0 when none came. */
export async function deliver(
  notification: Notification,
  secret: string,
  stop: AbortSignal,
): Promise<number> {
  const url = new URL(notification.url);
  const type = url.searchParams.get('type') ?? 'payment';
  const dataId = url.searchParams.get('data.id') ?? (type === 'payment' ? String(notification.payment) : '');
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...signatureHeaders(dataId, secret) },
      body: JSON.stringify(payload(notification, type, dataId)),
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** The two headers that sign a notification: over its id (if any), this delivery's id and the time in milliseconds. */
function signatureHeaders(dataId: string, secret: string): Record<string, string> {
  const requestId = randomUUID();
  const ts = String(Date.now());
  // The letters of an order's id are signed in lower case.
  const manifest = `${dataId && `id:${dataId.toLowerCase()};`}request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  return { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` };
}

function payload({ id, action, created, payment }: Notification, type: string, dataId: string) {
  return {
    id,
    live_mode: false,
    type,
    date_created: new Date(created).toISOString(),
    user_id: String(collectorId),
    api_version: 'v1',
    action: type === 'order' ? action.replace('payment', 'order') : action,
    data: DATA[type]?.(dataId, payment) ?? { id: dataId },
  };
}

/** The bodies of the other topics. The provider sends a claim's id and its address, but no payment. */
const DATA: Record<string, (dataId: string, payment: number) => object> = {
  topic_claims_integration_wh: (id) => ({ id, resource: `/post-purchase/v1/claims/${id}` }),
  topic_chargebacks_wh: (id, payment_id) => ({
    checkout: 'PRO',
    id: Number(id),
    payment_id,
    site_id: 'MLM',
  }),
  stop_delivery_op_wh: (_id, payment_id) => ({ description: 'fraude', payment_id, site_id: 'MLM' }),
};
