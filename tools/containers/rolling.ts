// node tools/containers/rolling.ts [pieces …]: replaces each piece of a running shop under 50 requests per second and
// prints what shoppers noticed. LOAD_RATE changes the rate, SHOP_URL (default http://localhost:8080) is the shop's address.
import { loadavg } from 'node:os';
import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { PROGRAMS } from '../../scripts/services.ts';
import { composeServices } from './docker.ts';
import { startLoad } from './load.ts';
import { roll } from './roll.ts';

const RATE = Number(process.env['LOAD_RATE'] ?? 50);
const base = process.env['SHOP_URL'] ?? 'http://localhost:8080';
const PIECES = [...Object.keys(PROGRAMS), ...FRONT_ENDS];
const AROUND_MS = 1_500;
const services = await composeServices();
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(piece: string) {
  const config = services[piece];
  if (!config) throw new Error(`'${piece}' is none of ${Object.keys(services).join(', ')}`);
  const load = startLoad(base, RATE);
  await sleep(AROUND_MS);
  const start = performance.now();
  await roll(piece, config);
  const seconds = (performance.now() - start) / 1000;
  await sleep(AROUND_MS);
  const { failures, ...report } = await load.stop();
  for (const failure of failures.slice(0, 10)) console.log(`  ${piece}:`, JSON.stringify(failure));
  return {
    piece,
    seconds: Number(seconds.toFixed(1)),
    ...report,
    failed: failures.length,
    machine: loadavg()[0]?.toFixed(1),
  };
}

const rows = [];
for (const piece of process.argv.length > 2 ? process.argv.slice(2) : PIECES) rows.push(await measure(piece));
console.table(rows);
process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);
