// npm run check:invariants: compares the payment sandbox's ledger with the shop's database, while the shop runs.
import * as z from 'zod';
import { readOptions } from '../../scripts/launch/options.ts';
import { readRunning } from '../../scripts/launch/running.ts';
import type { Access } from './invariants/books.ts';
import { checkInvariants, offencesOf, type Judged } from './invariants/check.ts';
import { table } from './table.ts';

/** Younger things may still be under way: reconciliation promises 90 s. */
const GRACE_MS = 90_000;
const SHOWN = 50;

const schema = z.object({
  MONGODB_URI: z.string().min(1),
  MONGODB_DB: z.string().min(1).default('cart_orders'),
  CATALOG_DB: z.string().min(1).default('catalog'),
  REDIS_URL: z.string().min(1),
  MERCADOPAGO_BASE_URL: z.url(),
  MERCADOPAGO_ACCESS_TOKEN: z.string().min(1),
});

/** The stores that the environment names, or else those of the shop that runs on DATA_DIR. */
function findAccess(env: NodeJS.ProcessEnv): Access {
  const running = readRunning(readOptions(env, []).dataDir) ?? {};
  const result = schema.safeParse({ ...running, ...env });
  if (!result.success) {
    const missing = result.error.issues.map(({ path }) => path.join('.'));
    throw new Error(`No shop runs on this DATA_DIR, and the environment does not say ${missing.join(', ')}.`);
  }
  const { MONGODB_URI, MONGODB_DB, CATALOG_DB, REDIS_URL, MERCADOPAGO_BASE_URL, MERCADOPAGO_ACCESS_TOKEN } =
    result.data;
  return {
    mongoUri: MONGODB_URI,
    database: MONGODB_DB,
    catalogDatabase: CATALOG_DB,
    redisUrl: REDIS_URL,
    providerUrl: MERCADOPAGO_BASE_URL.replace(/\/$/, ''),
    accessToken: MERCADOPAGO_ACCESS_TOKEN,
  };
}

const show = (judged: Judged[]): string =>
  table([
    ['', 'invariant', 'looked at', 'offences'],
    ...judged.map(({ id, says, looked, offences }) => [id, says, String(looked), String(offences.length)]),
  ]);

try {
  const judged = await checkInvariants(findAccess(process.env), GRACE_MS);
  const offences = offencesOf(judged);
  console.log(show(judged));
  for (const offence of offences.slice(0, SHOWN)) console.log(`✖ ${offence}`);
  if (offences.length > SHOWN) console.log(`✖ … and ${offences.length - SHOWN} more`);
  process.exitCode = offences.length > 0 ? 1 : 0;
} catch (error) {
  // What a schema refuses is told on many lines.
  console.error(`✖ ${(error as Error).message}`);
  process.exitCode = 1;
}
