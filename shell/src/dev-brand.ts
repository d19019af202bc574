import { paletteOf } from '@shop/contracts/palette';
import type { Settings } from '@shop/contracts/settings';
import { shopOf } from '@shop/contracts/shop';

/** Loads what the shell's server writes into every page, because development servers send the bare template. */
export async function bringBrand(): Promise<void> {
  const settings = (await (await fetch('/api/settings')).json()) as Settings;
  const data = document.createElement('script');
  Object.assign(data, {
    type: 'application/json',
    id: 'shop',
    textContent: JSON.stringify(shopOf(settings)),
  });
  document.head.append(data);
  for (const [name, value] of Object.entries(paletteOf(settings.colors)))
    document.documentElement.style.setProperty(`--${name}`, value);
}
