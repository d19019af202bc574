import type { PaymentException } from '@shop/contracts/payment-exception';
import { Redis } from 'ioredis';
import { signIn } from '@shop/service-kit/testing/backing';
import { sandbox } from '../../services/cart-orders/src/testing/sandbox.ts';
import { sendWebhookEvent } from '../../services/cart-orders/src/testing/webhook-event.ts';
import { atOnce } from '../faults/scenario.ts';
import { aShopper } from '../faults/shop/shopper.ts';
import { notify } from '../faults/shop/webhook-events.ts';
import { keepDoing, type Bench, type Fault } from './fault.ts';

/** As long as it is not cleared. */
const ALWAYS = 1_000_000;
const READS = 'GET /v1/payments/\\d+$';
const NOTICES = 100;

export const providerRefuses: Fault = {
  what: 'the provider answers 500 when asked after a payment',
  alerts: ['CallsFail', 'PaymentsUnsettled'],
  // It is asked twice before a buyer is told.
  also: ['CallsSlow'],
  async make({ shop, random }) {
    const provider = sandbox(shop.env());
    const shopper = await aShopper(shop, random);
    await provider.fault({ match: READS, times: ALWAYS, status: 500 });
    const paymentId = await shopper.pay();
    const stop = keepDoing(() => shopper.submit(paymentId), 500);
    return () => Promise.all([stop(), provider.clear()]);
  },
};

export const providerDawdles: Fault = {
  what: `the provider takes 3 s, and tells of ${NOTICES} payments at once`,
  alerts: ['PaymentQueueWaits', 'PaymentsUnsettled'],
  async make({ shop }) {
    const provider = sandbox(shop.env());
    await provider.fault({ match: READS, times: ALWAYS, delayMs: 3_000 });
    await atOnce(NOTICES, (nth) => notify(shop, `99${nth}`, Date.now()));
    return provider.clear;
  },
};

export const redisAway: Fault = {
  what: 'Redis is away when the provider tells of a payment',
  alerts: ['PaymentsUnsettled'],
  async make({ shop, random }) {
    const shopper = await aShopper(shop, random);
    shop.links.redis.set('down');
    await shopper.pay();
    return async () => shop.links.redis.set('open');
  },
};

export const roundsStop: Fault = {
  what: 'no pass of reconciliation begins',
  alerts: ['ReconciliationStopped'],
  async make({ shop }) {
    const redis = new Redis(shop.env().REDIS_URL);
    const key = 'queue:cart_orders:reconciling';
    // Over whatever a round that runs now has there.
    const stop = keepDoing(() => redis.set(key, 'nobody'), 1_000);
    return async () => {
      await stop();
      await redis.del(key);
      redis.disconnect();
    };
  },
};

export const slowProvider: Fault = {
  what: 'the provider takes 1 s to prepare a payment',
  alerts: ['CallsSlow'],
  async make({ shop, random }) {
    const provider = sandbox(shop.env());
    await provider.fault({ match: 'POST /checkout/preferences', times: ALWAYS, delayMs: 1_000 });
    const stop = keepDoing(() => aShopper(shop, random));
    return () => Promise.all([stop(), provider.clear()]);
  },
};

export const wrongAmount: Fault = {
  what: 'a buyer pays another amount',
  alerts: ['PaymentsForAPerson'],
  async make({ shop, random }) {
    const shopper = await aShopper(shop, random);
    await shopper.pay('APRO', { transaction_amount: 1 });
    return () => resolveAll(shop);
  },
};

/** A person looks at each. */
async function resolveAll(shop: Bench['shop']): Promise<void> {
  const admin = await signIn(shop.visitor(), shop.env());
  const { body } = await admin.get<PaymentException[]>('/api/admin/reviews?status=open');
  for (const { id } of body) await admin.post(`/api/admin/reviews/${id}/resolve`, { note: 'Revisado' });
}

export const forgedNotices: Fault = {
  what: 'notifications with a wrong signature come in',
  alerts: ['NotificationsRefused'],
  make: async (bench) => {
    const { shop } = bench;
    const event = { dataId: '123', secret: 'not the secret of this shop' };
    return keepDoing(() => sendWebhookEvent({ env: shop.env(), visitor: shop.visitor }, event), 300);
  },
};
