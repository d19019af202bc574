import { createHmac } from 'node:crypto';
import type { TestAnswer } from '@shop/service-kit/testing/client';
import type { RunningShop } from './running-shop.ts';
import { ownIdOf } from './tested-provider.ts';

export type SentEvent = {
  dataId?: string;
  type?: string;
  ts?: number;
  secret?: string;
  body?: unknown;
};

/** Sends a notification with the provider's signature, or with a wrong one. */
export function sendWebhookEvent(
  shop: Pick<RunningShop, 'env' | 'visitor'>,
  event: SentEvent = {},
): Promise<TestAnswer> {
  const { dataId: told = '123', ts = Date.now(), secret = shop.env.MERCADOPAGO_WEBHOOK_SECRET } = event;
  const dataId = ownIdOf(told);
  const { type = dataId === told ? 'payment' : 'order' } = event;
  // Without an id, the signature leaves the id out as well.
  const manifest = `${dataId && `id:${dataId.toLowerCase()};`}request-id:r-1;ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
  const path = `/api/webhooks/mercadopago?data.id=${dataId}&type=${type}`;
  const headers = { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'r-1' };
  const body = event.body ?? { id: 1, type: 'payment', data: { id: dataId } };
  return shop.visitor().request('POST', path, body, headers);
}
