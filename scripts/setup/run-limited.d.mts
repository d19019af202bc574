import type { SpawnOptions } from 'node:child_process';

type Limits = { limitMs?: number; sayEveryMs?: number; retryFailed?: boolean };
export function runLimited(
  what: string,
  command: string[],
  options?: SpawnOptions & Limits,
): Promise<boolean>;
