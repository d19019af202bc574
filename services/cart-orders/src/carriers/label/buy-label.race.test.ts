import { randomUUID } from 'node:crypto';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import fc from 'fast-check';
import { interleave } from '../../testing/interleave.ts';
import { loneWorker } from '../../testing/lone-worker.ts';
import { ESTAFETA, storedOrder, WANTED, WORKSHOP } from '../../testing/stored-order.ts';
import {
  CarrierError,
  CarrierRefusal,
  type BoughtLabel,
  type CarrierProvider,
} from '../provider/carrier.port.ts';
import { askAgain, buyLabel, type BuyDeps } from './buy-label.ts';
import type { OrderWithLabel } from './label.store.ts';

jest.setTimeout(120_000);

const opened = forFile(loneWorker);
let turns: ReturnType<typeof interleave>;
beforeAll(() => void (turns = interleave(opened.parts.db)));

/** An account that sells at once; its answer may be lost. */
function account(scheduler: fc.Scheduler, losesFirst: boolean) {
  const sold: { reference: string; label: BoughtLabel }[] = [];
  const provider: CarrierProvider = {
    name: 'envia',
    isTest: true,
    quote: async () => ({ offers: [ESTAFETA], silent: [] }),
    create: async ({ reference }) => {
      const label = { number: `98000${sold.length}`, priceCents: 12_700 };
      sold.push({ reference, label });
      await scheduler.schedule(Promise.resolve(), 'answer');
      if (losesFirst && sold.length === 1) throw new CarrierError('create', 'lost');
      return label;
    },
    find: async (reference) => sold.find((one) => one.reference.includes(reference))?.label,
    cancel: async () => undefined,
    probe: async () => [],
    track: async () => [],
    readPdf: async () => Buffer.from(''),
  };
  return { sold, provider };
}

const anOrder = () => storedOrder(opened.parts.db);

/** An order whose label purchase got no answer. */
async function lostLabel() {
  const orderId = await anOrder();
  const { labels, orders } = opened.parts;
  const { provider } = account(fc.sample(fc.scheduler(), 1)[0]!, false);
  const find = async () => ({ number: '980001' });
  const create = () => Promise.reject(new CarrierError('create', 'lost'));
  const carriers = () => ({ ...provider, create, find });
  const deps = { ...opened.parts, carriers, settings: WORKSHOP } as unknown as BuyDeps;
  const lost = await buyLabel(deps, (await orders.find(orderId))!, { ...WANTED, id: randomUUID() });
  const leave = async (tracking?: { carrier: string; number: string }) =>
    orders.setStatus((await orders.find(orderId))!, { to: 'completed', who: 'ana', tracking });
  return { lost, deps, leave, now: async () => (await labels.find(orderId))! };
}

test('when an order left without a number meanwhile then the label’s is its number, and its buyer is told', async () => {
  const { lost, deps, leave, now } = await lostLabel();
  await leave();
  const mails = (await now()).outbox.filter(({ key }) => key === 'mail.shipped');

  await askAgain(deps, lost);

  const { tracking, outbox } = await now();
  expect(tracking).toMatchObject({ carrier: 'Estafeta', number: '980001' });
  expect(outbox.filter(({ key }) => key === 'mail.shipped')).toHaveLength(mails.length + 1);
});

test('when an order left with another number meanwhile then that one stays', async () => {
  const { lost, deps, leave, now } = await lostLabel();
  await leave({ carrier: 'DHL', number: '7777' });

  await askAgain(deps, lost);

  expect(await now()).toMatchObject({ tracking: { number: '7777' }, label: { status: 'bought' } });
});

test('when an order leaves while its label is cancelled then what its buyer was told stays', async () => {
  const { lost, deps, leave, now } = await lostLabel();
  const seen = await askAgain(deps, lost);
  await leave();

  await opened.parts.labels.cancelled(seen, { who: 'ana', note: 'Guía cancelada' });

  expect(await now()).toMatchObject({ tracking: { number: '980001' }, label: { status: 'cancelled' } });
});

test('when the account says no to a purchase then its reason is told, and the order may have another label', async () => {
  const orderId = await anOrder();
  const { labels, orders } = opened.parts;
  const { provider } = account(fc.sample(fc.scheduler(), 1)[0]!, false);
  const create = () => Promise.reject(new CarrierRefusal('create', 'no hay saldo'));
  const buy = async (carriers: CarrierProvider) => {
    const deps = { ...opened.parts, carriers: () => carriers, settings: WORKSHOP } as unknown as BuyDeps;
    return buyLabel(deps, (await orders.find(orderId))!, { ...WANTED, id: randomUUID() });
  };

  const reason = 'Envia.com dice: no hay saldo.';
  await expect(buy({ ...provider, create })).rejects.toMatchObject({ status: 409, message: reason });

  expect((await labels.find(orderId))?.label).toMatchObject({ status: 'failed', reason });
  const { label } = await buy({ ...provider, create: async () => ({ number: '980001' }) });
  expect(label).toMatchObject({ status: 'bought', number: '980001' });
});

test('when two windows buy, send again and the worker asks, in whatever order, then one label is paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), fc.boolean(), async (scheduler, losesFirst, isSame) => {
      const orderId = await anOrder();
      const { sold, provider } = account(scheduler, losesFirst);
      const { labels, orders } = opened.parts;
      const deps = {
        ...opened.parts,
        carriers: () => provider,
        settings: WORKSHOP,
      } as unknown as BuyDeps;
      const [first, second] = [randomUUID(), randomUUID()];
      const buy = async (id: string) => {
        const order = await orders.find(orderId);
        return buyLabel(deps, order!, { ...WANTED, id }).catch((error: { status?: number }) => error.status);
      };
      const ask = async () => {
        const order = await labels.find(orderId);
        if (order?.label?.status === 'buying') await askAgain(deps, order);
      };

      await turns.by(scheduler, () =>
        Promise.all([buy(first), buy(isSame ? first : second), buy(first), ask()]),
      );
      const last: OrderWithLabel = (await labels.find(orderId))!;
      if (last.label.status === 'buying') await askAgain(deps, last);

      const { label, tracking, history } = (await labels.find(orderId))!;
      expect(sold).toHaveLength(1);
      expect(label).toMatchObject({ status: 'bought', number: sold[0]!.label.number });
      expect(tracking?.number).toBe(label.number);
      expect(history).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});
