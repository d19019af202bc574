import { badValue, MongoError, notSupported } from '../errors.ts';
import { toInteger } from '../bson/numbers.ts';
import { isTrue } from '../bson/truth.ts';
import { type BsonValue, type Doc, fieldOf, isDoc, isNumber } from '../bson/values.ts';
import { docField } from './fields.ts';

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
const KNOWN_ELSEWHERE = [
  'arrayFilters',
  'let',
  'collation',
  'validator',
  'capped',
  'viewOn',
  'timeseries',
  'clusteredIndex',
];

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

/** Refuses write concerns that need more than one server. */
function assertWriteConcern(command: Doc): void {
  const { w } = docField(command, 'writeConcern') ?? {};
  if (isNumber(w) && toInteger(w)! > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
}

export function assertCommandFields(name: string, command: Doc, known: readonly string[]): void {
  assertFields(name, command, [name, ...GENERIC, ...known]);
  assertWriteConcern(command);
}
