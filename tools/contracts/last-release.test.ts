import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { lastRelease, LOCK } from './last-release.ts';

let root = '';
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'contracts-'))));
afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: root });
const write = (release: string) => {
  mkdirSync(dirname(join(root, LOCK)), { recursive: true });
  writeFileSync(join(root, LOCK), JSON.stringify({ release, endpoints: {} }));
};
const commit = (message: string) => {
  git('add', '.');
  git('commit', '-q', '-m', message, '--allow-empty');
};

describe('the last release', () => {
  test('when there are tags then the newest release below this commit counts, not the file beside it', () => {
    git('init', '-q');
    write('v1.0.0');
    commit('one');
    git('tag', 'v1.0.0');
    write('v1.1.0');
    commit('two');
    git('tag', 'v1.1.0');
    git('tag', 'nightly');
    write('v1.2.0');

    expect(lastRelease(root)).toEqual({
      snapshot: { release: 'v1.1.0', endpoints: {} },
      from: 'release v1.1.0',
    });
  });

  test('when there is no tag, no git, or a tag from before contracts were kept then the file counts, and that is said', () => {
    write('v1.0.0');
    expect(lastRelease(root).from).toBe(`${LOCK} (there is no release tag)`);

    git('init', '-q');
    rmSync(join(root, LOCK));
    commit('before');
    git('tag', 'v0.9.0');
    write('v1.0.0');
    expect(lastRelease(root)).toMatchObject({
      snapshot: { release: 'v1.0.0' },
      from: `${LOCK} (v0.9.0 has none)`,
    });
  });

  test('when there is nothing to compare with then it says how to make it', () => {
    expect(() => lastRelease(root)).toThrow('npm run contracts:release');
  });
});
