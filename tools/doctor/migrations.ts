import { MIGRATIONS, type MigrationRecord } from '@shop/service-kit/migrations/marks';
import type { mongo } from 'mongoose';
import { databaseOf, SERVICES } from '../../scripts/services.ts';
import type { Environment } from './environment.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';
import { withClient } from './mongo.ts';

const { error, ok, warning } = findingsOf('Migraciones');
const UNAUTHORIZED = 13;

/** The finished, running and failed migrations of every database that this user may read. */
export async function checkMigrations({ MONGODB_URI: uri, MONGODB_DB }: Environment): Promise<Finding[]> {
  if (!uri) return [];
  const names = MONGODB_DB ? [MONGODB_DB] : SERVICES.map(databaseOf);
  try {
    return await withClient(uri, async (client) =>
      (await Promise.all(names.map((name) => lookInto(client.db(name))))).flat(),
    );
  } catch (cause) {
    return error(`No se pudieron leer: ${reasonOf(cause)}`, 'Repítelo cuando MongoDB responda.');
  }
}

async function lookInto(db: mongo.Db): Promise<Finding[]> {
  const marks = await db
    .collection<MigrationRecord>(MIGRATIONS)
    .find()
    .sort({ number: 1, _id: 1 })
    .toArray()
    .catch((cause: { code?: unknown }) => {
      if (cause.code === UNAUTHORIZED) return [];
      throw cause;
    });
  const done = marks.filter(({ doneAt }) => doneAt);
  const open = marks.filter(({ doneAt }) => !doneAt).flatMap((mark) => findingOf(db.databaseName, mark));
  if (done.length === 0) return open;
  const names = done.map(({ _id, number }) => (number ? `${number} ${_id}` : _id)).join(', ');
  return [...ok(`${db.databaseName}: hechas ${names}.`), ...open];
}

function findingOf(
  database: string,
  { _id, number, rows = 0, error: why, leasedUntil }: MigrationRecord,
): Finding[] {
  const what = `${database}: ${number} ${_id}, ${rows} filas`;
  if (why) return error(`${what}: ${why}`, 'Mira el registro del servicio; lo intenta de nuevo cada 15 s.');
  if (leasedUntil && leasedUntil > new Date()) return ok(`${what}: en curso.`);
  return warning(`${what}: nadie la sigue.`, 'Arranca el servicio, o su worker: sigue donde quedó.');
}
