import { expect, test } from '@jest/globals';
import type { Allow } from './send-due.ts';
import { aMail, withMails } from './testing/with-mails.ts';

test('when a mail is due then the server gets it once, whole, and the record says sent', () =>
  withMails(async ({ mails, server, send, all }) => {
    await mails.add(aMail({ subject: 'Señal de miel', replyTo: 'quien@example.com' }));

    await send();
    await send();

    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({
      subject: 'Señal de miel',
      from: { name: 'Flor de Kaab', address: 'hola@example.com' },
      replyTo: [{ address: 'quien@example.com' }],
      envelopeTo: ['muestra@example.com'],
      messageId: expect.stringMatching(/^<[\w-]{24}\.0@tienda\.example>$/),
    });
    expect(server.received[0]?.text?.trim()).toBe('Gracias');
    expect(server.received[0]?.html).toContain('<p>Gracias</p>');
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 1, sentAt: expect.any(Date) }]);
  }));

test('when the same mail is asked for at the same time by many then there is one', () =>
  withMails(async ({ mails, server, send, all }) => {
    const mail = aMail();

    const made = await Promise.all(Array.from({ length: 20 }, () => mails.add(mail)));
    await Promise.all([send(), send(), send()]);

    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await all()).toHaveLength(1);
    expect(server.received).toHaveLength(1);
  }));

test('when the server is away then mails wait, only one of them is tried, and later all arrive', () =>
  withMails(async ({ mails, server, send, all, hurry }) => {
    for (let nth = 0; nth < 10; nth += 1) await mails.add(aMail());
    await server.shut();

    await send();

    const tried = (await all()).filter(({ attempts }) => attempts > 0);
    expect(tried.length).toBeLessThanOrEqual(4);
    expect(tried[0]).toMatchObject({ status: 'queued', lastError: expect.stringContaining('ECONNREFUSED') });
    expect(tried[0]!.nextAt!.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await server.open();
    await hurry();
    await send();
    expect(server.received).toHaveLength(10);
    expect(new Set((await all()).map(({ status }) => status))).toEqual(new Set(['sent']));
  }));

test('when an address is refused then that mail has failed with the reason, and the others go out', () =>
  withMails(async ({ mails, server, send, all }) => {
    server.refused.add('nadie@example.com');
    await mails.add(aMail({ to: 'nadie@example.com' }));
    await mails.add(aMail());
    await mails.add(aMail({ to: 'esto no es una dirección' }));

    await send();

    expect(await all()).toMatchObject([
      { status: 'failed', attempts: 1, lastError: expect.stringContaining('No such mailbox here') },
      { status: 'sent' },
      { status: 'failed', attempts: 1 },
    ]);
    expect(server.received).toHaveLength(1);
  }));

test('when the server does not answer then the sender gives up in time, and the repetition can be recognised', () =>
  withMails(async ({ mails, server, send, all, hurry }) => {
    await mails.add(aMail());
    server.isSilent = true;

    await send(1_000);
    expect(await all()).toMatchObject([{ status: 'queued', attempts: 1 }]);
    server.isSilent = false;
    await hurry();
    await send();

    // It was accepted before the response got lost: SMTP cannot tell, but both have the same message id.
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      server.received[0]?.messageId,
      server.received[0]?.messageId,
    ]);
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  }));

test('when the database is away after the server’s yes then the note is made again, and the mail goes out once', () =>
  withMails(async ({ mails, server, send, all, hurry }) => {
    await mails.add(aMail());
    let fails = 3;
    const sent: typeof mails.sent = async (mail) => {
      if (fails-- > 0) throw new Error('the database is away');
      await mails.sent(mail);
    };

    await send(20_000, { mails: { ...mails, sent } });
    await hurry();
    await send();

    expect(server.received).toHaveLength(1);
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  }));

test('when a sender dies between the server’s yes and the note then it is sent once more, as the same message', () =>
  withMails(async ({ mails, server, send, all, hurry }) => {
    await mails.add(aMail());
    // The lease ends at once, so the result is not stored again.
    const claim: typeof mails.claim = async (leaseMs) => {
      const mail = await mails.claim(leaseMs);
      return mail && { ...mail, claimedUntil: new Date(0) };
    };
    const sent = () => Promise.reject(new Error('killed'));

    await expect(send(20_000, { mails: { ...mails, claim, sent } })).rejects.toThrow('killed');
    await hurry();
    await send();
    await hurry();
    await send();

    const [first, again, ...more] = server.received.map(({ messageId }) => messageId);
    expect([again, more]).toEqual([first, []]);
    expect(await all()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  }));

test('when a mail could not be sent for three days then it has failed', () =>
  withMails(async ({ db, mails, server, send, all }) => {
    await mails.add(aMail());
    const queuedAt = new Date(Date.now() - 73 * 3_600_000);
    await db.collection('mails').updateMany({}, { $set: { queuedAt } });
    await server.shut();

    await send();

    expect(await all()).toMatchObject([{ status: 'failed', lastError: expect.any(String) }]);
    await server.open();
  }));

test('when a mail was asked for then its reader ends it by one click of their mail program', () =>
  withMails(async ({ mails, server, send }) => {
    await mails.add(aMail({ endLink: 'https://tienda.example/fin' }));
    await mails.add(aMail({ subject: 'De su pedido' }));

    await send();

    const linesOf = (subject: string) =>
      server.received
        .find((mail) => mail.subject === subject)!
        .headers.flatMap(({ key, value }) => (key.startsWith('list-') ? `${key}: ${value}` : []));
    expect(linesOf('Tu pago está confirmado')).toEqual([
      'list-unsubscribe: <https://tienda.example/fin>',
      'list-unsubscribe-post: List-Unsubscribe=One-Click',
    ]);
    expect(linesOf('De su pedido')).toEqual([]);
  }));

test('when a mail may go later, or never then it waits, or is gone, and nothing is sent', () =>
  withMails(async ({ mails, server, send, all, hurry }) => {
    for (const subject of ['later', 'never', 'now']) await mails.add(aMail({ subject }));
    const allow: Allow = async ({ subject }) => subject as 'later';

    await send(20_000, { allow });

    expect(server.received.map(({ subject }) => subject)).toEqual(['now']);
    expect(await all()).toMatchObject([
      { subject: 'later', status: 'queued' },
      { subject: 'now', status: 'sent' },
    ]);
    await hurry();
    await send();
    expect(server.received).toHaveLength(2);
  }));

test('when nobody can say whether a mail may go then it waits, and the others go out', () =>
  withMails(async ({ mails, server, send, all }) => {
    for (const subject of ['unknown', 'now', 'now too']) await mails.add(aMail({ subject }));
    const allow: Allow = async ({ subject }) => {
      if (subject === 'unknown') throw new Error('the catalogue is away');
      return 'now';
    };

    await send(20_000, { allow });

    expect(server.received.map(({ subject }) => subject).toSorted()).toEqual(['now', 'now too']);
    expect(await all()).toMatchObject([{ status: 'queued' }, { status: 'sent' }, { status: 'sent' }]);
  }));
