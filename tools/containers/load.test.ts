import { describe, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLoad, type Report } from './load.ts';

/** Sends requests to a shop that answers as `status` says, until it has had `count` of them. */
async function loadOn(count: number, status: (path: string, nth: number) => number): Promise<Report> {
  let seen = 0;
  let enough: () => void = () => undefined;
  const had = new Promise<void>((resolve) => (enough = resolve));
  const server = createServer((req, res) => {
    seen += 1;
    const code = status(req.url ?? '', seen);
    if (seen >= count) enough();
    if (code === 0) return void req.socket.destroy();
    res.writeHead(code).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const load = startLoad(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 500);
  await had;
  const report = await load.stop();
  server.closeAllConnections();
  server.close();
  return report;
}

describe('the load that deployments are tried under', () => {
  test('when all is well, or nobody is signed in, then no request has failed', async () => {
    const { sent, failures } = await loadOn(30, (path) => (path === '/api/admin/check-auth' ? 401 : 200));

    expect([sent >= 30, failures]).toEqual([true, []]);
  });

  test('when an answer is an error or none at all, then it is reported with its path', async () => {
    const { failures } = await loadOn(30, (path) =>
      path === '/api/cart' ? 503 : path === '/menu' ? 0 : 200,
    );

    const kinds = new Set(failures.map(({ what, status }) => `${what} ${status}`));
    expect([...kinds].toSorted()).toEqual([
      '/api/cart 503',
      expect.stringMatching(/^\/menu (UND_ERR_SOCKET|ECONNRESET)$/),
    ]);
  });
});
