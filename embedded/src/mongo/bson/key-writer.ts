const ZERO = Uint8Array.of(0, 0xff);
const TEXT_END = Uint8Array.of(0, 1);

/** A growing byte buffer for keys whose byte order is the order of the values. */
export class KeyWriter {
  private bytes = Buffer.allocUnsafe(256);
  private length = 0;

  private room(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + size));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  byte(value: number): void {
    this.room(1);
    this.bytes[this.length++] = value;
  }

  raw(value: Uint8Array): void {
    this.room(value.length);
    this.bytes.set(value, this.length);
    this.length += value.length;
  }

  /** Sets the sign bit of positive numbers and inverts negative ones, so that bytes sort as the numbers do. */
  double(value: number): void {
    this.room(8);
    this.bytes.writeDoubleBE(value === 0 ? 0 : value, this.length);
    const negative = (this.bytes[this.length]! & 0x80) !== 0;
    for (let i = 0; i < 8; i++) {
      const flip = negative ? 0xff : i === 0 ? 0x80 : 0;
      this.bytes[this.length + i]! ^= flip;
    }
    this.length += 8;
  }

  int64(value: bigint): void {
    this.room(8);
    this.bytes.writeBigUInt64BE(BigInt.asUintN(64, value) ^ (1n << 63n), this.length);
    this.length += 8;
  }

  /** The end is 00 01, and a zero byte becomes 00 ff: shorter texts sort first, and no key is a prefix of another. */
  text(value: string): void {
    const bytes = Buffer.from(value, 'utf8');
    if (!value.includes('\0')) this.raw(bytes);
    else for (const byte of bytes) this.raw(byte === 0 ? ZERO : Uint8Array.of(byte));
    this.raw(TEXT_END);
  }

  /** The bytes written since the last call. */
  take(): Buffer {
    const copy = Buffer.from(this.bytes.subarray(0, this.length));
    this.length = 0;
    return copy;
  }
}
