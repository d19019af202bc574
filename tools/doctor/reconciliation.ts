import { passAge } from '@shop/service-kit/last-pass';
import { databaseOf } from '../../scripts/services.ts';
import type { Environment } from './environment.ts';
import { type Finding, findingsOf } from './finding.ts';
import { withRedis } from './redis.ts';

const { error, ok, warning } = findingsOf('Pagos perdidos');
const TOO_OLD_S = 300;

/** The age of the last search for payments without a notification. */
export async function checkReconciliation({ REDIS_URL: url, MONGODB_DB }: Environment): Promise<Finding[]> {
  if (!url) return [];
  const database = MONGODB_DB ?? databaseOf('cart-orders');
  try {
    return checkAge(await withRedis(url, (redis) => passAge(redis, database)));
  } catch {
    // Another check has reported that Redis is away.
    return [];
  }
}

export function checkAge(age: number | undefined): Finding[] {
  if (age === undefined)
    return warning('Nadie los ha buscado todavía.', 'Arranca el worker de pagos (payment-worker).');
  const text = `La última búsqueda fue hace ${Math.round(age)} s.`;
  if (age <= TOO_OLD_S) return ok(text);
  return error(text, 'Reinicia el worker de pagos y revisa la hora de todas las máquinas.');
}
