// node tools/containers/rolling.ts [deployables …]: replaces each deployable of a running shop under 50 requests per second and
// prints what shoppers noticed. LOAD_RATE changes the rate, SHOP_URL (default http://localhost:8080) is the shop's address.
import { FRONT_ENDS } from '../../scripts/launch/front-ends.ts';
import { PROGRAMS } from '../../scripts/services.ts';
import { composeServices } from './docker.ts';
import { roll } from './roll.ts';
import { underLoad } from './under-load.ts';

const base = process.env['SHOP_URL'] ?? 'http://localhost:8080';
const DEPLOYABLES = [...Object.keys(PROGRAMS), ...FRONT_ENDS];
const services = await composeServices();

function measure(deployable: string) {
  const config = services[deployable];
  if (!config) throw new Error(`'${deployable}' is none of ${Object.keys(services).join(', ')}`);
  return underLoad({ what: deployable, base, act: () => roll(deployable, config) });
}

const rows = [];
for (const deployable of process.argv.length > 2 ? process.argv.slice(2) : DEPLOYABLES)
  rows.push(await measure(deployable));
console.table(rows);
process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);
