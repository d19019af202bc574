import { cartOrdersEndpoints } from '@shop/contracts/endpoints/cart-orders';
import { mailRoutes } from '@shop/mail/mail.routes';
import { sampleRoutes, type Samples } from '@shop/mail/sample.routes';
import { createBaseApp } from '@shop/service-kit/app';
import { recordChanges } from '@shop/service-kit/audit/record-changes';
import { limitShoppers } from '@shop/service-kit/rate-limit/rate-limit';
import { optionalAdminSession, adminSession, requireAdmin, shopperSession } from '@shop/service-kit/session';
import { Router, type Express } from 'express';
import { ready, sessionOptions } from './deps.ts';
import type { HttpParts } from './http-parts.ts';
import { customerRoutes } from './orders/customer/customer.routes.ts';
import { createSampleEmails } from './orders/mail/sample-emails.ts';
import { manualOrderRoutes } from './orders/manual/manual-order.routes.ts';
import { buyerRoutes } from './orders/order/buyer.routes.ts';
import { orderHistoryRoutes } from './orders/order/order-history.routes.ts';
import { orderRoutes } from './orders/order/order.routes.ts';
import { reportRoutes } from './orders/report/report.routes.ts';
import { createSampleStrayEmails } from './payments/exceptions/sample-stray-emails.ts';
import { paymentExceptionRoutes } from './payments/exceptions/payment-exception.routes.ts';
import { payRoutes } from './payments/pay/pay.routes.ts';
import { refundRoutes } from './payments/refund/refund.routes.ts';
import { webhookRoutes } from './payments/webhook/webhook.routes.ts';
import { retentionRoutes } from './retention/retention.routes.ts';
import { cartRoutes } from './shopping/cart/cart.routes.ts';
import { checkoutRoutes } from './shopping/checkout/checkout.routes.ts';
import { customElixirRoutes } from './shopping/custom-elixir/custom-elixir.routes.ts';
import { discountRoutes } from './shopping/discount/discount.routes.ts';
import { webhookAdminRoutes } from './webhooks/webhook-admin.routes.ts';

/** Carts, checkouts, orders and the provider's notifications over HTTP. */
export function createApp(deps: HttpParts): Express {
  return createBaseApp({
    log: deps.log,
    endpoints: cartOrdersEndpoints,
    metrics: deps.metrics,
    ready: () => ready(deps),
    rawBodiesAt: '/api/webhooks',
    mount: (app) => {
      // No session: the provider has none, and its news must come in when Redis is away.
      app.use('/api/webhooks', webhookRoutes(deps));
      mountShopping(app, deps);
      app.use(recordChanges({ ...deps, queue: deps.config.AUDIT_QUEUE }));
      mountOrders(app, deps);
      const admin = adminOf(deps);
      app.use('/api/admin/reports', reportRoutes({ ...deps, admin }));
      app.use('/api/admin/customers', customerRoutes({ ...deps, admin }));
      app.use('/api/admin/reviews', paymentExceptionRoutes({ ...deps, admin }));
      app.use('/api/admin/discounts', discountRoutes({ ...deps, admin }));
      app.use('/api/admin/retention', retentionRoutes({ ...deps, admin }));
      const allowsPlain = deps.config.WEBHOOK_PRIVATE_ADDRESSES === 'allow';
      app.use('/api/admin/webhooks', webhookAdminRoutes({ ...deps, admin, allowsPlain }));
      app.use('/api/admin/mails/samples', admin, sampleRoutes(samplesOf(deps)));
      app.use('/api/admin/mails', admin, mailRoutes(deps.mails));
    },
  });
}

function samplesOf({ links, settings }: HttpParts): Samples {
  const orders = createSampleEmails({ links, settings });
  const strays = createSampleStrayEmails({ links, settings });
  return async (kind) => (await orders(kind)) ?? strays(kind);
}

function mountShopping(app: Express, deps: HttpParts): void {
  const { config } = deps;
  const shopper = shopperSession(sessionOptions(deps));
  const cart = limit(deps, 'cart', config.CART_LIMIT_PER_MINUTE);
  const custom = limit(deps, 'custom-elixir', config.CUSTOM_ELIXIR_LIMIT_PER_MINUTE);
  const checkout = limit(deps, 'checkout', config.CHECKOUT_LIMIT_PER_MINUTE);
  // What carts show may be seconds old. Checkouts and orders ask the catalogue itself.
  app.use('/api/cart', shopper, cartRoutes({ ...deps, catalog: deps.held, limit: cart }));
  app.use('/api/custom-elixirs', shopper, customElixirRoutes({ ...deps, limit: custom }));
  app.use(
    '/api/checkout',
    shopper,
    checkoutRoutes({ ...deps, limit: checkout }),
    payRoutes({ ...deps, limit: checkout }),
  );
}

function mountOrders(app: Express, deps: HttpParts): void {
  const { config } = deps;
  const session = sessionOptions(deps);
  const shopper = shopperSession(session);
  const visitor = Router().use(shopper, optionalAdminSession(session));
  const admin = adminOf(deps);
  const secret = config.SESSION_SECRET;
  const buyer = limit(deps, 'buyer', config.ORDER_LIMIT_PER_MINUTE);
  const order = limit(deps, 'order', config.ORDER_LIMIT_PER_MINUTE);
  app.use('/api/orders', orderHistoryRoutes({ ...deps, admin }));
  app.use('/api/orders', manualOrderRoutes({ ...deps, admin }));
  app.use('/api/orders', refundRoutes({ ...deps, admin }));
  app.use('/api/orders', buyerRoutes({ ...deps, secret, shopper, limit: buyer }));
  app.use('/api/orders', orderRoutes({ ...deps, secret, admin, visitor, limit: order }));
}

const adminOf = (deps: HttpParts) => Router().use(adminSession(sessionOptions(deps)), requireAdmin);

const limit = ({ redis }: HttpParts, name: string, max: number) =>
  limitShoppers({ redis, name, max, windowMs: 60_000 });
