// node tools/containers/rolling.ts [deployables …]: replaces each deployable of a running shop under 50 requests per second and
// prints what shoppers noticed. LOAD_RATE changes the rate, SHOP_URL (default http://localhost:8080) is the shop's address.
import { loadavg } from 'node:os';
import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { PROGRAMS } from '../../scripts/services.ts';
import { composeServices } from './docker.ts';
import { startLoad } from './load.ts';
import { roll } from './roll.ts';

const RATE = Number(process.env['LOAD_RATE'] ?? 50);
const base = process.env['SHOP_URL'] ?? 'http://localhost:8080';
const DEPLOYABLES = [...Object.keys(PROGRAMS), ...FRONT_ENDS];
const AROUND_MS = 1_500;
const services = await composeServices();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(deployable: string) {
  const config = services[deployable];
  if (!config) throw new Error(`'${deployable}' is none of ${Object.keys(services).join(', ')}`);
  const load = startLoad(base, RATE);
  await sleep(AROUND_MS);
  const start = performance.now();
  await roll(deployable, config);
  const seconds = (performance.now() - start) / 1000;
  await sleep(AROUND_MS);
  const { failures, ...report } = await load.stop();
  for (const failure of failures.slice(0, 10)) console.log(`  ${deployable}:`, JSON.stringify(failure));
  return {
    deployable,
    seconds: Number(seconds.toFixed(1)),
    ...report,
    failed: failures.length,
    machine: loadavg()[0]?.toFixed(1),
  };
}

const rows = [];
for (const deployable of process.argv.length > 2 ? process.argv.slice(2) : DEPLOYABLES)
  rows.push(await measure(deployable));
console.table(rows);
process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);
