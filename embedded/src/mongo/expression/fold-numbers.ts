import { Double, Long } from 'bson';
import { numbered, typeMismatch } from '../errors.ts';
import { calculate, toNumber } from '../bson/numbers.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonNumber, isNumber, type Maybe } from '../bson/values.ts';

export const isNullish = (value: Maybe): value is null | undefined => value === null || value === undefined;

export type Arithmetic = 'add' | 'subtract' | 'multiply';

const combine = (name: Arithmetic, a: BsonNumber, b: BsonNumber): BsonNumber =>
  // A long that overflows goes on as a double, as in MongoDB's expressions.
  calculate(name, a, b) ??
  new Double(Number(calculate(name, new Double(toNumber(a)), new Double(toNumber(b)))));

const wrongType = (operator: string, value: Maybe) =>
  typeMismatch(`$${operator} only supports numeric or date types, not ${typeOf(value)}`);

const asMillis = (value: Date): Long => Long.fromNumber(value.getTime());

/** Numbers, and a date plus or minus milliseconds; null when an operand is null or missing. */
export function fold(name: Arithmetic, values: Maybe[]): Maybe {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 0 && name === 'multiply') throw wrongType(name, dates[0]);
  const numbers = values.map((value) => {
    if (value instanceof Date) return asMillis(value);
    if (!isNumber(value)) throw wrongType(name, value);
    return value;
  });
  const result = numbers.reduce((a, b) => combine(name, a, b));
  return resultOf(name, result, { dates: dates.length, first: values[0] });
}

function resultOf(name: Arithmetic, result: BsonNumber, operands: { dates: number; first: Maybe }): Maybe {
  if (operands.dates === 0) return result;
  if (name === 'add') {
    if (operands.dates > 1) throw numbered(16612, 'only one date allowed in an $add expression');
    return new Date(toNumber(result));
  }
  if (operands.dates === 2) return Long.fromNumber(toNumber(result));
  if (!(operands.first instanceof Date)) throw typeMismatch("can't $subtract a Date from a number");
  return new Date(toNumber(result));
}
