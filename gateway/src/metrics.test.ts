import { expect, test } from '@jest/globals';
import { withGateway } from './testing/with-gateway.ts';

test('when figures are asked for at the door, then they are not there; they have a port of their own', () =>
  withGateway(
    async ({ call, metricsUrl }) => {
      const atTheDoor = await call('/metrics');
      expect([atTheDoor.status, atTheDoor.text.includes('process_cpu')]).toEqual([404, false]);
      expect(await (await fetch(metricsUrl!)).text()).toContain('http_request_duration_seconds');
    },
    { env: { METRICS_PORT: '0' } },
  ));
