import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Context } from './commands/command.ts';
import { runCommand } from './commands/run-command.ts';
import { lockDataFolder } from './data-folder.ts';
import { createCursors } from './query/cursors.ts';
import { openCatalog } from './storage/catalog.ts';
import { openDatabase } from './storage/database.ts';
import { sweepExpired } from './ttl.ts';
import { serveConnection } from './wire/connection.ts';

/** `port` 0 takes a free one. `sweepMs`: how often expired documents and idle cursors are removed. */
export type MongoOptions = { dataDir: string; port?: number; host?: '127.0.0.1'; sweepMs?: number };
export type MongoServer = { uri: string; port: number; close(): Promise<void> };

type Shared = Omit<Context, 'client'>;

const listen = (server: Server, port: number, host: string) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });

function acceptConnections(shared: Shared): { server: Server; sockets: Set<Socket> } {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, { id: ++connections }, (command, client) =>
      runCommand(command, { ...shared, client }),
    );
  });
  return { server, sockets };
}

function startSweeping({ storage, cursors }: Shared, sweepMs: number): NodeJS.Timeout {
  const timer = setInterval(() => {
    cursors.sweep(Date.now());
    sweepExpired(storage);
  }, sweepMs);
  return timer.unref();
}

/**
 * Starts a MongoDB server that keeps its data in one folder. It has no authentication and listens on
 * loopback only. Rejects when another process uses the folder or the port is taken.
 */
export async function startMongo(options: MongoOptions): Promise<MongoServer> {
  const { dataDir, port = 0, host = '127.0.0.1', sweepMs = 60_000 } = options;
  const lock = lockDataFolder(dataDir);
  const database = openDatabase(join(dataDir, 'mongo.sqlite'));
  const shared: Shared = { storage: { database, catalog: openCatalog(database) }, cursors: createCursors() };
  const { server, sockets } = acceptConnections(shared);
  const release = () => {
    database.close();
    lock.release();
  };
  const address = await listen(server, port, host).catch((error: unknown) => {
    release();
    throw error;
  });
  const timer = startSweeping(shared, sweepMs);
  return {
    uri: `mongodb://${host}:${address.port}`,
    port: address.port,
    async close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
      release();
    },
  };
}
