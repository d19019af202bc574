import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { type MongoServer, startMongo } from '../server.ts';

type KeyedDocument = Document & { _id: string | number };

export type OpenMongo = {
  server: MongoServer;
  client: MongoClient;
  dataDir: string;
  collection: (name: string) => Collection<KeyedDocument>;
};

const cleanups: (() => Promise<void>)[] = [];

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
  cleanups.push(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server in a folder of its own and a client for it; closeMongo() ends both. */
export async function openMongo(options: { dataDir?: string; sweepMs?: number } = {}): Promise<OpenMongo> {
  const dataDir = options.dataDir ?? temporaryFolder();
  const server = await startMongo({ dataDir, sweepMs: options.sweepMs });
  const client = await new MongoClient(server.uri, { serverSelectionTimeoutMS: 5_000 }).connect();
  cleanups.push(async () => {
    await client.close();
    await server.close();
  });
  return { server, client, dataDir, collection: (name) => client.db('test').collection<KeyedDocument>(name) };
}

/** For afterEach: ends what the test opened, the last first. */
export async function closeMongo(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}
