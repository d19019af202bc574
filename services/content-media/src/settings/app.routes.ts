import type { SettingsValues } from '@shop/contracts/settings';
import { Router } from 'express';
import { APP_SIZES, setIconHeaders } from './icon.routes.ts';
import type { SettingsStore } from './settings.store.ts';
import { lookOf } from './shop-icon.ts';

/** /media/marca/administracion.webmanifest: makes the back office an app on phones, with the shop's name and mark. */
export const appRoutes = ({ settings }: { settings: Pick<SettingsStore, 'read'> }): Router =>
  Router().get('/marca/administracion.webmanifest', async (_req, res) => {
    setIconHeaders(res)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf((await settings.read()).values)));
  });

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
    icons: APP_SIZES.map(iconOfSize),
  };
}
