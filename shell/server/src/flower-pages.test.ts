import { expect, test } from '@jest/globals';
import { aFlower } from '@shop/contracts/testing/builders';
import { withShell } from './testing/with-shell.ts';

test('when a flower has another address now then browsers are sent there, and the sitemap has its page with its date', () =>
  withShell(async ({ get, api }) => {
    const updatedAt = '2026-03-04T05:06:07.000Z';
    // A flower from a catalogue of an earlier release has no slug.
    api.flowers = [aFlower({ slug: 'xtabentun', updatedAt }), aFlower({ id: 2, name: 'Dalia' })];
    api.before = { xtabentun: 'enredadera' };

    const moved = await get('/flores/enredadera');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/flores/xtabentun']);
    expect((await get('/flores/otra')).status).toBe(404);
    const pagesOf = (await get('/sitemap.xml')).text.match(/[^>]*\/flores\/.*/g);
    expect(pagesOf).toEqual([
      `http://localhost:8080/flores/xtabentun</loc><lastmod>${updatedAt}</lastmod></url>`,
    ]);
  }));
