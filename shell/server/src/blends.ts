import { flowerList } from '@shop/contracts/flower';
import { namedFlower } from '@shop/contracts/flower-page';
import { menuPart, namedBlend, type Blend } from '@shop/contracts/menu';
import { offeredCollections } from '@shop/contracts/menu-tags';
import { collectionPath } from '@shop/contracts/menu-pages';
import { slugOf } from '@shop/contracts/slug';
import type { RequestHandler } from 'express';
import { askApi, readApi } from './read-api.ts';

/** The longest page name. */
const LONGEST = 120;

const readPart = (apiUrl: string, after: number) =>
  readApi(`${apiUrl}/elixirs/predesigned/part?after=${after}`, menuPart);

/** All blends, read in chunks of the menu. @throws Error when the catalogue does not answer */
export async function* readBlends(apiUrl: string): AsyncGenerator<Blend> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const { blends, next } = await readPart(apiUrl, after);
    yield* blends;
    after = next;
  }
}

/** The paths of all blends' pages, and of their collections. @throws Error as readBlends */
export async function readBlendPaths(apiUrl: string) {
  const paths: string[] = [];
  const collected: Pick<Blend, 'collections'>[] = [];
  for await (const { slug, sizeOf, collections } of readBlends(apiUrl)) {
    paths.push(`/menu/${slug}`);
    if (collections && !sizeOf) collected.push({ collections });
  }
  return [...offeredCollections(collected).map(({ id }) => collectionPath(id)), ...paths];
}

/** The pages of all flowers, with the date of their last change. @throws Error as readBlends */
export async function readFlowerPages(apiUrl: string) {
  const flowers = await readApi(`${apiUrl}/flowers`, flowerList);
  return flowers.flatMap(({ slug, updatedAt }) =>
    slug ? { path: `/flores/${slug}`, changedAt: updatedAt } : [],
  );
}

/** Pages that may have moved: the call that finds their name, and the field with the current name. */
const NAMED = {
  menu: { read: '/elixirs/predesigned/named/', slugIn: (told: unknown) => namedBlend.parse(told).blend.slug },
  flores: { read: '/flowers/named/', slugIn: (told: unknown) => namedFlower.parse(told).flower.slug },
};

/** @returns the page's current path, 'gone' when it was deleted, or undefined when the name or number never existed */
async function placeOf(apiUrl: string, kind: keyof typeof NAMED, name: string): Promise<string | undefined> {
  const { read, slugIn } = NAMED[kind];
  const answer = await askApi(apiUrl + read + name);
  if (answer.status === 410) return 'gone';
  return answer.status === 404 ? undefined : `/${kind}/${slugIn(await answer.json())}`;
}

/** '/menu?elixir=velo-de-xtabentun' and '/menu?elixir=3' lead to the page of one blend; an unknown one to the menu. */
export const redirectToBlend =
  (apiUrl: string): RequestHandler =>
  async (req, res, next) => {
    const { elixir } = req.query;
    if (req.path !== '/menu' || typeof elixir !== 'string') return next();
    const name = slugOf(elixir);
    if (!name || name.length > LONGEST) return next();
    const place = await placeOf(apiUrl, 'menu', name);
    return place?.startsWith('/') ? res.redirect(place) : next();
  };

/** The answer for an address without a page: its current address, or that it was deleted. */
export const whereIsNow =
  (apiUrl: string) =>
  async (path: string): Promise<{ status: 301; location: string } | { status: 404 | 410 }> => {
    const [, kind, name] = /^\/(menu|flores)\/([^/]+)$/.exec(path) ?? [];
    const place = name && (await placeOf(apiUrl, kind as keyof typeof NAMED, name));
    if (!place) return { status: 404 };
    return place === 'gone' ? { status: 410 } : { status: 301, location: place };
  };
