import { createBaseApp } from '@shop/service-kit/app';
import { adminSession, requireAdmin, shopperSession } from '@shop/service-kit/session';
import type { Express } from 'express';
import { cartRoutes } from './shopping/cart/cart.routes.ts';
import { checkoutRoutes } from './shopping/checkout/checkout.routes.ts';
import { customElixirRoutes } from './shopping/custom-elixir/custom-elixir.routes.ts';
import { buyerRoutes } from './orders/order/buyer.routes.ts';
import { ready, sessionOptions, type HttpDeps } from './deps.ts';
import { orderHistoryRoutes } from './orders/order/order-history.routes.ts';
import { orderRoutes } from './orders/order/order.routes.ts';
import { payRoutes } from './payments/pay/pay.routes.ts';
import { refundRoutes } from './payments/refund/refund.routes.ts';
import { reportRoutes } from './orders/report/report.routes.ts';
import { reviewRoutes } from './payments/exceptions/review.routes.ts';
import { mailRoutes } from '@shop/mail/mail.routes';
import { webhookRoutes } from './payments/webhook/webhook.routes.ts';

/** Carts, checkouts, orders and the provider's notifications over HTTP. */
export function createApp(deps: HttpDeps): Express {
  return createBaseApp({
    log: deps.log,
    metrics: deps.metrics,
    ready: () => ready(deps),
    mount: (app) => {
      const shopper = shopperSession(sessionOptions(deps));
      // No session: the provider has none, and its news must come in when Redis is away.
      app.use('/api/webhooks', webhookRoutes(deps));
      app.use('/api/cart', shopper, cartRoutes(deps));
      app.use('/api/custom-elixirs', shopper, customElixirRoutes(deps));
      app.use('/api/checkout', shopper, checkoutRoutes(deps), payRoutes(deps));
      app.use('/api/orders', orderHistoryRoutes(deps));
      app.use('/api/orders', refundRoutes(deps));
      app.use('/api/orders', buyerRoutes(deps));
      app.use('/api/orders', orderRoutes(deps));
      app.use('/api/admin/reports', reportRoutes(deps));
      app.use('/api/admin/reviews', reviewRoutes(deps));
      app.use('/api/admin/mails', adminSession(sessionOptions(deps)), requireAdmin, mailRoutes(deps.mails));
    },
  });
}
