import { isPesos } from '../money.ts';
import type { Item } from '../types.ts';
import { ApiError } from './api-error.ts';
import { isFields } from '../../http/fields.ts';
import { readText, refuseOthers } from './fields.ts';

const known = [
  'id',
  'title',
  'description',
  'picture_url',
  'category_id',
  'quantity',
  'unit_price',
  'currency_id',
];
const invalid = (message: string) => new ApiError(400, 'invalid_items', message);

/** Reads the lines of a preference; throws ApiError 400 with the provider's code. */
export function readItems(value: unknown): Item[] {
  if (!Array.isArray(value) || value.length === 0) throw invalid('items needed');
  return value.map(readItem);
}

function readItem(value: unknown): Item {
  if (!isFields(value)) throw invalid('items needed');
  refuseOthers(value, known);
  const { title, quantity, unit_price, currency_id = 'MXN' } = value;
  if (typeof title !== 'string' || !title.trim()) throw invalid('title invalid');
  if (!Number.isInteger(quantity) || Number(quantity) < 1) throw invalid('quantity invalid');
  if (!isPesos(unit_price)) throw invalid('unit_price invalid');
  if (currency_id !== 'MXN') throw invalid('currency_id invalid');
  const texts = ['id', 'description', 'picture_url', 'category_id'].flatMap((name) => {
    const text = readText(value, name, 600);
    return text === null ? [] : [[name, text]];
  });
  return { ...Object.fromEntries(texts), title, quantity: Number(quantity), unit_price, currency_id };
}
