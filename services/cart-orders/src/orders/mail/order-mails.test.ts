import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OrderResponse } from '@shop/contracts/order';
import { aShipping } from '@shop/contracts/testing/builders';
import type { MailServer, Received } from '@shop/mail/testing/mail-server';
import { changeOrder, outboxIsEmpty } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailsAre, mailsOf, OWNER, shopWithMail } from '../../testing/mails.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { readyToPay } from '../../testing/shopper.ts';
import type { RunningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';

let shop: RunningShop;
let server: MailServer;
beforeAll(async () => void ({ shop, server } = await shopWithMail()));
afterAll(async () => {
  await shop.stop();
  await server.shut();
});

const BOUGHT = ['order-paid', 'owner-order'];
const arrived = (orderNumber: string): Received[] =>
  server.received.filter(({ subject }) => subject?.includes(orderNumber));
const linkIn = ({ html = '' }: Received): string =>
  /href="([^"]*checkout\/success[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');

test('when an order is paid then buyer and owner get their mails once, and the link shows the order', async () => {
  const { orderId } = await paidOrder(shop);
  const number = (await mailsAre(shop, orderId, BOUGHT))[0]!.about.number!;

  const mails = arrived(number);
  expect(mails.map(({ subject, envelopeTo }) => [subject, envelopeTo[0]]).sort()).toEqual([
    [`Pedido pagado ${number} · $295.00 MXN`, OWNER],
    [`Tu pago está confirmado · ${number}`, aShipping().email],
  ]);
  const paid = mails.find(({ subject }) => subject?.startsWith('Tu pago'))!;
  expect(paid.text).toContain('Amanecer de Tajonal (1 × $295.00 MXN): $295.00 MXN');
  const link = new URL(linkIn(paid));
  expect(link.origin).toBe(new URL(shop.config.PUBLIC_BASE_URL).origin);
  const { t = '' } = Object.fromEntries(link.searchParams);
  const { body } = await shop.visitor().get<OrderResponse>(`/api/orders/${orderId}?t=${t}`);
  expect(body.order).toMatchObject({ customerEmail: aShipping().email });
});

test('when its relay runs again and again then no mail comes twice', async () => {
  const { orderId } = await paidOrder(shop);
  await mailsAre(shop, orderId, BOUGHT);
  const keys = ['mail.received', 'mail.paid', 'mail.pay-before', 'mail.addressed'];
  const entries = keys.map((key) => ({ id: crypto.randomUUID(), key, at: new Date(0) }));

  for (let round = 0; round < 2; round += 1) {
    await changeOrder(shop, orderId, { $set: { outbox: entries } });
    await eventually(() => outboxIsEmpty(shop, orderId));
  }

  expect(await mailsOf(shop, orderId)).toHaveLength(2);
});

test('when a payment waits at the counter then the mail says how much, until when and where the slip is', async () => {
  const { checkout, submit } = await readyToPay(shop);
  const paymentId = await sandbox(shop.env).leavePending(checkout.preferenceId);
  const { orderId } = (await submit(paymentId)).body;

  const mails = await mailsAre(shop, orderId, ['pay-before']);

  const email = mails.find(({ kind }) => kind === 'pay-before')!;
  expect(email.subject).toMatch(/^Paga tu pedido FK-\d{6} antes del [a-záéíóú]+ \d+ de [a-z]+$/);
  expect(email.text).toMatch(/Recibimos tu pedido FK-\d{6} y lo apartamos\./);
  expect(email.text).toContain('Total a pagar: $295.00 MXN');
  expect(email.text).toMatch(/Ver mi ficha de pago: https?:\/\//);
  await sandbox(shop.env).turn(paymentId, 'approved');
  await mailsAre(shop, orderId, ['pay-before', ...BOUGHT]);
});

test('when money goes back then each refund is told with what has come back', async () => {
  const { orderId, refund } = await paidOrder(shop);
  await mailsAre(shop, orderId, BOUGHT);

  await refund({ amount: 100 });
  await mailsAre(shop, orderId, [...BOUGHT, 'refunded']);
  await refund({ amount: 195 });
  const mails = await mailsAre(shop, orderId, [...BOUGHT, 'refunded', 'refunded']);

  const texts = mails.filter(({ kind }) => kind === 'refunded').map(({ text }) => text);
  expect(texts[0]).toMatch(/De los \$295\.00 MXN de tu pedido FK-\d+ te hemos devuelto \$100\.00 MXN\./);
  expect(texts[1]).toMatch(/Te devolvimos \$295\.00 MXN, el total de tu pedido/);
});

test('when an order is sent off, back and off again then its buyer hears of it once', async () => {
  const { orderId, path, admin } = await paidOrder(shop);
  for (const status of ['completed', 'processing', 'completed'])
    await admin.patch(`${path}/status`, { status });

  const mails = await mailsAre(shop, orderId, [...BOUGHT, 'shipped']);
  await eventually(() => outboxIsEmpty(shop, orderId));

  expect(await mailsOf(shop, orderId)).toHaveLength(3);
  expect(mails.at(-1)?.subject).toMatch(/^Tu pedido FK-\d{6} va en camino$/);
});

test('when an address is refused then the mail has failed with the reason, for the administrators to see', async () => {
  server.refused.add(aShipping().email);
  const { orderId, admin } = await paidOrder(shop);

  const mails = await mailsAre(shop, orderId, BOUGHT);
  server.refused.clear();

  const states = mails.map(({ kind, status }) => `${kind} ${status}`).sort();
  expect(states).toEqual(['order-paid failed', 'owner-order sent']);
  const { body } = await admin.get<{ lastError: string }[]>('/api/admin/mails?status=failed');
  expect(body[0]?.lastError).toContain('No such mailbox here');
});
