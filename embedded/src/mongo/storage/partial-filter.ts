import { MongoError } from '../errors.ts';
import { isTrue } from '../bson/truth.ts';
import { type BsonValue, type Doc, isArray, isDoc, isOperatorDoc } from '../bson/values.ts';

const OPERATORS = ['$eq', '$gt', '$gte', '$lt', '$lte', '$exists'];

const refused = (what: string) =>
  new MongoError(67, 'CannotCreateIndex', `unsupported expression in partial index: ${what}`);

function assertCondition(condition: BsonValue): void {
  if (!isOperatorDoc(condition)) return;
  for (const [operator, operand] of Object.entries(condition)) {
    if (!OPERATORS.includes(operator)) throw refused(operator);
    if (operator === '$exists' && !isTrue(operand)) throw refused('$exists: false');
  }
}

/** MongoDB takes only conditions here that can be concluded from a query: error 67 for all others. */
export function assertPartialFilter(filter: BsonValue): asserts filter is Doc {
  if (!isDoc(filter)) throw refused('not an object');
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' && isArray(condition)) condition.forEach((clause) => assertPartialFilter(clause));
    else if (name.startsWith('$')) throw refused(name);
    else assertCondition(condition);
  }
}
