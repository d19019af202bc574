import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { createMetrics } from '@shop/service-kit/metrics';
import { connectRedis } from '@shop/service-kit/redis';
import { backing } from '@shop/service-kit/testing/backing';
import { createCanaryStore, type Counts } from '@shop/service-kit/canary-store';
import { createCanaries } from './canaries.ts';
import { isWorse, nameOf, type Canary } from './canary.ts';

const log = createLog('test', 'silent');
const redis = connectRedis(backing().REDIS_URL, log);
const store = createCanaryStore(redis);
beforeAll(() => redis.connect());
afterAll(() => redis.disconnect());

const aCanary = (): Canary => ({
  remote: 'checkout',
  release: randomBytes(6).toString('hex'),
  base: 'current',
  share: 10,
});
/** A gateway's canaries, with this one in its list. */
async function gatewayWith(canary: Canary, clock = { now: 0 }) {
  const metrics = createMetrics();
  const canaries = createCanaries({ store, log, metrics, https: false, now: () => clock.now });
  canaries.list([canary]);
  await canaries.look();
  const figures = () => metrics.registry.getSingleMetricAsString('canary_switched_off');
  const times = (count: number, run: () => void) => Array.from({ length: count }).forEach(run);
  return {
    ...canaries,
    figures,
    viewed: (count: number, chosen: Canary[]) => times(count, () => canaries.viewed(chosen)),
    failed: (count: number, release: string) => times(count, () => canaries.failed('checkout', release)),
  };
}

const counts = (views: number, failed: number): Counts => ({ views, failed });
test.each([
  ['every other document fails', counts(10, 5), counts(90, 0), true],
  ['four failures are too few to say', counts(4, 4), counts(90, 0), false],
  ['both fail alike, for another reason', counts(100, 50), counts(900, 450), false],
  ['it fails a little more than current', counts(1_000, 20), counts(9_000, 90), false],
  ['it fails more than twice as often and one in a hundred', counts(1_000, 35), counts(9_000, 90), true],
  ['its documents were opened before anybody counted', counts(0, 5), counts(0, 0), true],
  ['one in a hundred fails where nothing else does', counts(500, 5), counts(4_500, 0), false],
])('when %s then the rule decides', (_what, canary, current, expected) => {
  expect(isWorse({ canary, current })).toBe(expected);
});

test('when two gateways each see some of the failures then together they end the canary, in both, and one is told of it again', async () => {
  const canary = aCanary();
  const [one, other] = [await gatewayWith(canary), await gatewayWith(canary)];
  one.viewed(5, [canary]);
  one.viewed(50, []);
  one.failed(3, canary.release);
  await one.look();
  expect(one.running()).toEqual([canary]);
  other.viewed(5, [canary]);
  other.failed(2, canary.release);

  await other.look();
  await one.look();

  expect([one.running(), other.running()]).toEqual([[], []]);
  expect(JSON.parse((await store.reason(nameOf(canary)))!)).toMatchObject({
    canary: { views: 10, failed: 5 },
    current: { views: 50, failed: 0 },
  });
  expect(await one.figures()).toContain(`canary_switched_off{canary="${nameOf(canary)}"} 1`);
});

test('when an operator takes it up again then it runs, and what happened before does not count', async () => {
  const canary = aCanary();
  const gateway = await gatewayWith(canary);
  gateway.failed(5, canary.release);
  await gateway.look();
  expect(gateway.running()).toEqual([]);

  await store.takeUp(nameOf(canary));
  await gateway.look();
  gateway.failed(4, canary.release);
  await gateway.look();

  expect(gateway.running()).toEqual([canary]);
  expect(await gateway.figures()).toContain(`canary_switched_off{canary="${nameOf(canary)}"} 0`);
});

test('when current fails as often, or the failures are old or of another remote then the canary runs on', async () => {
  const canary = aCanary();
  const clock = { now: Date.UTC(2026, 0, 1) };
  const gateway = await gatewayWith(canary, clock);
  gateway.viewed(10, [canary]);
  gateway.viewed(10, []);
  gateway.failed(5, canary.release);
  gateway.failed(5, 'current');
  for (let i = 0; i < 9; i += 1) gateway.failed(1, 'current');
  await gateway.look();
  clock.now += 6 * 60_000;
  gateway.failed(4, canary.release);
  await gateway.look();

  expect(gateway.running()).toEqual([canary]);
});

test('when Redis does not answer then no canary runs, until it does', async () => {
  const canary = aCanary();
  const away = connectRedis('redis://127.0.0.1:9', log);
  const canaries = createCanaries({
    store: createCanaryStore(away),
    log,
    metrics: createMetrics(),
    https: false,
  });
  canaries.list([canary]);

  await canaries.look();

  expect(canaries.running()).toEqual([]);
  away.disconnect();
});
