import { expect, test } from '@jest/globals';
import { aShipping } from '@shop/contracts/testing/builders';
import { processPayment, type ProcessPaymentDeps } from './process-payment.ts';

const PAID = { kind: 'order', orderId: 'order', checkoutId: 'c', cartId: 'cart', paymentStatus: 'approved' };
const SHIPPING = aShipping();

/** The owner of the cart 'cart' reports a payment. */
function paying(result: object, order: object | null = { _id: 'order', needsAddress: true }) {
  const said: unknown[][] = [];
  const deps = {
    carts: {
      ofSession: async (session: string) => ({ _id: session === 'eva' ? 'cart' : 'another' }),
    },
    checkouts: {
      addMissingAddress: async (...about: unknown[]) => void said.push(['shipping', ...about]),
    },
    settleAndWait: async (id: string) => {
      said.push(['settle', id]);
      return result;
    },
    orders: {
      find: async () => order,
      fillAddress: async (one: object, shipping: object) => {
        said.push(['address', one, shipping]);
        return one;
      },
    },
    relay: async (id: string) => void said.push(['relay', id]),
  } as unknown as ProcessPaymentDeps;
  const pay = (session = 'eva', shippingDetails?: typeof SHIPPING) =>
    processPayment(deps, session, {
      cartId: 'cart',
      paymentId: 4711,
      ...(shippingDetails && { shippingDetails }),
    });
  return { said, pay };
}

test('when a payment is reported and its order stands then that is answered', async () => {
  const { said, pay } = paying(PAID);

  expect(await pay()).toEqual({ orderId: 'order', paymentStatus: 'approved' });
  expect(said).toEqual([['settle', '4711']]);
});

test('when the cart is somebody else’s then nothing is settled', async () => {
  const { said, pay } = paying(PAID);

  await expect(pay('ana')).rejects.toMatchObject({ status: 404 });
  expect(said).toEqual([]);
});

const NO_MATCH = { status: 409, message: expect.stringMatching(/no coincide/) };
test.each<[string, object, object]>([
  ['is unknown', { kind: 'unknown' }, { status: 404, message: 'No encontramos ese pago.' }],
  ['is of another cart', { ...PAID, cartId: 'another' }, NO_MATCH],
  ['needs a person', { kind: 'review', cartId: 'cart' }, NO_MATCH],
  [
    'is refused',
    { kind: 'refused', cartId: 'cart', reason: 'cc_rejected_insufficient_amount' },
    {
      status: 402,
      message: 'Tu tarjeta no tiene fondos suficientes.',
      body: { message: 'Tu tarjeta no tiene fondos suficientes.', reason: 'cc_rejected_insufficient_amount' },
    },
  ],
  [
    'is refused for an order',
    { kind: 'refused', cartId: 'cart', reason: 'x', orderId: 'order' },
    { status: 402, body: { message: expect.any(String), reason: 'x', orderId: 'order' } },
  ],
])('when the payment %s then the shopper reads why there is no order', async (_, result, refusal) => {
  await expect(paying(result).pay('eva', SHIPPING)).rejects.toMatchObject(refusal);
});

test('when a refusal has no order then none is named', async () => {
  const refused = paying({ kind: 'refused', cartId: 'cart', reason: 'x' }).pay();

  const { body } = (await refused.catch((error: unknown) => error)) as { body: object };

  expect(Object.keys(body)).toEqual(['message', 'reason']);
});

test('when the address comes with the payment then the checkout has it first, and the order that lacks it', async () => {
  const order = { _id: 'order', needsAddress: true };
  const { said, pay } = paying(PAID, order);

  await pay('eva', SHIPPING);

  expect(said).toEqual([
    ['shipping', 'cart', 'eva', SHIPPING],
    ['settle', '4711'],
    ['address', order, SHIPPING],
    ['relay', 'order'],
  ]);
});

test.each([[{ _id: 'order', needsAddress: false }], [null]])(
  'when the order is %j then it is given no address',
  async (order) => {
    const { said, pay } = paying(PAID, order);

    expect(await pay('eva', SHIPPING)).toMatchObject({ orderId: 'order' });
    expect(said.map(([what]) => what)).toEqual(['shipping', 'settle']);
  },
);
