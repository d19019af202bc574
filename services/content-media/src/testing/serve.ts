import type { TestClient } from '@shop/service-kit/testing/client';
import { serveRoutes } from '@shop/service-kit/testing/serve-routes';
import type { Express } from 'express';

/** Runs a test against some routes only, with the middleware that every service has. */
export async function serving(
  mount: (app: Express) => void,
  test: (client: TestClient) => Promise<void>,
): Promise<void> {
  const { client, close } = await serveRoutes({ mount });
  try {
    await test(client);
  } finally {
    await close();
  }
}
