import { failedToParse, notSupported } from '../errors.ts';
import { typeOf } from '../bson/types.ts';
import { type BsonValue, clone, type Doc, isDoc, type Maybe } from '../bson/values.ts';
import { ARRAY_OPERATORS } from './array-operators.ts';
import type { Modifier, UpdateOperator } from './change.ts';
import { concretePaths } from './concrete-paths.ts';
import { changeAt } from './change-at.ts';
import { assertNoConflict, comparePaths, updatePathParts } from './path.ts';
import { SET_OPERATORS } from './set-operators.ts';

const OPERATORS: Record<string, UpdateOperator> = {
  ...SET_OPERATORS,
  ...ARRAY_OPERATORS,
};

export type ApplyContext = { filter: Doc; isInsert: boolean };
type ApplyModifiers = (doc: Doc, context: ApplyContext) => Doc;

type Target = { modifier: Modifier; parts: string[] };

function modifiersOf(name: string, fields: BsonValue): Modifier[] {
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (!operator) throw notSupported(`the modifier ${name}`);
  if (!isDoc(fields)) {
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeOf(fields)} instead of an object`,
    );
  }
  return Object.entries(fields).map(([path, operand]) => {
    updatePathParts(path);
    return { path, ...operator(operand, path) };
  });
}

function targetsOf(update: Doc): Target[] {
  const modifiers = Object.entries(update).flatMap(([name, fields]) => modifiersOf(name, fields));
  const targets = modifiers.map((modifier) => ({ modifier, parts: modifier.path.split('.') }));
  targets.sort((a, b) => comparePaths(a.parts, b.parts));
  assertNoConflict(targets.map(({ parts }) => parts));
  return targets;
}

/** Reads {$set: …, $inc: …}. The function it gives leaves its document alone and returns a changed copy. */
export function parseModifiers(update: Doc): ApplyModifiers {
  const targets = targetsOf(update);
  return (before, { filter, isInsert }) => {
    const active = targets.filter(({ modifier }) => isInsert || !modifier.onInsert);
    // All places are found before anything changes: an update sees the document as it was.
    const places = active.flatMap(({ modifier, parts }) =>
      concretePaths(before, parts, filter).map((place) => ({ modifier, place })),
    );
    assertNoConflict(places.map(({ place }) => place).toSorted(comparePaths));
    // An unchanged field keeps the identical value, so that indexes over such fields alone are skipped.
    const after = { ...before };
    for (const field of new Set(places.map(({ place }) => place[0]!)))
      if (Object.hasOwn(after, field)) after[field] = clone(after[field]!);
    for (const { modifier, place } of places) {
      const change = (current: Maybe) => modifier.change(current, place.join('.'));
      changeAt(after, place, { creates: modifier.creates, change });
    }
    return after;
  };
}
