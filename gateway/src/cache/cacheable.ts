import { CONTENT_PAGES } from '@shop/contracts/content';

/** What is cached together and therefore goes stale together. */
export type Noun = 'catalog' | 'content';

const CACHED = new Map<string, Noun>([
  ['/api/elixirs/predesigned/all', 'catalog'],
  ['/api/flowers', 'catalog'],
  ['/api/content/home/hero', 'content'],
  ['/api/content/home/benefits', 'content'],
  ...CONTENT_PAGES.map((page): [string, Noun] => [`/api/content/${page}`, 'content']),
]);

const CHANGES: [RegExp, Noun][] = [
  [/^\/api\/(elixirs|flowers)(\/|$)/, 'catalog'],
  [/^\/api\/admin\/content(\/|$)/, 'content'],
];

/**
 * The noun of a GET that is the same for everyone; no other is ever kept. A query is not part of any of them, so that
 * nobody can fill the cache with variations.
 */
export const nounOfRead = (url: string): Noun | undefined => CACHED.get(url);

/** The noun that an administrator's write to this path changes. */
export const nounOfWrite = (path: string): Noun | undefined =>
  CHANGES.find(([pattern]) => pattern.test(path))?.[1];
