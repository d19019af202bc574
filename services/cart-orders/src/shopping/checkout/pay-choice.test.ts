import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import { eventually } from '../../testing/eventually.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, readyToPay } from '../../testing/shopper.ts';
import { isOnOrders } from '../../testing/tested-provider.ts';

let shop: RunningShop;
beforeAll(
  async () => void (shop = await runningShop({ said: { payChoice: true, payKinds: ['card', 'cash'] } })),
);
afterAll(() => shop.stop());

const path = '/api/checkout/create-preference';
async function asking() {
  const client = shop.visitor();
  const { cart } = await fillCart(client, (await shop.addElixir()).id);
  return async (payWith?: string) =>
    (await client.post<PreferenceResponse>(path, { cartId: cart.id, ...(payWith && { payWith }) })).body;
}

test('when the owner lets shoppers choose then another choice is another page of the same checkout', async () => {
  const ask = await asking();
  const first = await ask();
  expect(first).toMatchObject({ choices: ['card', 'cash'] });
  expect(first).not.toHaveProperty('payWith');

  const cash = await ask('cash');
  expect(cash).toMatchObject({ checkoutId: first.checkoutId, payWith: 'cash' });
  expect(cash.preferenceId).not.toBe(first.preferenceId);
  expect(await ask('cash')).toEqual(cash);
  // A reloaded page starts with the earlier choice.
  expect(await ask()).toEqual(cash);

  await eventually(async () => (await fetch(first.initPoint)).status === 410);
  expect((await fetch(cash.initPoint)).status).toBe(200);
});

test('when the choice goes back and forth then each is a page that can be paid, and those before it are not', async () => {
  const ask = await asking();
  const pages = [await ask()];
  for (const choice of ['card', 'cash', 'card', 'cash']) pages.push(await ask(choice));

  const last = pages.pop()!;
  const statuses = () => Promise.all(pages.map(async ({ initPoint }) => (await fetch(initPoint)).status));
  await eventually(async () => (await statuses()).every((status) => status === 410));
  expect((await fetch(last.initPoint)).status).toBe(200);
});

test('when the page that was chosen last is paid then it is the one order', async () => {
  const { client, cartId, submit } = await readyToPay(shop);
  const chosen = await client.post<PreferenceResponse>(path, { cartId, payWith: 'card' });
  expect(chosen.status).toBe(200);
  const answer = await submit(await sandbox(shop.env).pay(chosen.body.preferenceId));
  expect(answer).toMatchObject({ status: 200, body: { paymentStatus: 'approved' } });
});

test('when somebody asks for what nobody offers then that is refused', async () => {
  const ask = await asking();
  expect(await ask('bitcoin')).toHaveProperty('message');
});

test('when something is chosen that the owner does not offer then the page has what is offered', async () => {
  const ask = await asking();
  const other = await ask('transfer');
  expect(other).toMatchObject({ choices: ['card', 'cash'] });
  expect(other).not.toHaveProperty('payWith');
  expect(await ask()).toEqual(other);
});

test('when a checkout begins with a choice then one page is made, of that choice', async () => {
  const cash = await (await asking())('cash');
  expect(cash).toMatchObject({ payWith: 'cash' });
  expect(await sandbox(shop.env).preferencesOf(cash.checkoutId)).toEqual([cash.preferenceId]);
});

test('when the owner no longer takes transfers then a checkout that had chosen one can be paid another way', async () => {
  const ownTransfer = { clabe: '032180000118359719', bank: 'Banco', beneficiary: 'Ximena Pech', days: 3 };
  await shop.decide({ ownTransfer });
  const ask = await asking();
  const own = await eventually(async () => {
    const { payWith, initPoint } = await ask('ownTransfer');
    return payWith === 'ownTransfer' && initPoint;
  });
  await shop.decide({ ownTransfer: undefined });

  const other = await eventually(async () => {
    const answer = await ask();
    return !answer.choices?.includes('ownTransfer') && answer;
  });

  expect(other).not.toHaveProperty('payWith');
  expect(other.initPoint).not.toBe(own);
  expect((await fetch(other.initPoint)).status).toBe(200);
  expect(await ask()).toEqual(other);
});

test('when the owner moves to another provider then a checkout that has begun goes on where it began', async () => {
  const ask = await asking();
  const first = await ask();
  await shop.decide({ paymentProvider: isOnOrders() ? 'mercadopago' : 'mercadopago-orders' });
  expect(await ask('cash')).toMatchObject({ provider: first.provider, payWith: 'cash' });
});
