import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Running } from '@shop/service-kit/run';
import { startHttp, startWorker } from './start.ts';
import { readyToPay } from './testing/shopper.ts';
import { runningShop } from './testing/running-shop.ts';
import { sandbox } from './testing/sandbox.ts';

const DASHBOARD = join(import.meta.dirname, '..', '..', '..', 'deploy', 'grafana', 'dashboard.json');
type Dashboard = { panels: { id: number; title: string; targets: { expr: string }[] }[] };

/** Names of the metrics in an expression: what stands before a bracket, brace or end and is no function or label. */
const namesIn = (expr: string): string[] =>
  [
    ...expr
      .replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ')
      .matchAll(/\b[a-z][a-z0-9_]*(?=[\s)]|$)(?!\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => name.includes('_') || ['mails', 'up'].includes(name));

const metricsOf = async ({ metricsPort }: Running): Promise<string> =>
  (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test('when the dashboard asks for a metric then a process of the shop reports it', async () => {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard;
  const asked = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))));
  const shop = await runningShop();
  const config = { ...shop.config, PORT: 0, METRICS_PORT: 0 };
  const { running: worker } = await startWorker(config);
  const { running: http } = await startHttp(config);
  try {
    const { checkout, submit } = await readyToPay(shop);
    await submit(await sandbox(shop.env).pay(checkout.preferenceId));
    await fetch(`http://127.0.0.1:${http.port}/api/cart`);

    const reported = (await metricsOf(worker)) + (await metricsOf(http));

    // `up` is Prometheus's own.
    const missing = [...asked].filter(
      (name) => name !== 'up' && !new RegExp(`^${name}(\\{| )`, 'm').test(reported),
    );
    expect(missing).toEqual([]);
    expect(asked.size).toBeGreaterThanOrEqual(10);
    expect(reported).toMatch(/^shop_orders\{kind="all"\} 1$/m);
    expect(reported).toMatch(/^payment_jobs\{state="waiting"\} \d+$/m);
    expect(reported).toMatch(/^mails\{status="queued"\} \d+$/m);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  } finally {
    await Promise.all([worker.close(), http.close()]);
    await shop.stop();
  }
});
