import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(import.meta.dirname, '../../..');
const storefront = path.join(root, 'mf-storefront/dist');

/** Bytes as they travel: the .br beside the file, or the file itself when it was too small to compress. */
const bytesOf = (file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;

const scriptsOfShell = () => {
  const html = fs.readFileSync(path.join(root, 'shell/dist/index.html'), 'utf8');
  const [, scripts = ''] = /<!--scripts (.*?)-->/.exec(html) ?? [];
  return scripts.split(' ').map((name) => path.join(root, 'shell/dist', name));
};

const exposed = () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(storefront, 'mf-manifest.json'), 'utf8'));
  return manifest.exposes.flatMap(({ assets }) => assets.js.sync).map((name) => path.join(storefront, name));
};

const pageChunk = (name) =>
  fs.readdirSync(storefront).filter((file) => file.startsWith(`p-${name}-`) && file.endsWith('.js'));

/**
 * JavaScript that a first visit fetches, from what the builds left in dist.
 * @param {string | undefined} page name of the page's own chunk ('menu'); none for the home page
 * @returns {{ files: { name: string, bytes: number }[], bytes: number }} brotli bytes
 */
export function weigh(page) {
  const own = page ? pageChunk(page).map((file) => path.join(storefront, file)) : [];
  const paths = [...scriptsOfShell(), path.join(storefront, 'remoteEntry.js'), ...exposed(), ...own];
  const files = paths.map((file) => ({ name: path.relative(root, file), bytes: bytesOf(file) }));
  return { files, bytes: files.reduce((sum, file) => sum + file.bytes, 0) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [label, page] of [
    ['/', undefined],
    ['/menu', 'menu'],
  ]) {
    const { files, bytes } = weigh(page);
    console.log(
      `${label} ${(bytes / 1000).toFixed(1)} kB`,
      files.map(({ name, bytes: b }) => `${name} ${b}`).join(', '),
    );
  }
}
