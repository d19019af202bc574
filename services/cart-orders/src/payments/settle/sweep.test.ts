import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { runMigration } from '@shop/service-kit/testing/run-migration';
import { dropMongo, ownMongo } from '@shop/service-kit/testing/own-mongo';
import { migration } from '../../migrations/0012-sweep-from-afar.ts';
import { ownSandbox } from '../../testing/own-sandbox.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { createPreferences } from '../provider/mercado-pago/preferences/preferences.ts';
import { RefusedError, type ChangedPayment, type ChangedPlace } from '../provider/payment.port.ts';
import { createWebhookEventStore, webhookEventModel } from '../webhook/webhook-event.store.ts';
import { createSweepStore } from './sweep.store.ts';
import { sweepPayments, type SweepDeps } from './sweep.ts';

const env = backing();
const START = Date.UTC(2026, 10, 1, 12);
const MINUTE_MS = 60_000;
const REFERENCE = 'a'.repeat(24);

let db: Mongo;
beforeAll(async () => void (db = await ownMongo(webhookEventModel)));
beforeEach(async () => {
  await Promise.all([db.model('WebhookEvent').deleteMany({}), db.collection('sweeps').deleteMany({})]);
});
afterAll(() => dropMongo(db));

type Provider = { findChanged: (place: ChangedPlace) => Promise<ChangedPayment[]> };

/** A sweep over the books of `provider`, with what it queues and asks. */
function aSweep(provider: Provider) {
  const queued: string[] = [];
  const asked: (number | undefined)[] = [];
  const deps: SweepDeps = {
    webhookEvents: createWebhookEventStore(db),
    sweeps: createSweepStore(db),
    queue: { settle: async (paymentId) => void queued.push(paymentId) },
    log: { warn: () => undefined },
    provider: {
      names: ['mercadopago'],
      findChanged: (_provider, place) => {
        asked.push(place.since && place.since.getTime() - START);
        return provider.findChanged(place);
      },
    },
  };
  return {
    deps,
    queued,
    asked,
    sweep: (until = new Date(Date.now() + MINUTE_MS)) => sweepPayments(deps, until),
  };
}

/** A provider's search over these payments. */
const books = (payments: ChangedPayment[]): Provider => ({
  findChanged: async ({ since = new Date(0), offset }) =>
    payments
      .filter(({ changedAt }) => changedAt >= since)
      .toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
      .slice(offset, offset + 100),
});
const payment = (id: string, afterMs = 0, externalReference = REFERENCE): ChangedPayment => ({
  id,
  externalReference,
  changedAt: new Date(START + afterMs),
});

test('when payments changed then each change is asked for once, and those of other sellers never', async () => {
  const known = [payment('1'), payment('2', 1, 'POINT-4711')];
  const { queued, asked, sweep } = aSweep(books(known));

  await sweep();
  await sweep();
  // A partial refund on the provider's own pages, weeks later.
  known[0] = payment('1', 30 * 24 * 60 * MINUTE_MS);
  await sweep();

  expect(queued).toEqual(['1', '1']);
  expect(asked).toEqual([undefined, 1 - 15 * MINUTE_MS, 1 - 15 * MINUTE_MS]);
});

test('when the search learns of a change minutes late then the next sweep finds it', async () => {
  const known = [payment('1', 14 * MINUTE_MS)];
  const { queued, sweep } = aSweep(books(known));
  await sweep();

  known.push(payment('2'));
  await sweep();

  expect(queued).toEqual(['1', '2']);
});

test('when more changed than fits on pages, many of them at one moment then none is left out', async () => {
  const known = Array.from({ length: 450 }, (_, nth) => payment(`${nth}`, nth < 250 ? 0 : nth));
  const { queued, sweep } = aSweep(books(known));

  await sweep();

  expect(new Set(queued).size).toBe(450);
});

test('when an earlier release swept already then all that the provider still knows is looked at once more', async () => {
  const sweeps = createSweepStore(db);
  await sweeps.reached('mercadopago', new Date(START));
  await sweeps.reached('mercadopago-orders', new Date(START));
  await runMigration(migration, { db, publicBaseUrl: '' });
  expect(await sweeps.position('mercadopago-orders')).toEqual(new Date(START));

  const { queued, asked, sweep } = aSweep(books([payment('1', -90 * 24 * 60 * MINUTE_MS), payment('2')]));
  await sweep();
  await sweep();

  expect([queued, asked]).toEqual([
    ['1', '2'],
    [undefined, -15 * MINUTE_MS],
  ]);
});

test('when an account may not search one of its APIs then what another one tells is found all the same', async () => {
  const { queued, deps } = aSweep(books([payment('1')]));
  const { findChanged } = deps.provider;
  deps.provider = {
    names: ['refusing', 'mercadopago'],
    findChanged: async (name, place) => {
      if (name !== 'refusing') return findChanged(name, place);
      throw new RefusedError('find changed', new Error('403'), { code: 0, reason: '' });
    },
  };

  await sweepPayments(deps, new Date(Date.now() + MINUTE_MS));

  expect(queued).toEqual(['1']);
});

test('when the round is over then the rest waits for the next one, which goes on where it was', async () => {
  const { queued, asked, sweep } = aSweep(books([payment('1')]));
  await sweep(new Date(0));
  expect([queued, asked]).toEqual([[], []]);
});

test('when the provider is asked then it says which payments changed, with their references', async () => {
  const provider = await ownSandbox(env);
  const client = createPreferences({
    ...env,
    PUBLIC_BASE_URL: 'http://127.0.0.1:1',
    MERCADOPAGO_BASE_URL: provider.url,
  });
  const lines = [{ elixirId: 1, name: 'Abejas', quantity: 1, priceCents: 29_500, imageUrl: '' }];
  const { id } = await client.createPage({ checkoutId: 'swept', lines });
  const strings = sandbox({ ...env, MERCADOPAGO_BASE_URL: provider.url });
  const [first, second] = [await strings.pay(id), await strings.payAgain(id)];
  // Changes of one millisecond have no order.
  await setTimeout(2);
  await strings.turn(first, 'charged_back');

  const found = await client.findChanged({ offset: 0 });

  expect(found).toMatchObject([
    { id: second, externalReference: 'swept' },
    { id: first, externalReference: 'swept' },
  ]);
  expect(await client.findChanged({ since: found[1]!.changedAt, offset: 0 })).toMatchObject([{ id: first }]);
  await provider.close();
});
