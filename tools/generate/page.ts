/**
 * Makes a public page of the storefront: npm run new:page -- NAME ['Título']
 * It stands at /NAME, is rendered by the server and listed for crawlers; header and footer do not name it.
 */
import { pages } from '@shop/contracts/pages';
import { insertAbove } from './insert-above.ts';
import { checkName, GenerateError, pascal, titleOf } from './names.ts';
import { fillAll, fillPart } from './templates.ts';
import { runGenerator, type Changes } from './write-changes.ts';

const MANIFEST = 'packages/contracts/src/pages.ts';
const ROUTES = 'mf-storefront/src/routes.tsx';
/** What the gateway takes for something else than a page. */
const NO_PAGES = ['api', 'internal', 'media', 'mf', 'sandbox', 'healthz', 'readyz', 'metrics', 'assets'];
const USAGE = "npm run new:page -- preguntas-frecuentes 'Preguntas frecuentes'";

export function newPage([given, givenTitle]: string[]): Changes {
  const page = checkName(given, USAGE);
  const title = givenTitle?.trim() || titleOf(page);
  const first = pages.flatMap(({ path }) => path.split('/')[1] || []);
  if ([...first, ...NO_PAGES].includes(page))
    throw new GenerateError(`/${page} is taken: choose another name.`);
  if (/[\\'"<>{}]/.test(title)) throw new GenerateError(`A title has no quotes and no brackets: ${title}`);
  const words = { page, Page: pascal(page), title };
  const part = (name: string) => fillPart(name, words);
  return {
    created: fillAll('page', words),
    edited: {
      [MANIFEST]: (text) =>
        insertAbove(text, { file: MANIFEST, anchor: "  framed('/cart'," }, part('page-entry')),
      [ROUTES]: (text) =>
        [
          { anchor: "\n/** The shop's public pages;", lines: part('page-code') },
          { anchor: '];\nexport default routes;', lines: part('page-route') },
          { anchor: ']);\n\nconst codeOf', lines: part('page-preload') },
        ].reduce((all, { anchor, lines }) => insertAbove(all, { file: ROUTES, anchor }, lines), text),
    },
  };
}

if (import.meta.main)
  runGenerator(
    () => newPage(process.argv.slice(2)),
    'Then: write the page, and its summary in pages.ts; npm run verify -- --changed',
  );
