import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mailServer } from '../../packages/mail/src/testing/mail-server.ts';
import { webhookReceiver } from '../../services/cart-orders/src/testing/webhook-receiver.ts';
import { ROOT } from '../../scripts/launch/options.ts';
import { portsFor } from '../../scripts/launch/ports.ts';
import { warmCompileCache } from '../../scripts/launch/warm-cache.ts';
import { HURRY } from '../faults/environment.ts';
import { seeded } from '../faults/random.ts';
import { startFaultShop } from '../faults/shop/fault-shop.ts';
import { openFrontEnds } from '../faults/shop/front-ends.ts';
import type { Bench } from './fault.ts';
import { startPrometheus, type Prometheus } from './prometheus.ts';
import { scaleRules } from './scale-rules.ts';

/** All that report metrics. */
export const REPORTING = [
  ...['gateway', 'shell', 'catalog', 'cart-orders', 'payment-worker', 'content-media', 'auth'],
];
/** How many times as fast the rules' hours pass. */
export const FACTOR = 30;

/** A whole shop with its front ends, a mail server, and a Prometheus that reads all of them; `close` ends them. */
export async function openBench(): Promise<Bench & { prometheus: Prometheus; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  const metrics = await portsFor(REPORTING);
  const [mail, receiver] = [await mailServer(), await webhookReceiver()];
  await warmCompileCache();
  const env = {
    ...HURRY,
    SMTP_URL: mail.url,
    MAIL_FROM: 'tienda@example.com',
    WEBHOOK_PRIVATE_ADDRESSES: 'allow',
  };
  const shop = await startFaultShop({ dataDir: folder, env, metrics });
  const frontEnds = await openFrontEnds(shop);
  const rules = scaleRules(readFileSync(join(ROOT, 'deploy/prometheus/rules.yml'), 'utf8'), FACTOR);
  const prometheus = await startPrometheus({ folder, targets: metrics, rules });
  // Under faults such answers are honest.
  shop.traffic.isFaulty = true;
  return {
    shop,
    frontEnds,
    mail,
    receiver,
    prometheus,
    factor: FACTOR,
    random: seeded('alerts'),
    async close() {
      await prometheus.stop();
      await frontEnds.stop();
      await shop.stop();
      await Promise.all([mail.shut(), receiver.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
