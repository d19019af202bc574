import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Context } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';
import { openUsers } from './auth/users.ts';
import { lockDataFolder } from './data-folder.ts';
import { createCursors } from './query/cursors.ts';
import { openCatalog } from './storage/catalog.ts';
import { openDatabase } from './storage/database.ts';
import { sweepEvery } from './sweep.ts';
import { serveConnection } from './wire/connection.ts';

/**
 * `port` 0 takes a free one. `sweepMs`: how often expired documents and idle cursors are removed.
 * `auth`: whether a connection must log in and has the rights of its user only.
 */
export type MongoOptions = {
  dataDir: string;
  port?: number;
  host?: string;
  sweepMs?: number;
  auth?: boolean;
};
export type MongoServer = { uri: string; port: number; close(): Promise<void> };

type Shared = Pick<Context, 'storage' | 'cursors' | 'users' | 'auth'>;

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

const listen = (server: Server, port: number, host: string) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });

/** A server that hands every connection its commands, and a way to end it with all its connections. */
function acceptConnections(shared: Shared): { server: Server; hangUp: () => Promise<void> } {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    const isLocal = LOOPBACK.test(socket.remoteAddress ?? '');
    const client = { id: ++connections, isLocal, exchanges: 0 };
    serveConnection(socket, ({ command, legacy }) => runCommand(command, { ...shared, client, legacy }));
  });
  const hangUp = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  return { server, hangUp };
}

/**
 * Starts a MongoDB server that keeps its data in one folder. By default it listens on loopback and needs no login.
 * Rejects when another process uses the folder or the port is taken.
 */
export async function startMongo(options: MongoOptions): Promise<MongoServer> {
  const { dataDir, port = 0, host = '127.0.0.1', sweepMs = 60_000, auth = false } = options;
  const lock = lockDataFolder(dataDir);
  const database = openDatabase(join(dataDir, 'mongo.sqlite'));
  const storage = { database, catalog: openCatalog(database) };
  const shared: Shared = { storage, cursors: createCursors(), users: openUsers(storage), auth };
  const { server, hangUp } = acceptConnections(shared);
  const timer = sweepEvery(shared, sweepMs);
  const shutDown = async () => {
    clearInterval(timer);
    await hangUp();
    database.close();
    lock.release();
  };
  const { port: actual } = await listen(server, port, host).catch(async (error: unknown) => {
    await shutDown();
    throw error;
  });
  let closing: Promise<void> | undefined;
  return { uri: `mongodb://${host}:${actual}`, port: actual, close: () => (closing ??= shutDown()) };
}
