import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode24 } from './node-24.mjs';
import { runLimited } from './run-limited.mjs';
import { fail, say } from './say.mjs';

export const ROOT = join(import.meta.dirname, '..', '..');
export const MODULES = join(ROOT, 'node_modules');
const MARK = join(MODULES, '.installed-lock');

/** What builds the pages misreads these characters in a path, and says nothing that leads to them. */
const MISREAD = /[#?!']/;

/** Ends with one line when the front ends could not be built in this folder. */
export function ensureFolder(root = ROOT) {
  const [character] = MISREAD.exec(root) ?? [];
  if (character)
    fail(
      `The shop cannot be built in ${root}: rename the folder so that it has no ${character} in its path.`,
    );
}

/** Installs the exact packages of the lock file, unless they are there already. */
export async function ensureDependencies() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node 20 or newer is needed, this is ${process.version}.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (findNode24(MODULES) && existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  say('Installing dependencies (about a minute the first time)…');
  // Not `npm ci`: it refuses a lock file without the binaries of other platforms, which some registries lack.
  const install = ['npm', 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // On Windows npm is a script, which needs a shell.
  const options = { cwd: ROOT, shell: process.platform === 'win32' };
  if (!(await runLimited('npm install', install, options)))
    fail('npm install failed; see the lines above. A slow connection: set SETUP_LIMIT_MINUTES (10).');
  if (!findNode24(MODULES))
    fail(
      `Node 24 is not to be had for ${process.platform} ${process.arch} as a package (is "omit=optional" set in your npm ` +
        'configuration?): install Node 24 and start again.',
    );
  writeFileSync(MARK, lock);
}
