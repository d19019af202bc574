import { afterEach, expect, jest, test } from '@jest/globals';
import { reconcile, type ReconcileDeps } from './reconcile.ts';

afterEach(() => void jest.restoreAllMocks());

type Given = {
  events?: string[];
  replaced?: number[];
  failing?: string[];
};

/** A round over stores that record their calls; everything in `failing` is away. */
function aRound({ events = [], replaced = [], failing = [] }: Given = {}) {
  const said: unknown[][] = [];
  const calling =
    <T>(what: string, answer: T) =>
    async (...about: unknown[]): Promise<T> => {
      if (failing.includes(what)) throw new Error(`${what} is away`);
      said.push([what, ...about]);
      return answer;
    };
  const pages = replaced.map((length) => Array.from({ length }, (_, nth) => ({ _id: `${nth}` })));
  const logged: object[] = [];
  const deps = {
    config: { RECONCILE_AFTER_MS: 60_000 },
    sweeps: { position: calling('position', undefined) },
    provider: { names: ['mercadopago'], findChanged: calling('changed', []) },
    looks: { isRecent: calling('recent', true) },
    webhookEvents: {
      known: async () => new Set(),
      waiting: calling(
        'events',
        events.map((_id) => ({ _id, paymentId: `pay ${_id}` })),
      ),
      queued: calling('event queued', undefined),
      find: calling('event failed', null),
    },
    queue: {
      settle: async (paymentId: string, id: string) => {
        if (failing.includes(id)) throw new Error('away');
        said.push(['settle', paymentId, id]);
      },
      relay: calling('relay', undefined),
      refund: calling('refund', undefined),
      hurryLate: calling('late', undefined),
    },
    outbox: { waiting: calling('outbox', ['order']) },
    refunds: {
      waiting: calling('refunds', [{ paymentId: 'pay', refundId: 'refund' }]),
      queued: calling('refund queued', undefined),
    },
    exceptions: { dueRefunds: calling('unmatched', []), withMails: calling('mails', []) },
    checkouts: { replaced: async () => pages.shift() ?? said.push(['replaced']) },
    log: {
      error: (about: object) => logged.push(about),
      warn: (about: { eventId?: string }) => said.push(['warn', about.eventId]),
    },
  } as unknown as ReconcileDeps;
  const names = () => said.map(([what]) => what);
  return { said, names, logged, pages, go: () => reconcile(deps) };
}

test('when a round is made then everything that no request brought is looked for, with its limits', async () => {
  const { said, names, logged, go } = aRound({ events: ['a'], replaced: [0] });
  const start = Date.now();

  await go();

  expect(names()).toEqual([
    ...['events', 'settle', 'event queued', 'late', 'outbox', 'relay', 'refunds', 'refund', 'refund queued'],
    ...['unmatched', 'mails', 'position', 'changed', 'recent', 'recent'],
  ]);
  expect(said).toContainEqual(['settle', 'pay a', 'a']);
  expect(said).toContainEqual(['event queued', 'a']);
  expect(said).toContainEqual(['relay', 'order']);
  expect(said).toContainEqual(['refund', 'pay', 'refund']);
  expect(said).toContainEqual(['refund queued', 'pay']);
  const [now, ...sinceAMinute] = ['events', 'outbox', 'refunds'].map((what) => {
    const [, at, limit] = said.find(([one]) => one === what) as [string, Date, number];
    expect(limit).toBe(100);
    return at.getTime();
  });
  expect(now).toBeGreaterThanOrEqual(start);
  expect(sinceAMinute).toEqual([now! - 60_000, now! - 60_000]);
  expect(logged).toEqual([]);
});

test('when a notification cannot be queued then it waits for another pass, and the next one is queued', async () => {
  const { said, go } = aRound({ events: ['a', 'b'], failing: ['a'] });

  await go();

  expect(said.slice(1, 5)).toEqual([
    ['warn', 'a'],
    ['event failed', 'a'],
    ['settle', 'pay b', 'b'],
    ['event queued', 'b'],
  ]);
});

test('when some steps fail then the others are done, and each fault is told with the name of its step', async () => {
  const failing = ['events', 'late', 'outbox', 'refunds', 'unmatched', 'mails', 'position', 'recent'];
  const { names, logged, pages, go } = aRound({ failing, replaced: [10, 10, 3, 10] });

  await go();

  expect(names()).toEqual([]);
  expect(logged.map((one) => (one as { step: string }).step)).toEqual([
    ...[
      'queueWebhookEvents',
      'hurryLate',
      'relayOrders',
      'sendRefunds',
      'refundUnmatchedPayments',
      'addExceptionEmails',
    ],
    ...['sweep', 'lookAtDisputes'],
  ]);
  // Batches of ten until one has fewer.
  expect(pages).toHaveLength(1);
});

test('when a round has taken longer than a minute then old checkouts are left for the next one', async () => {
  const { pages, go } = aRound({ replaced: [10, 10, 10] });
  const later = Date.now() + 120_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);

  await go();

  expect(pages).toHaveLength(2);
});
