import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { RefundLedgerRow } from './payments/refund/refund.store.ts';
import { performRefund } from './payments/refund/perform-refund.ts';
import { requestRefund } from './payments/refund/refund.ts';
import { settle } from './payments/settle/settle.ts';
import { addItem } from './shopping/cart/add-items.ts';
import { createPreference } from './shopping/checkout/create-preference.ts';
import { untilAnswered, type Loss } from './testing/lose-answers.ts';
import { openModelShop, type ModelShop } from './testing/model-shop.ts';
import { offences } from './testing/offences.ts';

// About sixty purchases, on a machine that may be busy.
jest.setTimeout(600_000);

let shop: ModelShop;
let isLost: boolean;
beforeAll(async () => void (shop = await openModelShop()));
afterAll(() => shop.close());

/** From a cart with two pieces and the code's only use to the order; unanswered calls are repeated. */
async function buy(nthLost = 0) {
  const { answers, deps, provider, code } = shop;
  await shop.begin();
  const sessionId = shop.aSession();
  const { cart } = await addItem(deps, sessionId, { cartId: 'new', elixirId: 1, quantity: 2 });
  await deps.carts.change(sessionId, () => ({ discountCode: code }));
  answers.lose(nthLost, 'the answer');
  const { preferenceId } = await untilAnswered(() => createPreference(deps, sessionId, { cartId: cart.id }));
  const paymentId = provider.pay(preferenceId)!;
  const result = await untilAnswered(() => settle(deps, paymentId));
  return { paymentId, result };
}

test('when the answer of any step of a purchase is lost then asking again leads to one paid order', async () => {
  let nth = 0;
  do {
    nth += 1;
    const { result } = await buy(nth);
    isLost = shop.answers.stop();
    await shop.rest();

    const { orders } = await shop.books();
    expect({ nth, result, orders: orders.length, offences: await offences(shop) }).toMatchObject({
      nth,
      orders: 1,
      offences: [],
      result: { kind: 'order', paymentStatus: 'approved' },
    });
  } while (isLost);
  // Each call of the purchase was lost once.
  expect(nth).toBeGreaterThan(10);
});

test.each<Loss>(['the answer', 'the call'])(
  'when %s of any step of a refund is lost then pressing again gives the money back once',
  async (loss) => {
    const deps = { ...shop.deps, provider: shop.provider };
    const results = { refundAndWait: (...which: [string, string]) => performRefund(deps, ...which) };
    let nth = 0;
    do {
      nth += 1;
      const { paymentId } = await buy();
      const command = { paymentId, requestId: crypto.randomUUID(), amountCents: 10_000, who: 'duena' };
      shop.answers.lose(nth, loss);
      const refund = await untilAnswered(() => requestRefund({ ...deps, results }, command));
      isLost = shop.answers.stop();
      await shop.rest();

      const ledgers = await deps.db.collection<RefundLedgerRow>('refunds').find().toArray();
      const atProvider = shop.provider.payments.get(paymentId);
      expect({ nth, refund, ledgers, atProvider, offences: await offences(shop) }).toMatchObject({
        nth,
        refund: { status: 'done' },
        offences: [],
        ledgers: [{ promisedCents: 10_000, refunds: [{ amountCents: 10_000, status: 'done' }] }],
        atProvider: { refundedCents: 10_000 },
      });
    } while (isLost);
    expect(nth).toBeGreaterThan(5);
  },
);
