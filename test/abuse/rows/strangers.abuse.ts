import type { Cart } from '@shop/contracts/cart';
import { aShipping } from '@shop/contracts/testing/builders';
import { intruderCookies } from '@shop/service-kit/testing/intruders';
import { addressOf as pathOf } from '@shop/service-kit/testing/who-may-call';
import { signIn } from '@shop/service-kit/testing/backing';
import { isPermitted, ROLES } from '@shop/contracts/roles';
import { fillCart } from '../../../services/cart-orders/src/testing/shopper.ts';
import { exactly } from '../../faults/scenario.ts';
import { aShopper, submitUntilDone } from '../../faults/shop/shopper.ts';
import { ROUTES } from '../../fuzz/calls.ts';
import { abuse, CLOSED, forEachOf, namesOf, none } from '../abuse.ts';
import { changedSince, stateOf } from '../state.ts';

export const closedCalls = abuse('A5', 'the back office is called by others', async ({ shop, isShort }) => {
  const all = Object.entries(await intruderCookies(shop.env()));
  const intruders = isShort ? all.filter(([who]) => ['shopper', 'expired'].includes(who)) : all;
  const before = await stateOf(shop.access());
  const tries = CLOSED.flatMap((route) =>
    intruders.flatMap(([who, cookie]) => [
      { route, who, cookie, door: 'gateway', client: shop.visitor() },
      { route, who, cookie, door: 'service', client: shop.service(route.owner) },
    ]),
  );
  const answers = await forEachOf(tries, async ({ route, who, cookie, door, client }) => {
    const { method, path } = pathOf(route.name);
    const { status } = await client.request(method, path, undefined, { cookie });
    return { name: `${route.name} by ${who} at the ${door}: ${status}`, ok: status === 401 };
  });
  return [
    none(`of ${answers.length} calls, not answered 401`, namesOf(answers)),
    none('collections that changed', changedSince(before, await stateOf(shop.access()))),
  ];
});

export const roles = abuse('A5R', 'a role makes the calls of another one', async ({ shop }) => {
  const tries = ROLES.filter((role) => role !== 'owner').flatMap((role) =>
    CLOSED.filter(({ endpoint }) => !isPermitted(role, endpoint.roles)).map((route) => ({ role, route })),
  );
  const clients = new Map(
    await Promise.all(
      ROLES.map(async (role) => [role, await signIn(shop.visitor(), shop.env(), role)] as const),
    ),
  );
  const answers = await forEachOf(tries, async ({ role, route }) => {
    const { method, path } = pathOf(route.name);
    const { status } = await clients.get(role)!.request(method, path);
    return { name: `${route.name} by ${role}: ${status}`, ok: status === 403 };
  });
  return [none(`of ${answers.length} calls, not answered 403`, namesOf(answers))];
});

/** Addresses that services keep for each other. */
export const internalCalls = abuse('A5I', 'internal addresses are called from outside', async ({ shop }) => {
  const inside = ROUTES.filter(({ endpoint }) => endpoint.who === 'service');
  const headers = { 'x-internal-token': shop.env().INTERNAL_TOKEN };
  const answers = await forEachOf(inside, async ({ name }) => {
    const { method, path } = pathOf(name);
    const { status } = await shop.visitor().request(method, path, undefined, headers);
    return { name: `${name}: ${status}`, ok: status === 404 || status === 405 };
  });
  return [none(`of ${answers.length}, open at the gateway with the right token`, namesOf(answers))];
});

const PERSONAL = ['customerName', 'customerEmail', 'customerPhone', 'shippingAddress', 'notes'];

export const otherPeoplesThings = abuse(
  'A6',
  `somebody else's cart and order are called`,
  async (context) => {
    const { shop, random } = context;
    const buyer = await aShopper(shop, random);
    const { orderId } = await submitUntilDone(buyer, await buyer.pay());
    const filled = await fillCart(buyer.client, 1, 2);
    const itemId = filled.items[0]?.item.id ?? 0;
    const stranger = shop.visitor();
    await fillCart(stranger, 1);
    const order = `/api/orders/${orderId}`;
    const tries: [string, string, unknown?][] = [
      ['GET', `${order}/items`],
      ['GET', `${order}/history`],
      ['PUT', `${order}/shipping`, aShipping()],
      ['PUT', `${order}/invoice`, {}],
      ['POST', `${order}/payment`],
      ['POST', `${order}/reorder`],
      ['PATCH', `/api/cart/items/${itemId}`, { quantity: 9 }],
      ['DELETE', `/api/cart/items/${itemId}`],
      ['DELETE', `/api/cart/${filled.cart.id}`],
      ['POST', '/api/checkout/create-preference', { cartId: filled.cart.id }],
    ];
    const answers = await forEachOf(tries, async ([method, path, body]) => {
      const { status } = await stranger.request(method, path, body);
      return { name: `${method} ${path}: ${status}`, ok: status >= 400 };
    });
    const near = await Promise.all(
      Array.from({ length: 20 }, (_, at) => stranger.delete(`/api/cart/items/${itemId - 10 + at}`)),
    );
    const seen = await stranger.get<{ order: Record<string, unknown> }>(order);
    const kept = await buyer.client.get<Cart>('/api/cart');
    return [
      none('calls that were let in', namesOf(answers)),
      exactly(
        'of 20 neighbouring lines, taken away',
        near.filter(({ status }) => status < 300).length - 1,
        0,
      ),
      none(
        'personal fields that a stranger sees',
        PERSONAL.filter((name) => seen.body.order[name]),
      ),
      exactly('pieces in the cart', kept.body.items[0]?.item.quantity ?? 0, 2),
    ];
  },
);
