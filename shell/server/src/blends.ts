import { flowerList } from '@shop/contracts/flower';
import { namedFlower } from '@shop/contracts/flower-page';
import { menuPart, namedBlend, type Blend } from '@shop/contracts/menu';
import { offeredCollections } from '@shop/contracts/menu-tags';
import { collectionPath } from '@shop/contracts/menu-pages';
import { slugOf } from '@shop/contracts/slug';
import type { RequestHandler } from 'express';
import { askApi, readApi } from './read-api.ts';

/** As a page may be called. */
const LONGEST = 120;

const readPart = (apiUrl: string, after: number) =>
  readApi(`${apiUrl}/elixirs/predesigned/part?after=${after}`, menuPart);

/** All blends, a part of the menu at a time. @throws Error when the catalogue does not answer */
export async function* readBlends(apiUrl: string): AsyncGenerator<Blend> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const { blends, next } = await readPart(apiUrl, after);
    yield* blends;
    after = next;
  }
}

/** The paths of all blends' pages, and of the collections that they stand in. @throws Error as readBlends */
export async function readBlendPaths(apiUrl: string) {
  const paths: string[] = [];
  const collected: Pick<Blend, 'collections'>[] = [];
  for await (const { slug, sizeOf, collections } of readBlends(apiUrl)) {
    paths.push(`/menu/${slug}`);
    if (collections && !sizeOf) collected.push({ collections });
  }
  return [...offeredCollections(collected).map(({ id }) => collectionPath(id)), ...paths];
}

/** The pages of all flowers, and when what is told of each was changed last. @throws Error as readBlends */
export async function readFlowerPages(apiUrl: string) {
  const flowers = await readApi(`${apiUrl}/flowers`, flowerList);
  return flowers.flatMap(({ slug, updatedAt }) =>
    slug ? { path: `/flores/${slug}`, changedAt: updatedAt } : [],
  );
}

/** Pages that may have moved: what answers to their names, and how they are called in it. */
const NAMED = {
  menu: { read: '/elixirs/predesigned/named/', slugIn: (told: unknown) => namedBlend.parse(told).blend.slug },
  flores: { read: '/flowers/named/', slugIn: (told: unknown) => namedFlower.parse(told).flower.slug },
};

/** @returns the path of a page now, 'gone' when it was deleted, or undefined when nothing ever had this name or number */
async function placeOf(apiUrl: string, kind: keyof typeof NAMED, name: string): Promise<string | undefined> {
  const { read, slugIn } = NAMED[kind];
  const answer = await askApi(apiUrl + read + name);
  if (answer.status === 410) return 'gone';
  return answer.status === 404 ? undefined : `/${kind}/${slugIn(await answer.json())}`;
}

/** '/menu?elixir=velo-de-xtabentun' and '/menu?elixir=3' mean the page of one blend; an unknown one means the menu. */
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

/** What is answered for an address of no page: the one where it is now, or that it is gone. */
export const whereIsNow =
  (apiUrl: string) =>
  async (path: string): Promise<{ status: 301; location: string } | { status: 404 | 410 }> => {
    const [, kind, name] = /^\/(menu|flores)\/([^/]+)$/.exec(path) ?? [];
    const place = name && (await placeOf(apiUrl, kind as keyof typeof NAMED, name));
    if (!place) return { status: 404 };
    return place === 'gone' ? { status: 410 } : { status: 301, location: place };
  };
