import { onDemand } from 'bson';
import { decode } from './codec.ts';
import type { Doc } from './values.ts';

/** Reads a document with only those of its fields; what the others hold is passed by unread. */
export function decodeFields(raw: Buffer, fields: ReadonlySet<string>): Doc {
  const wanted: Buffer[] = [];
  for (const [, nameAt, nameLength, valueAt, length] of onDemand.parseToElements(raw))
    if (fields.has(raw.toString('utf8', nameAt, nameAt + nameLength)))
      // The byte before the name says the type.
      wanted.push(raw.subarray(nameAt - 1, valueAt + length));
  const head = Buffer.alloc(4);
  const bytes = Buffer.concat([head, ...wanted, Buffer.of(0)]);
  bytes.writeInt32LE(bytes.length);
  return decode(bytes);
}
