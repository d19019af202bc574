import { afterEach, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { ProviderError } from '../../shopping/checkout/payment-page.port.ts';
import { aPayment, anEntry, refundLedgers } from '../../testing/refund-ledgers.ts';
import type { OrderBack } from '../../orders/order/order-back.model.ts';
import { RefusedError, type ProviderPayment, type ProviderRefund } from '../provider/payment.port.ts';
import { performRefund, type PerformRefundDeps } from './perform-refund.ts';
import type { RefundEntry } from './refund.store.ts';

const ledgers = forFile(refundLedgers);
afterEach(() => void jest.restoreAllMocks());

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
const REFUSED = new RefusedError('refund', new Error('no'), { code: 2032, reason: 'No.' });
const made = (over: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: crypto.randomUUID(),
  amountCents: 10_000,
  at: new Date(NOW),
  ...over,
});

type Given = {
  refund?: Partial<RefundEntry>;
  /** The provider's failure; without it the refund succeeds. */
  failure?: Error;
  /** How much it refunds when the call names no amount. */
  wholeCents?: number;
  /** Refunds that the provider already reports. */
  found?: ProviderRefund[];
  payment?: ProviderPayment;
  orderId?: string;
};

/** A reserved refund, and the calls that performing it makes. */
async function reserved({ refund, failure, wholeCents, found = [], payment, orderId }: Given = {}) {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const paymentId = crypto.randomUUID();
  const entry = anEntry({ at: new Date(NOW), ...refund });
  await ledgers.store.observe(paymentId, 0, 'mercadopago');
  await ledgers.store.reserve(paymentId, entry, { paidCents: 29_500 });
  const asked: object[] = [];
  const listed: object[] = [];
  const warned: object[] = [];
  const backs: OrderBack[] = [];
  let looks = 0;
  const deps = {
    refunds: ledgers.store,
    provider: {
      getPayment: async () => {
        looks += 1;
        return payment;
      },
      refund: async (request: { key: string; amountCents?: number }) => {
        asked.push(request);
        if (failure && request.key === entry.id) throw failure;
        const amountCents = request.amountCents ?? wholeCents ?? 29_500;
        return made({ id: request.key === entry.id ? 'made' : `of ${request.key}`, amountCents });
      },
      findRefunds: async () => found,
    },
    // The payment has no reference, so settling ends with the list of exceptions.
    checkouts: {},
    orders: {
      findByPayment: async () => (orderId ? { _id: orderId, items: [] } : null),
      noteBack: async (_id: string, back: OrderBack) => void backs.push(back),
      dropBack: async (_id: string, id: string) =>
        void backs.splice(
          backs.findIndex((back) => back.id === id),
          1,
        ),
    },
    exceptions: { add: async (one: object) => void listed.push(one), follow: async () => false },
    log: { warn: (about: object) => warned.push(about) },
  } as unknown as PerformRefundDeps;
  return {
    paymentId,
    entry,
    asked,
    listed,
    warned,
    backs,
    perform: (id: string = entry.id, of: string = paymentId) => performRefund(deps, of, id),
    looks: () => looks,
    ledger: async () => (await ledgers.store.find(paymentId))!,
  };
}

test.each<[string, Partial<RefundEntry>, object]>([
  ['a part', {}, { amountCents: 10_000 }],
  ['all', { amountCents: 29_500, isWhole: true }, {}],
])(
  'when %s is to go back then the provider is asked once, with the key that was stored',
  async (_, refund, sent) => {
    const { paymentId, entry, asked, perform, ledger, looks } = await reserved({ refund });

    await perform();
    await perform();

    expect(asked).toEqual([{ paymentId, key: entry.id, ...sent }]);
    expect((await ledger()).refunds).toMatchObject([{ status: 'done', providerId: 'made' }]);
    // The order is settled each time.
    expect(looks()).toBe(2);
  },
);

test('when there is no such refund then nothing is sent, and the order still hears of its payment', async () => {
  const { paymentId, asked, perform, ledger, looks } = await reserved();

  await perform('another');
  await perform('another', 'another-payment');

  expect(asked).toEqual([]);
  expect(looks()).toBe(2);
  expect((await ledger()).refunds).toMatchObject([{ status: 'requested' }]);
  expect(await ledgers.store.find(paymentId)).toMatchObject({ promisedCents: 10_000 });
});

test('when the provider does not answer then it is thrown, and what was reserved waits', async () => {
  const { perform, ledger, listed } = await reserved({
    failure: new ProviderError('refund', new Error('away')),
  });

  await expect(perform()).rejects.toThrow(ProviderError);

  expect(await ledger()).toMatchObject({ promisedCents: 10_000, refunds: [{ status: 'requested' }] });
  expect(listed).toEqual([]);
});

test('when the provider refuses what went back by hand then it is done, and nothing is listed', async () => {
  const byHand = made({ id: 'by-hand', at: new Date(NOW - 60_000) });
  const found = [made({ amountCents: 9_999 }), made({ at: new Date(NOW - 60_001) }), byHand];
  const { perform, ledger, listed } = await reserved({ failure: REFUSED, found });

  await perform();

  expect(await ledger()).toMatchObject({
    promisedCents: 10_000,
    refunds: [{ status: 'done', providerId: 'by-hand' }],
  });
  expect(listed).toEqual([]);
});

test('when what went back is another entry’s then the refused one failed, and its money is free again', async () => {
  const { paymentId, entry, perform, ledger, warned } = await reserved({
    failure: REFUSED,
    found: [made({ id: 'theirs' })],
  });
  const theirs = anEntry({ at: new Date(NOW) });
  await ledgers.store.reserve(paymentId, theirs, { paidCents: 29_500 });
  await ledgers.store.finish(paymentId, theirs, made({ id: 'theirs' }));

  await perform();

  expect(await ledger()).toMatchObject({
    promisedCents: 10_000,
    refunds: [
      { id: entry.id, status: 'failed', code: 2032, reason: 'No.' },
      { id: theirs.id, status: 'done' },
    ],
  });
  expect(warned).toEqual([{ err: REFUSED, paymentId, refundId: entry.id }]);
});

test('when a part went back by hand a moment before all then the entry says what was made, and none counts twice', async () => {
  const whole = { amountCents: 29_500, isWhole: true };
  const { paymentId, perform, ledger } = await reserved({ refund: whole, wholeCents: 19_500 });

  await perform();
  await ledgers.store.observe(paymentId, 29_500, 'mercadopago');

  expect(await ledger()).toMatchObject({
    promisedCents: 29_500,
    refunds: [{ status: 'done', amountCents: 19_500 }],
  });
});

test('when an equal refund is under way then its money is not taken for the one that is refused', async () => {
  const theirs = anEntry({ at: new Date(NOW) });
  const found = [made({ id: `of ${theirs.id}` })];
  const { paymentId, entry, perform, ledger } = await reserved({ failure: REFUSED, found });
  await ledgers.store.reserve(paymentId, theirs, { paidCents: 29_500 });

  await perform();

  expect(await ledger()).toMatchObject({
    promisedCents: 10_000,
    refunds: [
      { id: entry.id, status: 'failed' },
      { id: theirs.id, status: 'done', providerId: `of ${theirs.id}` },
    ],
  });
});

test('when an equal refund of pieces is sent along with one that is refused then the order says what it was of', async () => {
  const lines = [{ id: 1, quantity: 1, cents: 10_000 }];
  const theirs = anEntry({ at: new Date(NOW), lines });
  const given = { refund: { lines: [{ id: 2, quantity: 1, cents: 10_000 }] }, orderId: 'order-1' };
  const { paymentId, perform, backs } = await reserved({ ...given, failure: REFUSED });
  await ledgers.store.reserve(paymentId, theirs, { paidCents: 29_500 });

  await perform();
  await perform(theirs.id);

  expect(backs).toEqual([{ id: theirs.id, cents: 10_000, lines: [{ id: 1, cents: 10_000 }] }]);
});

const LATE = { at: new Date(NOW - 10_001) };
const PAYMENT = aPayment();
const SAID = { paymentStatus: 'approved', amountCents: 29_500, currency: 'MXN' };
test.each<[string, Given, object[]]>([
  ['somebody still waits for the answer', { refund: { at: new Date(NOW - 10_000) }, payment: PAYMENT }, []],
  ['nobody waits any more', { refund: LATE, payment: PAYMENT }, [SAID]],
  [
    'it is of an order',
    { refund: LATE, payment: PAYMENT, orderId: 'order-1' },
    [{ ...SAID, orderId: 'order-1' }],
  ],
  ['the provider does not know the payment', { refund: LATE }, []],
])(
  'when a refund is refused and %s then the list says what a person has to know',
  async (_, given, expected) => {
    const { paymentId, perform, listed, ledger } = await reserved({ ...given, failure: REFUSED });

    await perform();

    const failures = listed.filter((one) => 'kind' in one && one.kind === 'refund_failed');
    expect(failures).toEqual(expected.map((about) => ({ kind: 'refund_failed', paymentId, ...about })));
    expect((await ledger()).refunds).toMatchObject([{ status: 'failed' }]);
  },
);
