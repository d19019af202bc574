import type { Backing } from '@shop/service-kit/testing/backing';
import { startSandbox } from '../../../../embedded/src/mercadopago/server.ts';
import { ownStandIn } from './own-stand-in.ts';

/**
 * A payment provider for one shop: its faults and lost notifications must not affect another test file, which may run
 * at the same moment.
 */
export const ownSandbox = (env: Backing) =>
  ownStandIn((dataDir) =>
    startSandbox({
      dataDir,
      accessToken: env.MERCADOPAGO_ACCESS_TOKEN,
      publicKey: env.MERCADOPAGO_PUBLIC_KEY,
      webhookSecret: env.MERCADOPAGO_WEBHOOK_SECRET,
    }),
  );
