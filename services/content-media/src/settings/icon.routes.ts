import { mark, shareCard, squareMark } from '@shop/bottle/mark';
import type { SettingsValues } from '@shop/contracts/settings';
import { Router, type Response } from 'express';
import type { SettingsStore } from './settings.store.ts';

/** What phones ask for. */
const TOUCH_SIZE = 180;
const DRAWINGS: Record<string, (values: SettingsValues) => string> = {
  'icono.png': (values) => squareMark(values, TOUCH_SIZE),
  'tarjeta.png': shareCard,
};

/** /media/marca/*: what a shop without a picture of its own is known by; pages name it with its look as a parameter. */
export function iconRoutes({ settings }: { settings: Pick<SettingsStore, 'read'> }): Router {
  const kept = new Map<string, { svg: string; png: Buffer }>();
  const router = Router().get('/marca/icono.svg', async (_req, res) => {
    setIconHeaders(res)
      .type('svg')
      .send(mark((await settings.read()).values));
  });
  for (const [name, draw] of Object.entries(DRAWINGS))
    router.get(`/marca/${name}`, async (_req, res) => {
      const svg = draw((await settings.read()).values);
      const known = kept.get(name);
      const file = known?.svg === svg ? known : { svg, png: await toPng(svg) };
      kept.set(name, file);
      setIconHeaders(res).type('png').send(file.png);
    });
  return router;
}

const toPng = async (svg: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};

export const setIconHeaders = (res: Response): Response =>
  res.set({
    'Cache-Control': 'public, max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
