/** One file of an archive; the body has exactly `size` bytes. */
export type Entry = { name: string; size: number; body: AsyncIterable<Uint8Array> | Iterable<Uint8Array> };

export const BLOCK = 512;
const LARGEST = 0o77777777777;

/**
 * The bytes of a POSIX (ustar) archive, made while the entries come: nothing is kept but the chunk at hand.
 * @throws Error when a name is longer than 100 bytes or a body is not as long as was said
 */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield header(entry.name, entry.size);
    let written = 0;
    for await (const chunk of entry.body) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== entry.size) throw new Error(`${entry.name}: ${written} bytes came, not ${entry.size}`);
    yield Buffer.alloc(paddingOf(entry.size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Zeros after a body of this size: everything starts at a multiple of a block. */
export const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100 || size > LARGEST)
    throw new Error(`${name} does not fit into an archive`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  block.write(name, 0, 'utf8');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(Date.now() / 1000), 136, 12);
  block.write('0', 156, 'latin1');
  block.write('ustar\x0000', 257, 'latin1');
  block.write(`${checksumOf(block).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

/** The sum of a header's bytes, its own eight counted as spaces. */
export const checksumOf = (block: Uint8Array): number =>
  block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
