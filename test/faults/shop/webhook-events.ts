import type { TestAnswer } from '@shop/service-kit/testing/client';
import { sendWebhookEvent } from '../../../services/cart-orders/src/testing/webhook-event.ts';
import type { FaultShop } from './fault-shop.ts';

/** A notification of a payment as the provider signs it; the same moment `ts` (ms) is the same notification. */
export const notify = (shop: FaultShop, dataId: string, ts: number): Promise<TestAnswer> =>
  sendWebhookEvent({ env: shop.env(), visitor: shop.visitor }, { dataId, ts });
