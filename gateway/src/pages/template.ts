import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encode, type Encoded } from '../cache/encoded.ts';
import type { Registry } from './registry.ts';

const LOOK_EVERY_MS = 1_000;
export const HTML = 'text/html; charset=utf-8';

/** Reads the shell's index.html, and again when a new build has replaced it. @throws Error when it cannot be read */
export function createTemplate(dir: string, registry: Registry): () => Promise<Encoded> {
  const file = join(dir, 'index.html');
  let known: { encoded: Encoded; stamp: string } | undefined;
  let lookedAt = 0;
  return async () => {
    if (known && Date.now() - lookedAt < LOOK_EVERY_MS) return known.encoded;
    lookedAt = Date.now();
    const [{ mtimeMs }, remotes] = await Promise.all([stat(file), registry()]);
    const stamp = `${mtimeMs} ${remotes.stamp}`;
    if (known?.stamp !== stamp) {
      const html = remotes.into(await readFile(file, 'utf8'));
      known = { encoded: await encode(Buffer.from(html), HTML), stamp };
    }
    return known.encoded;
  };
}
