import { createMicroCache, type Load, type CachedRead } from '../cache/micro-cache.ts';

const PATH = '/api/flowers';
export const SECOND = 1_000;

/** A cache with a clock that only the test moves, in front of a service that it can break. */
export function setUpCache() {
  const clock = { now: 0 };
  const service = {
    version: 1,
    calls: 0,
    fails: false,
    status: 200,
    wait: Promise.resolve(),
    /** Whether the last read should wait for a service that is being replaced. */
    waits: undefined as boolean | undefined,
  };
  const changes = { heard: true };
  const cache = createMicroCache({ now: () => clock.now, hearsChanges: () => changes.heard });
  const load: Load = async ({ waits }) => {
    service.calls += 1;
    service.waits = waits;
    const { version, status } = service;
    await service.wait;
    if (service.fails) throw new Error('down');
    return { status, contentType: 'application/json', cookies: false, body: Buffer.from(String(version)) };
  };
  const ask = (over: Partial<CachedRead> = {}) =>
    cache.read({ key: PATH, tags: ['catalog'], contentType: 'application/json', load, ...over });
  const read = async (over?: Partial<CachedRead>) => (await ask(over)).encoded.plain.toString();
  return { clock, service, changes, cache, ask, read, load };
}
/** Waits until background work has ended. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
