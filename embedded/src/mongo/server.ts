import { chmodSync, mkdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Engine } from './commands.ts';
import { Store } from './store.ts';
import { serve } from './wire.ts';

export type MongoOptions = { dataDir: string; port?: number; host?: '127.0.0.1'; sweepMs?: number };
export type MongoServer = { uri: string; port: number; close(): Promise<void> };

/** Starts the server on loopback; `port` 0 or absent takes a free one. Fails when the folder is in use. */
export async function startMongo({
  dataDir,
  port = 0,
  host = '127.0.0.1',
  sweepMs = 60_000,
}: MongoOptions): Promise<MongoServer> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS l(x); COMMIT');
  } catch {
    throw new Error(`${dataDir} is in use by another embedded server`);
  }
  const file = join(dataDir, 'mongo.sqlite');
  const store = new Store(file);
  chmodSync(file, 0o600);
  const engine = new Engine(store, {
    topology: 'standalone',
    host,
    port,
    txnLifetimeMs: 60_000,
    lockWaitMs: 5_000,
  });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, (command, legacy) => engine.run(command, legacy));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const actual = (server.address() as { port: number }).port;
  const timer = setInterval(() => engine.sweep(), sweepMs);
  timer.unref();
  return {
    port: actual,
    uri: `mongodb://${host}:${actual}`,
    async close() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
      store.r.close();
      store.w.close();
      lock.close();
    },
  };
}
