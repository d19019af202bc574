import { expect, test } from '@jest/globals';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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
/** A number of docs/requirements.md; `F18` and `A23` are faults and abuses, which have tables of their own. */
const CODE = /(?<![\w-])(?:SH|SF|CK|AD|CAT|CO|CM|AU|GW|H)\d{1,2}(?![\w-])/g;
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

test('when a compose file asks for a variable then .env.example names it, and what that names somebody reads', () => {
  const read = (...globs: string[]) =>
    globSync(globs, { cwd: ROOT, exclude: (name) => name === 'node_modules' })
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n');
  const all = (text: string, name: RegExp) => [...new Set([...text.matchAll(name)].map(([, one]) => one!))];
  const compose = read('docker-compose.yml', 'deploy/compose.*.yml');
  const named = all(read('.env.example'), /^#? ?([A-Z][A-Z0-9_]+)=/gm);
  // CATALOG_TAG stands for the tags of all images.
  const known = [...named, ...all(read('deploy/demo.env'), /^([A-Z_]+)=/gm)];
  const asked = all(compose, /\$\{([A-Z0-9_]+)/g).filter((name) => !name.endsWith('_TAG'));
  const sources = compose + read('{deploy,gateway,scripts,services,packages,embedded}/**/*.{ts,mjs}');

  expect(asked).toContain('SERVICE_REQUESTS');
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});

test('when a decision has a page then the index has it', () => {
  const index = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  const pages = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).map((page) => basename(page));

  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => !index.includes(`(${page})`))).toEqual([]);
});

test('when a decision has a page then it has at most 40 lines', () => {
  const pages = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT });
  const lines = (page: string) => readFileSync(join(ROOT, page), 'utf8').split('\n').length - 1;

  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => lines(page) > 40)).toEqual([]);
});

test('when code names a requirement or a decision by its number then a page says what that is', () => {
  const known = new Set(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8').match(CODE));
  const sources = globSync('{gateway,services,packages,shell,mf-*,e2e}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  });
  const named = sources.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(CODE) ?? []);

  expect(named).toContain('H13');
  // The authority's code of a piece (0082) looks like one.
  known.add('H87');
  expect([...new Set(named)].filter((code) => !known.has(code))).toEqual([]);
});
