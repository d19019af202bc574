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
    // For services 'Home' and 'home' differ.
    ['/api/content/Home', undefined],
    ['/api/flowers//', undefined],
    ['/api/flowers/1', undefined],
  ])('when it is written %s, then %s is read', (address, path) => {
    expect(keptReadAt(address)?.path).toBe(path);
  });

  test('when it is written differently or has a query, then the answer that is kept is shown', () =>
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
