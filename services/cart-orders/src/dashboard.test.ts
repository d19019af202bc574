import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { cartOrders, paymentWorker } from './service.ts';
import { readyToPay } from './testing/shopper.ts';
import { metricsOf, runningShop } from './testing/running-shop.ts';
import { sandbox } from './testing/sandbox.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', '..', 'deploy');
const DASHBOARD = join(DEPLOY, 'grafana', 'dashboard.json');
const RULES = join(DEPLOY, 'prometheus', 'rules.yml');
type Rules = { groups: { rules: { expr: string }[] }[] };
type Dashboard = { panels: { id: number; title: string; targets: { expr: string }[] }[] };

/** Names of the metrics in an expression: names before a bracket, brace or end that are not functions or labels. */
const namesIn = (expr: string): string[] =>
  [
    ...expr
      .replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ')
      .matchAll(/\b[a-z][a-z0-9_]*(?=[\s)]|$)(?!\s*\()/g),
  ]
    .map(([name]) => name)
    .filter((name) => name.includes('_') || ['mails', 'up'].includes(name));

test('when the dashboard or an alert asks for a metric then a process of the shop reports it', async () => {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard;
  const { groups } = parse(readFileSync(RULES, 'utf8')) as Rules;
  const exprs = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  const asked = new Set(exprs.flatMap(namesIn));
  const shop = await runningShop();
  const settings = { ...shop.settings, PORT: '0', METRICS_PORT: '0' };
  const { running: worker } = await paymentWorker.start(settings);
  const { running: http } = await cartOrders.start(settings);
  try {
    const { checkout, submit } = await readyToPay(shop);
    await submit(await sandbox(shop.env).pay(checkout.preferenceId));
    await fetch(`http://127.0.0.1:${http.port}/api/cart`);

    const reported = (await metricsOf(worker)) + (await metricsOf(http)) + (await shop.catalogMetrics());

    // `up` is Prometheus's own. The gateway tests its own metrics (gateway/src/metrics.test.ts), and
    // shop-metrics.test.ts tests the age of a backup, which only shops with a schedule have.
    const missing = [...asked].filter(
      (name) =>
        !/^(up$|backup_age_|web_vitals_|front_end_|canary_)/.test(name) &&
        !new RegExp(`^${name}(\\{| )`, 'm').test(reported),
    );
    expect(missing).toEqual([]);
    expect(asked.size).toBeGreaterThanOrEqual(12);
    expect(reported).toMatch(/^shop_orders\{kind="all"\} 1$/m);
    expect(reported).toMatch(/^payment_jobs\{state="waiting"\} \d+$/m);
    expect(reported).toMatch(/^mails\{status="queued"\} \d+$/m);
    expect(reported).toMatch(/^webhook_deliveries\{status="waiting"\} \d+$/m);
    for (const kind of ['payment', 'job', 'order', 'mail'])
      expect(reported).toMatch(new RegExp(`^oldest_work_seconds\\{kind="${kind}"\\} [\\d.e-]+$`, 'm'));
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  } finally {
    await Promise.all([worker.close(), http.close()]);
    await shop.stop();
  }
});
