import { onDemand } from 'bson';
import { decode } from './codec.ts';
import type { Doc } from './values.ts';

/** A stored document with only the wanted fields. Their values are copied, not decoded. */
export function pickFields(raw: Buffer, isWanted: (name: string) => boolean): Buffer {
  const wanted: Buffer[] = [];
  for (const [, nameAt, nameLength, valueAt, length] of onDemand.parseToElements(raw))
    if (isWanted(raw.toString('utf8', nameAt, nameAt + nameLength)))
      // The byte before the name says the type.
      wanted.push(raw.subarray(nameAt - 1, valueAt + length));
  const head = Buffer.alloc(4);
  const bytes = Buffer.concat([head, ...wanted, Buffer.of(0)]);
  bytes.writeInt32LE(bytes.length);
  return bytes;
}

/** Decodes only the given fields of a document. */
export const decodeFields = (raw: Buffer, fields: ReadonlySet<string>): Doc =>
  decode(pickFields(raw, (name) => fields.has(name)));
