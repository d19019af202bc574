import { BLOCK, checksumOf, paddingOf } from './tar-pack.ts';

export type Unpacked = { name: string; size: number; body: AsyncIterable<Uint8Array> };

/**
 * The files of an archive, one after the other; a body that was not read is passed over.
 * @throws Error when the archive is damaged, ends early or holds anything but plain files
 */
export async function* unpackTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Unpacked> {
  const bytes = byteReader(chunks);
  for (;;) {
    const block = await bytes.take(BLOCK);
    // To the very end: only there does the compression's own checksum prove that nothing is missing.
    if (block.every((byte) => byte === 0)) return bytes.drain();
    const { name, size } = readHeader(block);
    const body = bytes.stream(size);
    yield { name, size, body };
    for await (const _rest of body);
    await bytes.take(paddingOf(size));
  }
}

function readHeader(block: Buffer): { name: string; size: number } {
  const text = (at: number, length: number) => block.toString('utf8', at, at + length).replace(/\0.*$/s, '');
  const octal = (at: number, length: number) => Number.parseInt(text(at, length).trim(), 8);
  if (octal(148, 8) !== checksumOf(block)) throw new Error('a header is damaged');
  const type = text(156, 1);
  if (type !== '0' && type !== '') throw new Error(`an entry of type ${type} is no plain file`);
  const prefix = text(345, 155);
  return { name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100), size: octal(124, 12) };
}

/** Takes bytes from chunks of any size. @throws Error when they end early */
function byteReader(chunks: AsyncIterable<Uint8Array>) {
  const source = chunks[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();

  async function upTo(length: number): Promise<Uint8Array> {
    while (rest.length === 0) {
      const next = await source.next();
      if (next.done) throw new Error('it ends too early');
      rest = next.value;
    }
    const taken = rest.subarray(0, length);
    rest = rest.subarray(taken.length);
    return taken;
  }

  async function* stream(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0;) {
      const chunk = await upTo(left);
      left -= chunk.length;
      yield chunk;
    }
  }

  return {
    stream: (length: number): AsyncIterable<Uint8Array> => resumable(stream(length)),
    async take(length: number): Promise<Buffer> {
      const parts: Uint8Array[] = [];
      for await (const part of stream(length)) parts.push(part);
      return Buffer.concat(parts);
    },
    async drain(): Promise<void> {
      while (!(await source.next()).done);
    },
  };
}

/** Leaving a `for await` early must not end the bytes: the rest of a body is still to be passed over. */
const resumable = <T>(generator: AsyncGenerator<T>): AsyncIterable<T> => ({
  [Symbol.asyncIterator]: () => ({ next: () => generator.next() }),
});
