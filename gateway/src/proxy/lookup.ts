import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';

type Answer = (
  error: NodeJS.ErrnoException | null,
  address: LookupAddress[] | string,
  family?: number,
) => void;

/**
 * Resolves a name, begun at another of its addresses each time: the system sorts the instances of a service by how
 * near they are, which would send everybody to the same one.
 */
export function lookupAnew(name: string, options: LookupOptions, answer: Answer): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return answer(error, []);
    const first = Math.floor(Math.random() * addresses.length);
    const turned = [...addresses.slice(first), ...addresses.slice(0, first)];
    if (options.all) return answer(null, turned);
    const [{ address, family } = { address: '', family: 0 }] = turned;
    answer(null, address, family);
  });
}
