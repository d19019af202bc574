import { collectorId } from '../options.ts';
import type { Notification } from '../store/notifications.store.ts';
import { signatureHeaders } from './sign.ts';

// The provider's own timeout.
const timeoutMs = 22_000;

/** Sends one notification as the provider does and answers the HTTP status, or 0 when none came. */
export async function deliver(
  notification: Notification,
  secret: string,
  stop: AbortSignal,
): Promise<number> {
  const url = new URL(notification.url);
  const dataId = url.searchParams.get('data.id') ?? String(notification.payment);
  const type = url.searchParams.get('type') ?? 'payment';
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

function payload({ id, action, created }: Notification, type: string, dataId: string) {
  return {
    id,
    live_mode: false,
    type,
    date_created: new Date(created).toISOString(),
    user_id: String(collectorId),
    api_version: 'v1',
    action: type === 'order' ? action.replace('payment', 'order') : action,
    data: { id: dataId },
  };
}
