import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { refuseEmptied } from './refuse-emptied.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function aFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'emptied-'));
  folders.push(folder);
  for (const part of ['mongo', 's3/blobs']) mkdirSync(join(folder, part), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test.each([
  ['empty', { 'mongo/mongo.sqlite': '', 's3/blobs/a': 'x' }],
  ['missing', { 's3/blobs/a': 'x' }],
])('when the database is %s beside pictures then the start is refused and says why', (_what, files) => {
  const folder = aFolder(files);
  expect(() => refuseEmptied(folder)).toThrow(join(folder, 'mongo', 'mongo.sqlite'));
});

test.each([
  ['new', {}],
  ['full', { 'mongo/mongo.sqlite': 'x', 's3/blobs/a': 'x' }],
])('when a shop is %s then it starts', (_what, files) =>
  expect(() => refuseEmptied(aFolder(files))).not.toThrow(),
);
