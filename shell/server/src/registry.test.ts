import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { createRegistry } from './registry.ts';

let dir = '';
beforeAll(async () => void (dir = await mkdtemp(join(tmpdir(), 'registry-'))));
afterAll(() => rm(dir, { recursive: true }));
const OLD = 'a1b2c3d4e5f6';
const NEW = 'ffffffffffff';

/** The registry after the file had these contents, one after the other. */
async function afterFiles(...contents: unknown[]) {
  const file = join(dir, 'remotes.json');
  const read = createRegistry(file, createLog('test', 'silent'));
  let known: unknown;
  for (const [i, content] of contents.entries()) {
    await writeFile(file, JSON.stringify(content));
    await utimes(file, i, i);
    known = await read();
  }
  return known;
}

test.each([
  ['a canary beside current', { current: 90, [OLD]: 10 }, { base: 'current', release: OLD, share: 10 }, {}],
  [
    'a new release beside the one of before',
    { [NEW]: 5, [OLD]: 95 },
    { base: OLD, release: NEW, share: 5 },
    { checkout: OLD },
  ],
])('when the file names %s then pages know the shares', async (_what, checkout, canary, chosen) => {
  expect(await afterFiles({ storefront: 'current', checkout })).toEqual({
    chosen,
    canaries: [{ remote: 'checkout', ...canary }],
  });
});

test.each([
  ['shares that are not all', { current: 50, [OLD]: 40 }],
  ['current as the canary, which is another one after each deployment', { current: 10, [OLD]: 90 }],
  ['one release', { [OLD]: 100 }],
  ['three releases', { current: 80, [OLD]: 10, [NEW]: 10 }],
  ['no release', {}],
  ['a name that is no id', { current: 90, nueva: 10 }],
])('when the file names %s then what it said before counts', async (_what, checkout) => {
  const before = { chosen: { checkout: OLD }, canaries: [] };
  expect(await afterFiles({ checkout: OLD }, { checkout })).toEqual(before);
});
