import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A folder for builds and kept releases, with a function that deletes it. */
export async function temporary(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'web-server-'));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}

/** Writes a build as webpack leaves it: `dist/main.<hash>.js` (with its .br) and the entry file that names it. */
export async function writeBuild(root: string, hash: string): Promise<void> {
  const script = `console.log(${JSON.stringify(hash.repeat(100))});`;
  const files = {
    [`dist/main.${hash}.js`]: script,
    [`dist/main.${hash}.js.br`]: brotliCompressSync(script),
    'dist/remoteEntry.js': `import('./main.${hash}.js')`,
    'dist/.build-hash': 'not of the build',
    'dist/mf-stats.json': '{}',
    'dist-ssr/routes.cjs': `module.exports = '${hash}';`,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}
