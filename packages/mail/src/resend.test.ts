import { expect, test } from '@jest/globals';
import { createMailStore } from './mail.store.ts';
import { aMail, withMails } from './testing/with-mails.ts';

test('when a sent mail is sent again then it is a message of its own, and who wanted it is written', () =>
  withMails(async ({ mails, server, send, all }) => {
    await mails.add(aMail());
    await send();
    const { _id } = (await all())[0]!;

    await Promise.all([mails.resend(_id, 'duena'), mails.resend(_id, 'duena')]);
    await send();

    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
    expect(await all()).toMatchObject([{ status: 'sent', round: 1, resends: [{ who: 'duena' }] }]);
  }));

test('when a mail that waits for its next attempt is sent again then it goes at once, once', () =>
  withMails(async ({ mails, server, send, all }) => {
    await mails.add(aMail());
    await server.shut();
    await send();
    await server.open();
    const { _id } = (await all())[0]!;
    await send();
    expect(server.received).toHaveLength(0);

    await mails.resend(_id, 'duena');
    await send();

    expect(server.received).toHaveLength(1);
    expect(await all()).toMatchObject([{ status: 'sent', round: 0, attempts: 2 }]);
  }));

test('when a mail is just being delivered then sending it again changes nothing', () =>
  withMails(async ({ mails, all }) => {
    await mails.add(aMail());
    const claimed = await mails.claim(60_000);

    await mails.resend(claimed!._id, 'duena');

    expect(await mails.claim(60_000)).toBeNull();
    expect(await all()).toMatchObject([{ resends: [] }]);
  }));

test('when there was no server then mails are kept, and go out only when somebody wants it later', () =>
  withMails(
    async ({ db, mails, server, send, all }) => {
      await mails.add(aMail());
      await send();
      expect(await all()).toMatchObject([{ status: 'kept', attempts: 0 }]);
      expect(server.received).toHaveLength(0);
      const later = createMailStore(db, { hasServer: true });
      const { _id } = (await all())[0]!;

      await later.resend(_id, 'duena');
      await send();

      expect(server.received).toHaveLength(1);
      expect(await all()).toMatchObject([{ status: 'sent' }]);
    },
    { hasServer: false },
  ));
