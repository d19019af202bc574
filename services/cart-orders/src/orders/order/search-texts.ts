import { normalizeForSearch, wordText } from '@shop/contracts/search';
import { nearTexts } from '@shop/service-kit/list-pages/near-texts';
import {
  asTyped,
  beginsWith,
  fromEachWord,
  LONGEST,
  toStored,
} from '@shop/service-kit/list-pages/word-texts';
import type { Tracking } from '@shop/contracts/tracking';
import type { Model, QueryFilter } from 'mongoose';
import type { OrderRow } from './order.model.ts';

const PHONE_DIGITS = 10;
/** Shorter numbers are an order's, a street's or a postal code. */
const FEWEST_OF_PHONE = 6;

type Searched = Pick<OrderRow, 'number' | 'shipping' | 'items' | 'payerEmail' | 'discount' | 'tracking'>;

/** The normalised texts by whose beginnings an order is found. */
export function searchTexts({ number, shipping, items, payerEmail, discount, tracking }: Searched): string[] {
  const { name, email = payerEmail, phone, address, city, state, zip, gift } = shipping ?? {};
  const digits = number.slice(number.lastIndexOf('-') + 1);
  const numbers = [number, digits, digits.replace(/^0+/, '')];
  const texts = [...numbers, email, phone, zip, discount?.code];
  const read = [name, gift?.recipient, address, city, state, ...items.map(({ elixirName }) => elixirName)];
  return [...new Set([...toTexts(texts, read), ...(tracking ? numberTexts(tracking) : [])])];
}

/** A parcel's number among them, as it is written and in one piece. */
export const numberTexts = ({ number }: Tracking): string[] =>
  toStored([normalizeForSearch(number), normalizeForSearch(number.replaceAll(/[\s-]/g, ''))]);

type Person = { email: string; name?: string; phone?: string; city?: string };

/** The same of a customer. */
export const customerTexts = ({ email, phone, name, city }: Person): string[] =>
  toTexts([email, phone], [name, city]);

/** An e-mail address as it stands among them. */
export const emailText = (email: string): string => normalizeForSearch(email).slice(0, LONGEST);

/** @param read what may be searched from each of its words on */
function toTexts(texts: (string | undefined)[], read: (string | undefined)[]): string[] {
  const all = texts.flatMap((text = '') => [normalizeForSearch(text), wordText(text)]);
  return toStored([...all, ...read.flatMap((text) => fromEachWord(text))]);
}

/**
 * A phone number is stored as ten digits, whatever stands between them and before them where it is typed; more digits may
 * be a parcel's number, whose blanks say nothing.
 */
function typedTexts(text: string): string[] {
  const digits = text.trim().replace(/^\+52/, '').replace(/\D/g, '');
  const isPhone = isNumber(text) && digits.length >= FEWEST_OF_PHONE;
  if (!isPhone) return [asTyped(text)];
  return digits.length > PHONE_DIGITS ? [digits.slice(-PHONE_DIGITS), digits] : [digits];
}

/** The index that serves it. */
export const SEARCH_INDEX = { search: 1 } as const;

/** Digits and what stands between those of phones. */
export const isNumber = (text: string): boolean => /^[+\d\s().-]+$/.test(text);

/** A filter value that matches beginnings only, which an index can serve. */
export function startsWith(text: string): { $regex: string } | { $in: RegExp[] } {
  const [first, ...more] = typedTexts(text).map(beginsWith);
  return more.length === 0 ? first! : { $in: [first!, ...more].map(({ $regex }) => new RegExp($regex)) };
}

/** The same, or with one letter wrong where nothing begins as it was typed. */
export async function searchFor<Row extends { search: string[] }>(model: Model<Row>, q: string) {
  const filterOf = (search: object) => ({ search }) as QueryFilter<Row>;
  const begun = filterOf(startsWith(q));
  if (await model.countDocuments(begun, { limit: 1, hint: SEARCH_INDEX })) return begun;
  const among = { filter: {}, field: 'search' as const, hint: SEARCH_INDEX };
  const near = await nearTexts(model, typedTexts(q)[0]!, among);
  return near.length > 0 ? filterOf({ $in: near }) : begun;
}
