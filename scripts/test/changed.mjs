import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

const CODE = /\.(ts|tsx|mjs|js)$/;

/** @returns files that differ from origin/main (or from the last commit without it), including new ones */
export function changedFiles(root) {
  return namesSince(root, sharedWithMain(root) ?? 'HEAD').filter((name) => existsSync(join(root, name)));
}

/**
 * Whether a step can be skipped: none of its inputs differs from origin/main, where it passed. Without git or
 * origin/main that is unknown, and it runs.
 * @param inputs patterns of the files that the step depends on
 */
export function isAsOnMain(root, inputs) {
  const shared = sharedWithMain(root);
  if (!shared) return false;
  return !namesSince(root, shared).some((name) => inputs.some((pattern) => matchesGlob(name, pattern)));
}

const git = (root, ...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

function sharedWithMain(root) {
  const { status, stdout } = git(root, 'merge-base', 'HEAD', 'origin/main');
  return status === 0 ? stdout.trim() : undefined;
}

/** @returns names of the files that were edited, added or removed since a commit */
function namesSince(root, commit) {
  const lists = [
    git(root, 'diff', '--name-only', '-z', '--no-renames', commit),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  const broken = lists.find(({ status }) => status !== 0);
  if (broken) throw new Error(`--changed needs git: ${broken.stderr}`);
  return [...new Set(lists.flatMap(({ stdout }) => stdout.split('\0')).filter(Boolean))].sort();
}

/**
 * The steps for changed files: all types and the contract, but only related lint, format and tests. A test that
 * starts a program imports no module of it, so this is for development, not for the final check.
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
