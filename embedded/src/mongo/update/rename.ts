import { badValue } from '../errors.ts';
import { type BsonValue, type Doc, isArray } from '../bson/values.ts';
import { type Modifier, UNSET } from './change.ts';
import { valueAt } from './change-at.ts';
import { updatePathParts } from './path.ts';

const isPositional = (parts: string[]) => parts.some((part) => part.startsWith('$'));

function assertNoArray(doc: Doc, parts: string[], side: string): void {
  const through = parts.slice(0, -1).some((_part, i) => isArray(valueAt(doc, parts.slice(0, i + 1))));
  if (through) throw badValue(`The ${side} field cannot be an array element, '${parts.join('.')}'`);
}

/** $rename is two changes: the old path goes, the new one gets what stood there before. */
export function renaming(from: string, target: BsonValue): Modifier[] {
  if (typeof target !== 'string') throw badValue(`The 'to' field for $rename must be a string: ${from}`);
  const [source, destination] = [updatePathParts(from), updatePathParts(target)];
  if (isPositional(source) || isPositional(destination)) throw badValue('$rename may not be positional');
  if (from === target || target.startsWith(`${from}.`) || from.startsWith(`${target}.`)) {
    throw badValue(`The source and target field for $rename must differ and not lie in each other: ${from}`);
  }
  const when: Modifier['when'] = ({ before }) => {
    assertNoArray(before, source, 'source');
    assertNoArray(before, destination, 'destination');
    return valueAt(before, source) !== undefined;
  };
  return [
    { path: from, creates: false, change: () => UNSET, when },
    { path: target, creates: true, change: (_current, { before }) => valueAt(before, source), when },
  ];
}
