import { expect, test } from '@jest/globals';
import { json, withGateway, type TestGateway } from '../testing/with-gateway.ts';

const VITALS = { kind: 'vitals', page: '/menu/:slug', device: 'phone', lcp: 1_800, inp: 90, cls: 0.02 };
const ERROR = { kind: 'error', page: '/cart', remote: 'checkout', release: 'current' };
const send = ({ call }: TestGateway, report: unknown, headers = {}) => {
  const init = json('POST', report);
  return call('/api/page-reports', { ...init, headers: { ...(init.headers as object), ...headers } });
};
const figures = async ({ metricsUrl }: TestGateway) => (await fetch(metricsUrl!)).text();
const METRICS = { env: { METRICS_PORT: '0' } };

test('when documents report then the metrics show how fast pages are and which front end fails', () =>
  withGateway(async (gateway) => {
    expect((await send(gateway, VITALS)).status).toBe(204);
    await send(gateway, { ...VITALS, page: '/admin/orders', device: 'desk', inp: undefined });
    await send(gateway, ERROR);
    await send(gateway, { ...ERROR, release: '0123456789ab' });

    const text = await figures(gateway);
    expect(text).toContain('web_vitals_lcp_seconds_bucket{le="1.5",page="/menu/:slug",device="phone"} 0');
    expect(text).toContain('web_vitals_lcp_seconds_bucket{le="2.5",page="/menu/:slug",device="phone"} 1');
    expect(text).toContain('web_vitals_inp_seconds_bucket{le="0.1",page="/menu/:slug",device="phone"} 1');
    expect(text).toContain('web_vitals_cls_bucket{le="0.05",page="/admin",device="desk"} 1');
    expect(text).not.toContain('web_vitals_inp_seconds_count{page="/admin"');
    expect(text).toContain('front_end_errors_total{remote="checkout",release="current"} 1');
    // An id that no registry has: anybody may invent more.
    expect(text).toContain('front_end_errors_total{remote="checkout",release="other"} 1');
  }, METRICS));

test.each([
  ['an address instead of a pattern', { ...VITALS, page: '/menu/monte-blanco' }, 400],
  ['a query', { ...VITALS, page: '/cart?email=ana@example.mx' }, 400],
  ['an unknown front end', { ...ERROR, remote: 'otro' }, 400],
  ['more than the contract', { ...ERROR, message: 'ana@example.mx' }, 400],
  ['a time that no page takes', { ...VITALS, lcp: 1e12 }, 400],
  ['much text', { ...ERROR, message: 'x'.repeat(2_000) }, 413],
])('when a report brings %s then it is refused and counted nowhere', (_what, report, status) =>
  withGateway(async (gateway) => {
    expect((await send(gateway, report)).status).toBe(status);
    expect(await figures(gateway)).not.toMatch(/^(web_vitals|front_end_errors).*[{]/m);
  }, METRICS),
);

test('when another site sends reports, or one address sends many then they are refused', () =>
  withGateway(
    async (gateway) => {
      expect((await send(gateway, ERROR, { origin: 'https://otra.example' })).status).toBe(403);
      const flood = { 'x-forwarded-for': '203.0.113.7' };
      for (let i = 0; i < 60; i += 1) expect((await send(gateway, ERROR, flood)).status).toBe(204);
      const refused = await send(gateway, ERROR, flood);
      expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
      expect((await send(gateway, ERROR, { 'x-forwarded-for': '203.0.113.8' })).status).toBe(204);
    },
    { env: { ...METRICS.env, TRUSTED_PROXIES: 'loopback' } },
  ));
