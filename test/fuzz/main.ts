// npm run fuzz [-- --requests N --seed N --only /api/cart]: calls every address of the contracts with values that fit and
// values that do not, and looks that no answer is an error of the server or breaks its contract.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { warmCompileCache } from '../../scripts/launch/warm-cache.ts';
import { startFaultShop, type FaultShop } from '../faults/shop/fault-shop.ts';
import { makeTestFolder } from '../test-folder.ts';
import { ROUTES } from './calls.ts';
import { fuzz, type Fuzzed } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
    only: { type: 'string', default: '' },
  },
});
const routes = ROUTES.filter(({ name }) => name.includes(values.only));

function report({ statuses, again, offences }: Fuzzed, shop: FaultShop): boolean {
  for (const [what, { count, first }] of offences)
    console.error(`✖ ${what} (${count} ×)\n    ${first.slice(0, 400)}`);
  const others = [...new Set([...shop.traffic.offences, ...shop.crashes()])];
  for (const one of others.slice(0, 40)) console.error(`✖ ${one.slice(0, 400)}`);
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`);
  console.log(
    `• ${shop.traffic.answers} answers of ${routes.length} addresses: ${counts.join(', ')}; asked again: ${again}`,
  );
  return offences.size + others.length === 0;
}

console.log(`• Fuzzing with --seed ${values.seed} --requests ${values.requests}`);
const dataDir = makeTestFolder('fuzz-');
await warmCompileCache();
const shop = await startFaultShop({ dataDir, env: { LOG_LEVEL: 'warn' } });
shop.traffic.isFaulty = true;
try {
  const found = await fuzz(shop, routes, { seed: Number(values.seed), perRoute: Number(values.requests) });
  process.exitCode = report(found, shop) ? 0 : 1;
} finally {
  await shop.stop();
  if (process.exitCode === 0) rmSync(dataDir, { recursive: true, force: true });
  else console.log(`• The logs of the shop are in ${join(dataDir, 'logs')}`);
}
