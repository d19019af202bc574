import { elixirList } from '@shop/contracts/elixir';
import { namedBlend } from '@shop/contracts/menu';
import { slugOf, withSlugs } from '@shop/contracts/slug';
import type { RequestHandler } from 'express';

const TIMEOUT_MS = 4_000;
/** As a page may be called. */
const LONGEST = 120;

/** The paths of all blends' pages. @throws Error when the catalogue does not answer */
export async function readBlendPaths(apiUrl: string) {
  const answer = await fetch(`${apiUrl}/elixirs/predesigned/all`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const blends = withSlugs(elixirList.parse(await answer.json()));
  return blends.map(({ slug }) => `/menu/${slug}`);
}

/** @returns the path of a blend's page, or undefined when nothing has this name or number */
async function pathOfBlend(apiUrl: string, name: string): Promise<string | undefined> {
  const answer = await fetch(`${apiUrl}/elixirs/predesigned/named/${name}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answer.status === 404 ? undefined : `/menu/${namedBlend.parse(await answer.json()).blend.slug}`;
}

/** '/menu?elixir=velo-de-xtabentun' and '/menu?elixir=3' mean the page of one blend; an unknown one means the menu. */
export const redirectToBlend =
  (apiUrl: string): RequestHandler =>
  async (req, res, next) => {
    const { elixir } = req.query;
    if (req.path !== '/menu' || typeof elixir !== 'string') return next();
    const name = slugOf(elixir);
    if (!name || name.length > LONGEST) return next();
    const path = await pathOfBlend(apiUrl, name);
    return path ? res.redirect(path) : next();
  };
