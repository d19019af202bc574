import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { menuEdition } from '@shop/contracts/menu';
import type { Settings } from '@shop/contracts/settings';
import { dayIn, FIRST_ZONE } from '@shop/contracts/time-zone';
import { unavailable } from '@shop/service-kit/errors';
import type { Log } from '@shop/service-kit/log';
import { Router, type RequestHandler } from 'express';
import { readBlends } from '../blends.ts';
import type { ReadBrand } from '../brand.ts';
import { readApi } from '../read-api.ts';
import { googleFeed } from './google.ts';
import { feedItemOf, type FeedItem, type Place } from './item.ts';
import { keepFile } from './kept-file.ts';
import { metaFeed } from './meta.ts';

type FeedDeps = { base: string; apiUrl: string; brand: ReadBrand; folder: string; log: Log };

async function* itemsOf(apiUrl: string, place: Place): AsyncGenerator<FeedItem> {
  for await (const blend of readBlends(apiUrl)) yield feedItemOf(blend, place);
}

/** A feed's edition: products, settings, and the day (prices end by day). @throws Error without the catalogue */
async function editionOf(apiUrl: string, shop: Settings): Promise<string> {
  const { edition } = await readApi(`${apiUrl}/elixirs/predesigned/edition`, menuEdition);
  const today = dayIn(Date.now(), shop.timeZone ?? FIRST_ZONE);
  return createHash('sha256')
    .update(JSON.stringify([edition, shop, today]))
    .digest('base64url')
    .slice(0, 22);
}

/** Feeds of all products for advertising. */
export function feedRoutes({ base, apiUrl, brand, folder, log }: FeedDeps): Router {
  /** @throws AppError 503 while the shop's name and delivery prices are unknown */
  const shopNow = async (): Promise<Settings> => {
    const { isKnown, settings } = await brand();
    if (!isKnown) throw unavailable('Los datos de la tienda no están disponibles en este momento.');
    return settings;
  };
  const feed = (make: typeof googleFeed, type: string, name: string): RequestHandler => {
    const open = keepFile({
      path: join(folder, `${name}.gz`),
      editionOf: async () => editionOf(apiUrl, await shopNow()),
      failed: (error) => log.error({ err: error, feed: name }, 'a feed was not made anew'),
      make: async function* () {
        const shop = await shopNow();
        yield* make(itemsOf(apiUrl, { shop, origin: base, now: Date.now() }), shop, base);
      },
    });
    return async (req, res) => {
      const { edition, bytes } = await open();
      res.set({ 'Cache-Control': 'no-cache', ETag: `W/"${edition}"`, Vary: 'Accept-Encoding' }).type(type);
      if (req.fresh || req.method === 'HEAD') {
        bytes.destroy();
        return void res.status(req.fresh ? 304 : 200).end();
      }
      const sent = req.acceptsEncodings('gzip')
        ? pipeline(bytes, res.set('Content-Encoding', 'gzip'))
        : pipeline(bytes, createGunzip(), res);
      await sent.catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      });
    };
  };
  return Router()
    .get('/google.xml', feed(googleFeed, 'application/xml', 'google'))
    .get('/meta.csv', feed(metaFeed, 'text/csv', 'meta'));
}
