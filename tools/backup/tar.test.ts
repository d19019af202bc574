import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { Parser, type ReadEntry } from 'tar';
import { packTar, type Entry } from './tar-pack.ts';
import { unpackTar } from './tar-unpack.ts';

const files: Record<string, string> = { 'a.txt': 'miel', 'ñ/vacío.txt': '', 'big.bin': 'x'.repeat(70_001) };

async function* entries(): AsyncGenerator<Entry> {
  for (const [name, body] of Object.entries(files))
    yield { name, size: Buffer.byteLength(body), body: [Buffer.from(body)] };
}

const packed = async (): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of packTar(entries())) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** The same bytes in pieces that fit nothing. */
const pieces = (bytes: Buffer, length: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / length) }, (_, at) =>
      bytes.subarray(at * length, (at + 1) * length),
    ),
  );

const unpacked = async (bytes: Buffer, length = 777): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for await (const entry of unpackTar(pieces(bytes, length)))
    found[entry.name] = await text(Readable.from(entry.body));
  return found;
};

describe('archives', () => {
  test('when files are packed then the tar package reads them as any archive', async () => {
    const found: Record<string, string> = {};
    const parser = new Parser({ strict: true });
    parser.on('entry', (entry: ReadEntry) => {
      const chunks: Buffer[] = [];
      entry.on('data', (chunk: Buffer) => chunks.push(chunk));
      entry.on('end', () => (found[String(entry.path)] = Buffer.concat(chunks).toString()));
    });

    const ended = once(parser, 'end');
    parser.end(await packed());
    await ended;

    expect(found).toEqual(files);
  });

  test.each([37, 511, 513, 1_000_000])(
    'when it comes in pieces of %p then they are whole',
    async (length) => {
      expect(await unpacked(await packed(), length)).toEqual(files);
    },
  );

  test('when bodies are not read or half read then the next file is still found', async () => {
    const names: string[] = [];
    for await (const entry of unpackTar(pieces(await packed(), 100))) {
      names.push(entry.name);
      if (entry.name === 'big.bin') for await (const _chunk of entry.body) break;
    }

    expect(names).toEqual(Object.keys(files));
  });

  test('when it is cut off anywhere then it is refused', async () => {
    const bytes = await packed();

    for (const end of [100, 512, 600, 3_000, bytes.length - 1_024])
      await expect(unpacked(bytes.subarray(0, end))).rejects.toThrow('it ends too early');
  });

  test('when a header is damaged or is no plain file then it is refused', async () => {
    const damaged = await packed();
    damaged.write('y', 3);
    await expect(unpacked(damaged)).rejects.toThrow('a header is damaged');

    const link = await packed();
    link.write('2', 156);
    link.write(`${(parseInt(link.toString('latin1', 148, 154), 8) + 2).toString(8).padStart(6, '0')}\0`, 148);
    await expect(unpacked(link)).rejects.toThrow('no plain file');
  });

  test('when a body is shorter than was said then nothing pretends to be whole', async () => {
    const short = async () => {
      for await (const _chunk of packTar(
        Readable.from([{ name: 'a', size: 5, body: [Buffer.from('abc')] }]),
      ));
    };

    await expect(short()).rejects.toThrow('a: 3 bytes came, not 5');
  });
});
