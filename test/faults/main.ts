// npm run test:faults breaks a whole shop of real processes and looks whether a paid order is lost or made twice;
// npm run test:abuse attacks it. Both are tables of scenarios, with the same invariants judged after each.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { warmCompileCache } from '../../scripts/launch/warm-cache.ts';
import { ABUSES } from '../abuse/abuses.ts';
import { makeTestFolder } from '../test-folder.ts';
import { forgetStores, HURRY } from './environment.ts';
import { readOptions, type Options } from './options.ts';
import { complaints, failed, save, show } from './report.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { runScenario, type ScenarioResult } from './run-scenario.ts';
import { startFaultShop } from './shop/fault-shop.ts';

/** What is done to the shop before what kills it. */
const TABLES: Record<string, Scenario[]> = { abuse: ABUSES, faults: SCENARIOS };

function tableOf(name: string): Scenario[] {
  const table = TABLES[name];
  if (!table) throw new Error(`no such table: ${name}`);
  return table;
}

async function run(scenarios: Scenario[], options: Options): Promise<ScenarioResult[]> {
  const dataDir = makeTestFolder('faults-');
  const results: ScenarioResult[] = [];
  await warmCompileCache();
  const shop = await startFaultShop({ dataDir, env: options.isShort ? HURRY : {} });
  try {
    for (const scenario of scenarios) {
      const result = await runScenario(scenario, shop, options);
      results.push(result);
      console.log(
        `• ${scenario.id} ${scenario.title}: ${failed([result]).length ? 'FAILED' : 'ok'} in ${result.seconds} s`,
      );
      // Said now: whoever waits for the last scenario waits long.
      for (const line of complaints(result)) console.log(`  ${line}`);
    }
  } finally {
    await shop.stop();
    if (failed(results).length === 0) rmSync(dataDir, { recursive: true, force: true });
    else console.log(`• The logs of the shop are in ${join(dataDir, 'logs')}`);
  }
  return results;
}

async function main(): Promise<void> {
  forgetStores();
  const options = readOptions(process.argv.slice(2));
  const { seed, only, tables, isShort, provider } = options;
  if (provider) process.env['TEST_PAYMENT_PROVIDER'] = provider;
  if (isShort) process.env['MONGO_TURN_MS'] = '3000';
  const scenarios = tables
    .flatMap(tableOf)
    .filter(({ id, rounds }) => (only.length === 0 || only.includes(id)) && (!isShort || rounds.short > 0));
  if (scenarios.length === 0) throw new Error(`no such scenario: ${only.join(', ')}`);
  console.log(`• ${tables.join(', ')} with --seed ${seed}${isShort ? ' --short' : ''}`);
  const results = await run(scenarios, options);
  console.log(`\n${show(results)}\n`);
  console.log(`• Figures: ${save(options.json, { seed, isShort, results })}`);
  process.exitCode = failed(results).length > 0 ? 1 : 0;
}

await main();
