import { MongoError, notSupported } from '../errors.ts';
import { encode } from '../bson/codec.ts';
import { toNumber } from '../bson/numbers.ts';
import { isTrue } from '../bson/truth.ts';
import { type BsonValue, type Doc, isDoc, isNumber } from '../bson/values.ts';
import { assertPartialFilter } from './partial-filter.ts';

/** An index as createIndexes takes it and listIndexes gives it; seconds for `expireAfterSeconds`. */
export type IndexSpec = {
  name: string;
  key: Record<string, 1 | -1>;
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

const cannotCreate = (message: string) => new MongoError(67, 'CannotCreateIndex', message);
const invalidOption = (message: string) => new MongoError(197, 'InvalidIndexSpecificationOption', message);

const DIRECTIONS = { '1': 1, '-1': -1 } as const;

function directionOf(field: string, value: BsonValue): 1 | -1 {
  if (typeof value === 'string') throw notSupported(`the index type '${value}'`);
  if (field === '' || field.split('.').includes(''))
    throw cannotCreate('Index keys cannot have an empty field');
  if (field.includes('$')) throw cannotCreate(`Index key contains an illegal field name: '${field}'`);
  const direction = isNumber(value) ? toNumber(value) : 0;
  if (!direction)
    throw cannotCreate(`Values in the index key pattern cannot be 0 or of a type other than number`);
  const known = DIRECTIONS[String(direction) as keyof typeof DIRECTIONS];
  if (!known) throw notSupported(`the index direction ${direction}`);
  return known;
}

function keyPattern(value: BsonValue | undefined): IndexSpec['key'] {
  if (!isDoc(value) || Object.keys(value).length === 0) throw cannotCreate('Index keys cannot be empty.');
  return Object.fromEntries(
    Object.entries(value).map(([field, direction]) => [field, directionOf(field, direction)]),
  );
}

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

/** Reads one index of createIndexes. Unknown options and what is no plain index are refused. */
export function parseIndexSpec(options: Doc): IndexSpec {
  for (const option of Object.keys(options)) {
    if (KNOWN.includes(option)) throw notSupported(`the index option '${option}'`);
    if (![...OPTIONS, ...WITHOUT_EFFECT].includes(option))
      throw invalidOption(`unknown index option '${option}'`);
  }
  const key = keyPattern(options['key']);
  const name = options['name'];
  if (typeof name !== 'string' || name === '') {
    throw new MongoError(
      9,
      'FailedToParse',
      "The 'name' field is a required property of an index specification",
    );
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
