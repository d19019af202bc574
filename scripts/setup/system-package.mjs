import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runLimited } from './run-limited.mjs';
import { say } from './say.mjs';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/opt/homebrew/bin', '/snap/bin'];

/** Path of the first of these programs that this machine has, or undefined. */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // not here: try the next folder
    }
  }
  return undefined;
}

const MANAGERS = [
  {
    program: 'apt-get',
    steps: (name) => [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', name],
    ],
  },
  { program: 'dnf', steps: (name) => [['install', '-y', '-q', name]] },
  { program: 'apk', steps: (name) => [['add', '-q', name]] },
  { program: 'pacman', steps: (name) => [['-Sy', '--noconfirm', '--quiet', name]] },
];

/**
 * Installs a package with the distribution's package manager if possible (root and a known manager).
 * @param names the package's name by manager, e.g. { 'apt-get': 'redis-server', dnf: 'valkey' }
 * @returns whether every step succeeded
 */
export async function installPackage(names) {
  if (process.getuid?.() !== 0) return false;
  const manager = MANAGERS.find(({ program }) => names[program] && findProgram([program]));
  if (!manager) return false;
  const name = names[manager.program];
  say(`Installing ${name} with ${manager.program}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  for (const args of manager.steps(name))
    if (!(await runLimited(`${manager.program} ${args[0]}`, [manager.program, ...args], options)))
      return false;
  return true;
}
