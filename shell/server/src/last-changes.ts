import { contentList, type Content } from '@shop/contracts/content';
import { LEGAL } from '@shop/contracts/legal';
import type { PageEntry } from '@shop/contracts/pages';
import { readApi } from './read-api.ts';

/** A page's texts; none when they cannot be read: an address without a date is valid too. */
const readTexts = (apiUrl: string, read: string): Promise<Content[]> =>
  readApi(apiUrl + read, contentList).catch(() => []);

/** The last change is known only for pages that consist of texts. */
export async function withChanges(apiUrl: string, pages: readonly PageEntry[]) {
  const isText = (read: string) => read.startsWith('/content/');
  const ofTexts = pages.filter(({ reads = [] }) => reads.length > 0 && reads.every(isText));
  const reads = [...new Set(ofTexts.flatMap((page) => page.reads ?? []))];
  const texts = new Map(
    await Promise.all(reads.map(async (read) => [read, await readTexts(apiUrl, read)] as const)),
  );
  return pages.map((page) => {
    if (!ofTexts.includes(page)) return { path: page.path };
    const shown = LEGAL.find(({ path }) => path === page.path)?.sections;
    const changes = (page.reads ?? [])
      .flatMap((read) => texts.get(read) ?? [])
      .filter(({ section }) => !shown || shown.includes(section))
      .map(({ updatedAt }) => updatedAt);
    return { path: page.path, changedAt: changes.toSorted().at(-1) };
  });
}

/** A post and the address of its page. */
export type Post = { path: string; title: string; changedAt: string };

export const readPosts = async (apiUrl: string): Promise<Post[]> =>
  (await readTexts(apiUrl, '/content/recetas')).map(({ section, title, updatedAt }) => ({
    path: `/recetas/${section}`,
    title: title || 'Receta',
    changedAt: updatedAt,
  }));

/** The posts' pages and their list page; none while there are no posts. */
export async function readPostPages(apiUrl: string) {
  const own = await readPosts(apiUrl);
  const changedAt = own
    .map((post) => post.changedAt)
    .toSorted()
    .at(-1);
  return own.length > 0 ? [{ path: '/recetas', changedAt }, ...own] : [];
}
