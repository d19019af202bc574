import { openRedis } from '@shop/service-kit/redis';
import type { Redis } from 'ioredis';
import type { Environment } from './environment.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const { error, ok, warning } = findingsOf('Redis');

/** The server answers, never evicts jobs or sessions when memory is short, and keeps them over a restart. */
export async function checkRedis({ REDIS_URL: url }: Environment): Promise<Finding[]> {
  if (!url) return [];
  try {
    // INFO, because managed servers refuse CONFIG.
    return await withRedis(url, async (redis) =>
      checkInfo(fieldsOf(await redis.info()), Boolean(redis.options.password)),
    );
  } catch (cause) {
    return error(`No se puede entrar: ${reasonOf(cause)}`, 'Revisa REDIS_URL: dirección y contraseña.');
  }
}

/** Opens a connection that fails quickly. @throws the real reason, where the client only reports a closed connection */
export async function withRedis<T>(url: string, use: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = openRedis(url, { lazyConnect: true, connectTimeout: 4_000, retryStrategy: () => null });
  let reason: unknown;
  redis.on('error', (problem: Error) => (reason = problem));
  try {
    await redis.connect();
    return await use(redis);
  } catch (problem) {
    throw reason ?? problem;
  } finally {
    redis.disconnect();
  }
}

const fieldsOf = (info: string): Record<string, string> =>
  Object.fromEntries(
    info.split(/\r?\n/).flatMap((line) => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
    }),
  );

export function checkInfo(info: Record<string, string>, hasPassword: boolean): Finding[] {
  const found: Finding[][] = [];
  if (info['maxmemory_policy'] !== 'noeviction')
    found.push(
      error(
        `Con maxmemory-policy ${info['maxmemory_policy']} tira pagos en espera cuando se llena.`,
        'Ponlo en noeviction.',
      ),
    );
  if (info['aof_enabled'] !== '1')
    found.push(
      warning(
        'Sin AOF pierde sesiones y carritos abiertos al reiniciar (los pagos no: se recuperan).',
        'Ponlo con appendonly yes.',
      ),
    );
  if (!hasPassword)
    found.push(warning('No pide contraseña.', 'Ponle requirepass, o déjalo sólo en una red privada.'));
  return found.length > 0 ? found.flat() : ok('Responde, con noeviction, AOF y contraseña.');
}
