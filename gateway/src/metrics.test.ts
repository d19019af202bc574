import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { withGateway } from './testing/with-gateway.ts';

test('when metrics are requested at the public port then they are not there; they have a port of their own', () =>
  withGateway(
    async ({ call, metricsUrl }) => {
      const atPublicPort = await call('/metrics');
      expect([atPublicPort.status, atPublicPort.text.includes('process_cpu')]).toEqual([404, false]);
      expect(await (await fetch(metricsUrl!)).text()).toContain('http_request_duration_seconds');
    },
    { env: { METRICS_PORT: '0' } },
  ));

test('when the dashboard or an alert asks for a metric of browsers then the gateway reports it', () => {
  const text = (file: string) => readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
  const files = text('grafana/dashboard.json') + text('prometheus/rules.yml');
  const asked = new Set(files.match(/\b(?:web_vitals|front_end|canary)_[a-z_]+?(?=_bucket|\b)/g));
  return withGateway(
    async ({ metricsUrl }) => {
      const reported = await (await fetch(metricsUrl!)).text();
      expect([...asked].filter((name) => !reported.includes(`# TYPE ${name} `))).toEqual([]);
      expect(asked.size).toBe(5);
    },
    { env: { METRICS_PORT: '0' } },
  );
});
