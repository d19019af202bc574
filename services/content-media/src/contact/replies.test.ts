import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { ContactInquiry } from '@shop/contracts/contact';
import { mailServer, type MailServer } from '@shop/mail/testing/mail-server';
import { anAddress } from '@shop/service-kit/testing/an-address';
import { soon } from '../testing/soon.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const QUESTION = '¿Envían a <b>Oaxaca</b>?\nBusco dos frascos.';
const ANSWER = 'Sí: en tres días.\n\nTu pedido FK-000012 ya salió.';

/** A stored message, in a shop with a mail server. */
const asked = (run: (service: TestContentMedia, server: MailServer) => Promise<void>) => async () => {
  const server = await mailServer();
  const env = {
    OWNER_EMAIL: 'duena@example.com',
    MAIL_EVERY_MS: '3600000',
    SMTP_URL: server.url,
    MAIL_FROM: 'Flor de Kaab <hola@example.com>',
  };
  try {
    await withContentMedia(async (service) => {
      await ask(service);
      await soon(() => server.received.length === 1);
      await run(service, server);
    }, env);
  } finally {
    await server.shut();
  }
};
const ask = ({ shopper }: TestContentMedia) =>
  shopper.request(
    'POST',
    '/api/contact',
    { name: 'Ximena Pech', email: 'ximena@example.com', message: QUESTION },
    { 'x-forwarded-for': anAddress() },
  );
const reply = ({ admin }: TestContentMedia, over: object = {}) =>
  admin.post<ContactInquiry & { message: string }>('/api/admin/messages/1/reply', {
    text: ANSWER,
    requestId: randomUUID(),
    seen: 0,
    ...over,
  });
const inbox = async ({ admin }: TestContentMedia) =>
  (await admin.get<ContactInquiry[]>('/api/admin/messages')).body;
const sentTo = (server: MailServer, to: string) =>
  server.received.filter(({ envelopeTo }) => envelopeTo.includes(to));

test(
  'when a message is answered then the answer goes to who wrote with the question below, and the list says by whom and when',
  asked(async (service, server) => {
    const answered = await reply(service);
    await soon(() => sentTo(server, 'ximena@example.com').length === 1);
    const [mail] = sentTo(server, 'ximena@example.com');

    expect(answered).toMatchObject({ status: 200, body: { id: 1, isRead: true } });
    expect(mail).toMatchObject({
      subject: 'Respuesta a tu mensaje',
      replyTo: [{ address: 'duena@example.com' }],
      from: { address: 'hola@example.com' },
    });
    expect(mail?.text).toContain('Tu pedido FK-000012 ya salió.');
    expect(mail?.text).toMatch(/escribiste:\n\n> ¿Envían a <b>Oaxaca<\/b>\?\n> Busco dos frascos\./);
    expect(mail?.html).toContain('¿Envían a &lt;b&gt;Oaxaca&lt;/b&gt;?');
    await soon(async () => (await inbox(service))[0]?.replies?.[0]?.status === 'sent');
    expect((await inbox(service))[0]?.replies).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/Z$/),
        who: expect.any(String),
        text: ANSWER,
        status: 'sent',
      },
    ]);
  }),
);

test(
  'when a press comes twice then there is one answer and one mail',
  asked(async (service) => {
    const requestId = randomUUID();

    const both = await Promise.all([reply(service, { requestId }), reply(service, { requestId })]);
    const later = await reply(service, { requestId });

    expect([...both, later].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(later.body.replies).toHaveLength(1);
    expect(await service.db.collection('mails').countDocuments({ kind: 'message-reply' })).toBe(1);
  }),
);

test(
  'when two people answer at once then one is told of the other, and sends hers only when she wants it still',
  asked(async (service) => {
    const both = await Promise.all([reply(service), reply(service, { text: 'Otra respuesta.' })]);

    const refused = both.find(({ status }) => status === 409);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refused?.body.message).toMatch(/^\S+ ya respondió\. Lee su respuesta/);
    const mails = service.db.collection('mails');
    expect(await mails.countDocuments({ kind: 'message-reply' })).toBe(1);
    const again = await reply(service, { text: 'Algo más.', seen: 1 });
    expect(again.body.replies?.map(({ text }) => text)[1]).toBe('Algo más.');
    expect(await mails.countDocuments({ kind: 'message-reply' })).toBe(2);
  }),
);

test(
  'when the mail server is away then the answer is kept, and goes out when it is back',
  asked(async (service, server) => {
    await server.shut();

    const answered = await reply(service);
    expect(answered).toMatchObject({ status: 200, body: { replies: [{ text: ANSWER }] } });
    const mails = service.db.collection('mails');
    await soon(async () => (await mails.countDocuments({ attempts: { $gt: 0 } })) > 0);
    expect((await inbox(service))[0]?.replies).toMatchObject([{ status: 'queued' }]);
    await server.open();
    await mails.updateMany({}, { $set: { nextAt: new Date(), claimedUntil: null } });
    await ask(service);

    await soon(() => sentTo(server, 'ximena@example.com').length === 1);
  }),
);

test(
  'when the process dies before the mail of an answer is written then the next turn writes it, once',
  asked(async (service) => {
    await reply(service);
    const mails = service.db.collection('mails');
    await mails.deleteMany({ kind: 'message-reply' });
    const inquiries = service.db.collection('contact_inquiries');
    await inquiries.updateOne({ id: 1 }, { $set: { 'replies.0.isOwed': true } });

    await ask(service);

    await soon(async () => (await inquiries.countDocuments({ 'replies.isOwed': true })) === 0);
    expect(await mails.countDocuments({ kind: 'message-reply' })).toBe(1);
  }),
);

test(
  'when the stored address is more than one address then nothing goes there',
  asked(async (service) => {
    const inquiries = service.db.collection('contact_inquiries');
    for (const email of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com']) {
      await inquiries.updateOne({ id: 1 }, { $set: { email } });
      expect(await reply(service)).toMatchObject({ status: 409 });
    }
    expect((await inbox(service))[0]).not.toHaveProperty('replies');
  }),
);

test(
  'when an answer makes no sense then it is refused',
  asked(async (service) => {
    for (const over of [
      { text: ' ' },
      { text: 'x'.repeat(5_001) },
      { requestId: 'x' },
      { seen: -1 },
      { seen: 100 },
      { to: 'b@example.com' },
    ])
      expect([over, (await reply(service, over)).status]).toEqual([over, 400]);
    expect((await service.admin.post('/api/admin/messages/2/reply', {})).status).toBe(400);
    const given = { text: ANSWER, requestId: randomUUID(), seen: 0 };
    expect((await service.admin.post('/api/admin/messages/2/reply', given)).status).toBe(404);
  }),
);

test(
  'when somebody asks to be forgotten then the answers to them are gone too',
  asked(async (service) => {
    await reply(service);

    await service.admin.post('/api/admin/messages/forget', { email: 'ximena@example.com' });

    expect(await service.db.collection('mails').countDocuments()).toBe(0);
  }),
);

test(
  'when an answer did not arrive then it is sent again from its message, once for two presses',
  asked(async (service, server) => {
    const answered = await reply(service);
    await soon(() => sentTo(server, 'ximena@example.com').length === 1);
    const { id } = answered.body.replies![0]!;
    const mails = service.db.collection('mails');
    await soon(async () => (await mails.countDocuments({ status: 'sent' })) === 2);
    const again = () => service.admin.post<ContactInquiry>(`/api/admin/messages/1/replies/${id}/resend`);
    expect((await again()).body.replies?.[0]?.status).toBe('sent');
    await mails.updateOne({ kind: 'message-reply' }, { $set: { status: 'bounced', lastError: '550' } });

    const [first, second] = await Promise.all([again(), again()]);

    expect([first?.status, second?.status]).toEqual([200, 200]);
    await soon(() => sentTo(server, 'ximena@example.com').length === 2);
    await soon(async () => (await inbox(service))[0]?.replies?.[0]?.status === 'sent');
    expect(sentTo(server, 'ximena@example.com')).toHaveLength(2);
    const unknown = await service.admin.post(`/api/admin/messages/1/replies/${randomUUID()}/resend`);
    expect(unknown.status).toBe(404);
  }),
);

test(
  'when the unanswered ones are asked for then answered ones are left out',
  asked(async (service) => {
    await reply(service);
    await ask(service);
    const idsOf = async (query: string) =>
      (await service.admin.get<ContactInquiry[]>(`/api/admin/messages?${query}`)).body.map(({ id }) => id);

    expect(await idsOf('isAnswered=false')).toEqual([2]);
    expect(await idsOf('isAnswered=true')).toEqual([1]);
  }),
);

test('when there is no mail server then an answer is refused and not kept', () =>
  withContentMedia(async (service) => {
    await ask(service);

    expect(await reply(service)).toMatchObject({
      status: 409,
      body: { message: 'No hay servidor de correo configurado. Responde desde tu correo.' },
    });
    expect((await inbox(service))[0]).not.toHaveProperty('replies');
  }));

test('when nobody answered yet then an administrator can look at the mail of it all the same', () =>
  withContentMedia(async ({ admin }) => {
    const { body } = await admin.request('GET', '/api/admin/messages/samples/message-reply');

    expect(body).toMatchObject({ subject: 'Respuesta a tu mensaje' });
  }));
