import { expect, test } from '@jest/globals';
import { withGateway } from './testing/with-gateway.ts';

test('when metrics are requested at the public port, then they are not there; they have a port of their own', () =>
  withGateway(
    async ({ call, metricsUrl }) => {
      const atPublicPort = await call('/metrics');
      expect([atPublicPort.status, atPublicPort.text.includes('process_cpu')]).toEqual([404, false]);
      expect(await (await fetch(metricsUrl!)).text()).toContain('http_request_duration_seconds');
    },
    { env: { METRICS_PORT: '0' } },
  ));
