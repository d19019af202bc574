/**
 * Browser storage, as JSON. In-app browsers and strict settings give no storage (null), or refuse reads or
 * writes: then nothing is remembered. Nothing else in the shop may access a storage (lint).
 */
const memoryOf = (open: () => Storage) => {
  const attempt = <T>(what: (storage: Storage) => T): T | undefined => {
    try {
      return what(open());
    } catch {
      return undefined;
    }
  };
  return {
    /** The value of the key; undefined when it is missing or unreadable. */
    read: (key: string): unknown =>
      attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined,
    write: (key: string, value: unknown): void =>
      attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    forget: (key: string): void => attempt((storage) => storage.removeItem(key)),
    /** All stored keys. */
    keys: (): string[] => attempt((storage) => Object.keys(storage)) ?? [],
  };
};

/** Kept while the tab is open. */
export const tabMemory = memoryOf(() => sessionStorage);
/** Kept until it is cleared, for every tab. */
export const deviceMemory = memoryOf(() => localStorage);
