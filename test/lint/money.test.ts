import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** Who may multiply and round money. The sandbox of the provider reckons for itself, as a provider does. */
const HOMES = /^(packages\/contracts\/src\/money\.ts$|services\/cart-orders\/src\/shopping\/pricing\/)/;
const SOURCES = globSync('{gateway,services,packages,shell,mf-*}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules',
}).filter((name) => !/\.test\.tsx?$|\/testing\//.test(name));

const MONEY = String.raw`[\w.!]*(?:price|cents|pesos|amount)\w*`;
const RECKONS = new RegExp(
  String.raw`${MONEY}\)? [*] |[\w)] [*] ${MONEY}|Math\.(?:round|floor|ceil)\([^;\n]*${MONEY}`,
  'i',
);

test('when a source multiplies or rounds money then it is one of the homes of that', () => {
  const found = SOURCES.filter((name) => !HOMES.test(name)).flatMap((name) =>
    readFileSync(join(ROOT, name), 'utf8')
      .split('\n')
      .filter((line) => RECKONS.test(line) && !/^\s*(?:\*|\/[/*])/.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );

  expect(SOURCES.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test('when money is multiplied or rounded then that is seen', () => {
  for (const line of [
    'line.priceCents * line.quantity',
    'Math.round((sum + price * count) * 100) / 100',
    '2 * totalCents',
    'Math.floor(amount / 3)',
  ])
    expect([line, RECKONS.test(line)]).toEqual([line, true]);
});
