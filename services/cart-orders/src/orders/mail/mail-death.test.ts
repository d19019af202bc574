import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mailServer, type MailServer } from '@shop/mail/testing/mail-server';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailsOf, senderOf, SOON } from '../../testing/mails.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';
import { end, spawnEntry } from '../../testing/spawn.ts';

// The test starts processes, on a machine that may be busy.
jest.setTimeout(180_000);

const KINDS = ['order-paid', 'owner-order'];
let server: MailServer;
let shop: RunningShop;
beforeAll(async () => {
  server = await mailServer();
  const env = { ...SOON, ...senderOf(server), MAIL_LEASE_MS: '4000' };
  shop = await runningShop({ worker: false, env });
});
afterAll(async () => {
  await shop.stop();
  await server.shut();
});

const orderOf = (checkoutId: string) =>
  database(shop, (db) => db.collection<{ _id: string }>('orders').findOne({ checkoutId }));
const repeated = () => {
  const ids = server.received.map(({ messageId }) => messageId);
  return { messages: new Set(ids).size, deliveries: ids.length };
};

/** A worker that has just started on a busy machine is slow. */
const allSent = (orderId: string) =>
  eventually(async () => {
    const all = await mailsOf(shop, orderId);
    return all.length === KINDS.length && all.every(({ status }) => status === 'sent') && all;
  }, 60_000);

test('when the worker is killed between the server’s yes and the note of it then each mail is one message', async () => {
  const { checkout } = await readyToPay(shop);
  server.isSilent = true;
  const first = spawnEntry(shop, 'worker');
  await sandbox(shop.env).pay(checkout.preferenceId);
  // The server took it but has not acknowledged it: the worker still holds its claims.
  await eventually(async () => server.received.length >= 1, 60_000);
  await end(first, 'SIGKILL');
  // The server may still read what was on its way when the worker died.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const taken = server.received.length;
  server.isSilent = false;

  const second = spawnEntry(shop, 'worker');
  try {
    const { _id } = await eventually(() => orderOf(checkout.checkoutId), 60_000);
    const mails = await allSent(_id);

    // One record and one message each. Only mails taken before the kill came twice, with the same message id.
    expect(mails.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
    expect(repeated()).toEqual({ messages: 2, deliveries: 2 + taken });
  } finally {
    await end(second);
  }
});

test('when the worker is killed with claimed mails that the server never saw then each is delivered once', async () => {
  const { checkout } = await readyToPay(shop);
  await server.shut();
  server.received.length = 0;
  const first = spawnEntry(shop, 'worker');
  await sandbox(shop.env).pay(checkout.preferenceId);
  const { _id } = await eventually(() => orderOf(checkout.checkoutId), 60_000);
  await eventually(async () => (await mailsOf(shop, _id)).length === KINDS.length, 60_000);
  await end(first, 'SIGKILL');
  const inHand = new Date(Date.now() + 1_000);
  await database(shop, (db) =>
    db
      .collection('mails')
      .updateMany({ status: 'queued' }, { $set: { nextAt: inHand, claimedUntil: inHand } }),
  );
  await server.open();

  const second = spawnEntry(shop, 'worker');
  try {
    await allSent(_id);

    expect(repeated()).toEqual({ messages: 2, deliveries: 2 });
  } finally {
    await end(second);
  }
});
