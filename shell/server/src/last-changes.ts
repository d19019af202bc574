import { contentList, type Content } from '@shop/contracts/content';
import { LEGAL } from '@shop/contracts/legal';
import type { PageEntry } from '@shop/contracts/pages';

const TIMEOUT_MS = 4_000;

/** A page's texts; none when they cannot be read, whole or at all: an address without a date is as good. */
async function readTexts(apiUrl: string, read: string): Promise<Content[]> {
  try {
    const answer = await fetch(apiUrl + read, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return contentList.parse(await answer.json());
  } catch {
    return [];
  }
}

/** Pages of texts alone show when these were changed last; of any other nobody knows it. */
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
