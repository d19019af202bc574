import { expect, test } from '@jest/globals';
import { coloniaList } from '@shop/contracts/address';
import { insertOrders } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { commonColonias } from './colonias.ts';
import { FIRST_PAID } from './payment.rank.ts';

const shop = shopHere();

const by = (writers: string[], colonia: string) =>
  writers.map((who) => ({ address: `Calle 60, 491, ${colonia}`, email: `${who}@example.com` }));

test('when three buyers name a colonia then it is known, most of them first, and what fewer wrote is not', () => {
  const written = [
    ...by(['a', 'b', 'c'], 'García Ginerés'),
    ...by(['d', 'e', 'f', 'g'], ' Centro '),
    ...by(['h', 'i'], 'Casa de Ana'),
    ...by(['j', 'j', 'J', 'j'], 'Casa de Luis'),
  ];

  expect(commonColonias(written)).toEqual(['Centro', 'García Ginerés']);
});

test('when a colonia is spelled in several ways then it is one', () => {
  const written = [
    ...by(['a'], 'García Ginerés'),
    ...by(['b'], 'garcia gineres'),
    ...by(['c'], 'GARCÍA GINERÉS'),
  ];

  expect(commonColonias(written)).toEqual(['García Ginerés']);
});

test.each(['Calle 60 número 491', 'Calle 60, 491', 'Calle 60, ', ''])(
  'when an address is %j then it names no colonia',
  (address) => {
    expect(commonColonias(['a', 'b', 'c'].map((email) => ({ address, email })))).toEqual([]);
  },
);

test('when a postal code is asked for then its own orders alone answer', async () => {
  const ordered = (zip: string, colonia: string, paymentRank = FIRST_PAID) =>
    by(['a', 'b', 'c'], colonia).map((written, at) => ({
      _id: `order-${zip}-${colonia}-${at}`,
      number: `FK-${zip}-${colonia}${at}`,
      checkoutId: `checkout-${zip}-${colonia}-${at}`,
      paymentRank,
      createdAt: new Date(),
      shipping: { ...written, name: 'Ana', zip },
    }));
  // Otherwise a visitor who pays nothing could show texts to others.
  const unpaid = ordered('97070', 'Llama al 5550001122 (oferta)', FIRST_PAID - 1);
  const rows = [...ordered('97000', 'Centro'), ...ordered('97070', 'Itzimná'), ...unpaid];
  await insertOrders(shop, rows);

  const answer = await shop.visitor().get('/api/colonias/97070');

  expect(coloniaList.parse(answer.body)).toEqual(['Itzimná']);
  expect((await shop.visitor().get('/api/colonias/06700')).body).toEqual([]);
  expect((await shop.visitor().get('/api/colonias/970')).status).toBe(404);
});
