import { asPhone } from '@shop/contracts/as-pasted';
import { normalizeForSearch, wordText } from '@shop/contracts/search';
import { plainNumber } from '@shop/contracts/shipment';
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
/** Shorter numbers are order numbers, street numbers or postal codes. */
const FEWEST_OF_PHONE = 6;

type Searched = Pick<
  OrderRow,
  'number' | 'shipping' | 'items' | 'payerEmail' | 'discount' | 'promotion' | 'tracking'
>;

/** The normalised texts that find an order by their beginnings. */
export function searchTexts({ number, shipping, items, payerEmail, tracking, ...off }: Searched): string[] {
  const { name, email = payerEmail, phone, address, city, state, zip, gift } = shipping ?? {};
  const digits = number.slice(number.lastIndexOf('-') + 1);
  const numbers = [number, digits, digits.replace(/^0+/, '')];
  const texts = [...numbers, email, phone, zip, off.discount?.code, off.promotion?.name];
  const read = [name, gift?.recipient, address, city, state, ...items.map(({ elixirName }) => elixirName)];
  return [...new Set([...toTexts(texts, read), ...(tracking ? numberTexts(tracking) : [])])];
}

/** A parcel's number without separators, as it is stored among the search texts. */
export const storedNumber = ({ number }: Tracking): string => plainNumber(number).slice(0, LONGEST);

/** A parcel's search texts: its number as written, without separators, and as a phone search reads it. */
export const numberTexts = (parcel: Tracking): string[] =>
  toStored([normalizeForSearch(parcel.number), storedNumber(parcel), typedText(parcel.number)]);

type Person = { email: string; name?: string; phone?: string; city?: string };

/** A customer's search texts. */
export const customerTexts = ({ email, phone, name, city }: Person): string[] =>
  toTexts([email, phone], [name, city]);

/** An e-mail address as it is stored among the search texts. */
export const emailText = (email: string): string => normalizeForSearch(email).slice(0, LONGEST);

/** @param read texts that are searchable from each of their words */
function toTexts(texts: (string | undefined)[], read: (string | undefined)[]): string[] {
  const all = texts.flatMap((text = '') => [normalizeForSearch(text), wordText(text)]);
  return toStored([...all, ...read.flatMap((text) => fromEachWord(text))]);
}

/**
 * Phone numbers are stored as ten digits, without separators and prefixes. More digits are a parcel's number, in which
 * blanks do not matter.
 */
function typedText(text: string): string {
  if (!isNumber(text) || text.replace(/\D/g, '').length < FEWEST_OF_PHONE) return asTyped(text);
  const digits = asPhone(text).replace(/\D/g, '');
  // '1 999 123 4567' is a phone too.
  return digits.length === PHONE_DIGITS + 1 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** The index for the search. */
export const SEARCH_INDEX = { search: 1 } as const;

/** Only digits and the separators of phone numbers. */
export const isNumber = (text: string): boolean => /^[+\d\s().-]+$/.test(text);

/** A filter value that matches beginnings only, which an index can serve. */
export const startsWith = (text: string): { $regex: string } => beginsWith(typedText(text));

/** The same filter, or one that allows a wrong letter when nothing begins with `q`. */
export async function searchFor<Row extends { search: string[] }>(model: Model<Row>, q: string) {
  const filterOf = (search: object) => ({ search }) as QueryFilter<Row>;
  const begun = filterOf(startsWith(q));
  if (await model.countDocuments(begun, { limit: 1, hint: SEARCH_INDEX })) return begun;
  const among = { filter: {}, field: 'search' as const, hint: SEARCH_INDEX };
  const near = await nearTexts(model, typedText(q), among);
  return near.length > 0 ? filterOf({ $in: near }) : begun;
}
