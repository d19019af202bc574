import { afterEach, expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { forFile } from '@shop/service-kit/testing/for-file';
import { partShop } from '../../testing/part-shop.ts';
import { RefusedError } from '../provider/payment.port.ts';
import { stopDelivery } from '../webhook/stop-delivery.ts';
import { lookAtClaims, lookAtDisputes } from './look-at-disputes.ts';
import { settle } from './settle.ts';

const DAY_MS = 86_400_000;
const UNTIL = new Date(Date.now() + 3 * DAY_MS);

const shop = forFile(partShop);
afterEach(() => (shop.provider.claims.clear(), shop.provider.chargebacks.clear()));

async function paid() {
  const { link, checkoutId } = await shop.checkout();
  const id = await shop.pay(link);
  await settle(shop.deps, id);
  const order = async () => (await shop.orders(checkoutId))[0]!;
  const listed = async () =>
    (await shop.exceptions(id)).map(({ kind, status, until, detail }) => ({ kind, status, until, detail }));
  return { id, checkoutId, order, listed };
}
const deps = () => ({ ...shop.deps, log: createLog('test', 'silent') });
const look = () => lookAtClaims(deps());
const claim = (paymentId: string) =>
  shop.provider.claims.set('1', { paymentId, awaits: 'answer', until: UNTIL });

test('when a claim is opened that leaves its payment alone then its order stays here until the claim ends', async () => {
  const { id, order, listed } = await paid();
  claim(id);
  await look();
  await look();

  expect(await listed()).toMatchObject([
    { kind: 'dispute', status: 'open', until: UNTIL, detail: 'Tu respuesta.' },
  ]);
  const { claimedAt, paymentStatus, history } = await order();
  expect([claimedAt, paymentStatus]).toEqual([expect.any(Date), 'approved']);
  expect(history.filter(({ note }) => note?.startsWith('No enviar'))).toHaveLength(1);

  shop.provider.claims.clear();
  await look();
  await look();

  expect(await listed()).toMatchObject([{ kind: 'dispute', status: 'done' }]);
  expect(await order()).not.toHaveProperty('claimedAt');
  expect((await order()).history.at(-1)).toMatchObject({ note: 'El reclamo terminó' });
  expect(await shop.deps.payments.claimed()).toEqual([]);
});

test('when a claim is of a payment that is not ours then nothing is listed', async () => {
  claim('memory-PAY_of_another_shop');
  await look();
  expect(await shop.exceptions('memory-PAY_of_another_shop')).toEqual([]);
});

test('when claims were looked at within an hour then nobody is asked', async () => {
  await look();
  let asked = 0;
  const provider = { ...shop.deps.provider, findClaims: async () => void (asked += 1) };
  await lookAtDisputes({ ...deps(), provider });
  expect(asked).toBe(0);
});

test('when the account may not read its claims then that is said once and nothing fails', async () => {
  const refusal = new RefusedError('find claims', new Error('403'), { code: 0, reason: '' });
  const warned: string[] = [];
  await lookAtClaims({
    ...deps(),
    provider: { names: ['memory'], findClaims: () => Promise.reject(refusal) },
    log: { warn: (...said: unknown[]) => void warned.push(String(said[1])) },
  });
  expect(warned).toEqual(['the provider shows no claims']);
  expect(await shop.deps.looks.isRecent('claims')).toBe(true);
});

test('when the bank begins a case then the owner hears once what to send until when, and again when it begins anew', async () => {
  const { id, listed } = await paid();
  shop.turn(id, { status: 'charged_back' });
  shop.provider.chargebacks.set(id, { paymentId: id, awaits: 'proof', until: UNTIL });
  await settle(shop.deps, id);
  await settle(shop.deps, id);
  expect(await listed()).toMatchObject([{ kind: 'chargeback', status: 'open', until: UNTIL }]);
  await shop.tellExceptions();
  await shop.tellExceptions();
  expect(await shop.mailsAbout(id)).toEqual(['owner-dispute']);

  shop.provider.chargebacks.set(id, { paymentId: id, awaits: 'decision' });
  await settle(shop.deps, id);
  expect((await listed())[0]!.detail).toContain('Nada de tu parte');
  shop.turn(id, { status: 'approved' });
  await settle(shop.deps, id);
  expect(await listed()).toMatchObject([{ status: 'done' }]);
  shop.turn(id, { status: 'charged_back' });
  await settle(shop.deps, id);
  await shop.tellExceptions();

  expect(await listed()).toMatchObject([{ status: 'open' }]);
  expect(await shop.mailsAbout(id)).toEqual(['owner-dispute', 'owner-dispute']);
});

test('when the bank says nothing of its case then there are ten days', async () => {
  const { id, listed } = await paid();
  shop.turn(id, { status: 'charged_back' });
  const { changedAt } = shop.provider.payments.get(id)!;
  await settle(shop.deps, id);
  expect(await listed()).toMatchObject([
    { kind: 'chargeback', until: new Date(changedAt.getTime() + 10 * DAY_MS) },
  ]);
});

test('when the bank has decided against the shop then nothing can be done any more, and the order stays here', async () => {
  const { id, order, listed } = await paid();
  shop.turn(id, { status: 'charged_back' });
  await settle(shop.deps, id);
  shop.turn(id, { status: 'charged_back', isLost: true });
  await settle(shop.deps, id);

  expect(await listed()).toMatchObject([{ kind: 'chargeback', status: 'done' }]);
  expect((await order()).paymentStatus).toBe('charged_back');
});

test('when delivery must stop then the payment is listed, until its money went back', async () => {
  const { id, listed, order } = await paid();
  const { _id: orderId, checkoutId, cartId, paymentStatus } = await order();
  await shop.deps.webhookEvents.add('stop-1', id, true);
  const settled = { kind: 'order' as const, orderId, checkoutId, cartId, paymentStatus };
  await stopDelivery({ ...shop.deps, relay: () => undefined }, { id: 'stop-1', paymentId: id }, settled);
  expect(await listed()).toMatchObject([{ kind: 'stopped', status: 'open' }]);
  expect((await order()).stoppedAt).toBeInstanceOf(Date);

  await shop.giveBack(id, 59_000);
  expect(await listed()).toMatchObject([{ kind: 'stopped', status: 'done' }]);
});

test('when a bank’s case is of a payment that no checkout is for then it is listed by itself', async () => {
  const { id } = await paid();
  shop.turn(id, { status: 'charged_back', externalReference: 'POINT-4711' });
  expect(await settle(shop.deps, id)).toEqual({ kind: 'review' });
  expect(await shop.open(id)).toEqual(['unknown_reference']);
});
