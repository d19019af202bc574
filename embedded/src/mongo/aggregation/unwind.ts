import { notSupported, numbered } from '../errors.ts';
import { type BsonValue, type Doc, isArray, isDoc, type Maybe } from '../bson/values.ts';
import { fieldPathParts } from '../expression/field-path.ts';
import type { ReadStage } from './stage.ts';

function withValue(doc: Doc, [part, ...rest]: readonly string[], value: BsonValue): Doc {
  const current = doc[part!];
  return {
    ...doc,
    [part!]: rest.length === 0 ? value : withValue(isDoc(current) ? current : {}, rest, value),
  };
}

const valueIn = (doc: Doc, parts: readonly string[]): Maybe =>
  parts.reduce<Maybe>(
    (value, part) => (isDoc(value) && Object.hasOwn(value, part) ? value[part] : undefined),
    doc,
  );

export const unwind: ReadStage = (path) => {
  if (isDoc(path)) throw notSupported('$unwind with options');
  if (typeof path !== 'string') throw numbered(28812, 'no path specified to $unwind stage');
  if (!path.startsWith('$'))
    throw numbered(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  const parts = fieldPathParts(path.slice(1));
  return function* (docs) {
    for (const doc of docs) {
      const value = valueIn(doc, parts);
      if (isArray(value)) for (const item of value) yield withValue(doc, parts, item);
      else if (value !== undefined && value !== null) yield doc;
    }
  };
};
