import { readFileSync } from 'node:fs';

/** @throws Error with one line that names the file and what to do, because the parser's own names neither */
export function readJson<T>(file: string, remedy: string): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}. ${remedy}`, { cause: error });
  }
}
