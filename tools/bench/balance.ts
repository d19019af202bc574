import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** One address for several copies: each connection goes to the next, as at the service address of Kubernetes. */
export async function balance(copies: string[]): Promise<{ url: string; close: () => void }> {
  let next = 0;
  const server = createServer((client) => {
    const { hostname, port } = new URL(copies[next++ % copies.length]!);
    const copy = connect(Number(port), hostname);
    client.pipe(copy).pipe(client);
    client.once('error', () => copy.destroy()).once('close', () => copy.destroy());
    copy.once('error', () => client.destroy()).once('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
