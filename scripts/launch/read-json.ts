import { readFileSync } from 'node:fs';

/**
 * As embedded/src/read-json.ts, which containers that only have scripts and tools lack.
 * @throws Error with one line that names the file and what to do
 */
export function readJson<T>(file: string, remedy: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}. ${remedy}`, { cause: error });
  }
}
