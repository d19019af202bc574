// Order-preserving byte encoding of BSON values (memcmp order == MongoDB sort order).
// Used for _id keys, secondary index keys and in-memory sorting.
import { Binary, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';

export class KeyWriter {
  buf = Buffer.allocUnsafe(256);
  len = 0;
  room(n: number) {
    if (this.len + n <= this.buf.length) return;
    const next = Buffer.allocUnsafe(Math.max(this.buf.length * 2, this.len + n));
    this.buf.copy(next, 0, 0, this.len);
    this.buf = next;
  }
  byte(b: number) {
    this.room(1);
    this.buf[this.len++] = b;
  }
  bytes(b: Uint8Array) {
    this.room(b.length);
    this.buf.set(b, this.len);
    this.len += b.length;
  }
  double(n: number) {
    this.room(8);
    if (n === 0) n = 0; // -0 and 0 are one key
    this.buf.writeDoubleBE(n, this.len);
    if (this.buf[this.len]! & 0x80)
      for (let i = 0; i < 8; i++) this.buf[this.len + i] = ~this.buf[this.len + i]! & 0xff;
    else this.buf[this.len] = this.buf[this.len]! ^ 0x80;
    this.len += 8;
  }
  i64(v: bigint) {
    this.room(8);
    this.buf.writeBigUInt64BE(BigInt.asUintN(64, v) ^ (1n << 63n), this.len);
    this.len += 8;
  }
  str(s: string) {
    const b = Buffer.from(s, 'utf8');
    let start = 0;
    for (let i = b.indexOf(0); i !== -1; i = b.indexOf(0, i + 1)) {
      this.bytes(b.subarray(start, i + 1));
      this.byte(0xff);
      start = i + 1;
    }
    this.bytes(b.subarray(start));
    this.byte(0);
  }
  done() {
    return Buffer.from(this.buf.subarray(0, this.len));
  }
}

export const TAG = {
  min: 1,
  undef: 4,
  null: 5,
  num: 0x10,
  str: 0x14,
  obj: 0x18,
  arr: 0x1c,
  bin: 0x20,
  oid: 0x24,
  bool: 0x28,
  date: 0x2c,
  ts: 0x30,
  re: 0x34,
  max: 0xf0,
} as const;

export function tagOf(v: any): number {
  switch (typeof v) {
    case 'string':
      return TAG.str;
    case 'number':
    case 'bigint':
      return TAG.num;
    case 'boolean':
      return TAG.bool;
    case 'undefined':
      return TAG.null;
  }
  if (v === null) return TAG.null;
  if (v instanceof ObjectId) return TAG.oid;
  if (v instanceof Date) return TAG.date;
  if (Array.isArray(v)) return TAG.arr;
  if (v instanceof Timestamp) return TAG.ts;
  if (v instanceof Long || v instanceof Decimal128) return TAG.num;
  if (v instanceof Binary || v instanceof Uint8Array) return TAG.bin;
  if (v instanceof RegExp) return TAG.re;
  if (v instanceof MinKey) return TAG.min;
  if (v instanceof MaxKey) return TAG.max;
  return TAG.obj;
}

export function writeKey(w: KeyWriter, v: any): void {
  const tag = tagOf(v);
  w.byte(tag);
  switch (tag) {
    case TAG.num:
      if (typeof v === 'number') {
        if (Number.isNaN(v)) w.bytes(new Uint8Array(8));
        else w.double(v);
        w.byte(0);
      } else {
        // Long / Decimal128 / bigint: order by double, then exact text so that unique keys never merge two values
        const s = v.toString();
        const n = Number(s);
        w.double(n);
        if (String(n) === s) w.byte(0);
        else {
          w.byte(1);
          if (v instanceof Decimal128) w.str(s);
          else w.i64(BigInt(s));
        }
      }
      break;
    case TAG.str:
      w.str(v);
      break;
    case TAG.oid:
      w.bytes(v.id);
      break;
    case TAG.bool:
      w.byte(v ? 1 : 0);
      break;
    case TAG.date:
      w.i64(Number.isNaN(+v) ? -(1n << 63n) : BigInt(+v));
      break;
    case TAG.ts:
      w.i64(v.toBigInt() - (1n << 63n));
      break;
    case TAG.re:
      w.str(v.source);
      w.str(v.flags);
      break;
    case TAG.bin: {
      const b: Uint8Array = v instanceof Binary ? v.buffer.subarray(0, v.position) : v;
      w.double(b.length);
      w.byte(v instanceof Binary ? v.sub_type : 0);
      w.bytes(b);
      break;
    }
    case TAG.arr:
      for (const e of v) writeKey(w, e);
      w.byte(0);
      break;
    case TAG.obj:
      for (const k of Object.keys(v)) {
        w.byte(tagOf(v[k]));
        w.str(k);
        writeKey(w, v[k]);
      }
      w.byte(0);
      break;
  }
}

const shared = new KeyWriter();
export function keyOf(...vs: any[]): Buffer {
  shared.len = 0;
  for (const v of vs) writeKey(shared, v);
  return shared.done();
}

/** The first key after every key that starts with `prefix`. */
export function afterPrefix(prefix: Buffer): Buffer {
  return Buffer.concat([prefix, Buffer.from([0xff])]);
}
