import { elixirList } from '@shop/contracts/elixir';
import { withSlugs } from '@shop/contracts/slug';
import type { RequestHandler } from 'express';

const TIMEOUT_MS = 4_000;

/** The blends of the menu with the paths of their pages. @throws Error when the catalogue does not answer */
export async function readBlends(apiUrl: string) {
  const answer = await fetch(`${apiUrl}/elixirs/predesigned/all`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const blends = withSlugs(elixirList.parse(await answer.json()));
  return blends.map(({ id, slug }) => ({ id, slug, path: `/menu/${slug}` }));
}

/** '/menu?elixir=velo-de-xtabentun' and '/menu?elixir=3' mean the page of one blend; an unknown one means the menu. */
export const redirectToBlend =
  (apiUrl: string): RequestHandler =>
  async (req, res, next) => {
    const { elixir } = req.query;
    if (req.path !== '/menu' || !elixir) return next();
    const blends = await readBlends(apiUrl);
    const named = blends.find(({ id, slug }) => elixir === slug || elixir === String(id));
    return named ? res.redirect(named.path) : next();
  };
