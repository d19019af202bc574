import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { ProviderError } from '../../shopping/checkout/payment-page.port.ts';
import { aPayment, anEntry, refundLedgers } from '../../testing/refund-ledgers.ts';
import type { KnownPayment } from '../provider/payment-desk.ts';
import { requestRefund, reserveRefund, type RefundCommand } from './refund.ts';
import type { RefundStore } from './refund.store.ts';

const ledgers = forFile(refundLedgers);
let store: RefundStore;
beforeAll(async () => {
  store = ledgers.store;
});

const ALL = { partialRefunds: true, expiringLinks: true };
const known = { capabilitiesOf: () => ALL, labelOf: () => 'Mercado Pago' };
const knowing = (payment: KnownPayment | undefined, refunds = store) => ({
  refunds,
  provider: { getPayment: async () => payment, ...known },
});
const aCommand = (paymentId: string, over: Partial<RefundCommand> = {}): RefundCommand => ({
  paymentId,
  requestId: crypto.randomUUID(),
  who: 'duena',
  ...over,
});

test.each([
  ['a part', 0, 10_000, { amountCents: 10_000, isWhole: false }],
  ['all, by its amount', 0, 29_500, { amountCents: 29_500, isWhole: true }],
  ['all that is there', 0, undefined, { amountCents: 29_500, isWhole: true }],
  ['the rest', 9_500, undefined, { amountCents: 20_000, isWhole: false }],
])('when %s is asked for then that is set aside', async (_, refundedCents, amountCents, expected) => {
  const payment = aPayment({ refundedCents });
  const command = aCommand(payment.id, amountCents === undefined ? {} : { amountCents });

  const entry = await reserveRefund(knowing(payment), command);

  const { requestId } = command;
  expect(entry).toMatchObject({ ...expected, requestId, who: 'duena', status: 'requested' });
  expect(await store.find(payment.id)).toMatchObject({
    promisedCents: refundedCents + expected.amountCents,
    refunds: [{ id: entry.id }],
  });
});

test.each<[string, Partial<KnownPayment> | undefined, Partial<RefundCommand>, object]>([
  ['is unknown', undefined, {}, { status: 404, message: 'Mercado Pago no conoce ese pago.' }],
  [
    'went back already',
    { status: 'refunded' },
    {},
    { status: 409, message: 'Este pago ya se reembolsó por completo.' },
  ],
  [
    'is disputed',
    { status: 'in_mediation' },
    {},
    { status: 409, message: expect.stringMatching(/no está aprobado/) },
  ],
  [
    'has less left',
    { refundedCents: 20_000 },
    { amountCents: 9_501 },
    {
      status: 409,
      message: 'Solo quedan $95.00 MXN por reembolsar.',
      body: { errors: { amount: 'Solo quedan $95.00 MXN por reembolsar.' }, left: 95 },
    },
  ],
  [
    'has nothing left',
    { refundedCents: 29_500 },
    { amountCents: 1 },
    { status: 409, message: 'Ya se pidió el reembolso de todo el importe.' },
  ],
])('when the payment %s then nothing is set aside', async (_, over, asked, refusal) => {
  const payment = aPayment(over);

  const reserving = reserveRefund(knowing(over && payment), aCommand(payment.id, asked));

  await expect(reserving).rejects.toMatchObject(refusal);
  expect((await store.find(payment.id))?.refunds ?? []).toEqual([]);
});

test('when its provider only gives back all of a payment then a part is refused', async () => {
  const payment = aPayment();
  const deps = knowing(payment);
  const whole = {
    ...deps,
    provider: {
      ...deps.provider,
      capabilitiesOf: () => ({ ...ALL, partialRefunds: false }),
    },
  };
  const part = aCommand(payment.id, { amountCents: 100 });
  await expect(reserveRefund(whole, part)).rejects.toMatchObject({ status: 409, message: /completo/ });
  expect(await reserveRefund(whole, aCommand(payment.id))).toMatchObject({
    amountCents: 29_500,
    isWhole: true,
  });
});

test('when the provider cannot be asked then it is a 503, and a fault of ours stays one', async () => {
  const failing = (error: Error) => ({
    refunds: store,
    provider: { getPayment: () => Promise.reject(error), ...known },
  });

  await expect(
    reserveRefund(failing(new ProviderError('get', new Error('away'))), aCommand('pay-away')),
  ).rejects.toMatchObject({ status: 503, message: expect.stringMatching(/no responde/) });
  await expect(reserveRefund(failing(new TypeError('ours')), aCommand('pay-away'))).rejects.toThrow('ours');
});

test('when one press comes again then it is the refund of before, and with another amount none', async () => {
  const payment = aPayment();
  const command = aCommand(payment.id, { amountCents: 10_000 });
  const first = await reserveRefund(knowing(payment), command);
  const { amountCents: _, ...withoutAmount } = command;

  // The provider is not called: it may be away.
  expect((await reserveRefund(knowing(undefined), command)).id).toBe(first.id);
  expect((await reserveRefund(knowing(undefined), withoutAmount)).id).toBe(first.id);
  await expect(reserveRefund(knowing(payment), { ...command, amountCents: 10_001 })).rejects.toMatchObject({
    status: 409,
    message: 'Ya se pidió este reembolso por $100.00 MXN. Revisa el pedido.',
  });
  expect(await store.find(payment.id)).toMatchObject({ promisedCents: 10_000, refunds: [{ id: first.id }] });
});

test.each([
  ['the same press', true],
  ['somebody else', false],
])(
  'when %s was faster between looking and setting aside then the money is promised once',
  async (_, isSame) => {
    const payment = aPayment();
    const command = aCommand(payment.id, { amountCents: 20_000 });
    const faster = anEntry({ amountCents: 20_000, ...(isSame && { requestId: command.requestId }) });
    const meanwhile: RefundStore = {
      ...store,
      reserve: async (id, entry, paidCents) => {
        await store.reserve(id, faster, paidCents);
        return store.reserve(id, entry, paidCents);
      },
    };

    const reserving = reserveRefund(knowing(payment, meanwhile), command);

    if (isSame) expect((await reserving).id).toBe(faster.id);
    else
      await expect(reserving).rejects.toMatchObject({
        status: 409,
        message: expect.stringMatching(/^Alguien acaba de pedir otro reembolso/),
      });
    expect(await store.find(payment.id)).toMatchObject({
      promisedCents: 20_000,
      refunds: [{ id: faster.id }],
    });
  },
);

test.each([undefined, 20_000])(
  'when one press for %s of 29,500 comes again while the first is being set aside then it is that refund',
  async (amountCents) => {
    const payment = aPayment();
    const command = aCommand(payment.id, amountCents === undefined ? {} : { amountCents });
    const first = anEntry({ amountCents: amountCents ?? 29_500, requestId: command.requestId });
    const meanwhile: RefundStore = {
      ...store,
      // Runs after the press was searched for, and before the money left is counted.
      observe: async (...seen) => {
        await store.observe(...seen);
        await store.reserve(payment.id, first, { paidCents: payment.amountCents });
        return store.observe(...seen);
      },
    };

    expect((await reserveRefund(knowing(payment, meanwhile), command)).id).toBe(first.id);
  },
);

test('when a refund was sent then it is answered as it stands then: done, waiting, refused with why, or gone', async () => {
  const payment = aPayment();
  const asking = (amountCents: number, sent: (id: string) => Promise<unknown>) =>
    requestRefund(
      {
        ...knowing(payment),
        results: { refundAndWait: async (_: string, id: string) => void (await sent(id)) },
      } as unknown as Parameters<typeof requestRefund>[0],
      aCommand(payment.id, { amountCents }),
    );

  expect(
    await asking(100, (id) => store.finish(payment.id, anEntry({ id }), { id: 'made', amountCents: 100 })),
  ).toMatchObject({ status: 'done', providerId: 'made', amountCents: 100 });
  expect(await asking(200, async () => undefined)).toMatchObject({ status: 'requested', amountCents: 200 });
  await expect(
    asking(300, (id) =>
      store.fail(payment.id, anEntry({ id, amountCents: 300 }), { code: 2032, reason: 'No.' }),
    ),
  ).rejects.toMatchObject({ status: 409, message: 'No.' });
  await expect(
    asking(400, () => ledgers.db.collection<{ _id: string }>('refunds').deleteOne({ _id: payment.id })),
  ).rejects.toMatchObject({ status: 404 });
});
