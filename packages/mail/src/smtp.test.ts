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

test.each([
  ['DATA', '550-5.4.5 Daily user sending limit exceeded. For more information on Gmail\n550 5.4.5 gsmtp'],
  ['RCPT TO', "550 5.1.90 Your message can't be sent because you've reached your daily limit for recipients"],
  ['DATA', "554 5.2.0 SubmissionQuotaExceededException; the sender's submission quota was exceeded"],
  ['DATA', '550 Domain tienda.example has exceeded the max emails per hour (200/200 (100%)) allowed'],
  ['RCPT TO', '550 5.4.6 Unusual sending activity detected. Please try after sometime'],
])('when the shop’s own account may send no more today then the mail waits (%s, %s)', (command, response) => {
  const failure = new DeliveryError({ message: response, command, responseCode: 550, response });

  expect(failure).toMatchObject({ isFinal: false, isServerAway: true });
});

test.each([
  ['RCPT TO', "552 5.2.2 The recipient's inbox is over quota"],
  ['RCPT TO', '550 5.1.1 The email account that you tried to reach does not exist'],
  ['DATA', '552 5.3.4 Message size exceeds the limit of 25 MB'],
  ['DATA', '550 5.7.1 This message looks like spam'],
])(
  'when a server refuses one mail for good then it has failed, and no other waits (%s, %s)',
  (command, response) => {
    const failure = new DeliveryError({ message: response, command, responseCode: 550, response });

    expect(failure).toMatchObject({ isFinal: true, isServerAway: false });
  },
);
