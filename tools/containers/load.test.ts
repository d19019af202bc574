import { describe, expect, test } from '@jest/globals';
import { serve } from '@shop/service-kit/testing/serve';
import { startLoad, type Report } from './load.ts';

/** Sends requests to a shop that answers as `status` says, until it has had `count` of them. */
async function loadOn(count: number, status: (path: string, nth: number) => number): Promise<Report> {
  let seen = 0;
  let enough: () => void = () => undefined;
  const had = new Promise<void>((resolve) => (enough = resolve));
  const { url, close } = await serve((req, res) => {
    seen += 1;
    const code = status(req.url ?? '', seen);
    if (seen >= count) enough();
    if (code === 0) return void req.socket.destroy();
    res.writeHead(code).end('{}');
  });
  const load = startLoad(url, 500);
  await had;
  const report = await load.stop();
  await close();
  return report;
}

describe('the load that deployments are tried under', () => {
  test('when all is well, or nobody is signed in then no request has failed', async () => {
    const { sent, failures } = await loadOn(30, (path) => (path === '/api/admin/check-auth' ? 401 : 200));

    expect([sent >= 30, failures]).toEqual([true, []]);
  });

  test('when an answer is an error or none at all then it is reported with its path', async () => {
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
