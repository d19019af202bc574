import { asCode } from './as-pasted.ts';

/** The digits of a printed code such as '7 501234-567893'. */
export const asBarcode = (typed: string): string => asCode(typed).replaceAll('-', '');

/** A GTIN of 8, 12, 13 or 14 digits: from the right, every second digit counts three times. */
export function isBarcode(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false;
  const sum = [...code].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return sum > 0 && sum % 10 === 0;
}
