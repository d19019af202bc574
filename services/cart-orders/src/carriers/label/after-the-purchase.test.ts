import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { unpaidState } from '../../orders/order/order-payment.ts';
import { loneWorker } from '../../testing/lone-worker.ts';
import { storedOrder, WANTED, WORKSHOP } from '../../testing/stored-order.ts';
import { ownEnvia, type OwnEnvia } from '../../testing/own-envia.ts';
import { CarrierError, type CarrierProvider } from '../provider/carrier.port.ts';
import { buyLabel, noteNotBought, type BuyDeps } from './buy-label.ts';

let envia: OwnEnvia;
let opened: Awaited<ReturnType<typeof loneWorker>>;
beforeAll(async () => {
  envia = await ownEnvia();
  opened = await loneWorker(envia.env);
});
afterEach(() => envia.clear());
afterAll(async () => {
  await opened.close();
  await envia.close();
});

/** A paid order whose label was bought, or whose purchase got no answer. */
async function labelled() {
  const { db, orders, labels, outbox, handlers, exceptions, applyPayment } = opened.parts;
  const orderId = await storedOrder(db);
  const read = async () => (await labels.find(orderId))!;
  await buyLabel({ ...opened.parts, settings: WORKSHOP }, await read(), { ...WANTED, id: randomUUID() });
  const only = {
    ...handlers,
    'mail.cancelled': async () => undefined,
    'mail.refunded': async () => undefined,
  };
  return {
    orderId,
    read,
    cancel: async () => orders.setStatus(await read(), { to: 'cancelled', who: 'ana' }),
    complete: async () => orders.setStatus(await read(), { to: 'completed', who: 'ana' }),
    refund: async () => {
      const order = await read();
      const state = { ...unpaidState(order.paymentIntentId), paymentStatus: 'refunded' as const };
      await applyPayment(order, { ...state, paymentRank: 6, refundedCents: order.totalCents });
    },
    /** Does all due work; failed work is made due at once. */
    work: async () => {
      await db
        .collection<{ _id: string }>('orders')
        .updateOne({ _id: orderId }, { $set: { 'outbox.$[].at': new Date(0) } });
      await outbox.relay(orderId, only).catch(() => undefined);
    },
    owed: async () => (await read()).outbox.map(({ key }) => key),
    sold: async () =>
      (await envia.sold())
        .filter(({ reference }) => reference.includes(orderId.slice(0, 8)))
        .map(({ status }) => status),
    listed: async () =>
      (await exceptions.list({ page: 1, pageSize: 1000, status: 'open' })).rows.filter(
        (row) => row.orderId === orderId,
      ),
    notes: async () => (await read()).history.flatMap(({ note }) => note ?? []),
  };
}

test.each(['cancel', 'refund'] as const)(
  'when a paid order is given up by %s then its label is cancelled once',
  async (step) => {
    const order = await labelled();
    await order[step]();

    await order.work();
    await order.work();

    expect(await order.sold()).toEqual(['Canceled']);
    const { label, tracking } = await order.read();
    expect([label.status, tracking]).toEqual(['cancelled', undefined]);
    expect(await order.listed()).toEqual([]);
    expect(
      (await order.notes()).filter((note) => note.includes('cancelada; Envia.com devuelve')),
    ).toHaveLength(1);
  },
);

test('when its parcel is on its way then a person is told once what can be done', async () => {
  const order = await labelled();
  await envia.turn((await order.read()).label.number!, 'Shipped');
  await order.cancel();

  await order.work();
  await order.cancel();
  await order.work();

  const listed = await order.listed();
  expect(listed.map(({ kind }) => kind)).toEqual(['work_left']);
  expect(listed[0]!.detail).toMatch(
    /no se pudo cancelar: Envia\.com dice: .* pide a Estafeta que te lo devuelva\.$/,
  );
  const { label } = await order.read();
  expect(label).toMatchObject({ status: 'bought', reason: expect.stringContaining('Envia.com dice') });
  expect((await order.notes()).filter((note) => note.includes('no se pudo cancelar'))).toHaveLength(1);
  expect(await order.owed()).not.toContain('label.give-back');
});

test('when the account does not answer then it is asked again, and nobody is told before', async () => {
  const order = await labelled();
  await envia.fault({ match: 'POST /ship/cancel/', times: 1, status: 503 });
  await order.cancel();

  await order.work();
  expect([await order.owed(), await order.sold(), await order.listed()]).toEqual([
    expect.arrayContaining(['label.give-back']),
    ['Created'],
    [],
  ]);
  await order.work();

  expect(await order.sold()).toEqual(['Canceled']);
});

test.each([401, 403])(
  'when the account answers %i to its key then the label is given back once it takes one again, and that is noted',
  async (status) => {
    const order = await labelled();
    await envia.fault({ match: 'POST /ship/cancel/', times: 1, status });
    await order.cancel();

    await order.work();
    expect([await order.owed(), await order.sold(), await order.listed()]).toEqual([
      expect.arrayContaining(['label.give-back']),
      ['Created'],
      [],
    ]);
    expect(await opened.parts.accountKey.isRefused()).toBe(true);
    await order.work();

    expect([await order.sold(), await order.listed()]).toEqual([['Canceled'], []]);
  },
);

test('when the answer of its purchase was lost then it is looked for and cancelled', async () => {
  await envia.fault({ match: 'POST /ship/generate/', times: 1, isLost: true });
  const order = await labelled();
  expect((await order.read()).label.status).toBe('buying');
  await order.cancel();

  await order.work();

  expect(await order.sold()).toEqual(['Canceled']);
});

test('when an order has left before its money goes back then its label stays', async () => {
  const order = await labelled();
  await order.complete();
  await order.refund();

  await order.work();

  expect([await order.sold(), await order.listed()]).toEqual([['Created'], []]);
});

const MINUTE_MS = 60_000;
const silent = () => Promise.reject(new CarrierError('find', 'no answer'));

/** A purchase made some minutes ago whose answer was lost; `find` is the account's answer about it. */
async function lost(minutes: number) {
  const { db, labels } = opened.parts;
  const orderId = await storedOrder(db);
  const id = randomUUID();
  const made: string[] = [];
  const read = async () => (await labels.find(orderId))!;
  const deps = (over: Partial<CarrierProvider>) => {
    const carriers = () => ({ ...opened.parts.carriers()!, ...over });
    return { ...opened.parts, settings: WORKSHOP, carriers } as BuyDeps;
  };
  const buy = async (as: string, over: Partial<CarrierProvider>) =>
    buyLabel(deps(over), await read(), { ...WANTED, id: as });
  await buy(id, { create: silent });
  const at = new Date(Date.now() - minutes * MINUTE_MS);
  await db.collection<{ _id: string }>('orders').updateOne({ _id: orderId }, { $set: { 'label.at': at } });
  return {
    made,
    read,
    giveUp: async (find: CarrierProvider['find'] = silent) =>
      (await noteNotBought(deps({ find }), await read(), { id, who: 'ana' })).label,
    buyAnother: (find: CarrierProvider['find'] = silent) =>
      buy(randomUUID(), {
        find,
        create: async () => {
          made.push(id);
          return { number: '77001' };
        },
      }),
  };
}

test('when the account never says what became of a purchase then a person ends it once, and another is bought when it knows of none', async () => {
  const { giveUp, buyAnother, made, read } = await lost(16);

  expect(await giveUp()).toMatchObject({ status: 'failed', reason: expect.stringContaining('no se cobró') });
  expect((await giveUp()).status).toBe('failed');
  await expect(buyAnother()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('todavía no dice si la guía de antes (Estafeta Terrestre) se compró'),
  });
  expect([(await read()).label.status, made]).toEqual(['failed', []]);
  const { label } = await buyAnother(async () => undefined);

  expect([label.status, label.number, made.length]).toEqual(['bought', '77001', 1]);
  expect((await read()).history.filter(({ note }) => note?.endsWith('no se compró'))).toHaveLength(1);
});

test('when the account may still come to know a purchase then nobody can end it', async () => {
  const { giveUp, read } = await lost(13);

  await expect(giveUp()).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('espera 2 min'),
  });

  expect((await read()).label.status).toBe('buying');
});

test('when the account has the purchase that a person would end then it is bought', async () => {
  const { giveUp } = await lost(16);

  expect(await giveUp(async () => ({ number: '66001' }))).toMatchObject({
    status: 'bought',
    number: '66001',
  });
});

test('when the account finds an ended purchase later then the order gets its label, and none is paid twice', async () => {
  const { giveUp, buyAnother, made, read } = await lost(16);
  await giveUp();

  await expect(buyAnother(async () => ({ number: '66002' }))).rejects.toMatchObject({ status: 409 });

  expect(made).toEqual([]);
  const { label, tracking } = await read();
  expect([label, tracking]).toMatchObject([{ status: 'bought' }, { number: '66002' }]);
});
