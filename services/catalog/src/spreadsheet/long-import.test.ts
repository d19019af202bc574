import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import type { ImportReport } from '@shop/contracts/elixir-import';
import { createMediaUrls } from '@shop/service-kit/media-urls';
import { serveRoutes } from '@shop/service-kit/testing/serve-routes';
import { spreadsheetRoutes } from './spreadsheet.routes.ts';

const FILE = 'Nombre,Descripción,Precio,Imagen\nSol,Miel clara de la milpa.,300,https://example.com/a.webp\n';
const headers = { 'content-type': 'text/csv' };

test('when products take long to store then the gateway hears of it, and does not give up', async () => {
  const told = Promise.withResolvers<void>();
  const { port, client, close } = await serveRoutes({
    parseJson: false,
    mount: (mounted) =>
      mounted.use(
        spreadsheetRoutes({
          elixirs: { listPredesigned: async () => [], importAll: () => told.promise.then(() => true) },
          flowers: { list: async () => [] },
          media: createMediaUrls('https://miel.example'),
          tellEveryMs: 5,
        }),
      ),
  });
  const file = new TextEncoder().encode(FILE);
  const { token } = (await client.request<ImportReport>('POST', '/import/check', file, headers)).body;
  const options = { port, host: '127.0.0.1', agent: false, path: `/import?token=${token}`, headers } as const;

  const status = await new Promise<number | undefined>((resolve, reject) => {
    request({ ...options, method: 'POST' }, (res) => res.resume().on('end', () => resolve(res.statusCode)))
      .on('information', () => told.resolve())
      .on('error', reject)
      .end(file);
  });

  expect(status).toBe(200);
  await close();
});
