import { badValue, notSupported } from '../errors.ts';
import { type BsonValue, type Doc, isArray, isDoc, isOperatorDoc } from '../bson/values.ts';
import { ARRAY_OPERATORS } from './array-operators.ts';
import { COMPARISON_OPERATORS, not, onValues, valueTest } from './comparison-operators.ts';
import { ELEMENT_OPERATORS } from './element-operators.ts';
import type { Compiler, Predicate } from './predicate.ts';

const FIELD_OPERATORS = { ...COMPARISON_OPERATORS, ...ARRAY_OPERATORS, ...ELEMENT_OPERATORS };

const every = (predicates: Predicate[]): Predicate =>
  predicates.length === 1 ? predicates[0]! : (doc) => predicates.every((predicate) => predicate(doc));

/** One field of a filter: a plain value, a regular expression or a document of operators. */
export function compileField(path: string, condition: BsonValue): Predicate {
  if (!isOperatorDoc(condition)) return onValues(path, valueTest(condition));
  return every(
    Object.entries(condition).map(([name, operand]) => {
      const operator = Object.hasOwn(FIELD_OPERATORS, name) ? FIELD_OPERATORS[name] : undefined;
      if (!operator) throw notSupported(name);
      return operator(operand, { path, siblings: condition, compile });
    }),
  );
}

const clauses = (name: string, operand: BsonValue): Predicate[] => {
  if (!isArray(operand) || operand.length === 0) throw badValue(`${name} argument must be a non-empty array`);
  return operand.map((clause) => {
    if (!isDoc(clause)) throw badValue(`${name} argument's entries must be objects`);
    return compileFilter(clause);
  });
};

const LOGICAL: Record<string, (operand: BsonValue) => Predicate> = {
  $and: (operand) => every(clauses('$and', operand)),
  $or: (operand) => {
    const predicates = clauses('$or', operand);
    return (doc) => predicates.some((predicate) => predicate(doc));
  },
  $nor: (operand) => {
    const predicates = clauses('$nor', operand).map(not);
    return every(predicates);
  },
};

function compileEntry([name, condition]: [string, BsonValue]): Predicate {
  if (!name.startsWith('$')) return compileField(name, condition);
  const logical = Object.hasOwn(LOGICAL, name) ? LOGICAL[name] : undefined;
  if (logical) return logical(condition);
  throw notSupported(name);
}

/**
 * Turns a filter into a predicate. The whole filter is read first: its mistakes are errors whether or not a document is
 * there.
 */
export const compileFilter = (filter: Doc): Predicate => {
  const predicates = Object.entries(filter).map(compileEntry);
  return predicates.length === 0 ? () => true : every(predicates);
};

export const compile: Compiler = { filter: compileFilter, field: compileField };
