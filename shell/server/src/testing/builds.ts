import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const INDEX =
  '<html><head><link rel="icon" href="{{icon}}"><meta property="og:image" content="{{picture}}"><link rel="preload" as="font" href="/assets/a.woff2"><!--shop--><!--remotes--></head><body><div id="root"><!--body--></div></body></html>';

/** A small stand-in for the shell's server build: it renders the API's text and the words of the newest remote. */
const APP = `
const words = {};
exports.loadRelease = async (name, entry) => {
  const answer = await fetch(entry);
  if (!answer.ok) throw new Error(entry + ' answered ' + answer.status);
  words[name] = name + ' ' + (await answer.text());
};
exports.render = async (path, { apiBase: apiUrl, origin }) => {
  if (path === '/about') throw new Error('cannot render');
  const answer = await fetch(apiUrl + '/words');
  const status = /^\\/(menu|flores)\\/(?!monte-blanco|xtabentun)/.test(path) ? 404 : 200;
  return { facts: { origin, status }, complete: answer.ok, body: path + ': ' + words[/^\\/c(art|heckout)/.test(path) ? 'checkout' : 'storefront'] + ', ' + (await answer.text()) };
};
exports.documentOf = async (template, { words, shop, remotes, page }) => ({
  html: template
    .replace('{{icon}}', words.icon)
    .replace('{{picture}}', words.picture)
    .replace('<!--shop-->', () => shop)
    .replace('<!--remotes-->', remotes)
    .replace('<!--body-->', page ? page.rendered.body + ' at ' + page.rendered.facts.origin + page.path + '\\nbegins with ' + page.firstFiles : ''),
  csp: { scriptSrc: ["'sha256-a'", "'sha256-b'"], styleSrc: ["'sha256-c'"] },
});`;

export type TestBuild = { root: string; store: string; remove: () => Promise<void> };

/** A build of the shell or of a remote, as webpack writes it. */
export async function makeBuild(files: Record<string, string>): Promise<TestBuild> {
  const dir = await mkdtemp(join(tmpdir(), 'shell-server-'));
  const root = join(dir, 'build');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return { root, store: join(dir, 'releases'), remove: () => rm(dir, { recursive: true, force: true }) };
}

export const makeShell = () =>
  makeBuild({ 'dist/index.html': INDEX, 'dist/main.0123456789ab.js': '// main', 'dist-ssr/app.cjs': APP });

export const makeRemote = (words: string) =>
  makeBuild({
    'dist/remoteEntry.js': `// ${words}`,
    'dist/first-files.json': `{"menu/menu":["p-menu-${words}.js"]}`,
    'dist-ssr/remoteEntry.js': words,
  });
