import { expect, jest, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { forFile } from '@shop/service-kit/testing/for-file';
import * as fc from 'fast-check';
import { whyStopped } from '../../orders/order/stop-order.ts';
import { partShop } from '../../testing/part-shop.ts';
import type { ProviderPayment } from '../provider/payment.port.ts';
import { lookAtClaims } from './look-at-disputes.ts';
import { settle } from './settle.ts';
import { sweepPayments } from './sweep.ts';

jest.setTimeout(240_000);

const HISTORIES = 100;
const TOTAL_CENTS = 59_000;

/** What can happen to a payment, and the notification about it. */
const EVENTS = [
  'claim',
  'mediation',
  'peace',
  'chargeback',
  'proven',
  'won',
  'lost',
  'part',
  'whole',
] as const;
type Event = (typeof EVENTS)[number];
const FATES = ['lost', 'told', 'twice', 'late', 'slow', 'as claim'] as const;
type Step = { event: Event; fate: (typeof FATES)[number] };
const history = fc.array(
  fc.record<Step>({ event: fc.constantFrom(...EVENTS), fate: fc.constantFrom(...FATES) }),
  { minLength: 1, maxLength: 7 },
);

const shop = forFile(partShop);

/** The worker settles a payment; the provider's answer may be older than the last event. */
const work = (id: string, answered?: ProviderPayment) =>
  settle(
    answered
      ? {
          ...shop.deps,
          provider: {
            ...shop.deps.provider,
            getPayment: async () => ({ ...answered, provider: 'memory' }),
            findRefunds: async () => [],
          },
        }
      : shop.deps,
    id,
  );
const deps = () => ({
  ...shop.deps,
  log: createLog('test', 'silent'),
  provider: { ...shop.deps.provider, names: ['memory'] },
  queue: { ...shop.deps.queue, settle: async (id: string) => void (await work(id)) },
});
/** Other payments settle by themselves. */
const only = (id: string) => ({ check: async (one: string) => void (one === id && (await work(id))) });
const isOver = ({ status, isLost }: ProviderPayment) => status === 'refunded' || isLost === true;

/** Plays an event at the provider, whose clock moves with each step; false when it cannot happen in this state. */
async function happens(id: string, event: Event): Promise<boolean> {
  const { provider } = shop;
  const payment = provider.payments.get(id)!;
  const { status, refundedCents } = payment;
  const kept = refundedCents > 0 ? 'partially_refunded' : 'approved';
  const isKept = status === 'approved' || status === 'partially_refunded';
  if (isOver(payment)) return false;
  if (event === 'claim' && isKept) provider.claims.set(id, { paymentId: id, awaits: 'answer' });
  else if (event === 'mediation' && isKept) {
    provider.claims.set(id, { paymentId: id, awaits: 'decision' });
    shop.turn(id, { status: 'in_mediation' });
  } else if (event === 'peace' && provider.claims.delete(id)) {
    if (status === 'in_mediation') shop.turn(id, { status: kept });
  } else if (event === 'chargeback' && status !== 'charged_back') {
    provider.chargebacks.set(id, { paymentId: id, awaits: 'proof' });
    shop.turn(id, { status: 'charged_back' });
  } else if (event === 'proven' && provider.chargebacks.has(id))
    provider.chargebacks.set(id, { paymentId: id, awaits: 'decision' });
  else if ((event === 'won' || event === 'lost') && provider.chargebacks.delete(id))
    shop.turn(id, event === 'won' ? { status: kept } : { isLost: true });
  else if ((event === 'part' || event === 'whole') && isKept) {
    const left = TOTAL_CENTS - refundedCents;
    const amountCents = event === 'whole' ? left : Math.min(left, 9_500);
    await provider.refund({ paymentId: id, key: `hand-${crypto.randomUUID()}`, amountCents });
    shop.turn(id, {});
  } else return false;
  return true;
}

async function live(id: string, steps: Step[]): Promise<void> {
  const late: (() => Promise<unknown>)[] = [];
  for (const { event, fate } of steps) {
    const before = shop.provider.payments.get(id)!;
    if (!(await happens(id, event)) || fate === 'lost') continue;
    if (fate === 'late') late.unshift(() => work(id));
    else if (fate === 'slow') late.unshift(() => work(id, before));
    else if (fate === 'as claim') await lookAtClaims({ ...deps(), queue: only(id) });
    else for (let times = fate === 'twice' ? 2 : 1; times > 0; times--) await work(id);
  }
  for (const news of late) await news();
}

/** The provider's books, in the shop's terms. */
function truth(id: string) {
  const payment = shop.provider.payments.get(id)!;
  const { status, refundedCents, isLost } = payment;

  const isClaimed = shop.provider.claims.has(id);
  const isBank = status === 'charged_back' && !isLost;
  const mediated = status === 'in_mediation' || (isClaimed && !isOver(payment) && status !== 'charged_back');
  return {
    status,
    refundedCents,
    open: [...(isBank ? ['chargeback'] : []), ...(mediated ? ['dispute'] : [])],
    stays: isClaimed || status === 'in_mediation' || status === 'charged_back',
    given: [...shop.provider.refunds.values()]
      .filter(({ paymentId }) => paymentId === id)
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

async function seen(id: string, checkoutId: string) {
  const [order] = await shop.orders(checkoutId);
  const ledger = await shop.deps.refunds.find(id);
  return {
    status: order!.paymentStatus,
    refundedCents: order!.refundedCents,
    open: (await shop.open(id)).toSorted(),
    stays: whyStopped(order!) !== undefined,
    given: (ledger?.refunds ?? []).reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

test(`when ${HISTORIES} payments live on and their news is lost, late, doubled or out of order then one sweep ends in the provider’s books`, async () => {
  const histories = fc.sample(history, { numRuns: HISTORIES, seed: 17 });
  const lives: { id: string; checkoutId: string; steps: Step[] }[] = [];
  for (const steps of histories) {
    const { link, checkoutId } = await shop.checkout();
    const id = await shop.pay(link);
    lives.push({ id, checkoutId, steps });
    // Money that is taken away before the shop heard of it earns no order.
    const isGrave = steps.some(({ event }) => event === 'whole' || event === 'chargeback');
    if (isGrave || steps.length % 3 > 0) await work(id);
    await live(id, steps);
  }
  // The same account also sells elsewhere.
  const { link } = await shop.checkout();
  const foreign = await shop.pay(link, undefined, { externalReference: 'POINT-4711' });
  shop.provider.claims.set('foreign', { paymentId: foreign, awaits: 'answer' });

  await sweepPayments(deps(), new Date(Date.now() + 120_000));
  await lookAtClaims(deps());

  for (const { id, checkoutId, steps } of lives)
    expect({ steps, ...(await seen(id, checkoutId)) }).toEqual({ steps, ...truth(id) });
  expect(await shop.exceptions(foreign)).toEqual([]);
});
