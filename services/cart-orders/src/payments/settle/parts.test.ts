import { describe, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { settle } from './settle.ts';
import { partShop } from '../../testing/part-shop.ts';
import { ProviderError } from '../../shopping/checkout/payment-page.port.ts';
import { RefusedError } from '../provider/payment.port.ts';
import { performRefund } from '../refund/perform-refund.ts';
import { booksOf, refundOrder } from '../refund/refund-order.ts';
import { piecesLeft } from '../refund/refund-part.ts';

const shop = forFile(partShop);

test('when a part of the total comes in then there is no order, and the money is listed and goes back in days', async () => {
  const { link, checkoutId } = await shop.checkout();
  const first = await shop.pay(link, 29_500);

  expect(await settle(shop.deps, first)).toMatchObject({
    kind: 'part',
    checkoutId,
    receivedCents: 29_500,
    totalCents: 59_000,
    payLink: expect.stringContaining(link),
  });
  expect(await shop.orders(checkoutId)).toEqual([]);
  const [listed] = await shop.exceptions(first);
  expect(listed).toMatchObject({ kind: 'partial_payment', status: 'open', refundPlan: 'waits' });
  const days = (listed!.refundAt!.getTime() - listed!.createdAt.getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(3);
});

test('when the rest comes in then one order stands on both, and nothing is left on the list', async () => {
  const { link, checkoutId } = await shop.checkout();
  const [first, second] = [await shop.pay(link, 29_500), await shop.pay(link, 29_500)];

  const told = [await settle(shop.deps, first), await settle(shop.deps, second)];
  told.push(await settle(shop.deps, first));

  expect(told.at(-1)).toMatchObject({ kind: 'order', paymentStatus: 'approved' });
  expect(await shop.orders(checkoutId)).toMatchObject([
    {
      status: 'processing',
      paymentStatus: 'approved',
      paymentIntentId: first,
      refundedCents: 0,
      payments: [
        { id: first, cents: 29_500 },
        { id: second, cents: 29_500 },
      ],
    },
  ]);
  expect(await shop.open(first, second)).toEqual([]);
});

test('when the parts are more than the total then the rest of the last one goes back, and the order is whole', async () => {
  const { link, checkoutId } = await shop.checkout();
  const ids = [await shop.pay(link, 29_500), await shop.pay(link, 40_000)];
  for (const id of ids) await settle(shop.deps, id);

  await shop.sendRefunds();

  expect(shop.provider.payments.get(ids[1]!)).toMatchObject({ refundedCents: 10_500 });
  expect(await shop.orders(checkoutId)).toMatchObject([
    { paymentStatus: 'approved', refundedCents: 0, payments: [{}, { cents: 29_500, overCents: 10_500 }] },
  ]);
  expect(await shop.mails(checkoutId)).not.toContain('refunded');
});

test('when one payment is more than the total then it earns the order, and the rest goes back', async () => {
  const { link, checkoutId } = await shop.checkout();
  const id = await shop.pay(link, 60_000);
  await settle(shop.deps, id);

  await shop.sendRefunds();

  expect(shop.provider.payments.get(id)).toMatchObject({ refundedCents: 1_000 });
  expect(await shop.orders(checkoutId)).toMatchObject([{ paymentStatus: 'approved', refundedCents: 0 }]);
});

test('when one payment of the whole total comes beside a part then it earns the order, and the part goes back soon', async () => {
  const { link, checkoutId } = await shop.checkout();
  const part = await shop.pay(link, 29_500);
  await settle(shop.deps, part);
  const whole = await shop.pay(link);
  await settle(shop.deps, whole);

  await settle(shop.deps, part);

  const [order] = await shop.orders(checkoutId);
  expect(order).toMatchObject({ paymentIntentId: whole, paymentStatus: 'approved' });
  expect(order).not.toHaveProperty('payments');
  expect(await shop.open(part)).toEqual(['second_payment']);
});

test('when a part comes after the order is paid by others then it is a second payment', async () => {
  const { link, checkoutId } = await shop.checkout();
  const ids = [29_500, 29_500, 10_000].map((cents) => shop.provider.pay(link, cents)!);

  for (const id of ids) await settle(shop.deps, id);

  expect(await shop.open(...ids)).toEqual(['second_payment']);
  expect(await shop.orders(checkoutId)).toMatchObject([{ payments: [{ cents: 29_500 }, { cents: 29_500 }] }]);
});

test.each(['USD', undefined])(
  'when a part is of other money or another account then it counts for nothing',
  async (currency) => {
    const { link, checkoutId } = await shop.checkout({ collectorId: '42' });
    const strange = await shop.pay(link, 29_500, currency ? { currency } : { account: '7' });
    const good = await shop.pay(link, 29_500, { account: '42' });
    await settle(shop.deps, strange);

    expect(await settle(shop.deps, good)).toMatchObject({ kind: 'part', receivedCents: 29_500 });
    expect(await shop.orders(checkoutId)).toEqual([]);
  },
);

test('when a part is still under review then it is waited for, and nothing is listed', async () => {
  const { link, checkoutId } = await shop.checkout();
  const [first, second] = [
    await shop.pay(link, 29_500),
    await shop.pay(link, 29_500, { status: 'in_process' }),
  ];
  await settle(shop.deps, first);

  expect(await settle(shop.deps, second)).toMatchObject({ kind: 'part', receivedCents: 29_500 });
  expect(await shop.open(second)).toEqual([]);
  shop.turn(second, { status: 'approved' });
  await settle(shop.deps, second);
  expect(await shop.orders(checkoutId)).toMatchObject([{ paymentStatus: 'approved' }]);
});

test('when a part is on its way back then it does not count any more', async () => {
  const { link, checkoutId } = await shop.checkout();
  const [first, second] = [await shop.pay(link, 29_500), await shop.pay(link, 29_500)];
  await settle(shop.deps, first);
  await shop.reserve(first, 29_500);

  expect(await settle(shop.deps, second)).toMatchObject({ kind: 'part', receivedCents: 29_500 });
  expect(await shop.orders(checkoutId)).toEqual([]);
});

test('when the rest never comes then the part goes back, and whoever paid is told both times', async () => {
  const { link } = await shop.checkout();
  const part = await shop.pay(link, 29_500, { payerEmail: 'ximena@example.com' });
  await settle(shop.deps, part);
  await shop.tellExceptions();
  await settle(shop.deps, part);
  await shop.tellExceptions();
  expect(await shop.mailsAbout(part)).toEqual(['owner-stray', 'part-received']);

  await shop.dueNow(part);
  await shop.sendRefunds();
  await shop.tellExceptions();

  expect(shop.provider.payments.get(part)).toMatchObject({ status: 'refunded' });
  expect(await shop.open(part)).toEqual([]);
  expect(await shop.mailsAbout(part)).toEqual([
    ...['owner-stray', 'owner-stray-refunded', 'part-received', 'stray-refunded'],
  ]);
});

describe('an order that several payments paid', () => {
  async function paidInParts() {
    const { link, checkoutId } = await shop.checkout();
    const ids = [await shop.pay(link, 19_500), await shop.pay(link, 39_500)];
    for (const id of ids) await settle(shop.deps, id);
    const order = async () => (await shop.orders(checkoutId))[0]!;
    const refund = async (amountCents?: number, requestId = crypto.randomUUID()) =>
      refundOrder(shop.refunding, await order(), {
        requestId,
        who: 'ana',
        ...(amountCents === undefined ? {} : { amountCents }),
      });
    const backOf = () => ids.map((id) => shop.provider.payments.get(id)!.refundedCents);
    return { ids, order, refund, backOf };
  }

  test('when a part of it is refunded then it is of the last payment first', async () => {
    const { order, refund, backOf } = await paidInParts();

    expect(await refund(40_000)).toMatchObject({ amountCents: 40_000, status: 'done' });

    expect(backOf()).toEqual([500, 39_500]);
    expect(await order()).toMatchObject({ paymentStatus: 'partially_refunded', refundedCents: 40_000 });
  });

  test('when all that is left is refunded then all of each payment is back, and a press that is repeated does no more', async () => {
    const { order, refund, backOf } = await paidInParts();
    await refund(1_000);
    const press = crypto.randomUUID();

    expect(await refund(undefined, press)).toMatchObject({ amountCents: 58_000 });
    expect(await refund(undefined, press)).toMatchObject({ amountCents: 58_000 });

    expect(backOf()).toEqual([19_500, 39_500]);
    expect(await order()).toMatchObject({ paymentStatus: 'refunded', refundedCents: 59_000 });
    await expect(refund()).rejects.toMatchObject({ status: 409 });
  });

  test('when more is asked for than is left then nothing goes back', async () => {
    const { refund, backOf } = await paidInParts();

    await expect(refund(59_001)).rejects.toMatchObject({ status: 409, body: { left: 590 } });

    expect(backOf()).toEqual([0, 0]);
  });

  type Refund = typeof shop.deps.provider.refund;
  const refusing =
    (paymentId: string): Refund =>
    async (request) => {
      if (request.paymentId === paymentId)
        throw new RefusedError('refund', new Error('no'), { code: 2032, reason: 'Sin saldo.' });
      return shop.deps.provider.refund(request);
    };

  test('when the second payment refuses its share of a line then what it refused can be asked for again, and is all that goes back', async () => {
    const { ids, order, backOf } = await paidInParts();
    const { items } = await order();
    const lines = [{ id: items[0]!.id, quantity: 1 }];
    const ask = async (requestId: string, refund: Refund = shop.deps.provider.refund) => {
      const deps = { ...shop.deps, provider: { ...shop.deps.provider, refund } };
      const results = { refundAndWait: (of: string, id: string) => performRefund(deps, of, id) };
      return refundOrder({ ...shop.refunding, results }, await order(), { requestId, who: 'ana', lines });
    };
    const left = async () => piecesLeft(await order(), [await booksOf(shop.deps, await order())]);

    const press = crypto.randomUUID();
    const said =
      'Este pedido se pagó en partes: se devolvieron $395.00 MXN y el resto no. Sin saldo. Lo que falta se puede pedir otra vez.';
    for (let times = 0; times < 2; times += 1)
      await expect(ask(press, refusing(ids[0]!))).rejects.toMatchObject({ status: 409, message: said });
    expect([backOf(), [...(await left()).values()].map((one) => one.left)]).toEqual([[0, 39_500], [1]]);

    expect(await ask(crypto.randomUUID())).toMatchObject({ amountCents: 19_500, status: 'done' });
    expect([backOf(), [...(await left()).values()].map((one) => one.left)]).toEqual([[19_500, 39_500], [0]]);
    await expect(ask(crypto.randomUUID())).rejects.toMatchObject({ status: 409, message: /queda 0/ });
  });

  test('when the provider cannot be asked for the second payment then the same press ends what it began, and no smaller one passes for it', async () => {
    const { ids, order, backOf } = await paidInParts();
    const requestId = crypto.randomUUID();
    const silent: typeof shop.deps.provider.getPayment = async (id) => {
      if (id === ids[0]) throw new ProviderError('get payment', new Error('no'));
      return shop.deps.provider.getPayment(id);
    };
    const ask = async (amountCents: number, getPayment = shop.deps.provider.getPayment) =>
      refundOrder({ ...shop.refunding, provider: { ...shop.deps.provider, getPayment } }, await order(), {
        requestId,
        who: 'ana',
        amountCents,
      });

    await expect(ask(59_000, silent)).rejects.toMatchObject({ status: 503, body: { back: 395 } });
    await expect(ask(19_500)).rejects.toMatchObject({ status: 409 });
    expect(backOf()).toEqual([0, 39_500]);

    expect(await ask(59_000)).toMatchObject({ amountCents: 59_000, status: 'done' });
    expect(backOf()).toEqual([19_500, 39_500]);
  });

  test('when one payment is disputed then the order says so, until it is won', async () => {
    const { ids, order } = await paidInParts();
    shop.turn(ids[0]!, { status: 'in_mediation' });
    await settle(shop.deps, ids[0]!);
    expect(await order()).toMatchObject({ paymentStatus: 'in_mediation' });

    shop.turn(ids[0]!, { status: 'approved' });
    await settle(shop.deps, ids[0]!);

    expect(await order()).toMatchObject({ paymentStatus: 'approved' });
  });

  test('when an old copy of one payment comes in late then the order stays where it was', async () => {
    const { ids, order } = await paidInParts();
    const before = shop.provider.payments.get(ids[0]!)!;
    shop.turn(ids[0]!, { status: 'partially_refunded', refundedCents: 500 });
    await settle(shop.deps, ids[0]!);
    shop.provider.payments.set(ids[0]!, before);

    await settle(shop.deps, ids[0]!);

    expect(await order()).toMatchObject({ paymentStatus: 'partially_refunded', refundedCents: 500 });
  });
});
