import { expect, test } from '@jest/globals';
import { ordersOf } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';
import { isOnOrders } from '../../testing/tested-provider.ts';

const shop = shopHere();

/** Presses a button on the provider's page and follows the redirect, as the browser does. */
async function payOnPage(initPoint: string, result: string): Promise<string> {
  const page = await fetch(initPoint, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ result }),
  });
  const back = await fetch(page.headers.get('location')!, { redirect: 'manual' });
  expect(back.status).toBe(303);
  return back.headers.get('location')!;
}

test.each([
  ['aprobar', 'success'],
  ['pendiente', 'pending'],
])('when the payer comes back after %s then the page is %s with the order', async (button, page) => {
  const { checkout } = await readyToPay(shop);
  const location = await payOnPage(checkout.initPoint, button);
  const [order] = await ordersOf(shop, checkout.checkoutId);
  expect(location).toBe(`/checkout/${page}?orderId=${order!._id}`);
});

test('when the payer comes back after a refusal then the failure page knows the reason', async () => {
  const { checkout } = await readyToPay(shop);
  const location = await payOnPage(checkout.initPoint, 'rechazar');
  expect(location).toBe('/checkout/failure?reason=cc_rejected_other_reason');
  expect(await ordersOf(shop, checkout.checkoutId)).toEqual([]);
});

/** With orders, the page counts instead of the address, and nobody has paid that page. */
const MADE_UP = isOnOrders() ? 'not_paid' : 'unknown';
test('when the return is made up then it leads to the failure page and to no order of others', async () => {
  const [mine, theirs] = [await readyToPay(shop), await readyToPay(shop)];
  const paymentId = await sandbox(shop.env).pay(theirs.checkout.preferenceId);
  const back = async (query: string) =>
    (await mine.client.get(`/api/checkout/return?${query}`)).headers.get('location');

  expect(await back(`c=${mine.checkout.checkoutId}&payment_id=${paymentId}&status=approved`)).toBe(
    `/checkout/failure?reason=${MADE_UP}`,
  );
  expect(await back(`c=${mine.checkout.checkoutId}&payment_id=null`)).toBe(
    '/checkout/failure?reason=not_paid',
  );
  expect(await back('c[$ne]=1&payment_id=1')).toBe('/checkout/failure?reason=unknown');
  expect(await back('')).toBe('/checkout/failure?reason=unknown');
  expect(await ordersOf(shop, mine.checkout.checkoutId)).toEqual([]);
});
