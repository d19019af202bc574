import { expect, test } from '@jest/globals';
import { levelOf, type Commit } from './commits.ts';
import type { Piece } from './pieces.ts';
import { nextVersion, planRelease } from './plan.ts';

const PIECES: Piece[] = [
  { name: 'catalog', version: '1.4.2', folders: ['services/catalog'], uses: ['packages/contracts'] },
  { name: 'shell', version: '1.0.0', folders: ['shell', 'shell/server'], uses: ['packages/contracts'] },
  { name: 'gateway', version: '2.0.0', folders: ['gateway'], uses: [] },
];
const aCommit = (subject: string, files: string[], body = ''): Commit => ({
  subject,
  files,
  level: levelOf(subject, body),
  upgrade: [],
});
const planned = (...commits: Commit[]) => {
  const { version, changed } = planRelease('1.4.0', PIECES, commits);
  return [version, ...changed.map((one) => `${one.piece.name} ${one.version}`)];
};

test.each([
  ['feat(catalog): x', '', 'minor'],
  ['fix: x', '', 'patch'],
  ['perf(gateway, shell): x', '', 'patch'],
  ['docs: x', '', 'none'],
  ['chore(release): v1.0.0', '', 'none'],
  ['fix(auth)!: x', '', 'major'],
  ['fix(auth): x', 'why\n\nBREAKING CHANGE: y', 'major'],
  ['Merge branch x', '', 'none'],
])('when a commit says %j %j then it is %s', (subject, body, level) => {
  expect(levelOf(subject, body)).toBe(level);
});

test('when versions move then lower places begin anew', () => {
  expect(['major', 'minor', 'patch', 'none'].map((level) => nextVersion('1.4.2', level as never))).toEqual([
    ...['2.0.0', '1.5.0', '1.4.3', '1.4.2'],
  ]);
});

test('when something changes then the pieces that are made of it move, and the shop as far as the furthest', () => {
  expect(planned(aCommit('feat: x', ['packages/contracts/src/a.ts']))).toEqual([
    ...['1.5.0', 'catalog 1.4.3', 'shell 1.0.1'],
  ]);
  expect(
    planned(aCommit('feat: x', ['shell/server/src/a.ts']), aCommit('fix: y', ['services/catalog/src/b.ts'])),
  ).toEqual(['1.5.0', 'catalog 1.4.3', 'shell 1.1.0']);
  expect(planned(aCommit('fix!: x', ['gateway/src/a.ts']))).toEqual(['2.0.0', 'gateway 3.0.0']);
});

test('when only tests, documents or tools change then nothing moves', () => {
  const files = ['gateway/src/a.test.ts', 'gateway/src/testing/a.ts', 'tools/a.ts', 'gateway/CHANGELOG.md'];

  expect(planned(aCommit('feat: x', files), aCommit('test: y', ['gateway/src/a.ts']))).toEqual(['1.4.0']);
});
