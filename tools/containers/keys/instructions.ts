import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../run.ts';

const PAGE = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');
const CHAPTER = /^## Secrets$([^]*?)^## /m.exec(PAGE)?.[1] ?? '';

/** What docs/operations.md has an operator type to change a secret, by the name in its first line. */
export const INSTRUCTIONS: Record<string, string> = Object.fromEntries(
  [...CHAPTER.matchAll(/^```sh\n# (\w+)\n([^]*?)^```$/gm)].map(([, name = '', text = '']) => [name, text]),
);

/** Where the secrets of the shop under test are. */
export const SECRETS = process.env['SECRETS_DIR'] ?? 'deploy/secrets';

export const secret = (name: string): string => readFileSync(join(SECRETS, name), 'utf8').trim();

/** Types it. @throws Error when a line of it fails */
export async function follow(name: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const text = INSTRUCTIONS[name]?.replaceAll('deploy/secrets', SECRETS);
  if (!text) throw new Error(`docs/operations.md does not say how '${name}' is changed`);
  if (!(await run('bash', ['-euo', 'pipefail', '-c', text], env)))
    throw new Error(`what docs/operations.md says about '${name}' fails`);
}
