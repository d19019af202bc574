import { faultWords } from '@shop/contracts/activity-check';
import { headKey } from '@shop/service-kit/audit/audit-event';
import type { ChainPlace } from '@shop/service-kit/audit/chain';
import { checkLog } from '@shop/service-kit/audit/check-log';
import type { mongo } from 'mongoose';
import type { Environment } from './environment.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';
import { withClient } from './mongo.ts';
import { withRedis } from './redis.ts';

const { error, ok, warning } = findingsOf('Actividad');
/** auth's default. */
const KEPT_DAYS = 730;
const TODO =
  'Alguien escribió en la base de auth sin pasar por la tienda. Compárala con un respaldo y cambia las claves de MongoDB.';
/** MongoDB's code for a user without read rights: a service's container can read only its own database. */
const UNAUTHORIZED = 13;

/** Checks that the audit log's entries are unchanged, in order and complete. Silent without a log. */
export async function checkAudit(env: Environment): Promise<Finding[]> {
  if (!env.MONGODB_URI) return [];
  try {
    // Read before the entries: those added meanwhile are no fault.
    const head = await headOf(env);
    return await withClient(env.MONGODB_URI, (client) =>
      follow(client.db(env.MONGODB_DB ?? 'auth'), head, Number(env.AUDIT_RETENTION_DAYS ?? KEPT_DAYS)),
    );
  } catch (cause) {
    if ((cause as { code?: unknown }).code === UNAUTHORIZED) return [];
    return error(`No se pudo revisar: ${reasonOf(cause)}`, 'Repítelo cuando MongoDB y Redis respondan.');
  }
}

async function follow(db: mongo.Db, head: ChainPlace | null, keptDays: number): Promise<Finding[]> {
  const log = await checkLog(db, head);
  const { faults, count, last } = log;
  if (faults.length > 0) return faults.flatMap((fault) => error(faultWords(fault), TODO));
  if (last.number === 0) return [];
  if (wentEarly(log, keptDays))
    return warning(
      `Las entradas hasta la ${log.anchor.number} se borraron por antigüedad, y la que sigue es de hace menos de ${keptDays} días.`,
      'Si la tienda no estuvo quieta ese tiempo ni cambiaste AUDIT_RETENTION_DAYS, compárala con un respaldo.',
    );
  return ok(`${count} entradas, completas hasta la ${last.number} (huella ${last.hash.slice(0, 16)}).`);
}

const DAY_MS = 86_400_000;
/** The longest normal pause of a shop, in days. */
const QUIET_DAYS = 30;

/** Only entries beyond the retention time are deleted: a younger first entry means that more were removed. */
const wentEarly = (
  { anchor, oldestAt }: { anchor: ChainPlace; oldestAt: Date | undefined },
  keptDays: number,
) =>
  anchor.number > 0 &&
  oldestAt !== undefined &&
  Date.now() - oldestAt.getTime() < (keptDays - QUIET_DAYS) * DAY_MS;

/** The end of the log, which auth stored in Redis. */
async function headOf({ REDIS_URL: url, AUDIT_QUEUE: queue = 'audit' }: Environment) {
  const head = url ? await withRedis(url, (redis) => redis.get(headKey(queue))) : null;
  return head === null ? null : (JSON.parse(head) as ChainPlace);
}
