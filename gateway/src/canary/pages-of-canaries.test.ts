import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { rawRequest } from '../testing/raw-request.ts';
import { json, withGateway, type TestGateway } from '../testing/with-gateway.ts';
import type { Canary } from './canary.ts';

const aCanary = (share: number): Canary => ({
  remote: 'checkout',
  release: randomBytes(6).toString('hex'),
  base: 'current',
  share,
});
/** Opens a page as a browser does: fetch would send headers of a script. */
async function openAs({ url }: TestGateway, cookie = '', path = '/') {
  const { head, body } = await rawRequest(
    url,
    `GET ${path} HTTP/1.1\r\nHost: localhost:8080\r\nAccept: text/html\r\nSec-Fetch-Mode: navigate\r\nCookie: ${cookie}\r\n\r\n`,
  );
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim();
  return { text: body, cookie: header('set-cookie'), vary: header('vary') };
}
/** The gateway asks Redis every two seconds which canaries run. */
async function runs(gateway: TestGateway): Promise<void> {
  while (!(await openAs(gateway)).cookie) await sleep(20);
}
const withCanary = (canary: Canary, run: (gateway: TestGateway) => Promise<void>) =>
  withGateway(run, {
    env: { REDIS_URL: backing().REDIS_URL, METRICS_PORT: '0' },
    canaries: [canary],
  });

test('when no canary runs then pages set no cookie and are kept once for all', () =>
  withGateway(async (gateway) => {
    const { cookie, vary } = await openAs(gateway, 'canary=3');
    expect([cookie, vary]).toEqual([undefined, 'accept-encoding']);
  }));

test('when a canary runs then each browser keeps its side, and each side is one page of the cache', () => {
  const canary = aCanary(10);
  return withCanary(canary, async (gateway) => {
    await runs(gateway);
    const asked = () => gateway.frontEnds.shell.seen.filter(({ headers }) => headers['x-canary']);

    for (let i = 0; i < 3; i += 1) {
      const inside = await openAs(gateway, 'canary=9', '/about');
      expect(inside).toEqual({
        text: `Hola con checkout@${canary.release}`,
        cookie: undefined,
        vary: 'cookie',
      });
      expect((await openAs(gateway, 'canary=10', '/about')).text).toBe('<p>Hola /about</p>');
    }

    expect(asked().filter(({ url }) => url === '/about')).toHaveLength(1);
    expect((await openAs(gateway)).cookie).toMatch(
      /^canary=\d{1,2}; path=\/; max-age=604800; httponly; samesite=lax$/,
    );
    const program = await gateway.call('/about', { headers: { accept: 'text/html' } });
    expect([program.text, program.headers.get('set-cookie')]).toEqual(['<p>Hola /about</p>', null]);
  });
});

test('when browsers with the canary report failures then all of them get current again, within seconds', () => {
  const canary = aCanary(100);
  return withCanary(canary, async (gateway) => {
    await runs(gateway);
    const report = { kind: 'error', page: '/cart', remote: 'checkout', release: canary.release };
    for (let i = 0; i < 5; i += 1) {
      await openAs(gateway, `canary=${i}`, '/about');
      expect((await gateway.call('/api/page-reports', json('POST', report))).status).toBe(204);
    }

    while ((await openAs(gateway, 'canary=0', '/about')).text !== '<p>Hola /about</p>') await sleep(20);

    const metrics = await (await fetch(gateway.metricsUrl!)).text();
    expect(metrics).toContain(`canary_switched_off{canary="checkout@${canary.release}"} 1`);
    expect(metrics).toContain(`front_end_errors_total{remote="checkout",release="${canary.release}"} 5`);
  });
});
