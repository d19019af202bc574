import { deviceMemory } from '@shop/app-kit/storage';

const NAME = 'admin-carrier';
const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const keyOf = (carrier: string) => carrier.trim().toLowerCase();

type Stored = { carrier?: unknown; links?: Record<string, unknown> };
const read = (): Stored => (deviceMemory.read(NAME) ?? {}) as Stored;

/** The carrier last used in this browser. */
export const lastCarrier = (): string => asText(read().carrier);
/** The tracking link saved for this carrier, with '{guia}' in it. */
export const linkOf = (carrier: string): string => asText(read().links?.[keyOf(carrier)]);
export const isRemembered = (link: string): boolean => Object.values(read().links ?? {}).includes(link);

/** Only a link with a placeholder fits every parcel, so only that is kept. */
export const rememberCarrier = (carrier: string, link: string): void => {
  const { links = {} } = read();
  const isPattern = link.includes('{guia}');
  deviceMemory.write(NAME, { carrier, links: isPattern ? { ...links, [keyOf(carrier)]: link } : links });
};
