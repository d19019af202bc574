import { describe, expect, test } from '@jest/globals';
import { bloomOf } from '@shop/bottle/recipe';
import { bottleAddress } from '@shop/service-kit/bottle-address';
import sharp from 'sharp';
import { withContentMedia } from '../testing/with-content-media.ts';

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

  test('when the address was not signed by the shop, then there is no such picture and nothing is drawn', () =>
    withContentMedia(async ({ env, url, bucket }) => {
      const address = bottleAddress(env.SESSION_SECRET, RECIPE);
      const other = bottleAddress('another-secret', RECIPE);

      for (const wrong of [other, address.replace(/frascos\/../, 'frascos/AA'), '/media/frascos/x.webp'])
        expect([wrong, (await fetch(url + wrong)).status]).toEqual([wrong, 404]);

      expect(await bucket.list('frascos/')).toEqual([]);
    }));
});
