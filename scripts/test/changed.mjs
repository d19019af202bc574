import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CODE = /\.(ts|tsx|mjs|js)$/;

/** @returns files that differ from origin/main (from the last commit, where there is none), the new ones too */
export function changedFiles(root) {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const shared = git('merge-base', 'HEAD', 'origin/main');
  const base = shared.status === 0 ? shared.stdout.trim() : 'HEAD';
  const lists = [
    git('diff', '--name-only', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const broken = lists.find(({ status }) => status !== 0);
  if (broken) throw new Error(`--changed needs git: ${broken.stderr}`);
  const names = new Set(lists.flatMap(({ stdout }) => stdout.split('\0')).filter(Boolean));
  return [...names].filter((name) => existsSync(join(root, name))).sort();
}

/**
 * What the changed files touch: all types and the contract, and of lint, format and tests what has to do with them. A
 * test that starts a program reads no module of it, so this is for working, not for handing in.
 * @param steps by name: types, lint, format, contracts, tests
 */
export function stepsFor(files, { types, lint, format, contracts, tests }) {
  const code = files.filter((name) => CODE.test(name));
  const has = (list) => list.length > 0;
  return [
    types,
    ...(has(code) ? [{ ...lint, args: [...lint.args, ...code] }] : []),
    ...(has(files) ? [{ ...format, args: [...format.args, ...files] }] : []),
    contracts,
    ...(has(code) ? [{ ...tests, args: [...tests.args, ...code] }] : []),
  ];
}
