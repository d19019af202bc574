import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import type { CheckoutConflict, PreferenceResponse } from '@shop/contracts/checkout';
import type { DeliveryPlan } from '@shop/contracts/delivery-ways';
import { aShipping } from '@shop/contracts/testing/builders';
import { FIRST_WAY } from '@shop/contracts/told-ways';
import { eventually } from '../../testing/eventually.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { seenIn } from '../../testing/seen-in.ts';
import { fillCart } from '../../testing/shopper.ts';
import { PLAN, STALL } from '../../testing/ways.ts';

const shop = shopHere();

/** A shopper about to pay 300 pesos, and rules that the owner may change meanwhile. */
async function shopping() {
  const elixir = await shop.addElixir({ price: 300 });
  const client = shop.visitor();
  const { cart } = await fillCart(client, elixir.id);
  const read = async () => (await client.get<Cart>('/api/cart')).body;
  const decide = async (deliveryWays: DeliveryPlan, isHeard: (cart: Cart) => boolean) => {
    await shop.decide({ deliveryWays });
    await eventually(async () => isHeard(await read()) || undefined);
  };
  const pay = (over: object) =>
    client.post<CheckoutConflict & PreferenceResponse>('/api/checkout/create-preference', {
      cartId: cart.id,
      ...over,
    });
  return { client, read, decide, pay };
}

test('when a price is new that depends on the place then the cart says it next, and that can be paid', async () => {
  const { read, decide, pay } = await shopping();
  const shippingDetails = aShipping({ zip: '44100' });
  const before = seenIn(await read());
  await decide(PLAN, ({ delivery }) => delivery !== undefined);

  const refused = await pay({ shippingDetails, seen: before });
  const shown = await read();

  expect(refused.body.differences).toContainEqual({ kind: 'shipping', name: 'Envío', before: 0, now: 150 });
  expect(shown).toMatchObject({ delivery: { zip: '44100', wayId: 'lejos' }, amounts: { total: 450 } });
  expect(await pay({ shippingDetails, seen: seenIn(shown) })).toMatchObject({
    status: 200,
    body: { total: 450 },
  });
});

test('when nothing can be fetched any more then whoever wanted to is told so before an address is asked', async () => {
  const { client, decide, pay } = await shopping();
  await decide({ ways: [FIRST_WAY, STALL] }, ({ delivery }) => delivery?.ways.length === 2);
  const { body } = await client.put<Cart>('/api/cart/delivery', { wayId: STALL.id });
  await decide({ ways: [FIRST_WAY] }, ({ delivery }) => !delivery);

  const pickup = { name: 'Ana Canul', email: 'ana@example.com' };
  const refused = await pay({ deliveryId: STALL.id, pickup, seen: seenIn(body) });

  expect(refused).toMatchObject({
    status: 409,
    body: {
      message: 'Ya no se puede recoger. Escribe a dónde lo enviamos.',
      differences: [{ kind: 'shipping', name: 'Envío', before: 0, now: 0 }],
    },
  });
});
