import { myOrdersRequest } from '@shop/contracts/my-orders';
import type { MailStore } from '@shop/mail/mail.store';
import { parseBody } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { limitSenders } from '@shop/service-kit/rate-limit/rate-limit';
import { Router } from 'express';
import type { Redis } from 'ioredis';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import { customerIdOf, normalizeEmail, typedEmailOf } from '../customer/customer-id.ts';
import type { CustomerStore } from '../customer/customer.store.ts';
import { myOrdersEmail } from './my-orders-email.ts';
import type { OrderLinks } from '../order/order-links.ts';

type Deps = {
  customers: Pick<CustomerStore, 'ordersOf'>;
  mails: Pick<MailStore, 'add'>;
  links: OrderLinks;
  settings: Pick<SettingsClient, 'read'>;
  redis: Redis;
  log: Log;
};

const YEARS = 2;
/** Of more orders, the latest. */
const MOST = 50;
/** An address gets one mail in each such period, however many requests come. */
const STRETCH_MS = 10 * 60_000;
const ASKED = { max: 3, windowMs: 15 * 60_000 };

/** POST /api/orders/mine: mails the links of an address' orders to that address. */
export function myOrdersRoutes({ redis, log, ...deps }: Deps): Router {
  const router = Router();
  router.post(
    '/mine',
    limitSenders({ redis, name: 'my-orders', ...ASKED }, typedEmailOf),
    async (req, res) => {
      const email = normalizeEmail(parseBody(myOrdersRequest, req).email);
      // Answers first: neither the text nor the time of the answer reveals whether there are orders.
      res.json({ success: true });
      await mailOrders(deps, email).catch((error: unknown) =>
        log.error({ err: error }, 'links to orders were not mailed'),
      );
    },
  );
  return router;
}

async function mailOrders(
  { customers, mails, links, settings }: Omit<Deps, 'redis' | 'log'>,
  email: string,
): Promise<void> {
  const now = new Date();
  const since = new Date(now).setFullYear(now.getFullYear() - YEARS);
  const orders = (await customers.ordersOf(email))
    .filter(({ createdAt }) => createdAt.getTime() >= since)
    .toReversed()
    .slice(0, MOST);
  if (orders.length === 0) return;
  const stretch = Math.floor(now.getTime() / STRETCH_MS);
  const key = `my-orders:${customerIdOf(email)}:${stretch}`;
  const written = myOrdersEmail(orders, links)(await settings.read());
  await mails.add({ key, kind: 'my-orders', to: email, about: {}, ...written });
}
