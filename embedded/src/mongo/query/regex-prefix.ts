import { BSONRegExp } from 'bson';
import type { BsonValue } from '../bson/values.ts';

// One literal character, plain or escaped.
const LITERAL = /^(?:\\[^A-Za-z0-9]|[^\\^$.|?*+()[\]{}])/u;
const REPEATED = /^[*+?{]/;
const LAST_CODE_POINT = 0x10ffff;

/**
 * The text that every string must begin with to match; undefined when the pattern does not fix any.
 * `isAll`: every string with this prefix matches.
 */
export function regexPrefix({ pattern, options }: BSONRegExp): { text: string; isAll: boolean } | undefined {
  // Alternatives have several beginnings; options change the meaning of a character or of ^.
  if (!pattern.startsWith('^') || options || pattern.includes('|')) return undefined;
  let prefix = '';
  for (let rest = pattern.slice(1); ;) {
    const sign = LITERAL.exec(rest)?.[0];
    rest = rest.slice(sign?.length);
    // A repeated character may also be missing.
    if (sign === undefined || REPEATED.test(rest))
      return prefix ? { text: prefix, isAll: rest === '' } : undefined;
    prefix += sign.replace('\\', '');
  }
}

/** The least string above all that begin with the text; undefined when there is none. */
export function afterStrings(prefix: string): string | undefined {
  const signs = [...prefix];
  const last = signs.pop()?.codePointAt(0) ?? LAST_CODE_POINT;
  if (last === LAST_CODE_POINT) return undefined;
  // Surrogates are not characters of their own.
  return signs.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
}

/** The expression of `{name: /^a/}` or `{name: {$regex: '^a'}}`, when its form can be used for ranges. */
export function plainRegex(operand: BsonValue): BSONRegExp | undefined {
  if (operand instanceof BSONRegExp) return operand;
  return typeof operand === 'string' ? new BSONRegExp(operand) : undefined;
}
