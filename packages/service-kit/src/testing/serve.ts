import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Served = Awaited<ReturnType<typeof serve>>;

/** A server for one test on the loopback interface; port 0 takes any free one. `close` also ends open connections. */
export async function serve(answer: RequestListener, port = 0) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.address() as AddressInfo).port;
  return {
    server,
    port: taken,
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
