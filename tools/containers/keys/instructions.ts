import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../run.ts';

const PAGE = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
const CHAPTER = /^## Secrets$([^]*?)^## /m.exec(PAGE)?.[1] ?? '';

/** The commands of docs/operations.md that change a secret, by the name in their first line. */
export const INSTRUCTIONS: Record<string, string> = Object.fromEntries(
  [...CHAPTER.matchAll(/^```sh\n# (\w+)\n([^]*?)^```$/gm)].map(([, name = '', text = '']) => [name, text]),
);

/** The secrets of the shop under test. */
export const SECRETS = process.env['SECRETS_DIR'] ?? 'deploy/secrets';

export const secret = (name: string): string => readFileSync(join(SECRETS, name), 'utf8').trim();

/** Runs the commands. @throws Error when a line fails */
export async function follow(name: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const text = INSTRUCTIONS[name]?.replaceAll('deploy/secrets', SECRETS);
  if (!text) throw new Error(`docs/operations.md does not say how '${name}' is changed`);
  if (!(await run('bash', ['-euo', 'pipefail', '-c', text], env)))
    throw new Error(`what docs/operations.md says about '${name}' fails`);
}
