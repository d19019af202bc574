import { deserialize, serialize } from 'bson';
import type { Doc } from './values.ts';

// Nothing is promoted to plain numbers: a document must come back with the types it was stored with.
const AS_STORED = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads one BSON document. Throws on malformed bytes. */
export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, AS_STORED) as Doc;

/** Writes one document; plain JavaScript numbers become int or double, fields that are undefined are left out. */
export const encode = (doc: Record<string, unknown>): Buffer =>
  asBuffer(serialize(doc, { ignoreUndefined: true }));
