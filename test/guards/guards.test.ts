import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../scripts/launch/options.ts';
import { GUARDS } from './guards.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test.each(GUARDS)(
  'when a guard is to be taken out, then it is there: $what',
  ({ file, find, test: path }) => {
    expect([read(file).split(find).length - 1, existsSync(join(ROOT, path))]).toEqual([1, true]);
  },
);

test('when a guard is in the list, then the page says what fails without it, and of no other', () => {
  const rows = read('docs/guards.md')
    .replace(/ +/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(0, line.indexOf('`: ')));

  expect(rows).toEqual(GUARDS.map(({ what, file, test: path }) => `| ${what} | \`${file}\` | \`${path}`));
});
