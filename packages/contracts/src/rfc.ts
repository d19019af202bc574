import { asCode } from './as-pasted.ts';
import { isGeneric } from './fiscal-codes.ts';

/** The value of each character is its index. */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const FORM = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})([A-Z\d]{2})([A\d])$/;

/** As people type it: 'gode-561231 gr8' is GODE561231GR8. */
export const asRfc = (rfc: string): string => asCode(rfc).replace(/[./-]/g, '');

/** Letters, a valid date, and the check digit; the two generic ones have no check digit. */
export function isRfc(rfc: string): boolean {
  if (isGeneric(rfc)) return true;
  const [, letters, , month = '', day = ''] = FORM.exec(rfc) ?? [];
  return letters !== undefined && isDay(month, day) && checkDigit(rfc.slice(0, -1)) === rfc.at(-1);
}

// The century is unknown: every fourth year may be a leap year.
const isDay = (month: string, day: string): boolean =>
  new Date(`2000-${month}-${day}T00:00:00Z`).getUTCDate() === Number(day);

function checkDigit(rest: string): string {
  const sum = [...rest.padStart(12, ' ')].reduce(
    (total, character, at) => total + VALUES.indexOf(character) * (13 - at),
    0,
  );
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'A' : String(digit);
}
