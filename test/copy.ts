import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/launch/options.ts';

const MODULES = 'node_modules';
const OWN = '@shop';

/** A copy of the sources as they are now, on the same installed packages, whose own packages are those of the copy. */
export function makeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  for (const file of listed
    .toString()
    .split('\0')
    .filter((name) => name && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, file), join(copy, file));
  for (const folder of foldersWithModules()) link(join(folder, MODULES), copy);
  return copy;
}

/** The root, and the workspaces that have a version of a package for themselves. */
const foldersWithModules = (): string[] => [
  '.',
  ...readdirSync(ROOT).filter((name) => name !== MODULES && existsSync(join(ROOT, name, MODULES))),
];

function link(modules: string, copy: string): void {
  mkdirSync(join(copy, modules, OWN), { recursive: true });
  for (const name of readdirSync(join(ROOT, modules)))
    if (name !== OWN) symlinkSync(join(ROOT, modules, name), join(copy, modules, name));
  // Links to the workspaces are relative: the same text leads into the copy.
  const own = join(ROOT, modules, OWN);
  for (const name of existsSync(own) ? readdirSync(own) : [])
    symlinkSync(readlinkSync(join(own, name)), join(copy, modules, OWN, name));
}
