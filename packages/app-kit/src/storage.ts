/**
 * What a browser remembers, as JSON. In-app browsers and strict settings give no storage (null), refuse the look at it, or
 * refuse to write: then only remembering is lost. Nothing else in the shop may touch a storage (lint).
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
    /** What was written under the key; undefined when there is nothing that can be read. */
    read: (key: string): unknown =>
      attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined,
    write: (key: string, value: unknown): void =>
      attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    forget: (key: string): void => attempt((storage) => storage.removeItem(key)),
    /** Every key that is kept. */
    keys: (): string[] => attempt((storage) => Object.keys(storage)) ?? [],
  };
};

/** As long as the tab is open. */
export const tabMemory = memoryOf(() => sessionStorage);
/** Until somebody clears it, in every tab. */
export const deviceMemory = memoryOf(() => localStorage);
