// node tools/containers/keys/main.ts [secrets …]: changes the secrets of a running shop during visits, as
// docs/operations.md says, and checks the result. SHOP_URL is the shop's address, SECRETS_DIR has its secrets.
import { loadavg } from 'node:os';
import { startLoad } from '../load.ts';
import { follow } from './instructions.ts';
import { aBuyer, anOwner, base } from './people.ts';
import { ROTATIONS, type Look, type Rotation } from './rotations.ts';

const PER_SECOND = 10;

/** Whether existing sessions still work, and a new shopper can buy. */
async function lives({ signsOut = false }: Rotation) {
  const [owner, shopper] = [await anOwner(), await aBuyer()];
  return async (): Promise<Look[]> => {
    const buyer = await aBuyer();
    return [
      [
        'the owner who was signed in',
        signsOut ? 401 : 200,
        (await owner.get('/api/admin/check-auth')).status,
      ],
      ['the owner who signs in anew', 200, (await (await anOwner()).get('/api/admin/check-auth')).status],
      ['lines of a cart of before', signsOut ? 0 : 1, await shopper.lines()],
      ['a purchase', 200, await buyer.submit(await buyer.pay())],
    ];
  };
}

async function change(name: string, rotation: Rotation) {
  const [live, opens] = [await lives(rotation), await rotation.before?.()];
  const load = startLoad(base, PER_SECOND);
  const start = performance.now();
  await follow(name, rotation.env);
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  const { sent, failures, max } = await load.stop();
  const looks = [...((await opens?.()) ?? []), ...(await live())];
  const wrong = looks.filter(([, wanted, found]) => wanted !== found);
  const unsaid = failures.filter((failure) => !rotation.mayFail?.(failure));
  for (const [what, wanted, found] of wrong)
    console.log(`✖ ${name}: ${what}: ${String(found)}, not ${String(wanted)}`);
  for (const failure of failures.slice(0, 10)) console.log(`  ${name}:`, JSON.stringify(failure));
  const counts = { sent, failed: failures.length, 'of them unsaid': unsaid.length, slowest: max };
  return {
    name,
    seconds,
    ...counts,
    looks: looks.length,
    wrong: wrong.length,
    load: loadavg()[0]?.toFixed(1),
  };
}

const rows = [];
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ROTATIONS))
  rows.push(await change(name, ROTATIONS[name] ?? {}));
console.table(rows);
process.exit(rows.some((row) => row.wrong > 0 || row['of them unsaid'] > 0) ? 1 : 0);
