import { PassThrough } from 'node:stream';
import { DEFAULT_REGION, readConfig } from '@shop/service-kit/config';
import type { Client } from 'minio';
import * as z from 'zod';
import { s3Client, type Stores } from './stores.ts';
import { streamArchive } from './write-archive.ts';

/** The bucket of the archives, and how many are kept. */
export type Archives = { s3: Client; bucket: string; region: string; keep: number };

const DAY_MS = 86_400_000;
/** Clocks of two machines may differ. */
const SLACK_MS = 3_600_000;
const NAME = /^shop-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz$/;
const nameOf = (at: Date): string => `shop-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

const ENV = z.object({
  /** https://KEY:SECRET@s3.example.com/bucket?region=eu-west-1, each part percent-encoded (/ as %2F). */
  BACKUP_URL: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).default(14),
});

/**
 * The bucket of BACKUP_URL; without it a bucket in the shop's own store, which is lost together with the shop.
 * @throws ConfigError when one of the two is wrong
 */
export function archivesOf(env: NodeJS.ProcessEnv, own: Parameters<typeof s3Client>[0]): Archives {
  const { BACKUP_URL, BACKUP_KEEP: keep } = readConfig(ENV, env);
  if (!BACKUP_URL) {
    const { S3_REGION: region = DEFAULT_REGION } = own;
    return { s3: s3Client(own), bucket: 'elixir-shop-backups', region, keep };
  }
  const { origin, username, password, pathname, searchParams } = new URL(BACKUP_URL);
  const region = searchParams.get('region') ?? DEFAULT_REGION;
  const access = { S3_ACCESS_KEY: decodeURIComponent(username), S3_SECRET_KEY: decodeURIComponent(password) };
  const s3 = s3Client({ S3_ENDPOINT: origin, ...access, S3_REGION: region });
  return { s3, bucket: pathname.slice(1), region, keep };
}

/** Names of the archives, oldest first. Other objects in the bucket are ignored. */
export async function archiveNames({ s3, bucket }: Archives): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of s3.listObjectsV2(bucket, 'shop-', true) as AsyncIterable<{ name?: string }>)
    if (name && NAME.test(name)) names.push(name);
  return names.toSorted();
}

/** Names of the future were given while a clock ran ahead, or it is behind now: they say nothing of the others. */
function byClock(names: string[], now: Date) {
  const next = nameOf(new Date(now.getTime() + SLACK_MS));
  const { ahead = [], past = [] } = Object.groupBy(names, (name) => (name > next ? 'ahead' : 'past'));
  return { ahead, past };
}

/**
 * Saves the shop as a new archive, then deletes the oldest. An interrupted upload leaves no archive: the object
 * appears when it is complete.
 * @returns the archive's name
 */
export async function saveArchive(stores: Stores, archives: Archives, now = new Date()): Promise<string> {
  const { s3, bucket, region, keep } = archives;
  if (!(await s3.bucketExists(bucket))) await s3.makeBucket(bucket, region);
  await noteBackup(stores, { scheduledAt: now });
  const name = nameOf(now);
  const bytes = new PassThrough();
  const sent = s3.putObject(bucket, name, bytes, undefined, { 'Content-Type': 'application/gzip' });
  try {
    await Promise.all([streamArchive(stores, bytes), sent]);
  } catch (error) {
    bytes.destroy();
    await s3.removeIncompleteUpload(bucket, name).catch(() => undefined);
    throw error;
  }
  // The archive is complete even if the key may not list uploads.
  await dropLeftUploads(archives, new Date(now.getTime() - DAY_MS)).catch(() => undefined);
  await noteBackup(stores, { at: now });
  const all = Object.values(byClock(await archiveNames(archives), now));
  await s3.removeObjects(
    bucket,
    all.flatMap((names) => names.slice(0, Math.max(0, names.length - keep))),
  );
  return name;
}

/**
 * Parts of an interrupted upload use space invisibly until it is aborted, which a killed process did not do.
 * Uploads after `before` may be in progress. (MinIO lists none, and deletes them itself after a day.)
 */
async function dropLeftUploads({ s3, bucket }: Archives, before: Date): Promise<void> {
  type Left = { key: string; initiated: Date };
  for await (const { key, initiated } of s3.listIncompleteUploads(
    bucket,
    'shop-',
    true,
  ) as AsyncIterable<Left>)
    if (NAME.test(key) && initiated < before) await s3.removeIncompleteUpload(bucket, key);
}

/** Downloads the named or newest archive. @returns its name. @throws Error in Spanish when there is none */
export async function fetchArchive(archives: Archives, wanted: string, file: string): Promise<string> {
  const names = await archiveNames(archives);
  const { ahead, past } = byClock(names, new Date());
  const name = wanted === 'latest' ? (past.at(-1) ?? ahead.at(-1)) : names.find((one) => one === wanted);
  if (!name) throw new Error(`No hay ese respaldo. Hay: ${names.join(', ') || 'ninguno'}.`);
  await archives.s3.fGetObject(archives.bucket, name, file);
  return name;
}

/** The last backup, whose age the worker reports (backup_age_seconds). `scheduledAt` counts until the first. */
type BackupMark = { _id: 'last'; at?: Date; scheduledAt: Date };

const marksOf = ({ mongo, databases: [first = ''] }: Stores) =>
  mongo.db(first).collection<BackupMark>('backups');

async function noteBackup(
  stores: Stores,
  { at, scheduledAt = at ?? new Date() }: { at?: Date; scheduledAt?: Date },
): Promise<void> {
  const update = { $setOnInsert: { scheduledAt }, ...(at && { $set: { at } }) };
  await marksOf(stores).updateOne({ _id: 'last' }, update, { upsert: true });
}

export const lastBackup = async (stores: Stores): Promise<Date | undefined> =>
  (await marksOf(stores).findOne({ _id: 'last' }))?.at;
