import { mark } from '@shop/bottle/mark';
import type { SettingsValues } from '@shop/contracts/settings';
import { Router, type Response } from 'express';
import type { Bucket } from '../media/bucket.ts';
import type { SettingsStore } from './settings.store.ts';
import { lookOf, shopCard, shopIcon } from './shop-icon.ts';

type Deps = { settings: Pick<SettingsStore, 'read'>; bucket: Pick<Bucket, 'open'> };

/** The app icon sizes of Android and iOS. */
export const APP_SIZES = [192, 512];
/** Phones cut app icons into a circle or a drop: this part of the middle stays whole. */
const WHOLE = 0.7;
/** The touch icon of a page on phones. */
const TOUCH = { size: 180, room: 1 };

/** /media/marca/*: the shop's icons; pages add the look to their addresses as a parameter. */
export function iconRoutes({ settings, bucket }: Deps): Router {
  const kept = new Map<string, { look: string; png: Buffer }>();
  const router = Router().get('/marca/icono.svg', async (_req, res) => {
    setIconHeaders(res)
      .type('svg')
      .send(mark((await settings.read()).values));
  });
  const serve = (name: string, draw: (values: SettingsValues) => Promise<Buffer>) =>
    router.get(`/marca/${name}`, async (_req, res) => {
      const { values } = await settings.read();
      const look = lookOf(values);
      const known = kept.get(name);
      const file = known?.look === look ? known : { look, png: await draw(values) };
      kept.set(name, file);
      setIconHeaders(res).type('png').send(file.png);
    });
  serve('tarjeta.png', shopCard);
  serve('icono.png', (values) => shopIcon(bucket, values, TOUCH));
  for (const size of APP_SIZES)
    serve(`app-${size}.png`, (values) => shopIcon(bucket, values, { size, room: WHOLE }));
  return router;
}

export const setIconHeaders = (res: Response): Response =>
  res.set({
    'Cache-Control': 'public, max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
