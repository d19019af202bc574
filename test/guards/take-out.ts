import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guard } from './guard.ts';

/** Takes a guard out of a copy; answers what puts it back, or nothing when it does not stand there exactly once. */
export function takeOut({ file, find, replace }: Guard, copy: string): (() => void) | undefined {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const pieces = before.split(find).length - 1;
  if (pieces !== 1) return undefined;
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  return () => writeFileSync(path, before);
}
