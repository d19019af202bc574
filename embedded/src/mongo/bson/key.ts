import { KeyWriter } from './key-writer.ts';
import { type KeyPart, writePart } from './write-key.ts';

const shared = new KeyWriter();

/** Bytes that sort (memcmp) as MongoDB sorts the value. A missing value gives the key of null. */
export function keyOf(value: KeyPart): Buffer {
  writePart(shared, value);
  return shared.take();
}

/** Inverted bytes sort in reverse order, because no key is a prefix of another. */
export const reversed = (key: Buffer): Buffer => Buffer.from(key.map((byte) => ~byte & 0xff));

/** The key of one index entry; `directions` has 1 or -1 for each part. */
export const compoundKey = (parts: readonly KeyPart[], directions: readonly number[]): Buffer =>
  Buffer.concat(parts.map((part, i) => (directions[i] === -1 ? reversed(keyOf(part)) : keyOf(part))));

/** Above every key that begins with `prefix`: no part begins with 0xff. */
export const afterPrefix = (prefix: Buffer): Buffer => Buffer.concat([prefix, Buffer.of(0xff)]);
