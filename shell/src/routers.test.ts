import { expect, test } from '@jest/globals';
import { REMOTE_NAMES } from '@shop/contracts/pages';
import { pages } from '@shop/contracts/pages/all';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteObject } from 'react-router-dom';
import admin from '../../mf-admin/src/routes.tsx';
import checkout from '../../mf-checkout/src/routes.tsx';
import storefront from '../../mf-storefront/src/routes.tsx';

const ROUTERS = { storefront, checkout, admin };
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const sourceOf = (name: string) => join(ROOT, `mf-${name}/src`);

/** The addresses that a router renders; frames around other routes are not included. */
const drawnBy = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path = '', children }) => (children ? drawnBy(children) : [path]));

test.each(REMOTE_NAMES)(
  'when a page of %s has an entry then its router draws it once, from a file that is there, and no file is without an entry',
  (name) => {
    const listed = pages.filter(({ owner }) => owner === name);

    expect(drawnBy(ROUTERS[name]).toSorted()).toEqual(listed.map(({ path }) => path).toSorted());
    // One file may render several addresses.
    expect([...new Set(listed.map(({ file }) => `${file}.page.tsx`))].toSorted()).toEqual(
      globSync('**/*.page.tsx', { cwd: sourceOf(name) }).toSorted(),
    );
  },
);

test.each(pages.map(({ owner, file }) => `${owner}/${file}`))(
  'when %s is loaded then its file has the page and nothing else',
  (name) => {
    const [, owner = '', file = ''] = /^(\w+)\/(.*)$/.exec(name) ?? [];
    const text = readFileSync(join(sourceOf(owner), `${file}.page.tsx`), 'utf8');

    expect(text.match(/^export .*/gm)).toEqual([expect.stringMatching(/^export const \w+Page = /)]);
  },
);
