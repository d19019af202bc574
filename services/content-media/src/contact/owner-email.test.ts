import { expect, test } from '@jest/globals';
import { FIRST_COLORS } from '@shop/contracts/palette';
import { mailServer, type MailServer } from '@shop/mail/testing/mail-server';
import { anAddress } from '@shop/service-kit/testing/an-address';
import { timed } from '@shop/service-kit/testing/timed';
import { soon } from '../testing/soon.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';
import { renderOwnerEmail } from './owner-email.ts';

const OWNER = { OWNER_EMAIL: 'duena@example.com', MAIL_EVERY_MS: '100' };
const message = {
  name: 'Persona de Muestra',
  email: 'muestra@example.com',
  message: '¿Envían a <b>Oaxaca</b>?',
};

const write = ({ shopper }: TestContentMedia, over: object = {}) =>
  shopper.request('POST', '/api/contact', { ...message, ...over }, { 'x-forwarded-for': anAddress() });
const withServer = async (run: (server: MailServer) => Promise<void>) => {
  const server = await mailServer();
  try {
    await run(server);
  } finally {
    await server.shut();
  }
};
const sender = (server: MailServer) => ({
  ...OWNER,
  SMTP_URL: server.url,
  MAIL_FROM: 'Flor de Kaab <hola@example.com>',
});

test('when somebody writes then the owner gets one mail, whose answer goes to who wrote', () =>
  withServer((server) =>
    withContentMedia(async (service) => {
      expect((await write(service)).status).toBe(201);
      await write(service, { detail: 'http://spam.example' });

      const owing = () => service.db.collection('contact_inquiries').countDocuments({ owesNotice: true });
      await soon(async () => server.received.length > 0 && (await owing()) === 0);

      expect(await service.db.collection('mails').countDocuments()).toBe(1);
      expect(server.received).toHaveLength(1);
      expect(server.received[0]).toMatchObject({
        subject: 'Mensaje de Persona de Muestra',
        envelopeTo: ['duena@example.com'],
        replyTo: [{ address: 'muestra@example.com' }],
      });
      expect(server.received[0]?.html).toContain('¿Envían a &lt;b&gt;Oaxaca&lt;/b&gt;?');
      expect(server.received[0]?.html).toContain('/admin/messages?ventana=read.1');
    }, sender(server)),
  ));

test('when an emoji stands where the preview of a mail ends then none of its halves is shown', () => {
  const inquiry = {
    ...message,
    message: `${'a'.repeat(119)}🍯`,
    id: 1,
    isRead: false,
    createdAt: new Date(),
  };

  const { html } = renderOwnerEmail(inquiry, 'http://localhost')({ name: 'Miel', colors: FIRST_COLORS });

  expect(html).toContain(`${'a'.repeat(119)}</div>`);
  expect(html.isWellFormed()).toBe(true);
});

test('when somebody writes then the mail goes out at once, however long the wait', () =>
  withServer((server) =>
    withContentMedia(
      async (service) => {
        await write(service);

        await soon(() => server.received.length === 1);
      },
      { ...sender(server), MAIL_EVERY_MS: '3600000' },
    ),
  ));

test('when the mail server is silent or away then the shopper notices nothing, and the notice comes later', () =>
  withServer((server) =>
    withContentMedia(async (service) => {
      await server.shut();

      const { result, waitedMs } = await timed(() => write(service));
      expect(result.status).toBe(201);
      expect(waitedMs).toBeLessThan(5_000);
      const mails = service.db.collection('mails');
      await soon(async () => (await mails.countDocuments({ attempts: { $gt: 0 } })) === 1);
      await server.open();
      await mails.updateMany({}, { $set: { nextAt: new Date() } });

      await soon(() => server.received.length === 1);
    }, sender(server)),
  ));

test('when the process dies after the mail was written and before that is noted then there is no second one', () =>
  withContentMedia(async (service) => {
    await write(service);
    const mails = service.db.collection('mails');
    await soon(async () => (await mails.countDocuments()) === 1);

    await service.db.collection('contact_inquiries').updateMany({}, { $set: { owesNotice: true } });

    const owing = () => service.db.collection('contact_inquiries').countDocuments({ owesNotice: true });
    await soon(async () => (await owing()) === 0);
    expect(await mails.find().toArray()).toMatchObject([{ status: 'kept', to: 'duena@example.com' }]);
  }, OWNER));

test('when no owner is named then messages owe no mail', () =>
  withContentMedia(
    async (service) => {
      await write(service);
      await new Promise((done) => setTimeout(done, 300));

      expect(await service.db.collection('mails').countDocuments()).toBe(0);
      expect(await service.db.collection('contact_inquiries').findOne()).not.toHaveProperty('owesNotice');
    },
    { MAIL_EVERY_MS: '100' },
  ));

test('when nobody wrote yet then an administrator can look at the mail of it all the same', () =>
  withContentMedia(async ({ admin }) => {
    const path = '/api/admin/messages/samples/owner-message';

    const { body } = await admin.request('GET', path);

    expect(body).toMatchObject({ subject: 'Mensaje de Ximena Pech' });
    expect((await admin.request('GET', `${path}/html`)).body).toContain('¿Envían a Oaxaca?');
  }, OWNER));
