import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { port: number; url: string; server: Server; close(): Promise<void> };

/** Serves on the loopback interface unless told otherwise; port 0 takes any free one. Rejects when the port is taken. */
export async function listen(handler: RequestListener, port = 0, host = '127.0.0.1'): Promise<Listening> {
  const server = createServer(handler);
  server.listen(port, host);
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port;
  return { port: taken, url: `http://127.0.0.1:${taken}`, server, close: () => closed(server) };
}

async function closed(server: Server): Promise<void> {
  const done = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await done;
}
