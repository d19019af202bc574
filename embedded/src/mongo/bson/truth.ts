import { toNumber } from './numbers.ts';
import { isNumber, type Maybe } from './values.ts';

/** What counts as true in conditions and flags: everything but missing, null, false and zero. */
export const isTrue = (value: Maybe): boolean => {
  if (value === undefined || value === null || value === false) return false;
  return !isNumber(value) || toNumber(value) !== 0;
};
