import { decode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';

/** The named list of documents that a driver puts beside a command, e.g. the documents of an insert. */
export function readSequence(section: Buffer): [string, Doc[]] {
  const end = section.indexOf(0, 4);
  if (end < 0) throw new Error('a document sequence without a name');
  const docs: Doc[] = [];
  for (let at = end + 1; at < section.length;) {
    const length = section.readInt32LE(at);
    if (length < 5 || at + length > section.length) throw new Error('a document of impossible length');
    docs.push(decode(section.subarray(at, at + length)));
    at += length;
  }
  return [section.toString('utf8', 4, end), docs];
}
