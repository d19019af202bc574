import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/launch/options.ts';
import { GenerateError } from './names.ts';

/** Whole new files, and what becomes of files that are there, by path from the root. */
export type Changes = { created: Record<string, string>; edited: Record<string, (text: string) => string> };

/**
 * Writes all of it, or nothing: every edit has found its place before the first file is written.
 * @returns the paths of what was written
 * @throws GenerateError when a new file is there already
 */
function writeChanges({ created, edited }: Changes): string[] {
  const taken = Object.keys(created).find((file) => existsSync(join(ROOT, file)));
  if (taken) throw new GenerateError(`${taken} is there already: choose another name.`);
  const texts = Object.entries(edited).map(
    ([file, edit]) => [file, edit(readFileSync(join(ROOT, file), 'utf8'))] as const,
  );
  for (const [file, text] of [...Object.entries(created), ...texts]) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
  const files = [...Object.keys(created), ...Object.keys(edited)];
  // Longer names change line breaks.
  execFileSync(process.execPath, [join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), ...files], { cwd: ROOT });
  return files;
}

/** Runs a generator and prints what it wrote, or in one line why it wrote nothing. */
export function runGenerator(changes: () => Changes, next: string): void {
  try {
    for (const file of writeChanges(changes())) console.log(`✔ ${file}`);
    console.log(next);
  } catch (error) {
    if (!(error instanceof GenerateError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
