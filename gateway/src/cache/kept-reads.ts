import { endpoints } from '@shop/contracts/endpoints';
import type { CacheTag, Endpoint } from '@shop/contracts/endpoints/endpoint';

const PARAMETER = /\{\w+\}/;

function addressesOf(template: string, { values }: Endpoint): string[] {
  if (!PARAMETER.test(template)) return [template];
  if (!values) throw new Error(`${template} cannot be kept: nobody knows how many of it there are`);
  return values.map((value) => template.replace(PARAMETER, value));
}

const TAGS = new Map<string, CacheTag>(
  Object.entries(endpoints).flatMap(([route, endpoint]) => {
    const { cache } = endpoint;
    const template = route.replace(/^GET /, '');
    return cache ? addressesOf(template, endpoint).map((path): [string, CacheTag] => [path, cache]) : [];
  }),
);

/**
 * The tag of a GET whose answer is the same for everyone; no other is ever kept. `path` has no query: none of these
 * reads has one, so that nobody can fill the cache with variations or read past it.
 */
export const tagOfRead = (path: string): CacheTag | undefined => TAGS.get(path);
