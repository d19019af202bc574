import { createHash } from 'node:crypto';
import { isOwnPicture } from '@shop/contracts/image';
import { FIRST_COLORS, paletteOf } from '@shop/contracts/palette';
import { settings as schema, type Settings } from '@shop/contracts/settings';
import { shopOf, type Shop } from '@shop/contracts/shop';
import type { Log } from '@shop/service-kit/log';

const TIMEOUT_MS = 2_000;

/** The settings before the first read. */
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
  /** False until the first successful read: such pages must not be cached. */
  isKnown: boolean;
  settings: Settings;
  shop: Shop;
  /** The source that the Content-Security-Policy must allow for the colours. */
  styleSrc: string;
  /** Name, colour and pictures by their placeholders in the shell's index.html. */
  words: Record<'name' | 'ground' | 'icon' | 'touchIcon' | 'card', string>;
  /** Colours and data, as elements of the head. */
  elements: string;
};

type Addresses = { apiUrl: string; publicBaseUrl: string };
/** While a process warms up, other services may still be starting: an unanswered request is not logged then. */
type Reading = { isWarmUp: boolean };
export type ReadBrand = (reading?: Reading) => Promise<Brand>;

/**
 * The shop's settings as pages need them; the last ones are used while they cannot be read.
 * @param apiUrl the API as this process reaches it: the gateway caches this read, and drops it with the pages
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

/** The shop's icons for the browser's tab and the home screen, and its picture on other sites. */
function picturesOf({ logo, name, tagline, colors }: Settings, publicBaseUrl: string) {
  // They are cached for long, so a changed look needs new addresses.
  const look = hashOf(JSON.stringify([name, tagline, logo, colors]), 'hex').slice(0, 8);
  const made = (file: string) => `/media/marca/${file}?v=${look}`;
  // A wide logo is no icon: content-media, which has the file, makes it square or draws the shop's mark.
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
