import { expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import type { MailRow } from './mail.model.ts';
import type { MailStore } from './mail.store.ts';
import { sendDue } from './send-due.ts';
import { DeliveryError, type MailTransport } from './smtp.ts';

const REFUSED = Object.assign(new Error('no such box'), { command: 'RCPT TO', responseCode: 550 });
const mailNamed = (_id: string) => ({ _id, round: 0, attempts: 1, createdAt: new Date() }) as MailRow;

/** Two mails: the note that the first one failed is lost with the database, the second one takes its time. */
function lanes() {
  const due = [mailNamed('refused'), mailNamed('slow'), mailNamed('later')];
  const slow = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<void>();
  const sent: string[] = [];
  const mails = {
    claim: async () => (due[0]?._id === 'later' ? null : due.shift()) ?? null,
    failed: async () => {
      lost.resolve();
      throw new Error('no database');
    },
    sent: async ({ _id }: MailRow) => void sent.push(_id),
  } as unknown as MailStore;
  const transport: MailTransport = {
    send: async ({ messageId }) => {
      if (messageId.startsWith('<refused')) throw new DeliveryError(REFUSED);
      await slow.promise;
    },
  };
  const log = createLog('mail', 'silent');
  const turn = sendDue(
    { mails, transport, log, leaseMs: 1_000, domain: 'tienda.example' },
    new AbortController().signal,
  );
  return { turn, slow, lost, sent, due };
}

test('when one lane loses the database then the turn ends with the last delivery, and says what happened', async () => {
  const { turn, slow, lost, sent, due } = lanes();
  let isOver = false;
  const over = turn.catch((error: unknown) => error).finally(() => (isOver = true));
  await lost.promise;
  // Everything that does not wait for the slow delivery has happened after this.
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);

  slow.resolve();

  expect(await over).toMatchObject({ message: 'no database' });
  expect(sent).toEqual(['slow']);
  expect(due.map(({ _id }) => _id)).toEqual(['later']);
});
