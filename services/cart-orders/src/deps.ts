import { registerMails } from '@shop/mail/mail.model';
import { mailStore } from '@shop/mail/mail.store';
import type { Log } from '@shop/service-kit/log';
import { createMetrics, type Metrics } from '@shop/service-kit/metrics';
import { connectMongo, pingMongo, type Mongo } from '@shop/service-kit/mongo';
import { connectQueueRedis, connectRedis } from '@shop/service-kit/redis';
import type { SessionOptions } from '@shop/service-kit/session';
import type { Redis } from 'ioredis';
import { adoptAllItems } from './shopping/cart/adopt-items.ts';
import { registerCarts } from './shopping/cart/cart.model.ts';
import { cartStore } from './shopping/cart/cart.store.ts';
import { registerCheckouts } from './shopping/checkout/checkout.model.ts';
import { checkoutStore } from './shopping/checkout/checkout.store.ts';
import { setDuplicatesApart } from './shopping/checkout/set-duplicates-apart.ts';
import { catalogClient } from './shopping/catalog/catalog.client.ts';
import { databaseName, type Config } from './config.ts';
import { mailHandlers } from './orders/mail/mail-handlers.ts';
import { mailLinks } from './orders/mail/mail-links.ts';
import { orderHandlers } from './orders/order/order-handlers.ts';
import { orderList } from './orders/order/order-list.ts';
import { orderPayments } from './orders/order/order-payment.ts';
import { registerOrders } from './orders/order/order.model.ts';
import { orderStore } from './orders/order/order.store.ts';
import { outbox } from './orders/order/outbox.ts';
import { mercadoPago } from './payments/provider/mercado-pago.client.ts';
import { paidAlready } from './payments/settle/paid-already.ts';
import { paymentQueue, prefixOf } from './payments/queue/payment.queue.ts';
import { paymentStore, registerPayments } from './payments/settle/payment.store.ts';
import { paymentWaiter } from './payments/queue/payment.waiter.ts';
import { unknownPayments } from './payments/settle/unknown-payments.ts';
import { registerRefunds } from './payments/refund/refund.model.ts';
import { pictureKeys } from './shopping/pictures/picture-keys.ts';
import { refundStore } from './payments/refund/refund.store.ts';
import { orderDayStore, registerOrderDays } from './orders/report/order-day.store.ts';
import { registerReviews } from './payments/exceptions/review.model.ts';
import { listWorkLeft } from './payments/exceptions/list-left.ts';
import { reviewStore } from './payments/exceptions/review.store.ts';
import { noticeStore, registerNotices } from './payments/webhook/notice.store.ts';

export type Deps = ReturnType<typeof assemble>;
export type HttpDeps = Deps & { waiter: ReturnType<typeof paymentWaiter> };
type Opened = { config: Config; log: Log; mongo: Mongo; redis: Redis; metrics: Metrics };

/** Everything that the HTTP app and the worker share, opened. */
export async function openDeps(config: Config, log: Log): Promise<Deps> {
  const mongo = await connectMongo(config.MONGODB_URI, databaseName(config), registerModels);
  const redis = connectRedis(config.REDIS_URL, log);
  // Away at the start is no reason to stay away: it reconnects by itself, and /readyz tells.
  await redis.connect().catch(() => undefined);
  return assemble({ config, log, mongo, redis, metrics: createMetrics() });
}

/** Adds what only the doors of the HTTP app need: a way to wait for the worker. */
export function withWaiter(deps: Deps): HttpDeps {
  const { config, log, queue } = deps;
  const connection = connectQueueRedis(config.REDIS_URL, log);
  const known = (paymentId: string) => paidAlready(deps, paymentId);
  const isTold = async (paymentId: string) =>
    (await deps.payments.find(paymentId)) !== null || (await deps.notices.isTold(paymentId));
  const told = { known, isTold, unknown: deps.unknown };
  const waiter = paymentWaiter({ connection, queue, ...told, database: databaseName(config), log });
  return { ...deps, waiter };
}

async function registerModels(db: Mongo): Promise<void> {
  registerCarts(db);
  registerCheckouts(db);
  registerOrders(db);
  registerPayments(db);
  registerReviews(db);
  registerRefunds(db);
  registerNotices(db);
  registerMails(db);
  registerOrderDays(db);
  await setDuplicatesApart(db);
  await adoptAllItems(db);
}

function assemble(opened: Opened) {
  const { config, log, mongo, redis } = opened;
  const carts = cartStore(mongo);
  const orderDays = orderDayStore(mongo);
  const catalog = catalogClient({ url: config.CATALOG_URL, token: config.INTERNAL_TOKEN });
  const baseUrl = config.MERCADOPAGO_BASE_URL;
  const mails = mailStore(mongo, { hasServer: Boolean(config.SMTP_URL) });
  const links = mailLinks(config);
  const reviews = reviewStore(mongo, config.REFUND_STRAYS_AFTER_MS);
  const writing = mailHandlers({ mails, links, ownerEmail: config.OWNER_EMAIL });
  return {
    ...opened,
    carts,
    catalog,
    checkouts: checkoutStore(mongo),
    orders: orderStore(mongo),
    listOrders: orderList(mongo),
    applyPayment: orderPayments(mongo, config.ORDER_STATUS_ON_APPROVED),
    outbox: outbox(mongo, listWorkLeft(reviews)),
    orderDays,
    handlers: orderHandlers({ carts, catalog, orderDays, mails: writing }),
    mails,
    pictures: pictureKeys(config.PUBLIC_BASE_URL),
    links,
    payments: paymentStore(mongo),
    reviews,
    refunds: refundStore(mongo),
    notices: noticeStore(mongo),
    unknown: unknownPayments(redis, prefixOf(databaseName(config))),
    queue: paymentQueue({ redis, database: databaseName(config), log }),
    provider: mercadoPago({
      accessToken: config.MERCADOPAGO_ACCESS_TOKEN,
      publicBaseUrl: config.PUBLIC_BASE_URL,
      ...(baseUrl ? { baseUrl } : {}),
    }),
  };
}

export const sessionOptions = ({ redis, config }: Deps): SessionOptions => ({
  redis,
  secret: config.SESSION_SECRET,
  publicBaseUrl: config.PUBLIC_BASE_URL,
});

/** Rejects while a store does not answer. */
export const ready = async ({ mongo, redis }: Deps): Promise<void> =>
  void (await Promise.all([pingMongo(mongo), redis.ping()]));

export async function closeDeps(deps: Deps): Promise<void> {
  await deps.queue.close();
  deps.redis.disconnect();
  await deps.mongo.close();
}
