import { badValue, failedToParse, numbered, typeMismatch } from '../errors.ts';
import { toInteger } from '../bson/numbers.ts';
import { isTrue } from '../bson/truth.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonValue, type Doc, fieldOf, isDoc, isNumber } from '../bson/values.ts';

export const wrongType = (name: string, value: BsonValue, wanted: string) =>
  typeMismatch(`BSON field '${name}' is the wrong type '${typeOf(value)}', expected type '${wanted}'`);

export function docField(from: Doc, name: string): Doc | undefined {
  const value = fieldOf(from, name);
  if (value === undefined || value === null) return undefined;
  if (isDoc(value)) return value;
  throw wrongType(name, value, 'object');
}

export function textField(from: Doc, name: string): string {
  const value = fieldOf(from, name);
  if (typeof value === 'string') return value;
  throw value === undefined
    ? failedToParse(`the field '${name}' is missing`)
    : wrongType(name, value, 'string');
}

export const flagField = (from: Doc, name: string): boolean => isTrue(fieldOf(from, name));

/** A whole number that is not negative; undefined when it is not given. */
export function countField(from: Doc, name: string): number | undefined {
  const value = fieldOf(from, name);
  if (value === undefined || value === null) return undefined;
  const count = isNumber(value) ? toInteger(value) : undefined;
  if (count === undefined) throw wrongType(name, value, 'int');
  if (count < 0) throw numbered(51024, `BSON field '${name}' value must be >= 0, actual value '${count}'`);
  return count;
}

/** An index by name or by pattern. */
export function hintField(from: Doc): BsonValue | undefined {
  const hint = fieldOf(from, 'hint');
  if (hint === undefined || typeof hint === 'string') return hint;
  if (!isDoc(hint)) throw badValue('Hint must be a string or an object');
  return Object.keys(hint).length > 0 ? hint : undefined;
}
