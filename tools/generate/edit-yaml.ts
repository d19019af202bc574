import { isMap, isScalar, isSeq, parseDocument, type ParsedNode } from 'yaml';
import { GenerateError } from './names.ts';

type Place = { file: string; path: string[] };
type Found = { key: ParsedNode; value: ParsedNode };

/** Only the edited lines change, so that comments stay: the parser only finds the place. */
function find(text: string, { file, path }: Place): Found {
  const nowhere = () => new GenerateError(`${file} has no ${path.join(' › ')}: look where it went.`);
  const document = parseDocument(text, { merge: true, logLevel: 'error' });
  const parent = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) throw nowhere();
  const found = parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
  if (!found?.value) throw nowhere();
  return found as Found;
}

const indentAt = (text: string, offset: number) => offset - (text.lastIndexOf('\n', offset - 1) + 1);
const indented = (lines: string, by: number) =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => line && ' '.repeat(by) + line)
    .join('\n');

/** Inserts lines after `end`, behind a comment on its last line. */
function putBelow(text: string, end: number, lines: string): string {
  const last = text.slice(0, end).trimEnd().length;
  const at = text.indexOf('\n', last) + 1;
  return `${text.slice(0, at)}${lines}\n${text.slice(at)}`;
}

/** The text with more entries below the one at `path`, at its depth. @throws GenerateError when it is missing */
export function addBelow(text: string, place: Place, lines: string): string {
  const { key, value } = find(text, place);
  return putBelow(text, value.range[1], indented(lines, indentAt(text, key.range[0])));
}

/** The text with one more item in the list at `path`. @throws GenerateError when there is no list */
export function addToList(text: string, place: Place, item: string): string {
  const { value } = find(text, place);
  if (!isSeq(value)) throw new GenerateError(`${place.file}: ${place.path.join(' › ')} is no list.`);
  const end = value.range[1];
  if (!value.flow) return putBelow(text, end, indented(`- ${item}`, indentAt(text, value.range[0])));
  const before = text.slice(0, end - 1).trimEnd();
  return `${before}${before.endsWith(',') ? '' : ','} ${item}${text.slice(end - 1)}`;
}
