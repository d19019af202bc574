import type { Base } from '@shop/service-kit/service/open-base';
import { connectQueueRedis } from '@shop/service-kit/redis';
import { databaseName, type CartOrdersConfig } from '../config.ts';
import type { GiftCardStore } from '../gift-cards/gift-card.store.ts';
import type { Keys } from '../keys/parts.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { forgetPayersOf } from './exceptions/forget-payers.ts';
import { paymentExceptionModel } from './exceptions/payment-exception.model.ts';
import { createPaymentExceptionStore } from './exceptions/payment-exception.store.ts';
import { ownPaymentModel } from './own-ways/own-payment.model.ts';
import { createOwnPaymentStore } from './own-ways/own-payment.store.ts';
import { openPaymentDesk } from './provider/providers.ts';
import { createJobResults } from './queue/job-results.ts';
import { createPaymentQueue, prefixOf } from './queue/payment.queue.ts';
import { booksOf } from './refund/refund-order.ts';
import { createRefundStore, refundLedgerModel } from './refund/refund.store.ts';
import { refundEvents } from './refund/refund.view.ts';
import { createLastLooks } from './settle/look-at-disputes.ts';
import { createPaymentStore, paymentModel } from './settle/payment.store.ts';
import { createSettleAndWait, type SettleAndWaitDeps } from './settle/settle-and-wait.ts';
import { createSweepStore } from './settle/sweep.store.ts';
import { createUnknownPayments } from './settle/unknown-payments.ts';
import { createWebhookEventStore, webhookEventModel } from './webhook/webhook-event.store.ts';

export const paymentModels = [
  paymentModel,
  paymentExceptionModel,
  refundLedgerModel,
  webhookEventModel,
  ownPaymentModel,
];
type PaymentParts = ReturnType<typeof paymentParts>;

/** Payments and refunds, built from the database, the provider, and the queue in Redis. */
export function paymentParts(
  { config, db, redis, log, onClose }: Base<CartOrdersConfig>,
  { keys, giftCards }: { keys: Keys; giftCards: GiftCardStore },
) {
  const database = databaseName(config);
  const payments = createPaymentStore(db);
  const refunds = createRefundStore(db);
  const exceptions = createPaymentExceptionStore(db, config.REFUND_STRAYS_AFTER_MS);
  const ownPayments = createOwnPaymentStore(db);
  const queue = createPaymentQueue({ redis, database, log });
  onClose(queue.close);
  return {
    payments,
    refunds,
    exceptions,
    ownPayments,
    queue,
    provider: openPaymentDesk(keys, { ownPayments, giftCards }),
    /** Without Redis, reconciliation finds the follow-up work. */
    relay: (orderId: string) => void queue.relay(orderId).catch(() => undefined),
    forgetPayers: forgetPayersOf({ payments, refunds, ownPayments, exceptions }),
    refundsOf: async (order: OrderRow) => refundEvents(await booksOf({ refunds }, order), order),
    webhookEvents: createWebhookEventStore(db),
    sweeps: createSweepStore(db),
    looks: createLastLooks(redis, prefixOf(database)),
    unknown: createUnknownPayments(redis, prefixOf(database)),
  };
}

/** Lets requests wait until the worker has settled their payment. */
export function openSettling(
  { config, log, onClose }: Base<CartOrdersConfig>,
  deps: Omit<SettleAndWaitDeps, 'results'> & Pick<PaymentParts, 'queue'>,
) {
  const connection = connectQueueRedis(config.REDIS_URL, log);
  const results = createJobResults({ connection, queue: deps.queue, database: databaseName(config), log });
  onClose(results.close);
  return { results, settleAndWait: createSettleAndWait({ ...deps, results }) };
}
