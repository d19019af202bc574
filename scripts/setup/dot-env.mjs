import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from './dependencies.mjs';
import { fail } from './say.mjs';

const LINE = /^\s*(#.*|(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=.*)?$/;

/**
 * Reads `.env`, if there is one; existing environment variables win, and `NAME=` means that no value was set. A line
 * that is no assignment is an error.
 */
export function loadDotEnv(file = join(ROOT, '.env'), env = process.env) {
  if (!existsSync(file)) return;
  // Editors of Windows put an invisible mark before the first name.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const broken = text.split(/\r?\n/).findIndex((line) => !LINE.test(line));
  if (broken >= 0) fail(`.env, line ${broken + 1}: expected NAME=value.`);
  for (const [name, value] of Object.entries(parseEnv(text))) if (value !== '') env[name] ??= value;
}
