import { expect, test } from '@jest/globals';
import { pageAt, pages } from '@shop/contracts/pages/all';
import { feedsOf } from '@shop/contracts/pages/feeds';
import { open } from '../testing/pages.ts';
import type { Answering } from '../testing/upstream.ts';
import { withGateway } from '../testing/with-gateway.ts';

/** A shell with the shop's pages and no others. */
const shell: Answering = (req, res) => {
  const path = req.url!.split('?')[0]!;
  if (path === '/pages.json') {
    const told = Object.fromEntries(pages.map((page) => [page.path, feedsOf(page)]));
    const frames = pages.flatMap((page) => (page.frame ? [page.path] : []));
    return res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ release: 'one', pages: told, frames }));
  }
  return res.writeHead(pageAt(path) ? 200 : 404, { 'content-type': 'text/html' }).end(`page ${path}`);
};

test('when any page of the shop is opened at its address then the gateway lets it through, and no other', () =>
  withGateway(
    async (gateway) => {
      for (const { path } of pages) {
        const address = path.replace(/:\w+/, 'uno');
        const { status, text } = await open(gateway, address);
        expect([status, text]).toEqual([200, `page ${address}`]);
      }
      expect((await open(gateway, '/admin/no-existe')).status).toBe(404);
    },
    { shell },
  ));
