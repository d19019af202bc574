import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { AppError } from '@shop/service-kit/errors';
import fc from 'fast-check';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { interleave } from '../../testing/interleave.ts';
import { partShop } from '../../testing/part-shop.ts';
import { aWay } from '../../testing/ways.ts';
import { ProviderError } from '../../shopping/checkout/payment-page.port.ts';
import { settle } from '../settle/settle.ts';
import { performRefund } from './perform-refund.ts';
import { refundOrder } from './refund-order.ts';
import type { RefundInput } from './refund-part.ts';

jest.setTimeout(600_000);

const shop = forFile(partShop);
let inOrder: ReturnType<typeof interleave>;
/** The distinguishing fields of each return sent to the catalogue. */
const broughtBack: string[] = [];
beforeAll(async () => {
  const written = await shop.deps.settings.read();
  const deliveryWays = { ways: [aWay({ price: 150 })] };
  Object.assign(shop.deps.settings, { read: async () => ({ ...written, deliveryWays }) });
  Object.assign(shop.deps.catalog, {
    bringBackStock: async ({ id }: { id: string }) => void broughtBack.push(id),
  });
  inOrder = interleave(shop.deps.db);
});

/** An order of 590 and 150 for its delivery, paid by two payments: refunds are taken from both. */
async function paidInParts(last: number) {
  const { link, checkoutId } = await shop.checkout();
  const ids = [await shop.pay(link, 74_000 - last), await shop.pay(link, last)];
  for (const id of ids) await settle(shop.deps, id);
  const [order] = await shop.orders(checkoutId);
  const backCents = () => ids.reduce((sum, id) => sum + shop.provider.payments.get(id)!.refundedCents, 0);
  return { order: order!, backCents };
}

type Case = { name: string; whatOf: (order: OrderRow) => Partial<RefundInput>; costs: number };
const CASES: Case[] = [
  { name: 'the delivery', whatOf: () => ({ part: 'delivery' }), costs: 15_000 },
  {
    name: 'the only piece of a line',
    whatOf: ({ items }) => ({ lines: [{ id: items[0]!.id, quantity: 1, restock: true }] }),
    costs: 59_000,
  },
];

test.each(CASES)(
  'when $name is asked back by several at once, over two payments then it goes back once',
  async ({ whatOf, costs }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.constantFrom(5_000, 10_000, 60_000),
        fc.option(fc.constantFrom(2_500, 5_000), { nil: 0 }),
        async (scheduler, last, alsoCents) => {
          const { order, backCents } = await paidInParts(last);
          broughtBack.length = 0;
          const what = whatOf(order);
          const press = (over: Partial<RefundInput>) =>
            refundOrder(shop.refunding, order, { requestId: crypto.randomUUID(), who: 'ana', ...over }).then(
              ({ amountCents }) => amountCents,
              (error: unknown) => {
                if (error instanceof AppError && error.status === 409) return 0;
                throw error;
              },
            );

          const made = await inOrder.by(scheduler, () =>
            Promise.all([
              press(what),
              press(what),
              press(what),
              ...(alsoCents ? [press({ amountCents: alsoCents })] : []),
            ]),
          );
          await shop.sendRefunds();
          await settle(shop.deps, order.paymentIntentId);

          const [also = 0] = made.slice(3);
          expect(
            made
              .slice(0, 3)
              .toSorted((a, b) => b - a)
              .slice(1),
          ).toEqual([0, 0]);
          expect([0, costs]).toContain(Math.max(...made.slice(0, 3)));
          expect(backCents()).toBeLessThanOrEqual(costs + alsoCents);
          const gone = Math.max(...made.slice(0, 3)) > 0;
          expect(new Set(broughtBack).size).toBe(gone && costs === 59_000 ? 1 : 0);
          if (!alsoCents) expect(backCents()).toBe(costs);
          else expect(backCents()).toBeGreaterThanOrEqual(also);
        },
      ),
      { numRuns: 30, seed: 20_261_126 },
    );
  },
);

test('when the provider falls silent after each payment gave its share of a piece back then it goes back once, and so does the piece', async () => {
  const { order, backCents } = await paidInParts(10_000);
  broughtBack.length = 0;
  const { provider, refunding } = shop;
  let silent = 3;
  const refund: typeof provider.refund = async (asked) => {
    const made = await provider.refund(asked);
    if (silent-- > 0) throw new ProviderError('refund', new Error('late'));
    return made;
  };
  const deaf = { ...shop.deps, provider: { ...shop.deps.provider, refund } };
  const refundAndWait = (of: string, id: string) => performRefund(deaf, of, id).catch(() => undefined);
  const press = { requestId: crypto.randomUUID(), who: 'ana' };
  const lines = [{ id: order.items[0]!.id, quantity: 1, restock: true }];

  for (let times = 0; times < 2; times += 1)
    await refundOrder({ ...refunding, results: { refundAndWait } }, order, { ...press, lines });
  await shop.sendRefunds();
  await settle(shop.deps, order.paymentIntentId);

  const [now] = await shop.orders(order.checkoutId);
  expect([backCents(), new Set(broughtBack).size, now!.returns]).toEqual([
    59_000,
    1,
    [{ id: press.requestId, lines: [{ id: lines[0]!.id, quantity: 1 }] }],
  ]);
  expect(now!.backs!.reduce((sum, { cents }) => sum + cents, 0)).toBe(59_000);
});
