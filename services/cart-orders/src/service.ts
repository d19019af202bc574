import { bounceJobs } from '@shop/mail/bounces/bounces';
import { mailRoutes } from '@shop/mail/mail.routes';
import { sampleRoutes } from '@shop/mail/sample.routes';
import { sendMailsJob } from '@shop/mail/sending';
import { cartOrdersEndpoints } from '@shop/contracts/endpoints/cart-orders';
import { defineService, type Mount } from '@shop/service-kit/service/define-service';
import type { Base } from '@shop/service-kit/service/open-base';
import { limitByAddress, limitShoppers } from '@shop/service-kit/rate-limit/rate-limit';
import { optionalAdminSession, shopperSession } from '@shop/service-kit/session';
import { Router } from 'express';
import type { Redis } from 'ioredis';
import { followParcelsJob } from './carriers/label/follow-parcels.ts';
import { labelRoutes } from './carriers/label/label.routes.ts';
import { cartOrdersConfig, type CartOrdersConfig } from './config.ts';
import { giftBalanceRoutes, giftCardRoutes, giftPurchaseRoutes } from './gift-cards/gift-card.routes.ts';
import { allowGiftCards, fillGiftCards, mailGiftCardsJob } from './gift-cards/mail-gift-cards.ts';
import { giftCardModels } from './gift-cards/parts.ts';
import { globalRoutes, makeGlobalsJob } from './invoicing/global/global.routes.ts';
import { invoiceRoutes } from './invoicing/invoice.routes.ts';
import { keyDesk } from './key-desk.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import { customerRoutes } from './orders/customer/customer.routes.ts';
import { consentAdminRoutes, consentRoutes } from './consents/consent.routes.ts';
import { consentModels } from './consents/parts.ts';
import { allowMail, tellShoppersJob } from './consents/tell-shoppers.ts';
import { opinionAdminRoutes, opinionRoutes } from './opinions/opinion.routes.ts';
import { opinionModels } from './opinions/parts.ts';
import { tellCatalogJob } from './opinions/tell-catalog.ts';
import { tellLowStockJob } from './orders/mail/tell-low-stock.ts';
import { additionRoutes } from './orders/addition/addition.routes.ts';
import { manualOrderRoutes } from './orders/manual/manual-order.routes.ts';
import { buyerRoutes } from './orders/order/buyer.routes.ts';
import { coloniaRoutes } from './orders/order/colonias.routes.ts';
import { myOrdersRoutes } from './orders/mail/my-orders.routes.ts';
import { orderHistoryRoutes } from './orders/order/order-history.routes.ts';
import { orderRoutes } from './orders/order/order.routes.ts';
import { orderModels } from './orders/parts.ts';
import { reportRoutes } from './orders/report/report.routes.ts';
import { endUnpaidJob } from './orders/addition/end-unpaid.ts';
import { deliveredByDaysJob } from './orders/shipping/delivered-by-days.ts';
import { shippingRoutes } from './orders/shipping/shipping.routes.ts';
import { paymentExceptionRoutes } from './payments/exceptions/payment-exception.routes.ts';
import { ownWaysRoutes } from './payments/own-ways/own-ways.routes.ts';
import { paymentModels } from './payments/parts.ts';
import { payRoutes } from './payments/pay/pay.routes.ts';
import { settlePaymentsJob } from './payments/queue/payment.worker.ts';
import { refundRoutes } from './payments/refund/refund.routes.ts';
import { reconcileJob } from './payments/settle/reconciling.ts';
import { webhookRoutes } from './payments/webhook/webhook.routes.ts';
import { pushModels } from './push/parts.ts';
import { pushRoutes } from './push/push.routes.ts';
import { tellNewsJob } from './push/tell-news.ts';
import { retentionJob } from './retention/parts.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { samplesOf } from './sample-mails.ts';
import { reportShopMetrics } from './shop-metrics.ts';
import { cartRoutes } from './shopping/cart/cart.routes.ts';
import { checkoutRoutes } from './shopping/checkout/checkout.routes.ts';
import { customElixirRoutes } from './shopping/custom-elixir/custom-elixir.routes.ts';
import { discountRoutes } from './shopping/discount/discount.routes.ts';
import { collectVisitsJob } from './shopping/funnel/collect-visits.ts';
import { followSettingsJob, shoppingModels } from './shopping/parts.ts';
import { deliverWebhooksJob } from './webhooks/delivering.ts';
import { webhookModels } from './webhooks/parts.ts';
import { webhookAdminRoutes } from './webhooks/webhook-admin.routes.ts';
import { makeHttpParts, makeParts, type HttpParts } from './service-parts.ts';

/** The settings that both processes of the service share. */
const COMMON = {
  database: 'cart_orders',
  config: cartOrdersConfig,
  models: [
    ...shoppingModels,
    ...orderModels,
    ...paymentModels,
    ...giftCardModels,
    ...consentModels,
    ...opinionModels,
    ...webhookModels,
    ...pushModels,
  ],
  migrations: new URL('./migrations/', import.meta.url),
  ready: ({ redis }: { redis: Redis }) => redis.ping(),
};

/** Carts, checkouts, orders and the provider's notifications over HTTP. */
export const cartOrders = defineService({
  ...COMMON,
  name: 'cart-orders',
  endpoints: cartOrdersEndpoints,
  // The provider may sign the raw bytes.
  rawBodiesAt: '/api/webhooks',
  stores: makeHttpParts,
  routes: (parts) => [...shoppingRoutes(parts), ...ordersRoutes(parts), ...adminRoutes(parts)],
  jobs: (parts) => [followSettingsJob(parts), ...parts.keys.jobs],
});

/** The second process: settles payments and sends mails; over HTTP it only reports its health. */
export const paymentWorker = defineService({
  ...COMMON,
  name: 'cart-orders-worker',
  stores: async (base: Base<CartOrdersConfig>) => {
    const parts = await makeParts(base);
    reportShopMetrics({ ...base, ...parts });
    return parts;
  },
  jobs: (parts) => [
    followSettingsJob(parts),
    collectVisitsJob(parts),
    settlePaymentsJob(parts),
    reconcileJob(parts),
    sendMailsJob({
      ...parts,
      allowMail: allowGiftCards(parts, allowMail(parts)),
      fillMail: fillGiftCards(parts),
    }),
    mailGiftCardsJob(parts),
    deliverWebhooksJob(parts),
    tellNewsJob(parts),
    ...bounceJobs(parts),
    tellLowStockJob(parts),
    tellShoppersJob(parts),
    tellCatalogJob(parts),
    deliveredByDaysJob(parts),
    endUnpaidJob(parts),
    followParcelsJob(parts),
    makeGlobalsJob(parts),
    retentionJob(parts),
    parts.migrating,
    ...parts.keys.jobs,
  ],
});

const PHOTOS_PER_MINUTE = 12;
const SEEN_PER_MINUTE = 240;
/** Nobody asks for a card's balance more often, except to guess codes. */
const GIFT_BALANCES = { name: 'gift-balance', max: 20, windowMs: 60_000 };

const limit = ({ redis }: HttpParts, name: string, max: number) =>
  limitShoppers({ redis, name, max, windowMs: 60_000 });

function shoppingRoutes(parts: HttpParts): Mount[] {
  const { config, redis } = parts;
  const shopper = shopperSession(parts.session);
  const cart = limit(parts, 'cart', config.CART_LIMIT_PER_MINUTE);
  const custom = limit(parts, 'custom-elixir', config.CUSTOM_ELIXIR_LIMIT_PER_MINUTE);
  const paying = { ...parts, limit: limit(parts, 'checkout', config.CHECKOUT_LIMIT_PER_MINUTE) };
  return [
    // No session: the provider has none, and its notifications must arrive even when Redis is down.
    ['/api/webhooks', webhookRoutes(parts)],
    ['/api/cart', shopper, cartRoutes({ ...parts, catalog: parts.held, limit: cart })],
    // No session: only a code is needed.
    ['/api/gift-cards', giftBalanceRoutes({ ...parts, limit: limitByAddress({ redis, ...GIFT_BALANCES }) })],
    ['/api/gift-cards', shopper, giftPurchaseRoutes(paying)],
    ['/api/custom-elixirs', shopper, customElixirRoutes({ ...parts, limit: custom })],
    ['/api/consents', shopper, consentRoutes({ ...parts, catalog: parts.held, limit: cart })],
    ['/api/checkout', shopper, checkoutRoutes(paying), payRoutes(paying)],
  ];
}

function ordersRoutes(parts: HttpParts): Mount[] {
  const { session, config } = parts;
  const shopper = shopperSession(session);
  const visitor = Router().use(shopper, optionalAdminSession(session));
  const buyer = limit(parts, 'buyer', config.ORDER_LIMIT_PER_MINUTE);
  const order = limit(parts, 'order', config.ORDER_LIMIT_PER_MINUTE);
  // A product's page may show thirty photos of buyers.
  const seen = limit(parts, 'opinion', SEEN_PER_MINUTE);
  const { secret } = session;
  return [
    ['/api/orders', orderHistoryRoutes(parts)],
    ['/api/orders', myOrdersRoutes(parts), manualOrderRoutes(parts)],
    ['/api/orders', additionRoutes(parts)],
    ['/api/orders', refundRoutes(parts), ownWaysRoutes(parts)],
    ['/api/orders', shippingRoutes(parts)],
    ['/api/orders', labelRoutes(parts)],
    ['/api/orders', invoiceRoutes({ ...parts, secret, visitor, limit: order })],
    ['/api/orders', buyerRoutes({ ...parts, secret, shopper, limit: buyer })],
    ['/api/orders', orderRoutes({ ...parts, secret, visitor, limit: order })],
    [
      '/api/opinions',
      shopper,
      opinionRoutes({
        ...parts,
        limit: seen,
        limitPhotos: limit(parts, 'opinion-photos', PHOTOS_PER_MINUTE),
      }),
    ],
    ['/api/colonias', shopper, coloniaRoutes({ ...parts, limit: order })],
  ];
}

const adminRoutes = (parts: HttpParts): Mount[] => [
  ['/api/admin/reports', reportRoutes(parts)],
  ['/api/admin/invoices', globalRoutes(parts)],
  ['/api/admin/customers', customerRoutes(parts)],
  ['/api/admin/consents', consentAdminRoutes(parts)],
  ['/api/admin/opinions', opinionAdminRoutes(parts)],
  ['/api/admin/reviews', paymentExceptionRoutes(parts)],
  ['/api/admin/discounts', discountRoutes(parts)],
  ['/api/admin/gift-cards', giftCardRoutes(parts)],
  ['/api/admin/retention', retentionRoutes(parts)],
  ['/api/admin/webhooks', webhookAdminRoutes(parts)],
  ['/api/admin/push', pushRoutes(parts)],
  ['/api/admin/keys', keysRoutes({ ...parts, ...keyDesk(parts) })],
  ['/api/admin/mails/samples', sampleRoutes(samplesOf(parts))],
  ['/api/admin/mails', mailRoutes(parts.mails)],
];
