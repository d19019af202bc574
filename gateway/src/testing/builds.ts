import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const INDEX = `<!doctype html><html lang="es-MX"><head><title>Tienda</title><script type="application/json" id="remotes">{}</script></head><body><div id="root"></div>${'<!-- x -->'.repeat(200)}</body></html>`;
export const MAIN = `/main.0123456789ab.js`;
export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))});`;

export type Builds = { folder: (name: string) => string; remove: () => Promise<void> };

async function put(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

/** Build folders of the four front ends, as webpack leaves them. */
export async function makeBuilds(): Promise<Builds> {
  const root = await mkdtemp(join(tmpdir(), 'gateway-builds-'));
  const folder = (name: string) => join(root, name);
  await put(join(folder('shell'), 'index.html'), INDEX);
  await put(join(folder('shell'), MAIN), SCRIPT);
  await writeFile(join(folder('shell'), `${MAIN}.br`), brotliCompressSync(SCRIPT));
  await writeFile(join(folder('shell'), `${MAIN}.gz`), gzipSync(SCRIPT));
  await put(join(folder('shell'), 'mf-stats.json'), '{}');
  await put(join(folder('shell'), 'assets/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const name of ['storefront', 'checkout', 'admin']) {
    await put(join(folder(name), 'mf-manifest.json'), JSON.stringify({ name }));
    await put(join(folder(name), 'remoteEntry.js'), `// ${name}`);
  }
  return { folder, remove: () => rm(root, { recursive: true, force: true }) };
}
