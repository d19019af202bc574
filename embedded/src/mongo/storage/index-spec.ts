import { failedToParse, MongoError, notSupported } from '../errors.ts';
import { encode } from '../bson/codec.ts';
import { toNumber } from '../bson/numbers.ts';
import { isTrue } from '../bson/truth.ts';
import { type BsonValue, type Doc, isNumber } from '../bson/values.ts';
import { cannotCreate, type KeyPattern, parseKeyPattern } from './key-pattern.ts';
import { assertPartialFilter } from './partial-filter.ts';

/** An index as createIndexes takes it and listIndexes gives it; seconds for `expireAfterSeconds`. */
export type IndexSpec = {
  name: string;
  key: KeyPattern;
  unique?: boolean;
  sparse?: boolean;
  partialFilterExpression?: Doc;
  expireAfterSeconds?: number;
};

const OPTIONS = ['key', 'name', 'unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'];
const WITHOUT_EFFECT = ['v', 'background', 'ns'];
const KNOWN = [
  'collation',
  'hidden',
  'weights',
  'default_language',
  'wildcardProjection',
  'storageEngine',
  'bits',
];
const MAX_SECONDS = 2_147_483_647;

const invalidOption = (message: string) => new MongoError(197, 'InvalidIndexSpecificationOption', message);

function expiry(value: BsonValue | undefined, fields: number): number | undefined {
  if (value === undefined) return undefined;
  const seconds = isNumber(value) ? toNumber(value) : -1;
  if (!(seconds >= 0 && seconds <= MAX_SECONDS))
    throw cannotCreate('TTL index expireAfterSeconds must be within limits');
  if (fields > 1)
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL');
  return seconds;
}

function partialFilter(options: Doc): Doc | undefined {
  const filter = options['partialFilterExpression'];
  if (filter === undefined) return undefined;
  if (isTrue(options['sparse']))
    throw cannotCreate('cannot mix "partialFilterExpression" and "sparse" options');
  assertPartialFilter(filter);
  return filter;
}

/** Reads one index of createIndexes. Unknown options and special indexes are refused. */
export function parseIndexSpec(options: Doc): IndexSpec {
  for (const option of Object.keys(options)) {
    if (KNOWN.includes(option)) throw notSupported(`the index option '${option}'`);
    if (![...OPTIONS, ...WITHOUT_EFFECT].includes(option))
      throw invalidOption(`unknown index option '${option}'`);
  }
  const key = parseKeyPattern(options['key']);
  const name = options['name'];
  if (typeof name !== 'string' || name === '') {
    throw failedToParse("The 'name' field is a required property of an index specification");
  }
  return {
    name,
    key,
    ...(isTrue(options['unique']) && { unique: true }),
    ...(isTrue(options['sparse']) && { sparse: true }),
    ...optional('partialFilterExpression', partialFilter(options)),
    ...optional('expireAfterSeconds', expiry(options['expireAfterSeconds'], Object.keys(key).length)),
  };
}

const optional = <K extends string, V>(name: K, value: V | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [P in K]?: V };

/** Two indexes are the same when all but their names is equal. */
export const sameIndex = (a: IndexSpec, b: IndexSpec): boolean =>
  encode({ ...a, name: '' }).equals(encode({ ...b, name: '' }));

export const isSamePattern = (a: KeyPattern, b: KeyPattern | Doc): boolean => encode(a).equals(encode(b));
