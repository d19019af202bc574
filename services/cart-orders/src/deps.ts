import { once } from 'node:events';
import { mailModel } from '@shop/mail/mail.model';
import { createMailStore } from '@shop/mail/mail.store';
import type { Log } from '@shop/service-kit/log';
import { openMigrations } from '@shop/service-kit/migrations/run-migrations';
import { createMetrics, type Metrics } from '@shop/service-kit/metrics';
import { connectMongo, pingMongo, type Mongo } from '@shop/service-kit/mongo';
import { connectRedis } from '@shop/service-kit/redis';
import type { SessionOptions } from '@shop/service-kit/session';
import type { Redis } from 'ioredis';
import { cartModel } from './shopping/cart/cart.model.ts';
import { createCartStore } from './shopping/cart/cart.store.ts';
import { checkoutModel } from './shopping/checkout/checkout.model.ts';
import { createCheckoutStore } from './shopping/checkout/checkout.store.ts';
import { createHolds } from './shopping/checkout/holds.ts';
import { discountHold } from './shopping/discount/discount-hold.ts';
import { discountModel } from './shopping/discount/discount.model.ts';
import { createDiscountStore } from './shopping/discount/discount.store.ts';
import { createFunnelStore, funnelModel } from './shopping/funnel/funnel.store.ts';
import { createCatalogClient } from './shopping/catalog/catalog.client.ts';
import { databaseName, type CartOrdersConfig } from './config.ts';
import { customerModel } from './orders/customer/customer.model.ts';
import { createCustomerStore } from './orders/customer/customer.store.ts';
import { createMailHandlers } from './orders/mail/mail-handlers.ts';
import { createStockHold } from './shopping/stock/stock-hold.ts';
import { createOrderHandlers } from './orders/order/order-handlers.ts';
import { createOrderLinks } from './orders/order/order-links.ts';
import { createOrderList } from './orders/order/order-list.ts';
import { createOrderPayments } from './orders/order/order-payment.ts';
import { orderModel, type OrderRow } from './orders/order/order.model.ts';
import { createOrderStore } from './orders/order/order.store.ts';
import { createOutbox } from './orders/order/outbox.ts';
import { FOLDER } from './migrations/context.ts';
import { openPaymentDesk } from './payments/provider/providers.ts';
import { createPaymentQueue, prefixOf } from './payments/queue/payment.queue.ts';
import { registerPayments } from './payments/settle/payment.model.ts';
import { createPaymentStore } from './payments/settle/payment.store.ts';
import { createSweepStore } from './payments/settle/sweep.store.ts';
import { createUnknownPayments } from './payments/settle/unknown-payments.ts';
import { registerRefunds } from './payments/refund/refund.model.ts';
import { createPictureKeys } from './shopping/pictures/picture-keys.ts';
import { createSettingsClient } from './shopping/settings/settings.client.ts';
import { createSettingsCopy } from './shopping/settings/settings-copy.ts';
import { createRefundStore } from './payments/refund/refund.store.ts';
import { giveBackOver } from './payments/refund/give-back-over.ts';
import { booksOf } from './payments/refund/refund-order.ts';
import { refundEvents } from './payments/refund/refund.view.ts';
import { createOrderDayStore } from './orders/report/order-day.store.ts';
import { createMessagesClient } from './retention/messages.client.ts';
import { createRetentionStore } from './retention/retention.store.ts';
import { createReportStore } from './orders/report/report.store.ts';
import { registerPaymentExceptions } from './payments/exceptions/payment-exception.model.ts';
import { listSoldOut, reportAbandonedWork } from './payments/exceptions/abandoned-work.ts';
import { forgetPayersOf } from './payments/exceptions/forget-payers.ts';
import { createPaymentExceptionStore } from './payments/exceptions/payment-exception.store.ts';
import { createWebhookEventStore, registerWebhookEvents } from './payments/webhook/webhook-event.store.ts';
import { deliveryModel } from './webhooks/delivery.model.ts';
import { endpointModel } from './webhooks/endpoint.model.ts';
import { createWebhookParts } from './webhooks/webhook-parts.ts';

/** Only the app and the entry points know all of it: use cases and routes name what they need. */
export type Parts = ReturnType<typeof assemble>;
type Opened = { config: CartOrdersConfig; log: Log; mongo: Mongo; redis: Redis; metrics: Metrics };

/** Everything that the HTTP app and the worker share, opened. */
export async function openDeps(config: CartOrdersConfig, log: Log): Promise<Parts> {
  const mongo = await connectMongo(config.MONGODB_URI, databaseName(config), async (db) => {
    registerModels(db);
    await (await migrations(db, config, log)).before();
  });
  const redis = connectRedis(config.REDIS_URL, log);
  // Without Redis the service starts all the same: it reconnects by itself, and /readyz reports it.
  await Promise.race([redis.connect(), once(redis, 'error')]).catch(() => undefined);
  return assemble({ config, log, mongo, redis, metrics: createMetrics() });
}

export const migrations = (db: Mongo, config: CartOrdersConfig, log: Log) =>
  openMigrations(db, { folder: FOLDER, context: { db, publicBaseUrl: config.PUBLIC_BASE_URL }, log });

function registerModels(db: Mongo): void {
  cartModel(db);
  checkoutModel(db);
  discountModel(db);
  orderModel(db);
  registerPayments(db);
  registerPaymentExceptions(db);
  registerRefunds(db);
  registerWebhookEvents(db);
  mailModel(db);
  customerModel(db);
  funnelModel(db);
  endpointModel(db);
  deliveryModel(db);
}

function assemble(opened: Opened) {
  const { config, log, mongo, redis } = opened;
  const carts = createCartStore(mongo);
  const orderDays = createOrderDayStore(mongo);
  const catalog = createCatalogClient({ url: config.CATALOG_URL, token: config.INTERNAL_TOKEN });
  const settings = createSettingsClient({
    ...{ url: config.CONTENT_MEDIA_URL, token: config.INTERNAL_TOKEN },
    ...{ copy: createSettingsCopy(mongo), log },
  });
  const provider = openPaymentDesk(config);
  const mails = createMailStore(mongo, { hasServer: Boolean(config.SMTP_URL) });
  const links = createOrderLinks({ publicBaseUrl: config.PUBLIC_BASE_URL, secret: config.SESSION_SECRET });
  const orders = createOrderStore(mongo);
  const customers = createCustomerStore(mongo);
  const payments = createPaymentStore(mongo);
  const refunds = createRefundStore(mongo);
  const queue = createPaymentQueue({ redis, database: databaseName(config), log });
  const exceptions = createPaymentExceptionStore(mongo, config.REFUND_STRAYS_AFTER_MS);
  const writing = createMailHandlers({ mails, links, settings });
  const discounts = createDiscountStore(mongo);
  const webhooks = createWebhookParts(mongo, config.SESSION_SECRET);
  const holds = createHolds([createStockHold(catalog), discountHold(discounts)]);
  return {
    ...opened,
    carts,
    catalog,
    settings,
    holds,
    checkouts: createCheckoutStore(mongo),
    discounts,
    orders,
    orderIdOf: async (checkoutId: string) => (await orders.findByCheckout(checkoutId))?._id,
    listOrders: createOrderList(mongo),
    applyPayment: createOrderPayments(mongo, config.ORDER_STATUS_ON_APPROVED),
    outbox: createOutbox(mongo, reportAbandonedWork(exceptions)),
    relay: (orderId: string) => queue.relay(orderId),
    handlers: createOrderHandlers({
      ...{ carts, catalog, holds, orders, publish: webhooks.publish, mails: writing },
      onSoldOut: listSoldOut(exceptions),
      giveBackOver: giveBackOver({ refunds, provider }),
      dayChanged: orderDays.changed,
      customerChanged: customers.refresh,
    }),
    retention: createRetentionStore(mongo),
    messages: createMessagesClient({ url: config.CONTENT_MEDIA_URL, token: config.INTERNAL_TOKEN }),
    ...webhooks,
    customers,
    funnel: createFunnelStore(mongo, opened.log),
    reports: createReportStore(mongo, orderDays),
    mails,
    pictures: createPictureKeys(config.PUBLIC_BASE_URL),
    links,
    payments,
    forgetPayers: forgetPayersOf(payments, exceptions),
    exceptions,
    refunds,
    refundsOf: async (order: OrderRow) => refundEvents(await booksOf({ refunds }, order), order.status),
    webhookEvents: createWebhookEventStore(mongo),
    sweeps: createSweepStore(mongo),
    unknown: createUnknownPayments(redis, prefixOf(databaseName(config))),
    queue,
    provider,
  };
}

export const sessionOptions = ({ redis, config }: Parts): SessionOptions => ({
  redis,
  secret: config.SESSION_SECRET,
  publicBaseUrl: config.PUBLIC_BASE_URL,
});

/** Rejects while a store does not answer. */
export const ready = async ({ mongo, redis }: Parts): Promise<void> =>
  void (await Promise.all([pingMongo(mongo), redis.ping()]));

export async function closeDeps(deps: Parts): Promise<void> {
  await deps.queue.close();
  deps.redis.disconnect();
  await deps.mongo.close();
}
