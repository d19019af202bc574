import { Redis } from 'ioredis';
import type { Environment } from './environment.ts';
import { error, ok, reasonOf, warning, type Finding } from './finding.ts';

const AREA = 'Redis';

/** The server answers, never throws jobs or sessions away for want of memory, and keeps them over a restart. */
export async function checkRedis({ REDIS_URL: url }: Environment): Promise<Finding[]> {
  if (!url) return [];
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: 4_000, retryStrategy: () => null });
  let cause: unknown;
  redis.on('error', (problem: Error) => (cause = problem));
  try {
    await redis.connect();
    // INFO, because managed servers refuse CONFIG.
    return checkInfo(fieldsOf(await redis.info()), Boolean(redis.options.password));
  } catch (problem) {
    return [
      error(
        AREA,
        `No se puede entrar: ${reasonOf(cause ?? problem)}`,
        'Revisa REDIS_URL: dirección y contraseña.',
      ),
    ];
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
  const found: Finding[] = [];
  if (info['maxmemory_policy'] !== 'noeviction')
    found.push(
      error(
        AREA,
        `Con maxmemory-policy ${info['maxmemory_policy']} tira pagos en espera cuando se llena.`,
        'Ponlo en noeviction.',
      ),
    );
  if (info['aof_enabled'] !== '1')
    found.push(
      warning(
        AREA,
        'Sin AOF pierde sesiones y carritos abiertos al reiniciar (los pagos no: se recuperan).',
        'Ponlo con appendonly yes.',
      ),
    );
  if (!hasPassword)
    found.push(warning(AREA, 'No pide contraseña.', 'Ponle requirepass, o déjalo sólo en una red privada.'));
  return found.length > 0 ? found : [ok(AREA, 'Responde, con noeviction, AOF y contraseña.')];
}
