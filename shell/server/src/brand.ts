import { createHash } from 'node:crypto';
import { isOwnPicture } from '@shop/contracts/image';
import { FIRST_COLORS, paletteOf } from '@shop/contracts/palette';
import { settings as schema, type Settings } from '@shop/contracts/settings';
import { shopOf, type Shop } from '@shop/contracts/shop';
import type { Log } from '@shop/service-kit/log';

const TIMEOUT_MS = 2_000;

/** A shop of which nothing could be read yet. */
const FIRST_BRAND: Settings = {
  name: 'Tienda',
  tagline: '',
  logo: null,
  colors: FIRST_COLORS,
  contact: { email: '', phone: '', whatsapp: '' },
  networks: { instagram: '', facebook: '', tiktok: '', youtube: '' },
  address: { street: '', city: '', state: '', zip: '' },
  ivaIncluded: false,
  paymentMethods: [],
};

export type Brand = {
  /** False while nothing could ever be read: such pages are not worth keeping. */
  isKnown: boolean;
  settings: Settings;
  shop: Shop;
  /** Source that the Content-Security-Policy has to allow for the colours. */
  styleSrc: string;
  /** Name, ground and pictures by their places in the shell's index.html. */
  words: Record<'name' | 'ground' | 'icon' | 'touchIcon' | 'card', string>;
  /** Colours and data, as elements of its head. */
  elements: string;
};

type Addresses = { apiUrl: string; publicBaseUrl: string };
/** While a process warms up, others may still be starting: that nothing answers then is no news. */
type Reading = { isWarmUp: boolean };
export type ReadBrand = (reading?: Reading) => Promise<Brand>;

/**
 * The shop's settings as pages need them; what was read last counts while they cannot be read.
 * @param apiUrl the API as this process reaches it: the gateway keeps this read, and drops it with the pages
 */
export function createBrand({ apiUrl, publicBaseUrl }: Addresses, log: Log): ReadBrand {
  const brandOf = brandAt(publicBaseUrl);
  let known: Brand = brandOf(FIRST_BRAND, false);
  return async ({ isWarmUp } = { isWarmUp: false }) => {
    try {
      const response = await fetch(`${apiUrl}/settings`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`/settings answered ${response.status}`);
      known = brandOf(schema.parse(await response.json()), true);
    } catch (error) {
      log[isWarmUp ? 'debug' : 'warn']({ err: error }, 'the settings cannot be read; those of before count');
    }
    return known;
  };
}

const hashOf = (text: string, form: 'hex' | 'base64') => createHash('sha256').update(text).digest(form);
// '<' would end the script element early; \u003c is the same to JSON.
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The shop's mark in the browser's tab and on a phone's first screen, and what others show of it. */
function picturesOf({ logo, name, tagline, colors }: Settings, publicBaseUrl: string) {
  // They are kept for long: with another look they have other addresses.
  const look = hashOf(JSON.stringify([name, tagline, logo, colors]), 'hex').slice(0, 8);
  const made = (file: string) => `/media/marca/${file}?v=${look}`;
  // A wide logo is no icon: content-media, which has the file, makes a square of it or draws the shop's mark.
  const isElsewhere = logo && !isOwnPicture(logo, publicBaseUrl);
  const square = isElsewhere ? logo : made('icono.png');
  return { icon: logo ? square : made('icono.svg'), touchIcon: square, card: made('tarjeta.png') };
}

const brandAt =
  (publicBaseUrl: string) =>
  (settings: Settings, isKnown: boolean): Brand => {
    const { colors } = settings;
    const shop = shopOf(settings);
    const variables = Object.entries(paletteOf(colors)).map(([name, value]) => `--${name}:${value}`);
    const style = `:root{${variables.join(';')}}`;
    return {
      isKnown,
      settings,
      shop,
      styleSrc: `'sha256-${hashOf(style, 'base64')}'`,
      words: { name: settings.name, ground: colors.ground, ...picturesOf(settings, publicBaseUrl) },
      elements: `<style>${style}</style><script type="application/json" id="shop">${json(shop)}</script>`,
    };
  };
