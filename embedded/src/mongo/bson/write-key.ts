import { Binary, BSONRegExp, Long, ObjectId, Timestamp } from 'bson';
import type { KeyWriter } from './key-writer.ts';
import { toNumber } from './numbers.ts';
import { EMPTY_ARRAY_RANK, rankOf } from './ranks.ts';
import { type BsonNumber, isArray, isDoc, isNumber, type Maybe } from './values.ts';

/** What an empty array is in an index or a sort: a value of its own, below null. */
export const EMPTY_ARRAY = Symbol('empty array');
export type KeyPart = Maybe | typeof EMPTY_ARRAY;

/** The first byte of a key; room between the ranks lets `tag + 1` bound a whole type. */
const tagOfRank = (rank: number): number => rank * 8;
export const tagOf = (value: Maybe): number => tagOfRank(rankOf(value));

const END = 0;
const NAN = new Uint8Array(8);

/** A double, then whether the exact value is below, equal or above: a double rounds longs beyond 2^53. */
function writeNumber(writer: KeyWriter, value: BsonNumber): void {
  const rounded = toNumber(value);
  if (Number.isNaN(rounded)) writer.raw(NAN);
  else writer.double(rounded);
  if (!(value instanceof Long)) return writer.byte(1);
  const [whole, base] = [value.toBigInt(), BigInt(rounded)];
  writer.byte(whole < base ? 0 : whole === base ? 1 : 2);
  if (whole !== base) writer.int64(whole);
}

function writeBinary(writer: KeyWriter, value: Binary): void {
  writer.double(value.position);
  writer.byte(value.sub_type);
  writer.raw(value.value());
}

function writeNested(writer: KeyWriter, value: Maybe): void {
  if (isArray(value)) value.forEach((item) => writePart(writer, item));
  else if (isDoc(value)) {
    for (const [name, inner] of Object.entries(value)) {
      writer.byte(tagOf(inner));
      writer.text(name);
      writePart(writer, inner);
    }
  } else return;
  writer.byte(END);
}

/** Writes one value so that bytes order as values do. */
export function writePart(writer: KeyWriter, value: KeyPart): void {
  if (value === EMPTY_ARRAY) return writer.byte(tagOfRank(EMPTY_ARRAY_RANK));
  writer.byte(tagOf(value));
  if (typeof value === 'string') writer.text(value);
  else if (value instanceof Timestamp) writer.int64(value.toBigInt() - (1n << 63n));
  else if (isNumber(value)) writeNumber(writer, value);
  else if (typeof value === 'boolean') writer.byte(Number(value));
  else if (value instanceof Date) writer.int64(BigInt(value.getTime()));
  else if (value instanceof ObjectId) writer.raw(value.id);
  else if (value instanceof Binary) writeBinary(writer, value);
  else if (value instanceof BSONRegExp) {
    writer.text(value.pattern);
    writer.text(value.options);
  } else writeNested(writer, value);
}
