import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backing } from '@shop/service-kit/testing/backing';
import { startSandbox } from '../../../../embedded/src/mercadopago/server.ts';

/**
 * A payment provider for one shop: its faults and lost notifications must not affect another test file, which may run
 * at the same moment.
 */
export async function ownSandbox(env: Backing) {
  const dataDir = mkdtempSync(join(tmpdir(), 'elixir-shop-sandbox-'));
  const server = await startSandbox({
    dataDir,
    accessToken: env.MERCADOPAGO_ACCESS_TOKEN,
    publicKey: env.MERCADOPAGO_PUBLIC_KEY,
    webhookSecret: env.MERCADOPAGO_WEBHOOK_SECRET,
  });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
