import { afterAll, describe, expect, test } from '@jest/globals';
import { bloomOf } from '@shop/bottle/recipe';
import { bottleAddress } from '@shop/service-kit/bottle-address';
import { serve, type Served } from '@shop/service-kit/testing/serve';
import express from 'express';
import sharp from 'sharp';
import type { Bucket } from '../media/bucket.ts';
import { firstSettings } from '../settings/first-settings.ts';
import { withContentMedia } from '../testing/with-content-media.ts';
import { bottleRoutes } from './bottle.routes.ts';

const RECIPE = { name: 'Para mi mamá', blooms: [bloomOf({ name: 'Dalia', blossom: 'dahlia' })] };
const sized = (address: string, width: number) => address.replace(/\.webp$/, `-${width}.webp`);

const servers: Served[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

/** The routes on a bucket that only records; `values` are the current settings. */
async function drawing() {
  const stored: { key: string; body: Buffer }[] = [];
  const bucket = {
    stat: async (name: string) => stored.some(({ key }) => key === name),
    put: async (key: string, body: Buffer) => void stored.push({ key, body }),
  } as unknown as Bucket;
  const values = firstSettings({});
  const settings = { read: async () => ({ values, version: 0 }) };
  const app = express().use('/media', bottleRoutes({ bucket, settings, secret: 'secret' }));
  const server = await serve(app.use((_req, res) => void res.end()));
  servers.push(server);
  const address = `${server.url}${bottleAddress('secret', RECIPE)}`;
  return { stored, values, ask: async (width: number) => (await fetch(sized(address, width))).status };
}

describe('the picture of an own blend', () => {
  test('when it is asked for then it is drawn once, in every width, and kept', () =>
    withContentMedia(async ({ env, url, bucket }) => {
      const address = bottleAddress(env.SESSION_SECRET, RECIPE);

      const first = await fetch(url + sized(address, 320));
      const stored = await bucket.list('frascos/');
      const whole = await fetch(url + address);

      expect(first.status).toBe(200);
      expect(first.headers.get('content-type')).toBe('image/webp');
      // Not longer, because the shop's name may change.
      expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
      const { format, width, height } = await sharp(await first.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 320 });
      expect(stored.map(({ key }) => key.slice(-9))).toEqual(
        expect.arrayContaining(['-320.webp', '1280.webp']),
      );
      expect(whole.status).toBe(200);
      expect(await bucket.list('frascos/')).toEqual(stored);
    }));

  test('when two widths are asked for at the same time then it is drawn once for both', async () => {
    const { ask, stored } = await drawing();

    expect(await Promise.all([320, 480, 640].map(ask))).toEqual([200, 200, 200]);
    expect(stored).toHaveLength(new Set(stored.map(({ key }) => key)).size);
  });

  test('when the shop gets another name then the same address answers with a label that bears it', async () => {
    const { ask, stored, values } = await drawing();
    await ask(320);
    const before = stored.splice(0);
    values.name = 'Miel del Mayab';

    expect(await ask(320)).toBe(200);

    expect(stored).toHaveLength(before.length);
    for (const { key, body } of before) {
      expect(stored.map((file) => file.key)).not.toContain(key);
      expect(stored.some((file) => file.body.equals(body))).toBe(false);
    }
  });

  test('when the address was not signed by the shop then there is no such picture and nothing is drawn', () =>
    withContentMedia(async ({ env, url, bucket }) => {
      const address = bottleAddress(env.SESSION_SECRET, RECIPE);
      const other = bottleAddress('another-secret', RECIPE);

      for (const wrong of [other, address.replace(/frascos\/../, 'frascos/AA'), '/media/frascos/x.webp'])
        expect([wrong, (await fetch(url + wrong)).status]).toEqual([wrong, 404]);

      expect(await bucket.list('frascos/')).toEqual([]);
    }));
});
