import { expect, test } from '@jest/globals';
import { resolveReturn, type ReturnDeps } from './checkout-return.ts';

const ORDER = { kind: 'order', orderId: 'order', checkoutId: 'checkout', cartId: 'cart' };
const of = { checkoutId: 'checkout', cartId: 'cart' };

/** A payer who returns to a checkout. */
function comingBack({ result = {} as object, hasOrder = false } = {}) {
  const warned: object[] = [];
  const deps = {
    checkouts: { find: async (id: string) => (id === 'checkout' ? { _id: id } : null) },
    orders: { findByCheckout: async () => (hasOrder ? { _id: 'order' } : null) },
    settleAndWait: async () => {
      if (result instanceof Error) throw result;
      return result;
    },
    log: { warn: (about: object) => warned.push(about) },
  } as unknown as ReturnDeps;
  const page = (checkoutId = 'checkout', paymentId: string | undefined = '4711') =>
    resolveReturn(deps, { checkoutId, ...(paymentId && { paymentId }) });
  return { page, warned };
}

test.each<[string, object, string]>([
  ['is paid', { ...ORDER, paymentStatus: 'approved' }, '/checkout/success?orderId=order'],
  ['went back since', { ...ORDER, paymentStatus: 'refunded' }, '/checkout/success?orderId=order'],
  ['waits', { ...ORDER, paymentStatus: 'in_process' }, '/checkout/pending?orderId=order'],
  ['is a part', { ...of, kind: 'part' }, '/checkout/pending?payment_id=4711'],
  ['needs a person', { ...of, kind: 'review' }, '/checkout/failure?reason=review'],
  ['was refused', { ...of, kind: 'refused', reason: 'cc & more' }, '/checkout/failure?reason=cc+%26+more'],
  [
    'was refused for an order',
    { ...of, kind: 'refused', reason: 'cc', orderId: 'order' },
    '/checkout/failure?reason=cc&orderId=order',
  ],
  ['is unknown', { kind: 'unknown' }, '/checkout/failure?reason=unknown'],
  [
    'is of another checkout',
    { ...ORDER, checkoutId: 'another', paymentStatus: 'approved' },
    '/checkout/failure?reason=unknown',
  ],
])('when the payer comes back and the payment %s then that page is next', async (_, result, page) => {
  expect(await comingBack({ result }).page()).toBe(page);
});

test('when nobody knows the checkout then it leads nowhere', async () => {
  const { page } = comingBack({ result: { ...ORDER, checkoutId: 'another', paymentStatus: 'approved' } });

  expect(await page('another')).toBe('/checkout/failure?reason=unknown');
});

test.each([
  [true, '/checkout/success?orderId=order'],
  [false, '/checkout/failure?reason=not_paid'],
])(
  'when the payer left without paying and there is an order: %s then that is shown',
  async (hasOrder, page) => {
    expect(await comingBack({ hasOrder }).page('checkout', '')).toBe(page);
  },
);

test('when there is no answer in time then the payer waits on the page that asks again', async () => {
  const late = new Error('late');
  const { page, warned } = comingBack({ result: late });

  expect(await page()).toBe('/checkout/pending?payment_id=4711');
  expect(warned).toEqual([{ err: late, checkoutId: 'checkout', paymentId: '4711' }]);
});
