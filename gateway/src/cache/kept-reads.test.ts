import { describe, expect, test } from '@jest/globals';
import { withGateway } from '../testing/with-gateway.ts';
import { keptReadAt } from './kept-reads.ts';

describe('the address of a kept read', () => {
  test.each([
    ['/api/flowers', '/api/flowers'],
    ['/api/flowers/', '/api/flowers'],
    ['/api/elixirs/predesigned/al%6c', '/api/elixirs/predesigned/all'],
    ['/api/elixirs/Predesigned/ALL/', '/api/elixirs/predesigned/all'],
    ['/api/content/hom%65/', '/api/content/home'],
    // Services treat 'Home' and 'home' as different.
    ['/api/content/Home', undefined],
    ['/api/flowers//', undefined],
    ['/api/flowers/1', undefined],
  ])('when it is written %s then %s is read', (address, path) => {
    expect(keptReadAt(address)?.path).toBe(path);
  });

  test('when parameters choose from the answer then each choice is kept, whatever stands beside it', () =>
    withGateway(
      async ({ call, services }) => {
        const menu = '/api/elixirs/predesigned';
        for (const query of [
          '',
          '?x=1',
          '?q=',
          '?orden=nombre&q=luna',
          '?q=luna&x=1&orden=nombre',
          '/?q=luna',
        ])
          await call(menu + query);

        expect(services.catalog.seen.map(({ url }) => url)).toEqual([
          menu,
          `${menu}?q=luna&orden=nombre`,
          `${menu}?q=luna`,
        ]);
      },
      { catalog: (_req, res) => res.writeHead(200, { 'content-type': 'application/json' }).end('{}') },
    ));

  test('when choices are made up without end then only the latest are kept', () =>
    withGateway(
      async ({ call, services }) => {
        const ask = (q: number) => call(`/api/elixirs/predesigned?q=${q}`);
        for (let q = 0; q <= 100; q += 1) await ask(q);
        await ask(100);
        await ask(0);

        const asked = (q: number) =>
          services.catalog.seen.filter(({ url }) => url?.endsWith(`q=${q}`)).length;
        expect([asked(100), asked(0)]).toEqual([1, 2]);
      },
      { catalog: (_req, res) => res.writeHead(200, { 'content-type': 'application/json' }).end('{}') },
    ));

  test('when it is written differently or has a query then the answer that is kept is shown', () =>
    withGateway(
      async ({ call, services }) => {
        for (const form of ['', '?', '?x=1&y', '/', '/?x'])
          expect([form, (await call(`/api/content/home${form}`)).text]).toEqual([form, '[]']);
        await call('/api/content/hom%65');

        expect(services['content-media'].seen.map(({ url }) => url)).toEqual(['/api/content/home']);
      },
      {
        'content-media': (_req, res) => res.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
      },
    ));
});
