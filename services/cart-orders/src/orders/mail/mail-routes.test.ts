import { expect, test } from '@jest/globals';
import { mail, mailList, type Mail, type MailSummary } from '@shop/contracts/mail';
import { mailServer } from '@shop/mail/testing/mail-server';
import { forFile } from '@shop/service-kit/testing/for-file';
import { eventually } from '../../testing/eventually.ts';
import { mailsAre, mailsOf, senderOf, SOON } from '../../testing/mails.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { runningShop } from '../../testing/running-shop.ts';

// There is no mail server, so every mail stays stored.
const shop = forFile(() => runningShop({ env: SOON }));

test('when no mail server is configured then mails are kept, listed newest first, and can be read', async () => {
  const { orderId, path, admin } = await paidOrder(shop);
  await mailsAre(shop, orderId, ['order-paid']);
  await admin.patch(`${path}/status`, { status: 'completed' });
  await mailsAre(shop, orderId, ['order-paid', 'shipped']);

  const answer = await admin.get<MailSummary[]>('/api/admin/mails?pageSize=2');
  const rows = mailList.parse(answer.body);

  expect(rows).toMatchObject([
    { kind: 'shipped', status: 'kept', to: 'muestra@example.com', attempts: 0, orderId },
    { kind: 'order-paid', status: 'kept', orderNumber: expect.stringMatching(/^FK-/) },
  ]);
  expect(answer.headers.get('x-mail-server')).toBe('none');
  expect(Number(answer.headers.get('x-total-count'))).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(answer.body)).not.toContain('checkout/success');
  const one = mail.parse((await admin.get<Mail>(`/api/admin/mails/${rows[0]!.id}`)).body);
  expect(one).toMatchObject({ text: expect.stringContaining('Ver mi pedido: http'), resends: [] });
  expect((await admin.get<MailSummary[]>('/api/admin/mails?kind=cancelled')).body).toEqual([]);
  expect((await admin.get<MailSummary[]>('/api/admin/mails?status=kept&kind=order-paid')).body).toHaveLength(
    1,
  );
});

test('when mails are searched by a part of an address or of a number then those come; an order lists its own alone', async () => {
  const { orderId } = await paidOrder(shop);
  const other = await paidOrder(shop);
  const [first] = await mailsAre(shop, orderId, ['order-paid']);
  await mailsAre(shop, other.orderId, ['order-paid']);
  const { number } = first!.about;
  const found = async (query: string) =>
    (await other.admin.get<MailSummary[]>(`/api/admin/mails?${query}`)).body.map((one) => one.orderId);

  expect(await found(`order=${orderId}`)).toEqual([orderId]);
  expect(await found(`q=${number!.toLowerCase()}`)).toEqual([orderId]);
  expect(await found('q=MUESTRA@')).toEqual(expect.arrayContaining([orderId, other.orderId]));
  expect(await found('q=.*')).toEqual([]);
  expect((await other.admin.get('/api/admin/mails?order=$ne')).status).toBe(400);
});

test('when an email is shown then it may show itself with the shop’s pictures and do nothing else', async () => {
  const { orderId, admin } = await paidOrder(shop);
  const { _id } = (await mailsAre(shop, orderId, ['order-paid']))[0]!;

  const answer = await admin.get<string>(`/api/admin/mails/${_id}/html`);

  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  );
  expect(answer.body).toContain('Flor de Kaab');
});

test('when a kept mail is sent again then that needs a server, and with one it goes out and says who wanted it', async () => {
  const { orderId, admin } = await paidOrder(shop);
  const [first] = await mailsAre(shop, orderId, ['order-paid']);
  const path = `/api/admin/mails/${first!._id}/resend`;
  expect(await admin.post(path)).toMatchObject({
    status: 409,
    body: { message: 'No hay servidor de correo configurado: el correo se queda guardado.' },
  });
  const server = await mailServer();
  const configured = await runningShop({
    env: { ...SOON, ...senderOf(server), MONGODB_DB: shop.env.MONGODB_DB },
  });
  try {
    const later = await configured.admin();
    const answer = await later.post<Mail>(path);

    expect(answer).toMatchObject({ status: 200, body: { status: 'queued', resends: [{ who: 'admin' }] } });
    await eventually(async () => server.received.length === 1);
    expect(server.received[0]?.subject).toBe(first!.subject);
    await eventually(async () => (await mailsOf(shop, orderId))[0]?.status === 'sent');
    const state = (await mailsOf(shop, orderId)).map(({ status }) => status).sort();
    expect(state).toEqual(['sent']);
  } finally {
    await configured.stop();
    await server.shut();
  }
});

test('when the back office sends a mail again then the worker hears of it, however long its wait', async () => {
  const server = await mailServer();
  const waiting = await runningShop({ env: { ...SOON, ...senderOf(server), MAIL_EVERY_MS: '3600000' } });
  const sentAgain = async (orderId: string, round: number) => {
    const mail = (await mailsOf(waiting, orderId)).find(({ kind }) => kind === 'order-paid');
    return mail?.status === 'sent' && mail.round === round ? mail : undefined;
  };
  try {
    const { orderId, admin } = await paidOrder(waiting);
    const { _id } = await eventually(() => sentAgain(orderId, 0));

    expect((await admin.post(`/api/admin/mails/${_id}/resend`)).status).toBe(200);

    expect(await eventually(() => sentAgain(orderId, 1))).toMatchObject({ _id });
  } finally {
    await waiting.stop();
    await server.shut();
  }
});

test('when an administrator asks for what is not there then there is nothing', async () => {
  const paths = [
    '/api/admin/mails',
    `/api/admin/mails/${'x'.repeat(24)}`,
    `/api/admin/mails/${'x'.repeat(24)}/html`,
  ];
  const admin = await shop.admin();
  expect((await admin.get(paths[1]!)).status).toBe(404);
  expect((await admin.post(`${paths[1]}/resend`)).status).toBe(404);
  for (const query of ['?page=0', '?status=lost', '?kind[$ne]=x&kind=y', '?pageSize=500'])
    expect((await admin.get(paths[0] + query)).status).toBe(400);
});
