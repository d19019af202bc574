import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const APPENDED = 'appendonlydir';
const logOf = (dataDir: string) => join(dataDir, 'redis.log');
/** How Redis and Valkey say that they cannot load what they wrote; a full disk or memory is none of these. */
const CANNOT_READ = /(?:Bad file format|Unrecoverable error) reading the append only file/;

/** Where the log of the next start begins. */
export const logSize = (dataDir: string): number =>
  existsSync(logOf(dataDir)) ? statSync(logOf(dataDir)).size : 0;

/**
 * Moves aside what a Redis that just ended could not read. Answers the folder, or undefined if it ended otherwise.
 * @param from where the log of that start begins, because it also has lines of earlier starts
 */
export function putDamagedAside(dataDir: string, from: number): string | undefined {
  if (logSize(dataDir) === 0) return undefined;
  const said = readFileSync(logOf(dataDir)).subarray(from).toString();
  if (!CANNOT_READ.test(said)) return undefined;
  const aside = join(dataDir, `damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  renameSync(join(dataDir, APPENDED), aside);
  return aside;
}
