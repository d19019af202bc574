import { recordJob } from '@shop/service-kit/audit/record-job';
import type { Redis } from 'ioredis';
import type { OrderStore } from '../../orders/order/order.store.ts';
import type { SettleResult } from '../settle/settle-result.ts';
import type { WebhookEventStore } from './webhook-event.store.ts';

type Deps = {
  webhookEvents: Pick<WebhookEventStore, 'find'>;
  orders: Pick<OrderStore, 'find' | 'stopDelivery'>;
  redis: Redis;
  config: { AUDIT_QUEUE: string };
  relay: (orderId: string) => Promise<unknown>;
};

/** Marks the order of a payment that was settled because of a notification, when that said that it must not be delivered. */
export async function stopDelivery(deps: Deps, eventId: string, settled: SettleResult): Promise<void> {
  if (settled.kind !== 'order' || !(await deps.webhookEvents.find(eventId))?.stops) return;
  const order = await deps.orders.find(settled.orderId);
  if (!order || order.stoppedAt) return;
  const recording = {
    redis: deps.redis,
    queue: deps.config.AUDIT_QUEUE,
    now: new Date(),
    about: order.number,
  };
  await recordJob(recording, 'stop-delivery', async () => ({
    orders: (await deps.orders.stopDelivery(order)) ? 1 : 0,
  }));
  await deps.relay(order._id);
}
