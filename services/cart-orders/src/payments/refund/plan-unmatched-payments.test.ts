import { afterEach, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { aPayment, anEntry, refundLedgers } from '../../testing/refund-ledgers.ts';
import type { PaymentExceptionRow } from '../exceptions/payment-exception.model.ts';
import type { ProviderPayment } from '../provider/payment.port.ts';
import { ProviderError } from '../../shopping/checkout/payment-page.port.ts';
import { refundUnmatchedPayments, type RefundUnmatchedDeps } from './refund-unmatched-payments.ts';

const ledgers = forFile(refundLedgers);
afterEach(() => void jest.restoreAllMocks());

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
type Given = {
  payment?: Partial<ProviderPayment> | undefined;
  isTaken?: boolean;
  hasOrder?: boolean;
  isAway?: boolean;
};

/** Payments without an order whose grace period is over, and their result. */
function due(...given: Given[]) {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const unmatched = given.map((one) => ({
    ...one,
    ...aPayment(one.payment),
    exceptionId: crypto.randomUUID(),
  }));
  const of = (paymentId: string) => unmatched.find(({ id }) => id === paymentId)!;
  const said: unknown[][] = [];
  const deps = {
    refunds: ledgers.store,
    provider: {
      labelOf: () => 'Mercado Pago',
      getPayment: async (id: string) => {
        if (of(id).isAway) throw new ProviderError('get', new Error('away'));
        return 'payment' in of(id) && of(id).payment === undefined ? undefined : of(id);
      },
    },
    orders: { findByPayment: async (id: string) => (of(id).hasOrder ? { _id: 'order' } : null) },
    exceptions: {
      dueRefunds: async (_: Date, limit: number) =>
        unmatched
          .slice(0, limit)
          .map(({ exceptionId: _id, id: paymentId, amountCents }) => ({ _id, paymentId, amountCents })),
      takeRefund: async ({ paymentId }: PaymentExceptionRow, again: Date) => {
        said.push(['again', again.getTime() - NOW]);
        return !of(paymentId).isTaken;
      },
      planRefund: async (id: string, plan: string) => void said.push(['plan', id, plan]),
    },
    queue: {
      refund: async (paymentId: string, refundId: string) => void said.push(['refund', paymentId, refundId]),
      check: async (paymentId: string) => void said.push(['check', paymentId]),
    },
    log: { warn: (about: { exceptionId: string }) => said.push(['warn', about.exceptionId]) },
  } as unknown as RefundUnmatchedDeps;
  return { unmatched, said: async () => (await refundUnmatchedPayments(deps), said) };
}
const AGAIN = ['again', 300_000];
const entriesOf = async (id: string) => (await ledgers.store.find(id))?.refunds ?? [];

test('when the time of grace is over then all of it is set aside once, by the shop, and sent', async () => {
  const { unmatched, said } = due({});
  const [{ id, exceptionId }] = unmatched as [(typeof unmatched)[0]];

  const first = [...(await said())];
  const again = await said();

  const [entry, ...others] = await entriesOf(id);
  expect(entry).toMatchObject({ amountCents: 29_500, who: 'sistema', requestId: `sistema-${exceptionId}` });
  expect(others).toEqual([]);
  expect(first).toEqual([AGAIN, ['refund', id, entry?.id], ['plan', exceptionId, 'asked']]);
  // Another worker, or this one after a crash, makes the same refund.
  expect(again).toEqual([...first, ...first]);
});

test.each<[string, Given]>([
  ['an order stands on it', { hasOrder: true }],
  ['it went back by hand', { payment: { status: 'refunded' } }],
  ['a part went back', { payment: { refundedCents: 1 } }],
  ['the provider does not know it', { payment: undefined }],
])('when %s then the rest is left to a person', async (_, given) => {
  const { unmatched, said } = due(given);
  const [{ id, exceptionId }] = unmatched as [(typeof unmatched)[0]];

  const checked = given.hasOrder ? [] : [['check', id]];
  expect(await said()).toEqual([AGAIN, ...checked, ['plan', exceptionId, 'left']]);
  expect(await entriesOf(id)).toEqual([]);
});

test.each([
  ['somebody', ['duena'], 'left'],
  ['the shop itself', ['sistema'], 'asked'],
  ['somebody beside the shop', ['sistema', 'duena'], 'left'],
])('when %s has begun to give it back then that decides', async (_, whos, plan) => {
  const { unmatched, said } = due({});
  const [{ id, exceptionId }] = unmatched as [(typeof unmatched)[0]];
  await ledgers.store.observe(id, 0, 'mercadopago');
  const amountCents = whos.length > 1 ? 100 : 29_500;
  for (const who of whos) {
    const entry = anEntry({ who, requestId: `${who}-${exceptionId}`, amountCents });
    await ledgers.store.reserve(id, entry, { paidCents: 29_500 });
  }
  const [begun] = await entriesOf(id);

  const sent = plan === 'asked' ? [['refund', id, begun?.id]] : [];
  expect(await said()).toEqual([AGAIN, ...sent, ['plan', exceptionId, plan]]);
});

test('when one cannot be tried now, or another worker has it then the next ones still are', async () => {
  const { unmatched, said } = due({ isAway: true }, { isTaken: true }, {});
  const [away, , last] = unmatched as [(typeof unmatched)[0], (typeof unmatched)[0], (typeof unmatched)[0]];

  const done = await said();

  const [entry] = await entriesOf(last.id);
  expect(done).toEqual([
    AGAIN,
    ['warn', away.exceptionId],
    AGAIN,
    AGAIN,
    ['refund', last.id, entry?.id],
    ['plan', last.exceptionId, 'asked'],
  ]);
});
