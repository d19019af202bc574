import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { keepFile } from './kept-file.ts';

test('when a file cannot be made anew then its readers have the one of before, and somebody hears of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'));
  const failures: unknown[] = [];
  let edition = 'one';
  const open = keepFile({
    path: join(folder, 'file.gz'),
    editionOf: async () => edition,
    make: async function* () {
      if (edition === 'two') throw new Error('one product is no product');
      yield `of ${edition}`;
    },
    failed: (error) => failures.push(error),
  });
  const read = async () => text((await open()).bytes.pipe(createGunzip()));
  expect(await read()).toBe('of one');

  edition = 'two';

  expect(await read()).toBe('of one');
  expect(failures).toEqual([new Error('one product is no product')]);
  edition = 'three';
  expect(await read()).toBe('of three');
  await rm(folder, { recursive: true });
});
