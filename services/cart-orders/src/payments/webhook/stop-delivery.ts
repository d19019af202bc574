import { recordJob } from '@shop/service-kit/audit/record-job';
import type { Redis } from 'ioredis';
import type { OrderStore } from '../../orders/order/order.store.ts';
import type { PaymentExceptionStore } from '../exceptions/payment-exception.store.ts';
import type { PaymentRow, PaymentStore } from '../settle/payment.store.ts';
import type { SettleResult } from '../settle/settle-result.ts';
import type { WebhookEventStore } from './webhook-event.store.ts';

type Deps = {
  webhookEvents: Pick<WebhookEventStore, 'find'>;
  payments: Pick<PaymentStore, 'find'>;
  exceptions: Pick<PaymentExceptionStore, 'add'>;
  orders: Pick<OrderStore, 'find' | 'stopDelivery'>;
  redis: Redis;
  config: { AUDIT_QUEUE: string };
  relay: (orderId: string) => void;
};

type Event = { id: string; paymentId: string };

/** When the notification said that the purchase must not be delivered, lists its payment and marks its order. */
export async function stopDelivery(
  deps: Deps,
  { id, paymentId }: Event,
  settled: SettleResult,
): Promise<void> {
  if (!(await deps.webhookEvents.find(id))?.stops) return;
  const orderId = settled.kind === 'order' ? settled.orderId : undefined;
  const payment = await deps.payments.find(paymentId);
  if (payment && payment.status !== 'refunded') await list(deps, payment, orderId);
  const order = orderId && (await deps.orders.find(orderId));
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
  deps.relay(order._id);
}

const list = (
  { exceptions }: Deps,
  { _id: paymentId, checkoutId, status, amountCents, currency }: PaymentRow,
  orderId: string | undefined,
) =>
  exceptions.add({
    kind: 'stopped',
    paymentId,
    checkoutId,
    paymentStatus: status,
    amountCents,
    currency,
    ...(orderId ? { orderId } : {}),
  });
