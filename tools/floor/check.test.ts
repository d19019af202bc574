import { expect, jest, test } from '@jest/globals';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { impliesIn } from './younger.ts';

// TypeScript loads its browser types.
jest.setTimeout(120_000);

const HERE = import.meta.dirname;

test('when browser code uses what the oldest browsers lack then it is refused, with its place', () => {
  const lines = {
    'URL.parse': "URL.parse('x')",
    'AbortSignal.any': 'AbortSignal.any([])',
    'AbortSignal.timeout': 'AbortSignal.timeout(1)',
    'Array.findLast': '[1].findLast(Boolean)',
    'Array.with': '([1] as readonly number[]).with(0, 2)',
    requestIdleCallback: 'requestIdleCallback(() => 1)',
    'URLSearchParams.size': 'new URLSearchParams().size',
    'Element.checkVisibility': 'document.body.checkVisibility()',
    'Object.groupBy': 'Object.groupBy([1], String)',
    'Promise.withResolvers': 'Promise.withResolvers()',
    '/a(?<=b)/: lookbehind and the flag v': '/a(?<=b)/',
  };
  const fine = ['[2, 1].toSorted()', "URL.canParse('x')", 'navigator.share?.({})', '({ size: 1 }).size'];
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  const file = join(folder, 'planted.ts');
  const code = [...Object.values(lines), ...fine];
  writeFileSync(file, code.map((line, at) => `export const a${at} = ${line};\n`).join(''));

  const { stderr, status } = spawnSync(process.execPath, [join(HERE, 'check.ts'), file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });

  const told = stderr.split('\n').flatMap((line) => /planted\.ts:(\d+ .*)/.exec(line)?.slice(1) ?? []);
  expect(told).toEqual(Object.keys(lines).map((name, at) => `${at + 1} ${name}`));
  expect(status).toBe(1);
});

test('when a browser has URL.canParse then it has all that polyfills.ts brings, and need not load it', () => {
  const polyfills = readFileSync(join(HERE, '../../shell/src/polyfills.ts'), 'utf8');
  const names = [...polyfills.matchAll(/es\.array\.([\w-]+)'/g)].map(([, name = '']) =>
    name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const asked = bcd.api['URL']!['canParse_static']!.__compat!;

  expect(names.length).toBe(polyfills.match(/^import/gm)!.length - 1);
  const array = bcd.javascript.builtins!['Array']!;
  expect(names.filter((name) => !impliesIn(asked, array[name]!.__compat!))).toEqual([]);
});
