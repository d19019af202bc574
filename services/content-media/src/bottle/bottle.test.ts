import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { bloomOf } from '@shop/bottle/recipe';
import { bottleAddress } from '@shop/service-kit/bottle-address';
import express from 'express';
import sharp from 'sharp';
import type { Bucket } from '../media/bucket.ts';
import { withContentMedia } from '../testing/with-content-media.ts';
import { bottleRoutes } from './bottle.routes.ts';

const RECIPE = { name: 'Para mi mamá', blooms: [bloomOf({ name: 'Dalia', blossom: 'dahlia' })] };
const sized = (address: string, width: number) => address.replace(/\.webp$/, `-${width}.webp`);

describe('the picture of an own blend', () => {
  test('when it is asked for, then it is drawn once, in every width, and kept', () =>
    withContentMedia(async ({ env, url, bucket }) => {
      const address = bottleAddress(env.SESSION_SECRET, RECIPE);

      const first = await fetch(url + sized(address, 320));
      const stored = await bucket.list('frascos/');
      const whole = await fetch(url + address);

      expect(first.status).toBe(200);
      expect(first.headers.get('content-type')).toBe('image/webp');
      expect(first.headers.get('cache-control')).toContain('immutable');
      const { format, width, height } = await sharp(await first.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 320 });
      expect(stored.map(({ key }) => key.slice(-9))).toEqual(
        expect.arrayContaining(['-320.webp', '1280.webp']),
      );
      expect(whole.status).toBe(200);
      expect(await bucket.list('frascos/')).toEqual(stored);
    }));

  test('when two widths are asked for at the same time, then it is drawn once for both', async () => {
    const stored: string[] = [];
    const bucket = {
      stat: async (name: string) => stored.includes(name),
      put: async (name: string) => void stored.push(name),
    } as unknown as Bucket;
    const app = express().use('/media', bottleRoutes({ bucket, secret: 'secret' }));
    const server = app.use((_req, res) => void res.end()).listen(0);
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}${bottleAddress('secret', RECIPE)}`;

    const both = await Promise.all([320, 640].map((width) => fetch(sized(address, width))));
    server.closeAllConnections();
    server.close();

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(stored).toHaveLength(new Set(stored).size);
  });

  test('when the address was not signed by the shop, then there is no such picture and nothing is drawn', () =>
    withContentMedia(async ({ env, url, bucket }) => {
      const address = bottleAddress(env.SESSION_SECRET, RECIPE);
      const other = bottleAddress('another-secret', RECIPE);

      for (const wrong of [other, address.replace(/frascos\/../, 'frascos/AA'), '/media/frascos/x.webp'])
        expect([wrong, (await fetch(url + wrong)).status]).toEqual([wrong, 404]);

      expect(await bucket.list('frascos/')).toEqual([]);
    }));
});
