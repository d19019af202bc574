import { pathOf } from '@shop/http/answer';

/**
 * One address for one page: the path with those parameters that change what is shown, always in one order.
 * @param url path and query as the browser sent them
 */
export function addressOf(url: string, parameters: readonly string[] = []): string {
  const path = pathOf(url);
  const given = new URLSearchParams(url.slice(path.length));
  const said = parameters.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return said.length > 0 ? `${path}?${new URLSearchParams(said).toString()}` : path;
}

/** Remembers the `max` keys that were used last, and calls `forget` for the one before them. */
export function createLatest(max: number, forget: (key: string) => void): (key: string) => void {
  const keys = new Set<string>();
  return (key) => {
    keys.delete(key);
    keys.add(key);
    const [oldest] = keys;
    if (keys.size <= max || oldest === undefined) return;
    keys.delete(oldest);
    forget(oldest);
  };
}
