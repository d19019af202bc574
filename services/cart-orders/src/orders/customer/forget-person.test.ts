import { expect, test } from '@jest/globals';
import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import { forFile } from '@shop/service-kit/testing/for-file';
import { settle } from '../../payments/settle/settle.ts';
import { openTabs } from '../../testing/two-tabs.ts';
import type { OrderRow } from '../order/order.model.ts';
import { outboxEntry } from '../order/outbox.ts';
import { forgetPerson } from './forget-customer.ts';

const BY = { who: 'duena', why: 'asked' } as const;

const tabs = forFile(openTabs);

const forget = (who: string) =>
  forgetPerson({ ...tabs.deps, catalog: { forgetCustoms: async () => undefined } }, who, BY);

/** A shopper who has just reached the payment. */
async function aCheckout(person: { email: string; phone: string }) {
  const made = await tabs.checkout(person);
  const stored = () =>
    tabs.deps.db.collection<{ _id: string }>('checkouts').findOne({ _id: made.checkoutId });
  return { ...made, stored };
}

test.each([
  ['e-mail, whatever its capitals', 'Nunca@Example.com', 'nunca@example.com', '9990000001'],
  [
    'e-mail, whatever the capitals that a phone wrote',
    'nadie@example.com',
    'Nadie@Example.com',
    '9990000004',
  ],
  ['phone', '9990000002', 'otra@example.com', '9990000002'],
])(
  'when somebody who never bought is forgotten by %s then a checkout of a moment ago loses them',
  async (_what, who, email, phone) => {
    const theirs = await aCheckout({ email, phone });
    const other = await aCheckout({ email: 'ajena@example.com', phone: '9990000009' });
    const mail = { kind: 'part-received' as const, subject: 's', html: 'h', text: 't', about: {} };
    await tabs.deps.mails.add({ ...mail, key: `part-received:${phone}`, to: email });

    expect(await forget(who)).toEqual({ orders: 0, checkouts: 1 });

    expect(await theirs.stored()).not.toHaveProperty('shipping');
    expect(await other.stored()).toHaveProperty('shipping');
    // Who is known by their phone alone may have used somebody else's address.
    expect(await tabs.deps.db.collection('mails').countDocuments({ to: email })).toBe(who === phone ? 1 : 0);
    expect(await forget(who)).toEqual({ orders: 0, checkouts: 0 });
  },
);

test('when a customer is forgotten by phone then their orders lose them, unless one is open', async () => {
  const { deps, provider } = tabs;
  const person = { email: 'cliente@example.com', phone: '9990000003' };
  const { preferenceId, checkoutId } = await aCheckout(person);
  await settle(deps, provider.pay(preferenceId)!);
  await deps.customers.refresh(person.email);
  await expect(forget(person.phone)).rejects.toMatchObject({ status: 409 });
  const orders = deps.db.collection('orders');
  await orders.updateOne({ checkoutId }, { $set: { status: 'completed' } });

  expect(await forget(person.phone)).toMatchObject({ orders: 1 });

  expect(await orders.findOne({ checkoutId })).toMatchObject({ shipping: { name: FORGOTTEN_NAME } });
});

test('when more was added to an order before its e-mail was corrected then that checkout loses them too', async () => {
  const { deps, provider } = tabs;
  const person = { email: 'correcta@example.com', phone: '9990000005' };
  const bought = await aCheckout(person);
  await settle(deps, provider.pay(bought.preferenceId)!);
  const added = await aCheckout({ email: 'corecta@example.com', phone: '9990000006' });
  await deps.db
    .collection('orders')
    .updateOne(
      { checkoutId: bought.checkoutId },
      { $set: { status: 'completed', 'items.0.checkoutId': added.checkoutId } },
    );
  await deps.customers.refresh(person.email);

  expect(await forget(person.email)).toMatchObject({ orders: 1 });

  expect(await added.stored()).not.toHaveProperty('shipping');
});

test('when a customer has an open order then what they began to buy stays too, and both are told apart afterwards', async () => {
  const { deps, provider } = tabs;
  const person = { email: 'vuelve@example.com', phone: '9990000004' };
  const bought = await aCheckout(person);
  await settle(deps, provider.pay(bought.preferenceId)!);
  await deps.customers.refresh(person.email);
  const begun = await aCheckout(person);

  await expect(forget(person.email)).rejects.toMatchObject({ status: 409 });
  expect(await begun.stored()).toHaveProperty('shipping');

  const orders = deps.db.collection('orders');
  await orders.updateOne({ checkoutId: bought.checkoutId }, { $set: { status: 'completed' } });
  expect(await forget(person.email)).toEqual({ orders: 1, checkouts: 1 });
  expect(await begun.stored()).not.toHaveProperty('shipping');
});

test('when somebody is forgotten while a mail and an event of their order are written then both go too', async () => {
  const { deps, provider } = tabs;
  const person = { email: 'entretanto@example.com', phone: '9990000007' };
  const { preferenceId, checkoutId } = await aCheckout(person);
  await settle(deps, provider.pay(preferenceId)!);
  await deps.customers.refresh(person.email);
  const orders = deps.db.collection<OrderRow>('orders');
  const outbox = [outboxEntry('mail.paid')];
  await orders.updateOne({ checkoutId }, { $set: { status: 'completed', outbox } });
  const { _id: orderId } = (await orders.findOne({ checkoutId }))!;
  const told = async () => [
    await deps.db.collection('mails').countDocuments({ 'about.orderId': orderId }),
    await deps.db.collection('webhook_deliveries').countDocuments({ orderId }),
  ];

  await deps.outbox.relay(orderId, {
    ...deps.handlers,
    'mail.paid': async (order, entry) => {
      await forget(person.email);
      await deps.handlers['mail.paid'](order, entry);
      const event = { eventId: 'late', endpointId: 'one', type: 'order.paid', body: person.email, orderId };
      await deps.deliveries.add(event);
      expect(await told()).toEqual([1, 1]);
    },
  });

  expect(await told()).toEqual([0, 0]);
  expect(await orders.findOne({ checkoutId })).toMatchObject({ outbox: [] });
});
