import { Long } from 'bson';
import { numbered } from '../errors.ts';
import { isTrue } from '../bson/truth.ts';
import { type BsonValue, type Doc, isArray, isDoc, type Maybe } from '../bson/values.ts';
import { fieldPathParts } from '../expression/field-path.ts';
import type { ReadStage } from './stage.ts';

type Unwind = { parts: string[]; indexField?: string; keepEmpty: boolean };

const OPTIONS = ['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'];

function read(operand: BsonValue): Unwind {
  const options = isDoc(operand) ? operand : { path: operand };
  const unknown = Object.keys(options).find((name) => !OPTIONS.includes(name));
  if (unknown) throw numbered(28811, `unrecognized option to $unwind stage: ${unknown}`);
  const { path, includeArrayIndex: indexField, preserveNullAndEmptyArrays: keepEmpty } = options;
  if (typeof path !== 'string') throw numbered(28812, 'no path specified to $unwind stage');
  if (!path.startsWith('$'))
    throw numbered(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  if (indexField !== undefined && (typeof indexField !== 'string' || /^\$|\.|^$/.test(indexField))) {
    throw numbered(28822, 'includeArrayIndex option to $unwind stage must be a plain field name');
  }
  return { parts: fieldPathParts(path.slice(1)), indexField, keepEmpty: isTrue(keepEmpty) };
}

/** A copy with another value at the path; undefined takes the field away. */
function withValue(doc: Doc, [part, ...rest]: readonly string[], value: Maybe): Doc {
  const { [part!]: current, ...others } = doc;
  const inner = rest.length === 0 ? value : withValue(isDoc(current) ? current : {}, rest, value);
  return inner === undefined ? others : { ...doc, [part!]: inner };
}

const valueIn = (doc: Doc, parts: readonly string[]): Maybe =>
  parts.reduce<Maybe>(
    (value, part) => (isDoc(value) && Object.hasOwn(value, part) ? value[part] : undefined),
    doc,
  );

export const unwind: ReadStage = (operand) => {
  const { parts, indexField, keepEmpty } = read(operand);
  const numbering = (doc: Doc, index: BsonValue): Doc => (indexField ? { ...doc, [indexField]: index } : doc);
  return function* (docs) {
    for (const doc of docs) {
      const value = valueIn(doc, parts);
      if (isArray(value) && value.length > 0) {
        for (const [i, item] of value.entries())
          yield numbering(withValue(doc, parts, item), Long.fromNumber(i));
      } else if (isArray(value)) {
        if (keepEmpty) yield numbering(withValue(doc, parts, undefined), null);
      } else if ((value !== undefined && value !== null) || keepEmpty) yield numbering(doc, null);
    }
  };
};
