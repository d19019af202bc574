import { endpoints } from '@shop/contracts/endpoints';
import type { CacheTag, Endpoint } from '@shop/contracts/endpoints/endpoint';

/** A GET whose answer is the same for everyone; no other is ever kept. */
export type KeptRead = { path: string; tag: CacheTag; parameters?: readonly string[] | undefined };

const PARAMETER = /\{\w+\}/;

function pathsOf(template: string, { values }: Endpoint): string[] {
  if (!PARAMETER.test(template)) return [template];
  if (!values) throw new Error(`${template} cannot be kept: nobody knows how many of it there are`);
  return values.map((value) => template.replace(PARAMETER, value));
}

const READS: KeptRead[] = Object.entries(endpoints).flatMap(([route, endpoint]) => {
  const { cache: tag, parameters } = endpoint;
  if (!tag) return [];
  return pathsOf(route.replace(/^GET /, ''), endpoint).map((path) => ({ path, tag, parameters }));
});
const BY_PATH = new Map(READS.map((read) => [read.path, read]));
/** Fixed paths match case-insensitively. */
const FIXED = new Map(
  READS.filter(({ path }) => `GET ${path}` in endpoints).map((read) => [read.path.toLowerCase(), read]),
);

/**
 * The kept read at an address without its query, however the address is written: with percent codes, a slash at the end
 * or in another case. Nobody can read past the cache or fill it with variations.
 */
export function keptReadAt(path: string): KeptRead | undefined {
  const exact = BY_PATH.get(path);
  if (exact) return exact;
  const plain = decodeURIComponent(path).replace(/\/$/, '');
  return BY_PATH.get(plain) ?? FIXED.get(plain.toLowerCase());
}
