import { deviceMemory, tabMemory } from './storage.ts';

const TAB_KEY = 'zip';
/** The storage key of the address that this device keeps with consent. */
export const ADDRESS_KEY = 'shipping';

const zipIn = (kept: unknown): string | undefined =>
  typeof kept === 'string' && /^\d{5}$/.test(kept) ? kept : undefined;

/** The shopper's postal code, if known: typed in this tab, or in the address that this device keeps. */
export const knownZip = (): string | undefined =>
  zipIn(tabMemory.read(TAB_KEY)) ??
  zipIn((deviceMemory.read(ADDRESS_KEY) as { zip?: unknown } | undefined)?.zip);
export const keepZip = (zip: string): void => tabMemory.write(TAB_KEY, zip);
