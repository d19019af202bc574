/**
 * Makes a page: npm run new:page -- [--admin] NAME ['Título']
 * A public one stands at /NAME, is rendered by the server and listed for crawlers; header and footer do not name it. One
 * of the back office stands at /admin/NAME and in the sidebar, for all who are signed in.
 */
import { pages } from '@shop/contracts/pages/all';
import { insertAbove } from './insert-above.ts';
import { checkName, GenerateError, pascal, titleOf } from './names.ts';
import { fillAll, fillPart } from './templates.ts';
import { runGenerator, type Changes } from './write-changes.ts';

const PUBLIC = {
  kind: 'public-page',
  root: '/',
  entries: 'packages/contracts/src/pages/storefront.ts',
  anchor: '] satisfies PageEntry[]',
};
const ADMIN = {
  kind: 'admin-page',
  root: '/admin/',
  entries: 'packages/contracts/src/pages/admin.ts',
  anchor: "  { path: '/admin/lots',",
};
/** Paths that the gateway does not treat as pages. */
const NO_PAGES = ['api', 'internal', 'media', 'mf', 'sandbox', 'healthz', 'readyz', 'metrics', 'assets'];
const USAGE = "npm run new:page -- [--admin] preguntas-frecuentes 'Preguntas frecuentes'";

export function newPage(args: string[]): Changes {
  const { kind, root, entries, anchor } = args[0] === '--admin' ? ADMIN : PUBLIC;
  const [given, givenTitle] = args.filter((arg) => arg !== '--admin');
  const page = checkName(given, USAGE);
  const title = givenTitle?.trim() || titleOf(page);
  const isTaken = (path: string) => path === root + page || path.startsWith(`${root}${page}/`);
  if (pages.some(({ path }) => isTaken(path)) || NO_PAGES.includes(page))
    throw new GenerateError(`${root}${page} is taken: choose another name.`);
  if (/[\\'"<>{}]/.test(title)) throw new GenerateError(`A title has no quotes and no brackets: ${title}`);
  const words = { page, Page: pascal(page), title };
  return {
    created: fillAll(kind, words),
    edited: {
      [entries]: (text) => insertAbove(text, { file: entries, anchor }, fillPart(`${kind}-entry`, words)),
    },
  };
}

if (import.meta.main)
  runGenerator(
    () => newPage(process.argv.slice(2)),
    'Then: write the page, and what its entry says of it (packages/contracts/src/pages); npm run verify -- --changed',
  );
