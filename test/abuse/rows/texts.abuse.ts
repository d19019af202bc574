import type { MailSummary } from '@shop/contracts/mail';
import { aShipping } from '@shop/contracts/testing/builders';
import { signIn } from '@shop/service-kit/testing/backing';
import type { TestAnswer } from '@shop/service-kit/testing/client';
import { exactly, seen } from '../../faults/scenario.ts';
import { aShopper, insist, submitUntilDone } from '../../faults/shop/shopper.ts';
import { abuse, addressOf, namesOf, none } from '../abuse.ts';

const SCRIPT = '<svg onload=alert(1)><script>alert(1)</script>';

/** Data that no browser takes for a page, whatever stands in it. */
const isData = ({ headers }: TestAnswer): boolean =>
  /^application\/json/.test(headers.get('content-type') ?? '') &&
  headers.get('x-content-type-options') === 'nosniff' &&
  /default-src 'none'/.test(headers.get('content-security-policy') ?? '');

export const texts = abuse('A15', 'scripts are typed where people read', async (context) => {
  const { shop, random } = context;
  const admin = await signIn(shop.visitor(), shop.env());
  const shopper = await aShopper(shop, random);
  await shopper.client.post('/api/checkout/create-preference', {
    cartId: shopper.cartId,
    shippingDetails: aShipping({ address: `Calle ${SCRIPT}`, notes: SCRIPT }),
  });
  const { orderId } = await submitUntilDone(shopper, await shopper.pay());
  await admin.post(`/api/orders/${orderId}/notes`, { text: SCRIPT });
  const message = { name: SCRIPT, email: 'ana@example.com', message: `${SCRIPT} y algo más` };
  await shop.visitor().request('POST', '/api/contact', message, { 'x-forwarded-for': addressOf(4, 1) });
  const turned = { ...message, name: 'Ana ‮ bcd' };
  const refused = await shop
    .visitor()
    .request('POST', '/api/contact', turned, { 'x-forwarded-for': addressOf(4, 2) });
  const places = [
    `/api/orders/${orderId}`,
    `/api/orders/${orderId}/history`,
    '/api/admin/messages',
    '/api/orders',
  ];
  const shown = await Promise.all(
    places.map(async (path) => {
      const answer = await admin.get(path);
      return { name: path, ok: isData(answer), kept: JSON.stringify(answer.body).includes('<svg onload') };
    }),
  );
  const mails = await insist(async () => {
    const { body } = await admin.get<MailSummary[]>('/api/admin/mails');
    if (!body.some((mail) => mail.orderId === orderId)) throw new Error('the order has no mail yet');
    return body;
  });
  const pages = await Promise.all(
    mails.slice(0, 10).map(async ({ id }) => {
      const { body } = await admin.get<string>(`/api/admin/mails/${id}/html`);
      return { name: id, ok: !/<svg|<script/i.test(body), kept: body.includes('&lt;svg onload') };
    }),
  );
  return [
    none('answers that could be taken for pages', namesOf(shown)),
    exactly('of them with the text as it was typed', shown.filter(({ kept }) => kept).length, places.length),
    none(`of ${pages.length} mails, with markup of others`, namesOf(pages)),
    seen('of them with the text as a text', pages.filter(({ kept }) => kept).length),
    exactly('a text that turns its direction', refused.status, 400),
  ];
});
