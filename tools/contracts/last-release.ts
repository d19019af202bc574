import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from './snapshot.ts';

export const LOCK = 'packages/contracts/contracts.lock.json';
type LastRelease = { snapshot: Snapshot; from: string };

/**
 * The contracts of the last release: those of the newest vX.Y.Z tag below this commit, or, where there is no such tag
 * or no git, the file in the folder.
 * @throws Error when there is neither
 */
export function lastRelease(root: string): LastRelease {
  const tag = git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*.[0-9]*.[0-9]*')?.trim();
  const tagged = tag ? git(root, 'show', `${tag}:${LOCK}`) : undefined;
  if (tag && tagged) return { snapshot: JSON.parse(tagged) as Snapshot, from: `release ${tag}` };
  const file = join(root, LOCK);
  if (!existsSync(file)) throw new Error(`${LOCK} is missing: make it with npm run contracts:release.`);
  const why = tag ? `${tag} has none` : 'there is no release tag';
  return { snapshot: JSON.parse(readFileSync(file, 'utf8')) as Snapshot, from: `${LOCK} (${why})` };
}

function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}
