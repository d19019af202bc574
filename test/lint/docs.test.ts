import { expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** A changelog tells of what was. */
const DOCS = globSync('{*.md,docs/**/*.md}', { cwd: ROOT }).filter((name) => name !== 'CHANGELOG.md');
const LINK = /\]\((?!https?:|#)([^)#]+)[^)]*\)/g;
/** A path of a folder at the top: others are addresses, branches or names of packages. */
const PATH =
  /`((?:docs|deploy|e2e|gateway|mf-\w+|packages|scripts|seed|services|shell|test|tools)\/[\w./-]+)`/g;

const namesIn = (doc: string) => {
  const text = readFileSync(join(ROOT, doc), 'utf8');
  const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(doc), link));
  return [...links, ...[...text.matchAll(PATH)].map(([, path = '']) => path)];
};
/** What an installation makes. */
const MADE = /^deploy\/secrets/;

test('when a page names a file then it is there', () => {
  const lost = DOCS.flatMap((doc) =>
    namesIn(doc)
      .filter((name) => !MADE.test(name) && !existsSync(join(ROOT, name)))
      .map((name) => `${doc}: ${name}`),
  );

  expect(DOCS.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('when a page names a command then there is one', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const named = DOCS.flatMap((doc) => [
    ...readFileSync(join(ROOT, doc), 'utf8').matchAll(/npm run ([\w:]*\w)/g),
  ]).map(([, name]) => name!);

  expect(named).toContain('doctor');
  expect(named.filter((name) => !Object.keys(scripts).includes(name))).toEqual([]);
});
