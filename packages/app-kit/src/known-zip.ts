import { deviceMemory, tabMemory } from './storage.ts';

const TAB_KEY = 'zip';
/** What somebody asked this device to keep of their address. */
export const ADDRESS_KEY = 'shipping';

const zipIn = (kept: unknown): string | undefined =>
  typeof kept === 'string' && /^\d{5}$/.test(kept) ? kept : undefined;

/** Where the shopper lives, as far as they said it here: in this tab, or in the address that this device keeps. */
export const knownZip = (): string | undefined =>
  zipIn(tabMemory.read(TAB_KEY)) ??
  zipIn((deviceMemory.read(ADDRESS_KEY) as { zip?: unknown } | undefined)?.zip);
export const keepZip = (zip: string): void => tabMemory.write(TAB_KEY, zip);
