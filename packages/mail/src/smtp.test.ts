import { expect, test } from '@jest/globals';
import { DeliveryError, smtpTransport } from './smtp.ts';
import { mailServer } from './testing/mail-server.ts';

const MAIL = {
  messageId: '<1@tienda.example>',
  to: 'ana@example.com',
  subject: 'Hola',
  html: '<p>Hola</p>',
  text: 'Hola',
};

test.each(['127.0.0.1', 'localhost'])(
  'when the owner’s server leads to %s by the time of a mail then nothing is said there',
  async (host) => {
    const server = await mailServer();
    const transport = smtpTransport({
      SMTP_SERVER: `${host}:${new URL(server.url).port}`,
      MAIL_FROM: 'hola@example.com',
    })!;

    const sent = await transport.send(MAIL, 10_000).catch((error: unknown) => error);
    await server.shut();

    expect(server.connections).toBe(0);
    expect(sent).toBeInstanceOf(DeliveryError);
    expect(sent).toMatchObject({ cause: { code: 'EPRIVATE' }, isFinal: false, isServerAway: true });
  },
);
