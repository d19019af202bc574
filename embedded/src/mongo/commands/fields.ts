import { badValue, failedToParse, MongoError, notSupported, typeMismatch } from '../errors.ts';
import { toInteger } from '../bson/numbers.ts';
import { isTrue } from '../bson/truth.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonValue, type Doc, fieldOf, isArray, isDoc, isNumber } from '../bson/values.ts';

/** What may stand in every command. The options that only tune a server are accepted without effect. */
const GENERIC = [
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'comment',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
];
const TRANSACTION = ['txnNumber', 'autocommit', 'startTransaction'];
const KNOWN_ELSEWHERE = ['let', 'collation', 'validator', 'capped', 'viewOn', 'timeseries', 'clusteredIndex'];

const isDefault = (name: string, value: BsonValue | undefined): boolean => {
  if (name === 'collation') return isDoc(value) && value['locale'] === 'simple';
  return name === 'let' ? isDoc(value) && Object.keys(value).length === 0 : !isTrue(value);
};

/** Unknown fields are errors: an option that is passed over in silence would change what a command does. */
export function assertFields(name: string, given: Doc, known: readonly string[]): void {
  for (const field of Object.keys(given)) {
    if (known.includes(field)) continue;
    if (TRANSACTION.includes(field)) {
      throw new MongoError(
        20,
        'IllegalOperation',
        'Transaction numbers are only allowed on a replica set member or mongos',
      );
    }
    if (KNOWN_ELSEWHERE.includes(field)) {
      if (isDefault(field, fieldOf(given, field))) continue;
      throw notSupported(`the option '${field}' of ${name}`);
    }
    throw new MongoError(40415, 'Location40415', `BSON field '${name}.${field}' is an unknown field.`);
  }
}

/** One server cannot promise what several have to confirm. */
function assertWriteConcern(command: Doc): void {
  const { w } = docField(command, 'writeConcern') ?? {};
  if (isNumber(w) && toInteger(w)! > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
}

export function assertCommandFields(name: string, command: Doc, known: readonly string[]): void {
  assertFields(name, command, [name, ...GENERIC, ...known]);
  assertWriteConcern(command);
}

const wrongType = (name: string, value: BsonValue, wanted: string) =>
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
  if (count < 0)
    throw new MongoError(
      51024,
      'Location51024',
      `BSON field '${name}' value must be >= 0, actual value '${count}'`,
    );
  return count;
}

export function listField(from: Doc, name: string): BsonValue[] {
  const value = fieldOf(from, name) ?? [];
  if (isArray(value)) return value;
  throw wrongType(name, value, 'array');
}

/** A list of documents that must be there and not be empty, as those of a write. */
export function docsField(from: Doc, name: string, { most }: { most: number }): Doc[] {
  const docs = listField(from, name);
  if (docs.length === 0 || docs.length > most) {
    throw new MongoError(
      16,
      'InvalidLength',
      `Write batch sizes must be between 1 and ${most}. Got ${docs.length} operations.`,
    );
  }
  return docs.map((doc) => {
    if (isDoc(doc)) return doc;
    throw wrongType(name, doc, 'object');
  });
}

/** An index by name or by pattern. */
export function hintField(from: Doc): BsonValue | undefined {
  const hint = fieldOf(from, 'hint');
  if (hint === undefined || typeof hint === 'string') return hint;
  if (!isDoc(hint)) throw badValue('Hint must be a string or an object');
  return Object.keys(hint).length > 0 ? hint : undefined;
}
