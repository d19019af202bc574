import type { ActivityKind } from '@shop/contracts/activity-kinds';
import { cutText } from '@shop/contracts/cut-text';

/** Kinds about the shop itself: their values are no personal secrets. */
const OF_THE_SHOP = new Set<ActivityKind>([
  'products',
  'flowers',
  'lots',
  'discounts',
  'texts',
  'images',
  'settings',
  'integrations',
]);
/** Never stored, in any form. */
const SECRET = /passw|secret|token|recovery|credential|^link$/i;
const SECRET_OF_PEOPLE = /^code$/;
const PHONE = /phone|whatsapp/i;
const PERSONAL = /mail|address|street|city|state$|zip|rfc|name$|recipient|buyer/i;
/** Field names that are personal in the shop's own things; 'name' is a product's there. */
const PERSONAL_OF_SHOP = /mail|^address$|street|zip|rfc/i;
/** Field names with values from the shop, shown for every kind. Other names are not shown. */
const OPEN = new Set([
  ...['status', 'paymentStatus', 'role', 'kind', 'payment', 'carrier', 'number', 'lots', 'orderIds'],
  ...['from', 'to', 'by', 'sort'],
]);
const EMAIL = /[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>",;]+/g;
const LONGEST = 200;
/** Longer texts are searched for e-mails only up to here: in one long word the search takes quadratic time. */
const LOOKED_THROUGH = 1_000;
const HIDDEN = '•••';

export const isOfTheShop = (kind: ActivityKind): boolean => OF_THE_SHOP.has(kind);

/** Whether a field must not be stored at all; `path` is dotted. */
export const isSecret = (kind: ActivityKind, path: string): boolean =>
  path
    .split('.')
    .some(
      (key) => SECRET.test(key) || (!isOfTheShop(kind) && kind !== 'orders' && SECRET_OF_PEOPLE.test(key)),
    );

/** A value as text for the audit log; personal data is masked, with just enough left to tell values apart. */
export function shownValue(kind: ActivityKind, path: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  const keys = path.split('.').filter((key) => !/^\d+$/.test(key));
  if (keys.some((key) => PHONE.test(key))) return lastDigits(text);
  if (typeof value !== 'string') return text;
  if (kind === 'integrations' && keys.at(-1) === 'url') return hostOf(text);
  if (kind === 'team' && keys.at(-1) === 'username') return text;
  const personal = isOfTheShop(kind) ? PERSONAL_OF_SHOP : PERSONAL;
  if (keys.some((key) => personal.test(key))) return masked(text);
  if (!isOfTheShop(kind) && !OPEN.has(keys.at(-1) ?? '')) return text && HIDDEN;
  return cut(text.slice(0, LOOKED_THROUGH).replace(EMAIL, masked));
}

/** Only the host of a program's address: the rest may contain its password. */
const hostOf = (text: string): string => (URL.canParse(text) ? new URL(text).host : '');

/** 'a…@…' for an e-mail, 'A…' for a name or an address. */
const masked = (text: string): string =>
  text && `${[...text.trim()][0] ?? ''}…${text.includes('@') ? '@…' : ''}`;

const lastDigits = (text: string): string => text && `…${text.replace(/\D/g, '').slice(-2)}`;

const cut = (text: string): string => (text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text);
