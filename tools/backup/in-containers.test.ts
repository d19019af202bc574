import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const FROM = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm;

/** All files of the repository that a program loads at its start. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(FROM))
    loadedBy(join(dirname(file), path!), seen);
  return seen;
}

test.each(['backup.ts', 'restore.ts', 'schedule.ts'])(
  'when %s starts in a container then it loads nothing but the folders that compose gives it',
  (program) => {
    const folders = [...loadedBy(join(import.meta.dirname, program))].map(
      (file) => relative(ROOT, file).split('/')[0],
    );

    expect(folders).toContain('scripts');
    expect(
      [...new Set(folders)].filter((folder) => !['tools', 'scripts', 'services'].includes(folder!)),
    ).toEqual([]);
  },
);
