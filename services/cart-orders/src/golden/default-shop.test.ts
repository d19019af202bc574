import { expect, test } from '@jest/globals';
import type { OrderResponse } from '@shop/contracts/order';
import { aShipping, someSettings } from '@shop/contracts/testing/builders';
import type { NewMail } from '@shop/mail/mail.store';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createConsentLinks } from '../consents/consent-links.ts';
import { createSampleConsentEmails } from '../consents/sample-consent-emails.ts';
import { createOpinionLinks } from '../opinions/opinion-links.ts';
import { giftCardEmail } from '../gift-cards/gift-card-email.ts';
import { SAMPLE_GIFT } from '../sample-mails.ts';
import { createMailHandlers } from '../orders/mail/mail-handlers.ts';
import { myOrdersEmail } from '../orders/mail/my-orders-email.ts';
import { sampleOrder } from '../orders/mail/sample-order.ts';
import { createOrderLinks } from '../orders/order/order-links.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { outboxEntry, type MailHandlers } from '../orders/order/outbox.ts';
import { runningShop } from '../testing/running-shop.ts';
import { fillCart, submitPayment } from '../testing/shopper.ts';
import { sandbox } from '../testing/sandbox.ts';

/** What a shop says whose owner decided nothing: taken when delivery had no prices. GOLDEN=write takes it anew. */
const at = (name: string) => new URL(`${name}.golden.json`, import.meta.url);
const golden = <Value>(name: string, value: Value): Value => {
  if (process.env['GOLDEN'] === 'write') writeFileSync(at(name), `${JSON.stringify(value, null, 2)}\n`);
  return JSON.parse(readFileSync(at(name), 'utf8')) as Value;
};

/** Numbers, addresses and moments are another each time. */
const still = (value: object): object =>
  JSON.parse(
    JSON.stringify(value, (key, one: unknown) => {
      if (/At$|^(?:id|\w+Id|initPoint|sdkUrl|publicKey|number|name|elixirName)$/.test(key)) return key;
      return typeof one === 'string' ? one.replace(/http:\/\/127\.0\.0\.1:\d+/g, 'https://shop') : one;
    }),
  );

test('when nothing was decided of delivery then cart, checkout and order say what they always said', async () => {
  const shop = await runningShop();
  try {
    const [one, two] = [await shop.addElixir({ price: 295 }), await shop.addElixir({ price: 310.5 })];
    const client = shop.visitor();
    await fillCart(client, one.id, 2);
    const cart = await fillCart(client, two.id);
    const request = { cartId: cart.cart.id, shippingDetails: aShipping() };
    const { body: preference } = await client.post<{ preferenceId: string }>(
      '/api/checkout/create-preference',
      request,
    );
    const paymentId = await sandbox(shop.env).pay(preference.preferenceId);
    const paid = await submitPayment(client, { paymentId, cartId: request.cartId });
    const { body: order } = await client.get<OrderResponse>(`/api/orders/${paid.body.orderId}`);

    const said = still({ cart, preference, order });

    expect(said).toMatchObject(golden('answers', said));
    expect(cart).not.toHaveProperty('delivery');
    expect(order.order).not.toHaveProperty('delivery');
  } finally {
    await shop.stop();
  }
});

const PAID_AT = new Date('2026-11-23T18:00:00Z');
const WAITING = { status: 'pending', paymentStatus: 'pending' } as const;
const SENT = {
  at: new Date('2026-11-25T18:00:00Z'),
  who: 'admin',
  from: 'processing',
  to: 'completed',
} as const;
const TRACKING = { carrier: 'Estafeta', number: '1234567890' };
const STEPS: Record<string, { key: keyof MailHandlers; over?: Partial<OrderRow>; data?: unknown }> = {
  received: { key: 'mail.received', over: { ...WAITING, paymentStatus: 'in_process' } },
  paid: { key: 'mail.paid' },
  code: { key: 'mail.paid', over: { discount: { code: 'MIEL10', cents: 9_000 }, totalCents: 81_000 } },
  promotion: {
    key: 'mail.paid',
    over: { promotion: { name: 'Lleva 3 paga 2', cents: 9_000 }, totalCents: 81_000 },
  },
  payBefore: { key: 'mail.pay-before', over: WAITING },
  unpaid: { key: 'mail.unpaid', over: { ...WAITING, paymentStatus: 'rejected' } },
  refundedPart: { key: 'mail.refunded', over: { paymentStatus: 'partially_refunded' }, data: 20_000 },
  shipped: { key: 'mail.shipped', over: { status: 'completed', history: [SENT], tracking: TRACKING } },
  cancelled: { key: 'mail.cancelled', over: { status: 'cancelled' } },
  invoiced: {
    key: 'mail.invoiced',
    over: { cfdi: { id: '1', status: 'stamped', at: PAID_AT, uuid: '39C85A3F-275B-4341-B259-E8971D9F8A94' } },
  },
};

async function mailsOf({ key, over, data }: (typeof STEPS)[string]): Promise<NewMail[]> {
  const written: NewMail[] = [];
  const handlers = createMailHandlers({
    mails: { add: async (mail) => written.push(mail) > 0 },
    links: createOrderLinks({ publicBaseUrl: 'https://shop', secret: 'secret' }),
    settings: { read: async () => someSettings({ ownerEmail: 'duena@example.com' }) },
    invoiceFiles: async () => [],
  });
  const history = [{ at: PAID_AT, who: 'sistema', from: 'pending', to: 'processing' } as const];
  const order = sampleOrder({ createdAt: PAID_AT, updatedAt: PAID_AT, history: [...history], ...over });
  await handlers[key](order, outboxEntry(key, data));
  return written;
}

type Written = Pick<NewMail, 'subject' | 'text' | 'html'> & Partial<NewMail>;
const toTheLetter = ({ kind, to, subject, text, html }: Written) => ({
  ...{ kind, to, subject, text: text.split('\n') },
  html: createHash('sha256').update(html).digest('hex'),
});

test('when an order takes its steps then its mails are to the letter what they were', async () => {
  const mails: Record<string, object[]> = {};
  for (const [name, step] of Object.entries(STEPS)) mails[name] = (await mailsOf(step)).map(toTheLetter);

  expect(mails).toEqual(golden('mails', mails));
});

test('when somebody asked for a mail then it is to the letter what it was', async () => {
  const given = { publicBaseUrl: 'https://shop', secret: 'secret' };
  const links = createOrderLinks(given);
  const settings = { read: async () => someSettings() };
  const asked = createSampleConsentEmails({
    settings,
    links,
    consentLinks: createConsentLinks(given),
    opinionLinks: createOpinionLinks(given),
  });
  const shop = await settings.read();
  const order = sampleOrder({ createdAt: PAID_AT, updatedAt: PAID_AT });
  const mails: Record<string, object> = {
    'my-orders': toTheLetter(myOrdersEmail([order], links)(shop)),
  };
  for (const kind of ['unfinished', 'back-in-stock', 'confirm-news', 'opinion', 'refill'] as const)
    mails[kind] = toTheLetter((await asked(kind))!);

  mails['gift-card'] = toTheLetter(giftCardEmail(SAMPLE_GIFT, links)(shop));

  expect(mails).toEqual(golden('asked-mails', mails));
});
