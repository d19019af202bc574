import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { RefusedError } from '../../payment.port.ts';
import { ownSandbox } from '../../../../testing/own-sandbox.ts';
import { sandbox } from '../../../../testing/sandbox.ts';
import { createPreferences } from '../preferences/preferences.ts';
import { createOrders } from './orders.ts';

const env = backing();
const LINE = { elixirId: 1, name: 'Abejas', quantity: 2, priceCents: 29_500, imageUrl: '' };
const orderOf = (checkoutId: string) => ({ checkoutId, lines: [LINE] });

let server: Awaited<ReturnType<typeof ownSandbox>>;
beforeAll(async () => void (server = await ownSandbox(env)));
afterAll(() => server.close());

const config = () => ({ ...env, PUBLIC_BASE_URL: 'http://127.0.0.1:1', MERCADOPAGO_BASE_URL: server.url });
const strings = () => sandbox({ ...env, MERCADOPAGO_BASE_URL: server.url });
const orders = () => createOrders(config());

test('when a page is made twice of the same checkout then it is one page, and another one in its place is another', async () => {
  const provider = orders();
  const first = await provider.createPage(orderOf('a'.repeat(24)));
  expect(await provider.createPage(orderOf('a'.repeat(24)))).toEqual(first);
  const other = await provider.createPage({ ...orderOf('a'.repeat(24)), insteadOf: first.id });
  expect(other.id).not.toBe(first.id);
});

test('when nobody has paid then the page is open, and closed once it is ended', async () => {
  const provider = orders();
  const { id } = await provider.createPage(orderOf('b'.repeat(24)));
  expect(await provider.getPayment(id)).toMatchObject({ isOpen: true, statusDetail: 'not_paid' });
  await provider.expirePage(id, orderOf('b'.repeat(24)), new Date(Date.now() + 60_000));
  expect(await provider.getPayment(id)).toMatchObject({ isOpen: true });
  await provider.expirePage(id, orderOf('b'.repeat(24)));
  await provider.expirePage(id, orderOf('b'.repeat(24)));
  expect(await provider.getPayment(id)).toMatchObject({ status: 'cancelled' });
});

test('when a paid page is ended then that is no failure, and its money goes back in parts', async () => {
  const provider = orders();
  const { id } = await provider.createPage(orderOf('c'.repeat(24)));
  await strings().pay(id);
  // Fees of 590 pesos; the order itself does not include them.
  expect(await provider.getPayment(id)).toMatchObject({
    charges: { amountCents: 59_000, feeCents: 2_853, taxCents: 590, means: 'credit' },
  });
  await provider.expirePage(id, orderOf('c'.repeat(24)));
  const part = await provider.refund({ paymentId: id, key: 'one', amountCents: 20_000 });
  expect(await provider.refund({ paymentId: id, key: 'one', amountCents: 20_000 })).toMatchObject({
    id: part.id,
  });
  const rest = await provider.refund({ paymentId: id, key: 'two' });
  expect([part.amountCents, rest.amountCents]).toEqual([20_000, 39_000]);
  expect(await provider.findRefunds(id)).toMatchObject([{ id: part.id }, { id: rest.id }]);
  await expect(provider.refund({ paymentId: id, key: 'three', amountCents: 1 })).rejects.toThrow(
    RefusedError,
  );
});

test('when orders changed then the search finds them by their checkouts, and not those that nobody touched', async () => {
  const provider = orders();
  const { id } = await provider.createPage(orderOf('d'.repeat(24)));
  await provider.createPage(orderOf('e'.repeat(24)));
  await strings().pay(id);
  const changed = await provider.findChanged({ offset: 0 });
  expect(changed).toContainEqual({ id, externalReference: 'd'.repeat(24), changedAt: expect.any(Date) });
  expect(changed.map(({ externalReference }) => externalReference)).not.toContain('e'.repeat(24));
  expect(await provider.findChanged({ since: new Date(Date.now() + 3 * 3_600_000), offset: 0 })).toEqual([]);
});

test('when the payments’ API tells of what an order was paid with then it is not counted again', async () => {
  const { id } = await orders().createPage(orderOf('f'.repeat(24)));
  await strings().pay(id);
  const preferences = createPreferences(config());
  const found = await preferences.findChanged({ offset: 0 });
  const same = found.find(({ externalReference }) => externalReference === `o-${'f'.repeat(24)}`);
  expect(await preferences.getPayment(same!.id)).toBeUndefined();
});

test('when there is no such order then there is no payment', async () => {
  expect(await orders().getPayment('ORD01NOBODY')).toBeUndefined();
});
