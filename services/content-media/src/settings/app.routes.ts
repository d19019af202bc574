import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { squareMark } from '@shop/bottle/mark';
import type { SettingsValues } from '@shop/contracts/settings';
import { Router } from 'express';
import type { Bucket } from '../media/bucket.ts';
import { setIconHeaders } from './icon.routes.ts';
import type { SettingsStore } from './settings.store.ts';

type Deps = { settings: Pick<SettingsStore, 'read'>; bucket: Pick<Bucket, 'open'> };

/** What Android and iOS ask for. */
const SIZES = [192, 512];
/** Phones cut a circle or a drop out of it: what stands in this part of the middle is left whole. */
const WHOLE = 0.7;

/** /media/marca/administracion.webmanifest and its icons: the back office among the apps of a phone, with the shop's name and mark. */
export function appRoutes({ settings, bucket }: Deps): Router {
  const router = Router().get('/marca/administracion.webmanifest', async (_req, res) => {
    setIconHeaders(res)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf((await settings.read()).values)));
  });
  const kept = new Map<number, { look: string; png: Buffer }>();
  for (const size of SIZES)
    router.get(`/marca/app-${size}.png`, async (_req, res) => {
      const { values } = await settings.read();
      const look = lookOf(values);
      const known = kept.get(size);
      const file = known?.look === look ? known : { look, png: await iconOf(bucket, values, size) };
      kept.set(size, file);
      setIconHeaders(res).type('png').send(file.png);
    });
  return router;
}

/** They are kept for long: with another look they have other addresses. */
const lookOf = ({ name, logo, colors }: SettingsValues) =>
  createHash('sha256')
    .update(JSON.stringify([name, logo, colors]))
    .digest('hex')
    .slice(0, 8);

function manifestOf(values: SettingsValues) {
  const { name, colors } = values;
  const iconOfSize = (size: number) => ({
    src: `/media/marca/app-${size}.png?v=${lookOf(values)}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return {
    id: '/admin',
    name,
    short_name: name,
    lang: 'es-MX',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    background_color: colors.ground,
    theme_color: colors.ground,
    icons: SIZES.map(iconOfSize),
  };
}

/** The shop's own mark on its ground, or the drawn one; another server's picture is not asked for. */
async function iconOf(bucket: Deps['bucket'], look: SettingsValues, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const key = /^\/media\/(.+)$/.exec(look.logo ?? '')?.[1];
  const own = key && (await bucket.open(key));
  if (!own)
    return sharp(Buffer.from(squareMark(look, size)))
      .png({ palette: true })
      .toBuffer();
  const inner = Math.round(size * WHOLE);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const input = await sharp(await buffer(own.body))
    .resize(inner, inner, { fit: 'contain', background })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: look.colors.ground } })
    .composite([{ input }])
    .png()
    .toBuffer();
}
