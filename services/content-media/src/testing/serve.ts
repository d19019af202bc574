import { createBaseApp } from '@shop/service-kit/app';
import { createLog } from '@shop/service-kit/log';
import { listen } from '@shop/service-kit/run';
import { testClient, type TestClient } from '@shop/service-kit/testing/client';
import type { Express } from 'express';

/** Runs a test against some routes alone, behind what every service has around its own. */
export async function serving(
  mount: (app: Express) => void,
  test: (client: TestClient) => Promise<void>,
): Promise<void> {
  const app = createBaseApp({ log: createLog('test', 'silent'), ready: async () => undefined, mount });
  const running = await listen({ app, port: 0, host: '127.0.0.1' });
  try {
    await test(testClient(`http://127.0.0.1:${running.port}`));
  } finally {
    await running.close();
  }
}
