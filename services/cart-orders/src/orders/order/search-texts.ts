import { normalizeForSearch, wordText } from '@shop/contracts/search';
import { nearTexts } from '@shop/service-kit/list-pages/near-texts';
import {
  asTyped,
  beginsWith,
  fromEachWord,
  LONGEST,
  toStored,
} from '@shop/service-kit/list-pages/word-texts';
import type { Model, QueryFilter } from 'mongoose';
import type { OrderRow } from './order.model.ts';

const PHONE_DIGITS = 10;
/** Shorter numbers are an order's, a street's or a postal code. */
const FEWEST_OF_PHONE = 6;

type Searched = Pick<OrderRow, 'number' | 'shipping' | 'items' | 'payerEmail' | 'discount'>;

/** The normalised texts by whose beginnings an order is found. */
export function searchTexts({ number, shipping, items, payerEmail, discount }: Searched): string[] {
  const { name, email = payerEmail, phone, address, city, state, zip, gift } = shipping ?? {};
  const digits = number.slice(number.lastIndexOf('-') + 1);
  const numbers = [number, digits, digits.replace(/^0+/, '')];
  const texts = [...numbers, email, phone, zip, discount?.code];
  const read = [name, gift?.recipient, address, city, state, ...items.map(({ elixirName }) => elixirName)];
  return toTexts(texts, read);
}

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

/** A phone number is stored as ten digits, whatever stands between them and before them where it is typed. */
function typedText(text: string): string {
  const digits = text.trim().replace(/^\+52/, '').replace(/\D/g, '');
  const isPhone = isNumber(text) && digits.length >= FEWEST_OF_PHONE;
  return isPhone ? digits.slice(-PHONE_DIGITS) : asTyped(text);
}

/** The index that serves it. */
export const SEARCH_INDEX = { search: 1 } as const;

/** Digits and what stands between those of phones. */
export const isNumber = (text: string): boolean => /^[+\d\s().-]+$/.test(text);

/** A filter value that matches beginnings only, which an index can serve. */
export const startsWith = (text: string): { $regex: string } => beginsWith(typedText(text));

/** The same, or with one letter wrong where nothing begins as it was typed. */
export async function searchFor<Row extends { search: string[] }>(model: Model<Row>, q: string) {
  const filterOf = (search: object) => ({ search }) as QueryFilter<Row>;
  const begun = filterOf(startsWith(q));
  if (await model.countDocuments(begun, { limit: 1, hint: SEARCH_INDEX })) return begun;
  const among = { filter: {}, field: 'search' as const, hint: SEARCH_INDEX };
  const near = await nearTexts(model, typedText(q), among);
  return near.length > 0 ? filterOf({ $in: near }) : begun;
}
