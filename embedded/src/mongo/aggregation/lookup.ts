import { failedToParse, notSupported } from '../errors.ts';
import { keyOf } from '../bson/key.ts';
import { type BsonValue, type Doc, fieldOf, isArray, isDoc } from '../bson/values.ts';
import { fieldPathParts, valueAtFieldPath } from '../expression/field-path.ts';
import { keyRows } from '../storage/key-rows.ts';
import { compileAddFields } from '../projection/add-fields.ts';
import type { ReadStage } from './stage.ts';

const NOT_HERE = ['let', 'pipeline'];
const OPTIONS = ['from', 'localField', 'foreignField', 'as'] as const;
type Options = Record<(typeof OPTIONS)[number], string>;

function read(operand: BsonValue): Options {
  if (!isDoc(operand)) throw failedToParse('the $lookup specification must be an object');
  for (const name of Object.keys(operand)) {
    if (NOT_HERE.includes(name)) throw notSupported(`$lookup with ${name}`);
    if (!OPTIONS.some((option) => option === name))
      throw failedToParse(`unknown argument to $lookup: ${name}`);
  }
  const values = OPTIONS.map((name) => {
    const value = fieldOf(operand, name);
    if (typeof value !== 'string' || value === '')
      throw failedToParse(`must specify '${name}' as a string for a $lookup`);
    return [name, value] as const;
  });
  return Object.fromEntries(values) as Options;
}

const textKey = (value: BsonValue | undefined) => keyOf(value).toString('latin1');

/** The keys by which a document is found: each element of an array for itself, null when the field is missing. */
function keysAt(doc: Doc, path: readonly string[]): string[] {
  const parts = keyRows(doc, [path]).rows.map(([part]) => part);
  return [...new Set(parts.filter((part) => typeof part !== 'symbol').map(textKey))];
}

const wantedKeys = (doc: Doc, path: readonly string[]): string[] => {
  const value = valueAtFieldPath(doc, path);
  return [...new Set(isArray(value) ? value.map(textKey) : [textKey(value)])];
};

function byKey(docs: Iterable<Doc>, path: readonly string[]): Map<string, Set<Doc>> {
  const found = new Map<string, Set<Doc>>();
  for (const doc of docs) {
    for (const key of keysAt(doc, path)) found.set(key, (found.get(key) ?? new Set()).add(doc));
  }
  return found;
}

/** Joins by equality. Joins by a pipeline are refused. */
export const lookup: ReadStage = (operand) => {
  const { from, localField, foreignField, as } = read(operand);
  const [local, foreign] = [fieldPathParts(localField), fieldPathParts(foreignField)];
  return function* (docs, { read: readCollection }) {
    const all = Array.from(readCollection(from));
    const order = new Map(all.map((doc, i) => [doc, i]));
    const joined = byKey(all, foreign);
    for (const doc of docs) {
      const matches = new Set(wantedKeys(doc, local).flatMap((key) => [...(joined.get(key) ?? [])]));
      const inOrder = [...matches].sort((a, b) => order.get(a)! - order.get(b)!);
      yield compileAddFields({ [as]: { $literal: inOrder } })(doc);
    }
  };
};
