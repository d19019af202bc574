import { DEFAULT_REGION } from '@shop/service-kit/config';
import { Client } from 'minio';
import { mongo } from 'mongoose';
import { databaseOf, SERVICES } from '../../scripts/services.ts';

/** The services' databases. Carts come first, so that the catalogue, saved later, contains every elixir in them. */
export const DATABASES = [...new Set(['cart_orders', ...SERVICES.map(databaseOf)])];

export type Addresses = Record<
  'MONGODB_URI' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'S3_BUCKET',
  string
> & { S3_REGION?: string };

export type Stores = {
  mongo: mongo.MongoClient;
  databases: string[];
  s3: Client;
  bucket: string;
  region: string;
  close: () => Promise<void>;
};

/** Opens both stores. @throws one-line Error when one does not answer or refuses the keys */
export async function openStores(addresses: Addresses, databases = DATABASES): Promise<Stores> {
  // mongoose's own driver: it is in the image of every service.
  const client = new mongo.MongoClient(addresses.MONGODB_URI, {
    serverSelectionTimeoutMS: 5_000,
    writeConcern: { w: 'majority', journal: true },
  });
  const s3 = s3Client(addresses);
  const { S3_BUCKET: bucket, S3_REGION: region = DEFAULT_REGION } = addresses;
  try {
    await client.connect().catch(saying('MongoDB'));
    await s3.bucketExists(bucket).catch(saying('S3'));
  } catch (error) {
    await client.close();
    throw error;
  }
  return { mongo: client, databases, s3, bucket, region, close: () => client.close() };
}

const saying = (store: string) => (error: unknown) => {
  throw new Error(`${store}: ${(error as Error).message}`, { cause: error });
};

export function s3Client({
  S3_ENDPOINT,
  S3_ACCESS_KEY,
  S3_SECRET_KEY,
  S3_REGION = DEFAULT_REGION,
}: Omit<Addresses, 'MONGODB_URI' | 'S3_BUCKET'>) {
  const { protocol, hostname, port } = new URL(S3_ENDPOINT);
  return new Client({
    endPoint: hostname,
    useSSL: protocol === 'https:',
    ...(port && { port: Number(port) }),
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: S3_REGION,
    // For archives of unknown size: one part at a time is in memory, and the default part is more than 500 MB.
    partSize: 16 * 1024 * 1024,
  });
}

/** Keys of all objects, in name order. */
export async function* objectKeys({ s3, bucket }: Stores): AsyncGenerator<string> {
  if (!(await s3.bucketExists(bucket))) return;
  for await (const { name } of s3.listObjectsV2(bucket, '', true) as AsyncIterable<{ name?: string }>)
    if (name) yield name;
}

/**
 * Positions in the provider's news are saved first, so that they are never ahead of the resulting orders; counters
 * are saved last, so that they are never behind the used numbers.
 */
const PLACES: Record<string, number> = { sweeps: -1, payment_notices: -1, counters: 1 };
const placeOf = (name: string): number => PLACES[name] ?? 0;

/** Names of a database's collections, in saving order. */
export async function collectionNames({ mongo }: Stores, database: string): Promise<string[]> {
  const found = await mongo.db(database).listCollections({}, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  return names.toSorted((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
}
