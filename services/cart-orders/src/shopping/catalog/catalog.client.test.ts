import { expect, test } from '@jest/globals';
import { customElixirForget } from '@shop/contracts/custom-elixir';
import { serve } from '@shop/service-kit/testing/serve';
import { json } from 'node:stream/consumers';
import { createCatalogClient } from './catalog.client.ts';

const AWAY_MS = 3_000;

/** A catalog without elixirs that counts requests, except health checks. */
async function startCatalog(port = 0) {
  let asked = 0;
  const server = await serve((req, res) => {
    if (req.url !== '/healthz') asked += 1;
    res.setHeader('content-type', 'application/json').end('[]');
  }, port);
  return { ...server, asked: () => asked };
}

const clientOf = ({ url }: { url: string }) => createCatalogClient({ url, token: 'token', holdMs: 10_000 });

test('when the catalog is away for three seconds then its answer is waited for', async () => {
  const old = await startCatalog();
  const client = clientOf(old);
  await client.elixirs([1]);
  await old.close();

  const waiting = client.elixirs([2]);
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS));
  const replaced = await startCatalog(old.port);

  expect(await waiting).toEqual(new Map());
  expect(replaced.asked()).toBe(1);
  await replaced.close();
});

test('when the catalog hangs up on a read then it is asked once more, and a change is not', async () => {
  const catalog = await startCatalog();
  let cut = 0;
  catalog.server.prependListener('request', (req) => {
    if (cut % 2 === 0) req.socket.destroy();
    cut += 1;
  });
  const client = clientOf(catalog);

  expect(await client.elixirs([1])).toEqual(new Map());
  await expect(client.keepCustom(1)).rejects.toMatchObject({ status: 503 });

  expect(cut).toBe(3);
  await catalog.close();
});

test('when a customer made more elixirs than one call takes then all of them are forgotten, each once', async () => {
  const catalog = await startCatalog();
  const taken: number[][] = [];
  catalog.server.removeAllListeners('request').on('request', (req, res) => {
    void json(req).then((body) => {
      const asked = customElixirForget.safeParse(body);
      if (asked.success) taken.push(asked.data.ids);
      return res.writeHead(asked.success ? 204 : 400).end();
    });
  });
  const client = clientOf(catalog);
  const ids = Array.from({ length: 501 }, (_, at) => at + 1);

  await client.forgetCustoms(ids);
  await client.forgetCustoms([]);

  expect(taken).toEqual([ids.slice(0, 500), [501]]);
  await catalog.close();
});
