import { BSONRegExp } from 'bson';
import { badValue, notSupported, numbered } from '../errors.ts';
import { equal } from '../bson/compare.ts';
import type { BsonValue } from '../bson/values.ts';
import type { Test } from './path-values.ts';

const TOKENS = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|[.^$]|[^\\[.^$]+|\[/g;
const SYNTAX = /[$()*+./?[\\\]^{|}]/;
const NOT_IN_JAVASCRIPT = /\[\[[:.=]|\(\?[>#imsxR0-9&+-]|\\[AzZhHRQEGKXC]|[*+?}]\+|\(\*/;

/** PCRE allows escaping any character, JavaScript's unicode mode only those with a meaning. */
const escape = (token: string): string => {
  const sign = token.slice(1);
  if (sign === '-') return '\\x2d';
  return /[A-Za-z0-9]/.test(sign) || SYNTAX.test(sign) ? token : sign;
};

/** PCRE's dot and anchors know only \n as the end of a line; JavaScript's know three more characters. */
function translate(token: string, options: string): string {
  const lines = options.includes('m');
  if (token === '.') return options.includes('s') ? '[^]' : '[^\\n]';
  if (token === '^') return lines ? '(?<![^\\n])' : '^';
  if (token === '$') return lines ? '(?![^\\n])' : '(?=\\n?(?![^]))';
  return token.startsWith('\\') ? escape(token) : token;
}

function toRegExp(pattern: string, options: string): RegExp {
  if (/[^imsu]/.test(options)) {
    if (options.includes('x')) throw notSupported('the regular expression option x');
    throw numbered(51108, `invalid flag in regex options: ${options}`);
  }
  if (NOT_IN_JAVASCRIPT.test(pattern)) throw notSupported(`the regular expression ${pattern}`);
  const source = (pattern.match(TOKENS) ?? []).map((token) => translate(token, options)).join('');
  try {
    return new RegExp(source, options.includes('i') ? 'iu' : 'u');
  } catch (error) {
    throw numbered(
      51091,
      `Regular expression is invalid: ${error instanceof Error ? error.message : pattern}`,
    );
  }
}

/** Matches strings that contain the pattern, and the same regular expression stored as a value. */
export function regexTest(value: BSONRegExp): Test {
  const regexp = toRegExp(value.pattern, value.options);
  return (candidate) => {
    if (typeof candidate === 'string') return regexp.test(candidate);
    return candidate instanceof BSONRegExp && equal(candidate, value);
  };
}

/** The operand of $regex with its $options. */
export function regexOperand(operand: BsonValue, options: BsonValue | undefined): BSONRegExp {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  if (typeof operand === 'string') return new BSONRegExp(operand, options ?? '');
  if (!(operand instanceof BSONRegExp)) throw badValue('$regex has to be a string');
  if (options !== undefined && operand.options)
    throw numbered(51074, 'options set in both $regex and $options');
  return new BSONRegExp(operand.pattern, options ?? operand.options);
}
