import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, say } from './say.mjs';

export const ROOT = join(import.meta.dirname, '..', '..');
const MODULES = join(ROOT, 'node_modules');
const MARK = join(MODULES, '.installed-lock');
/** Node 24, which is a dev dependency, whatever Node the machine has. */
export const NODE = join(MODULES, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

/** Installs the exact packages of the lock file, unless they are there already. */
export function ensureDependencies() {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node 20 or newer is needed, this is ${process.version}.`);
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(NODE) && existsSync(MARK) && readFileSync(MARK, 'utf8') === lock) return;
  say('Installing dependencies (about a minute the first time)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it refuses a lock file without the binaries of other platforms, which some registries do not carry.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  if (spawnSync(npm, install, { cwd: ROOT, stdio: 'inherit' }).status !== 0)
    fail('npm install failed; see the lines above.');
  if (!existsSync(NODE))
    fail('Node 24 was not installed; is "ignore-scripts" set in your npm configuration?');
  writeFileSync(MARK, lock);
}
