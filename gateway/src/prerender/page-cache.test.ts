import { describe, expect, test } from '@jest/globals';
import type { Drawing } from './messages.ts';
import { createPageCache } from './page-cache.ts';

const drawing = (html: string, complete = true): Drawing => ({ html, complete });

/** A cache with a hand-moved clock; each drawing says how many there were. */
function setUp(draw?: (count: number) => Promise<Drawing>) {
  const clock = { now: 0 };
  const seen = { drawn: 0, failures: 0 };
  const cache = createPageCache({
    draw: async () => {
      seen.drawn += 1;
      return draw ? draw(seen.drawn) : drawing(`drawing ${seen.drawn}`);
    },
    waitMs: 300,
    failed: () => void (seen.failures += 1),
    now: () => clock.now,
  });
  return { cache, clock, seen };
}

describe('pages that are drawn ahead', () => {
  test('when a page is opened again within a minute, then it is not drawn again', async () => {
    const { cache, clock } = setUp();
    await cache.get('/');
    clock.now = 59_000;

    expect(await cache.get('/')).toEqual({ html: 'drawing 1' });
  });

  test('when many open a page at once, then it is drawn once', async () => {
    const { cache, seen } = setUp();

    await Promise.all(Array.from({ length: 20 }, () => cache.get('/')));

    expect(seen.drawn).toBe(1);
  });

  test('when a page is older than a minute, then it is shown once more and drawn anew', async () => {
    const { cache, clock } = setUp();
    await cache.get('/');
    clock.now = 61_000;

    expect(await cache.get('/')).toEqual({ html: 'drawing 1' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(await cache.get('/')).toEqual({ html: 'drawing 2' });
  });

  test('when nobody came for five minutes, then the next visitor gets a new drawing', async () => {
    const { cache, clock } = setUp();
    await cache.get('/');
    clock.now = 301_000;

    expect(await cache.get('/')).toEqual({ html: 'drawing 2' });
  });

  test('when something changes while a page is drawn, then what was drawn is never shown', async () => {
    let finish: (page: Drawing) => void = () => undefined;
    const { cache } = setUp((count) =>
      count === 1
        ? new Promise((resolve) => (finish = resolve))
        : Promise.resolve(drawing(`drawing ${count}`)),
    );
    const early = cache.get('/');
    cache.clear();
    finish(drawing('old price'));

    expect(await early).toBeUndefined();
    expect(await cache.get('/')).toEqual({ html: 'drawing 2' });
  });

  test('when data was missing, then the browser draws the page and the next try waits', async () => {
    const { cache, clock, seen } = setUp((count) => Promise.resolve(drawing('page', count > 1)));

    expect([await cache.get('/'), await cache.get('/'), seen.drawn]).toEqual([undefined, undefined, 1]);
    clock.now = 3_001;
    expect(await cache.get('/')).toEqual({ html: 'page' });
  });

  test('when drawing fails, then it is told once and the browser draws the page', async () => {
    const { cache, seen } = setUp(() => Promise.reject(new Error('broken')));

    expect([await cache.get('/'), await cache.get('/'), seen.failures]).toEqual([undefined, undefined, 1]);
  });

  test('when drawing takes too long, then the visitor does not wait for it', async () => {
    const { cache } = setUp(() => new Promise(() => undefined));

    expect(await cache.get('/')).toBeUndefined();
  });
});
