import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 1024 ** 3;

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}

/**
 * A new folder for what a test run stores: in memory where that has room, because every commit waits for the disk
 * otherwise. A process that is killed loses nothing there either.
 */
export const makeTestFolder = (prefix: string): string =>
  mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
