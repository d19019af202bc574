import { readFileSync } from 'node:fs';

/**
 * Like embedded/src/read-json.ts, which is missing in containers with only scripts and tools.
 * @throws Error with one line that names the file and what to do
 */
export function readJson<T>(file: string, remedy: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}. ${remedy}`, { cause: error });
  }
}
